"""The standard game of Scrabble and solitaire. Methods in the contract's order."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from slovoteka.core.base_state import TIMEOUTS_TO_LEAVE
from slovoteka.core.clock import Clock
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window, places
from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble import drawing, flow, judging, turns, views
from slovoteka.games.scrabble.actions import (
    Accept,
    Action,
    Challenge,
    Exchange,
    Lay,
    Pass,
    Pick,
    Play,
    Swap,
    Take,
    ThemeVote,
    Tile,
    Vote,
    readable,
)
from slovoteka.games.scrabble.bags import BAGS, bags_of
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.exchange import check_exchange
from slovoteka.games.scrabble.leaving import go_on_without
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.midway import from_position
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.options import JACKS, Options
from slovoteka.games.scrabble.plays import blanks_on, faces_on, taken_from
from slovoteka.games.scrabble.resample import other_world
from slovoteka.games.scrabble.sample import some_fits
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.state import Stage, State
from slovoteka.games.scrabble.windows import windows

_SAMPLE = 10


class Standard:
    def __init__(self, options: Options, oracle: Oracle) -> None:
        self._options = options
        self._setting = Setting(options, oracle)
        book = options.book
        self._allowed = {
            "turn": (Play | Lay | Exchange | Pass | Swap, book.turn),
            "respond": (Challenge | Accept, book.challenge),
            "challenge": (Challenge, book.challenge),
            "vote": (Vote, book.challenge),
            "theme": (ThemeVote, "SM-G18"),
            "draw": (Take, "SM-75"),
            "pick": (Pick, "SM-90"),
        }
        """What actions a window takes, and the rule that says so."""

    def start(self) -> State:
        empty = self._before_the_first_tile()
        return from_position(self._options, empty) if self._options.position else empty

    def _before_the_first_tile(self) -> State:
        options, count = self._options, self._options.racks
        first = options.first if options.seats > 1 else 0
        return State(
            stage=Stage.ORDER if first is None else Stage.DRAW,
            bags=bags_of(options.tiles, two=options.two_bags),
            racks=("",) * count,
            scores=(0,) * count,
            contenders=tuple(range(count)) if first is None else (),
            owed=(0,) * count if first is None else (RACK,) * count,
            starter=first or 0,
            mover=first or 0,
            opening=JACKS if options.jacks else 2,
            passes_by_rack=(0,) * count,
            shown=("",) * count,
            clock=Clock((options.game_ms,) * count) if options.clock == "game" else None,
            timeouts=(0,) * count,
        )

    # --- invitations ------------------------------------------------------------------------------------------------

    def windows(self, state: State) -> tuple[Window, ...]:
        return windows(self._setting, state)

    def check(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> None:  # noqa: ARG002
        action = readable(action)
        taken, rule = self._allowed[window.kind]
        if not isinstance(action, taken):
            raise Illegal(rule, "not-now", window=window.kind)
        match action:
            case Play() | Lay():
                turns.check_play(self._setting, state, action)
            case Exchange(letters):
                check_exchange(self._options, letters, bag_left=state.bag_left, opening=state.opening)
                self._exchanged(state, letters)
            case Swap():
                turns.check_swap(self._setting, state, action)
            case Pick():
                drawing.check_pick(state, action)

    def apply(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> Step[State]:
        action = readable(action)
        if not isinstance(action, Play | Lay):  # `lay_word` checks a play itself, so that the dictionary is asked once
            self.check(state, seat, window, action, at_ms)
        elif window.kind != "turn":
            raise Illegal(self._allowed[window.kind][1], "not-now", window=window.kind)
        if window.kind == "turn":
            return self._turn(state.with_timeouts(state.mover, 0), action, at_ms)
        match action:
            case Accept():
                return judging.accept(self._setting, state, seat, at_ms)
            case Challenge():
                return judging.challenge(self._setting, state, seat, at_ms)
            case Take(bag):
                return drawing.choose_bag(state, BAGS.index(bag), at_ms)
            case Pick(letters):
                return drawing.pick_tiles(self._setting, state, letters, at_ms)
        raise Illegal("host", "sealed", window=window.id)  # votes arrive through `close`

    def _turn(self, state: State, action: Action, at_ms: int) -> Step[State]:
        setting = self._setting
        if isinstance(action, Swap):
            return turns.swap_blank(setting, state, action)
        if isinstance(action, Play | Lay) and (wrong := turns.wrong_word(setting, state, action)) is not None:
            return turns.refuse_word(setting, state, wrong, at_ms)
        stopped = flow.stop_clock(state, at_ms)
        match action:
            case Play() | Lay():
                return turns.lay_word(setting, stopped, action, at_ms)
            case Exchange(letters):
                return drawing.exchange(setting, stopped, self._exchanged(state, letters), at_ms)
        return turns.pass_turn(setting, stopped, at_ms)

    def _exchanged(self, state: State, letters: str) -> str:
        return taken_from(state.racks[state.mover], any_blank(letters), self._setting.book)

    def close(self, state: State, window: Window, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        setting, seats = self._setting, window.seats
        match window.kind:
            case "turn":
                return self._time_is_over(state, at_ms)
            case "respond":
                passed = state.but(passed=judging.opponents(state))
                return judging.after_silence(setting, passed, at_ms)
            case "vote":
                votes = {seat: vote for seat in seats if isinstance(vote := answers.get(seat), Vote)}
                return judging.decide_vote(setting, state, votes, at_ms)
            case "theme":
                read = {seat: readable(answers[seat]) for seat in seats if isinstance(answers.get(seat), ThemeVote)}
                on_theme = {seat: vote for seat, vote in read.items() if isinstance(vote, ThemeVote)}
                return judging.decide_theme(setting, state, on_theme, at_ms)
            case "draw":
                return drawing.choose_bag(state, drawing.fuller_bag(state), at_ms)
            case "pick":
                return drawing.pick_tiles(setting, state, state.bags[0][: drawing.to_pick(state)], at_ms)
        raise Illegal("host", "no-limit", window=window.id)

    def _time_is_over(self, state: State, at_ms: int) -> Step[State]:
        """Passes (SM-G24). A player who misses three turns in a row has left."""
        mover = state.mover
        missed = flow.stop_clock(state, at_ms).with_timeouts(mover, state.timeouts[mover] + 1)
        if missed.timeouts[mover] >= TIMEOUTS_TO_LEAVE:
            return self.leave(missed, self._setting.options.seat_of(mover), at_ms)
        return turns.pass_turn(self._setting, missed, at_ms, in_time=False)

    def leave(self, state: State, seat: int, at_ms: int) -> Step[State]:
        if not 0 <= seat < self._options.seats or seat in state.gone or state.stage is Stage.OVER:
            raise Illegal("host", "not-there", seat=seat + 1)
        racks = tuple(rack for rack in state.active if self._options.seat_of(rack) == seat)
        gone = state.but(gone=state.gone + racks)
        step = go_on_without(self._setting, gone, seat, at_ms)
        return step.after(Fact(views.Left(seat)))

    # --- chance -----------------------------------------------------------------------------------------------------

    def chance(self, state: State) -> Urn | None:
        return drawing.urn(self._setting, state)

    def apply_draw(self, state: State, drawn: int, at_ms: int) -> Step[State]:
        urn = self.chance(state)
        if urn is None:
            raise AssertionError("nothing to draw")
        draw = drawing.draw_lot if state.stage is Stage.ORDER else drawing.draw_tile
        return draw(self._setting, state, urn.face(drawn), at_ms)

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self, state: State) -> views.Public:
        return views.public(self._options, state)

    def private(self, state: State, seat: int) -> views.Private:
        return views.private(self._options, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.stage is not Stage.OVER:
            return None
        if self._options.two_racks:  # SM-89: one person, both scores
            return Outcome(reason=state.reason, scores=(sum(state.scores),), places=(1,))
        return Outcome(reason=state.reason, scores=state.scores, places=places(state.scores, gone=state.gone))

    def moves(self, state: State, seat: int, window: Window) -> Iterable[Action]:
        match window.kind:
            case "turn":
                offered = islice(self._plays(state), _SAMPLE)
                return [*offered, *self._legal(state, seat, window, self._other_turns(state)), Pass()]
            case "respond":
                return [Accept(), Challenge()]
            case "challenge":
                return [Challenge()]
            case "vote":
                return [Vote(True), Vote(False)]
            case "theme":
                claimed = state.pending.theme if state.pending else ()
                return [ThemeVote(claimed), ThemeVote(())]
            case "draw":
                return [Take(bag) for bag in BAGS]
        count = drawing.to_pick(state)
        return [Pick(state.bags[0][:count]), Pick("".join(sorted(state.bags[0][-count:])))]

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return other_world(self._options, state, seat, rng)

    def inventory(self, state: State) -> tuple[str, ...]:
        loose = "".join((*state.bags, *state.racks, state.aside))
        return tuple(sorted(faces_on(state.grid) + any_blank(loose)))

    # --- a sample of turns ------------------------------------------------------------------------------------------

    def _plays(self, state: State) -> Iterator[Action]:
        """A few legal plays, most of them as a word and some tile by tile."""
        setting = self._setting
        fits = some_fits(state.grid, state.racks[state.mover], setting.book, setting.layout.alphabet)
        for place, play in enumerate(fits):
            claimed = place if self._options.declare else None
            theme = play.words[:1] if setting.options.votes_on_theme and place % 2 else ()
            action: Play | Lay = Play(play.at, play.tiles, claimed, theme)
            if place % 5 == 4:
                tiles = tuple(Tile(at_text(square, down=False), tile) for square, tile in play.new)
                action = Lay(tiles, claimed, theme)
            try:
                turns.check_play(setting, state, action)
            except Refusal:
                continue
            yield action

    def _other_turns(self, state: State) -> Iterator[Action]:
        rack = state.racks[state.mover]
        yield from (Exchange(rack[:count]) for count in (1, len(rack)))
        for square, letter in blanks_on(state.grid):
            yield Swap(at_text(square, down=False), letter)

    def _legal(self, state: State, seat: int, window: Window, actions: Iterable[Action]) -> Iterator[Action]:
        for action in actions:
            try:
                self.check(state, seat, window, action, 0)
            except Refusal:
                continue
            yield action

"""«Запретные слова»: lay letters so that nobody can call a noun. Methods in the contract's order."""

from collections.abc import Iterable, Mapping
from itertools import combinations, islice

from slovoteka.core import piles
from slovoteka.core.base_state import TIMEOUTS_TO_LEAVE
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window, places
from slovoteka.core.oracle import Oracle, WouldGiveWord
from slovoteka.games.forbidden import views
from slovoteka.games.forbidden.actions import (
    Accept,
    Action,
    Call,
    Choose,
    Doubt,
    Lay,
    Pass,
    Ready,
    Vote,
    readable,
)
from slovoteka.games.forbidden.calls import call_word, check_call, decide_doubt, decide_vote, finish
from slovoteka.games.forbidden.options import (
    HAND,
    OPENING,
    RED_NEEDED,
    SHORTEST_WORD,
    Options,
)
from slovoteka.games.forbidden.state import Stage, State
from slovoteka.games.forbidden.windows import windows

_ALLOWED = {
    "turn": (Lay, "ZS-14"),
    "respond": (Call | Pass, "ZS-18"),
    "call": (Call, "ZS-18"),
    "choose": (Choose, "ZS-30"),
    "doubt": (Accept | Doubt, "ZS-40"),
    "vote": (Vote, "ZS-40"),
    "ready": (Ready, "ZS-38"),
}
"""What actions a window takes, and the rule that says so."""
_CALL_SAMPLE = 12


class Forbidden:
    def __init__(self, options: Options, oracle: Oracle) -> None:
        self._options = options
        self._oracle = oracle
        self._red = frozenset(options.deck.red)

    def start(self) -> State:
        blank, none = ("",) * self._options.seats, (0,) * self._options.seats
        first = self._options.first
        return State(
            stage=Stage.FIRST if first is None else Stage.RED,
            window=self._options.deck.red,
            deck=self._options.deck.black,
            hands=blank,
            discards=blank,
            quiet_until_ms=none,
            fines=none,
            timeouts=none,
            starter=first or 0,
            mover=first or 0,
        )

    # --- invitations ------------------------------------------------------------------------------------------------

    def windows(self, state: State) -> tuple[Window, ...]:
        return windows(self._options, state)

    def check(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> None:
        action = readable(action)
        taken, rule = _ALLOWED[window.kind]
        if not isinstance(action, taken):
            raise Illegal(rule, "not-now", window=window.kind)
        if isinstance(action, Lay):
            self._check_letter(state, seat, action.letter)
        elif isinstance(action, Call):
            check_call(state, seat, action, at_ms)

    def apply(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> Step[State]:
        self.check(state, seat, window, action, at_ms)
        match action := readable(action):
            case Lay(letter):
                return self._lay(state.with_timeouts(seat, 0), seat, letter, at_ms)
            case Call():
                return self._go_on(call_word(self._options, self._oracle, state, seat, action, at_ms), at_ms)
            case Pass():
                return self._pass(state, seat, at_ms)
            case Choose():
                return self._choose(state, seat, action.next == "self", at_ms)
            case Accept() | Doubt():
                return self._decide_doubt(state, isinstance(action, Doubt), at_ms)
            case Ready():
                return self._ready(state.with_passed(seat), at_ms)
        raise Illegal("ZS-40", "not-now", window=window.kind)  # votes are sealed and arrive through `close`

    def close(self, state: State, window: Window, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        match window.kind:
            case "turn":
                return self._draw_lots(state, at_ms)
            case "respond":
                return self._after_silence(state, at_ms)
            case "choose":
                return self._choose(state, window.seats[0], False, at_ms)
            case "doubt":
                return self._decide_doubt(state, False, at_ms)
            case "vote" if state.pending is not None:
                votes = {seat: vote for seat in window.seats if isinstance(vote := answers.get(seat), Vote)}
                return self._go_on(decide_vote(self._options, state, state.pending, votes, at_ms), at_ms)
            case "ready":
                return self._ready(state.but(passed=state.active), at_ms)
        raise Illegal("host", "no-limit", window=window.id)

    def leave(self, state: State, seat: int, at_ms: int) -> Step[State]:
        """Takes the hand out of play, still hidden, and does for the seat what it had to do."""
        if seat not in state.active or state.stage is Stage.OVER:
            raise Illegal("host", "not-there", seat=seat + 1)
        gone = state.but(gone=(*state.gone, seat))
        facts = (Fact(views.Left(seat)),)
        if len(gone.active) < 2 and state.stage is not Stage.BREAK:
            step = finish(self._options, gone, "left", at_ms)
        else:
            step = self._go_on_without(gone, seat, at_ms)
        if seat == step.state.last_mover:
            step = Step(step.state.but(last_mover=None), step.facts)
        return step.after(*facts)

    # --- chance -----------------------------------------------------------------------------------------------------

    def chance(self, state: State) -> Urn | None:
        match state.stage:
            case Stage.FIRST:
                return Urn.of("first", (str(seat) for seat in state.active))
            case Stage.RED:
                return Urn.of("red", state.window)
            case Stage.DEAL | Stage.REFILL:
                return Urn.of("black", state.deck)
            case Stage.LOT:
                return Urn.of("hand", state.hands[state.mover])
        return None

    def apply_draw(self, state: State, drawn: int, at_ms: int) -> Step[State]:
        urn = self.chance(state)
        if urn is None:
            raise AssertionError("nothing to draw")
        face = urn.face(drawn)
        if state.stage is Stage.FIRST:
            seat = int(face)
            begun = state.but(stage=Stage.RED, starter=seat, mover=seat)
            return Step(begun, (Fact(views.Began(seat)),))
        if state.stage is Stage.RED:
            return self._open_conversation(state, face, at_ms)
        if state.stage is Stage.LOT:
            return self._lay(state, state.mover, face, at_ms, in_time=False)
        to = self._next_to_deal(state) if state.stage is Stage.DEAL else state.last_mover
        if to is None:
            raise AssertionError("a card for nobody")
        return self._deal(state, to, face, at_ms)

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self, state: State) -> views.Public:
        return views.public(state)

    def private(self, state: State, seat: int) -> views.Private:
        return views.private(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.stage is not Stage.OVER:
            return None
        totals = tuple(sum(game[seat] for game in state.sheet) for seat in range(state.seats))
        ranked = places(totals, low_wins=True, gone=state.gone)
        return Outcome(reason=state.reason, scores=totals, places=ranked)

    def moves(self, state: State, seat: int, window: Window) -> Iterable[Action]:
        match window.kind:
            case "turn":
                return self._letters(state, seat)
            case "respond":
                return [Pass(), *self._some_calls(state)]
            case "call":
                return self._some_calls(state)
            case "choose":
                return [Choose("self"), Choose("left")]
            case "doubt":
                return [Accept(), Doubt()]
            case "vote":
                return [Vote(True), Vote(False)]
        return [Ready()]

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """Shuffles the deck and all other hands, because this seat has not seen these cards."""
        others = "".join(hand for place, hand in enumerate(state.hands) if place != seat)
        hidden = piles.shuffled(state.deck + others, rng)
        hands = []
        for place, hand in enumerate(state.hands):
            hands.append(hand if place == seat else "".join(sorted(hidden[: len(hand)])))
            if place != seat:
                del hidden[: len(hand)]
        other_world = state.but(hands=tuple(hands), deck="".join(sorted(hidden)))
        return other_world if seat == state.mover else other_world.but(warned="")

    def inventory(self, state: State) -> tuple[str, ...]:
        held = (state.conversation, state.window, state.deck, state.common_discard, *state.hands, *state.discards)
        return tuple(sorted("".join(held)))

    # --- turns ------------------------------------------------------------------------------------------------------

    def _check_letter(self, state: State, seat: int, letter: str) -> None:
        if len(letter) != 1:
            raise Illegal("ZS-14", "one-letter", letter=letter)
        if letter == "Ё":
            raise Illegal("ZS-08", "no-such-card", letter=letter)
        if letter == "Ъ":
            raise Illegal("ZS-09", "no-such-card", letter=letter)
        if letter in self._red:
            if len(state.window) < RED_NEEDED:
                raise Illegal("ZS-15", "too-few-red", letter=letter, left=len(state.window), needed=RED_NEEDED)
            if letter not in state.window:
                raise Illegal("ZS-15", "not-in-the-window", letter=letter)
        elif letter not in state.hands[seat]:
            raise Illegal("ZS-16", "not-in-hand", letter=letter)

    def _letters(self, state: State, seat: int) -> list[Action]:
        red = state.window if len(state.window) >= RED_NEEDED else ""
        return [Lay(letter) for letter in dict.fromkeys(red + state.hands[seat])]

    def _lay(self, state: State, seat: int, letter: str, at_ms: int, in_time: bool = True) -> Step[State]:
        red = letter in self._red
        laid = state.but(
            conversation=state.conversation + letter,
            window=piles.remove(state.window, letter) if red else state.window,
            hands=state.hands if red else state.with_hand(seat, piles.remove(state.hands[seat], letter)),
            last_mover=seat,
            warned="",
        )
        facts = (Fact(views.Laid(seat, letter, red, in_time)),)
        if red:
            return Step(self._open_response(laid, at_ms), facts)
        return Step(laid.but(stage=Stage.REFILL), facts)

    def _draw_lots(self, state: State, at_ms: int) -> Step[State]:
        """Lays a random card of the hand when the time is up. A player who misses three turns in a row has left."""
        missed = state.timeouts[state.mover] + 1
        if missed >= TIMEOUTS_TO_LEAVE:
            return self.leave(state, state.mover, at_ms)
        return Step(state.with_timeouts(state.mover, missed).but(stage=Stage.LOT))

    def _open_response(self, state: State, at_ms: int) -> State:
        return state.renewed(at_ms, stage=Stage.RESPOND, passed=())

    def _pass(self, state: State, seat: int, at_ms: int) -> Step[State]:
        passed = state.with_passed(seat)
        facts = (Fact(views.Passed(seat)),)
        if passed.unanswered(passed.opponents):
            return Step(passed, facts)
        step = self._after_silence(passed, at_ms)
        return step.after(*facts)

    def _after_silence(self, state: State, at_ms: int) -> Step[State]:
        """Nobody called a word. The turn passes clockwise, or an empty deck ends the game (ZS-32, ZS-G7)."""
        if not state.deck:
            return finish(self._options, state, "deck", at_ms)
        return self._open_turn(state, state.left_of(state.mover), at_ms)

    def _open_turn(self, state: State, mover: int, at_ms: int) -> Step[State]:
        turn = state.renewed(at_ms, stage=Stage.TURN, mover=mover, passed=())
        return self._warned(Step(turn))

    def _warned(self, step: Step[State]) -> Step[State]:
        """Tells beginners which of their letters would complete a word. The answer becomes part of the record."""
        state = step.state
        if not self._options.warn or state.stage is not Stage.TURN:
            return step
        letters = "".join(action.letter for action in self._letters(state, state.mover) if isinstance(action, Lay))
        answer = self._oracle.ask(WouldGiveWord(state.conversation, letters))
        warned = "".join(letter for letter, gives in zip(letters, answer.each, strict=True) if gives)
        return Step(state.but(warned=warned), step.facts)

    def _choose(self, state: State, seat: int, himself: bool, at_ms: int) -> Step[State]:
        mover = seat if himself else state.left_of(seat)
        step = self._open_turn(state, mover, at_ms)
        return step.after(Fact(views.Chose(seat, mover)))

    def _decide_doubt(self, state: State, doubts: bool, at_ms: int) -> Step[State]:
        if state.pending is None:
            raise AssertionError("no call to doubt")
        return self._go_on(decide_doubt(self._options, state, state.pending, doubts, at_ms), at_ms)

    def _go_on(self, step: Step[State], at_ms: int) -> Step[State]:
        """Goes on after a call. Skips the opponents' answers if no word is left to find or nobody is left to answer."""
        state = step.state
        silent = len(state.conversation) < SHORTEST_WORD or not state.unanswered(state.opponents)
        if state.stage is Stage.RESPOND and silent:
            silence = self._after_silence(state, at_ms)
            return silence.after(*step.facts)
        return self._warned(step)

    def _go_on_without(self, state: State, seat: int, at_ms: int) -> Step[State]:
        """Goes on after a seat has left. A call cannot hit a player who is gone, so a pending one is dropped."""
        stage = state.stage
        if stage is Stage.BREAK:
            if len(state.active) < 2:
                return Step(state.but(stage=Stage.OVER, reason="left"))
            return self._ready(state, at_ms)
        if state.pending is not None and seat == state.last_mover:
            stage = state.pending.back_to
            state = state.but(pending=None)
        if stage in (Stage.DOUBT, Stage.VOTE) and seat == state.mover:
            return Step(state.but(mover=state.left_of(seat)))
        if stage is Stage.TURN and seat in (state.mover, state.last_mover):
            mover = state.mover if state.mover in state.active else state.left_of(seat)
            return self._open_turn(state, mover, at_ms)
        if stage is Stage.CHOOSE and seat == state.last_mover:
            return self._open_turn(state, state.left_of(seat), at_ms)
        if stage is Stage.RESPOND and (seat == state.last_mover or not state.unanswered(state.opponents)):
            return self._after_silence(state, at_ms)
        return Step(state)

    # --- a game and the next ----------------------------------------------------------------------------------------

    def _open_conversation(self, state: State, letter: str, at_ms: int) -> Step[State]:
        opened = state.but(conversation=state.conversation + letter, window=piles.remove(state.window, letter))
        facts = (Fact(views.Opened(letter)),)
        if len(opened.conversation) < OPENING:
            return Step(opened, facts)
        if self._next_to_deal(opened) is not None:
            return Step(opened.but(stage=Stage.DEAL), facts)
        ready = opened.but(stage=state.after_chance, since_ms=at_ms)
        step = self._go_on(Step(ready), at_ms)
        return step.after(*facts)

    def _deal(self, state: State, seat: int, face: str, at_ms: int) -> Step[State]:
        dealt = state.but(
            deck=piles.remove(state.deck, face), hands=state.with_hand(seat, piles.add(state.hands[seat], face))
        )
        others = tuple(other for other in range(state.seats) if other != seat)
        facts = (Fact(views.Drew(seat, face), (seat,)), Fact(views.Drew(seat), others))
        if state.stage is Stage.REFILL:
            return Step(self._open_response(dealt, at_ms), facts)
        if self._next_to_deal(dealt) is not None:
            return Step(dealt, facts)
        step = self._open_turn(dealt, dealt.mover, at_ms)
        return step.after(*facts)

    def _next_to_deal(self, state: State) -> int | None:
        """Cards are dealt one at a time around the table, beginning with the first to move."""
        seats = [(state.starter + step) % state.seats for step in range(state.seats)]
        short = [seat for seat in seats if seat not in state.gone and len(state.hands[seat]) < HAND]
        return min(short, key=lambda seat: len(state.hands[seat])) if short else None

    def _ready(self, state: State, at_ms: int) -> Step[State]:
        if state.unanswered(state.active):
            return Step(state)
        fresh = self.start()
        starter = state.left_of(state.starter)
        return Step(
            fresh.but(
                table=state.table + 1,
                since_ms=at_ms,
                stage=Stage.RED,
                starter=starter,
                mover=starter,
                gone=state.gone,
                sheet=state.sheet,
                timeouts=state.timeouts,
            )
        )

    def _some_calls(self, state: State) -> list[Action]:
        """A sample of calls. Without a dictionary any letters of the conversation will do."""
        letters = combinations(sorted(state.conversation), SHORTEST_WORD)
        return [Call("".join(word)) for word in islice(dict.fromkeys(letters), _CALL_SAMPLE)]

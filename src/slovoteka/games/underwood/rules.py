"""«Ундервуд»: words of letter cards, a tape, wild cards and prize cards. Methods in the contract's order."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from slovoteka.core import piles
from slovoteka.core.base_state import TIMEOUTS_TO_LEAVE
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Outcome, Rng, Step, Urn, Window, places
from slovoteka.core.oracle import IsWord, Oracle
from slovoteka.core.words import Verdict
from slovoteka.games.underwood import views, votes
from slovoteka.games.underwood.actions import Accept, Action, Discard, Doubt, Ready, Turn, Vote, readable
from slovoteka.games.underwood.deck import letters_in, prizes_in
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.midway import from_position
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.prize_signs import prize_number, prize_shown, prize_sign
from slovoteka.games.underwood.resample import other_world
from slovoteka.games.underwood.rounds import (
    begin_round,
    deck_urn,
    finish_round,
    is_over,
    is_stuck,
    next_turn,
    place_drawn,
)
from slovoteka.games.underwood.sample import some_turns
from slovoteka.games.underwood.scoring import count_word
from slovoteka.games.underwood.spelling import cards_of, word_of
from slovoteka.games.underwood.state import Stage, State
from slovoteka.games.underwood.turns import LaidOut, TurnDraft, draft, is_out
from slovoteka.games.underwood.windows import windows

_ALLOWED = {
    "turn": (Turn | Discard, "UW-19"),
    "respond": (Accept | Doubt, "UW-G24"),
    "doubt": (Doubt, "UW-G24"),
    "vote": (Vote, "UW-G24"),
    "ready": (Ready, "UW-50"),
}
"""What actions a window takes, and the rule that says so."""


class Underwood:
    def __init__(self, options: Options, oracle: Oracle) -> None:
        self._options = options
        self._oracle = oracle

    def start(self) -> State:
        options, seats = self._options, self._options.seats
        blank: tuple[str, ...] = ("",) * seats
        empty = State(
            stage=Stage.DEALER,
            deck=options.deck.cards,
            hands=blank,
            shown=blank,
            words=((),) * seats,
            timeouts=(0,) * seats,
        )
        return empty if options.position is None else from_position(options, options.position, empty)

    # --- invitations ------------------------------------------------------------------------------------------------

    def windows(self, state: State) -> tuple[Window, ...]:
        return windows(self._options, state)

    def check(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> None:  # noqa: ARG002
        action = readable(action)
        taken, rule = _ALLOWED[window.kind]
        if not isinstance(action, taken):
            raise Illegal(rule, "not-now", window=window.kind)
        if isinstance(action, Discard):
            self._check_discard(state, seat, action.prize)
        elif isinstance(action, Turn):
            self._check_turn(state, seat, action)

    def apply(self, state: State, seat: int, window: Window, action: Action, at_ms: int) -> Step[State]:
        self.check(state, seat, window, action, at_ms)
        match action := readable(action):
            case Turn():
                return self._put_turn(state.with_timeouts(seat, 0), action, at_ms)
            case Discard(prize):
                return _discard(state.with_timeouts(seat, 0), seat, prize)
            case Accept():
                accepted = state.with_passed(seat)
                step = self._after_silence(accepted, at_ms)
                return step.after(Fact(views.Accepted(seat)))
            case Doubt():
                return votes.doubt(state, seat, at_ms)
            case Ready():
                return self._ready(state.with_passed(seat), at_ms)
        raise Illegal("UW-G24", "not-now", window=window.kind)  # votes are sealed and arrive through `close`

    def close(self, state: State, window: Window, answers: Mapping[int, Action], at_ms: int) -> Step[State]:
        match window.kind:
            case "turn":
                return self._time_over(state, at_ms)
            case "respond":
                return self._stand(state, at_ms)
            case "vote":
                given = {seat: vote for seat in window.seats if isinstance(vote := answers.get(seat), Vote)}
                return self._decide_vote(state, given, at_ms)
            case "ready":
                return self._ready(state.but(passed=state.active), at_ms)
        raise Illegal("host", "no-limit", window=window.id)

    def leave(self, state: State, seat: int, at_ms: int) -> Step[State]:
        """The hand stays face down until the round is over. What the seat had to do is skipped."""
        if seat not in state.active or state.stage is Stage.OVER:
            raise Illegal("host", "not-there", seat=seat + 1)
        gone = state.but(gone=(*state.gone, seat))
        step = self._go_on_without(gone, seat, at_ms)
        return step.after(Fact(views.Left(seat)))

    # --- chance -----------------------------------------------------------------------------------------------------

    def chance(self, state: State) -> Urn | None:
        match state.stage:
            case Stage.DEALER:
                agreed = self._options.dealer
                return Urn.of("dealer", map(str, state.active if agreed is None else (agreed,)))
            case Stage.LOT:
                return Urn.of("hand", letters_in(state.hands[state.mover]))
        return deck_urn(state)

    def apply_draw(self, state: State, drawn: int, at_ms: int) -> Step[State]:
        urn = self.chance(state)
        if urn is None:
            raise AssertionError("nothing to draw")
        face = urn.face(drawn)
        if state.stage is Stage.DEALER:
            return begin_round(self._options, state, int(face), at_ms)
        if state.stage is Stage.LOT:
            return self._make(state, Turn(tape=face), at_ms, in_time=False)
        return place_drawn(state, face, at_ms)

    # --- what is seen -----------------------------------------------------------------------------------------------

    def public(self, state: State) -> views.Public:
        return views.public(self._options.deck, state)

    def private(self, state: State, seat: int) -> views.Private:
        return views.private(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.stage is not Stage.OVER:
            return None
        return Outcome(reason=state.reason, scores=state.totals, places=places(state.totals, gone=state.gone))

    def moves(self, state: State, seat: int, window: Window) -> Iterable[Action]:
        match window.kind:
            case "turn":
                return self._some_turns(state, seat)
            case "respond":
                return [Accept(), Doubt()]
            case "doubt":
                return [Doubt()]
            case "vote":
                return [Vote(True), Vote(False)]
        return [Ready()]

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return other_world(state, seat, rng)

    def inventory(self, state: State) -> tuple[str, ...]:
        laid = (cards_of(word.places) + word.prize for words in state.words for word in words)
        held = (state.deck, state.bottom, state.tape, state.discarded, *state.hands, *laid)
        return tuple(sorted("".join(held)))

    def draft(self, state: State, seat: int, turn: Turn) -> TurnDraft:
        """What a half-built turn still lacks and what it would score. It changes nothing."""
        checked = readable(turn)
        if not isinstance(checked, Turn):
            raise AssertionError("a turn stays a turn")
        return draft(self._desk(state, seat), checked, self._judge)

    # --- turns ------------------------------------------------------------------------------------------------------

    def _desk(self, state: State, seat: int) -> Desk:
        return Desk(
            deck=self._options.deck,
            seat=seat,
            hand=state.hands[seat],
            tape=state.tape,
            words=state.words,
            struck=state.struck,
        )

    def _judge(self, word: str) -> Verdict | None:
        return None if self._options.check == "vote" else self._oracle.ask(IsWord(word))

    def _check_turn(self, state: State, seat: int, turn: Turn) -> None:
        laid_out = LaidOut.of(self._desk(state, seat), turn)
        for refusal in laid_out.refusals(self._judge):
            raise refusal

    def _check_discard(self, state: State, seat: int, prize: int) -> None:
        if self._desk(state, seat).held_prize(prize) is None:
            raise Illegal("UW-21", "no-such-prize", prize=prize, sign=prize_shown(prize))
        if not state.deck_left:
            raise Illegal("UW-G8", "no-card-for-it")
        if state.struck:
            raise Illegal("UW-G9", "discard-after-word")

    def _put_turn(self, state: State, turn: Turn, at_ms: int) -> Step[State]:
        """Words of the last two players stand at once, because neither could be outvoted."""
        if self._options.check == "vote" and turn.words and len(state.active) > 2:
            return votes.put_to_the_table(state, LaidOut.of(self._desk(state, state.mover), turn), at_ms)
        return self._make(state, turn, at_ms)

    def _make(self, state: State, turn: Turn, at_ms: int, in_time: bool = True) -> Step[State]:
        """Makes a turn: lays its words and puts a card into the tape. The next seat draws, or the round is over."""
        seat = state.mover
        laid_out = LaidOut.of(self._desk(state, seat), turn)
        after = laid_out.after()
        does_nothing = not turn.words and turn.tape is None and not state.deck_left
        made = state.with_hand(seat, after.hand, _still_shown(state, laid_out)).but(
            tape=after.tape,
            words=after.words,
            idle=(*state.idle, seat) if does_nothing else (),
            last_mover=seat,
            bare=(*state.bare, seat) if turn.tape is None and seat not in state.bare else state.bare,
        )
        facts = (*_word_facts(laid_out), Fact(views.Taped(seat, turn.tape, in_time)))
        step = self._end_turn(made, at_ms)
        return step.after(*facts)

    def _end_turn(self, state: State, at_ms: int) -> Step[State]:
        if is_out(state.hands[state.mover]):
            return finish_round(self._options, state, "out", at_ms)
        if is_stuck(state):
            return finish_round(self._options, state, "stuck", at_ms)
        return next_turn(state, at_ms)

    def _time_over(self, state: State, at_ms: int) -> Step[State]:
        """Puts a random letter of the hand into the tape. A player who misses three turns in a row has left."""
        missed = state.timeouts[state.mover] + 1
        if missed >= TIMEOUTS_TO_LEAVE:
            return self.leave(state, state.mover, at_ms)
        late = state.with_timeouts(state.mover, missed)
        if letters_in(state.hands[state.mover]):
            return Step(late.but(stage=Stage.LOT))
        return self._make(late, Turn(), at_ms, in_time=False)

    def _some_turns(self, state: State, seat: int) -> Iterable[Action]:
        """A sample of turns. Those with words are offered only if the words count."""
        if state.deck_left and not state.struck:
            yield from (Discard(prize_number(card)) for card in dict.fromkeys(prizes_in(state.hands[seat])))
        for turn in some_turns(self._desk(state, seat)):
            try:
                self._check_turn(state, seat, turn)
            except Illegal:
                continue
            yield turn

    # --- words that the table judges --------------------------------------------------------------------------------

    def _after_silence(self, state: State, at_ms: int) -> Step[State]:
        if state.unanswered(state.opponents):
            return Step(state)
        return self._stand(state, at_ms)

    def _stand(self, state: State, at_ms: int) -> Step[State]:
        return self._make(state, _pending(state), at_ms)

    def _decide_vote(self, state: State, given: Mapping[int, Vote], at_ms: int) -> Step[State]:
        voted = votes.count_votes(given)
        step = self._stand(state, at_ms) if voted.stands else votes.take_back(state, _pending(state), at_ms)
        return step.after(Fact(voted))

    # --- rounds and people ------------------------------------------------------------------------------------------

    def _ready(self, state: State, at_ms: int) -> Step[State]:
        """The player who made the last move deals the next round (UW-52)."""
        if state.unanswered(state.active):
            return Step(state)
        last = state.last_mover
        dealer = last if last in state.active else state.left_of(last)
        return begin_round(self._options, state, dealer, at_ms)

    def _go_on_without(self, state: State, seat: int, at_ms: int) -> Step[State]:
        if len(state.active) < 2:
            return Step(state.but(stage=Stage.OVER, reason="left", pending=None, passed=()))
        if state.stage is Stage.BREAK:
            if is_over(self._options, state):  # one of the two who were to play on has left
                return Step(state.but(stage=Stage.OVER, passed=()))
            return self._ready(state, at_ms)
        if seat == state.mover:  # a pending turn is undone
            if is_stuck(state):
                return finish_round(self._options, state, "stuck", at_ms)
            return next_turn(state, at_ms)
        if state.stage is Stage.RESPOND:  # of two players, neither could outvote the other
            return self._stand(state, at_ms) if len(state.active) == 2 else self._after_silence(state, at_ms)
        return Step(state)


def _discard(state: State, seat: int, prize: int) -> Step[State]:
    card = prize_sign(prize)
    hand, shown = piles.remove(state.hands[seat], card), state.shown[seat].replace(card, "", 1)
    gone = state.with_hand(seat, hand, shown).but(stage=Stage.EXCHANGE, discarded=piles.add(state.discarded, card))
    return Step(gone, (Fact(views.Discarded(seat, prize)),))


def _still_shown(state: State, laid_out: LaidOut) -> str:
    """Cards in the hand that everybody knows, after what was torn off the tape and what was laid."""
    known = Counter(state.shown[state.mover])
    for laying in laid_out.layings:
        known = (known + Counter(laying.torn) - Counter(laying.spent)) | laying.surely_kept
    return "".join(sorted((known - Counter(laid_out.turn.tape or "")).elements()))


def _word_facts(laid_out: LaidOut) -> Iterator[Fact]:
    for laying in laid_out.layings:
        desk = laying.desk
        for swap, letter in zip(laying.lay.swaps, laying.put, strict=True):
            word = word_of(desk.words[swap.seat][swap.word].places)
            yield Fact(views.Swapped(desk.seat, swap, letter, word))
        points = count_word(desk.deck, laying.laid).total
        yield Fact(views.Laid(desk.seat, laying.lay, word_of(laying.places), points, laying.torn))


def _pending(state: State) -> Turn:
    if state.pending is None:
        raise AssertionError("no turn is pending")
    return state.pending

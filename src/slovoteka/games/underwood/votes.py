"""A turn at a table without a dictionary: anybody may doubt its words, and then all vote (UW-G24, as ZS-40..42)."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from slovoteka.core.game import Fact, Step
from slovoteka.games.underwood import views
from slovoteka.games.underwood.actions import Turn, Vote
from slovoteka.games.underwood.deck import UNDERWOOD
from slovoteka.games.underwood.rounds import open_turn
from slovoteka.games.underwood.spelling import cards_of, read_word, word_of
from slovoteka.games.underwood.state import Stage, State
from slovoteka.games.underwood.turns import LaidOut, words_of


def put_to_the_table(state: State, laid_out: LaidOut, at_ms: int) -> Step[State]:
    """The words lie there, not yet laid: their cards are still the hand's, but all see them now."""
    seat, turn = state.mover, laid_out.turn
    known = _seen(laid_out) | Counter(state.shown[seat])
    put = msgspec.structs.replace(
        state.with_hand(seat, state.hands[seat], "".join(sorted(known.elements()))),
        stage=Stage.RESPOND,
        pending=turn,
        passed=(),
        table=state.table + 1,
        since_ms=at_ms,
    )
    return Step(put, (Fact(views.TurnPut(seat, turn)),))


def doubt(state: State, seat: int, at_ms: int) -> Step[State]:
    voting = msgspec.structs.replace(state, stage=Stage.VOTE, passed=(), table=state.table + 1, since_ms=at_ms)
    return Step(voting, (Fact(views.Doubted(seat)),))


def count_votes(votes: Mapping[int, Vote]) -> views.Voted:
    """A majority makes the words stand, a tie does not; who did not vote does not count."""
    pro = tuple(seat for seat in sorted(votes) if votes[seat].exists)
    contra = tuple(seat for seat in sorted(votes) if not votes[seat].exists)
    return views.Voted(pro, contra, len(pro) > len(contra))


def take_back(state: State, turn: Turn, at_ms: int) -> Step[State]:
    """The words are not laid (UW-G17); the turn goes on with the cards that all have seen."""
    back = msgspec.structs.replace(state, struck=(*state.struck, words_of(turn)))
    words = tuple(word_of(read_word(lay.word)) for lay in turn.words)
    return Step(open_turn(back, at_ms), (Fact(views.TurnFailed(state.mover, words)),))


def _seen(laid_out: LaidOut) -> Counter[str]:
    """Cards that must be in the hand, as all can see: those of the turn but what came off the tape or by a swap."""
    seen: Counter[str] = Counter(laid_out.turn.tape or "")
    foreign: Counter[str] = Counter()
    forced: Counter[str] = Counter()
    for laying in laid_out.layings:
        seen.update(cards_of(laying.places) + laying.put + laying.laid.prize)
        foreign.update(laying.torn + UNDERWOOD * len(laying.put))
        forced.update(laying.forced_from_hand)
    return (seen - foreign) | forced

"""A turn at a table without a dictionary: anybody may doubt its words, and then all vote (UW-G24, like ZS-40..42)."""

from collections import Counter
from collections.abc import Mapping

from slovoteka.core.game import Fact, Step
from slovoteka.core.votes import tally
from slovoteka.games.underwood import views
from slovoteka.games.underwood.actions import Turn, Vote
from slovoteka.games.underwood.deck import UNDERWOOD
from slovoteka.games.underwood.rounds import open_turn
from slovoteka.games.underwood.spelling import cards_of, read_word, word_of
from slovoteka.games.underwood.state import Stage, State
from slovoteka.games.underwood.turns import LaidOut, words_of


def put_to_the_table(state: State, laid_out: LaidOut, at_ms: int) -> Step[State]:
    """Shows the words before they are laid. Their cards are still in the hand, but everybody sees them now."""
    seat, turn = state.mover, laid_out.turn
    known = _seen(laid_out) | Counter(state.shown[seat])
    put = state.with_hand(seat, state.hands[seat], "".join(sorted(known.elements()))).renewed(
        at_ms, stage=Stage.RESPOND, pending=turn, passed=()
    )
    return Step(put, (Fact(views.TurnPut(seat, turn)),))


def doubt(state: State, seat: int, at_ms: int) -> Step[State]:
    voting = state.renewed(at_ms, stage=Stage.VOTE, passed=())
    return Step(voting, (Fact(views.Doubted(seat)),))


def count_votes(votes: Mapping[int, Vote]) -> views.Voted:
    """A majority accepts the words, a tie does not. Those who did not vote do not count."""
    counted = tally({seat: vote.exists for seat, vote in votes.items()})
    return views.Voted(counted.pro, counted.contra, len(counted.pro) > len(counted.contra))


def take_back(state: State, turn: Turn, at_ms: int) -> Step[State]:
    """Takes the words back (UW-G17). The turn goes on, and everybody has seen the cards."""
    back = state.but(struck=(*state.struck, words_of(turn)))
    words = tuple(word_of(read_word(lay.word)) for lay in turn.words)
    return Step(open_turn(back, at_ms), (Fact(views.TurnFailed(state.mover, words)),))


def _seen(laid_out: LaidOut) -> Counter[str]:
    """Cards that everybody knows to be in the hand: those of the turn, except torn cards and swapped Underwoods."""
    seen: Counter[str] = Counter(laid_out.turn.tape or "")
    foreign: Counter[str] = Counter()
    forced: Counter[str] = Counter()
    for laying in laid_out.layings:
        seen.update(cards_of(laying.places) + laying.put + laying.laid.prize)
        foreign.update(laying.torn + UNDERWOOD * len(laying.put))
        forced.update(laying.forced_from_hand)
    return (seen - foreign) | forced

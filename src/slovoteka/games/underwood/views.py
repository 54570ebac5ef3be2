"""What players see: the table, their hand, and events. Views list what may be seen, so nothing new can leak."""

from slovoteka.core.value import Value
from slovoteka.games.underwood.actions import Lay, Swap, Turn
from slovoteka.games.underwood.deck import Deck
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.scoring import count_word, words_points
from slovoteka.games.underwood.spelling import LaidWord
from slovoteka.games.underwood.state import Stage, State


class Public(Value, frozen=True, kw_only=True):
    stage: Stage
    stand_in: bool
    """Whether the cards stand in for those of the printed box, whose list is unknown."""
    round: int
    dealer: int
    mover: int
    deck_left: int
    bottom: str
    """Cards that everybody knows to be under the deck, in the order in which they will be drawn."""
    tape: str
    """The oldest card first."""
    words: tuple[tuple[LaidWord, ...], ...]
    points: tuple[int, ...]
    """What the words in front of each seat are worth now."""
    word_points: tuple[tuple[int, ...], ...]
    """The same for each word."""
    hand_sizes: tuple[int, ...]
    shown: tuple[str, ...]
    """Cards that everybody knows to be in each hand."""
    discarded: str
    pending: Turn | None
    passed: tuple[int, ...]
    struck: tuple[str, ...]
    hands: tuple[str, ...] | None
    """All hands, once the round is over."""
    sheet: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    gone: tuple[int, ...]


class Private(Value, frozen=True, kw_only=True):
    hand: str


def public(deck: Deck, state: State) -> Public:
    return Public(
        stage=state.stage,
        stand_in=deck.stand_in,
        round=state.round,
        dealer=state.dealer,
        mover=state.mover,
        deck_left=state.deck_left,
        bottom=state.bottom,
        tape=state.tape,
        words=state.words,
        points=tuple(words_points(deck, words) for words in state.words),
        word_points=tuple(tuple(count_word(deck, word).total for word in words) for words in state.words),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        shown=state.shown,
        discarded=state.discarded,
        pending=state.pending,
        passed=state.passed,
        struck=state.struck,
        hands=state.hands if state.is_open else None,
        sheet=state.sheet,
        totals=state.totals,
        gone=state.gone,
    )


def private(state: State, seat: int) -> Private:
    return Private(hand=state.hands[seat])


def desk_of(deck: Deck, seat: int, seen: Public, own: Private) -> Desk:
    """The desk of a seat, on which a client or a bot builds its turn."""
    return Desk(deck=deck, seat=seat, hand=own.hand, tape=seen.tape, words=seen.words, struck=seen.struck)


# --- what has happened ----------------------------------------------------------------------------------------------


class Began(Value, frozen=True, tag="began"):
    """A round begins: who deals, and who moves first."""

    round: int
    dealer: int
    first: int


class Drew(Value, frozen=True, tag="drew"):
    """A seat took a card. Only that seat sees which, unless everybody knew what was under the deck."""

    seat: int
    card: str | None = None


class PutUnder(Value, frozen=True, tag="put-under"):
    """A card was turned up for the tape, but is not a letter (UW-15)."""

    card: str


class TapeBegan(Value, frozen=True, tag="tape-began"):
    card: str


class Discarded(Value, frozen=True, tag="discarded"):
    seat: int
    prize: int


class Swapped(Value, frozen=True, tag="swapped"):
    """A letter has taken the place of an Underwood."""

    seat: int
    swap: Swap
    letter: str
    word: str


class Laid(Value, frozen=True, tag="laid"):
    """A word lies on the table."""

    seat: int
    lay: Lay
    word: str
    points: int
    torn: str
    """The cards torn off the tape, the oldest first. Those that are not in the word went to the hand."""


class Taped(Value, frozen=True, tag="taped"):
    seat: int
    card: str | None
    """None if the hand had no letter left (UW-46)."""
    in_time: bool = True
    """False if the time was up and a random letter of the hand was taken."""


class TurnPut(Value, frozen=True, tag="turn-put"):
    """A turn at a table that votes; the others may doubt its words."""

    seat: int
    turn: Turn


class Accepted(Value, frozen=True, tag="accepted"):
    seat: int


class Doubted(Value, frozen=True, tag="doubted"):
    seat: int


class Voted(Value, frozen=True, tag="voted"):
    """The votes: seats for and against."""

    pro: tuple[int, ...]
    contra: tuple[int, ...]
    stands: bool


class TurnFailed(Value, frozen=True, tag="turn-failed"):
    """A turn was voted down: its cards go back to the hand, and everybody has seen them."""

    seat: int
    words: tuple[str, ...]


class RoundOver(Value, frozen=True, tag="round-over"):
    """All hands are open and counted."""

    reason: str
    """`out`: `seat` has no letters and no Underwoods left. `stuck`: nobody can do anything (UW-51)."""
    seat: int
    laid: tuple[int, ...]
    cost: tuple[int, ...]
    points: tuple[int, ...]
    hands: tuple[str, ...]
    totals: tuple[int, ...]


class Left(Value, frozen=True, tag="left"):
    seat: int


Event = (
    Began | Drew | PutUnder | TapeBegan | Discarded | Swapped | Laid | Taped | TurnPut | Accepted | Doubted | Voted
    | TurnFailed | RoundOver | Left
)  # fmt: skip

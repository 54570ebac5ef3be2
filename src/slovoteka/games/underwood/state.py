"""The table of «Ундервуд» as a value."""

from enum import Enum

from slovoteka.core import piles
from slovoteka.core.base_state import BaseState
from slovoteka.games.underwood.actions import Turn
from slovoteka.games.underwood.spelling import LaidWord


class Stage(Enum):
    """What the table waits for. The first six wait for chance, the others for people."""

    DEALER = "dealer"
    """Who deals the first round (UW-G14)."""
    DEAL = "deal"
    FIRST = "first"
    """The first card of the tape (UW-14)."""
    DRAW = "draw"
    """Cards for the turn (UW-20)."""
    EXCHANGE = "exchange"
    """A card for the prize card just discarded (UW-21)."""
    LOT = "lot"
    """Which letter goes into the tape for one whose time is over. Any fixed choice would tell something of the hand."""
    TURN = "turn"
    RESPOND = "respond"
    """At a table that votes: does anybody doubt the word? (UW-G24)"""
    VOTE = "vote"
    BREAK = "break"
    """Between two rounds: hands lie open and are counted."""
    OVER = "over"


class State(BaseState, frozen=True, kw_only=True):
    stage: Stage

    round: int = 1
    dealer: int = 0
    mover: int = 0
    deck: str
    """Cards that nobody has seen, as a sorted pile: which comes next is for chance to say."""
    bottom: str = ""
    """Cards that were turned up and put under the deck (UW-15), in the order in which they will come."""
    hands: tuple[str, ...]
    told: tuple[int, ...] = ()
    """Seats whose hands were set up, while the others are dealt theirs."""
    shown: tuple[str, ...]
    """Of each hand the cards that everybody has seen there: torn off the tape, or laid in a word that did not stand."""
    bare: tuple[int, ...] = ()
    """Seats that all know to hold no letter: they had none for the tape, and have drawn nothing since (UW-46)."""
    tape: str = ""
    """Лента: the oldest card, next to the deck, first (UW-16)."""
    words: tuple[tuple[LaidWord, ...], ...]
    """In front of each seat."""
    discarded: str = ""
    """Prize cards that are out until the round ends (UW-23)."""
    owed: int = 0
    """Cards that the mover still draws."""
    idle: tuple[int, ...] = ()
    """Who, with an empty deck, had neither a word nor a card for the tape since anybody had (UW-G12)."""
    last_mover: int = 0
    """Who made the last move, and will deal if it ends the round (UW-52)."""

    pending: Turn | None = None
    """A turn that the table may doubt."""
    struck: tuple[str, ...] = ()
    """What the table voted down in this turn: a word, or two of one turn together."""

    sheet: tuple[tuple[int, ...], ...] = ()
    """Points of the finished rounds (UW-07)."""
    reason: str = ""
    """Why the last finished round ended, or the match."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def deck_left(self) -> int:
        return len(self.deck) + len(self.bottom)

    @property
    def opponents(self) -> tuple[int, ...]:
        """Who may doubt the word of the mover."""
        return tuple(seat for seat in self.active if seat != self.mover)

    @property
    def totals(self) -> tuple[int, ...]:
        """UW-50."""
        return tuple(sum(points[seat] for points in self.sheet) for seat in range(self.seats))

    @property
    def is_open(self) -> bool:
        """Whether all hands lie open: the round is over."""
        return self.stage in (Stage.BREAK, Stage.OVER)

    def with_hand(self, seat: int, hand: str, shown: str) -> "State":
        return self.but(hands=piles.replace_at(self.hands, seat, hand), shown=piles.replace_at(self.shown, seat, shown))

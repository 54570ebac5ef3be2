"""The state of «Ундервуд»."""

from enum import Enum

import msgspec

from slovoteka.core import piles
from slovoteka.core.base_state import BaseState
from slovoteka.games.underwood.actions import Turn
from slovoteka.games.underwood.spelling import LaidWord


class Stage(Enum):
    """What the table waits for: chance in the first six stages, people in the others."""

    DEALER = "dealer"
    """It is drawn who deals the first round (UW-G14)."""
    DEAL = "deal"
    FIRST = "first"
    """The first card of the tape is drawn (UW-14)."""
    DRAW = "draw"
    """Cards for the turn are drawn (UW-20)."""
    EXCHANGE = "exchange"
    """A card is drawn for the discarded prize card (UW-21)."""
    LOT = "lot"
    """A letter of the hand is drawn for the tape when time is up. A fixed choice would reveal part of the hand."""
    TURN = "turn"
    RESPOND = "respond"
    """At a table that votes, the others may doubt the word (UW-G24)."""
    VOTE = "vote"
    BREAK = "break"
    """Between two rounds, while hands are open and counted."""
    OVER = "over"


class State(BaseState, frozen=True, kw_only=True):
    stage: Stage

    round: int = 1
    dealer: int = 0
    mover: int = 0
    deck: str
    """Cards that nobody has seen, as a sorted pile; the next one is drawn by chance."""
    bottom: str = ""
    """Cards that were turned up and put under the deck (UW-15), in the order in which they will be drawn."""
    hands: tuple[str, ...]
    preset_seats: tuple[int, ...] = msgspec.field(default=(), name="told")
    """Seats whose hands the position gives, while the others are dealt. Stored states call it `told`."""
    shown: tuple[str, ...]
    """The cards of each hand that everybody has seen: torn off the tape, or laid in a word that was voted down."""
    bare: tuple[int, ...] = ()
    """Seats that everybody knows to hold no letters: they had none for the tape and have not drawn since (UW-46)."""
    tape: str = ""
    """«Лента»: the oldest card, next to the deck, is first (UW-16)."""
    words: tuple[tuple[LaidWord, ...], ...]
    """The words in front of each seat."""
    discarded: str = ""
    """Prize cards that are out of play until the round ends (UW-23)."""
    owed: int = 0
    """How many cards the mover still draws; 0 outside `Stage.DRAW`."""
    idle: tuple[int, ...] = ()
    """Seats that could do nothing with an empty deck, since somebody last could (UW-G12)."""
    last_mover: int = 0
    """Who made the last move. This seat deals the next round (UW-52)."""

    pending: Turn | None = None
    """A turn that the table may doubt."""
    struck: tuple[str, ...] = ()
    """What the table voted down in this turn: a word, or the two words of one turn together."""

    sheet: tuple[tuple[int, ...], ...] = ()
    """Points of the finished rounds (UW-07)."""
    reason: str = ""
    """Why the last finished round or the match ended."""

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
        """Whether all hands are open, because the round is over."""
        return self.stage in (Stage.BREAK, Stage.OVER)

    def with_hand(self, seat: int, hand: str, shown: str) -> "State":
        return self.but(hands=piles.replace_at(self.hands, seat, hand), shown=piles.replace_at(self.shown, seat, shown))

"""The table of «Запретные слова» as a value."""

from enum import Enum

from slovoteka.core import piles
from slovoteka.core.base_state import BaseState
from slovoteka.core.value import Value


class Stage(Enum):
    """What the table waits for. The first five wait for chance, the others for people."""

    FIRST = "first"
    """Who begins."""
    RED = "red"
    """Two red letters open a conversation (ZS-10, ZS-27)."""
    DEAL = "deal"
    REFILL = "refill"
    """A new card for the one just laid (ZS-16)."""
    LOT = "lot"
    """Which card of the hand is laid for one whose time is over. Any fixed choice would tell something of the hand."""
    TURN = "turn"
    RESPOND = "respond"
    """Opponents look for a word (ZS-18)."""
    CHOOSE = "choose"
    """Who took letters says who moves next (ZS-30)."""
    DOUBT = "doubt"
    VOTE = "vote"
    BREAK = "break"
    """Between two games of a series."""
    OVER = "over"


class PendingCall(Value, frozen=True):
    """A call that waits for the mover's doubt or for the vote, and where the game goes on if it fails."""

    caller: int
    word: str
    back_to: Stage


class State(BaseState, frozen=True, kw_only=True):
    stage: Stage
    after_chance: Stage = Stage.TURN
    """Where the game goes once a new conversation has been opened."""

    conversation: str = ""
    """Разговор, in the order in which letters were laid."""
    window: str
    """Витрина: the red letters outside the conversation."""
    deck: str
    hands: tuple[str, ...]
    discards: tuple[str, ...]
    """Личный отбой of each seat: black letters only."""
    common_discard: str = ""

    starter: int = 0
    mover: int = 0
    last_mover: int | None = None
    """Who laid the last letter: the one whom a call hits (ZS-25, ZS-35)."""
    pending: PendingCall | None = None
    quiet_until_ms: tuple[int, ...]
    """When a seat whose call was wrong may call again (ZS-G4)."""
    fines: tuple[int, ...]
    """Points for wrong calls, where the table plays so."""
    warned: str = ""
    """Letters that would give a word, for the mover's eyes only."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """Points of the finished games of the series (ZS-38)."""
    reason: str = ""
    """Why the last finished game ended."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def opponents(self) -> tuple[int, ...]:
        """Who may call a word now: everyone but the last mover (ZS-21, ZS-G5)."""
        return tuple(seat for seat in self.active if seat != self.last_mover)

    def points(self, seat: int) -> int:
        """Penalty points in the game that is being played (ZS-29)."""
        return len(self.discards[seat]) + self.fines[seat]

    def with_hand(self, seat: int, hand: str) -> tuple[str, ...]:
        return piles.replace_at(self.hands, seat, hand)

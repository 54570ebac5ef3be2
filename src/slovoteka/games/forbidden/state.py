"""The state of «Запретные слова»."""

from enum import Enum

from slovoteka.core import piles
from slovoteka.core.base_state import BaseState
from slovoteka.core.value import Value


class Stage(Enum):
    """What the table waits for: chance in the first five stages, people in the others."""

    FIRST = "first"
    """It is drawn who begins."""
    RED = "red"
    """Two red letters open a conversation (ZS-10, ZS-27)."""
    DEAL = "deal"
    REFILL = "refill"
    """A new card is drawn for the one just laid (ZS-16)."""
    LOT = "lot"
    """A card is drawn from the hand of a player whose time is up. A fixed choice would reveal part of the hand."""
    TURN = "turn"
    RESPOND = "respond"
    """Opponents look for a word (ZS-18)."""
    CHOOSE = "choose"
    """The player who took letters says who moves next (ZS-30)."""
    DOUBT = "doubt"
    VOTE = "vote"
    BREAK = "break"
    """Between two games of a series."""
    OVER = "over"


class PendingCall(Value, frozen=True):
    """A call that waits for the last mover or for a vote, and the stage to go back to afterwards."""

    caller: int
    word: str
    back_to: Stage


class State(BaseState, frozen=True, kw_only=True):
    stage: Stage
    after_chance: Stage = Stage.TURN
    """The stage after a new conversation has been opened."""

    conversation: str = ""
    """«Разговор»: its letters in the order in which they were laid."""
    window: str
    """«Витрина»: the red letters outside the conversation."""
    deck: str
    hands: tuple[str, ...]
    discards: tuple[str, ...]
    """«Личный отбой» of each seat: black letters only."""
    common_discard: str = ""

    starter: int = 0
    mover: int = 0
    last_mover: int | None = None
    """Who laid the last letter and takes letters after a call (ZS-25, ZS-35)."""
    pending: PendingCall | None = None
    quiet_until_ms: tuple[int, ...]
    """When each seat may call again after a wrong call (ZS-G4)."""
    fines: tuple[int, ...]
    """Points for wrong calls, if the table plays that way."""
    warned: str = ""
    """Letters that would complete a word. Only the mover sees them."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """Points of the finished games of the series (ZS-38)."""
    reason: str = ""
    """Why the last finished game ended."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def opponents(self) -> tuple[int, ...]:
        """Who may call a word now: everybody except the last mover (ZS-21, ZS-G5)."""
        return tuple(seat for seat in self.active if seat != self.last_mover)

    def points(self, seat: int) -> int:
        """Penalty points in the current game (ZS-29)."""
        return len(self.discards[seat]) + self.fines[seat]

    def with_hand(self, seat: int, hand: str) -> tuple[str, ...]:
        return piles.replace_at(self.hands, seat, hand)

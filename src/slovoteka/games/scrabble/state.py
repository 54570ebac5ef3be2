"""The table of the standard game and of solitaire as a value. The other modes have states of their own."""

from enum import Enum
from typing import Literal

from slovoteka.core.base_state import BaseState
from slovoteka.core.clock import Clock
from slovoteka.core.value import Value
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score

Reason = Literal["", "out", "passes", "scoreless", "no-moves", "left"]
"""Why a game is over; nothing as long as it is not."""


class Stage(Enum):
    ORDER = "order"
    """A tile each for the first move (SM-08, SU-03)."""
    DRAW = "draw"
    """Tiles come to a rack: by chance, after a choice of bag (SM-75), or chosen face up (SM-90)."""
    TURN = "turn"
    RESPOND = "respond"
    """A play lies pending: opponents may challenge it (SM-22, SU-30)."""
    VOTE = "vote"
    THEME = "theme"
    """Opponents decide which words are on the theme (SM-G18)."""
    OVER = "over"


class Lot(Value, frozen=True):
    """A tile drawn for the first move."""

    rack: int
    tile: str


class Before(Value, frozen=True):
    """What a failed challenge brings back."""

    grid: str
    rack: str
    shown: str
    blanks: tuple[tuple[int, str], ...]


class Pending(Value, frozen=True, kw_only=True):
    """A play that lies on the board and does not yet count. Nothing is drawn before it stands."""

    at: str
    word: str
    """As it lies, blanks in lower case."""
    words: tuple[str, ...]
    score: Score
    claimed: int | None = None
    theme: tuple[str, ...] = ()
    """Words that the player holds to be on the theme."""


class LastMove(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What the last finished turn was."""

    rack: int
    kind: Literal["play", "failed", "exchange", "pass"]
    at: str = ""
    word: str = ""
    points: int = 0
    count: int = 0
    """Tiles that were exchanged."""


class Final(Value, frozen=True):
    """How the end changed one score."""

    left: str
    """Unplayed tiles."""
    lost: int
    gained: int
    overtime: int
    """Points for minutes over the budget (SM-86)."""


class State(BaseState, frozen=True, kw_only=True, tag="standard"):
    """Racks take the place of seats, here and in `BaseState`: in solitaire б one person has both (SM-89)."""

    stage: Stage

    grid: str = EMPTY_GRID
    blanks: tuple[tuple[int, str], ...] = ()
    """Blanks on the board with their faces: with two bags each has a bag of its own (SM-G28)."""
    bags: tuple[str, ...]
    """One pile, or vowels and consonants apart (SM-75)."""
    racks: tuple[str, ...]
    scores: tuple[int, ...]

    contenders: tuple[int, ...] = ()
    """Racks that still draw for the first move."""
    lots: tuple[Lot, ...] = ()
    """Every tile drawn for the first move, so that all can see it afterwards."""
    lots_before: int = 0
    """How many of them belong to rounds that ended in a tie."""
    owed: tuple[int, ...]
    """Tiles that each rack has still to draw."""
    chosen: int | None = None
    """The bag that the next tile comes from, once it is chosen."""
    aside: str = ""
    """Tiles given up in an exchange: they are mixed in after the new ones have been drawn (SM-G22)."""

    dealt: bool = False
    """Whether everybody has had the first seven tiles."""
    starter: int = 0
    mover: int = 0
    opening: int = 2
    """Letters that the first word needs (SM-72..74)."""
    cannot_open: tuple[int, ...] = ()
    """Racks that have passed at this length."""
    before: Before | None = None
    """The table at the start of the turn, once the turn has changed it."""
    pending: Pending | None = None
    challenger: int | None = None
    passes_by_rack: tuple[int, ...]
    """Since anybody last did anything else (SM-15, SU-26)."""
    scoreless: int = 0
    """Turns in a row without points, of all racks (SM-G23)."""
    skips: tuple[int, ...] = ()
    """Racks that lose their next turn for a wrong challenge."""
    shown: tuple[str, ...]
    """Tiles on each rack that all have seen."""
    last: LastMove | None = None
    clock: Clock | None = None
    final: tuple[Final, ...] = ()
    reason: Reason = ""

    @property
    def seats(self) -> int:
        return len(self.racks)

    @property
    def passes(self) -> int:
        """In a row, of all racks."""
        return sum(self.passes_by_rack)

    @property
    def bag_left(self) -> int:
        return sum(map(len, self.bags))

    @property
    def drawer(self) -> int | None:
        """Whose turn it is to draw: in turn from the mover, each all he is owed (SM-10)."""
        count = len(self.racks)
        order = ((self.mover + step) % count for step in range(count))
        return next((rack for rack in order if self.owed[rack]), None) if self.bag_left else None

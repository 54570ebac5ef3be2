"""The state of the standard game and of solitaire. The other modes have their own states."""

from enum import Enum
from typing import Literal

from slovoteka.core.base_state import BaseState
from slovoteka.core.clock import Clock
from slovoteka.core.value import Value
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score

Reason = Literal["", "out", "passes", "scoreless", "no-moves", "left"]
"""Why the game is over; empty while it goes on."""


class Stage(Enum):
    ORDER = "order"
    """Everybody draws a tile for the first move (SM-08, SU-03)."""
    DRAW = "draw"
    """A rack gets tiles: by chance, after a choice of bag (SM-75), or by picking face up (SM-90)."""
    TURN = "turn"
    RESPOND = "respond"
    """A play is pending, and opponents may challenge it (SM-22, SU-30)."""
    VOTE = "vote"
    THEME = "theme"
    """Opponents vote on which words are on the theme (SM-G18)."""
    OVER = "over"


class Lot(Value, frozen=True):
    """A tile drawn for the first move."""

    rack: int
    tile: str


class Before(Value, frozen=True):
    """What is restored when a play fails."""

    grid: str
    rack: str
    shown: str
    blanks: tuple[tuple[int, str], ...]


class Pending(Value, frozen=True, kw_only=True):
    """A play on the board that does not count yet. No tiles are drawn before it is accepted."""

    at: str
    word: str
    """As on the board, with blanks in lower case."""
    words: tuple[str, ...]
    score: Score
    claimed: int | None = None
    theme: tuple[str, ...] = ()
    """Words that the player claims for the theme."""


class LastMove(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The last finished turn."""

    rack: int
    kind: Literal["play", "failed", "exchange", "pass"]
    at: str = ""
    word: str = ""
    points: int = 0
    count: int = 0
    """Tiles that were exchanged."""


class Final(Value, frozen=True):
    """How the end of the game changed one score."""

    left: str
    """Unplayed tiles."""
    lost: int
    gained: int
    overtime: int
    """The fine for minutes over the budget (SM-86)."""


class State(BaseState, frozen=True, kw_only=True, tag="standard"):
    """Racks take the place of seats, also in `BaseState`: in two-rack solitaire one person has both (SM-89)."""

    stage: Stage

    grid: str = EMPTY_GRID
    blanks: tuple[tuple[int, str], ...] = ()
    """Squares of blanks on the board, with their faces: with two bags each blank belongs to one of them (SM-G28)."""
    bags: tuple[str, ...]
    """One bag, or one for vowels and one for consonants (SM-75)."""
    racks: tuple[str, ...]
    scores: tuple[int, ...]

    contenders: tuple[int, ...] = ()
    """Racks that still draw for the first move."""
    lots: tuple[Lot, ...] = ()
    """Every tile that was drawn for the first move, so that everybody can see it afterwards."""
    lots_before: int = 0
    """How many of them belong to rounds that ended in a tie."""
    owed: tuple[int, ...]
    """How many tiles each rack still has to draw."""
    chosen: int | None = None
    """The bag that the next tile comes from, once chosen."""
    aside: str = ""
    """Exchanged tiles. They go into the bag after the new ones are drawn (SM-G22)."""

    dealt: bool = False
    """Whether everybody has drawn the first seven tiles."""
    starter: int = 0
    mover: int = 0
    opening: int = 2
    """How many letters the first word needs (SM-72..74)."""
    cannot_open: tuple[int, ...] = ()
    """Racks that have passed at this length."""
    before: Before | None = None
    """What the table was at the start of the turn, once the turn has changed it."""
    pending: Pending | None = None
    challenger: int | None = None
    tries: int = 0
    """Wrong words of the mover in this turn, where they are counted (SM-G30). Only the mover may know."""
    passes_by_rack: tuple[int, ...]
    """Passes since somebody last did something else (SM-15, SU-26)."""
    scoreless: int = 0
    """Turns in a row without points, of all racks together (SM-G23)."""
    skips: tuple[int, ...] = ()
    """Racks that lose their next turn for a wrong challenge."""
    shown: tuple[str, ...]
    """Tiles on each rack that everybody has seen."""
    last: LastMove | None = None
    clock: Clock | None = None
    final: tuple[Final, ...] = ()
    reason: Reason = ""

    @property
    def seats(self) -> int:
        return len(self.racks)

    @property
    def passes(self) -> int:
        """Passes in a row, of all racks together."""
        return sum(self.passes_by_rack)

    @property
    def bag_left(self) -> int:
        return sum(map(len, self.bags))

    @property
    def drawer(self) -> int | None:
        """The rack that draws now. Racks draw in turn from the mover on, each all its tiles at once (SM-10)."""
        count = len(self.racks)
        order = ((self.mover + step) % count for step in range(count))
        return next((rack for rack in order if self.owed[rack]), None) if self.bag_left else None

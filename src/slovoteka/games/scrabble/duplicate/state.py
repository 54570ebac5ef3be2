"""The state of duplicate Scrabble."""

from enum import Enum
from typing import Literal

from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score

Reason = Literal["played-out", "no-letters", "no-moves", "left"]
"""Why a game ended. `played-out`: every tile is on the board. `no-letters`: no rack gets the vowels and consonants
that it needs. `no-moves`: no rack has a move. `left`: everybody has left."""


class Stage(Enum):
    """What the table waits for."""

    DRAW = "draw"
    """The referee fills the rack."""
    SHEETS = "sheets"
    """Everyone writes a word."""
    OVER = "over"


class Sheet(Value, frozen=True, omit_defaults=True):
    """What a seat has written, and what it is worth."""

    play: Play
    """As the player wrote it, with the claimed points."""
    points: int = 0
    rejected: str = ""
    """The word that is not valid. The sheet then scores nothing (SM-99)."""
    verdict: Verdict | None = None
    """The verdict on that word. If a round has many bad words, only the first ones get a verdict."""


class Round(Value, frozen=True, kw_only=True):
    """A round that is over, as the referee announces it."""

    number: int
    rack: str
    placed: Play
    score: Score
    """The score of the placed word."""
    found_by: int
    """How many seats wrote exactly this word."""
    best: Play
    """The best possible move; `best_points` is its score."""
    best_points: int
    sheets: int
    """How many seats wrote a word."""
    valid: int
    """How many of these score."""


class State(Value, frozen=True, kw_only=True, tag="duplicate"):
    stage: Stage = Stage.DRAW
    round: int = 0
    """The number of the last rack that was called. Windows are numbered by it."""
    since_ms: int = 0
    """When that rack was called."""

    grid: str = EMPTY_GRID
    bag: str
    rack: str = ""
    best: Play | None = None
    """The best move with the called rack. Nobody sees it before the round is over."""
    put_back: str = ""
    """The rack that was put back last, until one is called."""
    unfair: int = 0
    """Racks put back for their letters since the last called one (SM-102)."""
    stuck: int = 0
    """Racks put back because they had no move, since the last called one."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    sheets: tuple[Sheet | None, ...]
    """The sheets of the last closed round."""
    missed: tuple[int, ...]
    """How many rounds in a row each seat has not answered."""
    last: Round | None = None
    active: tuple[int, ...]
    """Stored, not computed: thousands of seats may hand in, and each time the rules are asked for the window."""
    gone: tuple[int, ...] = ()
    """In the order of leaving."""
    reason: Reason | None = None

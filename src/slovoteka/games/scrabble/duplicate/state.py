"""The common table of duplicate Scrabble as a value."""

from enum import Enum
from typing import Literal

from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score

Reason = Literal["played-out", "no-letters", "no-moves", "left"]
"""Why a game ended: every tile lies on the board; no rack can have the vowels and consonants it needs, or chance does
not bring it; nothing can be laid; everybody has left."""


class Stage(Enum):
    """What the table waits for."""

    DRAW = "draw"
    """The referee draws to seven."""
    SHEETS = "sheets"
    """Everyone writes a word."""
    OVER = "over"


class Sheet(Value, frozen=True, omit_defaults=True):
    """What a seat has written, and what it is worth."""

    play: Play
    """As it was written, with the points that were claimed."""
    points: int = 0
    rejected: str = ""
    """The word that is none: then the sheet scores nothing (SM-99)."""
    verdict: Verdict | None = None
    """On that word. Of many bad words in one round only the first have one."""


class Round(Value, frozen=True, kw_only=True):
    """A round that is over, as the referee announces it."""

    number: int
    rack: str
    placed: Play
    score: Score
    """Of the word placed."""
    found_by: int
    """How many seats wrote just that."""
    best: Play
    """What could have been laid at best, and its points."""
    best_points: int
    sheets: int
    """How many seats wrote a word."""
    valid: int
    """How many of these score."""


class State(Value, frozen=True, kw_only=True, tag="duplicate"):
    stage: Stage = Stage.DRAW
    round: int = 0
    """The number of the last rack that stood; windows are numbered by it."""
    since_ms: int = 0
    """When that rack was called."""

    grid: str = EMPTY_GRID
    bag: str
    rack: str = ""
    best: Play | None = None
    """The best move with the rack that stands. Nobody sees it before the round is over."""
    put_back: str = ""
    """The rack that was thrown back last, as long as none stands."""
    unfair: int = 0
    """Racks thrown back since the last one that stood (SM-102)."""
    stuck: int = 0
    """Racks with which nothing could be laid, since then."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    sheets: tuple[Sheet | None, ...]
    """Of the last round that is over."""
    missed: tuple[int, ...]
    """Rounds in a row in which a seat did not answer at all."""
    last: Round | None = None
    active: tuple[int, ...]
    """Kept, not computed: a thousand seats hand in, and each time the window is asked for."""
    gone: tuple[int, ...] = ()
    """In the order of leaving."""
    reason: Reason | None = None

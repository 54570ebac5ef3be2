"""What the store keeps about puzzles: who has seen which, first answers, and the ratings of people and puzzles."""

from collections.abc import Callable
from typing import Any, Protocol

from slovoteka.core.value import Value
from slovoteka.ratings.model import Rating
from slovoteka.store.people import Identity

Rate = Callable[[Rating, Rating, bool], tuple[Rating, Rating]]
"""Computes new ratings from those of a person and a puzzle and whether it was solved. A pure function."""


class Unseen(Exception):
    """A person has answered the puzzle of the day without opening it that day, so their time is unknown."""


class Attempt(Value, frozen=True, kw_only=True):
    """A judged answer that is to be stored."""

    puzzle: str
    kind: str
    day: int = 0
    """The day, if this is the puzzle of the day and counts as such; 0 in training."""
    right: bool
    score: float
    answer: Any = None
    """The answer; None if the person asked for the solution."""
    first_rating: Rating
    """The puzzle's rating if nobody has answered it before."""


class Tried(Value, frozen=True, kw_only=True):
    """A person's first answer to a puzzle, in training or on one day. It never changes."""

    at_ms: int
    took_ms: int
    """The time since the puzzle was first seen."""
    right: bool
    score: float
    answer: Any = None
    before: Rating
    after: Rating
    """The person's rating afterwards. Unchanged if they had answered the puzzle before."""


class Solver(Value, frozen=True, kw_only=True):
    """All results of a person."""

    rating: Rating
    days: tuple[int, ...]
    """The days on which they solved the puzzle of the day, in order."""
    counts: dict[str, tuple[int, int]]
    """How many puzzles of each kind they have answered and solved."""


class DaySolver(Value, frozen=True, kw_only=True):
    who: Identity
    took_ms: int


class PuzzleStore(Protocol):
    async def see_puzzle(self, identity: str, puzzle: str, kind: str, day: int = 0) -> Tried | None:
        """Stores when a puzzle was seen. Returns the first answer, if any. Raises `Missing` for an unknown person."""

    async def answer_puzzle(self, identity: str, attempt: Attempt, rate: Rate) -> tuple[Tried, bool]:
        """Stores an answer if it is the person's first. Returns the first answer, and whether it is this one.

        Raises `Missing` for an unknown person. Raises `Unseen` for an answer to the puzzle of the day if the person
        has not seen it that day; asking for the solution is allowed even then.
        """

    async def seen_puzzles(self, identity: str) -> tuple[str, ...]:
        """The puzzles that a person has seen, the one seen longest ago first."""

    async def solver(self, identity: str) -> Solver: ...

    async def puzzle_ratings(self) -> dict[str, Rating]:
        """The ratings of all puzzles that were answered."""

    async def day_solvers(self, day: int, limit: int) -> tuple[DaySolver, ...]:
        """The people who solved the puzzle of the day on that day, the fastest first."""

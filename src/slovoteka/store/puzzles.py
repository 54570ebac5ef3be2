"""What is kept of puzzles: who has seen which, the first answers, and the ratings on both sides."""

from collections.abc import Callable
from typing import Any, Protocol

from slovoteka.core.value import Value
from slovoteka.ratings.model import Rating
from slovoteka.store.people import Identity

Rate = Callable[[Rating, Rating, bool], tuple[Rating, Rating]]
"""From the ratings of a person and of a puzzle, and whether it was solved, to what they are then. Pure."""


class Unseen(Exception):
    """An answer to the puzzle of a day by somebody who has not looked at it that day: no time could be told of it."""


class Attempt(Value, frozen=True, kw_only=True):
    """An answer that was judged, on its way into the store."""

    puzzle: str
    kind: str
    day: int = 0
    """Whose puzzle it is, if it is the one of this day and counts as such; 0 in training."""
    right: bool
    score: float
    answer: Any = None
    """As it was given; None from somebody who wanted to see the solution instead."""
    first_rating: Rating
    """Of the puzzle, if nobody has answered it before."""


class Tried(Value, frozen=True, kw_only=True):
    """The first answer of a person to a puzzle, in training or on one day. It never changes."""

    at_ms: int
    took_ms: int
    """Since the puzzle was first seen."""
    right: bool
    score: float
    answer: Any = None
    before: Rating
    after: Rating
    """Of the person. The same as before if the puzzle had been answered on another day."""


class Solver(Value, frozen=True, kw_only=True):
    """All in all."""

    rating: Rating
    days: tuple[int, ...]
    """On which the puzzle of the day was solved, in order."""
    counts: dict[str, tuple[int, int]]
    """By kind: puzzles answered, and solved."""


class DaySolver(Value, frozen=True, kw_only=True):
    who: Identity
    took_ms: int


class Puzzles(Protocol):
    async def see_puzzle(self, identity: str, puzzle: str, kind: str, day: int = 0) -> Tried | None:
        """Notes when it was seen. Returns the first answer, if there is one. Raises `Missing` for nobody."""

    async def answer_puzzle(self, identity: str, attempt: Attempt, rate: Rate) -> tuple[Tried, bool]:
        """The first answer of this person, and whether it is this one: only the first counts, however often it comes.

        Raises `Missing` for nobody: whoever has been forgotten. Raises `Unseen` for an answer to the puzzle of a day by
        who has not seen it on that day; who only wants the solution need not have.
        """

    async def seen_puzzles(self, identity: str) -> tuple[str, ...]:
        """What was seen longest ago comes first."""

    async def solver(self, identity: str) -> Solver: ...

    async def puzzle_ratings(self) -> dict[str, Rating]:
        """Of puzzles that somebody has answered."""

    async def day_solvers(self, day: int, limit: int) -> tuple[DaySolver, ...]:
        """Who has solved the puzzle of a day on that day, the fastest first."""

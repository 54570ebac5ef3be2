"""What is kept of matches that are over, for profiles and tables of leaders."""

from collections.abc import Sequence
from typing import Protocol

from slovoteka.core.value import Value
from slovoteka.ratings.model import Rating
from slovoteka.store.people import Identity


class Rival(Value, frozen=True, kw_only=True, omit_defaults=True):
    """By id, so that a name that changes or is forgotten stays nowhere."""

    seat: int
    identity: str | None = None
    level: str | None = None
    """Of a bot."""


class Part(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A person's part in a match that is over."""

    room: str
    seat: int
    identity: str
    game: str
    ended_ms: int
    rated: bool = False
    """It was meant to count."""
    reason: str | None = None
    """How it ended; None if it was abandoned, and then the next two are None too."""
    score: int | None = None
    place: int | None = None
    """1 is the winner; ties share a place."""
    sides: int
    """How many players or teams there were."""
    rivals: tuple[Rival, ...] = ()
    """The first few of the others by place, without one's own team."""
    category: str | None = None
    """What it counted for, if it did; then the ratings before and after are there as well."""
    before: Rating | None = None
    after: Rating | None = None


class Leader(Value, frozen=True, kw_only=True):
    who: Identity
    rating: Rating


class Ratings(Protocol):
    """Written by `finish` alone, in the transaction that ends a match: so a match counts exactly once."""

    async def ratings_of(self, identity: str) -> dict[str, Rating]:
        """By category."""

    async def ratings_in(self, category: str, identities: Sequence[str]) -> dict[str, Rating]:
        """Of those who have one."""

    async def parts(self, match: str, limit: int) -> tuple[Part, ...]:
        """By seat. Nobody's, as long as it is not over."""

    async def played(
        self, identity: str, limit: int, category: str | None = None, before_ms: int | None = None
    ) -> tuple[Part, ...]:
        """The latest first: all, or those that counted for a category.

        A page may be longer than `limit` by matches that ended in the same millisecond as its last.
        """

    async def leaders(self, category: str, *, programs: bool, start: int, limit: int) -> tuple[Leader, ...]:
        """The strongest first, those who are provisional after all others. People, or programs."""

    async def rated_players(self) -> dict[str, tuple[int, int]]:
        """By category: how many people, and how many programs."""

    async def identities(self, identities: Sequence[str]) -> dict[str, Identity]:
        """Those who are still there."""

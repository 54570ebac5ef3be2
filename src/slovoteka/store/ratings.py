"""What the store keeps about finished matches, for profiles and leaders."""

from collections.abc import Sequence
from typing import Protocol

from slovoteka.core.value import Value
from slovoteka.ratings.model import Rating
from slovoteka.store.people import Identity


class Rival(Value, frozen=True, kw_only=True, omit_defaults=True):
    """An opponent. Stored by id, so that no old or deleted name is kept."""

    seat: int
    identity: str | None = None
    level: str | None = None
    """The level, if it is a bot."""


class Part(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A person's part in a finished match."""

    room: str
    seat: int
    identity: str
    game: str
    ended_ms: int
    rated: bool = False
    """Whether the table was rated. `category` says whether the match really counted."""
    reason: str | None = None
    """How the match ended. If it was abandoned, this, `score` and `place` are None."""
    score: int | None = None
    place: int | None = None
    """1 is the winner; ties share a place."""
    sides: int
    """How many players or teams there were."""
    rivals: tuple[Rival, ...] = ()
    """The best opponents by place, without the person's own team."""
    category: str | None = None
    """The category that the match counted for, if it did. Then `before` and `after` are set too."""
    before: Rating | None = None
    after: Rating | None = None


class Leader(Value, frozen=True, kw_only=True):
    who: Identity
    rating: Rating


class Ratings(Protocol):
    """Ratings are written only by `finish`, in the transaction that ends a match, so a match counts exactly once."""

    async def ratings_of(self, identity: str) -> dict[str, Rating]:
        """The ratings of a person by category."""

    async def ratings_in(self, category: str, identities: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those of these people who have one."""

    async def parts(self, match: str, limit: int) -> tuple[Part, ...]:
        """Everybody's part in a match, by seat; empty while it is not over."""

    async def played(
        self, identity: str, limit: int, category: str | None = None, before_ms: int | None = None
    ) -> tuple[Part, ...]:
        """A person's matches, the latest first: all, or those that counted for a category.

        A page may be longer than `limit` by matches that ended in the same millisecond as its last.
        """

    async def leaders(self, category: str, *, programs: bool, start: int, limit: int) -> tuple[Leader, ...]:
        """The strongest people or programs. Those with a provisional rating come last."""

    async def rated_players(self) -> dict[str, tuple[int, int]]:
        """How many people and how many programs have a rating in each category."""

    async def identities(self, identities: Sequence[str]) -> dict[str, Identity]:
        """The identities that still exist, by id."""

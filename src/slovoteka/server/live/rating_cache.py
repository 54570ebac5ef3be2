"""The ratings of the players in one room, cached so that views need not wait for the store."""

from typing import Final

from slovoteka.ratings.levels import rating_of
from slovoteka.ratings.model import Rating
from slovoteka.server.base.wire import RatingView
from slovoteka.store.log import Store
from slovoteka.store.ratings import Part
from slovoteka.store.rooms import Chair, RoomState

CHAIRS_SHOWN: Final = 100

_Sitting = tuple[int, str | None, str | None]
_Key = tuple[str, bool, tuple[_Sitting, ...]]


def rating_view(rating: Rating, before: Rating | None = None) -> RatingView:
    return RatingView(
        number=rating.number,
        deviation=rating.deviation,
        provisional=rating.is_provisional,
        change=None if before is None else rating.number - before.number,
    )


class RatingCache:
    """Ratings at a rated table. They are read again when chairs or the category change, and when the match ends."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read_for: _Key | None = None
        self._views: dict[_Sitting, RatingView] = {}

    def are_stale(self, state: RoomState) -> bool:
        return self._read_for != _key(state)

    async def read(self, state: RoomState) -> None:
        key = _key(state)
        self._views = {} if key is None else await self._read(key, state.room.id)
        self._read_for = key

    def of(self, chair: Chair) -> RatingView | None:
        return self._views.get(_sitting(chair))

    async def _read(self, key: _Key, room: str) -> dict[_Sitting, RatingView]:
        category, is_over, sitting = key
        people = await self._store.ratings_in(category, [identity for _, identity, _ in sitting if identity])
        parts = {part.seat: part for part in await self._store.parts(room, CHAIRS_SHOWN)} if is_over else {}
        found = {one: _view(category, one, people, parts.get(one[0])) for one in sitting}
        return {one: view for one, view in found.items() if view is not None}


def _sitting(chair: Chair) -> _Sitting:
    return chair.seat, chair.identity, chair.bot


def _key(state: RoomState) -> _Key | None:
    """Everything that the views depend on, except matches that the players finish elsewhere; None if not rated."""
    agreement = state.room.agreement
    if not agreement.rated or agreement.rated_as is None:
        return None
    sitting = tuple(_sitting(chair) for chair in state.chairs[:CHAIRS_SHOWN])
    return agreement.rated_as.category, state.room.stage == "over", sitting


def _view(category: str, one: _Sitting, people: dict[str, Rating], part: Part | None) -> RatingView | None:
    _, identity, level = one
    if identity is not None:
        if part is not None and part.after is not None:
            return rating_view(part.after, part.before)
        return rating_view(people.get(identity) or Rating())
    rating = None if level is None else rating_of(category, level)
    return None if rating is None else rating_view(rating)

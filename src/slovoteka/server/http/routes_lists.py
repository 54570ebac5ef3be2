"""Rooms in lists: the lobby and a person's own games."""

from functools import cache
from typing import Any, Final

import msgspec

from slovoteka.games import registry
from slovoteka.messages import name_text
from slovoteka.server.http.bodies import RoomEntry
from slovoteka.store.rooms import Listing, TableTerms

_LONGEST: Final = 20
"""Longer lists of words are left out of entries. The room itself has them."""


def entry(listing: Listing, language: str, *, waits_for_me: bool = False) -> RoomEntry:
    room = listing.room
    return RoomEntry(
        room=room.id,
        title=room.title,
        game=room.agreement.game,
        options=_unusual(room.agreement),
        stage=room.stage,
        seats=room.seats,
        taken=listing.taken,
        rated=room.agreement.rated,
        days=room.agreement.days,
        hall=room.hall,
        starts_ms=room.starts_ms,
        names=tuple(name_text(name, language) for name in listing.names),
        beginners=room.agreement.beginners,
        program=room.program,
        mine=listing.mine,
        waits_for_me=waits_for_me,
        updated_ms=listing.updated_ms,
        missing=room.agreement.game not in registry.GAMES,
    )


def _unusual(agreement: TableTerms) -> dict[str, Any]:
    if agreement.game not in registry.GAMES:
        return {}  # the defaults of a game that is not installed are unknown
    usual = _usual(agreement.game)
    shown = {name: _shown(value) for name, value in agreement.options.items() if value != usual.get(name)}
    return {name: value for name, value in shown.items() if not isinstance(value, list) or len(value) <= _LONGEST}


@cache
def _usual(game: str) -> dict[str, Any]:
    """The default options as JSON gives them back, with lists instead of tuples, to compare them with stored ones."""
    options: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(registry.find(game).rules.read_options({})))
    return options


def _shown(value: Any) -> Any:
    return value["id"] if isinstance(value, dict) and "id" in value else value

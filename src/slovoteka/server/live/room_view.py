"""A room as everybody sees it."""

from slovoteka.messages import name_in, name_text
from slovoteka.server.base.wire import ChairView, RoomView
from slovoteka.server.live.rating_cache import CHAIRS_SHOWN, RatingCache
from slovoteka.store.rooms import Chair, Room, RoomState


def room_view(
    state: RoomState, here: frozenset[str], spectators: int, standings: RatingCache, *, with_conditions: bool = True
) -> RoomView:
    """`here` are the people who have the room open. The terms can be left out: they may hold a whole deck."""
    room, chairs = state.room, state.chairs
    return RoomView(
        room=room.id,
        version=room.version,
        title=room.title,
        owner=room.owner,
        stage=room.stage,
        agreement=room.agreement if with_conditions else None,
        agreed=room.agreed,
        seats=room.seats,
        taken=len(chairs),
        chairs=tuple(_chair_view(room, chair, here, standings) for chair in chairs[:CHAIRS_SHOWN]),
        hall=room.hall,
        listed=room.listed,
        program=room.program,
        starts_ms=room.starts_ms,
        commitment=room.commitment,
        offers=tuple(offer for offer in room.offers if room.stage != "over" or offer.kind == "rematch"),
        hints=room.hints,
        words=room.words,
        muted=room.muted,
        spectators=spectators,
        previous=room.previous,
        next=room.next,
    )


def _chair_view(room: Room, chair: Chair, here: frozenset[str], standings: RatingCache) -> ChairView:
    return ChairView(
        seat=chair.seat,
        name=name_text(chair.name),
        name_in=name_in(chair.name),
        person=chair.identity,
        bot=chair.bot,
        program=chair.program,
        ready=chair.ready == room.agreed,
        here=chair.identity in here,
        salt_hash=chair.salt_hash,
        rating=standings.of(chair),
    )

"""Making a room, finding one by pairing, and what its table is asked to agree on."""

from typing import Annotated, Any, Literal

import msgspec

from slovoteka.core import dealer
from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value
from slovoteka.match import gathering
from slovoteka.server.base.identity import new_id
from slovoteka.server.base.problems import Draining, Forbidden
from slovoteka.server.live.room import LiveRoom, RoomHost
from slovoteka.server.rooms.authorization import check_owner
from slovoteka.server.rooms.seating import Hex, Text, sit, start_if_ready
from slovoteka.store.log import Conflict
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Chair, Room, RoomState, TableTerms

_GHOST_MS = 60_000
"""Who waits for anybody, but has left the page for so long, is not waiting."""


class NewChair(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a chair: you or a bot, under this name if you like, or whoever comes."""

    who: Literal["me", "bot", "open"] = "open"
    name: Text | None = None
    level: Text = "amateur"
    salt_hash: Hex | None = None


class TableTermsRequest(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is asked to agree on."""

    game: Text
    variant: Text | None = None
    options: dict[str, Any] = {}
    """Beyond the variant; see `GET /api/v1/games`."""
    rated: bool = False
    days: int | None = None
    absence: Literal["clock", "bot"] = "clock"
    absence_s: int = 120
    open_key: bool = False
    beginners: bool = False


class NewRoom(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    conditions: TableTermsRequest
    title: Text = ""
    chairs: Annotated[tuple[NewChair, ...], msgspec.Meta(max_length=64)] = ()
    """In the order of seats; those beyond the list are open."""
    listed: bool = False
    hall: bool = False
    starts_in_s: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] | None = None
    """For a hall: it starts then by itself."""
    start: bool = False
    """You are ready; if all other chairs are taken by bots, it begins at once."""


async def agree_on(node: RoomHost, wanted: TableTermsRequest) -> tuple[TableTerms, int]:
    """The agreement with the dictionary it stands on, and its number of seats."""
    agreement, options = gathering.agree_on(
        wanted.game,
        wanted.options,
        wanted.variant,
        rated=wanted.rated,
        days=wanted.days,
        absence=wanted.absence,
        absence_s=wanted.absence_s,
        open_key=wanted.open_key,
        beginners=wanted.beginners,
    )
    kind, _ = gathering.options_of(agreement)
    _, lexicon = await node.oracle(kind, options)
    return agreement.but(lexicon=lexicon), kind.rules.seats(options)


async def make_room(
    node: RoomHost, owner: Identity, wanted: NewRoom, *, pairing: str | None = None, previous: str | None = None
) -> LiveRoom:
    if node.draining:
        raise Draining
    agreement, seats = await agree_on(node, wanted.conditions)
    gathering.check_hall(agreement, hall=wanted.hall, starts=wanted.starts_in_s is not None)
    seed, now_ms = node.random_bytes(dealer.SECRET_BYTES), node.store.now_ms()
    starts_ms = None if wanted.starts_in_s is None else now_ms + wanted.starts_in_s * 1_000
    room = Room(
        id=new_id(),
        created_ms=now_ms,
        owner=owner.id,
        title=node.cleaner.line(wanted.title) if wanted.title.strip() else "",
        agreement=agreement,
        seats=seats,
        hall=wanted.hall,
        listed=wanted.listed,
        pairing=pairing,
        starts_ms=starts_ms,
        program=owner.program,
        wake_ms=starts_ms,
        commitment=dealer.commitment(seed),
        previous=previous,
    )
    await node.store.open_room(room, seed, _first_chairs(node, room, owner, wanted))
    live = await node.room(room.id)
    if room.listed:
        node.lobby_changed()
    await start_if_ready(live)
    return live


def _first_chairs(node: RoomHost, room: Room, owner: Identity, wanted: NewRoom) -> list[Chair]:
    if len(wanted.chairs) > room.seats:
        raise Illegal("host", "seat-taken", seat=room.seats + 1)
    if room.hall and any(asked.who == "bot" for asked in wanted.chairs):
        raise Illegal("host", "no-bots-in-halls")
    if room.hall and sum(asked.who == "me" for asked in wanted.chairs) > 1:
        raise Illegal("host", "one-chair-in-halls")
    if any(asked.who == "bot" for asked in wanted.chairs):
        node.building.check_bots(room.agreement.game)
    chairs, names = [], gathering.bot_names(len(wanted.chairs))
    for seat, asked in enumerate(wanted.chairs):
        if asked.who == "bot":
            called = names[seat] if asked.name is None else node.cleaner.name(asked.name)
            chairs.append(gathering.bot(room, seat, asked.level, called))
        elif asked.who == "me":
            name = owner.name if asked.name is None else node.cleaner.name(asked.name)
            chair = gathering.person(room, seat, owner.id, name, asked.salt_hash, program=owner.program)
            chairs.append(chair.but(ready=room.agreed) if wanted.start else chair)
    gathering.check_rated(room.agreement, chairs)
    return chairs


async def pair(node: RoomHost, who: Identity, wanted: TableTermsRequest, salt_hash: str | None) -> LiveRoom:
    """Sits down with whoever waits for the same, or waits for somebody. All are ready: they asked for it."""
    if node.draining:
        raise Draining
    if who.program:  # who waits for anybody waits for a person
        raise Forbidden("programs-not-paired")
    agreement, _ = await agree_on(node, wanted)
    key = gathering.pairing_key(agreement)
    for listing in await node.store.rooms_of(who.id, 20):
        if listing.room.pairing == key and listing.room.stage == "gathering":
            return await node.room(listing.room.id)  # they wait already: the answer was lost, or their patience
    blocked = await node.store.blocked(who.id)
    for listing in await node.store.waiting_for_anybody(key, who.id, 20):
        live = await node.room(listing.room.id)
        if await _is_fit(live, who, blocked):
            try:
                await sit(live, who, None, None, salt_hash, is_ready=True)
            except (Illegal, Conflict):
                continue  # somebody was quicker
            return live
    mine = NewChair(who="me", salt_hash=salt_hash)
    return await make_room(node, who, NewRoom(conditions=wanted, chairs=(mine,), start=True), pairing=key)


async def _is_fit(live: LiveRoom, who: Identity, blocked: frozenset[str]) -> bool:
    """Whether to sit down with those who wait there. Who has left the page does not wait any more."""
    node, others = live.node, {chair.identity for chair in live.state.chairs if chair.identity is not None}
    if others.isdisjoint(live.here) and node.store.now_ms() - live.room.created_ms > _GHOST_MS:
        await live.change(lambda state: state.room.next_version(pairing=None))
        return False
    return not others & blocked and not any([who.id in await node.store.blocked(other) for other in others])


async def change_conditions(live: LiveRoom, who: Identity, wanted: TableTermsRequest) -> None:
    """Everybody has to be ready anew."""
    check_owner(live, who)
    if live.room.hall or live.room.pairing is not None:
        raise Illegal("host", "conditions-fixed")
    agreement, seats = await agree_on(live.node, wanted)
    if agreement != live.room.agreement:
        await live.change(lambda state: gathering.changed(state, agreement, seats))


async def hand_over(live: LiveRoom, gone: Identity) -> None:
    """A room whose owner is gone belongs to the next who sits there; where nobody does, nobody finds it any more."""

    def edit(state: RoomState) -> Room:
        room = state.room
        if room.owner != gone.id or room.stage != "gathering":
            return room
        heir = next((chair.identity for chair in state.chairs if chair.identity not in (None, gone.id)), None)
        if heir is None:
            return room.next_version(listed=False, pairing=None)
        return room.next_version(owner=heir)

    await live.change(edit)

"""Makes rooms, pairs people, and changes table terms."""

from typing import Annotated, Any, Literal

import msgspec

from slovoteka.core import dealer
from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value
from slovoteka.match import gathering
from slovoteka.messages.names import player_key
from slovoteka.server.base.identity import new_id
from slovoteka.server.base.problems import Draining, Forbidden
from slovoteka.server.live.room import LiveRoom, RoomHost
from slovoteka.server.rooms.authorization import check_owner
from slovoteka.server.rooms.seating import Hex, Text, sit, start_if_ready
from slovoteka.store.log import Conflict
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Chair, Room, RoomState, TableTerms

_GHOST_MS = 60_000
"""A table in the pairing whose people have all left is dropped if it is older than this."""


class NewChair(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who gets a chair: you, a bot (both optionally under another name), or anybody who comes."""

    who: Literal["me", "bot", "open"] = "open"
    name: Text | None = None
    level: Text | None = None
    """The bot's level; None for the one for newcomers."""
    salt_hash: Hex | None = None


class TableTermsRequest(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table terms that the owner asks for."""

    game: Text
    variant: Text | None = None
    options: dict[str, Any] = {}
    """Options that differ from the variant; see `GET /api/v1/games`."""
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
    """The chairs in order of seats. The remaining ones are open to anybody."""
    listed: bool = False
    hall: bool = False
    starts_in_s: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] | None = None
    """After how long a hall starts by itself."""
    start: bool = False
    """You are ready. If bots take all other chairs, the match begins at once."""


async def agree_on(node: RoomHost, wanted: TableTermsRequest) -> tuple[TableTerms, int]:
    """The table terms, with the content hash of their dictionary, and the number of seats."""
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
            is_first = not any(chair.identity == owner.id for chair in chairs)
            own = owner.name if is_first else player_key(seat + 1)
            name = own if asked.name is None else node.cleaner.name(asked.name)
            chair = gathering.person(room, seat, owner.id, name, asked.salt_hash, program=owner.program)
            chairs.append(chair.but(ready=room.agreed) if wanted.start else chair)
    gathering.check_rated(room.agreement, chairs)
    return chairs


async def pair(node: RoomHost, who: Identity, wanted: TableTermsRequest, salt_hash: str | None) -> LiveRoom:
    """Seats a person with others who wait for the same terms, or opens a new table. Everybody counts as ready."""
    if node.draining:
        raise Draining
    if who.program:  # people who wait for a pairing expect a person
        raise Forbidden("programs-not-paired")
    agreement, _ = await agree_on(node, wanted)
    key = gathering.pairing_key(agreement)
    for listing in await node.store.rooms_of(who.id, 20):
        if listing.room.pairing == key and listing.room.stage == "gathering":
            return await node.room(listing.room.id)  # they wait already and have asked again
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
    """Whether this person can join the table. A table whose people have left is taken out of the pairing."""
    node, others = live.node, {chair.identity for chair in live.state.chairs if chair.identity is not None}
    if others.isdisjoint(live.here) and node.store.now_ms() - live.room.created_ms > _GHOST_MS:
        await live.change(lambda state: state.room.next_version(pairing=None))
        return False
    return not others & blocked and not any([who.id in await node.store.blocked(other) for other in others])


async def change_conditions(live: LiveRoom, who: Identity, wanted: TableTermsRequest) -> None:
    """Changes the table terms. Everybody has to press «Готов» again."""
    check_owner(live, who)
    if live.room.hall or live.room.pairing is not None:
        raise Illegal("host", "conditions-fixed")
    agreement, seats = await agree_on(live.node, wanted)
    if agreement != live.room.agreement:
        await live.change(lambda state: gathering.changed(state, agreement, seats))


async def hand_over(live: LiveRoom, gone: Identity) -> None:
    """Gives the room of a deleted owner to the next person there. If there is nobody, the room is no longer offered."""

    def edit(state: RoomState) -> Room:
        room = state.room
        if room.owner != gone.id or room.stage != "gathering":
            return room
        heir = next((chair.identity for chair in state.chairs if chair.identity not in (None, gone.id)), None)
        if heir is None:
            return room.next_version(listed=False, pairing=None)
        return room.next_version(owner=heir)

    await live.change(edit)

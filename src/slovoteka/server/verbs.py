"""What people can do in a room, whichever way they ask for it: HTTP, a socket or a stream."""

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec

from slovoteka.core import dealer
from slovoteka.core.errors import Illegal
from slovoteka.match import gathering
from slovoteka.server.absence import give_back
from slovoteka.server.gates import chair_of, in_play, seated_person
from slovoteka.server.identity import new_id
from slovoteka.server.live import LiveRoom
from slovoteka.server.node import Node
from slovoteka.server.problems import Draining, Forbidden
from slovoteka.server.wire import Seat
from slovoteka.store.log import Conflict
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Agreement, Chair, Room

Text = Annotated[str, msgspec.Meta(max_length=200)]
Hex = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
_ATTEMPTS = 30
_GHOST_MS = 60_000
"""Who waits for anybody, but has left the page for so long, is not waiting."""
_ROUNDS = 10_000
"""More people than that cannot come in between two looks at a hall."""


class NewChair(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a chair: you, under this name if you like, a bot, or whoever comes."""

    who: Literal["me", "bot", "open"] = "open"
    name: Text | None = None
    level: Text = "amateur"
    salt_hash: Hex | None = None


class Conditions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class NewRoom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    conditions: Conditions
    title: Text = ""
    chairs: Annotated[tuple[NewChair, ...], msgspec.Meta(max_length=64)] = ()
    """In the order of seats; those beyond the list are open."""
    listed: bool = False
    hall: bool = False
    starts_in_s: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)] | None = None
    """For a hall: it starts then by itself."""
    start: bool = False
    """You are ready; if all other chairs are taken by bots, it begins at once."""


# --- making rooms ---------------------------------------------------------------------------------------------------


async def agree_on(node: Node, wanted: Conditions) -> tuple[Agreement, int]:
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
    )
    kind, _ = gathering.options_of(agreement)
    _, lexicon = await node.oracle(kind, options)
    return msgspec.structs.replace(agreement, lexicon=lexicon), kind.seats(options)


async def make_room(
    node: Node, owner: Identity, wanted: NewRoom, *, pairing: str | None = None, previous: str | None = None
) -> LiveRoom:
    if node.draining:
        raise Draining
    agreement, seats = await agree_on(node, wanted.conditions)
    gathering.check_hall(agreement, hall=wanted.hall, starts=wanted.starts_in_s is not None)
    seed, now_ms = secrets.token_bytes(dealer.SECRET_BYTES), node.store.now_ms()
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


def _first_chairs(node: Node, room: Room, owner: Identity, wanted: NewRoom) -> list[Chair]:
    if len(wanted.chairs) > room.seats:
        raise Illegal("host", "seat-taken", seat=room.seats + 1)
    chairs, names = [], gathering.bot_names(len(wanted.chairs))
    for seat, asked in enumerate(wanted.chairs):
        if asked.who == "bot":
            chairs.append(gathering.bot(seat, asked.level, names[seat]))
        elif asked.who == "me":
            name = owner.name if asked.name is None else node.cleaner.name(asked.name)
            chair = gathering.person(room, seat, owner.id, name, asked.salt_hash)
            chairs.append(msgspec.structs.replace(chair, ready=room.agreed) if wanted.start else chair)
    return chairs


async def pair(node: Node, who: Identity, wanted: Conditions, salt_hash: str | None) -> LiveRoom:
    """Sits down with whoever waits for the same, or waits for somebody. All are ready: they asked for it."""
    if node.draining:
        raise Draining
    agreement, _ = await agree_on(node, wanted)
    key = gathering.pairing_key(agreement)
    blocked = await node.store.blocked(who.id)
    for listing in await node.store.waiting_for_anybody(key, who.id, 20):
        live = await node.room(listing.room.id)
        others = {chair.identity for chair in live.state.chairs if chair.identity is not None}
        is_left_alone = others.isdisjoint(live.here) and node.store.now_ms() - live.room.created_ms > _GHOST_MS
        if is_left_alone or others & blocked or any([who.id in await node.store.blocked(other) for other in others]):
            continue
        try:
            await sit(live, who, None, None, salt_hash, is_ready=True)
        except (Illegal, Conflict):
            continue  # somebody was quicker
        return live
    mine = NewChair(who="me", salt_hash=salt_hash)
    return await make_room(node, who, NewRoom(conditions=wanted, chairs=(mine,), start=True), pairing=key)


# --- chairs ---------------------------------------------------------------------------------------------------------


async def sit(
    live: LiveRoom, who: Identity, seat: int | None, name: str | None, salt_hash: str | None, *, is_ready: bool = False
) -> Chair:
    """Takes a chair: this one, or any. One person may take several."""
    await _check_welcome(live, who)
    shown = who.name if name is None else live.node.cleaner.name(name)
    for _ in range(_ROUNDS if live.room.hall else _ATTEMPTS):
        free = live.free_seat(seat)
        chair = gathering.person(live.room, free, who.id, shown, salt_hash)
        if is_ready:
            chair = msgspec.structs.replace(chair, ready=live.room.agreed)
        try:
            await live.node.store.sit(live.id, chair)
        except Conflict:
            await live.lost_race(free)
        else:
            live.seated(chair, free)
            await start_if_ready(live)
            return chair
    raise Illegal("host", "room-full")


async def _check_welcome(live: LiveRoom, who: Identity) -> None:
    if live.node.draining and live.room.stage == "gathering":
        raise Draining
    if who.id in live.room.witnesses:
        raise Forbidden("witness-sits")
    if live.room.hall and live.seats_of(who.id):
        raise Illegal("host", "already-seated")
    if who.id in await live.node.store.blocked(live.room.owner):
        raise Forbidden("not-welcome")


async def seat_bot(live: LiveRoom, who: Identity, seat: int | None, level: str) -> Chair:
    _check_owner(live, who)
    if live.room.hall:
        raise Illegal("host", "no-bots-in-halls")
    for _ in range(_ATTEMPTS):
        free = live.free_seat(seat)
        chair = gathering.bot(free, level, gathering.bot_names(free + 1)[free])
        try:
            await live.node.store.sit(live.id, chair)
        except Conflict:
            await live.lost_race(free)
        else:
            live.seated(chair, free)
            await start_if_ready(live)
            return chair
    raise Illegal("host", "room-full")


async def stand_up(live: LiveRoom, who: Identity, seat: int) -> None:
    """From one's own chair; the owner also sends bots and people away."""
    gathering.check_gathering(live.room)
    chair = next((held for held in live.state.chairs if held.seat == seat), None)
    if chair is None or who.id not in (chair.identity, live.room.owner):
        raise Forbidden("not-your-chair", seat=seat + 1)
    try:
        await live.node.store.stand_up(live.id, seat, chair.identity)
    except Conflict:
        await live.reload()
        gathering.check_gathering(live.room)
        raise Forbidden("not-your-chair", seat=seat + 1) from None
    live.seated(None, seat)


async def ready(live: LiveRoom, who: Identity, seat: int, agreed: int, salt_hash: str | None = None) -> None:
    """«Готов» to agreement number `agreed`; 0 takes it back. A salt may still be promised with it."""
    chair = gathering.ready(live.state, chair_of(live, who, seat), agreed, salt_hash)
    await _change_chair(live, chair)
    await start_if_ready(live)


async def open_salt(live: LiveRoom, who: Identity, seat: int, salt: str) -> None:
    chair = gathering.open_salt(live.state, chair_of(live, who, seat), salt)
    await _change_chair(live, chair)
    await live.refresh()
    if gathering.salts_are_open(live.state.chairs):
        await begin(live)


async def _change_chair(live: LiveRoom, chair: Chair) -> None:
    try:
        await live.node.store.change_chair(live.id, chair)
    except Conflict:
        await live.reload()
        raise Forbidden("not-your-chair", seat=chair.seat + 1) from None
    live.seated(chair, chair.seat)


async def change_conditions(live: LiveRoom, who: Identity, wanted: Conditions) -> None:
    """Everybody has to be ready anew (SM-20, SM-69)."""
    _check_owner(live, who)
    if live.room.hall or live.room.pairing is not None:
        raise Illegal("host", "conditions-fixed")
    agreement, seats = await agree_on(live.node, wanted)
    await live.change(lambda state: gathering.changed(state, agreement, seats))


def _check_owner(live: LiveRoom, who: Identity) -> None:
    if live.room.owner != who.id:
        raise Forbidden("not-owner")


# --- the start ------------------------------------------------------------------------------------------------------


async def start(live: LiveRoom, who: Identity) -> None:
    """The owner starts a hall; elsewhere it starts by itself when all are ready, or says who is not."""
    if live.room.hall or not live.seats_of(who.id):
        _check_owner(live, who)
    gathering.check_start(live.state)
    await _open(live)


async def start_if_ready(live: LiveRoom) -> None:
    await live.refresh()  # of two who are the last at two nodes, one must see that both are
    if not live.room.hall and gathering.can_start(live.state):
        await _open(live)


async def _open(live: LiveRoom) -> None:
    """Whoever promised a salt opens it now; if nobody did, it begins at once."""
    now_ms = live.node.store.now_ms()

    def edit(state: Any) -> Room:
        return gathering.opening(state.room, now_ms) if gathering.can_start(state) else state.room

    room = await live.change(edit)
    if room.stage == "opening" and gathering.salts_are_open(live.state.chairs):
        await begin(live)
    live.node.look_after(live)


async def begin(live: LiveRoom) -> None:
    """Closes the seating and deals. Whoever is second finds the match already there."""
    await live.reload()  # chairs may have been taken on another node
    if live.room.stage != "opening":
        return
    node = live.node
    seed = await node.store.seed(live.id)
    kind, options = gathering.options_of(live.room.agreement)
    _, lexicon = await node.oracle(kind, options)
    room, chairs, header = gathering.begun(live.state, seed, lexicon)
    try:
        await node.store.begin(room, chairs, header)
    except Conflict:
        await live.reload()
        return
    await live.reload()
    live.changed()
    node.drive(live)


async def wake(live: LiveRoom) -> None:
    """What a room without a match has slept until: a hall starts, late salts are no longer waited for."""
    await live.reload()
    room, now_ms = live.room, live.node.store.now_ms()
    if room.wake_ms is None or room.wake_ms > now_ms:
        return
    if room.stage == "opening":
        await begin(live)
    elif room.stage == "gathering":
        if gathering.can_start(live.state):
            await _open(live)
        else:
            await live.change(gathering.not_started)


# --- in play --------------------------------------------------------------------------------------------------------


async def act(
    live: LiveRoom, who: Identity, seat: Seat, window: str, action: Any, client: str | None, *, final: bool = True
) -> int:
    """Returns the number of the input once it is stored."""
    match = in_play(live)
    seated_person(live, who, seat)
    live.acted_s[who.id] = asyncio.get_running_loop().time()
    await give_back(live, (seat,))
    number = await match.act(seat, window, action, client, final=final)
    if match.answered:
        live.tell_answered()
    return number


async def leave(live: LiveRoom, who: Identity, seat: int) -> int:
    """Resigns: the seat leaves for good, and the rules say what becomes of the game."""
    seated_person(live, who, seat)
    return await in_play(live).leave(seat)

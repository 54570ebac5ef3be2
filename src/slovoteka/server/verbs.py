"""What people can do in a room, whichever way they ask for it: HTTP, a socket or a stream."""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
import structlog

from slovoteka.core import dealer
from slovoteka.core.errors import Illegal, Refusal
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

log = structlog.get_logger()

Text = Annotated[str, msgspec.Meta(max_length=200)]
Hex = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
_ATTEMPTS = 30
_GHOST_MS = 60_000
"""Who waits for anybody, but has left the page for so long, is not waiting."""
_ROUNDS = 10_000
"""More people than that cannot come in between two looks at a hall."""


class NewChair(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a chair: you or a bot, under this name if you like, or whoever comes."""

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
    beginners: bool = False


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
        beginners=wanted.beginners,
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


def _first_chairs(node: Node, room: Room, owner: Identity, wanted: NewRoom) -> list[Chair]:
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
            chairs.append(msgspec.structs.replace(chair, ready=room.agreed) if wanted.start else chair)
    gathering.check_rated(room.agreement, chairs)
    return chairs


async def pair(node: Node, who: Identity, wanted: Conditions, salt_hash: str | None) -> LiveRoom:
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
        await live.change(lambda state: state.room.but(pairing=None))
        return False
    return not others & blocked and not any([who.id in await node.store.blocked(other) for other in others])


# --- chairs ---------------------------------------------------------------------------------------------------------


async def sit(
    live: LiveRoom, who: Identity, seat: int | None, name: str | None, salt_hash: str | None, *, is_ready: bool = False
) -> Chair:
    """Takes a chair: this one, or any. One person may take several."""
    await _check_welcome(live, who)
    shown = who.name if name is None else live.node.cleaner.name(name)

    def chair(free: int) -> Chair:
        made = gathering.person(live.room, free, who.id, shown, salt_hash, program=who.program)
        return msgspec.structs.replace(made, ready=live.room.agreed) if is_ready else made

    return await _take_chair(live, seat, chair)


async def seat_bot(live: LiveRoom, who: Identity, seat: int | None, level: str) -> Chair:
    _check_owner(live, who)
    if live.room.hall:
        raise Illegal("host", "no-bots-in-halls")
    live.node.building.check_bots(live.room.agreement.game)

    def chair(free: int) -> Chair:
        return gathering.bot(live.room, free, level, gathering.bot_names(free + 1)[free])

    return await _take_chair(live, seat, chair)


async def _take_chair(live: LiveRoom, seat: int | None, make: Callable[[int], Chair]) -> Chair:
    for _ in range(_ROUNDS if live.room.hall else _ATTEMPTS):
        free = live.free_seat(seat)
        chair = make(free)
        if not live.room.hall:  # there everybody has one chair anyway
            gathering.check_rated(live.room.agreement, (*live.state.chairs, chair))
        try:
            await live.node.store.sit(live.id, chair)
        except Conflict:
            await live.lost_race(free)
            if chair.identity is not None:
                _check_seated(live, chair.identity)
        else:
            live.seated(chair, free)
            await start_if_ready(live)
            return chair
    raise Illegal("host", "room-full")


def _check_seated(live: LiveRoom, identity: str) -> None:
    if identity in live.room.witnesses:
        raise Forbidden("witness-sits")
    if live.room.hall and live.seats_of(identity):
        raise Illegal("host", "one-chair-in-halls")


async def _check_welcome(live: LiveRoom, who: Identity) -> None:
    if live.node.draining and live.room.stage == "gathering":
        raise Draining
    _check_seated(live, who.id)
    if who.id in await live.node.store.blocked(live.room.owner):
        raise Forbidden("not-welcome")


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
        if live.match is not None:
            raise Illegal("host", "already-started") from None
        raise Forbidden("not-your-chair", seat=chair.seat + 1) from None
    live.seated(chair, chair.seat)


async def change_conditions(live: LiveRoom, who: Identity, wanted: Conditions) -> None:
    """Everybody has to be ready anew (SM-20, SM-69)."""
    _check_owner(live, who)
    if live.room.hall or live.room.pairing is not None:
        raise Illegal("host", "conditions-fixed")
    agreement, seats = await agree_on(live.node, wanted)
    if agreement != live.room.agreement:
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
    for _ in range(_ATTEMPTS):
        if not gathering.can_start(live.state):  # somebody has stood up, or taken back «готов»
            return
        room = gathering.opening(live.room, live.node.store.now_ms())
        try:
            await live.node.store.open_salts(room, live.state.chairs)
        except Conflict:
            await live.reload()
        else:
            live.replaced(room)
            break
    if live.room.stage == "opening" and gathering.salts_are_open(live.state.chairs):
        await begin(live)
    live.node.look_after(live)


async def begin(live: LiveRoom) -> None:
    """Closes the seating and deals. Whoever is second finds the match already there."""
    node = live.node
    for _ in range(_ATTEMPTS):
        await live.reload()  # chairs may have changed on another node
        if live.room.stage != "opening":
            return
        kind, options = gathering.options_of(live.room.agreement)
        _, lexicon = await node.oracle(kind, options)
        if lexicon != live.room.agreement.lexicon:  # nobody has said «готов» to this dictionary
            agreement = msgspec.structs.replace(live.room.agreement, lexicon=lexicon)
            await live.change(partial(gathering.not_begun, agreement=agreement))
            return
        try:
            room, chairs, header = gathering.begun(live.state, await node.store.seed(live.id), lexicon)
        except Refusal as refusal:
            log.warning("not-begun", room=live.id, why=refusal.code)
            await live.change(partial(gathering.not_begun, agreement=live.room.agreement))
            return
        try:
            await node.store.begin(room, chairs, header)
        except Conflict:
            continue
        await live.reload()
        live.changed()
        node.drive(live)
        return


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
    await give_back(live, (seat,))
    number = await match.act(seat, window, action, client, final=final)
    if match.answered:
        live.tell_answered()
    return number


async def leave(live: LiveRoom, who: Identity, seat: int) -> int:
    """Resigns: the seat leaves for good, and the rules say what becomes of the game."""
    seated_person(live, who, seat)
    return await in_play(live).leave(seat)

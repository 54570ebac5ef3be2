"""Chairs, «Готов» and the start of a match."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

import msgspec
import structlog

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.match import gathering
from slovoteka.server.base.problems import Draining, Forbidden
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import chair_of, check_owner, seated_person
from slovoteka.store.log import Conflict
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Chair

log = structlog.get_logger()

Text = Annotated[str, msgspec.Meta(max_length=200)]
Hex = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
_ATTEMPTS = 30
_ROUNDS = 10_000
"""How often a lost race for a chair in a hall is retried: more than people can arrive between two reads."""


async def sit(
    live: LiveRoom, who: Identity, seat: int | None, name: str | None, salt_hash: str | None, *, is_ready: bool = False
) -> Chair:
    """Takes this chair, or any free one if `seat` is None. One person may take several."""
    await _check_welcome(live, who)
    shown = who.name if name is None else live.node.cleaner.name(name)

    def chair(free: int) -> Chair:
        made = gathering.person(live.room, free, who.id, shown, salt_hash, program=who.program)
        return made.but(ready=live.room.agreed) if is_ready else made

    return await _take_chair(live, seat, chair)


async def seat_bot(live: LiveRoom, who: Identity, seat: int | None, level: str | None) -> Chair:
    check_owner(live, who)
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
        if not live.room.hall:  # in a hall everybody has one chair anyway
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
    """Leaves one's own chair. The owner can also empty the chairs of bots and other people."""
    if live.room.owner != who.id:
        seated_person(live, who, seat)
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
    """Presses «Готов» for the terms with the number `agreed`; 0 takes it back. A salt may be promised too."""
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


# --- the start -------------------------------------------------------------------------------------------------------


async def start(live: LiveRoom, who: Identity) -> None:
    """Starts a hall for its owner. Other matches start by themselves, and this says (`Illegal`) who is not ready."""
    if live.room.hall or not live.seats_of(who.id):
        check_owner(live, who)
    gathering.check_start(live.state)
    await _open(live)


async def start_if_ready(live: LiveRoom) -> None:
    if live.room.hall:  # its owner or its start time starts it
        return
    await live.refresh()  # if the last two press at the same time on two nodes, one must see both
    if gathering.can_start(live.state):
        await _open(live)


async def _open(live: LiveRoom) -> None:
    """Asks for the promised salts. If nobody promised one, the match begins at once."""
    for _ in range(_ATTEMPTS):
        if not gathering.can_start(live.state):  # a player has left or taken back «Готов»
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
    """Fixes the seats and begins the match. If another node is quicker, it only loads that match."""
    node = live.node
    for _ in range(_ATTEMPTS):
        await live.reload()  # chairs may have changed on another node
        if live.room.stage != "opening":
            return
        kind, options = gathering.options_of(live.room.agreement)
        _, lexicon = await node.oracle(kind, options)
        if lexicon != live.room.agreement.lexicon:  # nobody has agreed to this dictionary
            agreement = live.room.agreement.but(lexicon=lexicon)
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
    """Does what is due in a room without a match: starts a hall, or begins without the salts that are late."""
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

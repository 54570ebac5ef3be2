"""Scripts for rooms and chairs. A script that changes chairs locks the room's row first, so changes are serial."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from slovoteka.core.record import Header
from slovoteka.store.log import Conflict, Missing
from slovoteka.store.rooms import Chair, Listing, Room, RoomNumbers, RoomState, Stage
from slovoteka.store.scripts import Rows, Run, RunEach, Script, first_column, for_each, text

_read_room = msgspec.json.Decoder(Room).decode
_read_chair = msgspec.json.Decoder(Chair).decode
_read_seats = msgspec.json.Decoder(tuple[int, ...]).decode

_FOREVER_MS = 2**63 - 1

_INSERT_ROOM = """
    INSERT INTO rooms (id, version, room, stage, listed, pairing, seats, wake_ms, updated_ms,
                       created_ms, began_ms, owner, seed, taken, number, waiting, lines)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0, '[]', 0)
"""
# Finishing a match sets the stage without a new version, so a change from before must not undo that.
# Once the match has begun, `wake_ms` belongs to its log.
_CHANGE_ROOM = """
    UPDATE rooms SET version = $2, room = $3, stage = CASE WHEN stage = 'over' THEN stage ELSE $4 END, listed = $5,
        pairing = $6, seats = $7, wake_ms = CASE WHEN began_ms IS NULL THEN $8 ELSE wake_ms END, updated_ms = $9
    WHERE id = $1 AND version = $10 RETURNING began_ms, stage
"""
_IS_THERE = "SELECT 1 FROM rooms WHERE id = $1"


def _columns(now_ms: int, room: Room) -> tuple[object, ...]:
    """The values that have their own columns, so that they can be searched."""
    listed, pairing = int(room.listed), room.pairing
    return room.id, room.version, text(room), room.stage, listed, pairing, room.seats, room.wake_ms, now_ms


def insert_room(now_ms: int, room: Room, seed: bytes, taken: int, began_ms: int | None) -> Script[None]:
    """Inserts a room. If the id exists, the store raises `Conflict`."""
    yield Run(_INSERT_ROOM, (*_columns(now_ms, room), room.created_ms, began_ms, room.owner, seed, taken))


def _refuse(room: str) -> Script[None]:
    if (yield Run(_IS_THERE, (room,))):
        raise Conflict(room)
    raise Missing(room)


def open_room(now_ms: int, room: Room, seed: bytes, chairs: Sequence[Chair]) -> Script[None]:
    yield from insert_room(now_ms, room, seed, taken=len(chairs), began_ms=None)
    yield from _put(room.id, chairs)


def room(room_id: str) -> Script[RoomState]:
    rows = yield Run("SELECT room, stage, number, waiting, began_ms, seatings FROM rooms WHERE id = $1", (room_id,))
    if not rows:
        raise Missing(room_id)
    value, stage, number, waiting, began_ms, seatings = rows[0]
    return RoomState(
        room=_room(value, stage),
        chairs=(yield from _chairs(room_id)),
        number=number,
        waiting=_read_seats(waiting),
        began_ms=began_ms,
        seatings=seatings,
    )


def _chairs(room_id: str) -> Script[tuple[Chair, ...]]:
    rows = yield Run("SELECT chair FROM chairs WHERE room = $1 ORDER BY seat", (room_id,))
    return tuple(map(_read_chair, first_column(rows)))


def seed(room_id: str) -> Script[bytes]:
    rows = yield Run("SELECT seed FROM rooms WHERE id = $1", (room_id,))
    if not rows:
        raise Missing(room_id)
    return bytes(rows[0][0])


def _room(value: str, stage: Stage) -> Room:
    """The room with the stage of its column. The JSON value may not know yet that the match is over."""
    read = _read_room(value)
    return read if read.stage == stage else read.but(stage=stage)


def change_room(now_ms: int, changed: Room) -> Script[None]:
    if not (yield Run(_CHANGE_ROOM, (*_columns(now_ms, changed), changed.version - 1))):
        yield from _refuse(changed.id)


# --- chairs -----------------------------------------------------------------------------------------------------------

_TAKE_A_CHAIR = """
    UPDATE rooms SET taken = taken + 1, seatings = seatings + 1, updated_ms = $3
    WHERE id = $1 AND stage = 'gathering' AND seats > $2 RETURNING room
"""
_FREE_A_CHAIR = """
    UPDATE rooms SET taken = taken - 1, seatings = seatings + 1, updated_ms = $2
    WHERE id = $1 AND stage = 'gathering' RETURNING id
"""
_CHANGE_SEATING = "UPDATE rooms SET seatings = seatings + 1 WHERE id = $1 RETURNING stage"
_CHAIR_OF = "SELECT chair FROM chairs WHERE room = $1 AND seat = $2 AND identity = $3"
_HAS_A_CHAIR = "SELECT 1 FROM chairs WHERE room = $1 AND identity = $2 AND identity <> '' LIMIT 1"
_PUT = "INSERT INTO chairs (room, seat, identity, chair) VALUES ($1, $2, $3, $4)"
_PUT_IF_FREE = f"{_PUT} ON CONFLICT (room, seat) DO NOTHING RETURNING seat"


def _row(room_id: str, chair: Chair) -> tuple[str, int, str, str]:
    return room_id, chair.seat, chair.identity or "", text(chair)


def _put(room_id: str, chairs: Sequence[Chair]) -> Script[None]:
    yield RunEach(_PUT, [_row(room_id, chair) for chair in chairs])


def sit(now_ms: int, room_id: str, chair: Chair) -> Script[None]:
    taken = yield Run(_TAKE_A_CHAIR, (room_id, chair.seat, now_ms))
    if not taken:
        yield from _refuse(room_id)
    if chair.identity is not None:
        yield from _check_welcome(_read_room(taken[0][0]), chair.identity)
    if not (yield Run(_PUT_IF_FREE, _row(room_id, chair))):
        raise Conflict(room_id, chair.seat)


def _check_welcome(room: Room, identity: str) -> Script[None]:
    if identity in room.witnesses or (room.hall and (yield Run(_HAS_A_CHAIR, (room.id, identity)))):
        raise Conflict(room.id, identity)


def change_chair(room_id: str, chair: Chair) -> Script[None]:
    stages = yield Run(_CHANGE_SEATING, (room_id,))
    if not stages:
        raise Missing(room_id)
    held = yield Run(_CHAIR_OF, (room_id, chair.seat, chair.identity or ""))
    if not held or not _may_become(stages[0][0], _read_chair(held[0][0]), chair):
        raise Conflict(room_id, chair.seat)
    yield Run("UPDATE chairs SET chair = $3 WHERE room = $1 AND seat = $2", (room_id, chair.seat, text(chair)))


def _may_become(stage: Stage, held: Chair, changed: Chair) -> bool:
    """Whether this change is allowed. Once salts are being opened, salt hashes are fixed, so that nobody can choose a
    salt that depends on the others."""
    if stage == "gathering":
        return changed == held.but(ready=changed.ready, salt_hash=changed.salt_hash)
    return stage == "opening" and changed == held.but(salt=changed.salt)


def stand_up(now_ms: int, room_id: str, seat: int, identity: str | None) -> Script[None]:
    if not (yield Run(_FREE_A_CHAIR, (room_id, now_ms))):
        yield from _refuse(room_id)
    sql = "DELETE FROM chairs WHERE room = $1 AND seat = $2 AND identity = $3 RETURNING seat"
    if not (yield Run(sql, (room_id, seat, identity or ""))):
        raise Conflict(room_id, seat)


# --- the start --------------------------------------------------------------------------------------------------------


def _change_before_match(now_ms: int, changed: Room) -> Script[None]:
    rows = yield Run(_CHANGE_ROOM, (*_columns(now_ms, changed), changed.version - 1))
    if not rows:
        yield from _refuse(changed.id)
    began_ms, stage = rows[0]
    if began_ms is not None or stage == "over":
        raise Conflict(changed.id)


def open_salts(now_ms: int, opening: Room, ready: Sequence[Chair]) -> Script[None]:
    yield from _change_before_match(now_ms, opening)
    sitting = yield from _chairs(opening.id)
    if Counter(map(_readiness, sitting)) != Counter(map(_readiness, ready)):
        raise Conflict(opening.id)


def _readiness(chair: Chair) -> tuple[object, ...]:
    return chair.seat, chair.identity, chair.bot, chair.ready, chair.salt_hash


def begin(now_ms: int, begun: Room, chairs: Sequence[Chair], header: Header) -> Script[int]:
    yield from _change_before_match(now_ms, begun)
    yield from _check_chairs(begun, chairs)
    yield Run("UPDATE rooms SET began_ms = $2, taken = $3 WHERE id = $1", (begun.id, now_ms, len(chairs)))
    yield Run("DELETE FROM chairs WHERE room = $1", (begun.id,))
    yield from _put(begun.id, chairs)
    yield Run("INSERT INTO matches (room, header) VALUES ($1, $2)", (begun.id, text(header)))
    return now_ms


def _check_chairs(begun: Room, chairs: Iterable[Chair]) -> Script[None]:
    """Raises `Conflict` unless the chairs, including opened salts, are still the same as in the store."""
    sitting: Iterable[Chair] = yield from _chairs(begun.id)
    if begun.hall:
        sitting, chairs = map(_anywhere, sitting), map(_anywhere, chairs)
    if Counter(sitting) != Counter(chairs):
        raise Conflict(begun.id)


def _anywhere(chair: Chair) -> Chair:
    """The chair without its seat, because seats in a hall are renumbered when it starts."""
    return chair.but(seat=0)


# --- lists ------------------------------------------------------------------------------------------------------------

_LOBBY = """
    SELECT room, stage, taken, waiting, updated_ms FROM rooms
    WHERE listed = 1 AND stage = 'gathering' AND taken < seats ORDER BY created_ms DESC, id LIMIT $1
"""
_WAITING = """
    SELECT room, stage, taken, waiting, updated_ms FROM rooms
    WHERE pairing = $1 AND stage = 'gathering' AND taken < seats
        AND NOT EXISTS (SELECT 1 FROM chairs WHERE chairs.identity = $2 AND chairs.room = rooms.id)
    ORDER BY created_ms DESC, id LIMIT $3
"""
# `identity <> ''` lets the databases use the partial index, which leaves out bots.
_LATEST_OF = """
    SELECT id, room, stage, taken, waiting, updated_ms FROM rooms
    WHERE id IN (SELECT room FROM chairs WHERE identity = $1 AND identity <> '') AND updated_ms < $2
    ORDER BY updated_ms DESC, id LIMIT $3
"""
# The next page begins before a moment, so all rooms of the last moment must be on this page.
_OF_THE_SAME_MOMENT = """
    SELECT id, room, stage, taken, waiting, updated_ms FROM rooms
    WHERE id IN (SELECT room FROM chairs WHERE identity = $1 AND identity <> '') AND updated_ms = $2 AND id > $3
    ORDER BY id
"""


_PLAYED_BY = """
    SELECT room, stage FROM rooms
    WHERE id IN (SELECT room FROM chairs WHERE identity = $1 AND identity <> '')
        AND began_ms IS NOT NULL AND stage <> 'over' ORDER BY id
"""


def lobby(limit: int) -> Script[tuple[Listing, ...]]:
    return (yield from _with_names(_listings((yield Run(_LOBBY, (limit,))))))


def waiting_for_anybody(pairing: str, but_not: str, limit: int) -> Script[tuple[Listing, ...]]:
    return _listings((yield Run(_WAITING, (pairing, but_not, limit))))


_LEFT_BEHIND = """
    SELECT room, stage FROM rooms
    WHERE stage = 'gathering' AND (listed = 1 OR pairing IS NOT NULL) AND created_ms < $1 AND began_ms IS NULL
    ORDER BY created_ms, id FOR UPDATE
"""
_HIDE = "UPDATE rooms SET version = $2, room = $3, listed = 0, pairing = NULL WHERE id = $1"


def expire(now_ms: int, before_ms: int) -> Script[int]:
    """Leaves `updated_ms` unchanged, because nothing has happened for the people in the room."""
    hidden = []
    for value, stage in (yield Run(_LEFT_BEHIND, (before_ms,))):
        room = _room(value, stage)
        if not (room.hall and room.starts_ms is not None and room.starts_ms > now_ms):
            unseen = room.next_version(listed=False, pairing=None)
            hidden.append((room.id, unseen.version, text(unseen)))
    yield RunEach(_HIDE, hidden)
    return len(hidden)


def _listings(rows: Rows) -> tuple[Listing, ...]:
    return tuple(
        Listing(room=_room(value, stage), taken=taken, waiting=_read_seats(waiting), updated_ms=updated_ms)
        for value, stage, taken, waiting, updated_ms in rows
    )


def played_by(identity: str) -> Script[tuple[Room, ...]]:
    return tuple(_room(value, stage) for value, stage in (yield Run(_PLAYED_BY, (identity,))))


def rooms_of(identity: str, limit: int, before_ms: int | None) -> Script[tuple[Listing, ...]]:
    rows = list((yield Run(_LATEST_OF, (identity, _FOREVER_MS if before_ms is None else before_ms, limit))))
    if rows and len(rows) == limit:
        rows += yield Run(_OF_THE_SAME_MOMENT, (identity, rows[-1][5], rows[-1][0]))
    listings = _listings([row[1:] for row in rows])
    found = []
    for listing in listings:
        sql = "SELECT seat FROM chairs WHERE room = $1 AND identity = $2 ORDER BY seat"
        seats = yield Run(sql, (listing.room.id, identity))
        found.append(listing.but(mine=tuple(first_column(seats))))
    return (yield from _with_names(found))


def due(now_ms: int, limit: int) -> Script[tuple[str, ...]]:
    rows = yield Run("SELECT id FROM rooms WHERE wake_ms <= $1 ORDER BY wake_ms, id LIMIT $2", (now_ms, limit))
    return tuple(first_column(rows))


_NUMBERS = "SELECT id, version, seatings, stage, number FROM rooms WHERE id IN (@)"
# A hall has thousands of chairs, and the first are enough for a list.
_IN_FRONT = "SELECT room, chair FROM chairs WHERE room IN (@) AND seat < 24 ORDER BY room, seat"
_NAMES_SHOWN = 6


def numbers(room_ids: Sequence[str]) -> Script[dict[str, RoomNumbers]]:
    rows = yield from for_each(_NUMBERS, room_ids)
    return {room_id: RoomNumbers(*numbers) for room_id, *numbers in rows}


def _with_names(listings: Sequence[Listing]) -> Script[tuple[Listing, ...]]:
    names: dict[str, list[str]] = {}
    for room_id, chair in (yield from for_each(_IN_FRONT, [listing.room.id for listing in listings])):
        names.setdefault(room_id, []).append(_read_chair(chair).name)
    return tuple(listing.but(names=tuple(names.get(listing.room.id, ())[:_NAMES_SHOWN])) for listing in listings)

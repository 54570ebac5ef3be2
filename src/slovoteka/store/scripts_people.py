"""Scripts for identities, chat, blocks and reports."""

from collections.abc import Sequence

import msgspec

from slovoteka.core.record import Header
from slovoteka.messages.names import named
from slovoteka.store.log import Missing
from slovoteka.store.people import ChatLine, Complaint, Identity, WordReport
from slovoteka.store.rooms import Chair, Room
from slovoteka.store.scripts import Run, RunEach, Script, first_column, for_each, next_number, text

_read_identity = msgspec.json.Decoder(Identity).decode
_read_line = msgspec.json.Decoder(ChatLine).decode
_read_complaint = msgspec.json.Decoder(Complaint).decode
_read_report = msgspec.json.Decoder(WordReport).decode
_read_chair = msgspec.json.Decoder(Chair).decode
_read_room = msgspec.json.Decoder(Room).decode
_read_header = msgspec.json.Decoder(Header).decode


def identity(identity_id: str) -> Script[Identity | None]:
    rows = yield Run("SELECT identity FROM identities WHERE id = $1", (identity_id,))
    return _read_identity(rows[0][0]) if rows else None


def identities(identity_ids: Sequence[str]) -> Script[dict[str, Identity]]:
    rows = yield from for_each("SELECT identity FROM identities WHERE id IN (@)", identity_ids)
    return {found.id: found for found in map(_read_identity, first_column(rows))}


def save_identity(saved: Identity) -> Script[None]:
    sql = """
        INSERT INTO identities (id, identity) VALUES ($1, $2)
        ON CONFLICT (id) DO UPDATE SET identity = excluded.identity
    """
    yield Run(sql, (saved.id, text(saved)))


def rename(identity_id: str, name: str) -> Script[bool]:
    """Never inserts, because that could bring back a person who is being deleted at the same moment."""
    rows = yield Run("SELECT identity FROM identities WHERE id = $1 FOR UPDATE", (identity_id,))
    if not rows:
        return False
    renamed = _read_identity(rows[0][0]).but(name=name)
    yield Run("UPDATE identities SET identity = $2 WHERE id = $1", (identity_id, text(renamed)))
    return True


# --- deletion of a person ---------------------------------------------------------------------------------------------

_WHAT_THEY_LEFT = (
    "DELETE FROM lines WHERE identity = $1",
    "DELETE FROM codes WHERE identity = $1",
    "DELETE FROM blocks WHERE identity = $1",
    "DELETE FROM blocks WHERE other = $1",
    "DELETE FROM complaints WHERE identity = $1",
    "DELETE FROM word_reports WHERE identity = $1",
    "DELETE FROM played WHERE identity = $1",
    "DELETE FROM ratings WHERE identity = $1",
    "DELETE FROM identities WHERE id = $1",
    # After the identity: scripts that write these rows lock the identity first, so another order would deadlock.
    "DELETE FROM puzzle_tries WHERE identity = $1",
    "DELETE FROM puzzle_solvers WHERE identity = $1",
)


# Locks the rooms, because a match that begins at the same time would write chairs with the old name.
_TAKE_THEIR_ROOMS = """
    SELECT id FROM rooms
    WHERE owner = $1 OR id IN (SELECT room FROM chairs WHERE identity = $1 AND identity <> '') ORDER BY id FOR UPDATE
"""


def forget(identity_id: str, name: str) -> Script[None]:
    """Deletes a person. The id stays in chairs: it identifies nobody any more, and a chair without an id is a bot's."""
    yield Run(_TAKE_THEIR_ROOMS, (identity_id,))
    yield from _clear_titles(identity_id)
    seats = yield from _rename_chairs(identity_id, name)
    for room_id, renamed in seats.items():
        yield from _rename_in_header(room_id, renamed, name)
    for sql in _WHAT_THEY_LEFT:
        yield Run(sql, (identity_id,))


def _clear_titles(owner: str) -> Script[None]:
    rows = yield Run("SELECT room FROM rooms WHERE owner = $1", (owner,))
    changed = []
    for room in map(_read_room, first_column(rows)):
        if room.title:
            untitled = room.next_version(title="")
            changed.append((room.id, untitled.version, text(untitled)))
    yield RunEach("UPDATE rooms SET version = $2, room = $3 WHERE id = $1", changed)


def _rename_chairs(identity_id: str, name: str) -> Script[dict[str, set[int]]]:
    """Renames the chairs of a person. Returns their seats in each room."""
    sql = "SELECT room, chair FROM chairs WHERE identity = $1 AND identity <> '' ORDER BY room, seat FOR UPDATE"
    rows = yield Run(sql, (identity_id,))
    seats: dict[str, set[int]] = {}
    changed = []
    for room_id, value in rows:
        chair = _read_chair(value).but(name=name)
        seats.setdefault(room_id, set()).add(chair.seat)
        changed.append((room_id, chair.seat, text(chair)))
    yield RunEach("UPDATE chairs SET chair = $3 WHERE room = $1 AND seat = $2", changed)
    yield RunEach("UPDATE rooms SET seatings = seatings + 1 WHERE id = $1", [(room_id,) for room_id in seats])
    return seats


def _rename_in_header(room_id: str, renamed: set[int], name: str) -> Script[None]:
    rows = yield Run("SELECT header FROM matches WHERE room = $1 FOR UPDATE", (room_id,))
    for header in map(_read_header, first_column(rows)):
        infos = tuple(named(info, name) if seat in renamed else info for seat, info in enumerate(header.seats))
        changed = text(header.but(seats=infos))
        yield Run("UPDATE matches SET header = $2 WHERE room = $1", (room_id, changed))


# --- another device ---------------------------------------------------------------------------------------------------


def add_code(now_ms: int, code_hash: str, identity_id: str, expires_ms: int) -> Script[None]:
    yield Run("DELETE FROM codes WHERE expires_ms <= $1", (now_ms,))
    yield Run(
        "INSERT INTO codes (hash, identity, expires_ms) VALUES ($1, $2, $3)", (code_hash, identity_id, expires_ms)
    )


def take_code(now_ms: int, code_hash: str) -> Script[str | None]:
    rows = yield Run("DELETE FROM codes WHERE hash = $1 RETURNING identity, expires_ms", (code_hash,))
    for identity_id, expires_ms in rows:
        if now_ms < expires_ms:
            return str(identity_id)
    return None


# --- chat -------------------------------------------------------------------------------------------------------------


def add_line(line: ChatLine) -> Script[int]:
    rows = yield Run("UPDATE rooms SET lines = lines + 1 WHERE id = $1 RETURNING lines", (line.room,))
    if not rows:
        raise Missing(line.room)
    number: int = rows[0][0]
    numbered = text(line.but(number=number))
    sql = "INSERT INTO lines (room, number, identity, line) VALUES ($1, $2, $3, $4)"
    yield Run(sql, (line.room, number, line.identity, numbered))
    return number


def lines(room: str, after: int, limit: int) -> Script[tuple[ChatLine, ...]]:
    sql = "SELECT line FROM lines WHERE room = $1 AND number > $2 ORDER BY number DESC LIMIT $3"
    rows = yield Run(sql, (room, after, limit))
    return tuple(map(_read_line, first_column(rows[::-1])))


def line(room: str, number: int) -> Script[ChatLine | None]:
    rows = yield Run("SELECT line FROM lines WHERE room = $1 AND number = $2", (room, number))
    return _read_line(rows[0][0]) if rows else None


def block(identity_id: str, other: str, on: bool) -> Script[None]:
    if on:
        sql = "INSERT INTO blocks (identity, other) VALUES ($1, $2) ON CONFLICT (identity, other) DO NOTHING"
    else:
        sql = "DELETE FROM blocks WHERE identity = $1 AND other = $2"
    yield Run(sql, (identity_id, other))


def blocked(identity_id: str) -> Script[frozenset[str]]:
    return frozenset(first_column((yield Run("SELECT other FROM blocks WHERE identity = $1", (identity_id,)))))


# --- for the operators of the site ------------------------------------------------------------------------------------


def complain(complaint: Complaint) -> Script[None]:
    number = yield from next_number("complaints")
    sql = "INSERT INTO complaints (number, identity, complaint) VALUES ($1, $2, $3)"
    yield Run(sql, (number, complaint.by, text(complaint)))


def complaints(limit: int) -> Script[tuple[Complaint, ...]]:
    rows = yield Run("SELECT complaint FROM complaints ORDER BY number DESC LIMIT $1", (limit,))
    return tuple(map(_read_complaint, first_column(rows)))


def report_word(report: WordReport) -> Script[None]:
    number = yield from next_number("word_reports")
    sql = "INSERT INTO word_reports (number, identity, report) VALUES ($1, $2, $3)"
    yield Run(sql, (number, report.by, text(report)))


def word_reports(limit: int) -> Script[tuple[WordReport, ...]]:
    rows = yield Run("SELECT report FROM word_reports ORDER BY number DESC LIMIT $1", (limit,))
    return tuple(map(_read_report, first_column(rows)))

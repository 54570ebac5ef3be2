"""Scripts for the log of a match: entries, sealed answers, snapshots."""

from collections.abc import Sequence

import msgspec

from slovoteka.core.inputs import Act, Close, Entry, SealedAnswer
from slovoteka.core.record import Closing, Header
from slovoteka.store.log import Conflict, Missing, Snapshot, StoredMatch, WakeInfo, WindowClosed
from slovoteka.store.rooms import BotReason, Room, TableTerms
from slovoteka.store.scripts import COMMITTED, Run, RunEach, Script, first_column, text
from slovoteka.store.scripts_ratings import note_end
from slovoteka.store.scripts_rooms import insert_room

_read_entry = msgspec.json.Decoder(Entry).decode
_read_answer = msgspec.json.Decoder(SealedAnswer).decode
_read_header = msgspec.json.Decoder(Header).decode
_read_closing = msgspec.json.Decoder(Closing).decode
_read_reason = msgspec.json.Decoder(BotReason).decode


def create(now_ms: int, header: Header, seed: bytes) -> Script[int]:
    agreement = TableTerms(game=header.game, options=header.options, lexicon=header.lexicon)
    room = Room(
        id=header.match,
        created_ms=now_ms,
        owner="",
        agreement=agreement,
        seats=len(header.seats),
        stage="playing",
        commitment=header.commitment,
    )
    yield from insert_room(now_ms, room, seed, taken=0, began_ms=now_ms)
    yield Run("INSERT INTO matches (room, header) VALUES ($1, $2)", (header.match, text(header)))
    return now_ms


# --- the log ----------------------------------------------------------------------------------------------------------

_MOVE_ON = """
    UPDATE rooms SET number = $3, wake_ms = $4, waiting = $5, updated_ms = $6
    WHERE id = $1 AND number = $2 AND began_ms IS NOT NULL AND stage <> 'over' RETURNING number
"""
_APPEND = "INSERT INTO entries (room, number, seat, client, entry) VALUES ($1, $2, $3, $4, $5)"
_IS_THERE = "SELECT 1 FROM matches WHERE room = $1"


def append(now_ms: int, match: str, expected: int, entries: Sequence[Entry], standing: WakeInfo) -> Script[None]:
    before = expected - 1
    after = before + len(entries)
    moved = yield Run(_MOVE_ON, (match, before, after, standing.wake_ms, text(standing.waiting), now_ms))
    if not moved:
        yield from _refuse(match)
    yield RunEach(_APPEND, [_row(match, number, entry) for number, entry in enumerate(entries, expected)])


def _row(match: str, number: int, entry: Entry) -> tuple[str, int, int | None, str | None, str]:
    if entry.number != number:
        raise ValueError(f"entry {entry.number} in the place of {number}")
    input_ = entry.input
    if isinstance(input_, Act):
        return match, number, input_.seat, input_.client, text(entry)
    return match, number, None, None, text(entry)


def _refuse(match: str) -> Script[None]:
    """Raises `Conflict`, or `Missing` if there is no such match."""
    if (yield Run(_IS_THERE, (match,))):
        raise Conflict(match)
    raise Missing(match)


def entries(match: str, after: int) -> Script[tuple[Entry, ...]]:
    rows = yield Run("SELECT entry FROM entries WHERE room = $1 AND number > $2 ORDER BY number", (match, after))
    return tuple(map(_read_entry, first_column(rows)))


def finish(now_ms: int, match: str, closing: Closing) -> Script[None]:
    """The closing holds the number of inputs, so no input may come after it. Finishing twice changes nothing."""
    sql = """
        UPDATE rooms SET stage = 'over', wake_ms = NULL, waiting = '[]', updated_ms = $3
        WHERE id = $1 AND number = $2 AND began_ms IS NOT NULL RETURNING id
    """
    if not (yield Run(sql, (match, closing.inputs, now_ms))):
        yield from _refuse(match)
    sql = "UPDATE matches SET closing = $2 WHERE room = $1 AND closing IS NULL RETURNING room"
    if (yield Run(sql, (match, text(closing)))):
        yield from note_end(now_ms, match, closing.outcome)


def closing(match: str) -> Script[Closing | None]:
    rows = yield Run("SELECT closing FROM matches WHERE room = $1", (match,))
    if not rows:
        raise Missing(match)
    return None if rows[0][0] is None else _read_closing(rows[0][0])


# --- sealed answers ---------------------------------------------------------------------------------------------------

_SHARE_WINDOW = "SELECT closed FROM windows WHERE room = $1 AND name = $2 FOR SHARE"
_OPEN_WINDOW = "INSERT INTO windows (room, name, closed) VALUES ($1, $2, 0) ON CONFLICT (room, name) DO NOTHING"
_CLOSE_WINDOW = """
    INSERT INTO windows (room, name, closed) VALUES ($1, $2, 1) ON CONFLICT (room, name) DO UPDATE SET closed = 1
"""
_KEEP_ANSWER = """
    INSERT INTO answers (room, name, seat, final, answer) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (room, name, seat) DO UPDATE SET final = excluded.final, answer = excluded.answer
"""
_USE_CLIENT = """
    INSERT INTO answer_clients (room, name, seat, client) VALUES ($1, $2, $3, $4)
    ON CONFLICT (room, name, seat, client) DO NOTHING RETURNING client
"""
_COUNT_FINAL = "SELECT count(*) FROM answers WHERE room = $1 AND name = $2 AND final = 1"
_ANSWERS = "SELECT answer FROM answers WHERE room = $1 AND name = $2 AND final >= $3 ORDER BY seat"


_IS_FINAL = "SELECT final FROM answers WHERE room = $1 AND name = $2 AND seat = $3"


def answer(
    match: str, window: str, given: SealedAnswer, final: bool, still_waits_for: int | None
) -> Script[int | None]:
    shared = yield Run(_SHARE_WINDOW, (match, window))
    if not shared:
        yield Run(_OPEN_WINDOW, (match, window))
        shared = yield Run(_SHARE_WINDOW, (match, window))
    if shared[0][0]:
        raise WindowClosed(window)
    if given.client is None or (yield Run(_USE_CLIENT, (match, window, given.seat, given.client))):
        yield Run(_KEEP_ANSWER, (match, window, given.seat, int(final), text(given)))
    # Otherwise two last answers at the same moment would not see each other, and nobody would close the window.
    yield COMMITTED
    if still_waits_for is not None:
        waited_for = yield Run(_IS_FINAL, (match, window, still_waits_for))
        if not waited_for or not waited_for[0][0]:
            return None
    return (yield from count_answers(match, window))


def count_answers(match: str, window: str) -> Script[int]:
    counted = yield Run(_COUNT_FINAL, (match, window))
    count: int = counted[0][0]
    return count


def answers(match: str, window: str, only_final: bool) -> Script[tuple[SealedAnswer, ...]]:
    rows = yield Run(_ANSWERS, (match, window, int(only_final)))
    return tuple(map(_read_answer, first_column(rows)))


def own_answer(match: str, window: str, seat: int) -> Script[tuple[SealedAnswer, bool] | None]:
    sql = "SELECT answer, final FROM answers WHERE room = $1 AND name = $2 AND seat = $3"
    rows = yield Run(sql, (match, window, seat))
    return (_read_answer(rows[0][0]), bool(rows[0][1])) if rows else None


def shut(match: str, window: str) -> Script[tuple[SealedAnswer, ...]]:
    yield Run(_CLOSE_WINDOW, (match, window))
    return (yield from answers(match, window, only_final=False))


def reopen(match: str, window: str) -> Script[None]:
    """Locks the room's row as `append` does, so that no `Close` can be stored at the same time."""
    yield Run("SELECT 1 FROM rooms WHERE id = $1 FOR UPDATE", (match,))
    inputs = [entry.input for entry in (yield from entries(match, 0))]
    if not any(isinstance(input_, Close) and input_.window == window for input_ in inputs):
        yield Run("UPDATE windows SET closed = 0 WHERE room = $1 AND name = $2", (match, window))


# --- why bots did what they did ---------------------------------------------------------------------------------------


def keep_reason(match: str, given: BotReason) -> Script[None]:
    sql = """
        INSERT INTO reasons (room, number, seat, reason) VALUES ($1, $2, $3, $4)
        ON CONFLICT (room, number, seat) DO NOTHING
    """
    yield Run(sql, (match, given.number, given.seat, text(given)))


def reasons(match: str) -> Script[tuple[BotReason, ...]]:
    rows = yield Run("SELECT reason FROM reasons WHERE room = $1 ORDER BY number, seat", (match,))
    return tuple(map(_read_reason, first_column(rows)))


# --- reading a match whole --------------------------------------------------------------------------------------------


def keep(match: str, snapshot: Snapshot) -> Script[None]:
    """Stores a snapshot unless there is a newer one, because a node may lag behind."""
    sql = """
        INSERT INTO snapshots (room, number, made_by, state) VALUES ($1, $2, $3, $4)
        ON CONFLICT (room) DO UPDATE SET number = excluded.number, made_by = excluded.made_by, state = excluded.state
        WHERE excluded.number >= snapshots.number OR excluded.made_by <> snapshots.made_by
    """
    yield Run(sql, (match, snapshot.number, snapshot.made_by, snapshot.table))


def read(match: str, made_by: str | None) -> Script[StoredMatch]:
    sql = """
        SELECT matches.header, matches.closing, rooms.seed, rooms.began_ms
        FROM matches JOIN rooms ON rooms.id = matches.room WHERE matches.room = $1
    """
    rows = yield Run(sql, (match,))
    if not rows:
        raise Missing(match)
    header, closing, seed, began_ms = rows[0]
    snapshot = None if made_by is None else (yield from _snapshot(match, made_by))
    return StoredMatch(
        header=_read_header(header),
        seed=seed,
        began_ms=began_ms,
        entries=(yield from entries(match, 0 if snapshot is None else snapshot.number)),
        closing=None if closing is None else _read_closing(closing),
        snapshot=snapshot,
    )


def _snapshot(match: str, made_by: str) -> Script[Snapshot | None]:
    rows = yield Run("SELECT number, state FROM snapshots WHERE room = $1 AND made_by = $2", (match, made_by))
    if not rows:
        return None
    number, state = rows[0]
    return Snapshot(number=number, made_by=made_by, table=state)


def match_ids(after: str, limit: int) -> Script[tuple[str, ...]]:
    sql = "SELECT room FROM matches WHERE closing IS NOT NULL AND room > $1 ORDER BY room LIMIT $2"
    return tuple(first_column((yield Run(sql, (after, limit)))))

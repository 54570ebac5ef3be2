"""Scripts for the store itself and its nodes: the schema, secrets, the heartbeat."""

import secrets
from collections.abc import Iterator, Sequence
from importlib import resources

from slovoteka.core.errors import Unreadable
from slovoteka.store.people import Outage
from slovoteka.store.scripts import Run, RunEach, Script, for_each, next_number

_MAX_OUTAGES = 1_000
_OUTAGES_LISTED_FOR_MS = 40 * 24 * 60 * 60 * 1_000

_OUTAGES = "SELECT id, from_ms, to_ms, game FROM outages WHERE to_ms >= $1 ORDER BY to_ms DESC, id DESC LIMIT $2"

_ADD_OUTAGE = "INSERT INTO outages (id, from_ms, to_ms, game) VALUES ($1, $2, $3, $4)"
_MARKS = "SELECT name, value FROM marks WHERE name IN (@)"
_OF_GAME = "game:"
"""The prefix of marks that hold the last heartbeat of any node that has a game."""

_SET_MARK = "INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
_SET_MARK_IF_MISSING = "INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
_TAKE_MARK = "SELECT value FROM marks WHERE name = $1 FOR UPDATE"


def secret(name: str) -> Script[bytes]:
    sql = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
    yield Run(sql, (name, secrets.token_bytes(32)))
    rows = yield Run("SELECT secret FROM secrets WHERE name = $1", (name,))
    return bytes(rows[0][0])


def beat(now_ms: int, gap_ms: int, games: Sequence[str] = ()) -> Script[tuple[Outage, ...]]:
    yield Run(_SET_MARK_IF_MISSING, ("heartbeat", now_ms))
    last_ms: int = (yield Run(_TAKE_MARK, ("heartbeat",)))[0][0]
    if now_ms - last_ms > gap_ms:
        number = yield from next_number("outages")
        yield Run(_ADD_OUTAGE, (number, last_ms, now_ms, ""))
    yield from _beat_of_games(now_ms, last_ms - gap_ms, games)
    if now_ms > last_ms:  # the clocks of two nodes may differ a little
        yield Run(_SET_MARK, ("heartbeat", now_ms))
    rows = yield Run(_OUTAGES, (now_ms - _OUTAGES_LISTED_FOR_MS, _MAX_OUTAGES))
    return tuple(Outage(*row) for row in rows[::-1])


def _beat_of_games(now_ms: int, missed_ms: int, games: Sequence[str]) -> Script[None]:
    """Adds an outage for each game whose last heartbeat is older than `missed_ms`: the site ran without the game."""
    names = {f"{_OF_GAME}{game}": game for game in games}
    seen: dict[str, int] = dict((yield from for_each(_MARKS, names)))
    for name, game in names.items():
        if (seen_ms := seen.get(name, now_ms)) < missed_ms:
            number = yield from next_number("outages")
            yield Run(_ADD_OUTAGE, (number, seen_ms, now_ms, game))
    yield RunEach(_SET_MARK, [(name, max(now_ms, seen.get(name, 0))) for name in names])


def check(now_ms: int) -> Script[None]:
    yield Run(_SET_MARK, ("checked", now_ms))


def count_matches() -> Script[int]:
    count: int = (yield Run("SELECT count(*) FROM matches"))[0][0]
    return count


# --- the schema -------------------------------------------------------------------------------------------------------


def migrations() -> tuple[str, ...]:
    """The files of `schema/` in order. The first turns an empty database into version 1, and so on."""
    folder = resources.files(__package__) / "schema"
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".sql")}
    return tuple(files[name].read_text("utf-8") for name in sorted(files))


def migrate(texts: Sequence[str]) -> Script[None]:
    """Brings the schema up to date. The caller must make sure that only one process runs this."""
    yield Run("CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL)")
    rows = yield Run("SELECT version FROM schema_version")
    version: int = rows[0][0] if rows else 0
    if version > len(texts):
        raise Unreadable("store-newer", version=version, known=len(texts))
    if not rows:
        yield Run("INSERT INTO schema_version (version) VALUES (0)")
    for text in texts[version:]:
        for statement in _statements(text):
            yield Run(statement)
    if version < len(texts):
        yield Run("UPDATE schema_version SET version = $1", (len(texts),))


def _statements(text: str) -> Iterator[str]:
    code = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("--"))
    return (statement for statement in code.split(";\n") if statement.strip(" \n;"))

"""What a store keeps for itself and its nodes: the schema, secrets, the heartbeat."""

import secrets
from collections.abc import Iterator, Sequence
from importlib import resources

from slovoteka.core.errors import Unreadable
from slovoteka.store.people import Outage
from slovoteka.store.scripts import Run, Script, next_number

_OUTAGES_TOLD = 1_000
_OUTAGES_TOLD_FOR_MS = 40 * 24 * 60 * 60 * 1_000

_OUTAGES = "SELECT id, from_ms, to_ms FROM outages WHERE to_ms >= $1 ORDER BY to_ms DESC, id DESC LIMIT $2"

_SET_MARK = "INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
_SET_MARK_IF_MISSING = "INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
_TAKE_MARK = "SELECT value FROM marks WHERE name = $1 FOR UPDATE"


def secret(name: str) -> Script[bytes]:
    sql = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
    yield Run(sql, (name, secrets.token_bytes(32)))
    rows = yield Run("SELECT secret FROM secrets WHERE name = $1", (name,))
    return bytes(rows[0][0])


def beat(now_ms: int, gap_ms: int) -> Script[tuple[Outage, ...]]:
    yield Run(_SET_MARK_IF_MISSING, ("heartbeat", now_ms))
    last_ms: int = (yield Run(_TAKE_MARK, ("heartbeat",)))[0][0]
    if now_ms - last_ms > gap_ms:
        number = yield from next_number("outages")
        yield Run("INSERT INTO outages (id, from_ms, to_ms) VALUES ($1, $2, $3)", (number, last_ms, now_ms))
    if now_ms > last_ms:  # the clocks of two nodes may differ a little
        yield Run(_SET_MARK, ("heartbeat", now_ms))
    rows = yield Run(_OUTAGES, (now_ms - _OUTAGES_TOLD_FOR_MS, _OUTAGES_TOLD))
    return tuple(Outage(*row) for row in rows[::-1])


def check(now_ms: int) -> Script[None]:
    yield Run(_SET_MARK, ("checked", now_ms))


def count_matches() -> Script[int]:
    count: int = (yield Run("SELECT count(*) FROM matches"))[0][0]
    return count


# --- the schema -------------------------------------------------------------------------------------------------------


def migrations() -> tuple[str, ...]:
    """The texts of `schema/`, in order: the first makes version 1 out of an empty database, and so on."""
    folder = resources.files(__package__) / "schema"
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".sql")}
    return tuple(files[name].read_text("utf-8") for name in sorted(files))


def migrate(texts: Sequence[str]) -> Script[None]:
    """Brings the schema up to date, all or nothing. Whoever runs this must be the only one who does."""
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

"""Scripts for work outside the game: which node does it, and its result."""

import zlib

from slovoteka.store.scripts import Run, Script
from slovoteka.store.work import WorkState

_CLAIM = """
    INSERT INTO work (name, node, until_ms, progress) VALUES ($1, $2, $3, $4)
    ON CONFLICT (name) DO UPDATE SET node = excluded.node, until_ms = excluded.until_ms, progress = excluded.progress
    WHERE work.node = excluded.node OR work.until_ms < $5 RETURNING name
"""


def claim_work(now_ms: int, name: str, node: str, for_ms: int, progress: bytes) -> Script[bool]:
    return bool((yield Run(_CLAIM, (name, node, now_ms + for_ms, progress, now_ms))))


def work_state(now_ms: int, name: str) -> Script[WorkState | None]:
    rows = yield Run("SELECT node, progress FROM work WHERE name = $1 AND until_ms >= $2", (name, now_ms))
    return WorkState(rows[0][0], bytes(rows[0][1])) if rows else None


def drop_work(name: str, node: str) -> Script[None]:
    yield Run("DELETE FROM work WHERE name = $1 AND node = $2", (name, node))


def finish_work(now_ms: int, name: str, node: str, result: bytes) -> Script[None]:
    """Stores a result, compressed, because a review is a hundred kilobytes of repetitive JSON."""
    sql = "INSERT INTO work_results (name, made_ms, result) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING"
    yield Run(sql, (name, now_ms, zlib.compress(result)))
    yield from drop_work(name, node)


def work_result(name: str) -> Script[bytes | None]:
    rows = yield Run("SELECT result FROM work_results WHERE name = $1", (name,))
    return zlib.decompress(bytes(rows[0][0])) if rows else None


def forget_results(before_ms: int) -> Script[int]:
    return len((yield Run("DELETE FROM work_results WHERE made_ms < $1 RETURNING name", (before_ms,))))

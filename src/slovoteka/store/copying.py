"""Copies one database into another: backs PostgreSQL up into a SQLite file, or moves a growing site to PostgreSQL."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Any, Final, Protocol

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value

TABLES: Final = (
    "rooms",
    "chairs",
    "matches",
    "entries",
    "windows",
    "answers",
    "answer_clients",
    "snapshots",
    "reasons",
    "played",
    "ratings",
    "puzzle_tries",
    "puzzle_solvers",
    "puzzle_ratings",
    "lines",
    "identities",
    "codes",
    "blocks",
    "complaints",
    "word_reports",
    "outages",
    "secrets",
    "marks",
    "work",
    "work_results",
)
"""All tables but the schema's version, ordered so that rows come after those they refer to."""

ROWS_IN_A_PIECE: Final = 500


class Piece(Value, frozen=True):
    """Some rows of a table that are being copied."""

    table: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


class CopySource(Protocol):
    def pieces(self) -> AsyncGenerator[Piece, None]: ...


class CopyTarget(Protocol):
    async def fill(self, pieces: AsyncIterator[Piece]) -> None: ...


async def copy(source: CopySource, target: CopyTarget) -> None:
    """Copies a consistent snapshot. Both stores must be open. Raises `Unreadable` if the target is not empty."""
    async with aclosing(source.pieces()) as pieces:
        await target.fill(pieces)


def all_rows(table: str) -> str:
    return _sql("SELECT * FROM", table)


def no_rows(table: str) -> str:
    return _sql("DELETE FROM", table)


def insertion(piece: Piece) -> str:
    places = ", ".join(f"${place}" for place in range(1, len(piece.columns) + 1))
    return _sql("INSERT INTO", piece.table, "(", ", ".join(piece.columns), ") VALUES (", places, ")")


def _sql(*words: str) -> str:
    """Joins SQL, because names of tables and columns cannot be parameters. They come from the schema only."""
    return " ".join(words)


IS_USED: Final = "SELECT EXISTS (SELECT 1 FROM rooms) OR EXISTS (SELECT 1 FROM identities)"


def refuse_used(is_used: bool) -> None:
    if is_used:
        raise Unreadable("store-not-empty")

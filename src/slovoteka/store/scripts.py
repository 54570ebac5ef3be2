"""Scripts: every operation of a store is written once, as a generator that yields statements and receives their rows.

A script opens no transaction and knows no driver. It returns its result, or raises `Conflict`, `Missing` or
`WindowClosed`; then it is rolled back. Both databases use the same SQL: placeholders are `$1`, row locks are written
out (they are removed for SQLite, which has one writer), and only features of both are used.
"""

from collections.abc import Generator, Iterable, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

Result = TypeVar("Result")

Rows: TypeAlias = Sequence[Any]
"""Rows that can be indexed and unpacked like tuples. Some drivers have their own classes for them."""


class Run(NamedTuple):
    """Runs one statement."""

    sql: str
    params: tuple[Any, ...] = ()


class RunEach(NamedTuple):
    """Runs the same statement for many parameters. It returns no rows."""

    sql: str
    params: Sequence[tuple[Any, ...]]


class Committed(NamedTuple):
    """Commits, so that the following statements see what others have committed at the same time.

    SQLite ignores it, because with one writer nothing happens at the same time.
    """


COMMITTED: Final = Committed()

Statement: TypeAlias = Run | RunEach | Committed
Script: TypeAlias = Generator[Statement, Rows, Result]

_encoder = msgspec.json.Encoder()


def text(value: Any) -> str:
    """A value as it is stored: as JSON, so that people can read it with the database's own tools."""
    return _encoder.encode(value).decode()


def next_number(name: str) -> Script[int]:
    """The next number of a counter, from 1. It is part of the transaction, so no number is lost.

    It is not a sequence of the database, so that copying needs only rows.
    """
    rows = yield Run(_NEXT_NUMBER, (name,))
    number: int = rows[0][0]
    return number


_NEXT_NUMBER = """
    INSERT INTO marks (name, value) VALUES ($1, 1)
    ON CONFLICT (name) DO UPDATE SET value = marks.value + 1 RETURNING value
"""


_AT_ONCE: Final = 100
_PLACES: Final = ", ".join(f"${place}" for place in range(1, _AT_ONCE + 1))


def for_each(sql: str, ids: Iterable[str], *more: Any) -> Script[list[Any]]:
    """Rows for all these ids, a hundred at a time. The ids replace `@`; other parameters start at $101."""
    found: list[Any] = []
    remaining = iter(ids)
    while asked := tuple(islice(remaining, _AT_ONCE)):
        # The text is always the same, so that it is prepared once. The last id fills the places that are left.
        found += yield Run(sql.replace("@", _PLACES), (*asked, *asked[-1:] * (_AT_ONCE - len(asked)), *more))
    return found


def first_column(rows: Rows) -> Iterable[Any]:
    return (row[0] for row in rows)

"""Every operation of a store is written once, as a script: a generator that yields statements and is sent their rows.

A script opens no transaction and knows no driver. It returns its result, or raises `Conflict`, `Missing` or
`WindowClosed`; then nothing it did remains. The text of a statement serves both databases: placeholders are `$1`, row
locks are written out (SQLite, with its one writer, drops them), and only what both understand is used.
"""

from collections.abc import Generator, Iterable, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

Result = TypeVar("Result")

Rows: TypeAlias = Sequence[Any]
"""Each can be indexed and unpacked like a tuple; some drivers have classes of their own for it."""


class Run(NamedTuple):
    """One statement."""

    sql: str
    params: tuple[Any, ...] = ()


class RunEach(NamedTuple):
    """The same statement for many; it gives no rows."""

    sql: str
    params: Sequence[tuple[Any, ...]]


class Committed(NamedTuple):
    """What follows must see what others did at the same time: everything before it is committed first.

    Where there is one writer nobody does anything at the same time, so SQLite takes no notice.
    """


COMMITTED: Final = Committed()

Statement: TypeAlias = Run | RunEach | Committed
Script: TypeAlias = Generator[Statement, Rows, Result]

_encoder = msgspec.json.Encoder()


def text(value: Any) -> str:
    """As it is stored: JSON, so that people with only the database's own tools can read it."""
    return _encoder.encode(value).decode()


def next_number(name: str) -> Script[int]:
    """From 1 on for each name. Drawn in the transaction that uses it, so none is lost and copies need no sequences."""
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
    """Rows for all of these, a hundred at a time: they stand in place of `@`, and what else there is from $101 on."""
    found: list[Any] = []
    remaining = iter(ids)
    while asked := tuple(islice(remaining, _AT_ONCE)):
        # Always the same text, so it is prepared once: the last id stands in the places that are left over.
        found += yield Run(sql.replace("@", _PLACES), (*asked, *asked[-1:] * (_AT_ONCE - len(asked)), *more))
    return found


def first_column(rows: Rows) -> Iterable[Any]:
    return (row[0] for row in rows)

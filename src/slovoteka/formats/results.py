"""Results as CSV: one line for each seat of each match."""

import csv
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from io import StringIO
from typing import Any, Final

import msgspec

from slovoteka.core.inputs import Act, Close
from slovoteka.core.record import Record
from slovoteka.core.value import Value
from slovoteka.formats.text import one_line
from slovoteka.games.registry import GAMES

_FORMULA: Final = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""Beginnings that a spreadsheet would run as a formula."""


class ResultRow(Value, frozen=True, kw_only=True):
    """The fields are the columns. Fields that an abandoned match does not have are None."""

    match: str
    game: str
    variant: str
    """Empty if the table's options match no named variant."""
    edition: str
    seat: int
    """From 1."""
    name: str
    bot: str
    score: int | None
    place: int | None
    reason: str
    moves: int
    """The seat's actions in the match, including answers and votes."""
    seconds: int
    """From the start of the match to its last input."""


COLUMNS: Final = ResultRow.__struct_fields__


def results(record: Record) -> tuple[ResultRow, ...]:
    """The record must have been verified, so that its options are valid for its game."""
    header, outcome = record.header, record.closing.outcome
    kind = GAMES[header.game]
    options: Any = msgspec.convert(header.options, kind.types.options)
    moves = _moves(record)
    return tuple(
        ResultRow(
            match=header.match,
            game=header.game,
            variant=_variant(header.game, options),
            edition=kind.choices.labels(options).get("edition", ""),
            seat=seat + 1,
            name=place.name,
            bot=place.bot or "",
            score=None if outcome is None else outcome.scores[seat],
            place=None if outcome is None else outcome.places[seat],
            reason="" if outcome is None else outcome.reason,
            moves=moves[seat],
            seconds=record.entries[-1].at_ms // 1000 if record.entries else 0,
        )
        for seat, place in enumerate(header.seats)
    )


def _moves(record: Record) -> Counter[int]:
    moves: Counter[int] = Counter()
    for entry in record.entries:
        match entry.input:
            case Act(seat):
                moves[seat] += 1
            case Close(_, answers):
                moves.update(answer.seat for answer in answers)
    return moves


def _variant(game: str, options: Any) -> str:
    """The named variant with these options, for any number of seats."""
    one_size = GAMES[game].choices.renewed(options).but(seats=0)
    return next((name for name, usual in _variants(game).items() if usual == one_size), "")


@cache
def _variants(game: str) -> Mapping[str, Any]:
    kind = GAMES[game]
    return {name: kind.rules.read_options(raw).but(seats=0) for name, raw in kind.choices.variants.items()}


def write_csv(rows: Iterable[ResultRow]) -> str:
    """CSV with a header line."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([_cell(value) for value in msgspec.structs.astuple(row)] for row in rows)
    return text.getvalue()


def _cell(value: str | int | None) -> str | int | None:
    """Text in one line that never begins like a formula."""
    if not isinstance(value, str):
        return value
    line = one_line(value)
    return f"'{line}" if line.startswith(_FORMULA) else line

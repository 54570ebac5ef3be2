"""`slovoteka export`: matches in the formats of other programs."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Final

import msgspec

from slovoteka.cli import files, output
from slovoteka.cli.output import say
from slovoteka.cli.progress import bar
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.record import Record, lines, parse, verify_draws
from slovoteka.formats.gcg import MOST_BYTES, write_gcg
from slovoteka.formats.gcg_positions import replayed
from slovoteka.formats.gcg_reading import Reading, read_gcg
from slovoteka.formats.positions import cgp_of, position_at, positions_of_game, positions_of_record
from slovoteka.formats.results import Result, results, write_csv
from slovoteka.formats.schema import record_schema
from slovoteka.formats.scrabble_games import gcg_of
from slovoteka.match.replay import verify


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for."""

    files: tuple[Path, ...]
    to: str
    move: int | None = None
    out: Path | None = None
    edition: str | None = None
    """Of a GCG file that does not say what it was played with."""


def show_schema() -> None:
    output.write_json(record_schema())


def export(order: Order, as_json: bool) -> None:
    if order.to not in FORMATS:
        raise Unreadable("export-format", to=output.clipped(order.to), formats=", ".join(FORMATS))
    if not order.files:
        raise Unreadable("export-no-files")
    if order.move is not None and order.to != "cgp":
        raise Unreadable("export-move-only-cgp")
    if order.out is not None:
        files.check_place(order.out)
    text = FORMATS[order.to](order)
    if order.out is not None:
        files.write_text(order.out, text)
    if as_json:
        told = {"text": text} if order.out is None else {"file": str(order.out)}
        output.write_json({"format": order.to, **told})
    else:
        output.write(text.removesuffix("\n") if order.out is None else say("export-written", file=str(order.out)))


# --- each format ----------------------------------------------------------------------------------------------------


def _as_gcg(order: Order) -> str:
    path = _only_file(order)
    source = _read(path)
    with _named(path):
        if isinstance(source, Record):
            return write_gcg(gcg_of(source))
        replayed(source, order.edition)  # what cannot have been played is not passed on
        return write_gcg(source.game)


def _as_cgp(order: Order) -> str:
    path = _only_file(order)
    source = _read(path)
    with _named(path):
        if isinstance(source, Record):
            positions = positions_of_record(source)
        else:
            positions = positions_of_game(replayed(source, order.edition))
        return cgp_of(position_at(positions, order.move)) + "\n"


def _as_csv(order: Order) -> str:
    rows: list[Result] = []
    with bar(say("export-progress")) as progress:
        for done, path in enumerate(order.files, 1):
            rows += results(_verified(path, order))
            progress(done, len(order.files))
    return write_csv(rows)


def _as_jsonl(order: Order) -> str:
    return "".join(f"{line}\n" for line in lines(_verified(_only_file(order), order)))


FORMATS: Final[Mapping[str, Callable[[Order], str]]] = {
    "gcg": _as_gcg,
    "cgp": _as_cgp,
    "csv": _as_csv,
    "jsonl": _as_jsonl,
}


# --- files ----------------------------------------------------------------------------------------------------------


def _only_file(order: Order) -> Path:
    if len(order.files) != 1:
        raise Unreadable("export-one-file", to=order.to)
    return order.files[0]


def _verified(path: Path, order: Order) -> Record:
    source = _read(path)
    with _named(path):
        if isinstance(source, Reading):
            raise Unreadable("export-from-gcg", to=order.to)
        verify(source)
        return source


def _read(path: Path) -> Record | Reading:
    if files.is_gcg(path):
        content = files.read_bytes(path, MOST_BYTES + 1)
        with _named(path):
            return read_gcg(content)
    text = files.read_text(path)
    with _named(path):
        record = parse(StringIO(text, newline="\n"))  # line by line: a file may hold millions
        verify_draws(record)
        return record


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """What is refused meanwhile is in this file."""
    try:
        yield
    except Refusal as refusal:
        raise Unreadable("export-file", file=files.shown(path), why=str(refusal)) from None

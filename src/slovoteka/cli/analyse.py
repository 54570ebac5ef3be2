"""`slovoteka analyse`: what the engine would do in a position."""

from pathlib import Path
from typing import Any, Final

import msgspec

from slovoteka.cli import files, output
from slovoteka.cli.face import Seats
from slovoteka.cli.faces import face_of
from slovoteka.cli.output import say
from slovoteka.cli.progress import bar
from slovoteka.cli.review import alternative_line, read_depth
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind
from slovoteka.formats.starts import Starts, starts_of_text
from slovoteka.games import registry
from slovoteka.review.analysis import Analysis, analyse
from slovoteka.review.words import advice_in_words

_MOST_BYTES: Final = 8 << 20


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for."""

    what: str
    """A file with a record, GCG, CGP or a table as JSON; or CGP itself."""
    move: int | None = None
    depth: str = "usual"
    edition: str | None = None


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As `POST /analysis` takes it."""

    game: str
    options: dict[str, Any]


def show_analysis(order: Order, as_json: bool) -> None:
    depth = read_depth(order.depth)
    kind, options = _table(order)
    with bar(say("analyse-progress")):
        found = analyse(kind, options, depth)
    told = advice_in_words(found.advice, output.language())
    if as_json:
        output.write_json(msgspec.structs.replace(found, advice=told))
        return
    _show(kind, options, msgspec.structs.replace(found, advice=told))


def _show(kind: GameKind, options: Any, found: Analysis) -> None:
    console = output.console()
    names = tuple(say("puzzles-player", number=seat + 1) for seat in range(kind.seats(options)))
    seats = Seats(names=names, me=found.seat, language=output.language(), width=console.width)
    face = face_of(kind.info.id, options, seats)
    for row in face.table(found.public, {found.seat: found.private}):
        console.print(row)
    console.print()
    for remark in found.advice.remarks:
        output.write(output.printable(remark.text))
    if not found.advice.alternatives:
        output.write(say("analyse-nothing"))
    for place, alternative in enumerate(found.advice.alternatives, start=1):
        output.write(f"{place:>3}. {alternative_line(found.advice.unit, alternative)}")


def _table(order: Order) -> tuple[GameKind, Any]:
    is_cgp = "/" in order.what and not Path(order.what).is_file()
    text = order.what.encode() if is_cgp else files.read_bytes(Path(order.what), _MOST_BYTES)
    if (table := _whole_table(text)) is not None:
        kind = registry.find(table.game)
        return kind, kind.read_options(table.options)
    starts = starts_of_text(text)
    start = starts.starts[-1:] if order.move is None else (starts.at(order.move),)
    if not start:
        raise Unreadable("analysis-nothing-to-decide")
    kind = registry.find(starts.game)
    return kind, kind.read_options(
        _options(starts, order.edition) | {"position": msgspec.to_builtins(start[0].position)}
    )


def _whole_table(text: bytes) -> _Table | None:
    """None for a record, which is JSON too, but a line for each input."""
    try:
        return msgspec.json.decode(text, type=_Table)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _options(starts: Starts, edition: str | None) -> dict[str, Any]:
    """Of the table; another edition brings its own board and tiles."""
    if edition is not None:
        return {"edition": edition}
    told: dict[str, Any] = msgspec.to_builtins(starts.options)
    return told

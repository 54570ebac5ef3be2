"""`slovoteka analyse`: what the engine would do in a position."""

from pathlib import Path
from typing import Any, Final

import msgspec

from slovoteka.cli.commands.review import alternative_line, read_depth
from slovoteka.cli.shared import files, output
from slovoteka.cli.shared.output import say
from slovoteka.cli.shared.progress import bar
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.terminal.renderers import renderer_of
from slovoteka.core.errors import Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.core.value import Value
from slovoteka.formats.foreign import starts_of_text
from slovoteka.formats.starts import StartPositions
from slovoteka.games import registry
from slovoteka.review.analysis import Analysis, analyse
from slovoteka.review.words import advice_in_words

_MOST_BYTES: Final = 8 << 20


class AnalyseArguments(Value, frozen=True, kw_only=True):
    """The arguments of the command."""

    what: str
    """A position, or a file: a record, a file of another program, or a table as JSON."""
    move: int | None = None
    depth: str = "usual"
    edition: str | None = None


class _AnalysisBody(Value, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /analysis`."""

    game: str
    options: dict[str, Any]


def show_analysis(order: AnalyseArguments, as_json: bool) -> None:
    depth = read_depth(order.depth)
    kind, options = _table(order)
    with bar(say("analyse-progress")):
        found = analyse(kind, options, depth)
    advice = advice_in_words(found.advice, kind.notation, output.language())
    if as_json:
        output.write_json(found.but(advice=advice))
        return
    _show(kind, options, found.but(advice=advice))


def _show(kind: GameKind, options: Any, found: Analysis) -> None:
    console = output.console()
    names = tuple(say("puzzles-player", number=seat + 1) for seat in range(kind.rules.seats(options)))
    seats = SeatsShown(names=names, me=found.seat, language=output.language(), width=console.width)
    renderer = renderer_of(kind.info.id, options, seats)
    for row in renderer.table(found.public, {found.seat: found.private}):
        console.print(row)
    console.print()
    for remark in found.advice.remarks:
        output.write(output.printable(remark.text))
    if not found.advice.alternatives:
        output.write(say("analyse-nothing"))
    for place, alternative in enumerate(found.advice.alternatives, start=1):
        output.write(f"{place:>3}. {alternative_line(found.advice.unit, alternative)}")


def _table(order: AnalyseArguments) -> tuple[GameKind, Any]:
    is_position = "/" in order.what and not Path(order.what).is_file()
    text = order.what.encode() if is_position else files.read_bytes(Path(order.what), _MOST_BYTES)
    if (table := _whole_table(text)) is not None:
        kind = registry.find(table.game)
        return kind, kind.rules.read_options(table.options)
    starts = starts_of_text(text)
    start = starts.starts[-1:] if order.move is None else (starts.at(order.move),)
    if not start:
        raise Unreadable("analysis-nothing-to-decide")
    kind = registry.find(starts.game)
    return kind, kind.rules.read_options(
        _options(starts, order.edition) | {"position": msgspec.to_builtins(start[0].position)}
    )


def _whole_table(text: bytes) -> _AnalysisBody | None:
    """Returns None for a record, which is JSON Lines."""
    try:
        return msgspec.json.decode(text, type=_AnalysisBody)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _options(starts: StartPositions, edition: str | None) -> dict[str, Any]:
    """The table's options. Another edition replaces board and tiles."""
    if edition is not None:
        return {"edition": edition}
    table_options: dict[str, Any] = msgspec.to_builtins(starts.options)
    return table_options

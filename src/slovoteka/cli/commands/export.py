"""`slovoteka export`: matches in the formats of other programs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

from slovoteka.cli.shared import files, output
from slovoteka.cli.shared.output import say
from slovoteka.cli.shared.progress import bar
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.record import Record, lines, parse, verify_draws
from slovoteka.core.value import Value
from slovoteka.formats.foreign import SNIFFED, ForeignFormats, FormatRequest, foreign_formats, format_beginning_with
from slovoteka.formats.results import ResultRow, results, write_csv
from slovoteka.formats.schema import record_schema
from slovoteka.match.replay import verify


class ExportArguments(Value, frozen=True, kw_only=True):
    """The arguments of the command."""

    files: tuple[Path, ...]
    to: str
    move: int | None = None
    out: Path | None = None
    edition: str | None = None
    """For files of other programs that do not name their edition."""


def show_schema() -> None:
    output.write_json(record_schema())


def export(order: ExportArguments, as_json: bool) -> None:
    formats = _formats()
    if order.to not in formats:
        raise Unreadable("export-format", to=output.clipped(order.to), formats=", ".join(formats))
    if not order.files:
        readable = " / ".join(known.file_format.upper() for known in foreign_formats())
        raise Unreadable("export-no-files", readable=readable or "none")
    positions = [name for known in foreign_formats() for name in known.writers if name in known.positions]
    if order.move is not None and order.to not in positions:
        raise Unreadable("export-move-only-position", formats=", ".join(positions))
    if order.out is not None:
        files.check_place(order.out)
    text = formats[order.to](order)
    if order.out is not None:
        files.write_text(order.out, text)
    if as_json:
        result = {"text": text} if order.out is None else {"file": str(order.out)}
        output.write_json({"format": order.to, **result})
    else:
        output.write(text.removesuffix("\n") if order.out is None else say("export-written", file=str(order.out)))


# --- each format ----------------------------------------------------------------------------------------------------


def _formats() -> dict[str, Callable[[ExportArguments], str]]:
    """Converters by name: formats of other programs first, then ours."""
    of_games = {name: _written_by(writer) for known in foreign_formats() for name, writer in known.writers.items()}
    return {**of_games, "csv": _as_csv, "jsonl": _as_jsonl}


def _written_by(writer: Callable[[Record | bytes, FormatRequest], str]) -> Callable[[ExportArguments], str]:
    def write(order: ExportArguments) -> str:
        path = _only_file(order)
        source = _read(path)
        with _named(path):
            if isinstance(source, _ForeignFile) and order.to not in source.formats.writers:
                raise source.refusal(order.to)
            content = source.content if isinstance(source, _ForeignFile) else source
            return writer(content, FormatRequest(move=order.move, edition=order.edition))

    return write


def _as_csv(order: ExportArguments) -> str:
    rows: list[ResultRow] = []
    with bar(say("export-progress")) as progress:
        for done, path in enumerate(order.files, 1):
            rows += results(_verified(path, order))
            progress(done, len(order.files))
    return write_csv(rows)


def _as_jsonl(order: ExportArguments) -> str:
    return "".join(f"{line}\n" for line in lines(_verified(_only_file(order), order)))


# --- files ----------------------------------------------------------------------------------------------------------


def _only_file(order: ExportArguments) -> Path:
    if len(order.files) != 1:
        raise Unreadable("export-one-file", to=order.to)
    return order.files[0]


class _ForeignFile(Value, frozen=True):
    """A file of another program, read but not parsed yet."""

    formats: ForeignFormats
    content: bytes

    def refusal(self, to: str) -> Unreadable:
        """Such a file converts only to formats of its own game, because it has no seed and no times."""
        formats = ", ".join(self.formats.writers)
        return Unreadable("export-from-foreign", read=self.formats.file_format.upper(), to=to, formats=formats)


def _verified(path: Path, order: ExportArguments) -> Record:
    source = _read(path)
    with _named(path):
        if isinstance(source, _ForeignFile):
            raise source.refusal(order.to)
        verify(source)
        return source


def _read(path: Path) -> Record | _ForeignFile:
    known = format_beginning_with(files.read_bytes(path, SNIFFED))
    if known is not None:
        return _ForeignFile(known, files.read_bytes(path, known.most_bytes + 1))
    text = files.read_text(path)
    with _named(path):
        record = parse(StringIO(text, newline="\n"))  # line by line, because a file may have millions
        verify_draws(record)
        return record


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Adds the file's name to refusals raised in this block."""
    try:
        yield
    except Refusal as refusal:
        raise Unreadable("export-file", file=files.shown(path), why=str(refusal)) from None

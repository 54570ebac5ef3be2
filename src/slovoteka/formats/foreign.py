"""Formats of other programs: what a game provides to write and read its matches in them.

The manifest of a game names a `ForeignFormats` as part of its `formats`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, parse, verify_draws
from slovoteka.core.value import Value
from slovoteka.formats.starts import StartPositions, starts_of_record
from slovoteka.plugins.discovery import manifests

SNIFFED: Final = 64
"""How many bytes at the beginning of a file identify its format."""
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


class FormatRequest(Value, frozen=True, kw_only=True):
    """What was requested besides the format."""

    move: int | None = None
    """The position before this turn; None for the final one."""
    edition: str | None = None
    """For files that do not name their edition."""


class ForeignFormats(Value, frozen=True, kw_only=True):
    game: str
    """The game that they belong to."""
    file_format: str
    """The format of files that can be read; one of those that can be written."""
    begins: tuple[bytes, ...]
    """How such a file begins. None of our own files begins like this."""
    most_bytes: int
    writers: Mapping[str, Callable[[Record | bytes, FormatRequest], str]]
    """By format name: writes a record, or the content of a file that was read."""
    positions: frozenset[str]
    """The formats that describe one position instead of a whole match."""
    starts: Callable[[bytes], StartPositions]
    """The positions in a file."""
    position: Callable[[str], StartPositions] | None = None
    """The position in a line of text."""


def foreign_formats() -> Iterator[ForeignFormats]:
    """The formats of all games that have any."""
    for manifest in manifests().values():
        if manifest.formats is not None:
            yield manifest.load(manifest.formats.exchange)


def format_beginning_with(content: bytes) -> ForeignFormats | None:
    """The formats that a file with this beginning belongs to; None if there are none."""
    begin = content.removeprefix(_BYTE_ORDER_MARK).lstrip()
    return next((known for known in foreign_formats() if begin.startswith(known.begins)), None)


def starts_of_text(text: bytes) -> StartPositions:
    """The positions in a record, in a file of another program, or in a line of text.

    Raises `BrokenRecord`, `Unreadable`, `Illegal`, or what the reader of a format raises.
    """
    written = text.decode("utf-8", "surrogateescape").strip()
    if written.startswith("{"):
        record = parse(written.split("\n"))
        verify_draws(record)
        return starts_of_record(record)
    known = format_beginning_with(text)
    if known is not None:
        return known.starts(text)
    read = next((known.position for known in foreign_formats() if known.position is not None), None)
    if not written or read is None:
        raise Unreadable("analysis-no-position")
    return read(written)

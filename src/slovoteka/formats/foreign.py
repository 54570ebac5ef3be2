"""Formats of other programs: what a game brings so that its matches are written and read in them.

The manifest of a game names a `ForeignFormats` as part of its `formats`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, parse, verify_draws
from slovoteka.core.value import Value
from slovoteka.formats.starts import Starts, starts_of_record
from slovoteka.plugins.discovery import manifests

SNIFFED: Final = 64
"""Bytes at the beginning of a file that tell what it is."""
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


class FormatRequest(Value, frozen=True, kw_only=True):
    """What somebody asked for beside the format."""

    move: int | None = None
    """The position before this turn; None: the one at the end."""
    edition: str | None = None
    """Of a file that does not say what it was played with."""


class ForeignFormats(Value, frozen=True, kw_only=True):
    game: str
    """Whose they are."""
    file_format: str
    """What files are read in, of those that it writes."""
    begins: tuple[bytes, ...]
    """How such a file begins. None of ours does."""
    most_bytes: int
    writers: Mapping[str, Callable[[Record | bytes, FormatRequest], str]]
    """By the name of the format: writes a record, or what is in a file that was read."""
    positions: frozenset[str]
    """Which of these formats say one position and not a whole match."""
    starts: Callable[[bytes], Starts]
    """The positions in a file."""
    position: Callable[[str], Starts] | None = None
    """The one position that a line of text says."""


def foreign_formats() -> Iterator[ForeignFormats]:
    """Of all games that have any."""
    for manifest in manifests().values():
        if manifest.formats is not None:
            yield manifest.load(manifest.formats.exchange)


def format_beginning_with(content: bytes) -> ForeignFormats | None:
    """In whose format a file is that begins so; None: it is none of these."""
    begin = content.removeprefix(_BYTE_ORDER_MARK).lstrip()
    return next((known for known in foreign_formats() if begin.startswith(known.begins)), None)


def starts_of_text(text: bytes) -> Starts:
    """The positions in whatever somebody brings along: a record, a file of another program, or one position.

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

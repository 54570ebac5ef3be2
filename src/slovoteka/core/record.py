"""The record of a match: JSON Lines. A header, the numbered inputs, and a closing line with the seed."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec

from slovoteka.core import dealer
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Outcome
from slovoteka.core.inputs import Draw, Entry
from slovoteka.core.mismatch import json_mismatch
from slovoteka.core.value import Value

FORMAT = 1
MAX_LINE = 4_000_000
"""In characters. Real lines are far shorter, so a longer line is not a record."""
MAX_LINES = 20_000
"""Real matches have far fewer inputs. Each takes memory, and time to replay."""
_MAX_NUMBER = 10**18
"""The greatest number in the parameters of a refusal. A number with a thousand digits would help nobody."""


class SeatInfo(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits in a seat when the match begins."""

    name: str
    name_key: str | None = None
    """Of a name that nobody has typed: what it is made of, so that everybody reads it in their own language."""
    bot: str | None = None
    """The level, if it is a bot."""
    salt_hash: str | None = None
    salt: str | None = None
    """In hex. If the person never opened the salt, its hash; None for bots and people who promised none."""


class Header(Value, frozen=True, kw_only=True, tag="header", omit_defaults=True):
    format: int = FORMAT
    match: str
    game: str
    rules_version: int
    options: Any
    seats: tuple[SeatInfo, ...]
    lexicon: str | None = None
    """The content hash of the dictionary."""
    commitment: str
    """The SHA-256 of the seed in hex."""
    rules: str | None = None
    """The content hash of the rules at the start of the match, to show where the record comes from."""
    pace_ms: int | None = None
    """In correspondence games, the time for every move. It replaces the limits of the options."""

    def salts(self) -> tuple[bytes | None, ...]:
        return tuple(None if seat.salt is None else bytes.fromhex(seat.salt) for seat in self.seats)


class Closing(Value, frozen=True, kw_only=True, tag="closing", omit_defaults=True):
    seed: str
    """In hex. It is opened now, so that every draw can be recomputed."""
    inputs: int
    """How many inputs there were, so that a lost line is noticed."""
    outcome: Outcome | None = None
    """None if the match was abandoned."""


class Record(Value, frozen=True, kw_only=True):
    header: Header
    entries: tuple[Entry, ...]
    closing: Closing


class BrokenRecord(Unreadable):
    """A record is invalid. `line` is the number of the bad line, from 1."""

    def __init__(self, code: str, line: int, **params: Any) -> None:
        super().__init__(code, line=line, **tellable(params))
        self.line = line


def tellable(params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a refusal with numbers cut to a printable size. A record may contain numbers of any length."""
    return {
        name: max(-_MAX_NUMBER, min(value, _MAX_NUMBER)) if type(value) is int else value
        for name, value in params.items()
    }


_encoder = msgspec.json.Encoder()


def lines(record: Record) -> Iterator[str]:
    """The record's lines, without line ends."""
    yield _encoder.encode(record.header).decode()
    for entry in record.entries:
        yield _encoder.encode(entry).decode()
    yield _encoder.encode(record.closing).decode()


def parse(text: Iterable[str]) -> Record:
    """Reads a record from its lines. Raises `BrokenRecord`."""
    held = [line.strip("\r\n") for line in islice(text, MAX_LINES + 1)]
    if len(held) > MAX_LINES:
        raise BrokenRecord("record-too-long", len(held), most=MAX_LINES)
    while held and not held[-1]:
        held.pop()
    if not held:
        raise BrokenRecord("record-empty", 1)
    header = _decode(held[0], Header, 1)
    if header.format != FORMAT:
        raise BrokenRecord("record-format", 1, format=header.format)
    if len(held) < 2 or '"closing"' not in held[-1]:
        raise BrokenRecord("record-truncated", len(held))
    entries = tuple(_decode(line, Entry, place) for place, line in enumerate(held[1:-1], 2))
    for place, entry in enumerate(entries, 1):
        if entry.number != place:
            raise BrokenRecord("record-number", place + 1, number=entry.number, expected=place)
    closing = _decode(held[-1], Closing, len(held))
    if closing.inputs != len(entries):
        raise BrokenRecord("record-lost-lines", len(held), inputs=closing.inputs, found=len(entries))
    return Record(header=header, entries=entries, closing=closing)


def _decode(line: str, kind: type[Any], place: int) -> Any:
    if len(line) > MAX_LINE:
        raise BrokenRecord("record-line-too-long", place)
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BrokenRecord("record-line", place, why=json_mismatch(line, kind)) from None


def verify_draws(record: Record) -> int:
    """Recomputes every draw from the opened seed, without knowing any rule. Returns how many there were."""
    header, closing = record.header, record.closing
    try:
        seed, salts = bytes.fromhex(closing.seed), header.salts()
    except ValueError:
        raise BrokenRecord("record-not-hex", len(record.entries) + 2) from None
    if dealer.commitment(seed) != header.commitment:
        raise BrokenRecord("seed-not-committed", len(record.entries) + 2)
    for place, (seat, salt) in enumerate(zip(header.seats, salts, strict=True)):
        opened = salt is not None and seat.salt_hash in (dealer.commitment(salt), salt.hex())
        if (seat.salt_hash is not None) != (salt is not None) or (salt is not None and not opened):
            raise BrokenRecord("salt-not-committed", 1, seat=place + 1)
    deal = dealer.Dealer(seed, salts)
    draws = [(entry, entry.input) for entry in record.entries if isinstance(entry.input, Draw)]
    for counter, (entry, draw) in enumerate(draws):
        possible = 1 <= draw.size <= dealer.RANGE and draw.counter == counter
        if not possible or deal.draw(counter, draw.size) != draw.number:
            raise BrokenRecord("draw-not-from-seed", entry.number + 1, counter=counter)
    return len(draws)

"""Records of matches as commands read them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from slovoteka.cli.files import read_text
from slovoteka.cli.output import clipped
from slovoteka.core.record import BrokenRecord, Record, parse, verify_draws
from slovoteka.games import registry
from slovoteka.match.replay import Moment, moments

_NONSENSE: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def load(path: Path) -> Record:
    """A record that can be read; nothing is known yet of its truth."""
    lines = read_text(path).split("\n")
    try:
        record = parse(lines)
    except RecursionError:
        raise BrokenRecord("record-line", _too_deep(lines), why="malformed") from None
    if record.header.game not in registry.GAMES:
        raise BrokenRecord("record-game", 1, game=clipped(record.header.game), games=", ".join(registry.GAMES))
    return record


def check(record: Record) -> int:
    """Every draw from the seed, then every input by the rules. Returns the number of draws."""
    draws = verify_draws(record)
    for _ in walk(record):
        pass
    return draws


def walk(record: Record) -> Iterator[Moment]:
    """The table after each input. What only a hand could have written is named by its line, whatever it breaks."""
    line = 1
    try:
        for moment in moments(record):
            line = moment.entry.number + 1
            yield moment
    except _NONSENSE:
        raise BrokenRecord("record-nonsense", line + 1) from None


def _too_deep(lines: list[str]) -> int:
    for place, line in enumerate(lines, 1):
        try:
            msgspec.json.decode(line)
        except RecursionError:
            return place
        except (msgspec.DecodeError, UnicodeError):
            continue
    return 1

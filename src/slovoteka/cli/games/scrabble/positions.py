"""Scrabble positions as arguments: one as text, or many in a file with known results."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from slovoteka.cli.shared.files import shown
from slovoteka.cli.shared.lists import at_line, read_list
from slovoteka.cli.shared.output import clipped
from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.position import Position, read_cgp

_CGP: Final = "cgp"
_MOST_DIGITS: Final = 9


class PlacementTally(Value, frozen=True, kw_only=True):
    """Totals of the placements of one rack, without exchanges and passes. The fields are columns of the file."""

    placements: int
    best_score: int
    """0 if there is no placement."""
    sum_of_scores: int


class Case(Value, frozen=True, kw_only=True):
    """A line of a file of positions."""

    line: int
    cgp: str
    grid: str
    rack: str
    """The rack of the player to move."""
    expected: PlacementTally


COLUMNS: Final = (_CGP, *PlacementTally.__struct_fields__)


def read_position(cgp: str, options: Options) -> Position:
    """Reads a position and checks that no tile occurs too often."""
    position = read_cgp(cgp, options.tiles, options.book)
    position.check_tiles(options.tiles)
    return position


def rack_to_move(position: Position) -> str:
    if not position.racks or not position.racks[0]:
        raise Unreadable("scrabble-no-rack")
    return position.racks[0]


def read_cases(path: Path, options: Options) -> list[Case]:
    """All lines of the file. Raises `Unreadable` for the first wrong one."""
    lines = read_list(path).rstrip().split("\n")
    if len(lines) < 2:  # a header alone has no positions
        raise Unreadable("positions-empty", file=shown(path), columns=" ".join(COLUMNS))
    with at_line(path, 1):
        places = _places(lines[0].split("\t"))
    return list(_cases(path, lines[1:], places, options))


def _places(header: list[str]) -> Mapping[str, int]:
    """The index of each column. Files may have more columns, in any order."""
    names = [name.strip() for name in header]
    for column in COLUMNS:
        if column not in names:
            raise Unreadable("positions-header", column=column, columns=" ".join(COLUMNS))
    return {column: names.index(column) for column in COLUMNS}


def _cases(path: Path, lines: list[str], places: Mapping[str, int], options: Options) -> Iterator[Case]:
    for number, line in enumerate(lines, 2):
        with at_line(path, number):
            yield _case(line.split("\t"), number, places, options)


def _case(fields: list[str], number: int, places: Mapping[str, int], options: Options) -> Case:
    if len(fields) <= max(places.values()):
        raise Unreadable("positions-columns", found=len(fields), needed=max(places.values()) + 1)
    cells = {column: fields[place].strip() for column, place in places.items()}
    position = read_position(cells[_CGP], options)
    return Case(
        line=number,
        cgp=cells[_CGP],
        grid=position.grid,
        rack=rack_to_move(position),
        expected=PlacementTally(
            **{column: _number(cells[column], column) for column in PlacementTally.__struct_fields__}
        ),
    )


def _number(text: str, column: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise Unreadable("positions-number", column=column, text=clipped(text, 20))
    return int(text)

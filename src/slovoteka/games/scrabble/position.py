"""Positions as CGP strings: board rows from the top, racks, scores, scoreless turns. Lower case is a blank.

In `15/15/… ЗОДЫРВО/ 0/0 0` a `/` separates rows, and a number is that many empty squares.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import EMPTY, RACK, SIZE, TileSet
from slovoteka.games.scrabble.letters import BLANK, any_blank, check_letters, read_rack, read_tiles
from slovoteka.games.scrabble.plays import faces_on
from slovoteka.games.scrabble.rule_ids import MATTEL, Book

_LONGEST = 2_000
_SQUARES = re.compile(r"\d+|\D")


class Position(Value, frozen=True, kw_only=True):
    grid: str
    racks: tuple[str, ...] = ()
    """The rack of the player to move, then the others as far as they are known."""
    scores: tuple[int, ...] = ()
    scoreless: int = 0

    @property
    def is_empty(self) -> bool:
        return not self.grid.strip(EMPTY)

    def racks_for(self, seats: int) -> tuple[str, ...]:
        """The racks of all seats, from the one to move; empty where a rack is unknown."""
        if len(self.racks) > max(2, seats):  # CGP writes two racks even for a game of one player
            raise Unreadable("cgp-racks", racks=len(self.racks), seats=seats)
        return (*self.racks, *("",) * seats)[:seats]

    def check_tiles(self, tiles: TileSet) -> None:
        """Checks that the position has no more tiles than the set."""
        missing = Counter(faces_on(self.grid) + "".join(self.racks)) - Counter(tiles.tiles)
        if missing:
            letter = min(missing)
            raise Illegal("SM-05", "too-many-tiles", letter=letter, most=tiles.tiles.count(letter))


def read_cgp(text: str, tiles: TileSet, book: Book = MATTEL) -> Position:
    """Reads a position. Raises `Unreadable` if it is malformed, and `Illegal` if a rack is too long."""
    fields = unicodedata.normalize("NFC", text[: _LONGEST + 1]).split()
    beyond = ";" in " ".join(fields[3:])  # operations such as `lex …;` are meant for other programs
    if len(text) > _LONGEST or not fields or (len(fields) > 4 and not beyond):
        raise Unreadable("cgp-fields", fields=len(fields))
    rows = fields[0].split("/")
    if len(rows) != SIZE:
        raise Unreadable("cgp-rows", rows=len(rows), size=SIZE)
    grid = "".join(_read_row(row, number, tiles) for number, row in enumerate(rows, start=1))
    return Position(
        grid=grid,
        racks=_read_racks(fields[1], tiles, book) if len(fields) > 1 else (),
        scores=tuple(_number(part) for part in fields[2].split("/")) if len(fields) > 2 else (),
        scoreless=_number(fields[3].rstrip(";")) if len(fields) > 3 else 0,
    )


def _read_row(row: str, number: int, tiles: TileSet) -> str:
    squares = []
    for part in _SQUARES.findall(row):
        if part.isdecimal():
            squares.append(EMPTY * min(int(part), SIZE + 1))
        else:
            squares.append(read_tiles(part))
            check_letters(squares[-1], tiles.letters)
    if (length := sum(map(len, squares))) != SIZE:
        raise Unreadable("cgp-row", row=number, length=length, size=SIZE)
    return "".join(squares)


def _read_racks(field: str, tiles: TileSet, book: Book) -> tuple[str, ...]:
    racks = [read_rack(rack) for rack in field.split("/")]
    for rack in racks:
        if len(rack) > RACK:
            raise Illegal(book.rack, "cgp-rack", tiles=len(rack), most=RACK)
        check_letters(rack.replace(BLANK, ""), tiles.letters)
    return tuple(racks)


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,6}", text):
        raise Unreadable("cgp-number", text=text[:20])
    return int(text)


def write_cgp(grid: str, racks: Sequence[str] = (), scores: Sequence[int] = (), scoreless: int = 0) -> str:
    """The inverse of `read_cgp`; unknown racks are left empty."""
    rows = (grid[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE))
    written = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
    racks = [any_blank(rack) for rack in racks]
    shown = "/".join(racks) if len(racks) > 1 else f"{''.join(racks)}/"
    return f"{written} {shown} {'/'.join(map(str, scores)) or '0/0'} {scoreless}"

"""The codenames on the table in a terminal. What a colour says, a mark says too."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from slovoteka.games.codenames.state import Owner

_INDENT: Final = "  "
_GAPS: Final = (2, 1)
"""Columns between two words; the wider one, if there is room."""
_COLUMNS: Final = 5  # CN-05
_ROOM: Final = 70
"""Columns of the screen at most: what a replay has left of a usual one."""
_COVERED: Final[Mapping[Owner, str]] = {
    "red": "#ffffff on #af0000",
    "blue": "#ffffff on #0044aa",
    "bystander": "#1c1c1c on #d7c79e",
    "assassin": "bold #ffffff on #1c1c1c",
}
_KEY: Final[Mapping[Owner, str]] = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "bystander": "",
    "assassin": "bold reverse",
}
"""For captains, on words that are not covered yet: the terminal's own colours, which can be read on its background."""
_UNKNOWN: Final = "bold"


class Signs:
    """What stands before a word, by whose it is."""

    def __init__(self, red: str, blue: str) -> None:
        self._marks: Mapping[Owner, str] = {"red": red, "blue": blue, "bystander": "·", "assassin": "✖"}

    def covered(self, word: str, owner: Owner) -> Text:
        return Text(f"[{self._marks[owner]}]{word.lower()}", _COVERED[owner])

    def open(self, word: str, owner: Owner | None) -> Text:
        """Without an owner for those who do not see the key."""
        if owner is None:
            return Text(f"   {word}", _UNKNOWN)
        return Text(f" {self._marks[owner]} {word}", _KEY[owner])


def board_rows(
    signs: Signs, board: Sequence[str], covers: Sequence[Owner | None], key: Sequence[Owner], width: int
) -> list[Text]:
    """Five words a row, fewer where the screen is too narrow: places mean nothing in this game (CN-61).

    Words that can still be touched are in capitals. `key` is as long as it is known.
    """
    cells = []
    for place, word in enumerate(board):
        cover = covers[place]
        owner = key[place] if place < len(key) else None
        cells.append(signs.open(word, owner) if cover is None else signs.covered(word, cover))
    columns = _column_widths([cell.cell_len for cell in cells], min(width, _ROOM) - len(_INDENT))
    return [_row(cells[start : start + len(columns)], columns) for start in range(0, len(cells), len(columns))]


def _column_widths(cells: Sequence[int], room: int) -> list[int]:
    """Each column as wide as its longest word, with the gap that follows."""
    for count in range(_COLUMNS, 1, -1):
        widest = [max(cells[column::count], default=0) for column in range(count)]
        for gap in _GAPS:
            if sum(widest) + gap * (count - 1) <= room:
                return [width + gap for width in widest]
    return [max(cells)]


def _row(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    row = Text(_INDENT)
    for cell, width in zip(cells, widths, strict=False):  # the last row may be shorter
        row.append_text(cell).append(" " * (width - cell.cell_len))
    row.rstrip()
    return row

"""The codenames on the table in a terminal. Marks repeat what colours say."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from slovoteka.games.codenames.state import Owner

_INDENT: Final = "  "
_GAPS: Final = (2, 1)
"""Columns between two words: the wider gap if there is room."""
_COLUMNS: Final = 5  # CN-05
_ROOM: Final = 70
"""The most columns, so that a board fits into a replay on a usual screen."""
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
"""The captains' colours of words that are not covered yet. They are the terminal's own, readable on its background."""
_UNKNOWN: Final = "bold"


class OwnerMarks:
    """The marks before words, by owner."""

    def __init__(self, red: str, blue: str) -> None:
        self._marks: Mapping[Owner, str] = {"red": red, "blue": blue, "bystander": "·", "assassin": "✖"}

    def covered(self, word: str, owner: Owner) -> Text:
        return Text(f"[{self._marks[owner]}]{word.lower()}", _COVERED[owner])

    def open(self, word: str, owner: Owner | None) -> Text:
        """The owner is None for those who do not see the key."""
        if owner is None:
            return Text(f"   {word}", _UNKNOWN)
        return Text(f" {self._marks[owner]} {word}", _KEY[owner])


def board_rows(
    signs: OwnerMarks, board: Sequence[str], covers: Sequence[Owner | None], key: Sequence[Owner], width: int
) -> list[Text]:
    """Five words a row, or fewer on a narrow screen, since places do not matter in this game (CN-61).

    Words that can still be touched are in capitals. `key` is empty if it is not known.
    """
    cells = []
    for place, word in enumerate(board):
        cover = covers[place]
        owner = key[place] if place < len(key) else None
        cells.append(signs.open(word, owner) if cover is None else signs.covered(word, cover))
    columns = _column_widths([cell.cell_len for cell in cells], min(width, _ROOM) - len(_INDENT))
    return [_row(cells[start : start + len(columns)], columns) for start in range(0, len(cells), len(columns))]


def _column_widths(cells: Sequence[int], room: int) -> list[int]:
    """Each column is as wide as its longest word, plus the gap."""
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

"""A Scrabble board and racks in a terminal. Signs repeat what colours say."""

from collections.abc import Collection, Mapping
from typing import Final

from rich.text import Text

from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import CENTRE, EMPTY, SIZE, Layout
from slovoteka.games.scrabble.letters import BLANK, BLANKS, is_blank
from slovoteka.games.scrabble.notation import ROWS, place_of

_CELL: Final = 3
TILE_STYLE: Final = "bold #1c1c1c on #d7c79e"
_NEW_TILE: Final = "bold #1c1c1c on #ffd75f"
_BLANK: Final = " italic"
_SQUARES: Final[Mapping[tuple[int, int], str]] = {
    (2, 1): "#d7ffff on #005f87",
    (3, 1): "bold #ffffff on #0000af",
    (1, 2): "#ffffff on #87005f",
    (1, 3): "bold #ffffff on #af0000",
}
"""Premium squares by their factors for the letter and for the word."""
_OTHER_PREMIUM: Final = "#ffffff on #5f5f5f"
_SUBSCRIPTS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class PremiumSigns(Value, frozen=True):
    """The signs after the factor of a premium square: for the letter, for the word."""

    letter: str
    word: str


class BoardText:
    def __init__(self, layout: Layout, signs: PremiumSigns) -> None:
        self._layout, self._signs = layout, signs

    def board(self, grid: str, new: Collection[int] = ()) -> list[Text]:
        """The board with the marks of its border (SM-96), one line a row. Tiles on the squares of `new` stand out."""
        numbers = "".join(f"{column:^{_CELL}}" for column in range(1, SIZE + 1))
        rows = [Text(" " * _CELL + numbers.rstrip(), "dim")]
        for row, letter in enumerate(ROWS):
            line = Text().append(f" {letter} ", "dim")
            for square in range(row * SIZE, (row + 1) * SIZE):
                line.append_text(self._cell(grid, square, is_new=square in new))
            line.append(f" {letter}", "dim")
            rows.append(line)
        return rows

    def _cell(self, grid: str, square: int, *, is_new: bool) -> Text:
        tile = grid[square]
        if tile != EMPTY:
            style = (_NEW_TILE if is_new else TILE_STYLE) + (_BLANK if is_blank(tile) else "")
            return Text(f"{tile:^{_CELL}}", style)
        by_letter, by_word = self._layout.letter_factors[square], self._layout.word_factors[square]
        if (by_letter, by_word) == (1, 1):
            return Text(f"{'★' if square == CENTRE else '·':^{_CELL}}", "dim")
        sign = f"{by_word}{self._signs.word}" if by_word > 1 else f"{by_letter}{self._signs.letter}"
        return Text(f"{sign:^{_CELL}}", _SQUARES.get((by_letter, by_word), _OTHER_PREMIUM))

    def rack(self, tiles: str) -> Text:
        """Tiles with their values."""
        if not tiles:
            return Text("–", "dim")
        return Text(" ").join(Text(f" {self.tile(tile)} ", TILE_STYLE) for tile in self.in_order(tiles))

    def in_order(self, tiles: str) -> str:
        """In alphabetical order, where Ё does not come before А; blanks last."""
        alphabet = self._layout.alphabet
        return "".join(sorted(tiles, key=lambda tile: alphabet.index(tile) if tile in alphabet else len(alphabet)))

    def tile(self, tile: str) -> str:
        """`Ф₁₀`. Blanks from different bags look the same."""
        if tile in BLANKS:
            return BLANK
        return tile + str(self._layout.values.get(tile, 0)).translate(_SUBSCRIPTS)


def squares_of(grid: str, at: str, word: str) -> range:
    """The squares of a word; empty if it has been taken off the board again."""
    start, down = place_of(at)
    step = SIZE if down else 1
    squares = range(start, start + len(word) * step, step)
    return squares if all(grid[square] == tile for square, tile in zip(squares, word, strict=True)) else range(0)

"""The Scrabble board with a cursor: letters are typed at the cursor, or tiles are marked for removal."""

from collections.abc import Collection
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from slovoteka.cli.games.scrabble.board_text import BoardText
from slovoteka.games.scrabble.editions import CENTRE, EMPTY, SIZE
from slovoteka.games.scrabble.letters import AS_BLANK, BLANKS
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.plays import EMPTY_GRID

_CELL: Final = 3
_LEFT, _TOP = 3, 1
"""The width and height of the border."""
_CURSOR: Final = "bold #ffffff on #1e4c82"
_MARKED: Final = "bold #ffffff on #a3301c"
_ARROWS: Final = ("▸", "▾")


class TileDraft:
    """Tiles on the board that are not played yet."""

    def __init__(self) -> None:
        self.tiles: dict[int, str] = {}
        """By square, in the order in which they were laid; a blank in lower case."""

    def left_of(self, rack: str) -> str:
        """The tiles that are still on the rack."""
        left = list(rack)
        for tile in self.tiles.values():
            face = tile if tile in left else next((blank for blank in BLANKS if blank in left), None)
            if face is not None:
                left.remove(face)
        return "".join(left)

    def grid(self, grid: str) -> str:
        return "".join(self.tiles.get(square, tile) for square, tile in enumerate(grid))

    def line(self, grid: str, *, down: bool) -> str:
        """The word as a typed line; empty without tiles. A single tile is read along the word that it forms."""
        if not self.tiles:
            return ""
        across, below = (_run(self.grid(grid), min(self.tiles), step) for step in (1, SIZE))
        is_down = down
        if len(self.tiles) > 1:
            squares = sorted(self.tiles)
            is_down = squares[0] % SIZE == squares[1] % SIZE
        elif (len(across) > 1) != (len(below) > 1):
            is_down = len(below) > 1
        run = below if is_down else across
        if not self.tiles.keys() <= set(run):  # not one word: list the tiles, and the rules say what is wrong
            return " ".join(f"{at_text(square, down=False)}:{tile}" for square, tile in sorted(self.tiles.items()))
        return f"{at_text(run[0], is_down)} {''.join(self.grid(grid)[square] for square in run)}"


def _run(grid: str, square: int, step: int) -> list[int]:
    """All squares of the word through a square."""

    def beyond(start: int, by: int) -> list[int]:
        squares, at = list[int](), _next(start, by)
        while at is not None and grid[at] != EMPTY:
            squares.append(at)
            at = _next(at, by)
        return squares

    return [*reversed(beyond(square, -step)), square, *beyond(square, step)]


def _next(square: int, step: int) -> int | None:
    """The neighbour of a square; None beyond the border."""
    to = square + step
    if not 0 <= to < SIZE * SIZE or (abs(step) == 1 and to // SIZE != square // SIZE):
        return None
    return to


class LetterBoard(Widget, can_focus=True):
    """Fifteen by fifteen squares. With a rack words are laid; without one tiles are marked."""

    DEFAULT_CSS = "LetterBoard { width: 50; height: 16; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", f"move(-{SIZE})", show=False),
        Binding("down", f"move({SIZE})", show=False),
        Binding("space", "turn", show=False),
        Binding("enter", "say", show=False),
        Binding("backspace", "take_back", show=False),
        Binding("escape", "clear", show=False),
    ]

    class Changed(Message):
        """The draft has changed."""

    class Finished(Message):
        """The person has pressed Enter."""

    class Missing(Message):
        """The rack does not have the typed letter."""

        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

    def __init__(self, draws: BoardText, alphabet: str) -> None:
        super().__init__(id="board")
        self._draws, self._alphabet = draws, alphabet
        self.square, self.down = CENTRE, False
        self.draft = TileDraft()
        self.marked: set[int] = set()
        self._grid, self._new, self._rack = EMPTY_GRID, frozenset[int](), ""
        self._lays = True

    def put(self, grid: str, new: Collection[int], rack: str | None) -> None:
        """Shows the current table. Draft tiles stay on squares that are still free, if the rack still has them."""
        if grid != self._grid or (rack or "") != self._rack:
            self.draft.tiles = {at: tile for at, tile in self.draft.tiles.items() if grid[at] == EMPTY}
            if len(self.draft.left_of(rack or "")) != len(rack or "") - len(self.draft.tiles):
                self.draft.tiles.clear()
            self.marked = {at for at in self.marked if grid[at] != EMPTY}
        self._grid, self._new, self._rack, self._lays = grid, frozenset(new), rack or "", rack is not None
        self.refresh()

    # --- views ------------------------------------------------------------------------------------------------------

    def render(self) -> Text:
        rows = self._draws.board(self.draft.grid(self._grid), self._new | self.draft.tiles.keys())
        for square in self.marked:
            self._put_sign(rows, square, self._grid[square], _MARKED)
        if self.has_focus:
            under = self.draft.grid(self._grid)[self.square]
            self._put_sign(rows, self.square, under if under != EMPTY else _ARROWS[self.down], _CURSOR)
        return Text("\n").join(rows)

    def _put_sign(self, rows: list[Text], square: int, sign: str, style: str) -> None:
        row, start = square // SIZE + _TOP, _LEFT + square % SIZE * _CELL
        line = rows[row]
        rows[row] = line[:start] + Text(f"{sign:^{_CELL}}", style) + line[start + _CELL :]

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    # --- output -----------------------------------------------------------------------------------------------------

    def line(self) -> str:
        """The draft as it would be typed."""
        if self._lays:
            return self.draft.line(self._grid, down=self.down)
        return " ".join(["снять", *(at_text(at, down=False) for at in sorted(self.marked))]) if self.marked else ""

    def left_on_rack(self) -> str:
        return self.draft.left_of(self._rack)

    # --- input ------------------------------------------------------------------------------------------------------

    def action_move(self, step: int) -> None:
        to = _next(self.square, step)
        if to is not None:
            self.square = to
            self.refresh()

    def action_turn(self) -> None:
        """Changes the direction of the word. Where tiles are removed, marks the tile under the cursor."""
        if self._lays:
            self.down = not self.down
        else:
            self._mark(self.square)
        self._changed()

    def action_say(self) -> None:
        self.post_message(self.Finished())

    def action_take_back(self) -> None:
        if self.draft.tiles:
            self.square, _ = self.draft.tiles.popitem()
            self._changed()

    def action_clear(self) -> None:
        self.draft.tiles.clear()
        self.marked.clear()
        self._changed()

    def on_key(self, event: events.Key) -> None:
        letter = (event.character or "").upper()
        if self._lays and len(letter) == 1 and letter in self._alphabet:
            event.stop()
            self.lay(letter)

    def lay(self, letter: str, *, as_blank: bool = False) -> None:
        """Lays a letter at the cursor, which then moves on. A blank replaces a letter that the rack lacks."""
        left = self.left_on_rack()
        has_blank = any(blank in left for blank in BLANKS)
        if letter not in left and not has_blank:
            self.post_message(self.Missing(letter))
            return
        square = self._free_from(self.square)
        if square is None:
            return
        self.draft.tiles[square] = AS_BLANK[letter] if as_blank or letter not in left else letter
        onward = _next(square, self._step)
        self.square = square if onward is None else self._free_from(onward) or square
        self._changed()

    @property
    def _step(self) -> int:
        return SIZE if self.down else 1

    def _free_from(self, square: int) -> int | None:
        """The first free square from here in the direction of the word."""
        at: int | None = square
        while at is not None and self.draft.grid(self._grid)[at] != EMPTY:
            at = _next(at, self._step)
        return at

    def on_click(self, event: events.Click) -> None:
        """A click moves the cursor. A second click on the same square changes its direction."""
        where = event.get_content_offset(self)
        square = None if where is None else square_at(where.x, where.y)
        if square is None:
            return
        if square == self.square or not self._lays:
            self.square = square
            self.action_turn()
        self.square = square
        self.refresh()

    def _mark(self, square: int) -> None:
        if self._grid[square] != EMPTY:
            self.marked ^= {square}

    def _changed(self) -> None:
        self.refresh()
        self.post_message(self.Changed())


def square_at(x: int, y: int) -> int | None:
    """The square drawn at this position."""
    column, row = (x - _LEFT) // _CELL, y - _TOP
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else None


def place_at(square: int) -> tuple[int, int]:
    """The position of the middle of a square."""
    return _LEFT + square % SIZE * _CELL + 1, _TOP + square // SIZE

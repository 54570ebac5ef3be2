"""The table of Scrabble bingo as a value."""

from enum import Enum

import msgspec

from slovoteka.core import piles


class Stage(Enum):
    WRITE = "write"
    """Everyone writes two words in secret (SM-81)."""
    DRAW = "draw"
    """A tile is drawn and called (SM-82): waits for chance."""
    MARK = "mark"
    """Everyone looks whether to cross the called letter out."""
    OVER = "over"


class Sheet(msgspec.Struct, frozen=True):
    words: tuple[str, ...]
    crossed: str = ""
    """Letters in the order in which they were crossed out."""

    @property
    def left(self) -> str:
        """Letters that are not crossed out yet."""
        return piles.remove("".join(self.words), self.crossed)


class State(msgspec.Struct, frozen=True, kw_only=True, tag="bingo"):
    stage: Stage = Stage.WRITE
    sheets: tuple[Sheet | None, ...]
    """None: nothing valid was written; such a seat plays on without a chance to win."""
    bag: str
    called: str = ""
    """In the order of calling."""
    callers: tuple[int, ...] = ()
    """Who called bingo: all at the same tile (SM-G27)."""
    table: int = 0
    """Grows whenever the table changes; the numbers of windows come from it."""
    since_ms: int = 0
    gone: tuple[int, ...] = ()
    reason: str = ""
    """Why the game is over."""

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def active(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.gone)

    @property
    def crossed(self) -> tuple[int, ...]:
        """How many letters each seat has crossed out."""
        return tuple(len(sheet.crossed) if sheet else 0 for sheet in self.sheets)

    def with_sheet(self, seat: int, sheet: Sheet) -> "State":
        return msgspec.structs.replace(self, sheets=piles.replace_at(self.sheets, seat, sheet))

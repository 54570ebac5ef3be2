"""The state of Scrabble bingo."""

from enum import Enum

from slovoteka.core import piles
from slovoteka.core.base_state import BaseState
from slovoteka.core.value import Value


class Stage(Enum):
    WRITE = "write"
    """Everyone writes two words in secret (SM-81)."""
    DRAW = "draw"
    """A tile is drawn and called (SM-82)."""
    MARK = "mark"
    """Everyone decides whether to cross out the called letter."""
    OVER = "over"


class Sheet(Value, frozen=True):
    words: tuple[str, ...]
    crossed: str = ""
    """Letters in the order in which they were crossed out."""

    @property
    def left(self) -> str:
        """Letters that are not crossed out yet."""
        return piles.remove("".join(self.words), self.crossed)


class State(BaseState, frozen=True, kw_only=True, tag="bingo"):
    stage: Stage = Stage.WRITE
    sheets: tuple[Sheet | None, ...]
    """None if the seat wrote nothing valid. Such a seat plays on but cannot win."""
    bag: str
    called: str = ""
    """In the order in which they were called."""
    callers: tuple[int, ...] = ()
    """Who called bingo, all on the same tile (SM-G27)."""
    reason: str = ""
    """Why the game is over."""

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def crossed(self) -> tuple[int, ...]:
        """How many letters each seat has crossed out."""
        return tuple(len(sheet.crossed) if sheet else 0 for sheet in self.sheets)

    def with_sheet(self, seat: int, sheet: Sheet) -> "State":
        return self.but(sheets=piles.replace_at(self.sheets, seat, sheet))

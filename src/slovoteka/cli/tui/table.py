"""The base of all games' tables on the screen."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from textual.containers import Vertical
from textual.message import Message
from textual.widget import Widget

from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.parts import PickableCard
from slovoteka.core.game import Window
from slovoteka.match.host import SeatView


class GameTable(Vertical):
    """Shows views, and turns whatever the person does into a typed line."""

    class Entered(Message):
        """A whole line."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class Begun(Message):
        """The beginning of a line, which the person completes below the table."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class Drafted(Message):
        """A draft on the table that is not entered yet, for a preview only."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, renderer: Any, live: LiveTable) -> None:
        super().__init__(id="table")
        self.renderer: Any = renderer
        """`Any`, because each table knows its own renderer's type. `TerminalRenderer` has what they share."""
        self.live = live
        self.mine: Sequence[Window] = ()

    def lay_out(self, view: SeatView, mine: Sequence[Window]) -> None:
        """Shows the current view."""
        raise NotImplementedError

    def picked(self, strip: str, place: int, card: PickableCard, line: str) -> None:
        """A card of the strip with this name was picked while `line` was being typed."""

    def first(self) -> Widget | None:
        """The widget that gets the focus when the person is asked; None for the input line."""
        return None

    def key_names(self) -> Sequence[tuple[str, str]]:
        """Keys of this table, with the codes of their descriptions."""
        return ()

    def facts(self) -> RenderableType | None:
        """What is shown above the log, if anything."""
        return None

    def asks(self, *kinds: str) -> bool:
        return any(window.kind in kinds for window in self.mine)

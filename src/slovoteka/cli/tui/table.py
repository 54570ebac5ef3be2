"""How one game lies on the screen, without knowing which."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from textual.containers import Vertical
from textual.message import Message
from textual.widget import Widget

from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.parts import Card
from slovoteka.core.game import Window
from slovoteka.match.host import SeatView


class GameTable(Vertical):
    """Shows views. Whatever a person does with it becomes a line, as it would be typed."""

    class Said(Message):
        """A whole line."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class Begun(Message):
        """The beginning of a line, which the person goes on with below the table."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class Drafted(Message):
        """What lies on the table but was not said yet: only to hear what it would bring."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, renderer: Any, live: LiveTable) -> None:
        super().__init__(id="table")
        self.renderer: Any = renderer
        """Each table knows which renderer it has; what they have in common is in `TerminalRenderer`."""
        self.live = live
        self.mine: Sequence[Window] = ()

    def lay_out(self, view: SeatView, mine: Sequence[Window]) -> None:
        """Shows what is there now."""
        raise NotImplementedError

    def picked(self, strip: str, place: int, card: Card, line: str) -> None:
        """A card was picked from the strip of this name, while this line was being typed."""

    def first(self) -> Widget | None:
        """What has the keys when the person is asked; None: the line."""
        return None

    def key_names(self) -> Sequence[tuple[str, str]]:
        """Keys of this table, and the codes of what they do."""
        return ()

    def facts(self) -> RenderableType | None:
        """What stands above the log, where there is something."""
        return None

    def asks(self, *kinds: str) -> bool:
        return any(window.kind in kinds for window in self.mine)

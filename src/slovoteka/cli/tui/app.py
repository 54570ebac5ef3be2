"""The application and its screens."""

from collections.abc import Awaitable, Callable
from typing import ClassVar, Final

from textual import on, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.theme import Theme

from slovoteka.cli.shared.output import language
from slovoteka.cli.terminal.party import Invitation
from slovoteka.cli.tui.game import GameScreen
from slovoteka.cli.tui.live import LiveTable, open_bot_table
from slovoteka.cli.tui.replay import ReplayScreen
from slovoteka.cli.tui.start import StartScreen
from slovoteka.core.errors import Refusal
from slovoteka.core.record import Record
from slovoteka.messages import refusal_text

Opener = Callable[[str, Invitation], Awaitable[LiveTable]]

_DARK: Final = Theme(
    name="slovoteka-dark",
    primary="#7fb0e0",
    accent="#e0a15a",
    foreground="#ece5d8",
    background="#1b1916",
    surface="#24211d",
    panel="#2e2a25",
    success="#7fc08e",
    warning="#e0b45a",
    error="#e8836d",
    dark=True,
)
_LIGHT: Final = Theme(
    name="slovoteka-light",
    primary="#1e4c82",
    accent="#a3301c",
    foreground="#221f1a",
    background="#f3eee3",
    surface="#fbf8f2",
    panel="#e7dfcf",
    success="#28633a",
    warning="#7a4e06",
    error="#8a1f45",
    dark=False,
)


class Slovoteka(App[None]):
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "other_theme", show=False)]

    def __init__(
        self, first: tuple[str, Invitation] | LiveTable | Record | None = None, opens: Opener = open_bot_table
    ) -> None:
        """`first` is the match to begin with, an open table, or a record to show.

        Without it the shelf is shown.
        """
        super().__init__()
        self._first, self._opens = first, opens
        self._wanted: tuple[str, Invitation] | None = None
        self.refused: Refusal | None = None
        """Why the match that the program was started for could not begin."""
        self.played: list[LiveTable] = []
        """All matches begun here."""

    def on_mount(self) -> None:
        for theme in (_DARK, _LIGHT):
            self.register_theme(theme)
        self.theme = _DARK.name
        if isinstance(self._first, Record):
            self.push_screen(ReplayScreen(self._first))
            return
        self.push_screen(StartScreen())
        if isinstance(self._first, tuple):
            self._open(*self._first)
        elif self._first is not None:
            self._sit_at(self._first)

    async def action_quit(self) -> None:
        """Ctrl+Q on any screen. A running game must be confirmed; an open question must be answered first."""
        if isinstance(self.screen, GameScreen):
            self.screen.action_leave()
        elif not isinstance(self.screen, ModalScreen):
            self.exit()

    def action_other_theme(self) -> None:
        self.theme = _LIGHT.name if self.current_theme.dark else _DARK.name

    @on(StartScreen.StartRequested)
    def _begin(self, event: StartScreen.StartRequested) -> None:
        self._open(event.game, event.invitation)

    @work(exclusive=True, group="opening")
    async def _open(self, game: str, invitation: Invitation) -> None:
        try:
            table = await self._opens(game, invitation)
        except Refusal as refusal:
            self.refused = refusal
            self._refuse(refusal_text(refusal, language(), game))
            return
        self._wanted = (game, invitation)
        self._sit_at(table)

    def _refuse(self, why: str) -> None:
        if isinstance(self.screen, StartScreen):
            self.screen.refuse(why)

    def _sit_at(self, table: LiveTable) -> None:
        self.played.append(table)
        self.push_screen(GameScreen(table))

    @on(GameScreen.GameClosed)
    async def _done(self, event: GameScreen.GameClosed) -> None:
        await self.pop_screen()
        if event.again and self._wanted is not None:
            self._open(*self._wanted)

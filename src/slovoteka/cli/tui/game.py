"""One match on the screen: the table, the log, the possible actions, and the input line."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events, on, work
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.renderer import DOT
from slovoteka.cli.terminal.renderers import renderer_of
from slovoteka.cli.terminal.typed_lines import LineOutcome, LineReader, sentences, time_left, windows_of
from slovoteka.cli.tui.clickable_actions import ClickableAction, clickable_actions
from slovoteka.cli.tui.dialogs import TextDialog, YesNoDialog
from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.parts import Keys, Log, PickableCard, PickableCards
from slovoteka.cli.tui.screen import screen_of, short_title
from slovoteka.cli.tui.table import GameTable
from slovoteka.core.errors import Refusal
from slovoteka.core.game import Window
from slovoteka.match.host import SeatView

_TICK_S: Final = 0.5
_ACTION_STYLE: Final = "bold #ffffff on #1e4c82"


class GameScreen(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+l", "line", show=False),
        Binding("escape", "table", show=False),
    ]

    def __init__(self, live: LiveTable) -> None:
        super().__init__()
        self._live = live
        self._renderer = renderer_of(live.kind.info.id, live.options, live.seats)
        self._reader = renderer_of(live.kind.info.id, live.options, live.seats)
        """Reads drafts. It is separate, because a renderer remembers what it has read."""
        self._hearing = LineReader(live, self._renderer)
        self._screen = screen_of(live.kind.info.id)
        self._table = self._screen.table(self._renderer, live)
        self._log = Log(id="log")
        self._asked: str | None = None
        self._prompt = ""
        self._drafted = ""
        """The draft on the table."""
        self._refused: str | None = None
        """The refused line that is shown again."""
        self.is_over = False
        self._is_stale = False
        """Whether something has happened that is not shown yet."""
        self.heard = 0
        """How many lines have been handled."""

    def compose(self) -> Iterable[Widget]:
        yield Static(id="status")
        with Vertical(id="body", classes=" ".join(self._table.classes)):
            yield self._table
            with Vertical(id="aside"):
                yield Static(id="facts")
                yield self._log
        yield Static(id="hint")
        yield PickableCards(id="actions")
        yield Input(id="line", compact=True, select_on_focus=False, placeholder=say("tui-line"))
        yield Keys(self._keys())

    def _keys(self) -> list[tuple[str, str, str]]:
        own = [(key, say(code), "") for key, code in self._table.key_names()]
        return [
            ("F1", say("tui-key-help"), "screen.help"),
            *own,
            ("F2", say("tui-key-theme"), "app.other_theme"),
            ("^Q", say("tui-key-leave"), "screen.leave"),
        ]

    def on_mount(self) -> None:
        self.set_interval(_TICK_S, self._tell_time)
        self._log.say([Text(line, "dim") for line in self._renderer.about()])
        self._look()
        self._go_on()

    @work(exclusive=True, group="match")
    async def _go_on(self) -> None:
        """Lets the others act until the match is over."""
        try:
            await self._live.run(self._look_soon)
        except Refusal as refusal:  # the server has gone away
            self._hint(Text.assemble(("✗ ", "bold red"), self._hearing.refused(refusal)))
        else:
            self._look()

    # --- output -----------------------------------------------------------------------------------------------------

    def _look_soon(self) -> None:
        """Redraws once for all events that happen together, such as a deal."""
        if not self._is_stale:
            self._is_stale = True
            self.call_later(self._look)

    @property
    def _is_shown(self) -> bool:
        """False while the application exits: widgets are removed one by one, and the match may still go on."""
        return self.is_attached and all(
            self.query(part) for part in ("#status", "#facts", "#hint", "#actions", "#line")
        )

    def _look(self) -> None:
        """Shows what has changed."""
        self._is_stale = False
        if not self._is_shown:
            return
        view, mine = self._live.view(), windows_of(self._live)
        self._log.say(sentences(self._renderer, self._live.news()))
        self._table.lay_out(view, mine)
        self._reader.show(view.public, view.private, mine)
        facts = self._table.facts()
        self.query_one("#facts", Static).display = facts is not None
        if facts is not None:
            self.query_one("#facts", Static).update(facts)
        self._prompt = self._renderer.prompt(view.public, mine)
        if view.outcome is not None:
            self._finish(view)
            return
        self._offer(mine)
        self._tell_time()
        self._weigh()

    def _offer(self, mine: Sequence[Window]) -> None:
        """Shows the clickable actions, and moves the focus to the table when something new is asked."""
        actions = clickable_actions(self._screen.actions, mine)
        self.query_one("#actions", PickableCards).put(_as_card(action) for action in actions)
        asking = next((window.id for window in mine if window.blocking), None)
        if asking is not None and asking != self._asked and not self._line.value:
            (self._table.first() or self._line).focus()
        self._asked = asking

    def _finish(self, view: SeatView) -> None:
        if self.is_over or view.outcome is None:
            return
        self.is_over = True
        result = self._renderer.result(view.outcome)
        self._log.say([Text(line, "bold") for line in result])
        if self._live.record is not None:
            self._log.say([Text(say("play-record", file=str(self._live.record)), "dim")])
        self._hint(Text(" ".join(result), "bold"))
        self.query_one("#status", Static).update(self._title(say("tui-over")))
        # The focus stays: a person who is typing must not start another game by accident.
        self.query_one("#actions", PickableCards).put(
            [_as_card(ClickableAction("again", "")), _as_card(ClickableAction("games", ""))]
        )

    def _tell_time(self) -> None:
        if self.is_over or not self._is_shown:
            return
        view = self._live.view()
        left = time_left(view, self._live.now_ms())
        waits = say("tui-your-turn") if self._asked is not None else ""
        self.query_one("#status", Static).update(self._title(*filter(None, (left, waits))))

    def _title(self, *more: str) -> Text:
        names = ", ".join(self._live.seats.names)
        return Text.assemble(
            (f" {short_title(self._live.kind.info.id)} ", "bold reverse"), f" {DOT.join((*more, names))}"
        )

    def _hint(self, text: Text) -> None:
        if self._is_shown:
            self.query_one("#hint", Static).update(text)

    # --- previews ---------------------------------------------------------------------------------------------------

    def _weigh(self) -> None:
        """Updates the preview. A refusal stays visible until the line changes."""
        if self._refused is None or self._line.value != self._refused:
            self._refused = None
            self._check(self._line.value or self._drafted)

    @work(exclusive=True, group="preview")
    async def _check(self, line: str) -> None:
        self._hint(await self._worth(line) or Text(self._prompt))

    async def _worth(self, line: str) -> Text | None:
        """The preview of a line; None while the line is not an action yet."""
        mine = windows_of(self._live)
        if not line.strip() or not mine or self.is_over:
            return None
        try:
            action = self._reader.read(line, mine)
        except Refusal:
            return None
        try:
            preview = None if action is None else await self._live.preview(action)
        except Refusal as refusal:
            return Text(self._hearing.refused(refusal), "yellow")
        return None if preview is None else self._screen.preview(preview, action, self._live.seats)

    @on(Input.Changed)
    def _typed(self) -> None:
        self._weigh()

    @on(GameTable.Drafted)
    def _draft_changed(self, event: GameTable.Drafted) -> None:
        self._drafted = event.line
        self._check(event.line)

    # --- input ------------------------------------------------------------------------------------------------------

    @property
    def _line(self) -> Input:
        return self.query_one("#line", Input)

    @on(Input.Submitted)
    async def _submitted(self, event: Input.Submitted) -> None:
        """Clears the line at once for further typing. A refused line returns, so that it can be corrected."""
        self._line.clear()
        if not await self._hear(event.value) and not self._line.value:
            self._refused = event.value
            self._write(event.value)

    @on(GameTable.Entered)
    async def _entered(self, event: GameTable.Entered) -> None:
        await self._hear(event.line)

    @on(GameTable.Begun)
    def _begun(self, event: GameTable.Begun) -> None:
        self._write(event.line)

    @on(PickableCards.Picked)
    async def _picked(self, event: PickableCards.Picked) -> None:
        if event.strip.id != "actions":
            self._table.picked(event.strip.id or "", event.place, event.card, self._line.value)
        elif self.is_over:
            self.app.post_message(self.GameClosed(again=event.place == 0))
        else:
            action = clickable_actions(self._screen.actions, windows_of(self._live))[event.place]
            if action.is_begun:
                self._write(self._line.value + action.line if action.line.startswith(" ") else action.line)
            else:
                await self._hear(action.line)

    def _write(self, line: str) -> None:
        self._line.value = line
        self._line.cursor_position = len(line)
        self._line.focus()

    async def _hear(self, line: str) -> bool:
        """Acts on a line. Returns False if it was refused and can be corrected."""
        heard = LineOutcome() if self.is_over else await self._hearing.read_line(line)
        if line.strip():  # an empty line asks to see the table, which is already there
            self._log.say(heard.answer)
        if heard.help:
            self.action_help()
        if heard.leaves:
            self.action_leave()
        if heard.refusal:
            refused = Text.assemble(("✗ ", "bold red"), heard.refusal)
            self._log.say([refused])
            self.workers.cancel_group(self, "preview")  # its preview would replace the refusal
            self._hint(refused)
        self.heard += 1
        return not heard.refusal

    def on_key(self, event: events.Key) -> None:
        """Typing while the table has the focus goes to the line."""
        if event.is_printable and event.key not in self.active_bindings and not self.is_over:
            event.stop()
            self._write(self._line.value + (event.character or ""))

    # --- keys -------------------------------------------------------------------------------------------------------

    def action_help(self) -> None:
        self.app.push_screen(TextDialog(say("tui-help-title"), [*self._hearing.help(), say("tui-help-keys")]))

    def action_line(self) -> None:
        self._line.focus()

    def action_table(self) -> None:
        self._line.clear()
        (self._table.first() or self._line).focus()

    def action_leave(self) -> None:
        if self.is_over:
            self.app.post_message(self.GameClosed())
        else:
            self.app.push_screen(YesNoDialog(say("tui-sure-leave")), self._leave_if)

    async def _leave_if(self, sure: bool | None) -> None:
        if sure:
            self.is_over = True
            await self._live.leave()
            self.workers.cancel_group(self, "match")
            self.app.post_message(self.GameClosed())

    class GameClosed(Message):
        """The person has finished with this match."""

        def __init__(self, *, again: bool = False) -> None:
            super().__init__()
            self.again = again


def _as_card(action: ClickableAction) -> PickableCard:
    return PickableCard(Text(f" {say(f'tui-action-{action.name}')} ", _ACTION_STYLE), action.line)

"""A finished match on the screen, moment by moment, from any seat."""

from collections.abc import Iterable
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from slovoteka.cli.commands.replay import Viewer, in_sentences
from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.renderer import DOT
from slovoteka.cli.tui.parts import Keys, Log, rows_of
from slovoteka.cli.tui.screen import short_title
from slovoteka.core.record import Record
from slovoteka.core.value import Value
from slovoteka.messages import seat_name


class ReplayMoment(Value, frozen=True):
    """A moment of the replay that is shown."""

    number: int
    """The number of its input."""
    state: Any
    sentences: tuple[str, ...]


def scenes_of(viewer: Viewer, record: Record) -> list[ReplayMoment]:
    """The moments that have sentences. The result of the match is added to the last one."""
    scenes = [
        ReplayMoment(moment.entry.number, moment.table.state, tuple(sentences))
        for moment, sentences in in_sentences(viewer, record)
        if sentences
    ]
    if record.closing.outcome is not None and scenes:
        result = tuple(viewer.renderer.result(record.closing.outcome))
        scenes[-1] = scenes[-1].but(sentences=(*scenes[-1].sentences, *result))
    return scenes


class ReplayScreen(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,backspace", "step(-1)", show=False, priority=True),
        Binding("right,space,enter", "step(1)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("home", "step(-1000000)", show=False, priority=True),
        Binding("end", "step(1000000)", show=False, priority=True),
        Binding("v", "eyes", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def __init__(self, record: Record) -> None:
        super().__init__()
        self._record = record
        self.place = 0
        self._see_as(None)

    def _see_as(self, seat: int | None) -> None:
        self._viewer = Viewer(self._record, seat)
        self.scenes = scenes_of(self._viewer, self._record)

    def compose(self) -> Iterable[Widget]:
        yield Static(id="status")
        with Vertical(id="body"):
            with VerticalScroll(id="table"):
                yield Static(id="rows")
            with Vertical(id="aside"):
                yield Log(id="log")
        yield Static(id="bar")
        yield Keys(
            [
                ("←", say("tui-key-back"), "screen.step(-1)"),
                ("→", say("tui-key-forward"), "screen.step(1)"),
                ("Home End", say("tui-key-ends"), ""),
                ("V", say("tui-key-eyes"), "screen.eyes"),
                ("F2", say("tui-key-theme"), "app.other_theme"),
                ("Q", say("tui-key-quit"), "app.quit"),
            ]
        )

    def on_mount(self) -> None:
        self._show()

    def on_resize(self) -> None:
        self._show()

    def action_step(self, step: int) -> None:
        self.place = max(0, min(len(self.scenes) - 1, self.place + step))
        self._show()

    def action_eyes(self) -> None:
        """Cycles through the views: everything open, then each seat. The moment stays."""
        number = self.scenes[self.place].number
        seat, seats = self._viewer.seat, len(self._viewer.seats.names)
        self._see_as(0 if seat is None else None if seat + 1 == seats else seat + 1)
        self.place = max((place for place, scene in enumerate(self.scenes) if scene.number <= number), default=0)
        self._show()

    def _show(self) -> None:
        scene, viewer = self.scenes[self.place], self._viewer
        rows = viewer.renderer.table(viewer.perspective.public(scene.state), viewer.perspective.hands(scene.state))
        self.query_one("#rows", Static).update(rows_of(rows))
        log = self.query_one("#log", Log)
        log.clear()
        log.say([sentence for past in self.scenes[: self.place] for sentence in past.sentences])
        log.say([Text(sentence, "bold") for sentence in scene.sentences])
        eyes = say("tui-replay-open") if viewer.seat is None else say("tui-replay-eyes", name=self._player(viewer.seat))
        sentences = DOT.join((eyes, ", ".join(viewer.seats.names)))
        self.query_one("#status", Static).update(
            Text.assemble((f" {short_title(self._record.header.game)} ", "bold reverse"), f" {sentences}")
        )
        self.query_one("#bar", Static).update(self._bar())

    def _player(self, seat: int) -> str:
        return output.printable(seat_name(self._record.header.seats[seat], output.language()))

    def _bar(self) -> Text:
        """The progress bar: `━━━━━●────  12 из 80`."""
        progress = say("tui-replay-moment", now=self.place + 1, all=len(self.scenes))
        width = max(10, self.size.width - len(progress) - 4)
        at = round(self.place / max(1, len(self.scenes) - 1) * (width - 1))
        return Text.assemble(" ", "━" * at, ("●", "bold"), ("─" * (width - 1 - at), "dim"), f" {progress}")

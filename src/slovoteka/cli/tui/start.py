"""The first screen: game, variant and opponents."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.reactive import reactive
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from slovoteka.bots.registry import levels_of, nearest_level, read_level
from slovoteka.cli.commands.game_list import variant_text
from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.party import Invitation
from slovoteka.cli.tui.boxes import Box, boxes
from slovoteka.cli.tui.dialogs import TextDialog
from slovoteka.cli.tui.parts import Keys


class ChoiceRow(Widget, can_focus=True):
    """A choice of one among a few, in one row: `‹ любитель ›`."""

    DEFAULT_CSS = "ChoiceRow { height: 1; width: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
    ]
    place: reactive[int] = reactive(0)

    class Changed(Message):
        def __init__(self, choice: "ChoiceRow") -> None:
            super().__init__()
            self.choice = choice

        @property
        def control(self) -> "ChoiceRow":
            return self.choice

    def __init__(self, title: str, *, id: str) -> None:  # noqa: A002  Textual's name for it
        super().__init__(id=id)
        self._title = title
        self._choices: Sequence[tuple[str, str]] = ()
        """The label and the value of each choice."""

    def put(self, choices: Sequence[tuple[str, str]], chosen: str | None = None) -> None:
        self._choices = choices
        self.place = next((place for place, (_, value) in enumerate(choices) if value == chosen), 0)
        self.refresh()

    @property
    def value(self) -> str:
        return self._choices[self.place][1] if self._choices else ""

    def render(self) -> Text:
        shown = self._choices[self.place][0] if self._choices else ""
        look = "bold reverse" if self.has_focus else "bold"
        return Text.assemble((f" {self._title:<14}", "dim"), (f" ‹ {shown} › ", look))

    def action_step(self, step: int) -> None:
        self.place = (self.place + step) % max(1, len(self._choices))
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow goes back, anywhere else forward."""
        where = event.get_content_offset(self)
        self.action_step(-1 if where is not None and where.x <= len(f" {self._title:<14}") + 2 else 1)

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


class StartScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"box({number - 1})", show=False) for number in range(1, 6)),
        Binding("f1,question_mark", "help", show=False),
        Binding("f5", "start", show=False),
        Binding("q", "app.quit", show=False),
    ]

    class StartRequested(Message):
        """A match is to begin."""

        def __init__(self, game: str, invitation: Invitation) -> None:
            super().__init__()
            self.game, self.invitation = game, invitation

    def __init__(self) -> None:
        super().__init__()
        self._boxes = boxes()
        self._level: str | None = None
        """The chosen level; None until one is chosen."""

    def compose(self) -> Iterable[Widget]:
        yield Static(Text(f" {say('tui-title')} ", "bold"), id="status")
        with Horizontal(id="choices"):
            yield OptionList(
                *(Option(f"{number}  {box.title}", id=box.id) for number, box in enumerate(self._boxes, 1)),
                id="boxes",
            )
            with Vertical():
                yield OptionList(id="variants")
                yield Static(id="about")
        yield ChoiceRow(say("tui-level"), id="level")
        yield ChoiceRow(say("tui-seats"), id="seats")
        yield ChoiceRow(say("tui-role"), id="role")
        yield Static(id="hint")
        yield Button(say("tui-start"), id="start", variant="primary", compact=True)
        yield Keys(
            [
                ("F1", say("tui-key-help"), "screen.help"),
                ("1–5", say("tui-key-game"), ""),
                ("↑↓", say("tui-key-choose"), ""),
                ("Tab", say("tui-key-next"), "screen.focus_next"),
                ("F5", say("tui-key-start"), "screen.start"),
                ("F2", say("tui-key-theme"), "app.other_theme"),
                ("Q", say("tui-key-quit"), "app.quit"),
            ]
        )

    def on_mount(self) -> None:
        self.query_one("#boxes", OptionList).highlighted = 0
        self.query_one("#boxes").focus()

    # --- choices ----------------------------------------------------------------------------------------------------

    @property
    def box(self) -> Box:
        return self._boxes[self.query_one("#boxes", OptionList).highlighted or 0]

    @property
    def variant(self) -> str:
        return self.box.variants[self.query_one("#variants", OptionList).highlighted or 0]

    @on(OptionList.OptionHighlighted, "#boxes")
    def _show_variants(self) -> None:
        variants = self.query_one("#variants", OptionList)
        variants.clear_options()
        variants.add_options([Option(variant_text(self.box.kind, variant)) for variant in self.box.variants])
        variants.highlighted = 0
        levels = levels_of(self.box.game)
        self.query_one("#level", ChoiceRow).put(
            [(say(f"level-{level}"), level) for level in levels],
            read_level(self.box.game, None) if self._level is None else nearest_level(self.box.game, self._level),
        )

    @on(OptionList.OptionHighlighted, "#variants")
    def _show_variant(self) -> None:
        self.query_one("#about", Static).update(say("tui-variant", variant=self.variant))
        seats = self.box.seats(self.variant)
        self.query_one("#seats", ChoiceRow).put([(str(count), str(count)) for count in seats])
        self._show_roles()

    @on(ChoiceRow.Changed, "#seats")
    def _show_roles(self) -> None:
        role = self.query_one("#role", ChoiceRow)
        roles = self.box.roles(self.variant, int(self.query_one("#seats", ChoiceRow).value))
        role.display = bool(roles)
        role.put([(say(f"tui-role-{name}"), option) for name, option in roles], role.value)

    @on(OptionList.OptionSelected, "#boxes")
    def _to_variants(self) -> None:
        self.query_one("#variants").focus()

    @on(OptionList.OptionSelected, "#variants")
    @on(Button.Pressed, "#start")
    def _begin(self) -> None:
        self.action_start()

    def action_box(self, number: int) -> None:
        boxes = self.query_one("#boxes", OptionList)
        boxes.highlighted = number
        boxes.focus()

    def action_start(self) -> None:
        self._level = self.query_one("#level", ChoiceRow).value
        invitation = Invitation(
            seats=int(self.query_one("#seats", ChoiceRow).value),
            variant=self.variant,
            level=self._level,
            options=tuple(filter(None, (self.query_one("#role", ChoiceRow).value,))),
            record=None,
        )
        self.app.post_message(self.StartRequested(self.box.game, invitation))

    def refuse(self, why: str) -> None:
        self.query_one("#hint", Static).update(Text.assemble(("✗ ", "bold red"), why))

    def action_help(self) -> None:
        self.app.push_screen(TextDialog(say("tui-help-title"), [say("tui-help-start"), say("tui-help-keys")]))

"""Dialogs over a table."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Label, Static

from slovoteka.cli.shared.output import say
from slovoteka.cli.tui.parts import PickableCard, PickableCards


class YesNoDialog(ModalScreen[bool]):
    """Yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,д,т", "answer(True)", show=False),
        Binding("n,н,escape", "answer(False)", show=False),
        Binding("left,right", "other", show=False),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(self._question)
            with Horizontal():
                yield Button(say("tui-yes"), id="yes", variant="primary", compact=True)
                yield Button(say("tui-no"), id="no", compact=True)

    def action_answer(self, sure: bool) -> None:
        self.dismiss(sure)

    def action_other(self) -> None:
        self.focus_next()

    @on(Button.Pressed)
    def _answered(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")


class TextDialog(ModalScreen[None]):
    """A text to read, such as the help."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,f1,question_mark", "close", show=False)]

    def __init__(self, title: str, rows: Sequence[Text | str]) -> None:
        super().__init__()
        self._title_text, self._rows = title, rows

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog reading"):
            yield Label(self._title_text, classes="title")
            with VerticalScroll():
                yield Static(Text("\n").join(_paragraphs(self._rows)))
            yield Button(say("tui-close"), id="close", compact=True)

    def action_close(self) -> None:
        self.dismiss()

    @on(Button.Pressed)
    def _read(self) -> None:
        self.dismiss()


def _paragraphs(rows: Sequence[Text | str]) -> Iterable[Text]:
    for row in rows:
        yield Text(f"• {row}") if isinstance(row, str) else row


class ChooseLetter(ModalScreen[str | None]):
    """Asks which letter a blank stands for."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, alphabet: str) -> None:
        super().__init__()
        self._alphabet = alphabet

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(say("tui-blank"))
            yield PickableCards(id="letters")

    def on_mount(self) -> None:
        letters = self.query_one(PickableCards)
        letters.put(PickableCard(Text(f" {letter} "), letter) for letter in self._alphabet)
        letters.focus()

    @on(PickableCards.Picked)
    def _chosen(self, event: PickableCards.Picked) -> None:
        event.stop()
        self.dismiss(event.card.value)

    def action_close(self) -> None:
        self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        letter = (event.character or "").upper()
        if len(letter) == 1 and letter in self._alphabet:
            event.stop()
            self.dismiss(letter)

"""Widgets that all tables use: a strip of cards, the log, a line of keys."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Offset, Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Static

from slovoteka.core.value import Value

_GAP: Final = 1
_CURSOR: Final = "reverse"
_MOST_LINES: Final = 400
"""The most lines of the log. The record has all of a long match."""


class PickableCard(Value, frozen=True):
    label: Any
    """A `Text`; `Any` because msgspec does not know that type."""
    value: str
    """What picking it means."""


class PickableCards(Widget, can_focus=True):
    """Cards in rows, picked with the mouse, or with arrows and Enter."""

    DEFAULT_CSS = "PickableCards { height: auto; width: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("enter,space", "pick", show=False),
    ]
    cards: reactive[tuple[PickableCard, ...]] = reactive((), layout=True)
    cursor: reactive[int] = reactive(0)

    class Picked(Message):
        def __init__(self, strip: "PickableCards", place: int, card: PickableCard) -> None:
            super().__init__()
            self.strip, self.place, self.card = strip, place, card

        @property
        def control(self) -> "PickableCards":
            return self.strip

    def __init__(
        self, title: str = "", *, tall: bool = False, id: str | None = None  # noqa: A002  Textual's name for it
    ) -> None:  # fmt: skip
        """`tall` adds half an empty row above and below each label, so that they look like cards."""
        super().__init__(id=id)
        self.title, self._height = title, 3 if tall else 1

    def put(self, cards: Iterable[PickableCard]) -> None:
        self.cards = tuple(cards)
        self.cursor = min(self.cursor, max(0, len(self.cards) - 1))

    # --- layout -----------------------------------------------------------------------------------------------------

    def _places(self, width: int) -> list[Offset]:
        """The left end of each card, in as many rows as needed, indented by the title."""
        indent = len(self.title) + 1 if self.title else 0
        x, y, places = indent, 0, list[Offset]()
        for card in self.cards:
            size = card.label.cell_len
            if x > indent and x + size > width:
                x, y = indent, y + self._height
            places.append(Offset(x, y))
            x += size + _GAP
        return places

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return self._height + max((place.y for place in self._places(width)), default=0)

    def render(self) -> Text:
        places = self._places(self.size.width)
        rows = [Text(no_wrap=True) for _ in range(self._height + max((place.y for place in places), default=0))]
        rows[self._height // 2].append(self.title if self.cards else f"{self.title} –", "dim")
        for number, (place, card) in enumerate(zip(places, self.cards, strict=True)):
            label = card.label.copy()
            if self.has_focus and number == self.cursor:
                label.stylize(_CURSOR)
            for line, part in enumerate(_edged(label) if self._height > 1 else (label,)):
                row = rows[place.y + line]
                row.append(" " * (place.x - row.cell_len)).append_text(part)
        return rows_of(rows)

    # --- picking ----------------------------------------------------------------------------------------------------

    def action_move(self, step: int) -> None:
        if self.cards:
            self.cursor = (self.cursor + step) % len(self.cards)

    def action_pick(self) -> None:
        self._pick(self.cursor)

    def on_click(self, event: events.Click) -> None:
        where = event.get_content_offset(self)
        for number, place in enumerate(self._places(self.size.width)):
            label = self.cards[number].label
            if (
                where is not None
                and 0 <= where.y - place.y < self._height
                and place.x <= where.x < place.x + label.cell_len
            ):
                self.cursor = number
                self._pick(number)

    def _pick(self, number: int) -> None:
        if number < len(self.cards):
            self.post_message(self.Picked(self, number, self.cards[number]))

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


def _edged(label: Text) -> tuple[Text, Text, Text]:
    """A card half a row taller at each end than its label, so that cards in adjacent rows do not touch."""
    paper = Style(color=Style.parse(str(label.style)).bgcolor)
    return Text("▄" * label.cell_len, paper), label, Text("▀" * label.cell_len, paper)


class Log(VerticalScroll, can_focus=True):
    """What has happened, newest last and visible."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  Textual's name for it
        super().__init__(id=id)
        self.lines: list[Text] = []
        self._body = Static()

    def compose(self) -> Iterable[Widget]:
        yield self._body

    def say(self, rows: Sequence[Text | str]) -> None:
        if not rows:
            return
        follows = self.is_vertical_scroll_end  # a person who has scrolled back is not moved
        self.lines += [Text(row) if isinstance(row, str) else row for row in rows]
        del self.lines[:-_MOST_LINES]
        self._body.update(Text("\n").join(self.lines))
        if follows:
            self.call_after_refresh(self.scroll_end, animate=False)

    def clear(self) -> None:
        self.lines.clear()
        self._body.update("")


def rows_of(rows: Sequence[Text]) -> Text:
    return Text("\n").join(rows)


class Keys(Static):
    """The keys of a screen. Keys with an action can be clicked too."""

    DEFAULT_CSS = "Keys { dock: bottom; height: 1; }"

    def __init__(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Each has a name, a description, and the action behind it, or an empty string."""
        super().__init__(_key_line(keys), classes="keys")


def _key_line(keys: Sequence[tuple[str, str, str]]) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    for key, meaning, action in keys:
        line.append(key, _key_style(action, "bold reverse")).append(f" {meaning}", _key_style(action, "")).append("  ")
    return line


def _key_style(action: str, look: str) -> Style:
    return Style.parse(look or "none") + (Style(meta={"@click": action}) if action else Style())

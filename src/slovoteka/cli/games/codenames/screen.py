"""«Кодовые имена» on the screen: twenty-five words to touch, the key for captains, the clues below."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, cast

from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from slovoteka.cli.games.codenames.board import OwnerMarks
from slovoteka.cli.games.codenames.clickable_actions import DEEDS
from slovoteka.cli.games.codenames.preview_text import preview_text
from slovoteka.cli.games.codenames.renderer import CodenamesRenderer, key_seen
from slovoteka.cli.games.codenames.sentences import captains_without
from slovoteka.cli.shared.output import say
from slovoteka.cli.tui.dialogs import YesNoDialog
from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.parts import rows_of
from slovoteka.cli.tui.screen import ScreenSpec
from slovoteka.cli.tui.table import GameTable
from slovoteka.core.game import Window
from slovoteka.games.codenames import views
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import Owner
from slovoteka.match.host import SeatView

_COLUMNS: Final = 5  # CN-05
_TALL_FROM: Final = 32
"""From this many rows of the screen on, words get empty space above and below."""
_CURSOR: Final = "reverse"
_VERBS: Final = {"guess": "тронуть", "penalty": "закрыть", "enemy": "закрыть"}
"""The verb that Enter on a word sends, by window kind, as in the notation."""


class WordBoard(Widget, can_focus=True):
    """Five by five words."""

    DEFAULT_CSS = "WordBoard { width: 1fr; height: auto; margin: 1 0; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", f"move(-{_COLUMNS})", show=False),
        Binding("down", f"move({_COLUMNS})", show=False),
        Binding("enter,space", "touch", show=False),
    ]

    class Touched(Message):
        def __init__(self, word: str) -> None:
            super().__init__()
            self.word = word

    def __init__(self, signs: OwnerMarks) -> None:
        super().__init__(id="words")
        self._signs = signs
        self._words: tuple[str, ...] = ()
        self._cells: list[Text] = []
        self.cursor = 12

    def put(self, words: tuple[str, ...], covers: Sequence[Owner | None], key: Sequence[Owner]) -> None:
        self._words = words
        self._cells = []
        for place, word in enumerate(words):
            cover = covers[place]
            owner = key[place] if place < len(key) else None
            self._cells.append(self._signs.open(word, owner) if cover is None else self._signs.covered(word, cover))
        self.refresh(layout=True)

    @property
    def _row_height(self) -> int:
        return 2 if self.app.size.height >= _TALL_FROM else 1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return -(-len(self._cells) // _COLUMNS) * self._row_height

    def render(self) -> Text:
        width, rows = self.size.width // _COLUMNS, list[Text]()
        for start in range(0, len(self._cells), _COLUMNS):
            row = Text(no_wrap=True)
            for place in range(start, min(start + _COLUMNS, len(self._cells))):
                row.append_text(self._cell(place, width - 1)).append(" ")
            rows += [row, *[Text()] * (self._row_height - 1)]
        return rows_of(rows)

    def _cell(self, place: int, width: int) -> Text:
        cell = self._cells[place].copy()
        cell.truncate(width, pad=True)
        if self.has_focus and place == self.cursor:
            cell.stylize(_CURSOR)
        return cell

    def action_move(self, step: int) -> None:
        if 0 <= self.cursor + step < len(self._cells):
            self.cursor += step
            self.refresh()

    def action_touch(self) -> None:
        if self.cursor < len(self._words):
            self.post_message(self.Touched(self._words[self.cursor]))

    def on_click(self, event: events.Click) -> None:
        where = event.get_content_offset(self)
        width = self.size.width // _COLUMNS
        if where is None or where.x >= width * _COLUMNS:
            return
        place = where.y // self._row_height * _COLUMNS + where.x // width
        if place < len(self._words):
            self.cursor = place
            self.refresh()
            self.action_touch()

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


class CodenamesTable(GameTable):
    renderer: CodenamesRenderer

    def __init__(self, renderer: CodenamesRenderer, live: LiveTable) -> None:
        super().__init__(renderer, live)
        self._above, self._below = Static(), Static()
        self._board = WordBoard(renderer.signs)

    def compose(self) -> Iterable[Widget]:
        yield self._above
        yield self._board
        yield self._below

    def lay_out(self, view: SeatView, mine: Sequence[Window]) -> None:
        self.mine = mine
        public: views.Public = view.public
        hands = {self.live.me: cast("views.Private", view.private)}
        self._above.update(rows_of(self.renderer.above(public)))
        self._board.put(public.board, public.covers, key_seen(public, hands))
        self._below.update(rows_of(self.renderer.below(public, hands)))

    def first(self) -> Widget | None:
        return self._board if self.asks(*_VERBS) else None

    def key_names(self) -> Sequence[tuple[str, str]]:
        return (("←↑↓→", "tui-key-word"), ("⏎", "tui-key-touch"))

    @on(WordBoard.Touched)
    def _ask(self, event: WordBoard.Touched) -> None:
        """Touching a word cannot be taken back, so the person must confirm it."""
        event.stop()
        kind = next((window.kind for window in self.mine if window.kind in _VERBS), None)
        if kind is None:
            self.notify(say("tui-not-asked"), severity="warning", timeout=3)
            return
        line = f"{_VERBS[kind]} {event.word}"

        def answered(sure: bool | None) -> None:
            if sure:
                self.post_message(self.Entered(line))

        self.app.push_screen(YesNoDialog(say(f"tui-sure-{kind}", word=event.word)), answered)


def roles(options: Options, seat: int) -> Sequence[tuple[str, str]]:
    """Captain or guesser, if the number of people leaves a choice."""
    chosen = captains_without(options, seat)
    return () if chosen is None else (("captain", ""), ("guesser", f"captains={chosen}"))


SCREEN: Final = ScreenSpec(
    table=CodenamesTable,
    actions=DEEDS,
    preview=preview_text,
    roles=roles,
)

"""Scrabble on the screen: board, rack, score, for every mode with a board."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import Static

from slovoteka.cli.games.scrabble.board_text import TILE_STYLE
from slovoteka.cli.games.scrabble.clickable_actions import DEEDS
from slovoteka.cli.games.scrabble.letter_board import LetterBoard
from slovoteka.cli.games.scrabble.preview_text import preview_text
from slovoteka.cli.games.scrabble.sentences import OnBoard, Speech
from slovoteka.cli.shared.output import say
from slovoteka.cli.tui.dialogs import ChooseLetter
from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.parts import PickableCard, PickableCards
from slovoteka.cli.tui.screen import BoxSpec, ScreenSpec
from slovoteka.cli.tui.table import GameTable
from slovoteka.core.game import Window
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.letters import BLANKS, any_blank
from slovoteka.match.host import SeatView


class ScrabbleTable(GameTable):
    renderer: Speech

    def __init__(self, renderer: Speech, live: LiveTable) -> None:
        super().__init__(renderer, live)
        self.add_class("beside")
        layout = live.options.layout()
        self._alphabet = layout.alphabet
        self._board = LetterBoard(renderer.draws, layout.alphabet)
        self._rack = PickableCards(say("tui-rack"), id="rack")
        self._shown: OnBoard | None = None

    def compose(self) -> Iterable[Widget]:
        yield self._board
        yield self._rack

    def lay_out(self, view: SeatView, mine: Sequence[Window]) -> None:
        self.mine = mine
        self._shown = self.renderer.on_board(view.public, view.private)
        if self._shown is not None:
            self._board.put(self._shown.grid, self._shown.new, self._shown.rack)
            self._rack.display = self._shown.rack is not None
            self._put_rack()

    def _put_rack(self) -> None:
        draws = self.renderer.draws
        left = draws.in_order(self._board.left_on_rack())
        self._rack.put(PickableCard(Text(f" {draws.tile(tile)} ", TILE_STYLE), any_blank(tile)) for tile in left)

    def first(self) -> Widget | None:
        return self._board if self.asks("turn", "sheet", "remove") else None

    def facts(self) -> RenderableType | None:
        if self._shown is None:
            return None
        shown = Grid.grid(expand=True, padding=(0, 1))
        shown.add_column(ratio=1)
        shown.add_column(justify="right")
        for name, points in self._shown.scores:
            shown.add_row(Text(name, overflow="ellipsis", no_wrap=True), Text(points, "bold"))
        below = Grid.grid(expand=True, padding=(0, 1))
        below.add_column(style="dim", max_width=10)
        below.add_column(ratio=1)
        for title, value in self._shown.facts:
            below.add_row(title, value)
        both = Grid.grid(expand=True)
        both.add_row(shown)
        both.add_row(below)
        return both

    def key_names(self) -> Sequence[tuple[str, str]]:
        return (("←↑↓→", "tui-key-square"), ("␣", "tui-key-direction"), ("⏎", "tui-key-play"), ("Esc", "tui-key-clear"))

    # --- input ------------------------------------------------------------------------------------------------------

    def picked(self, strip: str, place: int, card: PickableCard, line: str) -> None:  # noqa: ARG002
        """Lays the tile at the cursor; or adds it to the line if the person is typing an exchange or a choice."""
        if line:
            self.post_message(self.Begun(line + card.value))
        elif card.value not in BLANKS:
            self._board.lay(card.value)
        else:
            self.app.push_screen(ChooseLetter(self._alphabet), self._lay_blank)

    def _lay_blank(self, letter: str | None) -> None:
        if letter is not None:
            self._board.lay(letter, as_blank=True)

    @on(LetterBoard.Changed)
    def _draft_changed(self, event: LetterBoard.Changed) -> None:
        event.stop()
        self._put_rack()
        self.post_message(self.Drafted(self._board.line()))

    @on(LetterBoard.Finished)
    def _say_draft(self, event: LetterBoard.Finished) -> None:
        """Enter without a draft acts like an empty line: where a response is asked for, it means «верю»."""
        event.stop()
        self.post_message(self.Entered(self._board.line()))

    @on(LetterBoard.Missing)
    def _tell_missing(self, event: LetterBoard.Missing) -> None:
        event.stop()
        self.app.bell()
        self.notify(say("tui-no-tile", letter=event.letter), severity="warning", timeout=3)


class SheetTable(GameTable):
    """Modes without a board show the rows of the renderer."""

    def __init__(self, renderer: Speech, live: LiveTable) -> None:
        super().__init__(renderer, live)
        self._rows = Static()

    def compose(self) -> Iterable[Widget]:
        yield self._rows

    def lay_out(self, view: SeatView, mine: Sequence[Window]) -> None:
        self.mine = mine
        self._rows.update(Text("\n").join(self.renderer.table(view.public, {self.live.me: view.private})))


def scrabble_table(renderer: Speech, live: LiveTable) -> GameTable:
    return SheetTable(renderer, live) if live.options.mode == "bingo" else ScrabbleTable(renderer, live)


_BILINGUAL: Final = ("bilingual-ru", "bilingual-uk")

SCREEN: Final = ScreenSpec(
    table=scrabble_table,
    actions=DEEDS,
    preview=preview_text,
    boxes=(
        BoxSpec("scrabble", tuple(variant for variant in KIND.choices.variants if variant not in _BILINGUAL), place=1),
        BoxSpec("bilingual", _BILINGUAL, place=2),
    ),
)

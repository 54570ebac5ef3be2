"""«Запретные слова» on the screen: the conversation, the red letters in the window, the hand."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from slovoteka.cli.games.forbidden.clickable_actions import DEEDS
from slovoteka.cli.games.forbidden.preview_text import preview_text
from slovoteka.cli.games.forbidden.renderer import ForbiddenRenderer
from slovoteka.cli.shared.output import say
from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.parts import PickableCard, PickableCards, rows_of
from slovoteka.cli.tui.screen import ScreenSpec
from slovoteka.cli.tui.table import GameTable
from slovoteka.core.game import Window
from slovoteka.games.forbidden.views import Private
from slovoteka.match.host import SeatView

_CALL: Final = "!"
_RED: Final = "bold #b02a17 on #fffdf8"
_BLACK: Final = "bold #221f1a on #fffdf8"


class ForbiddenTable(GameTable):
    renderer: ForbiddenRenderer

    def __init__(self, renderer: ForbiddenRenderer, live: LiveTable) -> None:
        super().__init__(renderer, live)
        width = max(len(say(f"forbidden-{strip}")) for strip in ("conversation", "window", "hand"))
        self._strips = {
            strip: PickableCards("  " + say(f"forbidden-{strip}").ljust(width), tall=True, id=strip)
            for strip in ("conversation", "window", "hand")
        }
        self._beside = Static()

    def compose(self) -> Iterable[Widget]:
        yield from self._strips.values()
        yield self._beside

    def lay_out(self, view: SeatView, mine: Sequence[Window]) -> None:
        self.mine = mine
        private = cast("Private", view.private)
        lying = {"conversation": view.public.conversation, "window": view.public.window, "hand": private.hand}
        for strip, letters in lying.items():
            self._strips[strip].put(self._card(letter) for letter in letters)
        self._beside.update(rows_of(self.renderer.beside(view.public, {self.live.me: private})))

    def _card(self, letter: str) -> PickableCard:
        """Red or black letters on paper. The renderer's brackets say the same without colours."""
        card = self.renderer.card(letter)
        return PickableCard(Text(f" {card.plain} ", _RED if "red" in str(card.style) else _BLACK), letter)

    def picked(self, strip: str, place: int, card: PickableCard, line: str) -> None:  # noqa: ARG002
        """Letters of the conversation spell a word to call; a letter of the window or the hand is laid."""
        if strip == "conversation":
            self.post_message(self.Begun((line or _CALL) + card.value))
        else:
            self.post_message(self.Entered(f"+{card.value}"))


SCREEN: Final = ScreenSpec(
    table=ForbiddenTable,
    actions=DEEDS,
    preview=preview_text,
)

"""«Ундервуд» on the screen: words on the table, tape and hand. A turn is put together in the line below."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from slovoteka.cli.games.underwood.cards import STAR, in_order
from slovoteka.cli.games.underwood.clickable_actions import DEEDS
from slovoteka.cli.games.underwood.preview_text import preview_text
from slovoteka.cli.games.underwood.renderer import UnderwoodRenderer
from slovoteka.cli.shared.output import say
from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.parts import PickableCard, PickableCards, rows_of
from slovoteka.cli.tui.screen import ScreenSpec
from slovoteka.cli.tui.table import GameTable
from slovoteka.core.game import Window
from slovoteka.games.underwood.deck import UNDERWOOD, is_prize
from slovoteka.games.underwood.prize_signs import prize_number
from slovoteka.games.underwood.views import Private
from slovoteka.match.host import SeatView

_CARD: Final = "bold #1c1c1c on #e9d9a6"
_PRIZE: Final = "bold #ffffff on #28633a"
_STAR: Final = "bold #ffffff on #a3301c"


class UnderwoodTable(GameTable):
    renderer: UnderwoodRenderer

    def __init__(self, renderer: UnderwoodRenderer, live: LiveTable) -> None:
        super().__init__(renderer, live)
        self._rows = Static()
        self._tape = PickableCards(id="tape")
        self._hand = PickableCards("  " + say("underwood-row-hand").ljust(10), id="hand")
        self._prizes = Static(id="prizes")

    def compose(self) -> Iterable[Widget]:
        yield self._rows
        yield self._tape
        yield self._hand
        yield self._prizes

    def lay_out(self, view: SeatView, mine: Sequence[Window]) -> None:
        self.mine = mine
        public, private = view.public, cast("Private", view.private)
        self._rows.update(rows_of(self.renderer.beside(public, private, mine)))
        self._tape.title = f"  {say('underwood-row-tape').ljust(10)} {self.renderer.deck(public)} │"
        self._tape.put(
            PickableCard(Text(f"{place} {self.renderer.cards.card(card)}", _CARD), f" л{place}")
            for place, card in enumerate(public.tape, start=1)
        )
        self._hand.put(self._card(card) for card in in_order(private.hand))
        prizes = self.renderer.cards.prizes(private.hand)
        self._prizes.display = bool(prizes)
        self._prizes.update(rows_of([Text(f"  {prize}", "dim") for prize in prizes]))

    def _card(self, card: str) -> PickableCard:
        if is_prize(card):
            return PickableCard(Text(f" {card} ", _PRIZE), f" п{prize_number(card)}")
        if card == UNDERWOOD:
            return PickableCard(Text(f" {STAR} ", _STAR), STAR)
        return PickableCard(Text(f" {self.renderer.cards.card(card)} ", _CARD), card)

    def picked(self, strip: str, place: int, card: PickableCard, line: str) -> None:  # noqa: ARG002
        self.post_message(self.Begun(f"{line}{card.value}".lstrip()))


SCREEN: Final = ScreenSpec(
    table=UnderwoodTable,
    actions=DEEDS,
    preview=preview_text,
)

"""Tables of «Кодовые имена» whose cards and keys are drawn as in play."""

from typing import Any, Final, Self

import msgspec

from rules.codenames.tables import CodenamesTable
from slovoteka.core.dealer import Dealer
from slovoteka.core.inputs import Draw
from slovoteka.games.codenames.deck import default_deck
from slovoteka.games.codenames.state import Stage

DECK: Final = default_deck()
BACK_OF: Final = {card.front: card.back for card in DECK.cards} | {card.back: card.front for card in DECK.cards}
SEEDS: Final = tuple(f"seed {number}" for number in range(6))


def deck_of(cards: int) -> dict[str, Any]:
    """The first cards of the deck, as a record has them."""
    plain: dict[str, Any] = msgspec.to_builtins(DECK.but(id="own", cards=DECK.cards[:cards]))
    return plain


class DealtTable(CodenamesTable):
    """Draws as a real dealer does."""

    def __init__(self, seed: str, **options: Any) -> None:
        super().__init__(**options)
        self._dealer = Dealer(seed.encode(), ())

    def draw(self) -> Self:
        counter, size = self.table.draws, self.urn.size
        self.fold(Draw(counter, size, self._dealer.draw(counter, size)))
        return self

    def until(self, stage: Stage) -> Self:
        """Draws until this stage."""
        while self.state.stage is not stage:
            self.draw()
        return self

    def end_game(self) -> Self:
        """The team whose turn it is touches the assassin."""
        return self.clue("неописуемо 1").touch(self.state.board[self.state.key.index("assassin")])

    def next_game(self) -> Self:
        for seat in self.windows["ready"].seats:
            self.type(seat, "готов")
        return self

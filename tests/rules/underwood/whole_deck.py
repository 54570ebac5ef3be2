"""A table of «Ундервуд» with all 120 cards, so that another round can be dealt after this one."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.underwood.tables import DECK, UnderwoodTable, turn_of
from slovoteka.games.underwood.spelling import LaidWord


def with_all_cards(table: UnderwoodTable) -> UnderwoodTable:
    """Cards that the test has not placed are set aside until the round is over."""
    placed = Counter(table.game.inventory(table.state))
    assert not placed - Counter(DECK.cards), "more cards than there are"
    missing = Counter(DECK.cards) - placed
    return table.set(discarded="".join(sorted((Counter(table.state.discarded) + missing).elements())))


def last_turn(
    *hands: str,
    words: Sequence[Sequence[LaidWord]] = (),
    sheet: tuple[tuple[int, ...], ...] = (),
    mover: int = 0,
    known: Sequence[str] = (),
    **options: Any,
) -> UnderwoodTable:
    """The deck is empty, and `sheet` is from earlier rounds."""
    table = turn_of(*hands, words=words, mover=mover, known=known, **options)
    return with_all_cards(table).set(sheet=sheet, round=len(sheet) + 1)


def all_ready(table: UnderwoodTable) -> UnderwoodTable:
    for seat in table.state.active:
        table.type(seat, "готов")
    return table

"""How long a master thinks over a full hand and a long tape."""

from random import Random
from statistics import median
from time import process_time

import pytest

from bots.underwood.matches import game_of, situation
from pace import slowness
from rules.underwood.tables import DECK, laid, turn_of
from slovoteka.bots.underwood import make
from slovoteka.games.underwood.deck import letters_in
from slovoteka.games.underwood.kind import KIND

POSITIONS = 7
NOUNS, ALL = "nouns", "all"


@pytest.mark.parametrize(
    ("words", "more", "most_ms"),
    [
        (NOUNS, "", 150),
        (NOUNS, "??", 150),
        (NOUNS, "??①⑨⑩", 150),
        (ALL, "", 150),
        (ALL, "??", 150),
        (ALL, "??①⑨⑩", 500),  # a letter that may be multiplied fits into tens of thousands of forms
    ],
)
def test_the_master_is_quick_with_fifteen_cards_and_a_tape_of_twelve(words: str, more: str, most_ms: int) -> None:
    """In processor time, for half of the positions. With prize cards there are also Underwoods to swap on the table."""
    options = KIND.rules.read_options({"dealer": 0, "words": words})
    game, bot = game_of(options), make("master", options, 1)
    spent = []
    for seed in range(POSITIONS):
        cards = list(letters_in(DECK.cards))
        Random(seed).shuffle(cards)
        hand = "".join(cards[: 15 - len(more)]) + more
        on_table = [[laid("К*ОТ")], [laid("Д*ОМ")]] if "①" in more else []
        table = turn_of(
            hand, "".join(cards[30:37]), tape="".join(cards[15:27]), deck="".join(cards[40:]), words=on_table
        )
        window = table.windows["turn"]
        asked = situation(game, table.state, 0, window, options)
        began = process_time()
        decision = bot.decision(asked)
        spent.append(1_000 * (process_time() - began))
        game.check(table.state, 0, window, decision.action, 0)
    assert median(spent) < most_ms * slowness(), spent

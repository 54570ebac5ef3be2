"""How soon a bingo sheet is complete: computed, simulated, and better at every level."""

from itertools import permutations
from random import Random
from statistics import mean

import pytest

from slovoteka.bots.registry import levels_of
from slovoteka.bots.scrabble import make
from slovoteka.bots.scrabble.bingo import BingoPlayer, Waits, soonest_sheets
from slovoteka.games.scrabble.actions import Write
from slovoteka.games.scrabble.editions import TileSet, tile_sets
from slovoteka.games.scrabble.options import read_options

LEVELS = levels_of("scrabble")
FEW = TileSet(id="few", title="few", language="ru", letters="АКОТ", counts=(2, 1, 3, 1), values=(1, 2, 1, 1), blanks=1)


def calls_until(letters: str, order: tuple[str, ...] | list[str]) -> int:
    """How many tiles are called in this order until all letters are crossed out."""
    left = list(letters)
    for number, tile in enumerate(order, 1):
        if tile in left:
            left.remove(tile)
        if not left:
            return number
    raise AssertionError(f"{letters} cannot be made of {order}")


@pytest.mark.parametrize("letters", ["А", "АА", "КОТ", "ООТ", "АКООТ", "ААКОООТ"])
def test_the_mean_over_all_orders_of_the_bag(letters: str) -> None:
    waits = Waits(FEW)
    counted = mean(calls_until(letters, order) for order in permutations(FEW.tiles))
    assert waits.calls(waits.needed_by([letters]))[0] == pytest.approx(counted, abs=1e-9)


def test_random_draws_from_the_real_bag_agree() -> None:
    tiles = tile_sets()["ru"]
    waits, rng, sheet = Waits(tiles), Random(1), "СТОРОНАКАРТИНА"
    drawn = mean(calls_until(sheet, rng.sample(tiles.tiles, len(tiles.tiles))) for _ in range(4_000))
    assert waits.calls(waits.needed_by([sheet]))[0] == pytest.approx(drawn, abs=1)


@pytest.mark.rule("SM-81")
def test_what_the_bag_does_not_hold_never_comes() -> None:
    waits = Waits(FEW)
    assert waits.calls(waits.needed_by(["ААА", "ККОТ", "ОА"])).tolist()[:2] == [float("inf")] * 2
    assert soonest_sheets(["КОТАКОТ", "ТОКАТОК"], FEW) == ([], float("inf"))


def test_the_best_pair_is_the_best_of_all_pairs() -> None:
    tiles = tile_sets()["ru"]
    words = ["СТОРОНА", "КАРТИНА", "ТАРЕЛКИ", "ФОНАРИК", "ВОРОТАМ", "ПАРОВОЗ"]
    waits = Waits(tiles)
    calls = {
        (one, other): waits.calls(waits.needed_by([one + other]))[0]
        for place, one in enumerate(words)
        for other in words[place + 1 :]
    }
    (sheet,), least = soonest_sheets(words, tiles)
    assert least == pytest.approx(min(calls.values()))
    assert [pair for pair, needed in calls.items() if needed < least + 1e-6] in ([sheet], [sheet[::-1]])


@pytest.mark.parametrize("edition", ["mattel", "bilingual-uk"])
def test_every_level_writes_a_better_sheet(edition: str) -> None:
    options = read_options({"mode": "bingo", "edition": edition})
    waits = Waits(options.tiles)

    def calls(bot: object) -> float:
        assert isinstance(bot, BingoPlayer)
        action = bot._write().action
        assert isinstance(action, Write)
        assert all(word in bot.words for word in action.words)
        return float(waits.calls(waits.needed_by(["".join(action.words)]))[0])

    on_average = [mean(calls(make(level, options, seed)) for seed in range(4)) for level in LEVELS]
    assert on_average == sorted(on_average, reverse=True)
    assert on_average[0] - on_average[-1] > 3

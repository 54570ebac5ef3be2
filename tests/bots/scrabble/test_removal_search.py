"""Looking ahead in the reverse game: it is exact where it says so, and looking further is worth more."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from bots.scrabble.tables import decided, situation
from rules.scrabble.boards import lying
from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of
from slovoteka.bots.scrabble import make
from slovoteka.bots.scrabble.removal_search import RemovalSearch
from slovoteka.bots.scrabble.vocabulary import all_words, policy_of
from slovoteka.core import piles
from slovoteka.games.scrabble.actions import Remove
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.notation import square_of
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.games.scrabble.position import write_cgp
from slovoteka.games.scrabble.reverse import views
from slovoteka.games.scrabble.reverse.removals import legal_removals, smallest_removal, without

LEVELS = levels_of("scrabble")
OPTIONS = read_options({})
LAYOUT = OPTIONS.layout()
DICTIONARY = all_words(policy_of(OPTIONS))
PATIENCE = 1_000_000


@cache
def crossword(seed: int, tiles: int) -> str:
    """A board with at least this many tiles, as a reverse game begins."""
    finder, bag = EngineFinder(LAYOUT, DICTIONARY.graph_for_moves()), list(OPTIONS.tiles.tiles)
    Random(seed).shuffle(bag)
    grid, rack = EMPTY_GRID, ""
    while len(grid) - grid.count(".") < tiles:
        missing = 7 - len(rack)
        rack, bag = rack + "".join(bag[:missing]), bag[missing:]
        best = finder.best(grid, rack)
        if best is None:
            break
        grid, rack = put(grid, best.fitted.new), piles.remove(rack, best.fitted.used)
    return grid


@cache
def plain_ahead(grid: str) -> int:
    """The lead of the player to move, with every removal tried to the end."""
    removals = list(legal_removals(grid, DICTIONARY.__contains__))
    return max((points(grid, squares) - plain_ahead(without(grid, squares)) for squares in removals), default=0)


def points(grid: str, squares: tuple[int, ...]) -> int:
    return LAYOUT.face_sum("".join(grid[square] for square in squares))


@pytest.mark.parametrize("seed", range(6))
def test_to_the_end_it_is_exact(seed: int) -> None:
    grid = crossword(seed, 14)
    found = RemovalSearch(LAYOUT, DICTIONARY.__contains__, PATIENCE).best(grid, 100)
    assert found is not None
    assert found.is_exact
    assert found.ahead == plain_ahead(grid)
    assert found.removal.points - plain_ahead(found.removal.after) == found.ahead


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_limited_search_is_exact_up_to_its_depth(turns: int) -> None:
    def ahead(grid: str, left: int) -> int:
        if not left:
            return 0
        removals = list(legal_removals(grid, DICTIONARY.__contains__))
        return max((points(grid, squares) - ahead(without(grid, squares), left - 1) for squares in removals), default=0)

    grid = crossword(3, 24)
    found = RemovalSearch(LAYOUT, DICTIONARY.__contains__, PATIENCE).best(grid, turns)
    assert found is not None
    assert (found.ahead, found.is_exact) == (ahead(grid, turns), False)
    assert found.is_dearest or turns > 1


def test_without_a_budget_it_takes_the_dearest_removal() -> None:
    grid = crossword(3, 40)
    dearest = max(points(grid, squares) for squares in legal_removals(grid, DICTIONARY.__contains__))
    hasty = RemovalSearch(LAYOUT, DICTIONARY.__contains__, 0).best(grid, 100)
    assert hasty is not None
    assert (hasty.removal.points, hasty.is_exact) == (dearest, False)
    patient = [RemovalSearch(LAYOUT, DICTIONARY.__contains__, 3_000).best(grid, 100) for _ in range(2)]
    assert patient[0] == patient[1]


def test_nothing_to_remove() -> None:
    block = lying("Е7 КОРА", "Ж7 ОНАЗ", "З7 ТИЛЕ", "И7 ЕСДМ")
    assert RemovalSearch(LAYOUT, frozenset[str]().__contains__, PATIENCE).best(block, 100) is None


# --- levels ---------------------------------------------------------------------------------------------------------


def duel(grid: str, levels: tuple[Level, Level]) -> tuple[int, int]:
    options = read_options({"mode": "reverse", "position": write_cgp(grid)})
    bots = [make(level, options, 1) for level in levels]
    scores, mover = [0, 0], 0
    while smallest_removal(grid, DICTIONARY.__contains__) is not None:
        public = views.Public(
            grid=grid, points=(scores[0], scores[1]), removed=("", ""), mover=mover, last=None, gone=()
        )
        asked = situation("remove", public, views.Private(), options=options, seat=mover)
        action = decided(bots[mover], asked).action
        assert isinstance(action, Remove)
        squares = tuple(square_of(at) for at in action.squares)
        scores[mover] += points(grid, squares)
        grid, mover = without(grid, squares), 1 - mover
    return scores[0], scores[1]


def lead(stronger: Level, weaker: Level, boards: int, tiles: int) -> int:
    """The lead in points over all boards, each played from both seats."""
    total = 0
    for seed in range(boards):
        grid = crossword(seed, tiles)
        first, second = duel(grid, (stronger, weaker)), duel(grid, (weaker, stronger))
        total += first[0] - first[1] + second[1] - second[0]
    return total


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("amateur", "beginner"), ("master", "amateur"), ("oracle", "beginner")]
)
def test_looking_further_ahead_scores_more(stronger: Level, weaker: Level) -> None:
    assert lead(stronger, weaker, boards=4, tiles=24) > 0


@pytest.mark.full
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_every_level_takes_more_than_the_one_below(stronger: Level, weaker: Level) -> None:
    assert lead(stronger, weaker, boards=5, tiles=40) > 0

"""The engine finds what the plain finder finds, and a table's oracle gives the same answers with either."""

import random
from collections.abc import Iterator
from contextlib import nullcontext
from itertools import islice
from typing import Any

import pytest

from games.scrabble.test_finder import scattered
from slovoteka.core import piles
from slovoteka.games.scrabble import answers
from slovoteka.games.scrabble.answers import MoveFinder
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.finder import FoundMove, best_move, find_moves
from slovoteka.games.scrabble.options import Options, read_options, word_policy
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.games.scrabble.questions import AnyMove, AnyRemoval, BestMove, MoveFound
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.lexicon.search import WordSet

NO_YO = {"id": "no-yo", "language": "ru", "blanks": 4, "letters": {"1": "О9 А9 Е9 И9 Н9 Р9 С9 Т9", "7": "В9 К9 Л9 М0"}}


def opened(**raw: Any) -> tuple[Options, Dictionary]:
    options = read_options(raw)
    policy = word_policy(options)
    assert policy is not None
    return options, open_dictionary(policy)


def positions(options: Options, words: WordSet, seed: int) -> Iterator[tuple[str, str]]:
    """Positions of one game with random plays. Two blanks on one rack take the plain finder seconds."""
    rng = random.Random(seed)
    bag = list(options.tiles.tiles)
    rng.shuffle(bag)
    layout, grid, rack = options.layout(), EMPTY_GRID, ""
    while True:
        missing = 7 - len(rack)
        rack, bag = rack + "".join(bag[:missing]), bag[missing:]
        while rack.count("?") > 1:
            rack = rack.replace("?", "", 1)
        yield grid, rack
        found = list(find_moves(layout, grid, rack, words))
        if not found:
            return
        played = rng.choice(found)
        grid, rack = put(grid, played.fitted.new), piles.remove(rack, played.fitted.used)


def order(move: FoundMove) -> tuple[str, str]:
    return move.play.at, move.play.word


@pytest.mark.parametrize("raw", [{}, {"yo": "strict"}, {"edition": "bilingual-uk"}, {"tiles": NO_YO}], ids=str)
def test_the_same_moves_and_the_same_best(raw: dict[str, Any]) -> None:
    options, words = opened(**raw)
    layout = options.layout()
    finder = EngineFinder(layout, words.graph_for_moves())
    for grid, rack in islice(positions(options, words, 3), 0, None, 3):
        expected = sorted(find_moves(layout, grid, rack, words), key=order)
        assert sorted(finder.moves(grid, rack), key=order) == expected
        assert finder.best(grid, rack) == best_move(layout, grid, rack, words)
        most = max((move.score for move in expected), default=0)
        assert finder.most_points(grid, [rack, ""]) == [most, 0]


@pytest.mark.rule("SM-G16")
def test_the_best_of_more_equals_than_are_asked_for_first() -> None:
    """Everything that two blanks can add to a word of blanks counts nothing."""
    options, words = opened()
    layout = options.layout()
    grid = put(EMPTY_GRID, [(112, "к"), (113, "о"), (114, "т")])
    finder = EngineFinder(layout, words.graph_for_moves())
    assert finder.best(grid, "??") == best_move(layout, grid, "??", words)


@pytest.mark.rule("SM-70")
def test_what_no_set_of_tiles_makes_up_is_searched_too() -> None:
    """Letters of a rack taken for blanks, blanks of two bags, grids that occur in no game."""
    options, words = opened()
    layout = options.layout()
    finder = EngineFinder(layout, words.graph_for_moves())
    grid = put(EMPTY_GRID, [(112, "к"), (113, "о"), (114, "т")])
    assert finder.best(grid, "?") == best_move(layout, grid, "?", words), "a third and a fourth blank"
    assert finder.best(grid, "*Щ") == best_move(layout, grid, "?Щ", words)
    for seed in range(4):
        assert finder.best(scattered(seed), "ЩЩЩОМНА") == best_move(layout, scattered(seed), "ЩЩЩОМНА", words)


# --- answers --------------------------------------------------------------------------------------------------------


def asked(finder: MoveFinder, grid: str) -> list[MoveFound]:
    return [
        finder.ask(BestMove(grid, "КОТИРА?")),
        finder.ask(AnyMove(grid, ("ЪЪ", "КОТИР", "АР"))),
        finder.ask(AnyMove(grid, ("ЪЪ", ""))),
        finder.ask(AnyRemoval(grid)),
    ]


@pytest.mark.parametrize("mode", ["standard", "duplicate"])
def test_a_table_is_answered_alike_with_and_without_the_engine(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    options, words = opened(mode=mode)
    grid = put(EMPTY_GRID, [(112, "Д"), (113, "О"), (114, "М")])
    by_engine = asked(MoveFinder(options, words), grid)
    monkeypatch.setattr(answers, "_by_engine", lambda *_: None)
    assert by_engine == asked(MoveFinder(options, words), grid)
    found = [answer.move is not None for answer in by_engine]
    assert found == [True, True, False, True]


@pytest.mark.parametrize(
    ("raw", "needs"),
    [
        pytest.param({}, True, id="standard"),
        pytest.param({"mode": "solitaire"}, True, id="solitaire"),
        pytest.param({"mode": "duplicate"}, True, id="duplicate"),
        pytest.param({"mode": "duplicate", "own_words": ["КОКО"]}, True, id="duplicate with own words"),
        pytest.param({"own_words": ["КОКО"]}, False, id="standard with own words: one question at the end"),
        pytest.param({"words": "challenge"}, False, id="challenge: the rules ask for no move"),
        pytest.param({"mode": "bingo"}, False, id="bingo"),
    ],
)
def test_a_graph_is_asked_for_only_where_it_pays(
    monkeypatch: pytest.MonkeyPatch, raw: dict[str, Any], needs: bool
) -> None:
    """When the finder is created, not when it is first asked, because then somebody waits."""
    monkeypatch.setattr(Dictionary, "graph_for_moves", _no_graph)
    options, words = opened(**raw)
    with pytest.raises(InterruptedError) if needs else nullcontext():
        MoveFinder(options, words)


def _no_graph(_words: Dictionary) -> None:
    raise InterruptedError


def test_words_of_a_test_are_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    """They have no graph for moves."""
    monkeypatch.setattr(Dictionary, "graph_for_moves", _no_graph)
    options, words = opened()
    few = WordSet(words.graphs, content_hash="", yo="strict", min_length=2, max_length=15)
    found = MoveFinder(options, few).ask(BestMove(EMPTY_GRID, "КОТ"))
    assert found.move == "8Е КОТ"

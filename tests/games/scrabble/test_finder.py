"""The move finder compared with the simplest one: every word on every square, both ways, with all choices of blanks."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from pathlib import Path

import pytest

from slovoteka._native import WordGraph, build_graph
from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.actions import Play, readable
from slovoteka.games.scrabble.editions import CENTRE, SIZE, Layout, read_board, read_tile_set, tile_sets
from slovoteka.games.scrabble.finder import best_move, find_moves
from slovoteka.games.scrabble.graph_walk import BoardLine, SearchWords
from slovoteka.games.scrabble.letters import AS_BLANK, is_blank, read
from slovoteka.games.scrabble.notation import place_of, square_of
from slovoteka.games.scrabble.options import read_options, word_policy
from slovoteka.games.scrabble.plays import EMPTY_GRID, Fitted, fit, put, score, taken_from
from slovoteka.games.scrabble.rule_ids import MATTEL
from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.lexicon.search import WordSet

FIRST = ["ДА", "АД", "ОН", "НО", "ОНО", "ДОМ", "МОДА", "ДОМА", "ОДНО", "МАК", "ОКНО", "КОМАНДА", "МАДАМ", "ЁМКО", "АМ"]
SECOND = ["ДА", "НЁ", "МЁД", "МЕД", "ДЁМ", "ОНО", "КОМОД", "ОКО", "ДОН", "НОДА", "АНОД", "ДАМА", "ОДА", "МАМА"]
AGREED = ["КОКО", "ДОМОК"]
ALL_WORDS = sorted({*FIRST, *SECOND, *AGREED})

STANDARD = read_options({}).layout()
NO_PREMIUMS = read_board({"rows": ["." * SIZE] * SIZE})
PLAIN = Layout(NO_PREMIUMS, tile_sets()["ru"], centre_doubles=False)
_SIGNS = random.Random(1).choices("....dtDT", k=SIZE * SIZE)
LOPSIDED = Layout(
    read_board({"rows": ["".join(_SIGNS[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE)]}),
    tile_sets()["ru"],
    centre_doubles=True,
)
"""A board that differs in both directions, so that confusing rows with columns would be noticed."""


def word_set(folder: Path, *lists: Iterable[str], extra: Iterable[str] = (), min_length: int = 2) -> WordSet:
    graphs = []
    for number, words in enumerate(lists):
        build_graph(words, ALPHABETS["ru"], folder / f"{number}.graph")
        graphs.append(WordGraph(folder / f"{number}.graph"))
    return WordSet(graphs, content_hash="", yo="strict", min_length=min_length, max_length=SIZE, extra=extra)


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> WordSet:
    return word_set(tmp_path_factory.mktemp("words"), FIRST, SECOND, extra=AGREED)


@pytest.fixture(scope="module")
def dictionary() -> Dictionary:
    return _opened({})


def _opened(raw: dict[str, object]) -> Dictionary:
    policy = word_policy(read_options(raw))
    assert policy is not None
    return open_dictionary(policy)


# --- the reference --------------------------------------------------------------------------------------------------

Tiles = frozenset[tuple[int, str]]


def plain_moves(grid: str, rack: str, words: Iterable[str], known: SearchWords) -> dict[Tiles, Fitted]:
    """Every legal play by its squares and tiles; one that can be read both ways is read across."""
    found: dict[Tiles, Fitted] = {}
    for down, word, square in product((True, False), words, range(SIZE * SIZE)):
        for fitted in _fits(grid, (square, down), word, rack):
            if all(formed in known for formed in fitted.words):
                found[frozenset(fitted.new)] = fitted
    return found


def _fits(grid: str, where: tuple[int, bool], word: str, rack: str) -> Iterator[Fitted]:
    try:
        laid = fit(grid, where, word, MATTEL).new
    except Illegal:
        return
    step = SIZE if where[1] else 1
    places = [(square - where[0]) // step for square, _ in laid]
    for count in range(len([face for face in rack if face in "?*"]) + 1):
        for blanks in combinations(places, count):
            needed = Counter(word[place] for place in places if place not in blanks)
            if not needed - Counter(rack):
                tiles = [AS_BLANK[letter] if place in blanks else letter for place, letter in enumerate(word)]
                yield fit(grid, where, "".join(tiles), MATTEL)


def rank(move: Fitted, layout: Layout) -> tuple[object, ...]:
    """SM-G16, literally."""
    laid = [tile for _, tile in move.new]
    word = [ALPHABETS["ru"].index(letter) for letter in read(move.tiles)]
    row, column = divmod(move.start, SIZE)
    return -score(layout, move).total, sum(map(is_blank, laid)), len(laid), word, row, column, move.step == SIZE


def random_positions(words: SearchWords, rack_letters: str, seed: int, moves: int) -> Iterator[tuple[str, str]]:
    """Grids and racks of a game with random plays."""
    rng = random.Random(seed)
    grid = EMPTY_GRID
    for _ in range(moves):
        rack = "".join(rng.choices(rack_letters, k=rng.randint(1, 7)))
        yield grid, rack
        found = list(find_moves(STANDARD, grid, rack, words))
        if found:
            grid = put(grid, rng.choice(found).fitted.new)


def scattered(seed: int) -> str:
    """Tiles anywhere, as in no game: the finder relies only on the grid."""
    rng = random.Random(seed)
    squares = rng.sample(range(SIZE * SIZE), rng.choice([1, 4, 15, 40]))
    return put(EMPTY_GRID, [(square, rng.choice("ДОМАНКдомё")) for square in squares])


def quick_total(layout: Layout, grid: str, fitted: Fitted, words: SearchWords) -> int:
    """The order that `best_move` uses."""
    row, column = divmod(fitted.start, SIZE)
    squares = range(row * SIZE, (row + 1) * SIZE) if fitted.step == 1 else range(column, SIZE * SIZE, SIZE)
    return BoardLine(layout, grid, squares, "", words).total(squares.index(fitted.start), fitted.tiles)


def check_against_plain(layout: Layout, grid: str, rack: str, words: SearchWords, tried: Iterable[str]) -> None:
    expected = plain_moves(grid, rack, tried, words)
    found = list(find_moves(layout, grid, rack, words))
    assert len({frozenset(move.fitted.new) for move in found}) == len(found), "each play once"
    assert {frozenset(move.fitted.new): move.fitted for move in found} == expected
    for move in found:
        assert move.score == score(layout, move.fitted).total == quick_total(layout, grid, move.fitted, words)
        assert move.play == readable(move.play) == Play(move.fitted.at, move.fitted.tiles)
        assert len(taken_from(rack, move.fitted.used, MATTEL)) == len(move.fitted.new)
    best = best_move(layout, grid, rack, words)
    ranks = sorted(rank(fitted, layout) for fitted in expected.values())
    assert (None if best is None else rank(best.fitted, layout)) == (ranks[0] if ranks else None)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_like_the_plain_finder(words: WordSet, seed: int) -> None:
    for grid, rack in random_positions(words, "ДДООММААНКЁЕ", seed, moves=6):
        check_against_plain(LOPSIDED, grid, rack, words, ALL_WORDS)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_blanks_like_the_plain_finder(words: WordSet, seed: int) -> None:
    for grid, rack in random_positions(words, "ДОМАНК", seed, moves=3):
        check_against_plain(LOPSIDED, grid, f"?{rack[:5]}", words, ALL_WORDS)
        check_against_plain(LOPSIDED, grid, f"?{rack[:2]}*", words, ALL_WORDS)


@pytest.mark.parametrize("seed", range(8))
def test_scattered_tiles_like_the_plain_finder(words: WordSet, seed: int) -> None:
    check_against_plain(STANDARD, scattered(seed), "ДОМОНА" if seed % 2 else "МНО?", words, ALL_WORDS)


def test_a_real_dictionary_like_the_plain_finder(dictionary: Dictionary) -> None:
    """Only for words of up to four letters, because trying all of them everywhere would take hours."""
    tried = dictionary.fits("КОТРАМ" * 4, max_length=4)
    for grid, rack in random_positions(dictionary, "КОТРАМ", 5, moves=4):
        expected = plain_moves(grid, rack, tried, dictionary)
        found = [move.fitted for move in find_moves(STANDARD, grid, rack, dictionary) if len(move.play.word) <= 4]
        assert {frozenset(fitted.new): fitted for fitted in found} == expected


# --- the opening ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-16", "SU-07")
@pytest.mark.parametrize("rack", ["КОРАБЛЬ", "ЁЛОЧНЫЙ", "ЪЪ", "О", "АРБ?"])
def test_openings_are_the_words_of_the_rack_over_the_centre(dictionary: Dictionary, rack: str) -> None:
    moves = list(find_moves(STANDARD, EMPTY_GRID, rack, dictionary))
    assert {read(move.play.word) for move in moves} == {*dictionary.fits(rack)}
    for move in moves:
        assert CENTRE in dict(move.fitted.new)
        assert len(move.fitted.new) >= 2
    places = Counter((move.play.word, move.fitted.step) for move in moves)
    assert all(count == len(word) for (word, _), count in places.items())
    assert {step for _, step in places} == ({1, SIZE} if moves else set())


# --- one tile -------------------------------------------------------------------------------------------------------


def _grid(**tiles: str) -> str:
    return put(EMPTY_GRID, [(square_of(at), tile) for at, tile in tiles.items()])


def test_a_tile_that_makes_words_both_ways_is_one_play_across(words: WordSet) -> None:
    grid = _grid(З7="Д", Ж8="Д")
    moves = [move for move in find_moves(PLAIN, grid, "А", words) if move.fitted.new == ((CENTRE, "А"),)]
    assert [move.play for move in moves] == [Play("З7", "ДА")]
    assert moves[0].fitted.words == ("ДА", "ДА")
    assert moves[0].score == 6


def test_a_tile_that_makes_a_word_one_way_is_played_that_way(words: WordSet) -> None:
    moves = {move.play for move in find_moves(PLAIN, _grid(Ж8="Д"), "А", words)}
    assert moves == {Play("8Е", "АД"), Play("8Ж", "ДА"), Play("Ж7", "АД"), Play("Ж8", "ДА")}


def test_words_sideways_must_be_words(words: WordSet) -> None:
    grid = _grid(З7="Д", З8="А", Ж9="К")  # at З9 any letter would make one with К above it
    assert all(square_of("З9") not in dict(move.fitted.new) for move in find_moves(PLAIN, grid, "ДОМ", words))


# --- blanks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-06", "SU-22")
def test_a_blank_is_every_letter_and_counts_nothing(words: WordSet) -> None:
    moves = list(find_moves(PLAIN, _grid(З8="Д"), "?", words))
    assert {(move.play.at, move.play.word, move.score) for move in moves} == {
        ("З8", "Да", 2), ("8З", "Да", 2), ("З7", "аД", 2), ("8Ж", "аД", 2),
    }  # fmt: skip
    assert moves == list(find_moves(PLAIN, _grid(З8="Д"), "*", words)), "both blanks are blanks"


def test_a_blank_that_lies_is_read_as_its_letter(words: WordSet) -> None:
    moves = {(move.play.at, move.play.word, move.score) for move in find_moves(PLAIN, _grid(З8="д"), "А", words)}
    assert moves == {("З8", "дА", 1), ("8З", "дА", 1), ("З7", "Ад", 1), ("8Ж", "Ад", 1)}


def test_a_blank_stands_only_for_letters_of_the_set(words: WordSet) -> None:
    letters = {"1": "Д4 О4 М4 А4 Н4 К4"}
    no_yo = read_tile_set({"id": "no-yo", "language": "ru", "blanks": 2, "letters": letters})
    layout = Layout(NO_PREMIUMS, no_yo, centre_doubles=False)
    assert "МёД" not in {move.play.word for move in find_moves(layout, EMPTY_GRID, "МД?", words)}
    assert "МёД" in {move.play.word for move in find_moves(PLAIN, EMPTY_GRID, "МД?", words)}


# --- which words ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G10")
def test_yo_lenient_and_strict(dictionary: Dictionary) -> None:
    strict = _opened({"yo": "strict"})

    def openings(rack: str, words: SearchWords) -> set[str]:
        return {move.play.word for move in find_moves(STANDARD, EMPTY_GRID, rack, words)}

    assert (openings("ЕЖ", dictionary), openings("ЕЖ", strict)) == ({"ЕЖ", "ЖЕ"}, {"ЖЕ"})
    assert (openings("ЁЖ", dictionary), openings("ЁЖ", strict)) == ({"ЁЖ"}, {"ЁЖ"})
    assert ("еЖ" in openings("?Ж", dictionary), "еЖ" in openings("?Ж", strict)) == (True, False)
    assert {"Ёж", "ёЖ"} < openings("?ЁЖ", strict)
    assert "ЛЕС" in openings("ЛЕС", strict)
    assert openings("ЛЁС", dictionary) == openings("ЛЁС", strict), "a Ё tile is no Е"
    assert not {"ЛЁС", "ЛЕС"} & openings("ЛЁС", dictionary)


def test_ukrainian_with_the_apostrophe() -> None:
    raw: dict[str, object] = {"edition": "bilingual-uk"}
    layout, ukrainian = read_options(raw).layout(), _opened(raw)
    by_word = {move.play.word: move for move in find_moves(layout, EMPTY_GRID, "М’ЯЧ", ukrainian)}
    assert by_word["М’ЯЧ"].score == 2 + 10 + 4 + 5
    with_blank = {move.play.word: move for move in find_moves(layout, EMPTY_GRID, "МЯЧ?", ukrainian)}
    assert with_blank['М"ЯЧ'].score == 2 + 4 + 5
    assert with_blank['М"ЯЧ'].fitted.words == ("М’ЯЧ",)
    assert readable(with_blank['М"ЯЧ'].play) == with_blank['М"ЯЧ'].play
    grid = put(EMPTY_GRID, with_blank['М"ЯЧ'].fitted.new)
    assert any(move.fitted.words == ("М’ЯЧА",) for move in find_moves(layout, grid, "А", ukrainian))


@pytest.mark.rule("SM-20")
def test_agreed_words_are_found(dictionary: Dictionary) -> None:
    agreed = _opened({"own_words": ["КОРАБЪ", "АБРА"]})
    for rack, word in (("КОРАБЪ", "КОРАБЪ"), ("АБРА", "АБРА")):
        openings = {move.play.word for move in find_moves(STANDARD, EMPTY_GRID, rack, agreed)}
        usual = {move.play.word for move in find_moves(STANDARD, EMPTY_GRID, rack, dictionary)}
        assert openings - usual == {word}
        assert usual < openings


def test_lengths_of_the_policy_hold(tmp_path: Path) -> None:
    long = word_set(tmp_path, FIRST, min_length=3)
    assert {move.play.word for move in find_moves(PLAIN, EMPTY_GRID, "ОНО", long)} == {"ОНО"}


# --- the best ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G16")
@pytest.mark.parametrize(
    ("known", "rack", "best"),
    [
        pytest.param("ОНО ДА", "ОНОДА", "ДА", id="fewest tiles: both count 3"),
        pytest.param("ОНО БА", "ОНОБ?", "ОНО", id="fewest blanks, although more tiles: both count 3"),
        pytest.param("ДА АД", "ДА", "АД", id="alphabet"),
        pytest.param("АЁ ЁА", "ЁА", "АЁ", id="alphabet, where Ё is not first"),
        pytest.param("ОНО", "ОН?", "ОНо", id="the blank last"),
    ],
)
def test_equal_scores(tmp_path: Path, known: str, rack: str, best: str) -> None:
    move = best_move(PLAIN, EMPTY_GRID, rack, word_set(tmp_path, known.split()))
    assert move is not None
    assert move.play.word == best


@pytest.mark.rule("SM-G16")
@pytest.mark.parametrize(
    ("tiles", "rack", "best"),
    [
        pytest.param({"З8": "А"}, "Д", Play("8Ж", "ДА"), id="the upper row before the lower"),
        pytest.param({"З5": "А", "З10": "А"}, "Д", Play("5Ж", "ДА"), id="columns as numbers, not as text"),
        pytest.param({"З8": "Д"}, "А", Play("З8", "ДА"), id="across before down"),
    ],
)
def test_equal_words_by_coordinates(tmp_path: Path, tiles: dict[str, str], rack: str, best: Play) -> None:
    move = best_move(PLAIN, _grid(**tiles), rack, word_set(tmp_path, ["ДА"]))
    assert move is not None
    assert move.play == best


@pytest.mark.rule("SM-36")
def test_seven_tiles_bring_fifty(tmp_path: Path) -> None:
    """It makes the difference here: the tile beside the dear ones would score 51, and the long word 20."""
    grid = _grid(З4="Щ", З5="Щ", З6="Щ", З7="Щ", З8="Щ")
    best = best_move(PLAIN, grid, "КОМАНДА", word_set(tmp_path, ["ЩЩЩЩЩА", "КОМАНДАЩ"]))
    assert best is not None
    assert (best.play, best.score) == (Play("4А", "КОМАНДАЩ"), 20 + 50)


def test_a_rack_without_a_move(words: WordSet) -> None:
    assert best_move(PLAIN, _grid(З8="Д", З9="А"), "ЪЪ", words) is None


def test_a_board_without_an_empty_square(words: WordSet) -> None:
    assert list(find_moves(PLAIN, "А" * (SIZE * SIZE), "ДОМ", words)) == []


@pytest.mark.parametrize("seed", range(2))
def test_greedy_games_stay_legal(dictionary: Dictionary, seed: int) -> None:
    """To the last tile, as the rules see it."""
    bag = list(STANDARD.tiles.tiles)
    random.Random(seed).shuffle(bag)
    grid, rack = EMPTY_GRID, ""
    while True:
        rack += "".join(bag.pop() for _ in range(min(7 - len(rack), len(bag))))
        best = best_move(STANDARD, grid, rack, dictionary)
        if best is None:
            break
        assert fit(grid, place_of(best.play.at), best.play.word, MATTEL) == best.fitted
        assert all(word in dictionary for word in best.fitted.words)
        rack = piles.remove(rack, taken_from(rack, best.fitted.used, MATTEL))
        grid = put(grid, best.fitted.new)
    assert len(grid.replace(".", "")) > 80

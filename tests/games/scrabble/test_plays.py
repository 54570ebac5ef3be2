"""Where words may lie, which words a move makes, and that an independent count gives the same points."""

import statistics
import time
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.breakdown import BreakdownLabels, score_lines, word_line
from slovoteka.games.scrabble.editions import EMPTY, SIZE, Layout, boards, tile_sets
from slovoteka.games.scrabble.letters import AS_BLANK, LETTER_OF
from slovoteka.games.scrabble.notation import place_of, square_of
from slovoteka.games.scrabble.plays import EMPTY_GRID, Fitted, WordScore, fit, fit_tiles, put, score, taken_from
from slovoteka.games.scrabble.rule_ids import BILINGUAL, MATTEL, Book

LAYOUT = Layout(boards()["standard"], tile_sets()["ru"], centre_doubles=True)
LABELS = BreakdownLabels(all_tiles="семь фишек", theme="тема", total="Всего")
TOY_WORDS = (
    "ДОМ", "КОТ", "ТОН", "ТЕМА", "НОС", "ОН", "ОТ", "ТО", "НО", "МАК", "КОМА", "ЁЖ", "СОМ", "АД", "МОСТ", "ДА",
    "ЗДОРОВЫ", "ЗДОРОВЫЕ", "НЕЗДОРОВЫЕ",
)  # fmt: skip


def laid(grid: str, at: str, word: str, book: Book = MATTEL) -> Fitted:
    return fit(grid, place_of(at), word, book)


def after(*moves: tuple[str, str]) -> str:
    grid = EMPTY_GRID
    for at, word in moves:
        grid = put(grid, laid(grid, at, word).new)
    return grid


HOUSE = after(("З8", "ДОМ"))


def refusal(grid: str, at: str, word: str, book: Book = MATTEL) -> tuple[str, str]:
    with pytest.raises(Illegal) as refused:
        laid(grid, at, word, book)
    return refused.value.rule, refused.value.code


# --- where words may lie --------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-16", "SU-07")
@pytest.mark.parametrize(("book", "rule"), [(MATTEL, "SM-16"), (BILINGUAL, "SU-07")])
def test_the_first_word(book: Book, rule: str) -> None:
    for at in ("З8", "З6", "8З", "8Е"):
        assert laid(EMPTY_GRID, at, "ДОМ", book).words == ("ДОМ",)
    for at in ("З5", "З9", "8Д", "8И", "А1"):
        assert refusal(EMPTY_GRID, at, "ДОМ", book) == (rule, "not-on-centre")
    assert refusal(EMPTY_GRID, "З8", "Я", book) == (rule, "one-letter-word")


@pytest.mark.rule("SM-G8", "SU-11")
@pytest.mark.parametrize(("book", "rule"), [(MATTEL, "SM-G8"), (BILINGUAL, "SU-11")])
def test_later_words_touch_what_lies(book: Book, rule: str) -> None:
    for at in ("К8", "И11", "11И", "А1"):
        assert refusal(HOUSE, at, "КОТ", book) == (rule, "not-touching")
    assert laid(HOUSE, "И10", "АД", book).words == ("АД", "МА")


@pytest.mark.rule("SM-17", "SM-61", "SM-G11", "SU-14", "SU-G12")
@pytest.mark.parametrize("book", [MATTEL, BILINGUAL])
def test_one_unbroken_line(book: Book) -> None:
    """Old tiles may fill the gap between new ones; empty squares may not."""
    over = fit_tiles(HOUSE, [(square_of("Ж9"), "К"), (square_of("И9"), "Т")], book)
    assert (over.at, over.tiles, over.used) == ("9Ж", "КОТ", "КТ")
    with pytest.raises(Illegal) as refused:
        fit_tiles(HOUSE, [(square_of("Ж9"), "К"), (square_of("К9"), "Т")], book)
    assert (refused.value.rule, refused.value.code) == (book.unbroken, "with-a-gap")


@pytest.mark.rule("SM-39", "SM-62", "SU-12", "SU-13")
@pytest.mark.parametrize("book", [MATTEL, BILINGUAL])
def test_one_row_or_one_column(book: Book) -> None:
    for squares in (("И8", "К9"), ("И8", "И9", "К9"), ("Ж8", "И10")):
        with pytest.raises(Illegal) as refused:
            fit_tiles(HOUSE, [(square_of(square), "А") for square in squares], book)
        assert (refused.value.rule, refused.value.code) == (book.one_line, "not-in-line")


@pytest.mark.rule("SM-40", "SM-57", "SU-15")
@pytest.mark.parametrize("book", [MATTEL, BILINGUAL])
def test_neighbours_are_part_of_whole_words(book: Book) -> None:
    grid = after(("З8", "ДОМ"), ("10З", "МАК"))
    assert laid(grid, "К8", "КОК", book).words == ("КОК",)
    assert refusal(grid, "З8", "ДО", book) == (book.complete, "not-the-whole-word")
    assert refusal(grid, "8И", "АД", book) == (book.complete, "not-the-whole-word")
    assert laid(grid, "И9", "ДА", book).words == ("ДА", "ОД")


@pytest.mark.rule("SM-21", "SU-21")
@pytest.mark.parametrize("book", [MATTEL, BILINGUAL])
def test_old_tiles_stay(book: Book) -> None:
    assert refusal(HOUSE, "8З", "КОТ", book) == (book.old_tiles, "occupied")
    assert refusal(HOUSE, "З8", "ДОМ", book) == (book.turn, "nothing-laid")
    with pytest.raises(Illegal) as refused:
        fit_tiles(HOUSE, [(square_of("З9"), "А")], book)
    assert (refused.value.rule, refused.value.code) == (book.old_tiles, "occupied")
    with pytest.raises(Illegal):
        fit_tiles(HOUSE, [], book)


@pytest.mark.rule("SM-25", "SU-01")
def test_the_board_has_an_edge() -> None:
    assert refusal(EMPTY_GRID, "З14", "ДОМ") == ("SM-25", "off-board")
    assert refusal(EMPTY_GRID, "8О", "ДОМ", BILINGUAL) == ("SU-01", "off-board")
    last = put(EMPTY_GRID, [(square_of("А15"), "А"), (square_of("Б1"), "Б")])
    assert laid(last, "А13", "ДОА").words == ("ДОА",), "a row does not go on in the next"
    assert laid(last, "15А", "АД").words == ("АД",)


@pytest.mark.rule("SM-38", "SM-G9")
def test_a_single_tile_is_a_move() -> None:
    one = fit_tiles(HOUSE, [(square_of("З11"), "А")], MATTEL)
    assert (one.at, one.tiles, one.used) == ("З8", "ДОМА", "А")
    down = fit_tiles(HOUSE, [(square_of("И8"), "А")], MATTEL)
    assert (down.at, down.tiles) == ("8З", "ДА")
    both = fit_tiles(put(HOUSE, [(square_of("И7"), "Н")]), [(square_of("И8"), "А")], MATTEL)
    assert both.words == ("НА", "ДА")


@pytest.mark.rule("SM-60", "SU-17")
def test_a_word_grows_at_both_ends() -> None:
    grown = laid(HOUSE, "З7", "УДОМА")
    assert (grown.used, grown.words) == ("УА", ("УДОМА",))


@pytest.mark.rule("SM-58")
def test_a_word_may_be_played_again() -> None:
    assert laid(after(("З8", "ДОМ"), ("8З", "ДОМ")), "К8", "МАК").words == ("МАК",)


def test_a_blank_that_lies_is_read_as_its_letter() -> None:
    grid = put(EMPTY_GRID, [(square_of("З8"), "д"), (square_of("З9"), "О")])
    again = laid(grid, "З8", "ДОм")
    assert (again.tiles, again.used, again.words) == ("дОм", "?", ("ДОМ",))
    assert laid(grid, "З8", "дОМ").tiles == "дОМ"


# --- racks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-10", "SM-06", "SU-05", "SU-23")
def test_what_leaves_a_rack() -> None:
    assert taken_from("ДОМ??", "Д?", MATTEL) == "Д?"
    assert taken_from("ДОМ*", "Д?", MATTEL) == "Д*"
    assert taken_from("?*", "??", MATTEL) == "?*"
    for used, code, rules in (
        ("ДД", "tile-not-on-rack", ("SM-10", "SU-05")),
        ("?", "no-blank-on-rack", ("SM-06", "SU-23")),
    ):
        for book, rule in zip((MATTEL, BILINGUAL), rules, strict=True):
            with pytest.raises(Illegal) as refused:
                taken_from("ДОМ", used, book)
            assert (refused.value.rule, refused.value.code) == (rule, code)


# --- points against an independent count ----------------------------------------------------------------------------


@cache
def positions(seed: int) -> tuple[tuple[str, Fitted], ...]:
    """Grids from a game with toy words, each with the move that was made there."""
    chance, grid, found = Random(seed), EMPTY_GRID, list[tuple[str, Fitted]]()
    for _ in range(400):
        word = "".join(AS_BLANK[tile] if chance.random() < 0.15 else tile for tile in chance.choice(TOY_WORDS))
        around = [square for square, tile in enumerate(grid) if tile != EMPTY] or [112]
        near = chance.choice(around) + chance.choice((-45, -30, -15, 0, 15, -3, -2, -1, 0, 1))
        try:
            move = fit(grid, (max(0, min(224, near)), chance.random() < 0.5), word, MATTEL)
        except Illegal:
            continue
        found.append((grid, move))
        grid = put(grid, move.new)
    return tuple(found)


def words_of(grid: str) -> dict[tuple[int, ...], str]:
    """All words of a board by their squares."""
    rows = [[row * SIZE + column for column in range(SIZE)] for row in range(SIZE)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    found: dict[tuple[int, ...], str] = {}
    for line in (*rows, *columns):
        run: list[int] = []
        for square in (*line, None):
            if square is not None and grid[square] != EMPTY:
                run.append(square)
                continue
            if len(run) > 1:
                found[tuple(run)] = "".join(grid[place] for place in run)
            run = []
    return found


def points_between(before: str, now: str) -> int:
    """The points of the move from one board to the other: every word that was not there, square by square."""
    new = {square for square in range(SIZE * SIZE) if before[square] != now[square]}
    total = 50 if len(new) == 7 else 0
    signs = "".join(boards()["standard"].rows)
    for squares in words_of(now).keys() - words_of(before).keys():
        points, times = 0, 1
        for square in squares:
            value = LAYOUT.values.get(now[square], 0)
            sign = ("D" if square == 112 else signs[square]) if square in new else "."
            points += value * {"d": 2, "t": 3}.get(sign, 1)
            times *= {"D": 2, "T": 3}.get(sign, 1)
        total += points * times
    return total


@settings(max_examples=60, deadline=None, database=None)
@given(seed=st.integers(0, 1_000))
def test_points_are_what_two_boards_tell(seed: int) -> None:
    moves = positions(seed)
    assert len(moves) > 5
    for before, move in moves:
        now = put(before, move.new)
        counted = score(LAYOUT, move)
        assert counted.total == points_between(before, now)
        assert counted.total == sum(word.score for word in counted.words) + counted.all_tiles
        fresh = {squares: word for squares, word in words_of(now).items() if squares not in words_of(before)}
        assert sorted(word.word for word in counted.words) == sorted(fresh.values())


def test_those_moves_are_of_all_kinds() -> None:
    moves = [score(LAYOUT, move) for seed in range(30) for _, move in positions(seed)]
    words = [word for move in moves for word in move.words]
    assert any(move.all_tiles for move in moves)
    assert any(len(move.words) > 2 for move in moves)
    assert any(len(word.factors) > 1 for word in words)
    assert any(len(word.premiums) > 1 for word in words)
    assert any(not adds for word in words for _, _, adds in word.premiums), "a blank on a blue square"


@settings(max_examples=30, deadline=None, database=None)
@given(seed=st.integers(0, 1_000))
def test_tile_by_tile_is_the_same_move(seed: int) -> None:
    for before, move in positions(seed):
        by_hand = fit_tiles(before, move.new, MATTEL)
        assert put(before, by_hand.new) == put(before, move.new)
        assert score(LAYOUT, by_hand).total == score(LAYOUT, move).total
        assert {*by_hand.words} == {*move.words}


@settings(max_examples=300, deadline=None, database=None)
@given(seed=st.integers(0, 30), data=st.data())
def test_any_tiles_anywhere_are_a_move_or_refused(seed: int, data: st.DataObject) -> None:
    """A move never changes tiles on the board, and every word that it reads is there afterwards."""
    before, _ = data.draw(st.sampled_from(positions(seed)))
    letters = st.sampled_from(sorted(LETTER_OF))
    word = data.draw(st.text(letters, min_size=2, max_size=3) | st.text(letters, max_size=17))
    where = data.draw(st.tuples(st.integers(0, 224), st.booleans()))
    try:
        move = fit(before, where, word, MATTEL)
    except Illegal:
        return
    now = put(before, move.new)
    assert all(old in (EMPTY, tile) for old, tile in zip(before, now, strict=True))
    assert sorted(move.words) == sorted(
        "".join(LETTER_OF[tile] for tile in found)
        for squares, found in words_of(now).items()
        if squares not in words_of(before)
    )


def test_a_move_is_checked_and_counted_fast() -> None:
    """About 10 µs if nothing else runs; a busy machine gets a hundred times as long."""
    moves = [(grid, (move.start, move.step != 1), move.tiles) for grid, move in positions(7)]
    times = []
    for grid, where, tiles in moves * 5:
        begun = time.perf_counter()
        score(LAYOUT, fit(grid, where, tiles, MATTEL))
        times.append(time.perf_counter() - begun)
    assert statistics.median(times) < 0.001


# --- in lines for people --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "line"),
    [
        (WordScore("ЗАНОВО", 10, score=10), "ЗАНОВО: 10"),
        (WordScore("ЗДОРОВ", 11, (("О", 2, 1),), (2,), 0, 24), "ЗДОРОВ: 11 + 1 (О×2) = 12 ×2 = 24"),
        (WordScore("ЛАНДШАФТ", 26, (("Ш", 2, 8),), (3, 3), 0, 306), "ЛАНДШАФТ: 26 + 8 (Ш×2) = 34 ×3 ×3 = 306"),
        (WordScore("ТЕМЫ", 8, (("Ы", 2, 4),), (), 0, 12), "ТЕМЫ: 8 + 4 (Ы×2) = 12"),
        (WordScore("ВИНО", 4, (), (3, 3), 0, 36), "ВИНО: 4 ×3 ×3 = 36"),
        (WordScore("ДОм", 3, (("м", 3, 0),), (), 0, 3), "ДОм: 3"),
        (WordScore("ДОМ", 5, (), (), 5, 10), "ДОМ: 5 + 5 (тема) = 10"),
        (WordScore("ДОМ", 5, (("Д", 3, 4),), (2,), 5, 23), "ДОМ: 5 + 4 (Д×3) = 9 ×2 = 18 + 5 (тема) = 23"),
    ],
)
def test_a_word_in_a_line(word: WordScore, line: str) -> None:
    assert word_line(word, LABELS) == line


def test_a_move_in_lines() -> None:
    counted = score(LAYOUT, laid(EMPTY_GRID, "З8", "ЗДОРОВЫ"))
    assert score_lines(counted, LABELS) == ["ЗДОРОВЫ: 15 + 1 (О×2) = 16 ×2 = 32", "+50 (семь фишек)", "Всего: 82"]


@pytest.mark.rule("SM-71", "SM-G18")
def test_words_on_the_theme() -> None:
    """Five points after multiplication, for every word on the theme."""
    grid = put(EMPTY_GRID, [(square_of("З7"), "О")])
    move = laid(grid, "8З", "НО")
    assert score(LAYOUT, move, {"ОН"}.__contains__).total == score(LAYOUT, move).total + 5
    assert score(LAYOUT, move, {"ОН", "НО"}.__contains__).total == score(LAYOUT, move).total + 10
    first = score(LAYOUT, laid(EMPTY_GRID, "З8", "дОМ"), {"ДОМ"}.__contains__)
    assert (first.words[0].theme, first.total) == (5, 3 * 2 + 5)

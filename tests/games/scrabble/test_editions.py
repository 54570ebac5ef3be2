"""Boards, tile sets, editions: those of the package and custom ones."""

from typing import Any

import pytest

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.games.scrabble.editions import (
    CENTRE,
    RACK,
    SIZE,
    VOWELS,
    Layout,
    boards,
    editions,
    is_drawn_again,
    order_key,
    read_board,
    read_tile_set,
    tile_sets,
)
from slovoteka.lexicon.alphabet import ALPHABETS

RUSSIAN = """
А 8 1, Б 2 3, В 4 1, Г 2 3, Д 4 2, Е 8 1, Ё 1 3, Ж 1 5, З 2 5, И 5 1, Й 1 4, К 4 2, Л 4 2, М 3 2, Н 5 1, О 10 1, П 4 2,
Р 5 1, С 5 1, Т 5 1, У 4 2, Ф 1 10, Х 1 5, Ц 1 5, Ч 1 5, Ш 1 8, Щ 1 10, Ъ 1 10, Ы 2 4, Ь 2 3, Э 1 8, Ю 1 8, Я 2 3
"""
"""Letter, number, value."""
PLAIN_ROWS = ["." * SIZE] * SIZE
SMALL_SET = {"language": "ru", "blanks": 1, "letters": {"1": "А8 Б5", "3": "В1"}}


@pytest.mark.rule("SM-04", "SM-05", "SU-01")
@pytest.mark.parametrize(("name", "total", "faces"), [("ru", 104, 224), ("uk", 104, 234)])
def test_the_tile_sets(name: str, total: int, faces: int) -> None:
    tiles = tile_sets()[name]
    assert (len(tiles.tiles), tiles.tiles.count("?"), tiles.blanks) == (total, 2, 2)
    layout = Layout(boards()["standard"], tiles, centre_doubles=True)
    assert layout.face_sum(tiles.tiles) == faces
    assert {*tiles.letters} == {*ALPHABETS[tiles.language]}
    assert min(tiles.counts) >= 1


@pytest.mark.rule("SM-05")
def test_the_russian_tiles_one_by_one() -> None:
    tiles = tile_sets()["ru"]
    found = zip(tiles.letters, tiles.counts, tiles.values, strict=True)
    expected = [item.split() for item in RUSSIAN.split(",")]
    assert [[letter, str(count), str(value)] for letter, count, value in found] == expected


@pytest.mark.rule("SU-G13")
def test_the_ukrainian_set_has_an_apostrophe() -> None:
    tiles = tile_sets()["uk"]
    assert tiles.tiles.count("’") == 1
    assert dict(zip(tiles.letters, tiles.values, strict=True))["’"] == 10


@pytest.mark.rule("SM-25")
def test_the_standard_board_is_the_same_from_every_side() -> None:
    rows = boards()["standard"].rows
    assert (len(rows), {len(row) for row in rows}) == (15, {15})
    assert rows == rows[::-1]
    assert rows == tuple("".join(column) for column in zip(*rows, strict=True))
    signs = "".join(rows)
    assert [signs.count(sign) for sign in "TDtd"] == [8, 16, 12, 24]
    assert CENTRE == 7 * SIZE + 7


def test_the_editions() -> None:
    boxes = {name: (edition.book, edition.tiles, edition.centre_doubles) for name, edition in editions().items()}
    assert boxes == {
        "mattel": ("SM", "ru", True),
        "bilingual-ru": ("SU", "ru", False),
        "bilingual-uk": ("SU", "uk", False),
    }
    assert RACK == 7


def test_the_centre_is_what_the_edition_says() -> None:
    for doubles in (True, False):
        layout = Layout(boards()["standard"], tile_sets()["ru"], centre_doubles=doubles)
        assert (layout.letter_factors[CENTRE], layout.word_factors[CENTRE]) == (1, 2 if doubles else 1)


@pytest.mark.rule("SU-G14", "SM-G15")
def test_vowels_and_the_order_of_the_first_draw() -> None:
    assert {*VOWELS["ru"]} == {*"АЕЁИОУЫЭЮЯ"}
    assert {*VOWELS["uk"]} == {*"АЕЄИІЇОУЮЯ"}
    assert order_key("?", "ru") < order_key("А", "ru") < order_key("Ё", "ru") < order_key("Ж", "ru")
    assert order_key("Г", "uk") < order_key("Ґ", "uk") < order_key("Д", "uk")
    assert is_drawn_again("’")
    assert not is_drawn_again("?")


# --- a table's own --------------------------------------------------------------------------------------------------


def test_an_own_board() -> None:
    as_lines = read_board({"title": "Пусто", "rows": "\n".join(PLAIN_ROWS)})
    assert as_lines.rows == tuple(PLAIN_ROWS)
    assert (as_lines.id, as_lines.title) == ("own", "Пусто")
    assert read_board({"id": "mine", "rows": PLAIN_ROWS}).title == "mine"


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({}, "board-file"),
        ({"rows": 15}, "board-file"),
        ({"rows": [1] * 15}, "board-file"),
        ({"rows": PLAIN_ROWS[1:]}, "board-size"),
        ({"rows": [*PLAIN_ROWS[1:], "." * 14]}, "board-size"),
        ({"rows": [*PLAIN_ROWS[1:], "." * 14 + "x"]}, "board-sign"),
        ({"rows": PLAIN_ROWS, "title": "Я" * 41}, "bad-name"),
        ({"rows": PLAIN_ROWS, "title": "в две\nстроки"}, "bad-name"),
        ({"rows": PLAIN_ROWS, "id": 5}, "board-file"),
    ],
)
def test_a_board_that_is_none(table: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_board(table)
    assert refused.value.code == code
    assert isinstance(refused.value, Illegal if code == "board-size" else Unreadable)


def test_an_own_tile_set() -> None:
    tiles = read_tile_set(SMALL_SET)
    assert (tiles.letters, tiles.counts, tiles.values) == ("АБВ", (8, 5, 1), (1, 1, 3))
    assert tiles.tiles == "?" + "А" * 8 + "Б" * 5 + "В"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"language": "en"}, "tiles-file"),
        ({"language": []}, "tiles-file"),
        ({"blanks": "two"}, "tiles-file"),
        ({"blanks": -1}, "tiles-number"),
        ({"letters": {"1": "А8 А5"}}, "tiles-item"),
        ({"letters": {"1": "А"}}, "tiles-item"),
        ({"letters": {"one": "А8"}}, "tiles-item"),
        ({"letters": {"1": "А" + "9" * 5_000}}, "tiles-item"),
        ({"letters": {"1" * 5_000: "А9"}}, "tiles-item"),
        ({"letters": {"1": "А8 І8"}}, "tiles-letter"),
        ({"letters": {"100": "А20"}}, "tiles-number"),
        ({"letters": {"1": "А12"}}, "tiles-total"),
        ({"letters": {"1": "А401"}}, "tiles-total"),
        ({"letters": {"1": "Б20"}}, "tiles-vowels"),
        ({"letters": "БА", "counts": [9, 9], "values": [1, 1]}, "tiles-order"),
        ({"letters": "АА", "counts": [9, 9], "values": [1, 1]}, "tiles-order"),
        ({"letters": "АБ", "counts": [9], "values": [1, 1]}, "tiles-lengths"),
        ({"letters": "А", "counts": [-9], "values": [1]}, "tiles-number"),
        ({"letters": "А", "counts": [10**18], "values": [1]}, "tiles-total"),
        ({"title": "Я" * 41}, "bad-name"),
    ],
)
def test_a_tile_set_that_is_none(change: dict[str, Any], code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_tile_set(SMALL_SET | change)
    assert refused.value.code == code


def test_the_longest_title_and_the_dearest_letter() -> None:
    tiles = read_tile_set(SMALL_SET | {"title": "Я" * 40, "letters": {"99": "А20"}})
    assert (tiles.title, tiles.values) == ("Я" * 40, (99,))


@pytest.mark.parametrize("count", [13, 401])
def test_a_tile_set_of_the_wrong_size_is_told_the_bounds(count: int) -> None:
    """At least two racks, without the blanks of the set."""
    with pytest.raises(Unreadable) as refused:
        read_tile_set(SMALL_SET | {"letters": {"1": f"А{count}"}, "blanks": 0})
    assert refused.value.params == {"tiles": count, "least": 14, "most": 400}

"""CGP: positions written down and read again."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.scrabble.tables import Play
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.scrabble.editions import SIZE, tile_sets
from slovoteka.games.scrabble.letters import AS_BLANK
from slovoteka.games.scrabble.plays import EMPTY_GRID, faces_on, put
from slovoteka.games.scrabble.position import Position, read_cgp, write_cgp

RU, UK = tile_sets()["ru"], tile_sets()["uk"]
EMPTY_ROWS = ["15"] * SIZE
EMPTY_CGP = "/".join(EMPTY_ROWS)


def with_row(row: str, number: int = 8) -> str:
    return "/".join([*EMPTY_ROWS[: number - 1], row, *EMPTY_ROWS[number:]])


def test_an_empty_board() -> None:
    position = read_cgp(f"{EMPTY_CGP} ЗОДЫРВО/ 0/0 0", RU)
    assert position == Position(grid=EMPTY_GRID, racks=("ЗОДЫРВО", ""), scores=(0, 0), scoreless=0)
    assert position.is_empty
    assert read_cgp(EMPTY_CGP, RU) == Position(grid=EMPTY_GRID)


def test_tiles_and_blanks() -> None:
    position = read_cgp(f"{with_row('7ЗДоРОВ2')} Ы?/ав 24/-7 3; opcode", RU)
    assert position.grid[7 * SIZE : 8 * SIZE] == ".......ЗДоРОВ.."
    assert (position.racks, position.scores, position.scoreless) == (("Ы?", "АВ"), (24, -7), 3)
    assert read_cgp(f"{with_row('7ЗДоРОВ2')} Ы?/ав 24/-7 3 lex ru; ld russian;", RU) == position
    assert not position.is_empty
    assert sorted(faces_on(position.grid)) == sorted("ЗД?РОВ")


def test_ukrainian() -> None:
    position = read_cgp(f"{with_row('7П’ЯТЬ3')} '?/ 0/0 0", UK)
    assert position.grid[7 * SIZE :][7:12] == "П’ЯТЬ"
    assert position.racks[0] == "’?"
    assert read_cgp(with_row("7П'ЯТЬ3"), UK).grid == position.grid
    assert faces_on(read_cgp(with_row('7П"ЯТЬ3'), UK).grid) == "П?ЯТЬ"


TILES = st.sampled_from([*UK.letters, *[AS_BLANK[letter] for letter in UK.letters]])
GRIDS = st.dictionaries(st.integers(0, 224), TILES).map(lambda tiles: put(EMPTY_GRID, tiles.items()))
RACKS = st.text(st.sampled_from(UK.letters + "?"), max_size=7)


@settings(max_examples=200, deadline=None, database=None)
@given(
    grid=GRIDS,
    racks=st.lists(RACKS, min_size=2, max_size=4),
    scores=st.lists(st.integers(-999_999, 999_999), min_size=2, max_size=4),
    scoreless=st.integers(0, 999),
)
def test_what_is_written_can_be_read(grid: str, racks: list[str], scores: list[int], scoreless: int) -> None:
    position = read_cgp(write_cgp(grid, racks, scores, scoreless), UK)
    assert position == Position(grid=grid, racks=tuple(racks), scores=tuple(scores), scoreless=scoreless)


def test_racks_that_nobody_knows() -> None:
    assert write_cgp(EMPTY_GRID) == f"{EMPTY_CGP} / 0/0 0"
    assert not any(read_cgp(write_cgp(EMPTY_GRID), RU).racks)
    assert read_cgp(write_cgp(EMPTY_GRID, ["ДОМ"]), RU).racks == ("ДОМ", "")


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("", "cgp-fields", {"fields": 0}),
        (f"{EMPTY_CGP} / 0/0 0 0", "cgp-fields", {"fields": 5}),
        (EMPTY_CGP + " " * 3_000, "cgp-fields", {"fields": 1}),
        ("15/15", "cgp-rows", {"rows": 2, "size": 15}),
        (with_row("14"), "cgp-row", {"row": 8, "length": 14}),
        (with_row("16", 15), "cgp-row", {"row": 15, "length": 16}),
        (with_row("9" * 400), "cgp-row", {"row": 8}),
        (with_row("14І"), "foreign-tile", {"letter": "І"}),
        (with_row("14?"), "foreign-tile", {"letter": "?"}),
        (with_row("14."), "word-character", {"character": "."}),
        (f"{EMPTY_CGP} АІ/", "foreign-tile", {"letter": "І"}),
        (f"{EMPTY_CGP} А*/", "foreign-tile", {"letter": "*"}),
        (f"{EMPTY_CGP} А1/", "word-digit", {"character": "1"}),
        (f"{EMPTY_CGP} / 0/x 0", "cgp-number", {"text": "x"}),
        (f"{EMPTY_CGP} / 0/1.5 0", "cgp-number", {"text": "1.5"}),
        (f"{EMPTY_CGP} / 0/0 1234567", "cgp-number", {"text": "1234567"}),
    ],
)
def test_what_is_no_position(text: str, code: str, params: dict[str, object]) -> None:
    with pytest.raises(Unreadable) as refused:
        read_cgp(text, RU)
    assert refused.value.code == code
    assert params.items() <= refused.value.params.items()


@pytest.mark.rule("SM-10")
@pytest.mark.parametrize("racks", ["ДОМАДОМА/", "ДОМ/ДОМАДОМА", "ДОМАДО??", "/ДОМАДОМА/"])
def test_no_rack_of_eight(racks: str) -> None:
    with pytest.raises(Illegal) as refused:
        read_cgp(f"{EMPTY_CGP} {racks} 0/0 0", RU)
    assert (refused.value.rule, refused.value.code) == ("SM-10", "cgp-rack")
    assert refused.value.params == {"tiles": 8, "most": 7}
    assert read_cgp(f"{EMPTY_CGP} ДОМАДОМ/ДОМАД??", RU).racks == ("ДОМАДОМ", "ДОМАД??")


@pytest.mark.rule("SM-05")
def test_no_more_tiles_than_the_set_has() -> None:
    read_cgp(f"{with_row('13Шш')} ?/ 0/0 0", RU).check_tiles(RU)
    for text, letter, most in (
        (with_row("13ШШ"), "Ш", 1),
        (f"{with_row('14Ш')} Ш/", "Ш", 1),
        (f"{with_row('14ш')} ??/", "?", 2),
    ):
        with pytest.raises(Illegal) as refused:
            read_cgp(text, RU).check_tiles(RU)
        assert (refused.value.code, refused.value.params) == ("too-many-tiles", {"letter": letter, "most": most})


def test_scores_and_racks_belong_to_those_who_sit_after_the_mover() -> None:
    """A position names the mover first."""
    position = write_cgp(put(EMPTY_GRID, enumerate("ДОМ")), ["А", "Б", "В"], [10, 20, 30])
    state = Play(seats=3, position=position, first=1).state
    assert (state.mover, state.racks, state.scores) == (1, ("В", "А", "Б"), (30, 10, 20))

"""What custom tiles, lists and claims could do to others, and cannot."""

from typing import Any

import pytest

from games.scrabble.tables import Table
from rules.scrabble.boards import lying
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.inputs import Act, MoreTime
from slovoteka.games.scrabble.actions import (
    Exchange,
    Lay,
    Pass,
    Pick,
    Play,
    Swap,
    ThemeVote,
    Tile,
    read_action,
    readable,
)
from slovoteka.games.scrabble.duplicate.sheets import laid
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import Corrected, Stood

HOUSE = lying("З8 ДОМ")


@pytest.mark.rule("SM-G1", "SU-G1")
@pytest.mark.parametrize(("edition", "letters"), [("mattel", {"1": "А14"}), ("bilingual-uk", {"1": "А1", "2": "’13"})])
def test_a_draw_for_the_first_move_that_nobody_can_win_ends(edition: str, letters: dict[str, str]) -> None:
    language = "uk" if edition == "bilingual-uk" else "ru"
    table = Table(edition=edition, first=None, tiles={"language": language, "letters": letters, "blanks": 0})
    for _ in range(200):
        if table.state.stage is not Stage.ORDER:
            break
        table.draw()
    assert table.state.stage is not Stage.ORDER
    assert len(table.public.lots) <= 60


def test_a_set_of_blanks_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        read_options({"tiles": {"language": "ru", "letters": {"1": "А8"}, "blanks": 8}})
    assert (refused.value.code, refused.value.params) == ("tiles-blanks", {"blanks": 8, "most": 4})


@pytest.mark.parametrize("name", ["own_words", "theme_words"])
def test_lists_have_an_end(name: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_options({"theme": "лес", name: ["ЁЛКА"] * 5_001})
    assert refused.value.code == "too-many-things"


@pytest.mark.parametrize(
    "action",
    [
        Exchange("А" * 100_000),
        Pick("А" * 100_000),
        Play("З8", "А" * 100_000),
        Lay((Tile("З8", "А" * 100_000),)),
        Lay((Tile("З8", "А"),) * 300),
        ThemeVote(("ДОМ",) * 300),
    ],
    ids=lambda action: type(action).__name__,
)
def test_what_is_too_long_is_not_even_read(action: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        readable(action)
    assert len(str(refused.value)) < 200


def test_sixty_signs_of_a_word_are_looked_at() -> None:
    """A letter may come in two parts: so Й comes from some keyboards."""
    assert readable(Play("З8", "И\u0306" * 30)) == Play("З8", "Й" * 30)
    with pytest.raises(Unreadable) as refused:
        readable(Play("З8", "И\u0306" * 30 + "И"))
    assert refused.value.params == {"word": "И\u0306" * 10, "length": 61, "limit": 15}


@pytest.mark.parametrize(
    ("action", "param"),
    [
        (Play("Ю" * 50, "ДОМ"), "at"),
        (Play("З8", "Ю" * 100), "word"),
        (Lay((Tile("З8", "Ю" * 50),)), "letter"),
        (Swap("З8", "Ю" * 50), "letter"),
    ],
    ids=str,
)
def test_as_much_of_a_mistake_as_fits_a_sentence(action: Any, param: str) -> None:
    with pytest.raises(Unreadable) as refused:
        readable(action)
    assert refused.value.params[param] == "Ю" * 20


@pytest.mark.parametrize("line", ["что такое " * 20, "=" * 90], ids=["words", "signs"])
def test_as_much_of_a_line_as_fits_a_sentence(line: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_action(line)
    assert (refused.value.code, refused.value.params) == ("scrabble-what", {"text": line[:60]})


@pytest.mark.parametrize(
    ("raw", "param", "shown"),
    [
        ({"edition": "х" * 100}, "edition", 40),
        ({"board": "х" * 100}, "name", 40),
        ({"tiles": "х" * 100}, "name", 40),
        ({"tiles": {"language": "ru", "letters": {"1": "х" * 100}}}, "item", 20),
        ({"position": f"{'/'.join(['15'] * 15)} / {'х' * 100}"}, "text", 20),
    ],
    ids=str,
)
def test_as_much_of_a_name_as_fits_a_sentence(raw: dict[str, Any], param: str, shown: int) -> None:
    with pytest.raises(Unreadable) as refused:
        read_options(raw)
    assert refused.value.params[param] == "х" * shown


@pytest.mark.rule("SM-38")
@pytest.mark.parametrize("seat", [-1, 2])
def test_who_begins_must_be_at_the_table(seat: int) -> None:
    with pytest.raises(Illegal) as refused:
        read_options({"first": seat})
    assert (refused.value.rule, refused.value.params) == ("SM-38", {"seat": seat + 1})  # people count from one


def test_a_refusal_of_options_is_short() -> None:
    with pytest.raises(Unreadable) as refused:
        read_options({"words": "х" * 100_000})
    assert len(str(refused.value)) < 300


# --- claims ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-95")
@pytest.mark.parametrize("claimed", [-1, 100_001, 10**30])
def test_a_claim_on_a_sheet_is_a_count(claimed: int) -> None:
    options = read_options({"mode": "duplicate"})
    for count in (0, 100_000):
        laid(EMPTY_GRID, "ДОМ", Play("З8", "ДОМ", count), options.layout(), options.book)
    with pytest.raises(Illegal) as refused:
        laid(EMPTY_GRID, "ДОМ", Play("З8", "ДОМ", claimed), options.layout(), options.book)
    assert (refused.value.rule, refused.value.code) == ("SM-95", "claimed-range")
    assert refused.value.params == {"claimed": str(claimed)[:20]}


def test_a_sheet_claims_no_theme() -> None:
    options = read_options({"mode": "duplicate"})
    with pytest.raises(Illegal) as refused:
        laid(EMPTY_GRID, "ДОМ", Play("З8", "ДОМ", theme=("ДОМ",)), options.layout(), options.book)
    assert refused.value.code == "no-theme"


@pytest.mark.rule("SM-32", "SM-G18")
@pytest.mark.parametrize(("claimed", "corrected"), [(6, []), (11, []), (7, [Corrected(0, 7, 11)])])
def test_a_count_with_or_without_the_vote_on_the_theme_is_right(claimed: int, corrected: list[Corrected]) -> None:
    table = Table(declare=True, theme="дом").turn(HOUSE, "АЛАНКИТ").move(f"З8 ДОМА ={claimed} #ДОМА")
    table.answers({1: "тема ДОМА"})
    assert table.events_of(Stood) == [Stood(0, 11)]
    assert table.events_of(Corrected) == corrected


@pytest.mark.rule("SM-71", "SM-G10")
@pytest.mark.parametrize("listed", ["МЕД", "МЁД"])
@pytest.mark.parametrize("laid_word", ["МЕД", "МЁД"])
@pytest.mark.parametrize("yo", ["lenient", "strict"])
def test_a_theme_knows_yo_as_the_table_does(listed: str, laid_word: str, yo: str) -> None:
    def points(**options: Any) -> int:
        return Table(yo=yo, **options).turn(EMPTY_GRID, "МЕЁДКИТ").move(f"З8 {laid_word}").state.scores[0]

    bonus = points(theme="еда", theme_words=[listed]) - points()
    assert bonus == (5 if yo == "lenient" or listed == laid_word else 0)


# --- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-70")
def test_added_time_outlives_a_swap() -> None:
    table = Table(reusable_blanks=True).turn(lying("З8 дОМ"), "ДЛАНКИТ")
    table.apply_input(MoreTime(table.window.id, 60_000))
    before = table.table.deadline_ms(table.window)
    table.move("З8=Д")
    assert table.table.deadline_ms(table.window) == before
    table.apply_input(Act(0, table.window.id, Pass()))
    assert table.table.deadline_ms(table.window) != before

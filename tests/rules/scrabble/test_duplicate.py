"""Duplicate Scrabble: SM-91..105 and the gaps around them."""

from typing import Any

import pytest

from rules.scrabble.duplicate_table import Table, board, events_seen
from slovoteka.core.errors import Illegal
from slovoteka.core.oracle import AreWords, IsWord
from slovoteka.core.words import Why
from slovoteka.games.scrabble.actions import Action, Challenge, Exchange, Lay, Pass, Play, Tile
from slovoteka.games.scrabble.duplicate.racks import is_fair, needed
from slovoteka.games.scrabble.duplicate.state import Stage
from slovoteka.games.scrabble.duplicate.views import GameOver, RackCalled, RackPutBack, RoundClosed, SheetJudged
from slovoteka.games.scrabble.editions import VOWELS
from slovoteka.games.scrabble.options import read_options

RACK = "ЗДОРОВМ"
WORDS = ("ЗДОРОВ", "ДОМ", "ВОР", "РОВ", "МОР", "ОМ")


def called(**options: Any) -> Table:
    """The first rack has been called."""
    return Table(*WORDS, **options).rack(RACK)


def any_move(table: Table) -> Table:
    """Lets every rack have a move."""
    table.words.best = ["З8 ДОМ"] * 30
    return table


# --- the table ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-91")
@pytest.mark.parametrize("seats", [1, 2, 5_000])
def test_any_number_of_players_and_even_one_play_the_same_tiles(seats: int) -> None:
    table = called(seats=seats)
    assert table.window.seats == tuple(range(seats))
    table.sheets(*["З8 ДОМ"] * seats)
    assert table.state.scores == (10,) * seats
    assert [leader.seat for leader in table.public.leaders] == list(range(min(seats, 30))), "not all for everybody"


@pytest.mark.rule("SM-91")
@pytest.mark.parametrize("seats", [0, 5_001])
def test_nobody_and_too_many_are_refused(seats: int) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options({"mode": "duplicate", "seats": seats})
    assert (refusal.value.rule, refusal.value.code) == ("SM-91", "seats")


@pytest.mark.rule("SM-92")
def test_everyone_has_the_same_open_tiles_in_order_of_the_alphabet() -> None:
    table = called()
    assert table.public.rack == "ВДЗМООР"
    assert table.state.bag == "".join(sorted(table.state.bag))
    left = (table.public.vowels_left, table.public.consonants_left, table.public.blanks_left)
    assert left == (42 - 2, 104 - 2 - 42 - 5, 2)
    assert sum(left) == table.public.bag_left == 97


@pytest.mark.rule("SM-93")
def test_seven_are_drawn_at_random_and_called() -> None:
    table = any_move(Table(*WORDS))
    for drawn, face in enumerate(RACK):
        urn = table.game.chance(table.state)
        assert urn is not None
        assert urn.size == 104 - drawn
        assert table.events == []
        assert table.game.windows(table.state) == ()
        table.draw(face)
    assert table.game.chance(table.state) is None
    assert table.events == [RackCalled(1, "ВДЗМООР")]


@pytest.mark.rule("SM-94")
def test_all_seek_a_word_from_the_same_seven() -> None:
    table = called()
    table.refused("З8 ДЫМ", "SM-10", "tile-not-on-rack")
    table.refused("З8 ДоМ", "SM-06", "no-blank-on-rack")
    table.refused("З8 МОМ", "SM-10", "tile-not-on-rack")
    table.sheets("З8 ДОМ", "З8 ЗДОРОВ", "З8 ДОМ")
    assert table.state.scores == (10, 24, 10)


# --- sheets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-95")
def test_three_minutes_for_word_score_and_place() -> None:
    table = called()
    assert (table.window.kind, table.window.mode, table.window.limit_ms) == ("sheet", "sealed", 180_000)
    table.sheets("З8 ДОМ =10", "З8 ЗДОРОВ =24", None)
    assert table.sheet(0).play == Play("З8", "ДОМ", 10)
    assert table.sheet(1).play == Play("З8", "ЗДОРОВ", 24)
    assert table.private(2).sheet is None


@pytest.mark.rule("SM-95")
@pytest.mark.parametrize("action", [Exchange("ДОМ"), Challenge()])
def test_writing_is_all_that_is_asked(action: Action) -> None:
    table = called()
    for method in (table.game.check, table.game.apply):
        with pytest.raises(Illegal) as refusal:
            method(table.state, 0, table.window, action, 0)
        assert (refusal.value.rule, refusal.value.code) == ("SM-95", "not-now")


@pytest.mark.rule("SM-95")
def test_handing_in_is_no_way_to_ask_the_dictionary() -> None:
    table = called()
    asked = list(table.words.questions)
    table.game.check(table.state, 0, table.window, Play("З8", "РОЗ"), 0)
    table.game.check(table.state, 0, table.window, Lay((Tile("З8", "Д"), Tile("З9", "О"))), 0)
    table.game.check(table.state, 0, table.window, Pass(), 0)
    assert table.words.questions == asked


@pytest.mark.rule("SM-96")
def test_the_border_marks_tell_across_from_down() -> None:
    across, down = called().sheets("З8 ДОМ"), called().sheets("8З ДОМ")
    assert [across.state.grid[square] for square in (112, 113, 114)] == list("ДОМ")
    assert [down.state.grid[square] for square in (112, 127, 142)] == list("ДОМ")
    table = called()
    table.refused("И8 ДОМ", "SM-16", "not-on-centre")  # И is the ninth row
    table.sheets("8Ж ДОМ")
    assert [table.state.grid[square] for square in (97, 112, 127)] == list("ДОМ")


@pytest.mark.rule("SM-97")
def test_the_best_word_is_announced_and_all_put_it_on_their_boards() -> None:
    table = called().sheets("З8 ДОМ", "З8 ЗДОРОВ", "З8 ДОМ")
    (closed,) = [event for event in table.events if isinstance(event, RoundClosed)]
    assert closed.round.placed == Play("З8", "ЗДОРОВ")
    assert closed.round.score.total == 24
    assert (closed.round.found_by, closed.round.sheets, closed.round.valid) == (1, 3, 3)
    assert table.public.last == closed.round
    assert table.public.grid == board("З8 ЗДОРОВ")
    assert table.public.rack == "М"


@pytest.mark.rule("SM-98")
def test_points_only_for_ones_own_word() -> None:
    table = called().sheets("З8 ДОМ", "З8 ЗДОРОВ", None)
    assert table.state.scores == (10, 24, 0)
    assert (table.private(0).score, table.private(0).place) == (10, 2)
    assert events_seen(table.facts, 0, SheetJudged) == [SheetJudged(0, table.sheet(0))]
    assert events_seen(table.facts, 2, SheetJudged) == events_seen(table.facts, None, SheetJudged) == []


@pytest.mark.rule("SM-99")
def test_a_rejected_word_scores_nothing_and_has_a_reason() -> None:
    table = called().sheets("З8 РОЗ =50", "З8 ДОМ", None)
    assert table.state.scores == (0, 10, 0)
    rejected = table.sheet(0)
    assert (rejected.points, rejected.rejected) == (0, "РОЗ")
    assert rejected.verdict is not None
    assert rejected.verdict.why is Why.UNKNOWN
    assert table.public.last is not None
    assert table.public.last.placed == Play("З8", "ДОМ")
    assert (table.public.last.sheets, table.public.last.valid) == (2, 1)


@pytest.mark.rule("SM-99")
def test_a_bad_crossword_rejects_the_sheet() -> None:
    table = Table(*WORDS).rack("РОВАКСТ", grid=board("З8 ДОМ"), number=2).sheets("И8 ОРВ", "И10 РОВ", None)
    assert [table.sheet(seat).rejected for seat in (0, 1)] == ["ОРВ", "МР"]
    assert table.state.scores == (0, 0, 0)


# --- racks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-100")
def test_the_rack_is_drawn_to_seven_again() -> None:
    table = any_move(called().sheets("З8 ДОМ", None, None))
    assert (table.public.rack, table.public.bag_left) == ("ВЗОР", 97)
    table.draw("АЛ")
    assert table.game.windows(table.state) == ()
    table.draw("К")
    assert table.events == [RackCalled(2, "АВЗКЛОР")]
    assert table.window.id == "sheet:2"


@pytest.mark.rule("SM-101")
@pytest.mark.parametrize(
    ("rack", "number", "stands"),
    [
        ("АОВДЗКР", 1, True),
        ("АВДЗКРН", 1, False),
        ("АВДЗКРН", 15, False),
        ("АВДЗКРН", 16, True),
        ("ВДЗКРНТ", 16, False),
        ("АОЕИУВД", 15, True),
        ("АОЕИУЯВ", 15, False),
        ("АОЕИУЯВ", 16, True),
        ("АОЕИУЯЫ", 16, False),
        ("АВДЗКР?", 1, True),
        ("АОЕИУВ?", 1, True),
        ("ВДЗКРН?", 1, False),
        ("ВДЗКРН?", 16, True),
        ("ВДЗКР??", 1, True),
        ("АОЕИУЯ?", 16, True),
    ],
)
def test_vowels_and_consonants_of_a_rack(rack: str, number: int, stands: bool) -> None:
    table = any_move(Table(*WORDS)).rack(rack, number=number)
    assert (table.state.stage is Stage.SHEETS) is stands


@pytest.mark.rule("SM-101")
def test_from_the_sixteenth_rack_one_of_each_is_enough() -> None:
    assert [needed(number) for number in (1, 15, 16, 30)] == [2, 2, 1, 1]


@pytest.mark.rule("SM-102")
def test_an_unfair_rack_goes_back_as_a_whole() -> None:
    table = any_move(called().sheets("З8 ДОМ", None, None)).draw("КЛТ")
    assert table.events == [RackPutBack("ВЗКЛОРТ", stuck=False)]
    assert (table.public.rack, table.public.put_back, table.public.bag_left) == ("", "ВЗКЛОРТ", 101)
    table.draw("АОКЛТРН")
    assert table.events == [RackCalled(2, "АКЛНОРТ")]
    assert table.public.put_back == ""


@pytest.mark.rule("SM-103")
def test_later_words_join_the_board_and_are_written_on_new_sheets() -> None:
    table = Table(*WORDS).rack("МОРЕКАТ", grid=board("З8 ДОМ"), number=2)
    table.refused("А1 МОР", "SM-G8", "not-touching")
    table.refused("З11 МОР", "SM-40", "not-the-whole-word")
    table.sheets("10З МОР", "9Ж КОТ", None)
    assert table.sheet(0).points == 2 + 1 + 1 * 3  # М is there already; Р is on a triple letter
    assert table.sheet(1).rejected == "КОТ"
    table.words.know([*WORDS, "КОТ", "ТО"])
    following = table.rack("АКОТЕЛН", grid=table.state.grid, number=3).sheets(None, "9Ж КОТ", None)
    assert following.private(0).sheet is None
    assert following.sheet(1).play == Play("9Ж", "КОТ")


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-104")
def test_the_game_ends_when_all_tiles_are_played() -> None:
    table = Table(*WORDS).rack("ДОМ", bag="", number=20).sheets("З8 ДОМ", None, None)
    assert table.events[-1] == GameOver("played-out")
    assert table.outcome.reason == "played-out"
    assert table.game.windows(table.state) == ()
    assert table.game.chance(table.state) is None


@pytest.mark.rule("SM-104")
@pytest.mark.parametrize("left", ["РВ", "РВТКЛНСБГ", "ИА", "ОАИЕУОА"])
def test_the_game_ends_without_vowels_or_consonants(left: str) -> None:
    table = any_move(Table(*WORDS)).rack("ДОМ" + left[:4], bag=left[4:], number=20).sheets("З8 ДОМ", None, None)
    assert table.outcome.reason == "no-letters"
    assert table.game.inventory(table.state) == tuple(sorted("ДОМ" + left))


@pytest.mark.rule("SM-104")
def test_a_blank_keeps_the_game_going() -> None:
    table = any_move(Table(*WORDS)).rack("ДОМР?", bag="", number=20).sheets("З8 ДОМ", None, None)
    assert table.events[-1] == RackCalled(21, "?Р")
    assert table.game.outcome(table.state) is None


@pytest.mark.rule("SM-105")
def test_the_highest_total_wins() -> None:
    table = Table(*WORDS, seats=4).rack("ДОМ", bag="", number=20).set(scores=(30, 25, 35, 90)).leave(3)
    table.sheets("З8 ДОМ", "З8 ДОМ", None)
    assert table.outcome.scores == (40, 35, 35, 90)
    assert table.outcome.places == (1, 2, 2, 4)  # those who left come behind those who stayed


# --- gaps -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G15")
def test_signs_count_as_consonants() -> None:
    for sign in "ЬЪЙ":
        assert is_fair("АОЕ" + sign, 16, VOWELS["ru"])
        assert not is_fair(sign + "ВД", 16, VOWELS["ru"])
    assert is_fair("АО’", 16, VOWELS["uk"])
    assert not is_fair("’ВД", 16, VOWELS["uk"])
    table = any_move(Table(*WORDS)).rack("АОЕИУЬЪ")
    assert table.state.stage is Stage.SHEETS


@pytest.mark.rule("SM-G16")
@pytest.mark.parametrize(
    ("rack", "better", "other"),
    [
        ("?ОМРОВК", "З8 РОВ", "З8 дОМ"),  # fewest blanks, though Д comes before Р
        ("ОМРОВДК", "З8 ОМ", "З8 ВОР"),  # fewest tiles
        ("ОМРОВДК", "З8 ВОР", "З8 РОВ"),  # the alphabet
        ("БОРЁРАК", "З8 БОР", "З8 ЁРА"),  # Ё comes after Е
        ("ОМРОВДК", "З6 ВОР", "З7 ВОР"),  # the column
        ("ОМРОВДК", "8Е ВОР", "З6 ВОР"),  # the row comes first
        ("ОМРОВДК", "З8 ВОР", "8З ВОР"),  # across before down
    ],
)
def test_which_of_equal_words_is_the_best(rack: str, better: str, other: str) -> None:
    for sheets in ((better, other, None), (other, better, None)):
        table = Table(*WORDS, "БОР", "ЁРА").rack(rack, bag="АААКККК").sheets(*sheets)
        assert len({table.sheet(seat).points for seat in (0, 1)}) == 1
        assert table.public.grid == board(better)


@pytest.mark.rule("SM-G17")
@pytest.mark.parametrize("left", ["ВОР", "ОАР", "ВОРКТЛНСБ"])
def test_where_no_fair_rack_can_be_drawn_the_game_ends(left: str) -> None:
    """Vowels and consonants are left, but not two of each."""
    table = any_move(Table(*WORDS)).rack("ДОМ" + left[:4], bag=left[4:], number=5).sheets("З8 ДОМ", None, None)
    assert table.events[-1] == GameOver("no-letters")
    assert table.outcome.reason == "no-letters"
    later = any_move(Table(*WORDS)).rack("ДОМ" + left[:4], bag=left[4:], number=15).sheets("З8 ДОМ", None, None)
    assert later.game.outcome(later.state) is None  # the sixteenth needs only one of each


@pytest.mark.rule("SM-G29")
def test_the_best_sheet_is_placed_or_by_agreement_the_best_move() -> None:
    by_sheets = called().sheets("З8 ДОМ", None, None)
    by_engine = called(placed="engine").sheets("З8 ДОМ", None, None)
    assert by_sheets.public.grid == board("З8 ДОМ")
    assert by_engine.public.grid == board("8Г ЗДОРОВ")
    assert by_sheets.state.scores == by_engine.state.scores == (10, 0, 0)
    for table in (by_sheets, by_engine):
        assert table.public.last is not None
        assert (table.public.last.best, table.public.last.best_points) == (Play("8Г", "ЗДОРОВ"), 32)


@pytest.mark.rule("SM-G29")
@pytest.mark.parametrize("sheets", [("З8 РОЗ", "З8 МОЗ", "пас"), (None, None, None)])
def test_without_a_valid_sheet_the_best_move_is_placed_and_nobody_scores(sheets: tuple[str | None, ...]) -> None:
    table = called().sheets(*sheets)
    assert table.public.grid == board("8Г ЗДОРОВ")
    assert table.state.scores == (0, 0, 0)
    assert table.public.last is not None
    assert (table.public.last.found_by, table.public.last.valid) == (0, 0)


@pytest.mark.rule("SM-G29")
def test_a_wrongly_claimed_score_is_corrected_on_the_sheet() -> None:
    table = called().sheets("З8 ДОМ =99", "З8 ДОМ =1", "З8 ДОМ")
    assert table.state.scores == (10, 10, 10)
    assert [table.sheet(seat).play.claimed for seat in range(3)] == [99, 1, None]
    (heard,) = events_seen(table.facts, 0, SheetJudged)
    assert (heard.sheet.play.claimed, heard.sheet.points) == (99, 10)


@pytest.mark.rule("SM-99", "SM-97")
def test_all_words_of_a_round_are_looked_up_together() -> None:
    table = called(seats=4)
    table.words.questions.clear()
    table.sheets("З8 ДОМ", "З8 РОЗ", "З6 РОЗ", "З8 ДОМ")
    asked = [question for question in table.words.questions if isinstance(question, AreWords | IsWord)]
    assert asked == [AreWords(("ДОМ", "РОЗ")), IsWord("РОЗ")]

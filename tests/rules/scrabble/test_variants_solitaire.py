"""Scrabble for one: one rack (SM-88), two racks (SM-89), all tiles face up (SM-90)."""

from typing import Any

import pytest

from games.scrabble.tables import Table
from rules.scrabble.boards import lying
from slovoteka.core.game import Outcome
from slovoteka.core.inputs import Act
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import Finished, Picked

HOUSE = lying("З8 ДОМ")


def alone(kind: str = "one-rack", *words: str, **options: Any) -> Table:
    return Table(*words, mode="solitaire", solitaire=kind, **options)


# --- а: one rack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-88")
def test_one_rack_and_nobody_to_draw_lots_with() -> None:
    table = Table(mode="solitaire", first=None)
    assert table.state.stage is Stage.DRAW
    table.deal()
    assert (len(table.private(0).rack), table.window.kind, table.window.seats) == (7, "turn", (0,))
    assert table.public.bags_left == (104 - 7,)


@pytest.mark.rule("SM-88")
def test_the_usual_rules_hold_and_the_same_player_is_next() -> None:
    table = alone().turn(HOUSE, "АЛАНКИТ")
    table.refused(0, "А1 АЛ", "SM-G8", "not-touching")
    table.move("З8 ДОМА")
    assert (table.state.scores, len(table.private(0).rack), table.window.seats) == ((6,), 7, (0,))
    assert table.move("8З ДАЛ").state.scores[0] > 6


@pytest.mark.rule("SM-88")
def test_words_are_looked_up_at_once() -> None:
    table = alone("one-rack", "ДОМ", "ДОМА").turn(HOUSE, "АЛАНКИТ")
    assert table.refused(0, "З8 ДОМИ", "SM-20", "no-such-word")["word"] == "ДОМИ"
    assert table.move("З8 ДОМА").state.scores == (6,)


@pytest.mark.rule("SM-88", "SM-51", "SM-54")
def test_it_ends_when_the_rack_is_empty_and_nobody_is_there_to_gain_from() -> None:
    table = alone().turn(HOUSE, "А", bag="").move("З8 ДОМА")
    assert table.outcome == Outcome(reason="out", scores=(6,), places=(1,))


@pytest.mark.rule("SM-88", "SM-15", "SM-53")
def test_it_ends_with_two_passes_and_the_rack_is_lost() -> None:
    table = alone().turn(HOUSE, "ХМ", scores=(20,)).move("пас")
    assert not table.is_over
    assert table.move("пас").outcome == Outcome(reason="passes", scores=(20 - 7,), places=(1,))


# --- б: two racks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-89")
def test_one_person_plays_two_racks_in_turn() -> None:
    table = alone("two-racks")
    table.deal()
    assert table.options.seats == 1
    assert (len(table.private(0).rack), len(table.private(0).second_rack)) == (7, 7)
    table.turn(HOUSE, "АЛАНКИТ", "ОРЕС")
    for line, mover in (("З8 ДОМА", 1), ("9З ОРЕ", 0), ("пас", 1)):
        assert table.window.seats == (0,)
        assert table.move(line).state.mover == mover
    assert all(score > 0 for score in table.state.scores)


@pytest.mark.rule("SM-89")
def test_each_turn_takes_from_its_own_rack() -> None:
    table = alone("two-racks").turn(HOUSE, "АЛАНКИТ", "ОРЕС")
    table.refused(0, "9З ОРЕ", "SM-10", "tile-not-on-rack")
    table.move("пас").refused(0, "З8 ДОМА", "SM-10", "tile-not-on-rack")


@pytest.mark.rule("SM-89", "SM-54")
def test_the_result_is_what_both_racks_have_made() -> None:
    table = alone("two-racks").turn(HOUSE, "А", "ХМ", bag="", scores=(100, 50)).move("З8 ДОМА")
    (finished,) = table.events_of(Finished)
    assert finished.scores == (100 + 6 + 7, 50 - 7)
    assert table.outcome == Outcome(reason="out", scores=(156,), places=(1,))


@pytest.mark.rule("SM-89", "SM-15")
def test_both_racks_have_to_pass_twice() -> None:
    table = alone("two-racks").turn(HOUSE, "А", "ХМ").move("пас", "пас", "пас")
    assert not table.is_over
    assert table.move("пас").is_over


# --- в: face up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-90")
def test_all_tiles_are_seen_and_the_rack_is_chosen() -> None:
    table = alone("face-up")
    assert table.game.chance(table.state) is None
    assert (table.window.kind, table.window.seats) == ("pick", (0,))
    assert table.public.open_bag == table.options.tiles.tiles
    table.move("взять щюэфъ??")
    assert table.events[0] == Picked(0, "??ФЩЪЭЮ")
    assert table.private(0).rack == "??ФЩЪЭЮ"
    assert table.public.bags_left == (97,)
    assert table.window.kind == "turn"


@pytest.mark.rule("SM-90")
@pytest.mark.parametrize(
    ("letters", "code", "params"),
    [
        ("АБВГДЕ", "pick-count", {"count": 6, "needed": 7}),
        ("АБВГДЕЖЗ", "pick-count", {"count": 8, "needed": 7}),
        ("ФФАБВГД", "pick-missing", {"letter": "Ф"}),
        ("???АБВГ", "pick-missing", {"letter": "?"}),
    ],
)
def test_seven_tiles_that_are_there(letters: str, code: str, params: dict[str, Any]) -> None:
    assert alone("face-up").refused(0, f"взять {letters}", "SM-90", code) == params


@pytest.mark.rule("SM-90")
def test_no_play_before_the_tiles_are_chosen() -> None:
    alone("face-up").refused(0, "пас", "SM-90", "not-now")
    alone("face-up").refused(0, "З8 ДОМ", "SM-90", "not-now")


@pytest.mark.rule("SM-90", "SM-35")
def test_after_a_play_as_many_are_chosen_as_were_laid() -> None:
    table = alone("face-up").turn(HOUSE, "АЛАНКИТ").move("8З ДАЛ")
    assert table.window.kind == "pick"
    table.refused(0, "взять ЮЩФ", "SM-90", "pick-count")
    assert table.move("взять ЮЩ").private(0).rack == "АИКНТЩЮ"
    assert table.window.kind == "turn"


@pytest.mark.rule("SM-90", "SM-G21")
def test_at_the_end_what_is_left_is_chosen() -> None:
    table = alone("face-up").turn(HOUSE, "АЛАНКИТ", bag="Ю").move("8З ДАЛАН")
    table.refused(0, "взять ЮЮЮЮ", "SM-90", "pick-count")
    table.move("взять Ю")
    assert (table.private(0).rack, table.state.bags, table.window.kind) == ("ИКТЮ", ("",), "turn")


@pytest.mark.rule("SM-90", "SM-G22")
def test_an_exchange_chooses_among_the_others() -> None:
    table = alone("face-up").turn(HOUSE, "АЛАНКИТ", bag="ЮЩ").move("обмен АЛ")
    assert table.public.open_bag == "ЩЮ"
    table.move("взять ЮЩ")
    assert (table.private(0).rack, table.state.bags) == ("АИКНТЩЮ", ("АЛ",))


@pytest.mark.rule("SM-90", "SM-G24")
def test_when_time_is_over_the_first_tiles_are_taken() -> None:
    table = alone("face-up", turn_ms=1_000).time_out()
    assert table.private(0).rack == table.options.tiles.tiles[:7]
    assert (table.state.grid, table.window.kind) == (EMPTY_GRID, "turn")


@pytest.mark.rule("SM-69", "SM-90")
def test_nobody_chooses_tiles_elsewhere() -> None:
    for table in (Table(), alone(), alone("two-racks")):
        table.deal()
        assert table.public.open_bag == ""
        refusal = table.refusal(Act(0, table.window.id, {"type": "pick", "letters": "АБ"}))
        assert refusal.code == "not-now"

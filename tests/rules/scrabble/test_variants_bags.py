"""Two bags (SM-75): one for vowels and one for consonants, and a choice for every tile."""

from typing import Any

import pytest

from games.scrabble.tables import CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.core.inputs import Act
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import Drew

VOWEL, CONSONANT = "гласная", "согласная"
HOUSE = lying("З8 ДОМ")


def two_bags(*words: str, **options: Any) -> Table:
    return Table(*words, two_bags=True, **options)


# --- what is in them ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-75")
def test_vowels_and_consonants_lie_apart_with_a_blank_each() -> None:
    vowels, consonants = two_bags().state.bags
    assert {*vowels} == {*"АЕЁИОУЫЭЮЯ?"}
    assert {*consonants} == {*"БВГДЖЗЙКЛМНПРСТФХЦЧШЩЪЬ*"}
    assert (vowels.count("?"), consonants.count("*")) == (1, 1)
    assert len(vowels + consonants) == 104


@pytest.mark.rule("SM-75", "SM-G15")
def test_the_signs_and_the_short_i_are_with_the_consonants() -> None:
    vowels, consonants = two_bags().state.bags
    assert {*"ЬЪЙ"} <= {*consonants}
    assert not {*"ЬЪЙ"} & {*vowels}


@pytest.mark.rule("SM-75")
def test_in_ukrainian_too() -> None:
    vowels, consonants = two_bags(edition="bilingual-uk").state.bags
    assert {*vowels} == {*"АЕЄИІЇОУЮЯ?"}
    assert {*"ЬЙ’Ґ*"} <= {*consonants}


@pytest.mark.rule("SM-75")
def test_a_single_blank_is_with_the_vowels() -> None:
    tiles = {"language": "ru", "blanks": 1, "letters": {"1": "А20 Б20"}}
    assert two_bags(tiles=tiles).state.bags == ("?" + "А" * 20, "Б" * 20)


@pytest.mark.rule("SM-69", "SM-75")
def test_without_the_agreement_there_is_one_bag_and_no_choice() -> None:
    table = Table()
    table.deal()
    assert len(table.state.bags) == 1
    assert table.window.kind == "turn"
    assert table.refused(0, VOWEL, "SM-38", "not-now") == {"window": "turn"}


# --- the choice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-75", "SM-10")
def test_every_tile_of_the_deal_is_a_choice() -> None:
    table = two_bags()
    choices: list[tuple[int, str]] = []
    while table.window.kind == "draw":
        line = VOWEL if len(choices) % 2 else CONSONANT
        choices.append((table.window.seats[0], line))
        table.move(line)
    assert [seat for seat, _ in choices] == [0] * 7 + [1] * 7
    for seat in (0, 1):
        vowels = [tile for tile in table.private(seat).rack if tile in "АЕЁИОУЫЭЮЯ?"]
        assert len(vowels) == [line for chooser, line in choices if chooser == seat].count(VOWEL)
    assert table.window.seats == (0,)


@pytest.mark.rule("SM-75")
@pytest.mark.parametrize(("line", "faces"), [(VOWEL, "?АЕЁИОУЫЭЮЯ"), (CONSONANT, "*БВГДЖЗЙКЛМНПРСТФХЦЧШЩЪЬ")])
def test_the_tile_comes_from_the_chosen_bag(line: str, faces: str) -> None:
    table = two_bags()
    table.only(0, line)
    assert {*table.urn.faces} == {*faces}
    assert table.game.windows(table.state) == ()


@pytest.mark.rule("SM-75")
def test_all_see_the_bag_and_only_the_drawer_the_tile() -> None:
    table = two_bags().act(0, VOWEL, draws="Э")
    assert table.events_of(Drew, 0) == [Drew(0, "Э", "vowels")]
    assert table.events_of(Drew, 1) == [Drew(0, None, "vowels")]
    assert table.public.bags_left == (43 - 1, 61)


@pytest.mark.rule("SM-75", "SM-35")
def test_after_a_play_each_tile_is_a_choice_too() -> None:
    table = two_bags().turn(HOUSE, "АЛАНКИТ").move("З8 ДОМА")
    assert (table.window.kind, table.window.seats) == ("draw", (0,))
    table.refused(0, "пас", "SM-75", "not-now")
    table.refused(1, VOWEL, "host", "not-invited")
    assert table.move(CONSONANT).window.seats == (1,)
    assert table.state.stage is Stage.TURN


@pytest.mark.rule("SM-75", "SM-13")
def test_in_an_exchange_each_new_tile_is_a_choice() -> None:
    table = two_bags().turn(HOUSE, "АЛАНКИТ").move("обмен АА")
    assert table.window.kind == "draw"
    table.move(CONSONANT)
    assert table.window.kind == "draw"
    table.move(CONSONANT)
    assert (table.window.kind, table.window.seats) == ("turn", (1,))
    assert not {*table.private(0).rack} & {"А"}


@pytest.mark.rule("SM-75")
@pytest.mark.parametrize(("bag", "drawn"), [("БВГДЖ", "Б"), ("АЕИОУ", "А")])
def test_there_is_no_choice_when_a_bag_is_empty(bag: str, drawn: str) -> None:
    table = two_bags().turn(HOUSE, "АЛАНКИТ", bag=bag).move("З8 ДОМА")
    assert (table.window.kind, table.window.seats) == ("turn", (1,))
    assert drawn in table.private(0).rack


@pytest.mark.rule("SM-75")
def test_the_choice_ends_when_a_bag_runs_out_on_the_way() -> None:
    table = two_bags().turn(HOUSE, "ААЛНКИТ", bag="ОБВГ").move("обмен АЛ", VOWEL)
    assert (table.window.kind, table.window.seats) == ("turn", (1,))
    assert "О" in table.private(0).rack
    assert "Б" in table.private(0).rack


@pytest.mark.rule("SM-75", "SM-G21")
def test_both_bags_run_out() -> None:
    table = two_bags().turn(HOUSE, "АЛАНКИТ", bag="ОБ").move("8З ДАЛАНКИ")
    assert table.move(VOWEL).window.seats == (1,)
    assert table.private(0).rack == "БОТ"
    assert table.state.bags == ("", "")


@pytest.mark.rule("SM-75")
@pytest.mark.parametrize(("bag", "drawn"), [("ОБВ", "Б"), ("ОЕБ", "Е"), ("ОБ", "О")])
def test_when_time_is_over_the_tile_comes_from_the_fuller_bag(bag: str, drawn: str) -> None:
    table = two_bags().turn(HOUSE, "АЛАНКИТ", bag=bag).move("З8 ДОМА").time_out()
    assert "".join(sorted("ЛАНКИТ" + drawn)) == table.private(0).rack


@pytest.mark.rule("SM-75")
def test_the_choice_has_a_limit_of_its_own_and_begins_anew_for_every_tile() -> None:
    table = two_bags(draw_ms=7_000)
    assert (table.window.opened_ms, table.window.limit_ms) == (0, 7_000)
    first = table.window.id
    table.wait(3_000).move(VOWEL)
    assert (table.window.opened_ms, table.window.limit_ms) == (3_000, 7_000)
    assert table.window.id != first
    table.refused(0, VOWEL, "host", "stale", first)


@pytest.mark.rule("SM-75")
@pytest.mark.parametrize("bag", ["", "blanks", None, 1])
def test_there_are_only_these_two_bags(bag: Any) -> None:
    table = two_bags()
    assert table.refusal(Act(0, table.window.id, {"type": "take", "bag": bag})).code == "not-an-action"


# --- blanks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G28")
@pytest.mark.parametrize(("rack", "homes"), [("?АЛНКИТ", (True, False)), ("*АЛНКИТ", (False, True))])
def test_a_blank_exchanged_goes_back_to_the_bag_it_came_from(rack: str, homes: tuple[bool, bool]) -> None:
    table = two_bags().turn(HOUSE, rack, bag="ОЕИБВГ")
    table.act(0, "обмен ?").act(0, CONSONANT, draws="Б")
    assert ("?" in table.state.bags[0], "*" in table.state.bags[1]) == homes


@pytest.mark.rule("SM-G28")
def test_both_blanks_go_home() -> None:
    table = two_bags().turn(HOUSE, "?*АЛНКИ", bag="ОЕИБВГ").move("обмен ??", CONSONANT, CONSONANT)
    assert ("?" in table.state.bags[0], "*" in table.state.bags[1]) == (True, True)


@pytest.mark.rule("SM-G28", "SM-24")
@pytest.mark.parametrize("blank", ["?", "*"])
def test_a_blank_taken_back_from_the_board_is_the_same_blank(blank: str) -> None:
    table = two_bags("ДОМ", words="challenge").turn(HOUSE, blank + "АЛНКИТ").move("З8 ДОМа").act(1, CHALLENGE)
    assert blank in table.state.racks[0]


@pytest.mark.rule("SM-G28", "SM-70")
@pytest.mark.parametrize("blank", ["?", "*"])
def test_a_swapped_blank_still_knows_its_bag(blank: str) -> None:
    """Seat 0 lays it, seat 1 swaps it and exchanges it."""
    table = two_bags(reusable_blanks=True).turn(HOUSE, blank + "ЛНКИТТ", "АЛЕСНВУ", bag="ОЕИБВГ")
    table.move("З8 ДОМа", VOWEL, "З11=А")
    assert blank in table.state.racks[1]
    table.move("обмен ?", VOWEL)
    assert (blank in table.state.bags[0], blank in table.state.bags[1]) == (blank == "?", blank == "*")


@pytest.mark.rule("SM-G28", "SM-06")
def test_a_blank_is_a_blank_to_its_owner_whichever_bag_it_came_from() -> None:
    table = two_bags().turn(HOUSE, "*АЛНКИТ").move("З8 ДОМа")
    assert table.state.scores[0] == 2 + 1 + 2 + 0

"""The guesser at tables with given associations: which codename, and whether to go on."""

from typing import Any

import numpy as np
import pytest

from bots.codenames.tables import BLUE, NOBODYS, RED, FakeTable, decided, player
from rules.codenames.tables import COGNATE, STRIKE, CodenamesTable, table_of
from slovoteka.bots.bot import Decision, Level
from slovoteka.bots.codenames.guesser import ClueMemory, choose, own_chances
from slovoteka.bots.registry import levels_of
from slovoteka.games.codenames.actions import Protest, Stop, Touch

LEVELS = levels_of("codenames")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def guess(
    links: dict[str, dict[str, float]], table: CodenamesTable, level: Level = "master", **options: Any
) -> Decision:
    """What the guesser does now. Clues of the table that are not in `links` mean nothing to it."""
    silent: dict[str, dict[str, float]] = {clue.word.lower(): {} for clue in table.public.clues}
    return decided(player(FakeTable(silent | links), level, **options), table, "guess", **options)


# --- which word -----------------------------------------------------------------------------------------------------


@EVERY_LEVEL
def test_the_obvious_word_is_touched(level: Level) -> None:
    decision = guess({"балет": {"КОСА": 12.0}}, table_of().clue("балет 1"), level)
    assert decision.action == Touch("КОСА")
    assert decision.reason.params["word"] == "КОСА"
    assert int(decision.reason.params["chance"]) > 80


def test_words_come_in_the_order_of_their_chance() -> None:
    links = {"балет": {"ТАНЕЦ": 6.0, "ПАЧКА": 7.0}}
    table = table_of().clue("балет 2")
    assert guess(links, table).action == Touch("ПАЧКА")
    assert guess(links, table.touch("ПАЧКА")).action == Touch("ТАНЕЦ")


def test_yo_is_written_as_the_rules_read_it() -> None:
    """CN-G14: МЁД and МЕД are the same codename."""
    decision = guess({"балет": {"МЁД": 8.0}}, table_of().clue("балет 1"))
    assert decision.action == Touch("МЕД")
    assert decision.reason.params["word"] == "МЁД"


def test_what_is_left_of_an_earlier_clue_is_remembered() -> None:
    """`балет` can mean either of two words; one of them is left over from `птица`."""
    table = table_of().clue("птица 2").touch("ГРИФ", "СОЛЬ").clue("погода 1").touch("ВОЛНА").clue("балет 1")
    links = {"балет": {"КРЫЛО": 4.0, "ПАЧКА": 4.2}}
    assert guess(links, table).action == Touch("ПАЧКА")
    links["птица"] = {"ГРИФ": 6.0, "КРЫЛО": 6.0}
    assert guess(links, table).action == Touch("КРЫЛО")


def test_an_earlier_clue_that_was_found_whole_says_nothing_more() -> None:
    table = table_of().clue("птица 1").touch("ГРИФ").type(2, "стоп").clue("погода 1").touch("ВОЛНА").clue("балет 1")
    links = {"балет": {"КРЫЛО": 4.0, "ПАЧКА": 4.2}, "птица": {"ГРИФ": 6.0, "КРЫЛО": 6.0}}
    assert guess(links, table).action == Touch("ПАЧКА")


def test_what_the_others_look_for_is_avoided() -> None:
    table = table_of(turn=1).clue("верёвка 2").touch("СОЛЬ").clue("балет 1")
    links = {"балет": {"ШПАГАТ": 4.2, "ПАЧКА": 4.0}}
    assert guess(links, table).action == Touch("ШПАГАТ")
    links["верёвка"] = {"ШПАГАТ": 9.0}
    assert guess(links, table).action == Touch("ПАЧКА")


@pytest.mark.rule("CN-74")
@EVERY_LEVEL
def test_a_clue_of_zero_warns(level: Level) -> None:
    """«ПЕРЬЯ 0» means that our words are unlike it, so the words that it points at are touched last."""
    pointed_at = dict.fromkeys((*RED, *BLUE, *NOBODYS[:6]), 9.0)
    for spared in (NOBODYS[6], "ЯД"):
        links = {"пирог": {**pointed_at, "МЁД": 9.0, "ЯД": 9.0}}
        del links["пирог"][spared]
        assert guess(links, table_of().clue("пирог 0"), level).action == Touch(spared.replace("Ё", "Е"))


@pytest.mark.rule("CN-74")
def test_an_earlier_zero_warns_still() -> None:
    table = table_of().clue("пирог 0").touch("СОЛЬ").clue("погода 1").touch("ВОЛНА").clue("балет 1")
    links = {"балет": {"ШПАГАТ": 4.2, "ПАЧКА": 4.0}}
    assert guess(links, table).action == Touch("ШПАГАТ")
    links["пирог"] = {"ШПАГАТ": 9.0}
    assert guess(links, table).action == Touch("ПАЧКА")


@pytest.mark.rule("CN-53")
def test_a_clue_that_was_not_valid_is_forgotten() -> None:
    table = table_of(thinks={"КОСИТЬ": COGNATE}).type(0, "косить 2!").act(1, Protest()).act(1, STRIKE)
    table.type(1, "пропустить").clue("погода 1").touch("ВОЛНА").clue("балет 1")
    links = {"косить": {"КРЫЛО": 9.0}, "балет": {"КРЫЛО": 4.0, "ПАЧКА": 4.2}}
    assert guess(links, table).action == Touch("ПАЧКА")


# --- whether to go on -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-36")
@EVERY_LEVEL
@pytest.mark.parametrize("line", ["балет 1", "балет 0", "балет неограниченно"])
def test_nobody_stops_before_the_first_touch(level: Level, line: str) -> None:
    """Even if the clue says nothing at all. `decided` asks the rules, which would refuse to stop."""
    assert isinstance(guess({}, table_of().clue(line), level).action, Touch)


def test_stops_when_the_rest_is_unlikely() -> None:
    table = table_of().clue("балет 3").touch("ПАЧКА", "ТАНЕЦ")
    decision = guess({"балет": {"ПАЧКА": 6.0, "ТАНЕЦ": 6.0}}, table)
    assert decision.action == Stop()
    assert decision.reason.code == "bot-codenames-stops"
    assert int(decision.reason.params["chance"]) < 60
    assert guess({"балет": {"КОСА": 6.0}}, table).action == Touch("КОСА")


@pytest.mark.rule("CN-77")
def test_goes_on_without_a_limit_while_words_are_likely() -> None:
    table = table_of().clue("балет неограниченно").touch("ПАЧКА", "ТАНЕЦ")
    assert guess({"балет": {"КОСА": 7.0}}, table).action == Touch("КОСА")
    assert guess({}, table).action == Stop()


@pytest.mark.rule("CN-40")
def test_the_extra_guess_is_for_what_an_earlier_clue_has_left() -> None:
    table = table_of().clue("птица 2").touch("ГРИФ", "СОЛЬ").clue("погода 1").touch("ВОЛНА").clue("балет 1")
    table.touch("ПАЧКА")
    sure = {"балет": {"ПАЧКА": 9.0}, "птица": {"КРЫЛО": 9.0}}
    assert guess(sure, table).action == Touch("КРЫЛО")
    assert guess({"балет": {"ПАЧКА": 9.0}}, table).action == Stop()


@pytest.mark.rule("CN-40")
@pytest.mark.parametrize("second", [1.0, 2.0, 3.0])
def test_no_extra_guess_where_nothing_is_left(second: float) -> None:
    """The clue's number was 1 and its word is found, so a slight likeness of another word means nothing."""
    table = table_of().clue("балет 1").touch("ПАЧКА")
    assert guess({"балет": {"ПАЧКА": 8.0, "ШПАГАТ": second}}, table).action == Stop()


def test_goes_on_when_stopping_would_lose() -> None:
    """The others have one word left and will find it, so a good guess must be made now."""
    table = table_of(covered=(*RED[:6], *BLUE[:7])).clue("отдых 3").touch(RED[6])
    assert guess({"отдых": {RED[7]: 6.0, RED[8]: 6.0}}, table).action == Touch(RED[7])


def test_the_last_word_is_worth_a_risk() -> None:
    """One word is left, and a fair chance to find it wins the game."""
    table = table_of(covered=(*RED[:7], *BLUE[:6])).clue("отдых 2").touch(RED[7])
    assert guess({"отдых": {RED[8]: 3.0}}, table).action == Touch(RED[8])


def test_levels_differ_in_nerve() -> None:
    """After one of two words, with a medium chance for the next: rash levels go on, careful ones stop."""
    table = table_of().clue("балет 2").touch("ПАЧКА")
    stops = {
        level: sum(guess({"балет": {"ТАНЕЦ": near / 4}}, table, level).action == Stop() for near in range(24))
        for level in LEVELS
    }
    assert stops["beginner"] < stops["master"]


# --- among others ---------------------------------------------------------------------------------------------------


def test_a_guesser_with_teammates_races() -> None:
    links = {"балет": {"ПАЧКА": 8.0}}
    assert not guess(links, table_of().clue("балет 1")).races
    assert guess(links, table_of(seats=6).clue("балет 1"), seats=6).races
    assert not guess(links, table_of(seats=5).clue("балет 1").touch("СОЛЬ").clue("отдых 1"), seats=5).races
    stop = guess({}, table_of(seats=6).clue("балет 1").touch("ПАЧКА"), seats=6)
    assert stop.action == Stop()


@pytest.mark.rule("CN-100")
def test_a_guesser_for_both_teams_thinks_of_the_team_to_move() -> None:
    """Red's clues point away from ШПАГАТ in blue's turn, and to it in red's."""
    table = table_of(seats=3).clue("верёвка 2").touch("СОЛЬ").clue("балет 1")
    links = {"балет": {"ШПАГАТ": 4.2, "ЛИСТ": 4.0}, "верёвка": {"ШПАГАТ": 9.0}}
    assert guess(links, table, seats=3).action == Touch("ЛИСТ")


# --- the sums -------------------------------------------------------------------------------------------------------

COUNTS = {"own": 3, "enemy": 2, "bystander": 2, "assassin": 1}


def heard(place: int, **changed: Any) -> ClueMemory:
    """A clue that points at one of eight words."""
    logits = np.zeros(8, np.float32)
    logits[place] = 6.0
    usual = ClueMemory(logits=logits, ours=True, number=1, current=True)
    return usual.but(**changed)


def test_without_any_clue_every_word_is_as_likely() -> None:
    assert own_chances([], COUNTS) == pytest.approx([3 / 8] * 8)


@pytest.mark.parametrize(
    ("changed", "likelier"),
    [
        ({}, True),
        ({"current": False}, True),
        ({"number": None}, True),
        ({"number": 0}, False),
        ({"number": 0, "current": False}, False),
        ({"number": 0, "ours": False}, None),
        ({"found": 1, "current": False}, None),
        ({"found": 1, "current": False, "ours": False}, None),
        ({"ours": False}, False),
        ({"ours": False, "current": False}, False),
    ],
)
def test_what_a_clue_does_to_chances(changed: dict[str, Any], likelier: bool | None) -> None:
    chance = float(own_chances([heard(5, **changed)], COUNTS)[5])
    is_likelier = None if chance == pytest.approx(3 / 8) else chance > 3 / 8
    assert is_likelier is likelier
    assert 0 <= chance <= 1


def test_the_clue_of_this_turn_says_more_than_an_earlier_one() -> None:
    now, before = (own_chances([heard(5, current=current)], COUNTS)[5] for current in (True, False))
    assert now > before


def test_the_gain_grows_with_the_chance_and_falls_with_the_danger() -> None:
    sure, unsure = choose([heard(5)], COUNTS, "race"), choose([heard(5, current=False)], COUNTS, "race")
    assert (sure.place, unsure.place) == (5, 5)
    assert sure.gain > unsure.gain
    safe = choose([heard(5, current=False)], COUNTS | {"bystander": 3, "assassin": 0}, "race")
    assert safe.gain > unsure.gain

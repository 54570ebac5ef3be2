"""The captain at tables with given associations: which risks it takes, and how it explains them."""

from random import Random

import numpy as np
import pytest

from bots.codenames.tables import ASSASSIN, BLUE, NOBODYS, RED, SIDES, FakeTable, decided, player, sides_with
from bots.codenames.tables import thought as idea_of
from rules.codenames.tables import BOARD, table_of
from slovoteka.associations.table import open_table
from slovoteka.bots.bot import Level
from slovoteka.bots.codenames.captain import CaptainStyle, Sides, most_in_the_way, think
from slovoteka.bots.codenames.crossplay import cautious, deal
from slovoteka.bots.codenames.levels import STRENGTHS
from slovoteka.bots.codenames.partner_models import PartnerModels
from slovoteka.bots.registry import levels_of
from slovoteka.games.codenames.actions import Answer, Clue
from slovoteka.games.codenames.clues import judge_clue
from slovoteka.games.codenames.deck import default_deck
from slovoteka.lexicon.judge import open_judge

LEVELS = levels_of("codenames")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


# --- which clue, which number ---------------------------------------------------------------------------------------


def test_the_clue_that_reaches_more_words_is_better() -> None:
    table = FakeTable({"порт": {"МОСТ": 6.0}, "балет": {"ПАЧКА": 6.0, "ТАНЕЦ": 6.0}})
    idea = idea_of(table)
    assert (table.words[idea.clue], idea.number) == ("балет", 2)
    assert [word for word, _ in idea.targets] == ["ПАЧКА", "ТАНЕЦ"]


@pytest.mark.parametrize(("reached", "number"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_number_is_that_of_the_words_reached(reached: int, number: int) -> None:
    table = FakeTable({"балет": dict.fromkeys(RED[:reached], 7.0)})
    assert idea_of(table).number == number


def test_a_level_means_no_more_words_than_its_limit() -> None:
    table = FakeTable({"балет": dict.fromkeys(RED[:4], 7.0)})
    for level in LEVELS:
        most = STRENGTHS[level].most
        assert idea_of(table, style=CaptainStyle(most=most)).number == most
    assert idea_of(table, sides_with(1, 5)).number == 1, "and no more than are left"


@pytest.mark.parametrize("reached", [5, 6, 9])
def test_own_words_do_not_stand_in_each_others_way(reached: int) -> None:
    """Whichever of them the partner takes first is ours, so a clue for many words need not count fewer."""
    assert idea_of(FakeTable({"балет": dict.fromkeys(RED[:reached], 7.0)})).number == 4


def test_a_clue_that_leads_to_others_is_the_last_resort() -> None:
    """It could find many words, but its first guess is more likely wrong than right."""
    astray = {**dict.fromkeys(RED[:4], 4.0), **dict.fromkeys(NOBODYS, 4.0)}
    assert idea_of(FakeTable({"балет": astray, "порт": {"МОСТ": 5.0}})).clue == 1
    assert idea_of(FakeTable({"балет": astray})).clue == 0, "better than none"


def test_a_link_that_a_single_kind_of_evidence_sees_is_not_counted() -> None:
    table = FakeTable({"балет": {"ПАЧКА": 7.0, "ТАНЕЦ": 6.5, "МОСТ": 6.0}})
    assert idea_of(table).number == 3
    table.unbacked = {("балет", "ТАНЕЦ")}
    assert idea_of(table).number == 1


def test_a_clue_whose_nearest_word_nobody_would_see_is_the_last_resort() -> None:
    links = {"красавчик": dict.fromkeys(RED[:4], 7.0), "порт": {"МОСТ": 2.0}}
    assert idea_of(FakeTable(links)).clue == 0
    table = FakeTable(links)
    table.unbacked = {("красавчик", word) for word in RED}
    assert idea_of(table).clue == 1
    table.unbacked |= {("порт", word) for word in RED}
    assert table.words[idea_of(table).clue] in links, "better than none"


def test_unclean_clues_are_passed_over() -> None:
    table = FakeTable({"балет": {"ПАЧКА": 7.0, "ТАНЕЦ": 7.0}, "порт": {"МОСТ": 7.0}})
    everything = np.ones(2, np.bool_)
    idea = think(PartnerModels(table, BOARD), SIDES, everything, lambda clue, _: clue != 0, CaptainStyle())
    assert idea is not None
    assert idea.clue == 1
    assert think(PartnerModels(table, BOARD), SIDES, everything, lambda *_: False, CaptainStyle()) is None


def test_words_that_the_captain_does_not_know_are_passed_over() -> None:
    table = FakeTable({"балет": {"ПАЧКА": 7.0, "ТАНЕЦ": 7.0}, "порт": {"МОСТ": 7.0}})
    idea = think(PartnerModels(table, BOARD), SIDES, np.array([False, True]), lambda *_: True, CaptainStyle())
    assert idea is not None
    assert idea.clue == 1


# --- risks ----------------------------------------------------------------------------------------------------------

SURE = {"ПАЧКА": 7.0, "ТАНЕЦ": 5.0}


def with_danger(word: str) -> FakeTable:
    """The same clue, with `word` as near as our second word."""
    return FakeTable({"балет": {**SURE, word: 5.0}})


def test_fewer_words_are_meant_when_the_assassin_is_near() -> None:
    """After the sure word, our second and the danger are equally likely: it risks a bystander, not the assassin."""
    assert idea_of(with_danger(NOBODYS[0])).number == 2
    assert idea_of(with_danger(ASSASSIN)).number == 1


def test_the_nearer_the_danger_the_less_the_clue_is_worth() -> None:
    values = [idea_of(with_danger(word)).value for word in (RED[5], NOBODYS[0], BLUE[0], ASSASSIN)]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 4


def test_a_clue_far_from_the_assassin_is_preferred() -> None:
    table = FakeTable({"балет": {**SURE, ASSASSIN: 5.5}, "сцена": SURE})
    assert idea_of(table).clue == 1


def test_a_team_that_is_behind_takes_more_risk() -> None:
    """We have the same number of words left, and the assassin is not far. The others have eight words left, or two."""
    table = FakeTable({"балет": {"ПАЧКА": 6.0, "ТАНЕЦ": 6.0, "ГРИФ": 4.5, ASSASSIN: 3.5}})
    for own in (3, 5):
        ahead, behind = (idea_of(table, sides_with(own, enemy)).number for enemy in (8, 2))
        assert (ahead, behind) == (1, 3)


def test_an_almost_lost_race_still_gets_the_best_clue() -> None:
    """The others need one word and we need five, but the clue that finds four is still the best."""
    table = FakeTable({"порт": {"МОСТ": 1.0}, "сцена": dict.fromkeys(RED[:4], 7.0)})
    idea = idea_of(table, sides_with(5, 1))
    assert (table.words[idea.clue], idea.number) == ("сцена", 4)


def test_a_partner_who_may_think_differently_makes_the_captain_careful() -> None:
    """By all sources together both words are safe, but one source thinks of the assassin as soon as of the second."""
    table = FakeTable({"балет": SURE}, news={"балет": {**SURE, ASSASSIN: 5.0}})
    assert idea_of(table, style=CaptainStyle(caution=0.0)).number == 2
    assert idea_of(table, style=CaptainStyle(caution=0.9)).number == 1


# --- what he fears and tells ----------------------------------------------------------------------------------------


def test_the_most_dangerous_word_is_the_nearest_that_is_not_ours() -> None:
    table = FakeTable({"балет": {"ПАЧКА": 6.0, "ТАНЕЦ": 5.0, "ГРИФ": 4.0, "ШПАГАТ": 2.0, "ЯД": 1.0}})
    idea = idea_of(table, style=CaptainStyle(most=1))
    assert idea.danger is not None
    assert idea.danger[0] == "ШПАГАТ"
    assert [word for word, _ in idea.targets] == ["ПАЧКА"]
    assert 0 < idea.danger[1] < idea.targets[0][1] < 1


def test_the_chance_of_a_target_holds_for_its_turn() -> None:
    """Of two equally near words, the first is taken at even odds, and then the second almost surely."""
    idea = idea_of(FakeTable({"балет": {"ПАЧКА": 9.0, "ТАНЕЦ": 9.0}}))
    (_, first), (_, second) = idea.targets
    assert first == pytest.approx(0.5, abs=0.01)
    assert second > 0.95


@pytest.mark.parametrize("others", ["", "ШПАГАТ"])
def test_a_board_may_have_lost_its_other_words(others: str) -> None:
    """If only our words are open, there is no danger."""
    sides = Sides(("ПАЧКА", "ТАНЕЦ"), (), tuple(others.split()), ())
    idea = idea_of(FakeTable({"балет": {"ПАЧКА": 6.0, "ТАНЕЦ": 6.0}}), sides)
    assert idea.number == 2
    assert (idea.danger[0] if idea.danger else "") == others


@pytest.mark.rule("CN-94")
def test_the_enemys_word_nearest_to_our_clues_is_most_in_the_way() -> None:
    """ЛИСТ is near to as many clues, and nearer, but these clues are not for us."""
    ours = {f"балет{number}": {"ПАЧКА": 6.0, "ШАР": 2.0} for number in range(400)}
    theirs = {f"порт{number}": {"ЛИСТ": 9.0} for number in range(400)}
    assert most_in_the_way(PartnerModels(FakeTable(theirs | ours), BOARD), SIDES) == "ШАР"


# --- in his chair ---------------------------------------------------------------------------------------------------

DANCE = FakeTable({"балет": {"ПАЧКА": 7.0, "ТАНЕЦ": 7.0}, "отдых": {"МОСТ": 6.0, "ЛУК": 6.0}})


@EVERY_LEVEL
def test_a_clue_by_the_rules(level: Level) -> None:
    decision = decided(player(DANCE, level), table_of(), "clue")
    assert isinstance(decision.action, Clue)
    assert decision.action.word in ("БАЛЕТ", "ОТДЫХ")
    assert not decision.action.sure
    assert not decision.reason.is_routine


@pytest.mark.rule("CN-G15")
@EVERY_LEVEL
def test_when_time_is_over_the_number_is_one(level: Level) -> None:
    table = table_of(timer="strict")
    assert decided(player(DANCE, "master", timer="strict"), table, "clue", timer="strict").action.number == 2
    decision = decided(player(DANCE, level, timer="strict"), table.time_out("clue"), "clue", timer="strict")
    assert table.public.late
    assert decision.action.number == 1


def test_when_time_is_over_the_reason_names_one_word() -> None:
    table = table_of(timer="strict").time_out("clue")
    params = decided(player(DANCE, timer="strict"), table, "clue", timer="strict").reason.params
    assert params["word1"] == "ПАЧКА"
    assert params["word2"] == "none"


def test_no_clue_is_given_twice() -> None:
    table = table_of().clue("балет 2").touch("СОЛЬ").clue("прогулка 1").touch("ВОЛНА")
    assert decided(player(DANCE), table, "clue").action == Clue("ОТДЫХ", 2)


def test_a_clue_of_the_others_is_not_repeated_either() -> None:
    table = table_of(turn=1).clue("балет 2").touch("СОЛЬ")
    assert decided(player(DANCE), table, "clue").action == Clue("ОТДЫХ", 2)


@pytest.mark.rule("CN-68")
@pytest.mark.parametrize("valid", [False, None])
def test_a_clue_that_was_not_confirmed_in_a_whisper_is_not_given(valid: bool | None) -> None:
    """Somebody who sat here before has whispered about it."""
    table = table_of().type(0, "спросить балет 2")
    table = table.time_out("whisper") if valid is None else table.act(1, Answer(valid))
    assert decided(player(DANCE), table, "clue").action == Clue("ОТДЫХ", 2)


@pytest.mark.parametrize(("clue", "given"), [("актер", "АКТЁР"), ("осел", "ОСЁЛ"), ("небо", "НЕБО")])
def test_a_clue_is_given_with_its_yo(clue: str, given: str) -> None:
    """Associations have е for ё. «Осёл» has it even though «осел» is a word too; «небо» is not «нёбо»."""
    table = table_of()
    bot = player(FakeTable({clue: {"ПАЧКА": 8.0, "ТАНЕЦ": 8.0}, "отдых": {"МОСТ": 6.0}}))
    assert decided(bot, table, "clue").action == Clue(given, 2)
    table.clue(f"{clue} 2").touch("СОЛЬ").clue("прогулка 1").touch("ВОЛНА")
    assert decided(bot, table, "clue").action.word == "ОТДЫХ"


@pytest.mark.parametrize(("clue", "because"), [("танцевать", "a cognate"), ("пачкать", "kin"), ("шарик", "a form")])
def test_a_clue_that_the_judge_does_not_like_is_not_given(clue: str, because: str) -> None:
    table = FakeTable({clue: {"ПАЧКА": 8.0, "ТАНЕЦ": 8.0}, "отдых": {"МОСТ": 6.0}})
    assert judge_clue(clue.upper(), 2, BOARD).verdict != "allowed", because
    assert decided(player(table), table_of(), "clue").action == Clue("ОТДЫХ", 1)


@pytest.mark.rule("CN-63")
def test_a_number_that_hints_by_itself_is_not_given() -> None:
    """The judge doubts any clue with the number 4 while КВАРТЕТ is open."""
    links = {"балет": dict.fromkeys(RED[:4], 9.0), "отдых": {"МОСТ": 6.0}}
    assert decided(player(FakeTable(links)), table_of(), "clue").action == Clue("БАЛЕТ", 4)
    table = table_of()
    table.set(board=(*BOARD[:-2], "КВАРТЕТ", BOARD[-1]))
    action = decided(player(FakeTable(links)), table, "clue").action
    assert judge_clue("БАЛЕТ", 4, table.state.open_codenames).verdict == "doubtful"
    assert action.number < 4


def test_rare_clues_are_given_only_by_levels_that_know_them() -> None:
    for level in LEVELS:
        rare = FakeTable(DANCE.given["mix"], zipf=STRENGTHS[level].zipf - 0.1)
        known = FakeTable(DANCE.given["mix"], zipf=STRENGTHS[level].zipf)
        situation = table_of()
        bot = player(rare, level)
        assert bot.idea(situation.public, situation.private(0)) is None
        bot = player(known, level)
        assert bot.idea(situation.public, situation.private(0)) is not None


def test_the_reason_names_every_target_and_the_most_dangerous_word() -> None:
    links = {"балет": {"ПАЧКА": 7.0, "ТАНЕЦ": 7.0, "КОСА": 7.0, "ШПАГАТ": 2.0}}
    params = decided(player(FakeTable(links)), table_of(), "clue").reason.params
    assert [params[f"word{number}"] for number in range(1, 5)] == ["ПАЧКА", "ТАНЕЦ", "КОСА", "none"]
    assert [params[f"why{number}"] for number in range(1, 5)] == ["usage", "usage", "usage", "none"]
    assert params["chance1"] == pytest.approx(33, abs=2)
    assert params["chance2"] == pytest.approx(50, abs=2)
    assert params["chance4"] == 0
    assert params["danger"] == "ШПАГАТ"


@pytest.mark.rule("CN-29")
def test_blue_thinks_of_blue_words() -> None:
    links = {"балет": dict.fromkeys(RED[:3], 7.0), "отдых": dict.fromkeys(BLUE[1:3], 7.0)}
    assert decided(player(FakeTable(links)), table_of(turn=1), "clue").action == Clue("ОТДЫХ", 2)


def test_covered_words_are_not_meant() -> None:
    params = decided(player(DANCE), table_of(covered=("ТАНЕЦ",)), "clue").reason.params
    assert "ТАНЕЦ" not in params.values()


# --- with the true associations ---------------------------------------------------------------------------------------


def test_every_codename_of_a_clue_is_linked_by_two_kinds_of_evidence() -> None:
    table, judge, chance = open_table(), open_judge(), Random(5)
    deck = [word.lower() for word in default_deck().words]
    for _ in range(12):
        sides = deal(deck, chance)
        idea = cautious(table, judge, CaptainStyle())(PartnerModels(table, sides.open), sides, (), set())
        assert idea is not None
        targets = [word for word, _ in idea.targets]
        assert len(targets) == idea.number
        assert table.backed(targets)[idea.clue].all(), (table.words[idea.clue], targets)

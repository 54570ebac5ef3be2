"""What a group agrees on: how strict the judge is (CN-78), and the flexible rules CN-79..CN-89."""

from typing import Any

import pytest

from rules.codenames.judged import doubts, forbids, judged, passes
from rules.codenames.tables import COGNATE, FINE, STRIKE, UNKNOWN, CodenamesTable, table_of
from slovoteka.core.errors import Unreadable
from slovoteka.games.codenames.actions import Clue, Protest, Ruling
from slovoteka.games.codenames.clues import ClueInWords
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import Given, Stage
from slovoteka.lexicon.clues import ClueAllowances, ClueReason

# --- how strict the judge is ----------------------------------------------------------------------------------------


def watched(**options: Any) -> CodenamesTable:
    """The judge knows a cognate of КОСА, and a word that no dictionary has."""
    return table_of(thinks={"КОСИТЬ": COGNATE, "ЗЮЗЯ": UNKNOWN}, **options)


@pytest.mark.rule("CN-78", "CN-G8")
def test_the_judge_warns_unless_the_group_wants_another() -> None:
    assert KIND.rules.read_options({}).judge == "warn"
    with pytest.raises(Unreadable):
        KIND.rules.read_options({"judge": "angry"})


@pytest.mark.rule("CN-78", "CN-G8")
@pytest.mark.parametrize(("word", "rule", "finding"), [("КОСИТЬ", "CN-65", COGNATE), ("ЗЮЗЯ", "CN-80", UNKNOWN)])
def test_a_warned_captain_decides_himself(word: str, rule: str, finding: Any) -> None:
    table = watched()
    refused = table.refused(0, Clue(word, 1), rule, "clue-warned")
    assert refused == {"clue": word, "reason": ClueInWords(word, finding)}
    table.refused(0, Clue(word, 1), rule, "clue-warned")  # one warning is not a confirmation
    table.act(0, Clue(word, 1, sure=True))
    assert table.public.clues == (Given(0, word, 1),)
    assert table.state.stage is Stage.RESPOND


@pytest.mark.rule("CN-78", "CN-G8")
def test_a_strict_judge_refuses_what_is_forbidden_and_leaves_doubts_to_people() -> None:
    table = watched(judge="block")
    for sure in (False, True):
        refused = table.refused(0, Clue("КОСИТЬ", 1, sure=sure), "CN-65", "clue-refused")
        assert refused == {"clue": "КОСИТЬ", "reason": ClueInWords("КОСИТЬ", COGNATE)}
    table.refused(0, Clue("ЗЮЗЯ", 1), "CN-80", "clue-warned")
    assert table.act(0, Clue("ЗЮЗЯ", 1, sure=True)).state.stage is Stage.RESPOND


@pytest.mark.rule("CN-78", "CN-G8")
@pytest.mark.parametrize("word", ["КОСИТЬ", "ЗЮЗЯ", "БАЛЕТ"])
def test_a_group_without_a_judge_gets_no_warning(word: str) -> None:
    table = watched(judge="off").act(0, Clue(word, 1))
    assert (table.state.stage, table.state.finding) == (Stage.RESPOND, None)
    assert table.judge.asked == []


@pytest.mark.rule("CN-78")
def test_a_clean_clue_needs_no_assurance() -> None:
    for judge in ("warn", "block"):
        table = watched(judge=judge).act(0, Clue("БАЛЕТ", 2))
        assert (table.public.clues, table.state.finding) == ((Given(0, "БАЛЕТ", 2),), FINE)


@pytest.mark.rule("CN-78", "CN-G8")
def test_what_a_strict_judge_allows_nobody_objects_to() -> None:
    """A group that lets the judge refuse clues also lets it allow them."""
    table = watched(judge="block").act(0, Clue("БАЛЕТ", 2))
    assert (table.state.stage, table.windows["guess"].seats) == (Stage.GUESS, (2,))
    assert "object" not in table.windows
    for seat in (1, 3):
        table.refused(seat, Protest(), "host", "closed")


@pytest.mark.rule("CN-78", "CN-G8")
@pytest.mark.parametrize(("judge", "line"), [("block", "зюзя 1!"), ("warn", "балет 2"), ("off", "балет 2")])
def test_otherwise_people_are_asked(judge: str, line: str) -> None:
    table = watched(judge=judge).type(0, line)
    assert table.windows["respond"].seats == (1, 3)
    assert table.time_out("respond").windows["object"].seats == (1, 3)


@pytest.mark.rule("CN-78")
def test_the_judge_is_shown_the_open_codenames_the_number_and_what_is_agreed() -> None:
    table = watched(covered=("ПАЧКА", "ЛИСТ"), rhymes=True, compounds=True).type(0, "птица 3")
    asked = table.judge.asked[-1]
    assert (asked.clue, asked.number) == ("ПТИЦА", 3)
    assert asked.codenames == tuple(word for word in table.state.board if word not in ("ПАЧКА", "ЛИСТ"))
    assert asked.agreements == ClueAllowances(rhymes=True, compounds=True)


@pytest.mark.rule("CN-78")
@pytest.mark.parametrize("agreed", ["compounds", "names", "abbreviations", "homophones", "rhymes"])
def test_nothing_is_agreed_unless_the_group_says_so(agreed: str) -> None:
    assert KIND.rules.read_options({}).agreements == ClueAllowances()
    agreements = KIND.rules.read_options({agreed: True}).agreements
    assert getattr(agreements, agreed) is True
    assert sum(getattr(agreements, name) for name in agreements.__struct_fields__) == 1


# --- compounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-79")
def test_printed_example_a_compound_is_one_word() -> None:
    passes(judged("ЯЙЦО"), "птицефабрика 1")


@pytest.mark.rule("CN-79")
def test_printed_example_a_hyphen_makes_two_unless_agreed() -> None:
    forbids(judged("ДОЖДЬ", "ТУРИСТ"), "плащ-палатка 2", "CN-79", ClueReason.HYPHEN)
    passes(judged("ДОЖДЬ", "ТУРИСТ", compounds=True), "плащ-палатка 2")


@pytest.mark.rule("CN-79", "CN-66")
@pytest.mark.parametrize("codename", ["ПЛАЩ", "ПАЛАТКА"])
@pytest.mark.parametrize("judge", ["warn", "block", "off"])
def test_an_agreed_compound_may_not_hold_an_open_codename(judge: str, codename: str) -> None:
    table = judged(codename, compounds=True, judge=judge)
    assert table.refuses(0, "плащ-палатка 1!", "CN-66", "clue-open") == {"word": codename}


@pytest.mark.rule("CN-80")
def test_printed_example_an_invented_compound_is_never_valid() -> None:
    forbids(judged("БОЛЬНИЦА", "ПОЛИЦИЯ"), "доктор-коп 2", "CN-79", ClueReason.HYPHEN)
    doubts(judged("БОЛЬНИЦА", "ПОЛИЦИЯ", compounds=True), "доктор-коп 2", "CN-80", ClueReason.UNKNOWN)


@pytest.mark.rule("CN-80")
@pytest.mark.parametrize("word", ["бубляка", "зверокоп", "ыыыы", "йцукен"])
def test_a_word_of_no_dictionary_is_for_the_other_captain(word: str) -> None:
    """The judge cannot tell an invention from a word that its dictionary lacks."""
    table = judged("БОЛЬНИЦА")
    doubts(table, f"{word} 1", "CN-80", ClueReason.UNKNOWN)
    table.act(1, Protest()).act(1, STRIKE)
    assert table.public.clues[-1].struck is True


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-81")
@pytest.mark.parametrize("line", ["Джордж 2", "Москва 1", "Пушкин 3", "Африка 1"])
@pytest.mark.parametrize("names", [False, True])
def test_printed_example_a_name_is_always_valid(line: str, names: bool) -> None:
    passes(judged("КОРОЛЬ", "ДОЛЛАР", names=names), line)


@pytest.mark.rule("CN-81", "CN-65")
def test_a_name_keeps_the_other_rules() -> None:
    judged("ЛЕВ", judge="block").refuses(0, "Лев 1!", "CN-27", "clue-open")
    judged("МОСКВА", judge="block").refuses(0, "московский 1!", "CN-65", "clue-refused")


@pytest.mark.rule("CN-82")
@pytest.mark.parametrize("line", ["Джордж Вашингтон 2", "Три мушкетера 2"])
def test_printed_example_full_names_and_titles_are_several_words_unless_agreed(line: str) -> None:
    assert judged("ДОЛЛАР", "ШПАГА").refuses(0, line, "CN-25", "clue-words") == {"words": 2}


@pytest.mark.rule("CN-82")
def test_printed_example_a_full_name_is_one_word_if_agreed() -> None:
    passes(judged("ДОЛЛАР", "ШПАГА", names=True), "Джордж Вашингтон 2")


@pytest.mark.rule("CN-82")
def test_initials_belong_to_a_full_name() -> None:
    judged("ДОЛЛАР", "ШПАГА").refuses(0, "Л. Н. Толстой 2", "CN-25", "clue-words")
    table = passes(judged("ДОЛЛАР", "ШПАГА", names=True), "Л. Н. Толстой 2")
    assert table.public.clues[-1].word == "Л Н ТОЛСТОЙ"


@pytest.mark.rule("CN-82")
def test_printed_example_a_title_is_one_word_if_agreed_and_if_it_is_one() -> None:
    """The judge knows no titles; only people can tell one from any three words."""
    doubts(judged("ДОЛЛАР", "ШПАГА", names=True), "Три мушкетера 2", "CN-25", ClueReason.SEVERAL_WORDS)


@pytest.mark.rule("CN-82", "CN-27", "CN-65")
@pytest.mark.parametrize("line", ["Три мушкетёра 2!", "Двадцать мушкетёров 2!"])
def test_no_part_of_a_title_may_be_kin_of_an_open_codename(line: str) -> None:
    table = judged("МУШКЕТЁР", names=True, judge="block")
    refused = table.refuses(0, line, "CN-65", "clue-refused")
    assert refused["reason"].finding.codename == "МУШКЕТЁР"


@pytest.mark.rule("CN-83")
def test_printed_example_an_exception_for_a_city() -> None:
    """By agreement, or because the other captain allows it this once."""
    forbids(judged("СТАТУЯ"), "Нью-Йорк 1", "CN-79", ClueReason.HYPHEN)
    passes(judged("СТАТУЯ", names=True), "Нью-Йорк 1")
    table = judged("СТАТУЯ", judge="block").type(0, "спросить Нью-Йорк 1").type(1, "можно").type(0, "Нью-Йорк 1")
    assert table.state.stage is Stage.GUESS


@pytest.mark.rule("CN-84")
def test_printed_example_an_invented_name() -> None:
    judged("КИТАЙ", "ШАР").refuses(0, "Жонг Ли Ронг 2", "CN-25", "clue-words")
    table = judged("КИТАЙ", "ШАР", names=True)
    finding = table.refuses(0, "Жонг Ли Ронг 2", "CN-80", "clue-warned")["reason"].finding
    assert (finding.verdict, finding.reason) == ("doubtful", ClueReason.UNKNOWN)


# --- abbreviations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-85")
@pytest.mark.parametrize("word", ["ЦРУ", "СПб", "ЮНЕСКО", "имхо"])
def test_printed_example_abbreviations_are_words_if_agreed(word: str) -> None:
    forbids(judged("ШПИОН", "МОСТ"), f"{word} 1", "CN-85", ClueReason.ABBREVIATION)
    passes(judged("ШПИОН", "МОСТ", abbreviations=True), f"{word} 1")


@pytest.mark.rule("CN-86")
@pytest.mark.parametrize("word", ["комсомол", "вуз", "лазер"])
def test_printed_example_words_grown_out_of_acronyms(word: str) -> None:
    passes(judged("СТУДЕНТ", "ЗНАЧОК"), f"{word} 1")
    passes(judged("СТУДЕНТ", "ЗНАЧОК", judge="block"), f"{word} 1")


# --- sound ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-87")
def test_printed_example_a_homophone_if_agreed() -> None:
    doubts(judged("РОД"), "рот 1", "CN-69", ClueReason.HOMOPHONE)
    passes(judged("РОД", homophones=True), "рот 1")


@pytest.mark.rule("CN-87")
def test_homophones_are_agreed_on_apart_from_rhymes() -> None:
    doubts(judged("РОД", rhymes=True), "рот 1", "CN-69", ClueReason.HOMOPHONE)
    doubts(judged("КОШКА", homophones=True), "сошка 1", "CN-88", ClueReason.RHYME)


@pytest.mark.rule("CN-88")
def test_printed_example_a_rhyme_needs_a_story() -> None:
    table = judged("КОШКА")
    assert doubts(table, "сошка 1", "CN-88", ClueReason.RHYME).codename == "КОШКА"
    table.act(3, Protest())
    assert table.public.finding is not None
    assert table.public.finding.reason is ClueReason.RHYME
    table.act(1, STRIKE)
    assert table.state.turn == 1


@pytest.mark.rule("CN-88")
def test_a_rhyme_with_a_story_stands() -> None:
    table = judged("КОШКА")
    doubts(table, "сошка 1", "CN-88", ClueReason.RHYME)
    table.act(3, Protest()).act(1, Ruling(True)).touch("КОШКА")
    assert table.public.covers[0] == "red"


@pytest.mark.rule("CN-89")
def test_any_rhyme_if_agreed() -> None:
    passes(judged("КОШКА", rhymes=True), "сошка 1")


@pytest.mark.rule("CN-89", "CN-26")
@pytest.mark.parametrize("word", ["СОШКА РИФМА", "РИФМА СОШКА"])
def test_but_the_captain_does_not_say_that_it_is_one(word: str) -> None:
    judged("КОШКА", rhymes=True).refused(0, Clue(word, 1, sure=True), "CN-25", "clue-words")
    judged("КОШКА", rhymes=True).refused(0, Clue("СОШКА (РИФМА)", 1, sure=True), "CN-56", "clue-signs")

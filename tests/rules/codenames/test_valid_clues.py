"""Which clues are valid: what is refused without a judge, then the printed examples of CN-61..CN-77 with one."""

from typing import Any

import pytest

from rules.codenames.judged import doubts, forbids, judged, passes
from rules.codenames.tables import BOARD, STRIKE, table_of
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.codenames.actions import Clue, Protest, Stop, Touch, read_action
from slovoteka.games.codenames.state import Given, Stage
from slovoteka.games.codenames.views import Clued, Touched
from slovoteka.lexicon.clues import ClueReason

# --- what is refused without any judge ------------------------------------------------------------------------------

MODES = pytest.mark.parametrize("judge", ["warn", "block", "off"])


@MODES
@pytest.mark.rule("CN-25")
@pytest.mark.parametrize(
    ("word", "words"), [("ЧЁРНАЯ КОШКА", 2), ("РИФМА КОШКА", 2), ("ТРИ МУШКЕТЁРА ДЮМА", 3), ("О О", 2)]
)
def test_several_words_are_no_clue(judge: str, word: str, words: int) -> None:
    table = table_of(judge=judge)
    assert table.refused(0, Clue(word, 1), "CN-25", "clue-words") == {"words": words}
    table.refused(0, Clue(word, 1, sure=True), "CN-25", "clue-words")
    assert table.judge.asked == []


@pytest.mark.rule("CN-25")
@pytest.mark.parametrize("word", ["", " ", "\u00a0", "  \u2003 "])
def test_nothing_is_no_clue(word: str) -> None:
    table_of().refused(0, Clue(word, 1, sure=True), "CN-25", "clue-empty")


@pytest.mark.rule("CN-25")
@pytest.mark.parametrize("length", [41, 500])
def test_a_clue_has_forty_letters_at_most(length: int) -> None:
    refused = table_of().refused(0, Clue("Ы" * length, 1, sure=True), "CN-25", "clue-long")
    assert refused == {"length": length, "most": 40}
    assert table_of().act(0, Clue("Ы" * 40, 1, sure=True)).state.stage is Stage.RESPOND


@pytest.mark.rule("CN-26")
@pytest.mark.parametrize(
    "word",
    [
        "БАЛЕТ\x00", "БА\nЛЕТ", "БА\tЛЕТ", "БАЛЕТ\u202e", "БАЛЕТ!", "БАЛЕТ?!", "(БАЛЕТ)", "«БАЛЕТ»",
        "БАЛЕТ, НАТЯНУТО", "-БАЛЕТ", "БАЛЕТ-", "БА--ЛЕТ", "_", "🩰", "БАЛЕТ🩰", "...", "<b>БАЛЕТ</b>",
    ],
)  # fmt: skip
def test_signs_would_be_a_remark(word: str) -> None:
    table_of().refused(0, Clue(word, 1, sure=True), "CN-56", "clue-signs")


@pytest.mark.rule("CN-26")
def test_a_remark_is_refused_and_nobody_sees_it() -> None:
    table = table_of()
    for line in ("балет (с натяжкой) 2", "«балет» 2", "балет, натянуто 2"):
        with pytest.raises(Illegal) as refusal:
            read_action(line)
        assert (refusal.value.rule, refusal.value.code) == ("CN-56", "clue-signs")
    with pytest.raises(Unreadable):
        read_action("балет 2 это натянуто")
    assert table.public.clues == ()


@MODES
@pytest.mark.rule("CN-27", "CN-G9")
@pytest.mark.parametrize("word", BOARD)
def test_an_open_codename_is_no_clue_whosever_it_is(judge: str, word: str) -> None:
    table = table_of(judge=judge)
    assert table.refused(0, Clue(word, 1, sure=True), "CN-27", "clue-open") == {"word": word}
    table.refused(0, Clue(word.lower(), None), "CN-27", "clue-open")


@pytest.mark.rule("CN-27", "CN-28")
def test_a_covered_codename_may_be_a_clue_again() -> None:
    table = table_of().clue("трава 1").touch("КОСА").type(2, "стоп")
    assert table.type(1, "коса 1").public.clues[-1] == Given(1, "КОСА", 1)


@pytest.mark.rule("CN-27", "CN-G14")
@pytest.mark.parametrize("word", ["МЁД", "МЕД", "мёд", "мед", "ме\u0308д"])
def test_two_dots_make_no_other_word(word: str) -> None:
    table = table_of()
    assert table.refused(0, Clue(word, 1), "CN-27", "clue-open") == {"word": "МЁД"}
    table.clue("улей 1").act(2, Touch(word))
    assert table.events_of(Touched) == [Touched(2, 0, 23, "МЁД", "bystander")]


@pytest.mark.rule("CN-27")
@pytest.mark.parametrize("word", ["КО\u0043А", "к\u006fса", "KOCA"], ids=["one", "small", "all"])
def test_letters_of_another_alphabet_do_not_hide_an_open_codename(word: str) -> None:
    """What looks like the codename on the screen is the codename."""
    table_of(judge="off").refused(0, Clue(word, 1), "CN-27", "clue-open")


@pytest.mark.rule("CN-G9", "CN-71")
@pytest.mark.parametrize("word", ["К-О-С-А", "Ш-П-А-Г-А-Т"])
def test_an_open_codename_is_not_spelt_either(word: str) -> None:
    table_of(judge="off").refused(0, Clue(word, 1), "CN-27", "clue-open")


@pytest.mark.rule("CN-30")
def test_a_guess_at_a_covered_card_or_at_none_and_a_captain_who_guesses_change_nothing() -> None:
    table = table_of(covered=("ПАЧКА", "ЛИСТ", "СОЛЬ")).clue("балет 2")
    for word in ("ПАЧКА", "ЛИСТ", "СОЛЬ"):
        assert table.refused(2, Touch(word), "CN-G3", "codename-covered") == {"word": word}
    table.refused(2, Touch("ДОМ"), "CN-30", "no-such-codename")
    for captain in (0, 1):
        table.refused(captain, Touch("ТАНЕЦ"), "CN-29", "captain-guesses")
    table.refused(3, Touch("ТАНЕЦ"), "CN-43", "others-turn")
    assert (table.public.attempts_left, table.public.turn) == (3, 0)


# --- meaning, not letters -------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-61")
def test_printed_example_letters_of_a_codename() -> None:
    finding = doubts(judged("ОПЕРАЦИЯ"), "рация 1", "CN-61", ClueReason.LETTER_HINT)
    assert finding.codename == "ОПЕРАЦИЯ"


@pytest.mark.rule("CN-61", "CN-62")
@pytest.mark.parametrize(("line", "reason"), [("н 3", ClueReason.LETTER), ("пять 3", ClueReason.NUMERAL)])
def test_printed_example_first_letters_and_lengths(line: str, reason: ClueReason) -> None:
    """The judge does not know what is meant, but the other captain does."""
    table = judged("НАЛЁТ", "НОМЕР", "НАРЯД")
    doubts(table, line, "CN-62", reason)
    table.act(3, Protest()).act(1, STRIKE)
    assert (table.state.stage, table.state.turn) == (Stage.PENALTY, 1)


@pytest.mark.rule("CN-62")
@pytest.mark.parametrize(
    ("codenames", "line", "reason"),
    [(("КРУГ",), "о 1", ClueReason.LETTER), (("ШАР", "НОМЕР", "ОСЬМИНОГ"), "восемь 3", ClueReason.NUMERAL)],
)
def test_printed_example_letters_and_numerals_with_a_meaning(
    codenames: tuple[str, ...], line: str, reason: ClueReason
) -> None:
    table = judged(*codenames)
    doubts(table, line, "CN-62", reason)
    table.time_out("respond").touch(*codenames)
    assert table.public.covers[: len(codenames)] == ("red",) * len(codenames)


@pytest.mark.rule("CN-62")
def test_not_even_a_strict_judge_forbids_what_may_have_a_meaning() -> None:
    table = judged("КРУГ", "ОСЬМИНОГ", judge="block")
    table.refuses(0, "о 1", "CN-62", "clue-warned")
    table.refuses(0, "восемь 1", "CN-62", "clue-warned")
    assert table.type(0, "о 1!").state.stage is Stage.RESPOND


@pytest.mark.rule("CN-63")
def test_printed_example_the_number_is_no_hint() -> None:
    finding = doubts(judged("ГРУША", "ОСЬМИНОГ"), "фрукт 8", "CN-63", ClueReason.NUMBER_HINT)
    assert finding.codename == "ОСЬМИНОГ"
    passes(judged("ГРУША", "ОСЬМИНОГ"), "фрукт 1")
    passes(judged("ГРУША", "ОСЬМИНОГ", covered=("ОСЬМИНОГ",)), "фрукт 8")


# --- Russian --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-64")
def test_printed_example_a_foreign_word() -> None:
    doubts(judged("ЯБЛОКО", "БЕРЛИН"), "Apfel 2", "CN-64", ClueReason.FOREIGN)
    passes(judged("ЯБЛОКО", "БЕРЛИН"), "штрудель 2")


@pytest.mark.rule("CN-64")
@pytest.mark.parametrize("line", ["компьютер 1", "спагетти 1", "кафе 1", "футбол 2"])
def test_a_borrowed_word_in_everyday_use_is_russian(line: str) -> None:
    passes(judged("ЯБЛОКО"), line)


# --- forms, cognates, parts -----------------------------------------------------------------------------------------

LIGHT = ["светлый", "пересвет", "подсветка", "светотень"]


@pytest.mark.rule("CN-65")
@pytest.mark.parametrize("word", LIGHT)
def test_printed_example_cognates(word: str) -> None:
    table = judged("СВЕТ", judge="block")
    with pytest.raises(Illegal) as refusal:
        table.type(0, f"{word} 1!")
    assert (refusal.value.code, refusal.value.params["reason"].finding.codename) == ("clue-refused", "СВЕТ")
    assert refusal.value.rule in ("CN-65", "CN-66")  # СВЕТ is a part of «светотень»
    passes(judged("СВЕТ", covered=("СВЕТ",)), f"{word} 1")


@pytest.mark.rule("CN-65")
@pytest.mark.parametrize("word", ["света", "свету", "светом", "свете"])
def test_a_form_of_an_open_codename(word: str) -> None:
    """«Света» is also a name, but still a form."""
    refused = judged("СВЕТ", judge="block").refuses(0, f"{word} 1!", "CN-65", "clue-refused")
    assert refused["reason"].finding.codename == "СВЕТ"


@pytest.mark.rule("CN-65", "CN-G14")
@pytest.mark.parametrize(("codename", "word"), [("ЁЛКА", "елки"), ("ПЧЕЛА", "пчёлы"), ("МЁД", "медовый")])
def test_forms_and_cognates_are_seen_through_two_dots(codename: str, word: str) -> None:
    with pytest.raises(Illegal) as refusal:
        judged(codename, judge="block").type(0, f"{word} 1!")
    assert (refusal.value.rule, refusal.value.code) == ("CN-65", "clue-refused")


@pytest.mark.rule("CN-66")
@pytest.mark.parametrize("word", ["герой", "супер", "антигерой", "суперсила"])
def test_printed_example_parts_of_a_compound(word: str) -> None:
    assert forbids(judged("СУПЕРГЕРОЙ"), f"{word} 1", "CN-66", ClueReason.PART).codename == "СУПЕРГЕРОЙ"
    passes(judged("СУПЕРГЕРОЙ", covered=("СУПЕРГЕРОЙ",)), f"{word} 1")


@pytest.mark.rule("CN-67")
def test_printed_example_a_bear_and_his_honey() -> None:
    passes(judged("МЁД"), "медведь 1").time_out("respond").touch("МЁД")
    passes(judged("МЁД", judge="block"), "медведь 1")


@pytest.mark.rule("CN-67", "CN-G8")
@pytest.mark.parametrize(("codename", "word"), [("РОТ", "рота"), ("КОТ", "котёл"), ("БАР", "баран"), ("ЛИС", "лист")])
def test_letters_alone_make_no_kinship(codename: str, word: str) -> None:
    table = judged(codename, judge="block").type(0, f"{word} 1!")
    assert table.public.clues == (Given(0, word.upper(), 1),)


# --- sound and spelling ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-69", "CN-G10")
def test_printed_example_a_homophone_is_another_word() -> None:
    """It may be given, but not as a hint at its sound. The other captain can tell what it is for."""
    finding = doubts(judged("РОД"), "рот 1", "CN-69", ClueReason.HOMOPHONE)
    assert finding.codename == "РОД"
    assert judged("РОД", judge="block").type(0, "рот 1!").state.stage is Stage.RESPOND


@pytest.mark.rule("CN-G10")
@pytest.mark.parametrize(("codename", "word"), [("ТУННЕЛЬ", "тоннель"), ("НОЛЬ", "нуль"), ("МАТРАС", "матрац")])
def test_another_spelling_of_an_open_codename_is_the_codename(codename: str, word: str) -> None:
    with pytest.raises(Illegal) as refusal:
        judged(codename, judge="block").type(0, f"{word} 1!")
    assert (refusal.value.rule, refusal.value.code) == ("CN-65", "clue-refused")


@pytest.mark.rule("CN-70", "CN-G9")
def test_printed_example_one_spelling_is_one_word_whatever_it_means() -> None:
    table = passes(judged("ТРАВА", "ПРИНЦЕССА"), "коса 2").time_out("respond").touch("ТРАВА", "ПРИНЦЕССА")
    assert table.public.covers[:2] == ("red", "red")
    judged("ТРАВА", "ПРИНЦЕССА", "КОСА").refuses(0, "коса 2", "CN-27", "clue-open")


@pytest.mark.rule("CN-71")
@pytest.mark.parametrize("line", ["замок 2", "з-а-м-о-к 2", "З-А-М-О-К: 2"])
def test_printed_example_a_clue_spelt_letter_by_letter(line: str) -> None:
    table = passes(judged("РЫЦАРЬ", "КЛЮЧ"), line)
    assert table.public.clues == (Given(0, "ЗАМОК", 2),)
    table.time_out("respond").touch("РЫЦАРЬ", "КЛЮЧ")
    assert table.public.covers[:2] == ("red", "red")


@pytest.mark.rule("CN-71")
@pytest.mark.parametrize("word", ["за\u0301мок", "замо\u0301к", "ЗАМО\u0300К"])
def test_no_stress_is_given(word: str) -> None:
    """Writing the stress adds nothing to the word."""
    table, plain = table_of().act(0, Clue(word, 2)), table_of().act(0, Clue("ЗАМОК", 2))
    assert (table.public, table.facts) == (plain.public, plain.facts)


@pytest.mark.rule("CN-72")
def test_everyone_is_given_the_clue_in_letters() -> None:
    table = table_of().type(0, "замок 2")
    for seat in (*range(4), None):
        assert table.events_of(Clued, seat) == [Clued(0, Given(0, "ЗАМОК", 2))]


@pytest.mark.rule("CN-72")
def test_a_misspelt_clue_is_warned_about_before_it_is_given() -> None:
    table = judged("АЛЛИГАТОР")
    refused: dict[str, Any] = table.refuses(0, "крокадил 1", "CN-80", "clue-warned")
    assert refused["reason"].finding.suggestion.upper() == "КРОКОДИЛ"
    assert table.public.clues == ()


# --- zero and unlimited ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-74")
def test_printed_example_feathers_zero() -> None:
    table = table_of().type(0, "перья: 0")
    assert table.events == [Clued(0, Given(0, "ПЕРЬЯ", 0))]


@pytest.mark.rule("CN-75", "CN-77")
@pytest.mark.parametrize("line", ["перья 0", "перья неограниченно"])
def test_there_is_no_limit_to_the_guesses(line: str) -> None:
    table = table_of().clue(line)
    for word in BOARD[:8]:
        assert table.public.attempts_left is None
        table.touch(word)
        assert table.windows["guess"].seats == (2,)
    assert table.touch(BOARD[8]).public.results[0].winner == 0


@pytest.mark.rule("CN-75", "CN-77", "CN-36")
@pytest.mark.parametrize("line", ["перья 0", "перья неограниченно"])
def test_but_one_guess_is_compulsory(line: str) -> None:
    table = table_of().clue(line)
    table.refused(2, Stop(), "CN-36", "guess-first")
    table.touch("ПАЧКА").type(2, "стоп")
    assert table.public.turn == 1


@pytest.mark.rule("CN-75", "CN-77")
@pytest.mark.parametrize("line", ["перья 0", "перья неограниченно"])
@pytest.mark.parametrize("word", ["ШПАГАТ", "СОЛЬ"])
def test_a_wrong_guess_ends_the_turn_all_the_same(line: str, word: str) -> None:
    assert table_of().clue(line).touch("ПАЧКА", word).public.turn == 1


@pytest.mark.rule("CN-76", "CN-77")
@pytest.mark.parametrize("line", ["птица неограниченно", "птица: неограниченно", "птица необмежено", "птица *"])
def test_unlimited_instead_of_a_number(line: str) -> None:
    table = table_of().type(0, line)
    assert table.public.clues == (Given(0, "ПТИЦА", None),)


@pytest.mark.rule("CN-76", "CN-42")
def test_unlimited_lets_old_clues_be_picked_up() -> None:
    table = table_of().clue("балет 2").touch("СОЛЬ").clue("гимнаст 1").touch("ВОЛНА")
    table.clue("птица неограниченно").touch("ГРИФ", "КРЫЛО", "ПАЧКА", "ТАНЕЦ")
    assert table.public.stacks[0] == 5
    assert table.state.stage is Stage.GUESS


@pytest.mark.rule("CN-G17")
def test_whether_zero_is_true_is_not_checked() -> None:
    assert table_of().type(0, "балет 0").state.stage is Stage.RESPOND
    passes(judged("ПАЧКА", "ТАНЕЦ"), "балет 0")

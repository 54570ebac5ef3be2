"""Prize cards beside words: UW-38..UW-41, UW-G5, UW-G18."""

from typing import Any

import pytest

from rules.underwood.tables import laid, turn_of
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.inputs import Act
from slovoteka.games.underwood.actions import Lay, Turn
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.spelling import cards_of, read_word, word_of
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Laid

# --- when a card may go with a word ---------------------------------------------------------------------------------

MET = [
    ("ДОРОГА", 1, 18),  # 9 twice
    ("Д*ОРОГА", 1, 16),  # a doubled Underwood is still nothing
    ("ПАРОХОД", 2, 28),  # 13 + 15
    ("ПАРО*ХОД", 2, 23),  # 8 + 15
    ("БУКВА", 3, 14),  # 9 + 5
    ("БУК*В*А", 3, 12),  # 7 + 5
    ("ЯКОРЬ", 4, 15),  # 10 + 5
    ("*ЯКОРЬ", 4, 12),  # an Underwood that stands for a vowel is one
    ("КУБОК", 5, 20),  # 10 + 10
    ("КУБО*К", 5, 18),  # 8 + 10
    ("ВАННА", 6, 15),  # 5 + 10
    ("ВАН*НА", 6, 14),  # 4 + 10
    ("ШАПКА", 7, 30),  # 8 × 3 + 6
    ("ШАПК*А", 7, 29),  # 8 × 3 + 5
    ("ФЛАГ", 8, 26),  # 10 × 2 + 6
    ("*ФЛАГ", 8, 9),  # 0 + 2 + 1 + 3 × 2
    ("СЛОН", 9, 5),  # another word may follow, but need not
    ("С*ЛОН", 9, 3),
    ("КО(О)ПЕРАТИВ", 10, 12),
    ("К*О(*О)ПЕРАТИВ", 10, 10),
]
"""A word, a prize card of the standard deck that fits it, and the points of both."""


@pytest.mark.rule("UW-38", "UW-39", "UW-48")
@pytest.mark.parametrize(("word", "prize", "points"), MET)
def test_each_prize_card_goes_with_a_word_that_meets_its_condition(word: str, prize: int, points: int) -> None:
    places = read_word(word)
    table = turn_of(cards_of(places) + prize_sign(prize) + "ЩЪ", "Ы", known=[word_of(places)])
    table.type(0, f"{word} приз={prize} > Щ")
    assert table.public.points == (points, 0)
    assert [event.points for event in table.events_of(Laid)] == [points]
    assert table.state.words[0][0].prize == prize_sign(prize)
    assert table.state.hands[0] == "Ъ"


UNMET = [
    ("ДОРОГ", 1),
    ("*ДОРОГ", 1),
    ("ДОРОГА", 2),
    ("*ДОРОГА", 2),
    ("БУКВ", 3),
    ("БУК*В", 3),
    ("КУБОК", 4),
    ("*КУБОК", 4),  # an Underwood that stands for a consonant is not a vowel
    ("ЙОД", 4),
    ("ДОМ", 5),
    ("ДО*М", 5),
    ("БАРАБАН", 6),  # equal letters, but not neighbours
    ("КОК", 6),
    ("ДОРОГА", 7),
    ("*ЩУКА", 7),  # only cards have a price
    ("ГРЫЖ*Ы", 4),
    ("КОТ", 9),
    ("*КОТ", 9),
]


@pytest.mark.rule("UW-38")
@pytest.mark.parametrize(("word", "prize"), UNMET)
def test_a_prize_card_does_not_go_with_a_word_that_does_not_meet_its_condition(word: str, prize: int) -> None:
    places = read_word(word)
    table = turn_of(cards_of(places) + prize_sign(prize) + "Ъ", "Ы", known=[word_of(places)])
    params = table.refuses(0, f"{word} приз={prize} > Ъ", "UW-38", "condition-unmet")
    assert (params["prize"], params["word"]) == (prize, word_of(places))
    table.type(0, f"{word} > Ъ")  # without the prize card the word may be laid
    assert table.state.hands[0] == prize_sign(prize)


@pytest.mark.rule("UW-38")
@pytest.mark.parametrize("prize", [1, 4, 11, 14, 15, 99, 0])
def test_a_prize_card_must_be_in_the_hand(prize: int) -> None:
    table = turn_of("ЯКОРЬ②Ъ", "④①Ы", known=["ЯКОРЬ"])
    assert table.refuses(0, f"ЯКОРЬ приз={prize} > Ъ", "UW-38", "no-such-prize")["prize"] == prize


@pytest.mark.rule("UW-38")
def test_a_prize_card_goes_with_a_word_that_is_being_laid_only() -> None:
    """Neither with a word that is there already, nor without a word."""
    table = turn_of("①ЪЪ", "Ы", words=[[laid("ДОРОГА")], []])
    table.refuses(0, "приз=1 > Ъ", "UW-24", "no-word-yet")


@pytest.mark.rule("UW-38")
def test_a_prize_card_need_not_be_played() -> None:
    table = turn_of("ДОРОГА①Ъ", "Ы", known=["ДОРОГА"]).type(0, "ДОРОГА > Ъ")
    assert table.public.points == (9, 0)
    assert table.state.words[0][0].prize == ""
    assert table.state.hands[0] == "①"


# --- what it does ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-39")
def test_of_several_dear_letters_the_dearest_is_raised() -> None:
    table = turn_of("ЖЩЗ⑦Ъ", "Ы", known=["ЖЩЗ"]).type(0, "ЖЩЗ приз=7 > Ъ")
    assert table.public.points == (5 + 30 + 5, 0)
    assert table.state.words[0][0].raised == 1


@pytest.mark.rule("UW-39")
def test_only_one_of_two_equally_dear_letters_is_raised() -> None:
    assert turn_of("ЗЗА⑦Ъ", "Ы", known=["ЗАЗ"]).type(0, "ЗАЗ приз=7 > Ъ").public.points == (5 * 3 + 1 + 5, 0)
    assert turn_of("ДЕД⑧Ъ", "Ы", known=["ДЕД"]).type(0, "ДЕД приз=8 > Ъ").public.points == (2 * 2 + 1 + 2, 0)


@pytest.mark.rule("UW-39", "UW-48")
def test_a_word_of_underwoods_alone_has_nothing_to_raise() -> None:
    assert turn_of("??⑧Ъ", "Ы", known=["ЩИ"]).type(0, "*Щ*И приз=8 > Ъ").public.points == (0, 0)
    assert turn_of("?????③Ъ", "Ы", known=["БУКВА"]).type(0, "*Б*У*К*В*А приз=3 > Ъ").public.points == (5, 0)


@pytest.mark.rule("UW-39")
def test_a_prize_card_raises_its_own_word_only() -> None:
    table = turn_of("ДОРОГА①Ъ", "Ы", words=[[laid("ДОМ")], [laid("КОТ")]], known=["ДОРОГА"])
    table.type(0, "ДОРОГА приз=1 > Ъ")
    assert table.public.points == (5 + 18, 4)


# --- one card to a word ---------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-40")
@pytest.mark.parametrize("line", ["ДОРОГА приз=1 приз=3 > Ъ", "ДОРОГА п1 п1 > Ъ", "ДОРОГА приз=3 лента=1 п1 > Ъ"])
def test_a_word_takes_one_prize_card(line: str) -> None:
    table = turn_of("ДОРОГ①①③Ъ", "Ы", tape="А", known=["ДОРОГА"])
    if "лента" not in line:
        line = line.replace("ДОРОГА", "ДОРОГА лента=1")
    table.refuses(0, line, "UW-40", "one-prize-a-word")
    table.type(0, "ДОРОГА лента=1 приз=1 > Ъ")


@pytest.mark.rule("UW-40")
@pytest.mark.parametrize("prize", [[1, 3], [1, 1], "1 3", 1.5, {"first": 1, "second": 3}])
def test_two_in_the_place_of_one_cannot_be_sent(prize: Any) -> None:
    table = turn_of("ДОРОГА①①③Ъ", "Ы", known=["ДОРОГА"])
    before = table.table
    sent = {"type": "turn", "words": [{"word": "ДОРОГА", "prize": prize}], "tape": "Ъ"}
    with pytest.raises(Unreadable):
        table.apply_input(Act(0, table.windows["turn"].id, sent))
    assert table.table == before


@pytest.mark.rule("UW-40")
@pytest.mark.parametrize("empty_first", [False, True])
def test_a_second_card_cannot_come_in_with_an_empty_word(empty_first: bool) -> None:
    table = turn_of("ДОРОГА①③⑨Ъ", "Ы", known=["ДОРОГА"])
    words = (Lay("", prize=9), Lay("ДОРОГА", prize=1)) if empty_first else (Lay("ДОРОГА", prize=9), Lay("", prize=3))
    table.refused(0, Turn(words, "Ъ"), "UW-24", "no-word-yet")


@pytest.mark.rule("UW-40", "UW-26")
def test_a_second_card_cannot_come_in_with_a_second_word() -> None:
    table = turn_of("ДОРОГАКОК①⑤Ъ", "Ы", known=["ДОРОГА", "КОК"])
    table.refuses(0, "ДОРОГА приз=1 + КОК приз=5 > Ъ", "UW-26", "one-word-a-turn")
    table.type(0, "ДОРОГА приз=1 > Ъ")
    assert sorted(table.state.hands[0]) == sorted("КОК⑤")


# --- it stays there -------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-41")
def test_a_prize_card_stays_with_its_word_and_is_not_played_again() -> None:
    table = turn_of("ДОРОГАДОРОГА①ЪЪ", "ЫЫЫ", known=["ДОРОГА"])
    table.type(0, "ДОРОГА приз=1 > Ъ").type(1, "> Ы")
    assert table.public.words[0][0].prize == "①"
    assert "①" not in table.state.hands[0] + table.state.deck + table.state.discarded
    table.refuses(0, "ДОРОГА приз=1 > Ъ", "UW-38", "no-such-prize")
    table.refuses(0, "сброс 1", "UW-21", "no-such-prize")


@pytest.mark.rule("UW-41")
def test_a_prize_card_serves_one_word_of_the_turn() -> None:
    held = "ДОРОГАКОРОВА⑨Ъ"
    known = ["ДОРОГА", "КОРОВА"]
    table = turn_of(held, "Ы", known=known)
    table.refuses(0, "ДОРОГА приз=9 + КОРОВА приз=9 > Ъ", "UW-38", "no-such-prize")
    turn_of(held, "Ы", known=known).type(0, "ДОРОГА приз=9 + КОРОВА > Ъ")


@pytest.mark.rule("UW-41")
def test_a_second_card_of_the_same_kind_is_another_card() -> None:
    table = turn_of("ДОРОГАДОРОГА①①ЪЪ", "ЫЫЫ", known=["ДОРОГА"])
    table.type(0, "ДОРОГА приз=1 > Ъ")
    assert table.state.hands[0].count("①") == 1
    table.type(1, "> Ы").type(0, "ДОРОГА приз=1 > Ъ")
    assert table.state.reason == "out"
    assert table.public.points == (36, 0)


@pytest.mark.rule("UW-41", "UW-34")
def test_a_swap_takes_the_underwood_and_leaves_the_prize_card() -> None:
    table = turn_of("Ы", "ОДМЪ", words=[[laid("Д*ОРОГА", 1)], []], known=["ДОМ"], mover=1)
    table.type(1, "Д*ОМ обмен=1.1.2 > Ъ")
    assert table.state.words[0] == (laid("ДОРОГА", 1),)


@pytest.mark.rule("UW-G17")
def test_a_word_that_is_not_laid_costs_no_prize_card() -> None:
    table = turn_of("ДОРОГА①Ъ", "Ы")
    table.refuses(0, "ДОРОГА приз=1 > Ъ", "UW-G17", "no-such-word")
    assert "①" in table.state.hands[0]


# --- swaps into a word with a prize card ----------------------------------------------------------------------------


@pytest.mark.rule("UW-G5")
def test_a_letter_put_by_a_swap_counts_for_the_owner_of_the_word() -> None:
    table = turn_of("Ы", "ФАЪЫ", words=[[laid("*ФЛАГ")], []], known=["АХ"], mover=1)
    assert table.public.points == (6, 0)
    table.type(1, "А*Х обмен=1.1.1 > Ъ")
    assert table.public.points == (16, 1)


@pytest.mark.rule("UW-G5", "UW-G7")
def test_in_a_word_of_ones_own_it_counts_for_oneself() -> None:
    table = turn_of("ФАЪЫ", "Ы", words=[[laid("*ФЛАГ")], []], known=["АХ"])
    table.type(0, "А*Х обмен=1.1.1 > Ъ")
    assert table.public.points == (16 + 1, 0)


@pytest.mark.rule("UW-G5", "UW-48")
def test_the_count_of_the_round_has_the_letter_where_it_lies() -> None:
    table = turn_of("Ы", "ФАЪ", words=[[laid("*ФЛАГ")], []], known=["АХ"], mover=1)
    table.type(1, "А*Х обмен=1.1.1 > Ъ")
    assert table.state.stage is Stage.BREAK
    assert table.state.sheet == ((16 - 4, 1),)


@pytest.mark.rule("UW-G18")
@pytest.mark.parametrize(
    ("word", "prize", "put", "before", "after"),
    [
        ("Д*ОРОГА", 1, "О", 16, 18),  # the word counts twice, and the new letter too
        ("*ФЛАГИЯ", 1, "Ф", 20, 40),
        ("*ФЛАГ", 8, "Ф", 9, 19),  # Г is still the one that counts twice
        ("*ЩЁЛОЧЬ", 7, "Щ", 24, 34),  # Ч is still the one that counts three times
        ("*ЯКОРЬ", 4, "Я", 12, 15),
        ("*КУБОК", 5, "К", 18, 20),
        ("В*АННА", 6, "А", 14, 15),
        ("*Щ", 8, "Щ", 0, 10),  # nothing was raised, so nothing is now
    ],
)
def test_what_a_prize_card_does_is_fixed_when_the_word_is_laid(
    word: str, prize: int, put: str, before: int, after: int
) -> None:
    """Later, only the price of a letter in the sum changes."""
    places = read_word(word)
    taken = f"обмен=1.1.{word.index('*') + 1}"
    hand = cards_of(places) + prize_sign(prize) + "ЪЪ"
    table = turn_of(hand, put + "АЫЫ", known=[word_of(places), "АХ"])
    table.type(0, f"{word} приз={prize} > Ъ")
    assert table.public.points[0] == before
    raised = table.state.words[0][0].raised
    table.type(1, f"А*Х {taken} > Ы")
    assert table.public.points[0] == after
    assert table.state.words[0][0].raised == raised
    assert table.state.words[0][0].prize == prize_sign(prize)


@pytest.mark.rule("UW-G18", "UW-38")
def test_a_condition_is_judged_by_what_lies_there_when_the_word_is_laid() -> None:
    """A letter that a later swap will bring does not help the word now."""
    table = turn_of("?УКА⑦ЪЪ", "ЩАЫЫ", known=["ЩУКА", "АХ"])
    table.refuses(0, "*ЩУКА приз=7 > Ъ", "UW-38", "condition-unmet")
    table.type(0, "*ЩУКА > Ъ").type(1, "А*Х обмен=1.1.1 > Ы")
    assert table.public.points == (10 + 2 + 2 + 1, 1)


@pytest.mark.rule("UW-38")
def test_the_condition_of_a_card_is_in_the_readers_language() -> None:
    table = turn_of("КОТ①Ъ", "Ы", known=["КОТ"])
    with pytest.raises(Illegal) as refusal:
        table.type(0, "КОТ приз=1 > Ъ")
    condition = refusal.value.params["condition"]
    assert "6" in condition.in_words("ru")
    assert condition.in_words("ru") != condition.in_words("en")

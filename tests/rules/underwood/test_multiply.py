"""The prize card «размножить или сократить букву»: UW-42, UW-43, UW-G21."""

from typing import Any

import pytest

from rules.underwood.tables import laid, turn_of
from slovoteka.core.errors import Unreadable
from slovoteka.core.inputs import Act
from slovoteka.games.underwood.actions import Lay, Turn, read_action
from slovoteka.games.underwood.spelling import read_word, word_of
from slovoteka.games.underwood.state import Stage

KNOWN = ["КООПЕРАТИВ", "ПОЛЕ", "БАОБАБ", "КОТ", "ШАЛАШ", "ШОВ", "ОБОРОНА", "АХ", "СЛОН", "МАМА", "ЛЁД"]

# --- multiplying ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-42", "UW-43")
@pytest.mark.parametrize(
    ("hand", "word", "points"),
    [
        ("КОПЕРАТИВ", "КО(О)ПЕРАТИВ", 12),
        ("КОПЕРАТИВ", "К(О)ОПЕРАТИВ", 12),  # it does not matter which place has the card
        ("БАОА", "БАО(Б)А(Б)", 12),  # one card in three places
        ("БАОАБ", "БАО(Б)АБ", 12),  # the third place has its own card
        ("ШАЛА", "ШАЛА(Ш)", 20),
        ("ШАЛШ", "ШАЛ(А)Ш", 20),
        ("ОБРНА", "ОБ(О)Р(О)НА", 9),
    ],
)
def test_one_card_may_serve_a_letter_several_times(hand: str, word: str, points: int) -> None:
    table = turn_of(hand + "⑩ЪФ", "Ы", known=KNOWN)
    table.type(0, f"{word} приз=10 > Ъ")
    assert table.public.points == (points, 0)
    assert table.state.hands[0] == "Ф"
    assert word_of(table.state.words[0][0].places) in KNOWN


@pytest.mark.rule("UW-43")
@pytest.mark.parametrize(
    ("plain", "tricky"),
    [
        ("КООПЕРАТИВ", "КО(О)ПЕРАТИВ"),
        ("БАОБАБ", "БАО(Б)А(Б)"),
        ("ПОЛЕ", "П[ОО]ЛЕ"),
        ("ШОВ", "[ШШ]ОВ"),
        ("ШАЛАШ", "ШАЛА(Ш)"),
        ("КОТ", "[ККК]ОТ"),
        ("КОТ", "К[О*О]Т"),
        ("К*ОТ", "К[*О*О]Т"),
    ],
)
def test_such_a_word_counts_as_if_laid_in_the_usual_way(plain: str, tricky: str) -> None:
    usual = turn_of("ШШААААБББКККООООПЕРАТИВЛ??Ъ", "Ы", known=KNOWN).type(0, f"{plain} > Ъ")
    table = turn_of("ШШААААБББКККООООПЕРАТИВЛ??⑩Ъ", "Ы", known=KNOWN).type(0, f"{tricky} приз=10 > Ъ")
    assert table.public.points == usual.public.points
    assert table.public.points[0] > 0


@pytest.mark.rule("UW-42")
def test_what_has_no_card_must_be_served_by_one_of_the_word() -> None:
    for line in ("П(О)ЛЕ приз=10 > Ъ", "П(*О)ЛЕ приз=10 > Ъ", "ПО(*О)ЛЕ приз=10 > Ъ", "П*О(О)ЛЕ приз=10 > Ъ"):
        with pytest.raises(Unreadable) as unreadable:
            read_action(line)
        assert unreadable.value.code == "underwood-unserved"


@pytest.mark.rule("UW-42")
def test_the_card_that_serves_must_be_held() -> None:
    table = turn_of("ККПЕРАТИВ⑩Ъ", "Ы", known=KNOWN)
    assert table.refuses(0, "КО(О)ПЕРАТИВ приз=10 > Ъ", "UW-24", "not-held")["letters"] == "О"
    table.refuses(0, "К*О(*О)ПЕРАТИВ приз=10 > Ъ", "UW-31", "underwoods-missing")


# --- reducing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-42", "UW-43", "UW-G21")
@pytest.mark.parametrize(
    ("hand", "word", "points"),
    [
        ("ПООЛЕ", "П[ОО]ЛЕ", 6),
        ("ПОООЛЕ", "П[ООО]ЛЕ", 6),
        ("ШШШОВ", "[ШШШ]ОВ", 10),
        ("БААОБАБ", "Б[АА]ОБАБ", 12),  # only in one of the two places of А
    ],
)
def test_several_cards_may_lie_in_the_place_of_one_letter(hand: str, word: str, points: int) -> None:
    """They leave the hand, which helps to go out, and count once."""
    table = turn_of(hand + "⑩Ъ", "Ы", known=KNOWN).type(0, f"{word} приз=10 > Ъ")
    assert table.public.points == (points, 0)
    assert table.state.hands[0] == ""
    assert table.state.reason == "out"


@pytest.mark.rule("UW-42", "UW-G21")
def test_all_cards_in_one_place_must_be_held() -> None:
    table = turn_of("ПОЛЕ?⑩Ъ", "Ы", known=KNOWN)
    assert table.refuses(0, "П[ОО]ЛЕ приз=10 > Ъ", "UW-24", "not-held")["letters"] == "О"
    table.refuses(0, "П[О*О*О]ЛЕ приз=10 > Ъ", "UW-31", "underwoods-missing")


@pytest.mark.rule("UW-G21")
@pytest.mark.parametrize("line", ["П[ОЕ]ЛЕ приз=10 > Ъ", "П[О*Е]ЛЕ приз=10 > Ъ"])
def test_only_equal_cards_lie_in_one_place(line: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_action(line)
    assert unreadable.value.code == "underwood-one-place"


@pytest.mark.rule("UW-G21", "UW-27", "UW-29")
def test_cards_of_the_tape_may_lie_in_one_place() -> None:
    table = turn_of("ПЛЕ⑩Ъ", "Ы", tape="ЖОО", known=KNOWN).type(0, "П[ОО]ЛЕ лента=2 приз=10 > Ъ")
    assert table.state.tape == "ЖЪ"
    assert table.public.points == (6, 0)


@pytest.mark.rule("UW-G21", "UW-27")
def test_a_card_of_the_tape_may_serve_twice() -> None:
    table = turn_of("КПЕРАТИВ⑩Ъ", "Ы", tape="О", known=KNOWN).type(0, "КО(О)ПЕРАТИВ лента=1 приз=10 > Ъ")
    assert table.public.points == (12, 0)
    assert table.state.hands[0] == ""


@pytest.mark.rule("UW-G21", "UW-30")
def test_several_cards_of_the_tape_are_still_cards_of_the_tape() -> None:
    table = turn_of("⑩Ъ", "Ы", tape="ООХ", known=["ОХ"])
    table.refuses(0, "[ОО]Х лента=1 приз=10 > Ъ", "UW-30", "tape-only")


# --- with Underwoods ------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G21", "UW-43", "UW-48")
@pytest.mark.parametrize(
    ("hand", "word", "points"),
    [
        ("К?ПЕРАТИВ", "К*О(*О)ПЕРАТИВ", 10),  # nothing counted twice
        ("?АОА", "*БАО(*Б)А(*Б)", 3),
        ("П?ОЛЕ", "П[О*О]ЛЕ", 6),  # the place counts once, by its letter
        ("П?ОЛЕ", "П[*ОО]ЛЕ", 6),
        ("П??ЛЕ", "П[*О*О]ЛЕ", 5),
        ("П??ОЛЕ", "П[О*О*О]ЛЕ", 6),
    ],
)
def test_an_underwood_may_take_part_and_counts_nothing(hand: str, word: str, points: int) -> None:
    table = turn_of(hand + "⑩Ъ", "Ы", known=KNOWN)
    table.type(0, f"{word} приз=10 > Ъ")
    assert table.public.points == (points, 0)
    assert table.state.hands[0] == ""


@pytest.mark.rule("UW-G21")
def test_a_letter_card_serves_a_letter_although_another_of_its_places_has_an_underwood() -> None:
    table = turn_of("БАОА?⑩Ъ", "Ы", known=KNOWN).type(0, "БАО(Б)А*Б приз=10 > Ъ")
    assert table.public.points == (3 + 1 + 1 + 3 + 1 + 0, 0)
    assert table.state.stage is Stage.BREAK


@pytest.mark.rule("UW-G21", "UW-G18", "UW-34")
def test_a_letter_swapped_in_serves_wherever_the_underwood_did() -> None:
    table = turn_of("К?ПЕРАТИВ⑩ЪЪ", "ОАЫЫ", known=KNOWN)
    table.type(0, "К*О(*О)ПЕРАТИВ приз=10 > Ъ")
    assert table.public.points == (10, 0)
    table.refuses(1, "А*Х обмен=1.1.3 > Ы", "UW-34", "no-underwood-there")  # no card lies there
    table.type(1, "А*Х обмен=1.1.2 > Ы")
    assert table.public.points == (12, 1)
    assert table.state.words[0] == (laid("КО(О)ПЕРАТИВ", 10),)


@pytest.mark.rule("UW-G21", "UW-34")
def test_each_underwood_in_one_place_can_be_swapped_once() -> None:
    table = turn_of("Ы", "ОООАЪЪ", words=[[laid("П[*О*О]ЛЕ", 10)], []], known=[*KNOWN, "АХИ"], mover=1)
    thrice = "А*Х*И обмен=1.1.2 обмен=1.1.2 обмен=1.1.2 > Ъ"
    table.refuses(1, thrice, "UW-34", "underwood-taken-twice")
    once = turn_of("Ы", "ОАЪЪ", words=[[laid("П[*О*О]ЛЕ", 10)], []], known=KNOWN, mover=1)
    assert once.type(1, "А*Х обмен=1.1.2 > Ъ").state.words[0] == (laid("П[О*О]ЛЕ", 10),)
    table.type(1, "А*Х*И обмен=1.1.2 обмен=1.1.2 > Ъ")
    assert table.state.words[0] == (laid("П[ОО]ЛЕ", 10),)
    assert table.public.points == (6, 1)


@pytest.mark.rule("UW-G21", "UW-35")
def test_an_underwood_won_by_a_swap_may_serve_twice() -> None:
    table = turn_of("АКПЕРАТИВ⑩Ъ", "Ы", words=[[], [laid("Д*А")]], known=KNOWN)
    table.type(0, "К*О(*О)ПЕРАТИВ обмен=2.1.2 приз=10 > Ъ")
    assert table.public.points == (10, 3)


# --- once, and with the card only -----------------------------------------------------------------------------------


@pytest.mark.rule("UW-G21")
@pytest.mark.parametrize(
    "word",
    [
        "МА(М)(А)",  # two letters multiplied
        "[ММ][АА]МА",  # two letters reduced
        "М[АА]М[АА]",  # one letter, but in two places
        "[ММ]АМ(А)",  # one of each
        "М[АА]М(А)",  # one letter in both ways
        "МАМ[АА]*М(*М)",
    ],
)
def test_the_card_is_used_once(word: str) -> None:
    spelled = word_of(read_word(word))
    table = turn_of("ММММАААА??⑩⑩Ъ", "Ы", known=[spelled])
    table.refuses(0, f"{word} приз=10 > Ъ", "UW-G21", "one-letter-only")


@pytest.mark.rule("UW-42")
@pytest.mark.parametrize("word", ["КО(О)ПЕРАТИВ", "К*О(*О)ПЕРАТИВ", "К[ОО]ОПЕРАТИВ", "К[О*О]ОПЕРАТИВ"])
@pytest.mark.parametrize("prize", ["", "приз=1", "приз=8"])
def test_without_the_card_each_letter_has_one_card(word: str, prize: str) -> None:
    """Holding it is not enough: it must go with the word."""
    table = turn_of("КОООПЕРАТИВ?①⑧⑩Ъ", "Ы", known=KNOWN)
    table.refuses(0, f"{word} {prize} > Ъ", "UW-42", "multiply-without-prize")


@pytest.mark.rule("UW-42", "UW-38")
def test_a_card_that_is_not_held_multiplies_nothing() -> None:
    table = turn_of("КОПЕРАТИВЪ", "Ы⑩", known=KNOWN)
    table.refuses(0, "КО(О)ПЕРАТИВ приз=10 > Ъ", "UW-42", "multiply-without-prize")
    table.refuses(0, "КОПЕРАТИВ приз=10 > Ъ", "UW-38", "no-such-prize")


@pytest.mark.rule("UW-42", "UW-G21")
@pytest.mark.parametrize("word", ["КОТ", "К*ОТ", "ПОЛЕ", "К*ООТ"])
def test_the_card_does_not_lie_beside_a_word_that_it_does_nothing_for(word: str) -> None:
    table = turn_of("КОТПОЛЕ?⑩Ъ", "Ы", known=[*KNOWN, "КООТ"])
    assert table.refuses(0, f"{word} приз=10 > Ъ", "UW-42", "nothing-multiplied") == {"prize": 10, "sign": "⑩"}


@pytest.mark.rule("UW-42")
@pytest.mark.parametrize("sent", ["КО(О", "К(ОО)Т", "К[О]Т", "К[]Т", "К()Т", "К[[ОО]]Т", "КОТ*"])
def test_brackets_that_mean_nothing_are_not_read(sent: str) -> None:
    table = turn_of("КООТ⑩Ъ", "Ы", known=KNOWN)
    before = table.table
    action: dict[str, Any] = {"type": "turn", "words": [{"word": sent, "prize": 10}], "tape": "Ъ"}
    with pytest.raises(Unreadable):
        table.apply_input(Act(0, table.windows["turn"].id, action))
    assert table.table == before


@pytest.mark.rule("UW-43", "UW-42")
def test_the_word_that_is_read_is_the_one_that_must_exist() -> None:
    """Not by the cards that are there."""
    table = turn_of("КОООТ⑩Ъ", "Ы", known=["КООТ", "КОООТ"])
    assert table.refuses(0, "К[ОО]Т приз=10 > Ъ", "UW-G17", "no-such-word")["word"] == "КОТ"
    assert table.refused(0, Turn((Lay("К[ОО](О)Т", prize=10),), "Ъ"), "UW-G21", "one-letter-only") == {}
    table.type(0, "КО(О)Т приз=10 > Ъ")
    assert table.oracle.asked[-1] == "КООТ"

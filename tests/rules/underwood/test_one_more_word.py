"""The prize card «ещё одно слово», one of the stand-ins: UW-G25, with UW-26 and UW-40."""

import pytest

from rules.underwood.tables import laid, turn_of
from slovoteka.games.underwood.actions import Lay, Turn
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Laid, Taped

KNOWN = ["СЛОН", "КОК", "КОТ", "ДОМ", "ДОМА", "АХ", "ДОРОГА", "КООПЕРАТИВ"]


@pytest.mark.rule("UW-G25", "UW-39")
def test_a_second_word_may_follow_with_a_prize_card_of_its_own() -> None:
    table = turn_of("СЛОНКОКА⑨⑤", "Ы", known=KNOWN).type(0, "СЛОН приз=9 + КОК приз=5 > А")
    assert [(event.word, event.points) for event in table.events_of(Laid)] == [("СЛОН", 5), ("КОК", 15)]
    assert table.state.words[0] == (laid("СЛОН", 9), laid("КОК", 5))
    assert table.state.sheet == ((20, -4),)
    assert table.state.reason == "out"


@pytest.mark.rule("UW-G25")
def test_one_letter_goes_into_the_tape_however_many_words_are_laid() -> None:
    table = turn_of("СЛОНКОКАБ⑨", "Ы", known=KNOWN).type(0, "СЛОН приз=9 + КОК > А")
    assert table.events_of(Taped) == [Taped(0, "А")]
    assert (table.state.tape, table.state.hands[0]) == ("А", "Б")
    assert table.state.mover == 1


@pytest.mark.rule("UW-G25")
def test_the_second_word_may_be_left_out() -> None:
    table = turn_of("СЛОНКОКА⑨", "Ы", known=KNOWN).type(0, "СЛОН приз=9 > А")
    assert table.state.words[0] == (laid("СЛОН", 9),)
    assert (table.state.mover, table.state.stage) == (1, Stage.TURN)


@pytest.mark.rule("UW-G25", "UW-27", "UW-28")
def test_each_of_the_two_words_may_tear_the_tape() -> None:
    table = turn_of("ЛОНКТАЪ⑨", "Ы", tape="ЖОСЗ", known=KNOWN)
    table.type(0, "СЛОН лента=3 приз=9 + КОТ лента=2 > А")
    assert [event.torn for event in table.events_of(Laid)] == ["СЗ", "О"]
    assert table.state.tape == "ЖА"
    assert table.state.hands[0] == "ЗЪ"


@pytest.mark.rule("UW-G25", "UW-29")
def test_the_second_word_too_must_use_the_earliest_card_that_it_takes() -> None:
    table = turn_of("СЛОНКОТА⑨", "Ы", tape="ЖЗ", known=KNOWN)
    params = table.refuses(0, "СЛОН приз=9 + КОТ лента=2 > А", "UW-29", "tape-in-reserve")
    assert params == {"letter": "З"}


@pytest.mark.rule("UW-G25")
def test_what_the_first_word_tore_off_is_in_the_hand_for_the_second() -> None:
    table = turn_of("ЛОНДМА⑨", "Ы", tape="СО", known=KNOWN).type(0, "СЛОН лента=1 приз=9 + ДОМ > А")
    assert table.state.hands[0] == ""
    assert table.public.points == (5 + 5, 0)
    assert table.public.word_points == ((5, 5), ())


@pytest.mark.rule("UW-G25", "UW-27")
def test_what_the_first_word_has_torn_off_is_no_longer_on_the_tape() -> None:
    table = turn_of("ЛОНКТА⑨", "Ы", tape="ЖСО", known=KNOWN)
    table.refuses(0, "СЛОН лента=2 приз=9 + КОТ лента=3 > А", "UW-27", "no-such-tape-card")


@pytest.mark.rule("UW-G25", "UW-24")
def test_a_card_of_the_first_word_is_not_there_for_the_second() -> None:
    table = turn_of("СЛОНКТА⑨", "Ы", known=KNOWN)
    assert table.refuses(0, "СЛОН приз=9 + КОТ > А", "UW-24", "not-held")["letters"] == "О"
    table = turn_of("СЛНК?ТА⑨", "Ы", known=KNOWN)
    table.refuses(0, "СЛ*ОН приз=9 + К*ОТ > А", "UW-31", "underwoods-missing")


@pytest.mark.rule("UW-G25", "UW-34", "UW-G7")
def test_the_second_word_may_win_underwoods_even_that_of_the_first() -> None:
    table = turn_of("СЛ?НОАЪ⑨", "Ы", known=KNOWN)
    table.type(0, "СЛ*ОН приз=9 + А*Х обмен=1.1.3 > Ъ")
    assert table.state.words[0] == (laid("СЛОН", 9), laid("А*Х"))
    assert table.state.sheet == ((6, -4),)


@pytest.mark.rule("UW-G25", "UW-35")
def test_an_underwood_won_for_the_first_word_cannot_wait_for_the_second() -> None:
    table = turn_of("СЛОНАОЪ⑨", "Ы", words=[[], [laid("К*ОТ")]], known=KNOWN)
    table.refuses(0, "СЛОН обмен=2.1.2 приз=9 + А*Х > Ъ", "UW-35", "underwood-in-reserve")
    table.type(0, "СЛОН приз=9 + А*Х обмен=2.1.2 > Ъ")
    assert table.state.reason == "out"


@pytest.mark.rule("UW-G25", "UW-42")
def test_the_second_word_may_be_multiplied() -> None:
    table = turn_of("СЛОНКОПЕРАТИВЪ⑨⑩", "Ы", known=KNOWN)
    table.type(0, "СЛОН приз=9 + КО(О)ПЕРАТИВ приз=10 > Ъ")
    assert table.state.sheet == ((5 + 12, -4),)


@pytest.mark.rule("UW-G25", "UW-26")
def test_two_such_cards_do_not_make_three_words() -> None:
    table = turn_of("СЛОНДОМАКОКЪ⑨⑨", "Ы", known=KNOWN)
    table.refuses(0, "СЛОН приз=9 + ДОМА приз=9 + КОК > Ъ", "UW-G25", "one-more-once")
    assert table.refuses(0, "СЛОН приз=9 + ДОМА приз=9 > Ъ", "UW-G25", "one-more-once") == {"prize": 9, "sign": "⑨"}
    table.refuses(0, "СЛОН приз=9 + ДОМА + КОК > Ъ", "UW-26", "one-word-a-turn")


@pytest.mark.rule("UW-G25", "UW-26")
@pytest.mark.parametrize("line", ["СЛОН + КОК > Ъ", "КОК + СЛОН приз=9 > Ъ", "СЛОН приз=8 + КОК приз=9 > Ъ"])
def test_without_the_card_beside_the_first_word_there_is_no_second(line: str) -> None:
    table = turn_of("СЛОНКОКЪ⑧⑨", "Ы", known=KNOWN)
    table.refuses(0, line, "UW-26", "one-word-a-turn")


@pytest.mark.rule("UW-G25", "UW-38")
def test_the_card_asks_for_four_letters_in_the_first_word_not_in_the_second() -> None:
    table = turn_of("СЛОНКОКЪ⑨", "Ы", known=KNOWN)
    table.refuses(0, "КОК приз=9 + СЛОН > Ъ", "UW-38", "condition-unmet")
    table.type(0, "СЛОН приз=9 + КОК > Ъ")


@pytest.mark.rule("UW-G25", "UW-38")
def test_the_card_must_be_held() -> None:
    table = turn_of("СЛОНКОКЪ", "Ы⑨", known=KNOWN)
    table.refuses(0, "СЛОН приз=9 + КОК > Ъ", "UW-38", "no-such-prize")


@pytest.mark.rule("UW-G25", "UW-G17")
@pytest.mark.parametrize("known", ["СЛОН", "КОК"])
def test_if_one_of_two_words_is_none_neither_is_laid(known: str) -> None:
    table = turn_of("СЛОНКОКЪ⑨", "Ы", known=[known])
    params = table.refuses(0, "СЛОН приз=9 + КОК > Ъ", "UW-G17", "no-such-word")
    assert params["word"] != known


@pytest.mark.rule("UW-G25", "UW-44")
def test_the_card_for_the_tape_must_be_left_after_both_words() -> None:
    table = turn_of("СЛОНКОКЪ⑨", "Ы", known=KNOWN)
    table.refused(0, Turn((Lay("СЛОН", prize=9), Lay("КОК")), "К"), "UW-44", "tape-card-not-held")
    table.refused(0, Turn((Lay("СЛОН", prize=9), Lay("КОК"))), "UW-44", "tape-card-missing")

"""Cards off the tape: UW-16, UW-27..30, UW-G1..G3."""

import pytest

from rules.underwood.tables import laid, turn_of
from slovoteka.core.errors import Unreadable
from slovoteka.games.underwood.actions import Lay, Turn, read_action
from slovoteka.games.underwood.views import Laid

# --- taking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-27")
def test_a_letter_that_is_missing_comes_off_the_tape() -> None:
    table = turn_of("КТАБ", "ВГ", tape="НО", known=["КОТ"]).type(0, "КОТ лента=2 > А")
    assert table.public.words[0] == (laid("КОТ"),)
    assert (table.public.tape, table.private(0).hand) == ("НА", "Б")


@pytest.mark.rule("UW-27", "UW-G2")
def test_several_letters_may_come_off_it() -> None:
    table = turn_of("КАБ", "ВГ", tape="НОТ", known=["КОТ"]).type(0, "КОТ л2 > А")
    assert table.public.words[0] == (laid("КОТ"),)
    assert (table.public.tape, table.private(0).hand) == ("НА", "Б")


@pytest.mark.rule("UW-27")
@pytest.mark.parametrize("line", ["КОТ > А", "КОТ лента=3 > А"])
def test_a_letter_is_not_taken_unless_the_tape_is_cut_there(line: str) -> None:
    table = turn_of("КАБ", "ВГ", tape="НОТ", known=["КОТ"])
    params = table.refuses(0, line, "UW-27", "on-the-tape")
    assert params["letters"] == ("О, Т" if "лента" not in line else "О")


@pytest.mark.rule("UW-27", "UW-24")
def test_a_letter_that_is_neither_held_nor_on_the_tape() -> None:
    table = turn_of("КАБ", "ВГО", tape="НТ", known=["КОТ"])
    assert table.refuses(0, "КОТ лента=2 > А", "UW-24", "not-held")["letters"] == "О"


@pytest.mark.rule("UW-27")
@pytest.mark.parametrize(("tape", "number"), [("НОТ", 4), ("НОТ", 0), ("", 1), ("Н", 999)])
def test_a_card_that_the_tape_does_not_have(tape: str, number: int) -> None:
    table = turn_of("КОТАБ", "ВГ", tape=tape, known=["КОТ"])
    params = table.refuses(0, f"КОТ лента={number} > А", "UW-27", "no-such-tape-card")
    assert params == {"number": number, "cards": len(tape)}


@pytest.mark.rule("UW-27")
def test_a_tape_card_may_be_counted_from_no_other_end() -> None:
    table = turn_of("КОТАБ", "ВГ", tape="НОТ", known=["КОТ"])
    table.refused(0, Turn((Lay("КОТ", cut=-1),), "А"), "UW-27", "no-such-tape-card")
    with pytest.raises(Unreadable):
        read_action("КОТ лента=1 лента=2 > А")


# --- what comes along -----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-28", "UW-16")
def test_everything_laid_after_the_earliest_card_comes_along() -> None:
    table = turn_of("КТБВ", "ВГ", tape="ГДВОЫАЙ", known=["КОТ"]).type(0, "КОТ лента=4 > Б")
    assert table.public.tape == "ГДВБ"
    assert table.private(0).hand == "АВЙЫ"
    assert table.events_of(Laid)[0].torn == "ОЫАЙ"


@pytest.mark.rule("UW-28")
def test_the_newest_card_alone_brings_nothing_along() -> None:
    table = turn_of("КТБВ", "ВГ", tape="ГДВО", known=["КОТ"]).type(0, "КОТ лента=4 > Б")
    assert (table.public.tape, table.private(0).hand) == ("ГДВБ", "В")


@pytest.mark.rule("UW-28")
def test_the_oldest_card_takes_the_whole_tape() -> None:
    table = turn_of("КТБВ", "ВГ", tape="ОДВО", known=["КОТ"]).type(0, "КОТ лента=1 > Б")
    assert (table.public.tape, table.private(0).hand) == ("Б", "ВВДО")


@pytest.mark.rule("UW-28", "UW-G2")
def test_everybody_knows_what_was_torn_off_until_it_is_laid() -> None:
    table = turn_of("КТБВ", "ВГ", tape="ГДВОЫАЙ", known=["КОТ"]).type(0, "КОТ лента=4 > Й")
    assert table.public.shown == ("АЫ", "")  # Й has gone back to the tape
    table.type(1, "> В").type(0, "> А")
    assert table.public.shown == ("Ы", "")


@pytest.mark.rule("UW-28", "UW-G25")
def test_the_second_word_tears_what_the_first_has_left() -> None:
    table = turn_of("СЛНТААБ⑨", "ВГ", tape="КИОМ", known=["СЛОН", "КИТ"])
    table.refuses(0, "СЛОН лента=3 приз=9 + КИТ лента=3 > А", "UW-27", "no-such-tape-card")
    table.type(0, "СЛОН лента=3 приз=9 + КИТ лента=1 > А")
    assert (table.public.tape, table.private(0).hand) == ("А", "АБМ")
    assert [event.torn for event in table.events_of(Laid)] == ["ОМ", "КИ"]


# --- not in reserve -------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-29")
@pytest.mark.parametrize("cut", [1, 2, 3])
def test_the_earliest_card_must_be_in_the_word(cut: int) -> None:
    """Г, Д and Ы are before О, and none of them is in the word."""
    table = turn_of("КТБВ", "ВГ", tape="ГДЫОА", known=["КОТ"])
    assert table.refuses(0, f"КОТ лента={cut} > Б", "UW-29", "tape-in-reserve")["letter"] == "ГДЫ"[cut - 1]


@pytest.mark.rule("UW-29")
def test_a_later_card_does_not_make_up_for_the_earliest() -> None:
    table = turn_of("КОТБ", "ВГ", tape="ЫОТ", known=["КОТ"])
    table.refuses(0, "КОТ лента=1 > Б", "UW-29", "tape-in-reserve")
    table.type(0, "КОТ лента=2 > Б")
    assert table.public.tape == "ЫБ"


@pytest.mark.rule("UW-29")
def test_a_tape_is_not_torn_without_a_word() -> None:
    table = turn_of("КОТБ", "ВГ", tape="ЫОТ", known=["КОТ"])
    table.refuses(0, "лента=2 > Б", "UW-29", "tape-in-reserve")
    assert "UW-24" in {lack.rule for lack in table.draft("лента=2 > Б").lacks}


@pytest.mark.rule("UW-29", "UW-31")
def test_an_underwood_in_its_stead_does_not_use_it() -> None:
    table = turn_of("КТ?Б", "ВГ", tape="ОА", known=["КОТ"])
    table.refuses(0, "К*ОТ лента=1 > Б", "UW-29", "tape-in-reserve")


@pytest.mark.rule("UW-29")
def test_the_word_is_bound_to_the_card_not_to_its_place_in_it() -> None:
    """The oldest card may be any letter of the word, even with later ones before it."""
    table = turn_of("КБВ", "ВГ", tape="ТО", known=["КОТ"]).type(0, "КОТ лента=1 > Б")
    assert (table.public.tape, table.private(0).hand) == ("Б", "В")


@pytest.mark.rule("UW-29", "UW-G25")
def test_the_earliest_card_must_be_in_the_very_word_it_was_torn_for() -> None:
    table = turn_of("СЛОНТИБ⑨", "ВГ", tape="КА", known=["СЛОН", "КИТ"])
    table.refuses(0, "СЛОН лента=1 приз=9 + КИТ > Б", "UW-29", "tape-in-reserve")
    table.type(0, "СЛОН приз=9 + КИТ лента=1 > Б")
    assert table.private(0).hand == "А"


# --- not only from the tape -----------------------------------------------------------------------------------------


@pytest.mark.rule("UW-30")
@pytest.mark.parametrize("tape", ["КОТ", "ТОК", "ОКАТ", "ТОККА"])
def test_a_word_of_the_tape_only_is_refused(tape: str) -> None:
    table = turn_of("БВДЕ", "ВГ", tape=tape, known=["КОТ"])
    assert table.refuses(0, "КОТ лента=1 > Б", "UW-30", "tape-only")["word"] == "КОТ"


@pytest.mark.rule("UW-30", "UW-G3")
@pytest.mark.parametrize("own", ["О", "Т"])
def test_a_card_of_the_hand_is_enough_even_if_the_tape_has_its_like(own: str) -> None:
    """The card from the hand is laid, and the same letter from the tape goes to the hand instead."""
    table = turn_of(f"БВ{own}", "ВГ", tape="КОТ", known=["КОТ"]).type(0, "КОТ лента=1 > Б")
    assert table.private(0).hand == "".join(sorted(f"В{own}"))


@pytest.mark.rule("UW-30", "UW-29")
def test_the_like_of_the_earliest_card_is_not_enough() -> None:
    """К from the tape must be in the word, so the hand's К is not, and О and Т come from the tape."""
    table = turn_of("БВК", "ВГ", tape="КОТ", known=["КОТ"])
    table.refuses(0, "КОТ лента=1 > Б", "UW-30", "tape-only")
    twice = turn_of("БВК", "ВГ", tape="КО", known=["КОК"]).type(0, "КОК лента=1 > Б")
    assert twice.private(0).hand == "В"


@pytest.mark.rule("UW-30", "UW-42")
def test_a_multiplied_card_of_the_tape_is_still_of_the_tape() -> None:
    table = turn_of("БВ⑩⑩", "ВГ", tape="ММА", known=["МАМА"])
    table.refuses(0, "МАМ(А) лента=1 приз=10 > Б", "UW-30", "tape-only")
    mine = turn_of("БВА⑩", "ВГ", tape="ММ", known=["МАМА"]).type(0, "МАМ(А) лента=1 приз=10 > Б")
    assert mine.public.words[0] == (laid("МАМ(А)", 10),)


@pytest.mark.rule("UW-30", "UW-42")
def test_a_card_of_the_hand_among_several_in_one_place_is_enough() -> None:
    table = turn_of("БВО⑩", "ВГ", tape="КОТ", known=["КОТ"]).type(0, "К[ОО]Т лента=1 приз=10 > Б")
    assert table.private(0).hand == "В"


@pytest.mark.rule("UW-30")
def test_without_the_tape_there_is_nothing_to_forbid() -> None:
    table = turn_of("КОТБВ", "ВГ", tape="КОТ", known=["КОТ"]).type(0, "КОТ > Б")
    assert table.public.tape == "КОТБ"


# --- readings -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G1")
def test_a_letter_may_be_taken_though_one_like_it_is_held() -> None:
    table = turn_of("КОТБВ", "ВГ", tape="НОЩ", known=["КОТ"]).type(0, "КОТ лента=2 > Б")
    assert table.public.words[0] == (laid("КОТ"),)
    assert (table.public.tape, table.private(0).hand) == ("НБ", "ВОЩ")


@pytest.mark.rule("UW-G2")
def test_torn_cards_are_used_and_the_others_stay_in_the_hand() -> None:
    table = turn_of("КБ", "ВГ", tape="ОЫТЩ", known=["КОТ"]).type(0, "КОТ лента=1 > Ы")
    assert table.public.words[0] == (laid("КОТ"),)
    assert (table.public.tape, table.private(0).hand) == ("Ы", "БЩ")


@pytest.mark.rule("UW-G2", "UW-G25")
def test_a_card_torn_off_for_the_first_word_may_go_into_the_second() -> None:
    table = turn_of("СЛНКТАБ⑨", "ВГ", tape="ОИ", known=["СЛОН", "КИТ"])
    table.type(0, "СЛОН лента=1 приз=9 + КИТ > А")
    assert (table.public.tape, table.private(0).hand) == ("А", "Б")


@pytest.mark.rule("UW-G3")
def test_an_underwood_of_the_hand_is_not_of_the_tape() -> None:
    table = turn_of("БВ?", "ВГ", tape="КО", known=["КОТ"]).type(0, "КО*Т лента=1 > Б")
    assert (table.public.tape, table.private(0).hand) == ("Б", "В")


@pytest.mark.rule("UW-G3", "UW-34")
def test_an_underwood_won_by_a_swap_is_not_of_the_tape() -> None:
    words = ((), (laid("ДО*М"),))
    table = turn_of("БВМ", "ВГ", tape="КО", words=words, known=["КОТ"])
    table.type(0, "КО*Т лента=1 обмен=2.1.3 > Б")
    assert table.public.words == ((laid("КО*Т"),), (laid("ДОМ"),))
    assert table.private(0).hand == "В"

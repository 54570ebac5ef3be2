"""Underwoods in a word: UW-31..33, UW-G4, UW-G22. Swaps are in test_underwoods_swaps.py."""

import pytest

from rules.underwood.tables import laid, turn_of
from slovoteka.core.errors import Unreadable
from slovoteka.games.underwood.actions import Lay, Turn, read_action
from slovoteka.games.underwood.spelling import word_of
from slovoteka.games.underwood.views import Laid

# --- standing for a letter ------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-31")
def test_an_underwood_stands_for_a_missing_letter() -> None:
    table = turn_of("КТ?АБ", "ВГ", known=["КОТ"]).type(0, "К*ОТ > А")
    assert table.public.words[0] == (laid("К*ОТ"),)
    assert table.private(0).hand == "Б"
    assert table.public.points == (3, 0)


@pytest.mark.rule("UW-31")
def test_it_may_stand_for_a_letter_that_is_held_too() -> None:
    table = turn_of("КОТ?АБ", "ВГ", known=["КОТ"]).type(0, "К*ОТ > А")
    assert table.private(0).hand == "БО"


@pytest.mark.rule("UW-31")
@pytest.mark.parametrize(("hand", "line", "held"), [("КТАБ", "К*ОТ > А", 0), ("К?АБ", "К*О*Т > А", 1)])
def test_an_underwood_that_is_not_held_stands_for_nothing(hand: str, line: str, held: int) -> None:
    words = ((laid("Д*ОМ"),), (laid("Р*ОТ"),))
    table = turn_of(hand, "ВГ??", words=words, known=["КОТ"])
    params = table.refuses(0, line, "UW-31", "underwoods-missing")
    assert params == {"needed": held + 1, "held": held}


@pytest.mark.rule("UW-31")
def test_an_underwood_stands_for_a_letter_only_if_the_turn_says_so() -> None:
    table = turn_of("КТ?АБ", "ВГ", known=["КОТ"])
    assert table.refuses(0, "КОТ > А", "UW-24", "not-held")["letters"] == "О"


# --- its letter is named --------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-32")
def test_everybody_sees_which_letter_it_is() -> None:
    table = turn_of("КТ?АБ", "ВГ", known=["КИТ", "КОТ"]).type(0, "К*ИТ > А")
    event = table.events_of(Laid)[0]
    assert (event.word, event.lay.word, event.points) == ("КИТ", "К*ИТ", 3)
    place = table.public.words[0][0].places[1]
    assert (place.letter, place.cards) == ("И", "?")


@pytest.mark.rule("UW-32")
@pytest.mark.parametrize("word", ["К?Т", "КО*", "К**Т", "*", "К*?Т", "К*1Т", "К(?)Т"])
def test_an_underwood_without_a_letter_cannot_be_laid(word: str) -> None:
    table = turn_of("КОТ??АБ", "ВГ", known=["КОТ", "КТ", "КО"])
    with pytest.raises(Unreadable):
        read_action(f"{word} > А")
    before = table.table
    with pytest.raises(Unreadable):
        table.act(0, Turn((Lay(word),), "А"))
    assert table.table == before


@pytest.mark.rule("UW-32")
def test_the_dictionary_is_asked_for_the_word_with_the_letter_named() -> None:
    table = turn_of("КТ?АБ", "ВГ", known=["КОТ"])
    assert table.refuses(0, "К*АТ > А", "UW-G17", "no-such-word")["word"] == "КАТ"
    table.type(0, "К*ОТ > А")
    assert table.oracle.asked == ["КАТ", "КОТ"]


# --- several of them ------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-33")
@pytest.mark.parametrize(
    ("hand", "line", "points"),
    [
        ("ЛОН?", "*СЛОН", 4),
        ("ОН??", "*С*ЛОН", 2),
        ("Н???", "*С*Л*ОН", 1),
        ("????", "*С*Л*О*Н", 0),
        ("СН??", "С*Л*ОН", 2),
    ],
)
def test_a_word_may_hold_several(hand: str, line: str, points: int) -> None:
    table = turn_of(f"{hand}АБ", "ВГ", known=["СЛОН"]).type(0, f"{line} > А")
    assert table.public.words[0] == (laid(line),)
    assert word_of(table.public.words[0][0].places) == "СЛОН"
    assert (table.public.points[0], table.private(0).hand) == (points, "Б")


@pytest.mark.rule("UW-33", "UW-31")
@pytest.mark.parametrize("line", ["*С*ЛОН > А", "*С*Л*ОН > А"])
def test_but_no_more_than_are_held(line: str) -> None:
    turn_of("СЛОН?АБ", "ВГ", known=["СЛОН"]).refuses(0, line, "UW-31", "underwoods-missing")


@pytest.mark.rule("UW-33", "UW-G25")
def test_two_words_of_a_turn_do_not_share_one() -> None:
    table = turn_of("СЛОКТ?АБ⑨", "ВГ", known=["СЛОН", "КОТ"])
    table.refuses(0, "СЛО*Н приз=9 + К*ОТ > А", "UW-31", "underwoods-missing")


@pytest.mark.rule("UW-G4")
def test_a_word_of_underwoods_only_counts_nothing() -> None:
    table = turn_of("???АБ", "ВГ", known=["КОТ"]).type(0, "*К*О*Т > А")
    assert table.public.words[0] == (laid("*К*О*Т"),)
    assert table.public.points == (0, 0)
    assert table.private(0).hand == "Б"


@pytest.mark.rule("UW-G4", "UW-34")
def test_a_word_of_underwoods_only_may_come_of_swaps_alone() -> None:
    words = ((), (laid("К*ОТ"), laid("*РОТ")))
    table = turn_of("ОРАБ", "ВГ", words=words, known=["УЖ"]).type(0, "*У*Ж обмен=2.1.2 обмен=2.2.1 > А")
    assert table.public.words == ((laid("*У*Ж"),), (laid("КОТ"), laid("РОТ")))
    assert table.public.points == (0, 4 + 3)


# --- its letter stays -----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G22")
def test_another_letter_does_not_take_its_place_though_it_would_make_a_word() -> None:
    words = ((laid("К*ОТ"),), (laid("К*ОТ"),))
    table = turn_of("ИРТАБ", "ВГ", words=words, known=["КИТ", "КОТ", "РОТ"])
    for owner in (1, 2):
        params = table.refuses(0, f"Р*ОТ обмен={owner}.1.2 > А", "UW-34", "no-letter-to-swap")
        assert params["letter"] == "О"


@pytest.mark.rule("UW-G22")
def test_the_letter_stays_whatever_is_laid_later() -> None:
    words = ((laid("К*ОТ"),), ())
    table = turn_of("КИТАБВ", "ВГ", words=words, known=["КИТ"]).type(0, "КИТ > А").type(1, "> В").type(0, "> Б")
    assert table.public.words[0] == (laid("К*ОТ"), laid("КИТ"))


@pytest.mark.rule("UW-G22")
def test_an_underwood_that_was_taken_is_named_anew() -> None:
    words = ((), (laid("К*ОТ"),))
    table = turn_of("ОСМАБ", "ВГ", words=words, known=["СОМ", "СЫМ"])
    table.type(0, "С*ЫМ обмен=2.1.2 > А")
    assert table.public.words == ((laid("С*ЫМ"),), (laid("КОТ"),))

"""Replacing an Underwood on the table by the letter that it stands for: UW-34..37, UW-G6, UW-G7."""

import pytest

from rules.underwood.tables import laid, turn_of
from slovoteka.games.underwood.actions import Lay, Swap, Turn
from slovoteka.games.underwood.spelling import word_of
from slovoteka.games.underwood.views import Swapped

THEIRS = ((), (laid("ДОМ"), laid("С*ОМ")))
"""Seat 2 of the notation has an Underwood that stands for О in its second word."""


# --- the swap -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-34")
def test_a_letter_takes_the_place_of_an_underwood_in_anothers_word() -> None:
    table = turn_of("ОТКАБ", "ВГ", words=THEIRS, known=["КИТ"]).type(0, "К*ИТ обмен=2.2.2 > А")
    assert table.public.words == ((laid("К*ИТ"),), (laid("ДОМ"), laid("СОМ")))
    assert table.private(0).hand == "Б"
    assert table.events_of(Swapped) == [Swapped(0, Swap(1, 1, 1), "О", "СОМ")]


@pytest.mark.rule("UW-34", "UW-G7")
def test_or_in_a_word_of_ones_own() -> None:
    words = ((laid("С*ОМ"),), ())
    table = turn_of("ОТКАБ", "ВГ", words=words, known=["КИТ"]).type(0, "К*ИТ о1.1.2 > А")
    assert table.public.words == ((laid("СОМ"), laid("К*ИТ")), ())
    assert table.public.points == (1 + 1 + 2 + 2 + 1, 0)


@pytest.mark.rule("UW-34")
@pytest.mark.parametrize("where", ["1.1.1", "2.1.2", "2.2.1", "2.2.4", "2.3.1", "3.1.1", "2.0.1", "0.1.1", "2.2.0"])
def test_there_must_be_an_underwood_where_one_is_taken(where: str) -> None:
    table = turn_of("ОТКАБ?", "ВГ?", words=THEIRS, known=["КИТ"])
    params = table.refuses(0, f"К*ИТ обмен={where} > А", "UW-34", "no-underwood-there")
    assert params == dict(zip(("seat", "word", "place"), map(int, where.split(".")), strict=True))


@pytest.mark.rule("UW-34")
def test_places_are_not_counted_from_behind() -> None:
    table = turn_of("ОТКАБ?", "ВГ", words=((), (laid("СОМ"), laid("СМ*О"))), known=["КИТ"])
    for swap in (Swap(-1, 1, 2), Swap(1, -1, 2), Swap(1, 1, -1), Swap(-1, -1, -1)):
        table.refused(0, Turn((Lay("К*ИТ", swaps=(swap,)),), "А"), "UW-34", "no-underwood-there")


@pytest.mark.rule("UW-34")
def test_an_underwood_in_a_hand_cannot_be_taken() -> None:
    table = turn_of("ОТКАБ", "ВГ?", known=["КИТ"])
    table.refuses(0, "К*ИТ обмен=2.1.1 > А", "UW-34", "no-underwood-there")


@pytest.mark.rule("UW-34")
def test_the_letter_itself_is_needed() -> None:
    table = turn_of("ИТКАБ", "ВОГ", words=THEIRS, known=["КИТ"])
    assert table.refuses(0, "К*ИТ обмен=2.2.2 > А", "UW-34", "no-letter-to-swap")["letter"] == "О"


@pytest.mark.rule("UW-34")
def test_a_letter_is_not_put_and_laid_at_once() -> None:
    table = turn_of("ОТКАБ", "ВГ", words=THEIRS, known=["КОТ", "КОРТ"])
    assert table.refuses(0, "КО*РТ обмен=2.2.2 > А", "UW-34", "no-letter-to-swap")["letter"] == "О"
    both = turn_of("ООТКАБ", "ВГ", words=THEIRS, known=["КОРТ"]).type(0, "КО*РТ обмен=2.2.2 > А")
    assert both.private(0).hand == "Б"


@pytest.mark.rule("UW-34", "UW-44")
def test_a_letter_that_was_put_cannot_go_into_the_tape_too() -> None:
    table = turn_of("ОТКАБ", "ВГ", words=THEIRS, known=["КИТ"])
    table.refuses(0, "К*ИТ обмен=2.2.2 > О", "UW-44", "tape-card-not-held")


@pytest.mark.rule("UW-34")
def test_an_underwood_is_not_swapped_for_an_underwood() -> None:
    table = turn_of("??ТКАБ", "ВГ", words=THEIRS, known=["КИТ"])
    table.refuses(0, "К*ИТ обмен=2.2.2 > А", "UW-34", "no-letter-to-swap")


# --- used at once ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-35")
def test_an_underwood_that_is_taken_must_be_used() -> None:
    table = turn_of("ОТКИАБ", "ВГ", words=THEIRS, known=["КИТ"])
    params = table.refuses(0, "КИТ обмен=2.2.2 > А", "UW-35", "underwood-in-reserve")
    assert params == {"taken": 1, "used": 0}


@pytest.mark.rule("UW-35")
def test_an_underwood_is_not_taken_without_a_word() -> None:
    table = turn_of("ОТКИАБ", "ВГ", words=THEIRS, known=["КИТ"])
    table.refuses(0, "обмен=2.2.2 > А", "UW-35", "underwood-in-reserve")
    assert "UW-24" in {lack.rule for lack in table.draft("обмен=2.2.2 > А").lacks}


@pytest.mark.rule("UW-35", "UW-45")
def test_nor_is_it_used_by_putting_it_into_the_tape() -> None:
    table = turn_of("ОТКИАБ", "ВГ", words=THEIRS, known=["КИТ"])
    table.refuses(0, "КИТ обмен=2.2.2 > *", "UW-35", "underwood-in-reserve")


@pytest.mark.rule("UW-35", "UW-G25")
def test_it_is_used_in_the_word_it_was_taken_for_and_not_in_the_next() -> None:
    table = turn_of("ОСЛНКТОАБ⑨", "ВГ", words=THEIRS, known=["СЛОН", "КИТ"])
    table.refuses(0, "СЛОН обмен=2.2.2 приз=9 + К*ИТ > А", "UW-35", "underwood-in-reserve")
    table.type(0, "СЛОН приз=9 + К*ИТ обмен=2.2.2 > А")
    assert table.public.words[0] == (laid("СЛОН", 9), laid("К*ИТ"))


@pytest.mark.rule("UW-35")
def test_an_underwood_of_the_hand_stays_there_if_one_is_taken() -> None:
    """Underwoods are alike, so if the word has one, it is the one that was taken."""
    table = turn_of("ОТК?АБ", "ВГ", words=THEIRS, known=["КИТ"]).type(0, "К*ИТ обмен=2.2.2 > А")
    assert table.private(0).hand == "?Б"
    full = turn_of("ОТКИ?АБ", "ВГ", words=THEIRS, known=["КИТ"])
    full.refuses(0, "КИТ обмен=2.2.2 > А", "UW-35", "underwood-in-reserve")


# --- the letter is of the hand --------------------------------------------------------------------------------------


@pytest.mark.rule("UW-36")
def test_a_letter_that_lies_on_the_tape_is_no_letter_for_a_swap() -> None:
    table = turn_of("ТКАБ", "ВГ", tape="О", words=THEIRS, known=["КИТ"])
    table.refuses(0, "К*ИТ обмен=2.2.2 > А", "UW-36", "swap-from-tape")


@pytest.mark.rule("UW-36", "UW-29")
def test_it_is_not_torn_off_for_the_swap_either() -> None:
    table = turn_of("ТКАБ", "ВГ", tape="О", words=THEIRS, known=["КИТ"])
    table.refuses(0, "К*ИТ лента=1 обмен=2.2.2 > А", "UW-29", "tape-in-reserve")
    assert {"UW-29", "UW-36"} <= {lack.rule for lack in table.draft("К*ИТ лента=1 обмен=2.2.2 > А").lacks}


@pytest.mark.rule("UW-36", "UW-37")
def test_the_earliest_card_belongs_to_the_word_and_not_to_a_swap() -> None:
    table = turn_of("КАБ", "ВГ", tape="О", words=THEIRS, known=["ТОК"])
    assert table.refuses(0, "*ТОК лента=1 обмен=2.2.2 > А", "UW-36", "swap-from-tape")["letter"] == "О"


@pytest.mark.rule("UW-36", "UW-G1")
def test_its_like_in_the_hand_may_be_put_and_the_tape_card_laid() -> None:
    table = turn_of("КОАБ", "ВГ", tape="О", words=THEIRS, known=["ТОК"]).type(0, "*ТОК лента=1 обмен=2.2.2 > А")
    assert table.public.words == ((laid("*ТОК"),), (laid("ДОМ"), laid("СОМ")))
    assert (table.public.tape, table.private(0).hand) == ("А", "Б")


@pytest.mark.rule("UW-36")
def test_of_two_alike_in_word_and_swap_one_must_be_of_the_hand_or_torn_along() -> None:
    """The word has О twice and the swap needs another: one from the tape and one from the hand are too few."""
    table = turn_of("КОАБ", "ВГ", tape="О", words=THEIRS, known=["ОКОТ"])
    table.refuses(0, "ОКО*Т лента=1 обмен=2.2.2 > А", "UW-34", "no-letter-to-swap")
    more = turn_of("КОАБ", "ВГ", tape="ОО", words=THEIRS, known=["ОКОТ"])
    more.type(0, "ОКО*Т лента=1 обмен=2.2.2 > А")
    assert more.private(0).hand == "Б"


@pytest.mark.rule("UW-37")
def test_a_letter_that_came_along_may_be_put() -> None:
    table = turn_of("ТАБ", "ВГ", tape="ЩКО", words=THEIRS, known=["КИТ"])
    table.type(0, "К*ИТ лента=2 обмен=2.2.2 > А")
    assert table.public.words == ((laid("К*ИТ"),), (laid("ДОМ"), laid("СОМ")))
    assert (table.public.tape, table.private(0).hand, table.public.shown) == ("ЩА", "Б", ("", ""))


@pytest.mark.rule("UW-37", "UW-36")
def test_but_not_one_that_lies_before_the_cut() -> None:
    table = turn_of("ТАБ", "ВГ", tape="ОК", words=THEIRS, known=["КИТ"])
    table.refuses(0, "К*ИТ лента=2 обмен=2.2.2 > А", "UW-36", "swap-from-tape")
    table.refuses(0, "К*ИТ лента=1 обмен=2.2.2 > А", "UW-29", "tape-in-reserve")


@pytest.mark.rule("UW-37")
def test_of_two_alike_off_the_tape_the_later_may_be_put() -> None:
    table = turn_of("КАБ", "ВГ", tape="ОО", words=THEIRS, known=["ТОК"]).type(0, "*ТОК лента=1 обмен=2.2.2 > А")
    assert (table.public.tape, table.private(0).hand) == ("А", "Б")


@pytest.mark.rule("UW-37")
def test_a_letter_that_came_along_is_not_laid_and_put_at_once() -> None:
    table = turn_of("АБ", "ВГ", tape="КО", words=THEIRS, known=["КОТ"])
    table.refuses(0, "КО*Т лента=1 обмен=2.2.2 > А", "UW-36", "swap-from-tape")
    held = turn_of("ОАБ", "ВГ", tape="КО", words=THEIRS, known=["КОТ"]).type(0, "КО*Т лента=1 обмен=2.2.2 > А")
    assert held.private(0).hand == "Б"


@pytest.mark.rule("UW-37", "UW-G25")
def test_a_letter_that_came_along_with_the_first_word_may_be_put_with_the_second() -> None:
    table = turn_of("ЛОНКТАБ⑨", "ВГ", tape="СО", words=THEIRS, known=["СЛОН", "КИТ"])
    table.type(0, "СЛОН лента=1 приз=9 + К*ИТ обмен=2.2.2 > А")
    assert table.private(0).hand == "Б"


# --- several swaps --------------------------------------------------------------------------------------------------

MANY = ((laid("*ТОК"),), (laid("К*О*Т"),), (laid("РО*Т"), laid("*УЖ")))


@pytest.mark.rule("UW-G6")
def test_several_underwoods_may_be_taken_in_one_turn() -> None:
    table = turn_of("ТТОУНАБ", "ВГ", "ДЕ", words=MANY, known=["СЛОН"])
    table.type(0, "*С*Л*ОН обмен=2.1.2 обмен=3.1.3 обмен=1.1.1 > А")
    assert table.public.words == (
        (laid("ТОК"), laid("*С*Л*ОН")),
        (laid("КО*Т"),),
        (laid("РОТ"), laid("*УЖ")),
    )
    assert table.private(0).hand == "БУ"
    assert [(event.letter, event.word) for event in table.events_of(Swapped)] == [
        ("О", "КОТ"),
        ("Т", "РОТ"),
        ("Т", "ТОК"),
    ]


@pytest.mark.rule("UW-G6", "UW-35")
def test_every_one_of_them_must_be_used() -> None:
    table = turn_of("ТТОЛОНАБ", "ВГ", "ДЕ", words=MANY, known=["СЛОН"])
    params = table.refuses(0, "*СЛОН обмен=2.1.2 обмен=3.1.3 > А", "UW-35", "underwood-in-reserve")
    assert params == {"taken": 2, "used": 1}


@pytest.mark.rule("UW-G6", "UW-34")
def test_every_one_of_them_needs_its_own_letter() -> None:
    table = turn_of("ТЛНАБ", "ВГ", "ДЕ", words=MANY, known=["СЛОН"])
    table.refuses(0, "*СЛ*ОН обмен=2.1.3 обмен=3.1.3 > А", "UW-34", "no-letter-to-swap")


@pytest.mark.rule("UW-G6")
def test_the_same_underwood_is_not_taken_twice() -> None:
    table = turn_of("ТТЛНАБ", "ВГ", "ДЕ", words=MANY, known=["СЛОН"])
    table.refuses(0, "*СЛ*ОН обмен=3.1.3 обмен=3.1.3 > А", "UW-34", "underwood-taken-twice")


@pytest.mark.rule("UW-G6")
def test_the_words_on_the_table_stay_the_same_words() -> None:
    table = turn_of("ТТОУНАБ", "ВГ", "ДЕ", words=MANY, known=["СЛОН"])
    before = [word_of(word.places) for row in table.public.words for word in row]
    table.type(0, "*С*Л*ОН обмен=2.1.2 обмен=2.1.3 обмен=3.2.1 > А")
    after = [word_of(word.places) for row in table.public.words for word in row]
    assert after == [before[0], "СЛОН", *before[1:]]


# --- words of one's own ---------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G7", "UW-G25")
def test_an_underwood_may_move_from_the_first_word_of_a_turn_to_the_second() -> None:
    table = turn_of("СЛНОКТ?АБ⑨", "ВГ", known=["СЛОН", "КИТ"])
    table.type(0, "СЛ*ОН приз=9 + К*ИТ обмен=1.1.3 > А")
    assert table.public.words[0] == (laid("СЛОН", 9), laid("К*ИТ"))
    assert table.private(0).hand == "Б"


@pytest.mark.rule("UW-G7")
def test_but_not_within_the_word_that_is_being_laid() -> None:
    table = turn_of("СЛНОКТ?АБ⑨", "ВГ", known=["СЛОН", "КИТ"])
    table.refuses(0, "СЛ*ОН обмен=1.1.3 > А", "UW-34", "no-underwood-there")
    table.refuses(0, "СЛ*ОН обмен=1.2.2 приз=9 + К*ИТ > А", "UW-34", "no-underwood-there")


@pytest.mark.rule("UW-G7")
def test_an_underwood_taken_in_this_turn_may_be_taken_again_out_of_the_first_word() -> None:
    table = turn_of("ОСЛНОКТАБ⑨", "ВГ", words=THEIRS, known=["СЛОН", "КИТ"])
    table.type(0, "СЛ*ОН обмен=2.2.2 приз=9 + К*ИТ обмен=1.1.3 > А")
    assert table.public.words == ((laid("СЛОН", 9), laid("К*ИТ")), (laid("ДОМ"), laid("СОМ")))
    assert table.private(0).hand == "Б"


# --- Underwoods of multiplied and reduced letters -------------------------------------------------------------------


@pytest.mark.rule("UW-34", "UW-43")
def test_an_underwood_that_serves_several_places_gives_way_with_all_of_them() -> None:
    words = ((), (laid("К*О(*О)П", 10),))
    table = turn_of("ОТКАБ", "ВГ", words=words, known=["КИТ"])
    table.refuses(0, "К*ИТ обмен=2.1.3 > А", "UW-34", "no-underwood-there")  # it is at the second letter
    assert table.public.points == (0, 4)
    table.type(0, "К*ИТ обмен=2.1.2 > А")
    assert table.public.words[1] == (laid("КО(О)П", 10),)
    assert table.public.points == (3, 6)


@pytest.mark.rule("UW-34", "UW-43")
def test_an_underwood_among_several_cards_in_one_place() -> None:
    words = ((), (laid("П[О*О]ЛЕ", 10),))
    table = turn_of("ОТКАБ", "ВГ", words=words, known=["КИТ"])
    assert table.public.points == (0, 6)
    table.type(0, "К*ИТ обмен=2.1.2 > А")
    assert table.public.words[1] == (laid("П[ОО]ЛЕ", 10),)
    assert table.public.points == (3, 6)  # the place counts once, as before


@pytest.mark.rule("UW-34", "UW-G6")
def test_two_underwoods_in_one_place_may_both_be_taken() -> None:
    words = ((), (laid("П[*О*О]ЛЕ", 10),))
    one = turn_of("ОТКАБ", "ВГ", words=words, known=["КИТ"]).type(0, "К*ИТ обмен=2.1.2 > А")
    assert one.public.words[1] == (laid("П[О*О]ЛЕ", 10),)
    assert one.public.points == (3, 6)
    two = turn_of("ООКАБ", "ВГ", words=words, known=["КИТ"]).type(0, "К*И*Т обмен=2.1.2 обмен=2.1.2 > А")
    assert two.public.words[1] == (laid("П[ОО]ЛЕ", 10),)
    three = turn_of("ОООАБ", "ВГ", words=words, known=["КИТ"])
    three.refuses(0, "*К*И*Т обмен=2.1.2 обмен=2.1.2 обмен=2.1.2 > А", "UW-34", "underwood-taken-twice")


@pytest.mark.rule("UW-35", "UW-42")
def test_an_underwood_that_was_taken_may_serve_several_places_or_lie_among_several_cards() -> None:
    multiplied = turn_of("ОКПАБ⑩", "ВГ", words=THEIRS, known=["КООП"])
    multiplied.type(0, "К*О(*О)П обмен=2.2.2 приз=10 > А")
    assert multiplied.public.words[0] == (laid("К*О(*О)П", 10),)
    reduced = turn_of("ОКОТАБ⑩", "ВГ", words=THEIRS, known=["КОТ"]).type(0, "К[О*О]Т обмен=2.2.2 приз=10 > А")
    assert reduced.public.words[0] == (laid("К[О*О]Т", 10),)
    assert reduced.private(0).hand == "Б"

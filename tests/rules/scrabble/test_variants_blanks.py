"""Reusable blanks (SM-70): a letter replaces the blank that stands for it."""

from typing import Any

import pytest

from games.scrabble.tables import CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.games.scrabble.views import Played, Swapped

ZDOROVO = lying("З8 ЗДОРОвО")
"""SM-70: В is a blank."""


def reusable(*words: str, **options: Any) -> Table:
    return Table(*words, reusable_blanks=True, **options).turn(ZDOROVO, "ВОЛАНКИ", "ТТТТ")


@pytest.mark.rule("SM-70")
def test_the_letter_for_the_blank_and_the_blank_at_once_in_the_same_move() -> None:
    table = reusable().move("З13=В")
    assert table.events == [Swapped(0, "З13", "В")]
    assert table.tile("З13") == "В"
    assert table.private(0).rack == "?АИКЛНО"
    assert table.window.seats == (0,)
    table.move("13З ВОл")
    (played,) = [event for event in table.events if isinstance(event, Played)]
    assert played.word == "ВОл"
    assert table.window.seats == (1,)


@pytest.mark.rule("SM-70")
@pytest.mark.parametrize(
    ("line", "code"),
    [("З8=З", "no-blank-there"), ("А1=В", "no-blank-there"), ("З13=О", "blank-is-another")],
)
def test_only_a_blank_and_only_for_its_own_letter(line: str, code: str) -> None:
    reusable().refused(0, line, "SM-70", code)


@pytest.mark.rule("SM-70")
def test_only_who_holds_the_letter() -> None:
    table = Table(reusable_blanks=True).turn(ZDOROVO, "ОЛАНКИ", "ВТТТ")
    assert table.refused(0, "З13=В", "SM-10", "tile-not-on-rack")["letter"] == "В"


@pytest.mark.rule("SM-70")
def test_a_blank_on_the_rack_is_not_the_letter() -> None:
    table = Table(reusable_blanks=True).turn(ZDOROVO, "?ОЛАНКИ", "ТТТТ")
    table.refused(0, "З13=В", "SM-10", "tile-not-on-rack")


@pytest.mark.rule("SM-69", "SM-70")
def test_without_the_agreement_a_played_blank_is_untouchable() -> None:
    Table().turn(ZDOROVO, "ВОЛАНКИ", "ТТТТ").refused(0, "З13=В", "SM-70", "blanks-stay")


@pytest.mark.rule("SM-70")
def test_the_swapped_letter_counts_its_value_from_then_on() -> None:
    """13З ВОЛ: О on the double letter И13, Л plain; В is 1 as a letter, 0 as a blank."""
    with_blank = reusable().move("13З ВОЛ")
    with_letter = Table(reusable_blanks=True).turn(ZDOROVO, "ВОЛАНКИ", "ТТТТ").move("З13=В", "13З ВОЛ")
    assert (with_blank.state.scores[0], with_letter.state.scores[0]) == (0 + 2 + 2, 1 + 2 + 2)


@pytest.mark.rule("SM-70")
def test_the_swap_itself_counts_nothing() -> None:
    assert reusable().move("З13=В").state.scores == (0, 0)


@pytest.mark.rule("SM-G13")
@pytest.mark.parametrize("line", ["пас", "обмен ОЛ", "обмен ?", "З8 ЗДОРОВОЛ", "З13=В"])
def test_the_swap_opens_ones_own_turn_and_any_turn_follows(line: str) -> None:
    table = reusable()
    table.refused(1, "З13=В", "host", "not-invited")
    table.move("З13=В")
    if line == "З13=В":  # the blank is no longer there
        table.refused(0, line, "SM-70", "no-blank-there")
        return
    assert table.move(line).window.seats == (1,)


@pytest.mark.rule("SM-G13")
def test_no_swap_after_the_turn() -> None:
    table = reusable().move("пас")
    table.refused(0, "З13=В", "host", "not-invited")


@pytest.mark.rule("SM-G13")
def test_the_blank_may_be_kept() -> None:
    table = reusable().move("З13=В", "пас", "пас")
    assert table.private(0).rack == "?АИКЛНО"
    assert table.tile("З13") == "В"
    assert table.move("З15:т").window.seats == (1,)


@pytest.mark.rule("SM-G13")
def test_both_blanks_in_one_turn() -> None:
    table = Table(reusable_blanks=True).turn(lying("З8 зДОРОвО"), "ВЗЛАНКИ", "ТТТТ").move("З13=В", "З8=З")
    assert table.private(0).rack == "??АИКЛН"
    assert (table.tile("З8"), table.tile("З13")) == ("З", "В")


@pytest.mark.rule("SM-70", "SM-G13")
def test_a_swap_is_written_with_the_square_and_the_letter() -> None:
    table = Table(reusable_blanks=True).turn(lying("Б7 вОЗ"), "ВОЛАНКИ", "ТТТТ").move("Б7=В")
    assert table.events == [Swapped(0, "Б7", "В")]
    other = Table(reusable_blanks=True).turn(lying("Б7 вОЗ"), "ВОЛАНКИ", "ТТТТ").move("б7 = в")
    assert other.state == table.state


@pytest.mark.rule("SM-70", "SM-G13", "SM-24")
def test_the_swap_goes_back_with_a_failed_challenge_of_that_turn() -> None:
    table = Table("ЗДОРОВО", reusable_blanks=True, words="challenge").turn(ZDOROVO, "ВОЛАНКИ", "ТТТТ")
    before = table.state
    table.move("З13=В", "13З ВОл").act(1, CHALLENGE)
    assert table.state.grid == before.grid
    assert table.state.racks == before.racks
    assert table.window.seats == (1,)
    table.move("пас", "З13=В")  # it can be taken again
    assert table.private(0).rack == "?АИКЛНО"


@pytest.mark.rule("SM-G13")
def test_a_swap_of_an_earlier_turn_stays_when_a_challenge_fails() -> None:
    table = Table("ЗДОРОВО", reusable_blanks=True, words="challenge").turn(ZDOROVO, "ВОЛАНКИ", "ТТТТ")
    table.move("З13=В", "пас", "пас", "13З ВОл").act(1, CHALLENGE)
    assert table.tile("З13") == "В"
    assert table.private(0).rack == "?АИКЛНО"


@pytest.mark.rule("SM-70", "SM-G13")
def test_a_successful_play_keeps_the_swap_whether_or_not_it_was_challenged() -> None:
    for answer in (CHALLENGE, None):
        table = Table("ЗДОРОВО", "ВОЛ", reusable_blanks=True, words="challenge").turn(ZDOROVO, "ВОЛАНКИ", "ТТТТ")
        table.move("З13=В", "13З ВОл")
        if answer is None:
            table.stand()
        else:
            table.act(1, answer)
        assert (table.tile("З13"), table.tile("К13")) == ("В", "л")
        assert len(table.private(0).rack) == 7


@pytest.mark.rule("SM-G13", "SM-G5")
def test_a_turn_with_a_swap_is_no_pass() -> None:
    table = reusable().set(passes_by_rack=(2, 1))
    assert table.move("З13=В", "пас").state.passes == 0
    assert not table.is_over


@pytest.mark.rule("SM-G13", "SM-G24")
def test_when_time_is_over_after_a_swap_the_turn_is_a_pass_and_the_blank_is_kept() -> None:
    table = reusable().move("З13=В").time_out()
    assert table.private(0).rack == "?АИКЛНО"
    assert table.window.seats == (1,)


@pytest.mark.rule("SM-70", "SM-52")
def test_a_move_that_needs_a_swap_first_is_still_a_move() -> None:
    """The bag is empty and nothing fits as it is, but with the blank in hand something does."""
    words = ("ВОЛ", "ВОЛК")
    stuck = Table(*words).turn(lying("З8 вОЛ"), "ВЩ", "Ц", bag="")
    assert stuck.move("пас").outcome.reason == "no-moves"
    swappable = Table(*words, reusable_blanks=True).turn(lying("З8 вОЛ"), "ВЩ", "Ц", bag="")
    assert not swappable.move("пас").is_over

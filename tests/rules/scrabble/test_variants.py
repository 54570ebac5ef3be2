"""Variants need an agreement (SM-69); «Jacks to Open» (SM-72..74), tournament exchange (SM-87), short bags."""

from typing import Any

import pytest

from current import current
from games.scrabble.tables import CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.position import write_cgp
from slovoteka.games.scrabble.views import OpeningLowered, Passed

HOUSE = lying("З8 ДОМ")


# --- only by agreement ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-69")
def test_a_table_that_has_agreed_on_nothing_plays_the_standard_rules() -> None:
    options = read_options({})
    assert options == current(KIND)
    assert (options.mode, options.words, options.penalty, options.clock) == ("standard", "auto", "none", "move")
    variants = ("reusable_blanks", "theme", "theme_words", "jacks", "two_bags", "restricted_exchange", "declare")
    assert not any(getattr(options, name) for name in variants)


@pytest.mark.rule("SM-69", "SM-72")
def test_a_standard_game_opens_with_two_letters() -> None:
    assert Table().turn(EMPTY_GRID, "ДОМАНКИ").move("З8 ДО").state.scores[0] == 6


@pytest.mark.rule("SM-69", "SM-86")
def test_a_standard_game_has_no_clock() -> None:
    table = Table().turn(HOUSE, "АЛАНКИТ")
    assert table.state.clock is None
    assert table.wait(10_000_000).move("З8 ДОМА").state.scores[0] == 6


@pytest.mark.rule("SM-69", "SM-87")
def test_a_standard_game_exchanges_down_to_the_last_tile() -> None:
    table = Table().turn(HOUSE, "АЛАНКИТ", bag="С").act(0, "обмен А")
    assert table.state.bags == ("А",)
    assert table.private(0).rack == "АИКЛНСТ"


@pytest.mark.rule("SM-69")
@pytest.mark.parametrize("line", ["взять АБ", "снять З8", "пишу КОРАБЛЬ НАДЕЖДА", "есть", "гласная", "тема ДОМ", "за"])
def test_the_actions_of_other_variants_are_not_for_a_standard_turn(line: str) -> None:
    Table().turn(HOUSE, "АЛАНКИТ").refused(0, line, "SM-38", "not-now")


SOME_WORD = write_cgp(HOUSE)
NONSENSE: list[tuple[dict[str, Any], str, str]] = [
    ({"mode": "solitaire", "words": "challenge"}, "SM-88", "nobody-to-challenge"),
    ({"mode": "solitaire", "words": "vote"}, "SM-88", "nobody-to-challenge"),
    ({"mode": "solitaire", "seats": 2}, "SM-88", "seats"),
    ({"mode": "solitaire", "theme": "спорт"}, "SM-G18", "theme-needs-opponents"),
    ({"mode": "solitaire", "solitaire": "face-up", "two_bags": True}, "SM-90", "bags-face-up"),
    ({"words": "vote"}, "SM-22", "vote-of-two"),
    ({"penalty": "turn"}, "SM-G3", "penalty-without-challenge"),
    ({"theme_words": ["ГОЛ"]}, "SM-71", "theme-without-name"),
    ({"two_bags": True, "tiles": {"language": "ru", "blanks": 3, "letters": {"1": "А20"}}}, "SM-75", "two-bags-blanks"),
    ({"mode": "duplicate", "position": SOME_WORD}, "SM-76", "not-in-this-mode"),
    ({"mode": "reverse"}, "SM-76", "reverse-needs-position"),
    ({"mode": "reverse", "position": write_cgp(EMPTY_GRID)}, "SM-76", "reverse-empty-board"),
    ({"mode": "reverse", "position": SOME_WORD, "seats": 3}, "SM-76", "scores-for-seats"),
    ({"mode": "reverse", "position": write_cgp(lying("З8 ШШ"))}, "SM-05", "too-many-tiles"),
    ({"seats": 5}, "SM-01", "seats"),
    ({"first": 2}, "SM-38", "no-such-seat"),
    ({"tiles": "uk"}, "SU-G7", "language-of-edition"),
    ({"board": {"rows": ["." * 15] * 16}}, "SM-25", "board-size"),
    ({"tiles": {"language": "ru", "blanks": 0, "letters": {"1": "А20"}}, "seats": 3}, "SM-10", "tiles-for-racks"),
]
SWITCHES: list[tuple[dict[str, Any], str]] = [
    ({"words": "challenge"}, "SM-22"),
    ({"words": "challenge", "penalty": "five"}, "SM-22"),
    ({"declare": True}, "SM-32"),
    ({"reusable_blanks": True}, "SM-70"),
    ({"theme": "спорт"}, "SM-71"),
    ({"theme": "спорт", "theme_words": ["ГОЛ"]}, "SM-71"),
    ({"jacks": True}, "SM-72"),
    ({"two_bags": True}, "SM-75"),
    ({"restricted_exchange": True}, "SM-87"),
    ({"clock": "game"}, "SM-86"),
]
TURNLESS: list[dict[str, Any]] = [
    {"mode": "duplicate"},
    {"mode": "bingo"},
    {"mode": "reverse", "position": SOME_WORD},
]


@pytest.mark.rule("SM-69")
@pytest.mark.parametrize(("raw", "rule", "code"), NONSENSE, ids=lambda value: str(value)[:50])
def test_agreements_that_make_no_sense(raw: dict[str, Any], rule: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options(raw)
    assert (refusal.value.rule, refusal.value.code) == (rule, code)


@pytest.mark.rule("SM-69")
@pytest.mark.parametrize("mode", TURNLESS, ids=lambda mode: str(mode["mode"]))
@pytest.mark.parametrize(("switch", "rule"), SWITCHES, ids=str)
def test_modes_without_turns_cannot_have_what_speaks_of_turns(
    mode: dict[str, Any], switch: dict[str, Any], rule: str
) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options(mode | switch)
    assert (refusal.value.rule, refusal.value.code) == (rule, "not-in-this-mode")
    assert refusal.value.params["option"] in switch
    read_options(mode)  # the mode itself is fine


@pytest.mark.rule("SM-69")
@pytest.mark.parametrize(
    "together",
    [
        {"reusable_blanks": True, "two_bags": True, "jacks": True, "words": "challenge", "penalty": "turn"},
        {"theme": "спорт", "words": "vote", "seats": 4, "clock": "game", "restricted_exchange": True},
        {"mode": "solitaire", "solitaire": "two-racks", "two_bags": True, "jacks": True, "clock": "game"},
        {"mode": "solitaire", "solitaire": "face-up", "reusable_blanks": True, "restricted_exchange": True},
        {"mode": "solitaire", "theme": "спорт", "theme_words": ["ГОЛ"], "declare": True},
        {"edition": "bilingual-uk", "reusable_blanks": True, "two_bags": True, "jacks": True},
    ],
    ids=" ".join,
)
def test_agreements_that_go_together(together: dict[str, Any]) -> None:
    options = read_options(together)
    assert all(getattr(options, name) == value for name, value in together.items() if name != "theme_words")


# --- jacks to open --------------------------------------------------------------------------------------------------


def jacks(*words: str, **options: Any) -> Table:
    return Table(*words, jacks=True, **{"seats": 3} | options).turn(EMPTY_GRID, "ЛАВКАИН", "ЛИНИЯТО", "КОСМОСЕ")


@pytest.mark.rule("SM-72")
@pytest.mark.parametrize("line", ["З8 ЛА", "З8 ЛАК", "З5 ЛАВА", "8З ЛАВА", "З8:Л З9:А З10:В З11:А"])
def test_the_first_word_has_five_letters_or_more(line: str) -> None:
    assert jacks().refused(0, line, "SM-72", "opening-too-short")["letters"] == 5


@pytest.mark.rule("SM-72")
@pytest.mark.parametrize("line", ["З8 ЛАВКА", "8З ЛАВКАИ", "З8 ЛАВКАИН"])
def test_five_or_more_open(line: str) -> None:
    table = jacks().move(line)
    assert table.state.grid != EMPTY_GRID
    assert table.window.seats == (1,)


@pytest.mark.rule("SM-72")
def test_only_the_first_word_is_bound() -> None:
    table = jacks().move("З8 ЛАВКА", "9З АЛ", "10З ВО")
    assert table.state.scores[2] > 0
    assert table.window.seats == (0,)


@pytest.mark.rule("SM-72")
def test_a_blank_is_a_letter_of_the_opening() -> None:
    table = Table(jacks=True).turn(EMPTY_GRID, "ЛАВК?ИН").move("З8 ЛАВКа")
    assert table.window.seats == (1,)


@pytest.mark.rule("SM-73")
def test_who_cannot_open_passes_to_the_left_until_someone_can() -> None:
    table = jacks().move("пас")
    assert table.window.seats == (1,)
    table.refused(1, "З8 ЛИНИ", "SM-72", "opening-too-short")
    assert table.move("пас").window.seats == (2,)
    assert table.events_of(OpeningLowered) == []
    assert table.move("З8 КОСМОС").window.seats == (0,)
    assert table.state.scores[2] > 0


@pytest.mark.rule("SM-74")
def test_when_nobody_can_the_starter_may_try_four_then_three_then_two() -> None:
    table = jacks()
    for letters, short in ((4, "З8 ЛАК"), (3, "З8 ЛА")):
        table.move("пас", "пас", "пас")
        assert table.events_of(OpeningLowered) == [OpeningLowered(letters)]
        assert table.public.opening == letters
        assert table.window.seats == (0,)
        assert table.refused(0, short, "SM-74", "opening-too-short")["letters"] == letters
        assert table.copy().move("З8 ЛАВКА"[: 3 + letters]).state.scores[0] > 0
    table.move("пас", "пас", "пас")
    assert table.events_of(OpeningLowered) == [OpeningLowered(2)]
    assert table.move("З8 ЛА").state.scores[0] > 0


@pytest.mark.rule("SM-74")
def test_four_letters_pass_on_likewise() -> None:
    table = jacks().move("пас", "пас", "пас", "пас")
    assert table.window.seats == (1,)
    assert table.move("З8 ЛИТО").state.scores[1] > 0


@pytest.mark.rule("SM-73", "SM-74")
def test_whoever_exchanges_has_not_opened_either() -> None:
    """The book forbids no exchange before the opening."""
    table = jacks().move("обмен ЛА", "пас")
    assert (table.window.seats, table.public.opening) == ((2,), 5)
    table.move("обмен С")
    assert (table.window.seats, table.public.opening) == ((0,), 4)
    assert table.state.scoreless == 0


@pytest.mark.rule("SM-74")
def test_in_the_first_version_tiles_were_not_exchanged_before_the_opening() -> None:
    table = jacks(rules=1)
    for letters in (5, 4, 3):
        assert table.refused(0, "обмен ЛА", "SM-74", "exchange-before-opening")["letters"] == letters
        table.move("пас", "пас", "пас")
    assert table.move("обмен ЛА").window.seats == (1,)


@pytest.mark.rule("SM-74")
def test_after_the_opening_tiles_are_exchanged_as_ever() -> None:
    assert jacks().move("З8 ЛАВКА", "обмен ЛИ").window.seats == (2,)


@pytest.mark.rule("SM-G19")
def test_passes_before_the_opening_do_not_end_the_game() -> None:
    table = jacks()
    for _ in range(9):
        table.move("пас")
        assert (table.state.passes, table.state.scoreless) == (0, 0)
    for count in range(1, 6):  # anybody can open with two letters, so these passes count
        assert table.move("пас").state.passes == count
    assert table.move("пас").outcome.reason == "passes"


@pytest.mark.rule("SM-72", "SM-24")
def test_an_opening_that_goes_back_leaves_the_bar_where_it_was() -> None:
    table = jacks("ЛИНИЯ", words="challenge").move("З8 ЛАВКА").act(1, CHALLENGE)
    assert (table.state.grid, table.state.opening, table.window.seats) == (EMPTY_GRID, 5, (1,))
    table.refused(1, "З8 ЛИНИ", "SM-72", "opening-too-short")
    table.move("З8 ЛИНИЯ").stand()
    assert table.state.opening == 2


@pytest.mark.rule("SM-74", "SM-24")
def test_after_an_opening_that_went_back_it_is_still_the_starter_who_tries_four_first() -> None:
    table = jacks("ЛИНИЯ", words="challenge").move("З8 ЛАВКА").act(1, CHALLENGE)
    while table.state.opening == 5:
        table.move("пас")
    assert (table.state.opening, table.state.starter, table.window.seats) == (4, 0, (0,))


@pytest.mark.rule("SM-73", "SM-G24")
def test_a_late_opening_is_a_pass_to_the_left() -> None:
    table = jacks().time_out()
    assert table.events_of(Passed) == [Passed(0, in_time=False)]
    assert (table.window.seats, table.state.passes) == ((1,), 0)


# --- exchange in tournaments ----------------------------------------------------------------------------------------


@pytest.mark.rule("SM-87")
@pytest.mark.parametrize("bag", ["", "С", "СТУФХЦ"])
def test_no_exchange_with_six_or_fewer_tiles_in_the_bag(bag: str) -> None:
    table = Table(restricted_exchange=True).turn(HOUSE, "АЛАНКИТ", bag=bag)
    assert table.refused(0, "обмен А", "SM-87", "exchange-restricted")["left"] == len(bag)


@pytest.mark.rule("SM-87")
def test_with_seven_tiles_in_the_bag_any_number_is_exchanged() -> None:
    table = Table(restricted_exchange=True).turn(HOUSE, "АЛАНКИТ", bag="СТУФХЦЧ").move("обмен АЛАНКИТ")
    assert table.private(0).rack == "СТУФХЦЧ"


@pytest.mark.rule("SM-87", "SM-75")
def test_both_bags_count() -> None:
    together: dict[str, Any] = {"restricted_exchange": True, "two_bags": True}
    Table(**together).turn(HOUSE, "АЛАНКИТ", bag="ОЕИСТУ").refused(0, "обмен А", "SM-87", "exchange-restricted")
    assert Table(**together).turn(HOUSE, "АЛАНКИТ", bag="ОЕИСТУФ").move("обмен А").window.kind == "draw"


# --- a short bag ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G21")
@pytest.mark.parametrize(("bag", "drawn"), [("", ""), ("С", "С"), ("СФ", "СФ"), ("СФХ", "СФХ"), ("СФХЦ", "СФХ")])
def test_when_the_bag_is_short_what_is_left_is_drawn(bag: str, drawn: str) -> None:
    table = Table().turn(HOUSE, "АЛАНКИТ", bag=bag).move("8З ДАЛА")
    assert table.private(0).rack == "".join(sorted("НКИТ" + drawn))
    assert table.state.bags == (bag[len(drawn) :],)
    assert table.window.seats == (1,)


@pytest.mark.rule("SM-G21")
def test_a_rack_stays_short_once_the_bag_is_empty() -> None:
    table = Table().turn(HOUSE, "АЛАНКИТ", "ТТТ", bag="").move("8З ДАЛ", "пас", "пас")
    assert (table.private(0).rack, table.private(1).rack) == ("АИКНТ", "ТТТ")

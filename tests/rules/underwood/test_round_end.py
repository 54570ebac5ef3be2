"""How a round ends and what it counts: UW-47..UW-49, UW-51, UW-G10..UW-G12."""

import pytest

from rules.underwood.tables import laid, turn_of
from slovoteka.core.errors import Illegal
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Laid, Left, RoundOver, Taped

# --- going out ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-47", "UW-G10")
@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("О", "> О"),  # the last letter goes into the tape
        ("О①⑨⑨", "> О"),
        ("КОТЫ", "КОТ > Ы"),
        ("КОТЫ①", "КОТ > Ы"),
        ("КОТ", "КОТ"),  # nothing is left to put
        ("КОТ①", "КОТ"),
        ("К?Т", "К*ОТ"),
        ("①⑨", "-"),
    ],
)
def test_who_has_no_cards_or_prize_cards_only_is_out(hand: str, line: str) -> None:
    table = turn_of(hand, "Ж", known=["КОТ"]).type(0, line)
    assert [(event.reason, event.seat) for event in table.events_of(RoundOver)] == [("out", 0)]
    assert table.state.stage is Stage.BREAK


@pytest.mark.rule("UW-47", "UW-G10")
@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("?", "-"),
        ("??①", "-"),
        ("?О", "> О"),
        ("КОТ?", "КОТ"),
        ("КОТ?Ы⑨", "КОТ > Ы"),
        ("ОО", "> О"),
        ("ОО①", "> О"),
    ],
)
def test_underwoods_alone_keep_a_player_in_and_so_do_letters(hand: str, line: str) -> None:
    table = turn_of(hand, "Ж", known=["КОТ"]).type(0, line)
    assert table.events_of(RoundOver) == []
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)


@pytest.mark.rule("UW-G10", "UW-44")
def test_the_last_letter_must_go_into_the_tape_first() -> None:
    table = turn_of("КОТЫ", "Ж", known=["КОТ"])
    table.refuses(0, "КОТ", "UW-44", "tape-card-missing")
    table.type(0, "КОТ > Ы")
    assert [type(event) for event in table.events] == [Laid, Taped, RoundOver]
    assert table.state.tape == "Ы"
    assert table.state.sheet == ((4, -5),)  # cards on the tape cost nobody anything


@pytest.mark.rule("UW-G11", "UW-47")
@pytest.mark.parametrize("mover", [0, 1, 2])
def test_the_round_is_over_at_once(mover: int) -> None:
    """Nobody gets another turn, wherever in the circle it is, and nobody draws."""
    hands = ["ЖЖ", "ЗЗ", "ТТ"]
    hands[mover] = "О"
    table = turn_of(*hands, deck="АИУФ", mover=mover).type(mover, "> О")
    assert table.state.stage is Stage.BREAK
    assert list(table.windows) == ["ready"]
    assert table.state.deck == "АИУФ"
    assert [len(hand) for seat, hand in enumerate(table.state.hands) if seat != mover] == [2, 2]
    with pytest.raises(Illegal):
        table.type((mover + 1) % 3, "> Т")


@pytest.mark.rule("UW-47")
def test_only_after_a_turn_of_its_own_is_a_seat_out() -> None:
    """A player who drew only prize cards still gets a turn."""
    table = turn_of("ОО", "①", deck="②③④").type(0, "> О")
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)
    assert table.state.hands[1] == "①②③④"
    assert table.type(1, "-").state.reason == "out"


@pytest.mark.rule("UW-47")
def test_all_hands_are_open_when_the_round_is_over() -> None:
    table = turn_of("О①", "Ж?", "⑨Т")
    assert table.public.hands is None
    table.type(0, "> О")
    assert table.public.hands == ("①", "?Ж", "Т⑨")
    assert table.events_of(RoundOver)[0].hands == ("①", "?Ж", "Т⑨")


# --- counting -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-48", "UW-25")
def test_the_letters_of_all_words_in_front_of_a_player_are_added_up() -> None:
    words = [[laid("ДОМ"), laid("ФЛАГ"), laid("Щ*ИТ")], [laid("КОТ")]]
    table = turn_of("Ы", "", words=words).type(0, "> Ы")
    assert table.events_of(RoundOver)[0].laid == (5 + 16 + 11, 4)
    assert table.state.sheet == ((32, 4),)


@pytest.mark.rule("UW-48")
def test_prize_cards_raise_words_and_letters() -> None:
    words = [[laid("ДОРОГА", 1), laid("ФЛАГ", 8, raised=0)], [laid("ПАРОХОД", 2), laid("БАО(Б)А(Б)", 10)]]
    table = turn_of("Ы", "", words=words).type(0, "> Ы")
    assert table.state.sheet == ((18 + 26, 28 + 12),)


@pytest.mark.rule("UW-48", "UW-G4")
def test_an_underwood_in_a_word_counts_nothing_and_costs_nothing() -> None:
    table = turn_of("Ы", "", words=[[laid("*Щ*И")], [laid("*К*О*Т", 3)]]).type(0, "> Ы")
    assert table.state.sheet == ((0, 5),)


@pytest.mark.rule("UW-49")
@pytest.mark.parametrize(
    ("hand", "cost"),
    [
        ("", 0),
        ("О", 1),
        ("ЩФЪ", 30),
        ("ДОМ", 5),
        ("?", 5),
        ("????", 20),
        ("①②⑨⑨", 0),
        ("Ф??①①⑩Ж", 25),
    ],
)
def test_what_is_left_in_a_hand_is_subtracted(hand: str, cost: int) -> None:
    table = turn_of("Ы", hand, words=[[], [laid("КОТ")]]).type(0, "> Ы")
    assert table.events_of(RoundOver)[0].cost == (0, cost)
    assert table.state.sheet == ((0, 4 - cost),)


@pytest.mark.rule("UW-49")
def test_a_round_may_end_below_nothing() -> None:
    table = turn_of("Ы", "Ф?", words=[[], [laid("ДОМ")]]).type(0, "> Ы")
    assert table.public.sheet == ((0, -10),)
    assert table.public.totals == (0, -10)


@pytest.mark.rule("UW-49")
def test_who_is_out_keeps_prize_cards_for_nothing() -> None:
    table = turn_of("КОТ①②⑨⑨⑩", "Ж", known=["КОТ"]).type(0, "КОТ")
    assert table.state.sheet == ((4, -5),)


@pytest.mark.rule("UW-49", "UW-G11")
def test_cards_that_were_seen_cost_as_much_as_others() -> None:
    table = turn_of("КТЫ", "Ж", tape="ОЩФ", known=["КОТ"]).type(0, "КОТ лента=1 > Ы").type(1, "> Ж")
    assert table.state.reason == "out"
    assert table.state.sheet == ((4 - 20, 0),)


# --- nobody can do anything -----------------------------------------------------------------------------------------


@pytest.mark.rule("UW-51", "UW-G12")
def test_a_full_circle_in_which_nobody_does_anything_ends_the_round() -> None:
    table = turn_of("?", "??①", "?⑨", words=[[laid("КОТ")], [], []])
    for seat in (0, 1):
        table.type(seat, "-")
        assert table.state.stage is Stage.TURN
    table.type(2, "-")
    assert [(event.reason, event.seat) for event in table.events_of(RoundOver)] == [("stuck", 2)]
    assert table.state.sheet == ((4 - 5, -10, -5),)


@pytest.mark.rule("UW-51", "UW-G12")
def test_the_circle_begins_anywhere() -> None:
    table = turn_of("?", "?О", "?", mover=0).type(0, "-").type(1, "> О").type(2, "-").type(0, "-")
    assert table.state.stage is Stage.TURN
    assert table.type(1, "-").state.reason == "stuck"


@pytest.mark.rule("UW-G12")
@pytest.mark.parametrize(("hand", "line"), [("?О", "> О"), ("??КТ", "К*ОТ"), ("???", "*К*О")])
def test_a_word_or_a_card_for_the_tape_begins_the_circle_anew(hand: str, line: str) -> None:
    table = turn_of("?", "?", hand, known=["КОТ", "КО"]).type(0, "-").type(1, "-").type(2, line)
    assert table.state.stage is Stage.TURN
    table.type(0, "-").type(1, "-")
    assert table.state.stage is Stage.TURN
    assert table.type(2, "-").state.reason == "stuck"


@pytest.mark.rule("UW-G12", "UW-44")
def test_who_holds_a_letter_cannot_do_nothing() -> None:
    table = turn_of("?", "?О").type(0, "-")
    table.refuses(1, "-", "UW-44", "tape-card-missing")


@pytest.mark.rule("UW-51", "UW-G12")
def test_as_long_as_there_are_cards_in_the_deck_the_round_goes_on() -> None:
    table = turn_of("?", "?", deck="①①②③④⑤⑥")
    table.type(0, "-").type(1, "-").type(0, "-")
    assert (table.state.stage, table.state.deck) == (Stage.TURN, "")
    table.type(1, "-")  # with an empty deck, and so the first turn of the circle
    assert table.state.stage is Stage.TURN
    assert table.type(0, "-").state.reason == "stuck"


@pytest.mark.rule("UW-51", "UW-15")
def test_cards_put_under_the_deck_are_cards_of_the_deck() -> None:
    table = turn_of("?", "?").set(bottom="?①②③").type(0, "-")
    assert table.state.bottom == "③"
    table.type(1, "-")
    assert table.state.stage is Stage.TURN
    assert table.state.bottom == ""


@pytest.mark.rule("UW-51")
def test_time_that_runs_out_without_letters_is_doing_nothing() -> None:
    table = turn_of("?", "?").time_out("turn").time_out("turn")
    assert [event.reason for event in table.events_of(RoundOver)] == ["stuck"]
    assert table.state.sheet == ((-5, -5),)


@pytest.mark.rule("UW-51", "UW-47")
def test_a_full_circle_is_not_needed_when_somebody_is_out() -> None:
    assert turn_of("?", "О").type(0, "-").type(1, "> О").state.reason == "out"


# --- seats that leave -----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G12")
def test_a_circle_has_as_many_turns_as_there_are_players() -> None:
    table = turn_of("?", "?", "?", "?").leave(3).type(0, "-").type(1, "-")
    assert table.state.stage is Stage.TURN
    assert table.type(2, "-").state.reason == "stuck"


@pytest.mark.rule("UW-G12")
def test_a_turn_that_was_given_up_does_not_begin_the_circle_anew() -> None:
    table = turn_of("?", "?", "?", "?").type(0, "-").type(1, "-").leave(2)
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 3)
    assert table.type(3, "-").state.reason == "stuck"


@pytest.mark.rule("UW-G12")
def test_if_the_last_of_the_circle_leaves_the_round_is_over() -> None:
    table = turn_of("?", "?", "?О").type(0, "-").type(1, "-").leave(2)
    assert [event.reason for event in table.events_of(RoundOver)] == ["stuck"]
    assert table.state.sheet == ((-5, -5, 0),)


@pytest.mark.rule("UW-G12", "UW-51")
def test_a_seat_that_leaves_after_its_turn_does_not_shorten_the_circle() -> None:
    """The third player has a letter for the tape and has had no turn."""
    table = turn_of("?", "?", "?О").type(0, "-").leave(0).type(1, "-")
    assert table.events_of(RoundOver) == []
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 2)
    table.type(2, "> О").type(1, "-")
    assert table.state.stage is Stage.TURN
    assert table.type(2, "-").state.reason == "stuck"


@pytest.mark.rule("UW-G12", "UW-51")
def test_nor_does_the_next_one_that_leaves() -> None:
    table = turn_of("?", "?", "?", "?О").type(0, "-").type(1, "-").leave(0).leave(2)
    assert table.events_of(RoundOver) == []
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 3)


@pytest.mark.rule("UW-50", "UW-48")
def test_who_has_left_counts_nothing_in_this_round() -> None:
    words = [[laid("ДОМ")], [laid("ФЛАГ")], []]
    table = turn_of("О", "ЩФ", "Ж", words=words).leave(1)
    assert table.events_of(Left) == [Left(1)]
    table.type(0, "> О")
    assert table.state.sheet == ((5, 0, -5),)
    assert table.state.reason == "out"


@pytest.mark.rule("UW-47")
def test_a_hand_that_was_left_behind_puts_nobody_out() -> None:
    """Its cards stay in place, face down, and the round goes on."""
    table = turn_of("ОО", "①", "ЖЖ", deck="АИ").leave(1)
    assert table.state.stage is Stage.TURN
    assert table.public.hands is None
    table.type(0, "> О")
    assert (table.state.mover, table.state.stage) == (2, Stage.TURN)
    assert table.state.hands[1] == "①"
    assert sorted(table.state.hands[2]) == sorted("ЖЖАИ")


@pytest.mark.rule("UW-46")
def test_the_turn_of_one_who_leaves_goes_to_the_next_who_draws() -> None:
    table = turn_of("ОО", "Ж", "З", deck="АИУФ", tape="К")
    table.draws = ["А", "И", "У"]
    table.leave(0)
    assert (table.state.mover, table.state.stage) == (1, Stage.TURN)
    assert table.state.hands == ("ОО", "АЖИУ", "З")
    assert table.state.tape == "К"


@pytest.mark.rule("UW-51", "UW-G12")
def test_a_circle_that_is_broken_begins_anew() -> None:
    table = turn_of("?", "?О", "?").type(0, "-").type(1, "> О").type(2, "-").type(0, "-")
    assert table.state.stage is Stage.TURN
    table.type(1, "-")
    assert table.events_of(RoundOver)[0].reason == "stuck"

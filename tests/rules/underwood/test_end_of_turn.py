"""A card for the tape, and what happens when the time is over: UW-44..UW-46."""

import pytest

from rules.underwood.tables import laid, turn_of
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.inputs import Act, Close
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Drew, Left, RoundOver, Taped

# --- a letter for the tape ------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-44", "UW-16")
@pytest.mark.parametrize("card", ["Б", "О", "Ы"])
def test_any_letter_of_the_hand_goes_into_the_tape(card: str) -> None:
    table = turn_of("БОЫ?①", "Ж", tape="КТ").type(0, f"> {card}")
    assert table.state.tape == "КТ" + card
    assert sorted(table.state.hands[0]) == sorted("БОЫ?①".replace(card, ""))
    assert table.events_of(Taped) == [Taped(0, card)]


@pytest.mark.rule("UW-44")
def test_one_copy_goes_the_others_stay() -> None:
    assert turn_of("ООО", "Ж").type(0, "> О").state.hands[0] == "ОО"


@pytest.mark.rule("UW-44", "UW-G2")
def test_a_letter_torn_off_the_tape_may_go_back_into_it() -> None:
    table = turn_of("КТЫ", "Ж", tape="ОБ", known=["КОТ"]).type(0, "КОТ лента=1 > Б")
    assert table.state.tape == "Б"
    assert table.state.hands[0] == "Ы"


@pytest.mark.rule("UW-44")
@pytest.mark.parametrize(("line", "letters"), [("-", "К, О, Т, Ы"), ("КОТ", "Ы")])
def test_a_turn_does_not_end_without_a_letter_in_the_tape(line: str, letters: str) -> None:
    table = turn_of("КОТЫ?①", "Ж", known=["КОТ"])
    assert table.refuses(0, line, "UW-44", "tape-card-missing") == {"letters": letters}


@pytest.mark.rule("UW-44", "UW-28")
def test_letters_torn_off_are_letters_of_the_hand() -> None:
    table = turn_of("КТ", "Ж", tape="ОБ", known=["КОТ"])
    assert table.refuses(0, "КОТ лента=1", "UW-44", "tape-card-missing") == {"letters": "Б"}


@pytest.mark.rule("UW-44")
@pytest.mark.parametrize(
    ("line", "letter"),
    [
        ("> Ж", "Ж"),  # in the hand of another
        ("> Б", "Б"),  # on the tape
        ("> Ф", "Ф"),  # in the deck
        ("> Щ", "Щ"),  # nowhere
        ("КОТ > К", "К"),  # in the word that is laid
    ],
)
def test_the_letter_must_be_in_the_hand(line: str, letter: str) -> None:
    table = turn_of("КОТЫ", "Ж", tape="Б", deck="Ф", known=["КОТ"])
    assert table.refuses(0, line, "UW-44", "tape-card-not-held") == {"letter": letter}


@pytest.mark.rule("UW-44")
def test_an_underwood_is_not_the_letter_that_it_could_stand_for() -> None:
    table = turn_of("?Ы", "Ж")
    table.refuses(0, "> О", "UW-44", "tape-card-not-held")


@pytest.mark.rule("UW-44")
@pytest.mark.parametrize("sent", ["", "КО", "7", ["К", "О"], 1, "Q"])
def test_one_letter_and_no_more(sent: object) -> None:
    table = turn_of("КОТ", "Ж")
    before = table.table
    with pytest.raises((Unreadable, Illegal)):
        table.apply_input(Act(0, table.windows["turn"].id, {"type": "turn", "tape": sent}))
    assert table.table == before


@pytest.mark.rule("UW-45")
@pytest.mark.parametrize(
    ("line", "card"), [("> ?", "underwood"), ("> *", "underwood"), ("> приз=1", "prize"), ("> п9", "prize")]
)
@pytest.mark.parametrize("hand", ["О?①⑨", "?①⑨", "?", "①"])
def test_neither_underwood_nor_prize_card_goes_into_the_tape(hand: str, line: str, card: str) -> None:
    """Not even if there is no letter."""
    table = turn_of(hand, "Ж")
    assert table.refuses(0, line, "UW-45", "not-for-the-tape") == {"card": card}


@pytest.mark.rule("UW-45")
@pytest.mark.parametrize("sent", ["?", "①", "⑭"])
def test_nor_when_it_is_sent_as_it_is(sent: str) -> None:
    table = turn_of("О?①", "Ж", tape="Б")
    with pytest.raises(Illegal) as refusal:
        table.apply_input(Act(0, table.windows["turn"].id, {"type": "turn", "tape": sent}))
    assert (refusal.value.rule, refusal.value.code) == ("UW-45", "not-for-the-tape")
    assert table.state.tape == "Б"


@pytest.mark.rule("UW-46")
@pytest.mark.parametrize(("hand", "line"), [("?①", "-"), ("КОТ?", "КОТ"), ("КОТ??①", "КОТ")])
def test_with_no_letter_left_nothing_is_put(hand: str, line: str) -> None:
    table = turn_of(hand, "Ж", tape="Б", known=["КОТ"]).type(0, line)
    assert table.state.tape == "Б"
    assert table.events_of(Taped) == [Taped(0, None)]
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)


@pytest.mark.rule("UW-46")
def test_then_the_next_player_moves_and_draws() -> None:
    table = turn_of("ОБ", "Ж", "З", deck="АИУФ")
    table.draws = ["Ф", "А", "У"]
    table.type(0, "> О")
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)
    assert table.state.hands == ("Б", "АЖУФ", "З")
    assert [event.card for event in table.events_of(Drew, 1)] == ["Ф", "А", "У"]
    assert [event.card for event in table.events_of(Drew, 2)] == [None, None, None]
    table.refuses(0, "> Б", "host", "not-invited")


@pytest.mark.rule("UW-46", "UW-17")
def test_turns_go_round_the_table_and_past_those_who_left() -> None:
    table = turn_of("ОО", "ЖЖ", "ЗЗ", "ТТ").leave(1).type(0, "> О").type(2, "> З").type(3, "> Т")
    assert table.state.mover == 0
    assert table.state.tape == "ОЗТ"


# --- when the time is over ------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-44")
@pytest.mark.parametrize("card", ["Ж", "О"])
def test_for_one_whose_time_is_over_chance_puts_a_letter(card: str) -> None:
    table = turn_of("ЖО??①", "ЗЗ", tape="Б", known=["ЖО"])
    table.draws = [card]
    table.time_out("turn")
    assert table.state.tape == "Б" + card
    assert table.events_of(Taped) == [Taped(0, card, in_time=False)]
    assert table.state.words == ((), ())
    assert table.state.mover == 1


@pytest.mark.rule("UW-44", "UW-45")
def test_chance_draws_among_all_letters_of_the_hand_and_nothing_else() -> None:
    table = turn_of("ЖООО??①", "З")
    table.now_ms = 120_000
    table.fold(Close(table.windows["turn"].id))
    assert table.state.stage is Stage.LOT
    assert dict(zip(table.urn.faces, table.urn.counts, strict=True)) == {"Ж": 1, "О": 3}


@pytest.mark.rule("UW-46")
def test_without_letters_nothing_is_put_when_the_time_is_over() -> None:
    table = turn_of("??①", "З", tape="Б").time_out("turn")
    assert table.events_of(Taped) == [Taped(0, None, in_time=False)]
    assert (table.state.tape, table.state.mover) == ("Б", 1)


@pytest.mark.rule("UW-44", "UW-47")
def test_chance_may_put_the_last_letter_and_so_end_the_round() -> None:
    table = turn_of("Ж①", "З").time_out("turn")
    assert [(event.reason, event.seat) for event in table.events_of(RoundOver)] == [("out", 0)]
    assert table.state.sheet == ((0, -5),)


def test_a_turn_has_its_time_and_no_less() -> None:
    table = turn_of("ЖО", "З", turn_ms=5_000)
    assert table.windows["turn"].limit_ms == 5_000
    table.now_ms = 4_999
    with pytest.raises(Illegal) as refusal:
        table.apply_input(Close(table.windows["turn"].id))
    assert refusal.value.code == "too-early"


def test_who_lets_it_happen_three_times_in_a_row_has_left() -> None:
    table = turn_of("ООООО", "ЖЖЖЖЖ", "ЗЗЗЗЗ")
    for _ in range(2):
        table.time_out("turn").type(1, "> Ж").type(2, "> З")
        assert table.state.gone == ()
    assert table.state.tape == "ОЖЗОЖЗ"
    table.time_out("turn")
    assert table.events_of(Left) == [Left(0)]
    assert table.state.gone == (0,)
    assert table.state.tape == "ОЖЗОЖЗ"  # a player who has left puts nothing
    assert table.state.mover == 1


def test_a_turn_made_in_time_begins_the_count_anew() -> None:
    table = turn_of("ОООООО", "ЖЖЖЖЖЖ")
    table.time_out("turn").type(1, "> Ж").time_out("turn").type(1, "> Ж")
    table.type(0, "> О").type(1, "> Ж")
    table.time_out("turn").type(1, "> Ж").time_out("turn")
    assert table.state.gone == ()
    assert table.type(1, "> Ж").state.reason == ""


def test_each_seat_has_its_own_count() -> None:
    table = turn_of("ОООО", "ЖЖЖЖ", "ЗЗЗЗ")
    for _ in range(5):
        table.time_out("turn")
    assert table.state.timeouts == (2, 2, 1)
    assert table.state.gone == ()


def test_if_only_one_is_left_then_the_match_is_over() -> None:
    table = turn_of("ООООО", "ЖЖЖЖЖ").set(timeouts=(2, 0)).time_out("turn")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("left", (2, 1))


@pytest.mark.rule("UW-44")
def test_a_swap_and_a_prize_end_with_a_card_for_the_tape_too() -> None:
    table = turn_of("ОДМ③", "Ж", words=[[], [laid("К*ОТ")]], known=["ДОМ"])
    table.type(0, "Д*ОМ обмен=2.1.2")
    assert table.events_of(Taped) == [Taped(0, None)]
    table = turn_of("ОДМ③Ы", "Ж", words=[[], [laid("К*ОТ")]], known=["ДОМ"])
    table.refuses(0, "Д*ОМ обмен=2.1.2", "UW-44", "tape-card-missing")

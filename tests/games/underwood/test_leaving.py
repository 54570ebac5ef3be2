"""A seat leaves, or runs out of time, in every stage: the match goes on without it, or is over."""

from typing import Any

import pytest

from rules.underwood.tables import DECK, UnderwoodTable, laid, turn_of
from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.core.inputs import Leave
from slovoteka.games.underwood.actions import Accept, Doubt, Ready, Vote
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Left, RoundOver, Taped

HANDS = ("КОТАН", "ДОМИР", "ЛЕСУБ", "ГРЕПА")
PRO, CONTRA = Vote(True), Vote(False)


def turn(seats: int = 4, mover: int = 1, **options: Any) -> UnderwoodTable:
    return turn_of(*HANDS[:seats], tape="ВЫ", deck="РРРСССТТТ", mover=mover, known=["КОТ", "ДОМ"], **options)


def put(seats: int = 4) -> UnderwoodTable:
    """Seat 1 has laid ДОМ at a table that votes."""
    return turn(seats, check="vote").type(1, "ДОМ > И")


def doubted(seats: int = 4) -> UnderwoodTable:
    return put(seats).act(2, Doubt())


def between_rounds(**options: Any) -> UnderwoodTable:
    """Seat 1 is out; seats 0 and 2 have cards left."""
    hands = ("К", "ДОМИ", "ЛЕС")
    rest = piles.remove(DECK.cards, "".join(hands) + "В")
    table = turn_of(*hands, tape="В", deck=rest, mover=1, known=["ДОМ"], **options)
    return table.type(1, "ДОМ > И")


def is_alive(table: UnderwoodTable) -> bool:
    """Checks that somebody who is still there is asked for something, and nobody else is."""
    invited = {seat for window in table.windows.values() for seat in window.seats}
    return bool(invited) and invited <= set(table.state.active)


# --- turns ----------------------------------------------------------------------------------------------------------


def test_the_mover_leaves() -> None:
    table = turn()
    hand = table.state.hands[1]
    table.leave(1)
    assert table.events == [Left(1)]
    assert table.windows["turn"].seats == (2,)
    assert [len(hand) for hand in table.state.hands] == [5, 5, 8, 5]  # the next one has drawn
    assert (table.state.hands[1], table.state.tape) == (hand, "ВЫ")
    assert table.public.hands is None


def test_somebody_else_leaves_in_a_turn() -> None:
    table = turn()
    before = table.windows["turn"]
    table.leave(3)
    assert (table.windows["turn"], table.events) == (before, [Left(3)])
    table.type(1, "> Д")
    assert table.windows["turn"].seats == (2,)
    table.type(2, "> Л")
    assert table.windows["turn"].seats == (0,)  # past the empty seat


def test_words_of_who_left_stay_and_can_be_swapped_but_bring_nothing() -> None:
    table = turn_of("ОТКА", "Д", "ЛЕС", tape="В", words=[[], [], [laid("К*ОТ")]], known=["КИТ"]).leave(2)
    table.type(0, "К*ИТ обмен=3.1.2 > А")
    (over,) = table.events_of(RoundOver)
    assert (over.laid, over.cost, over.points) == ((3, 0, 4), (0, 2, 4), (3, -2, 0))


def test_the_discards_of_who_leaves_are_out_all_the_same() -> None:
    table = turn_of("КОТ⑤", "ДОМ", "ЛЕС", tape="В", deck="РРРР").type(0, "сброс 5").leave(0)
    assert table.state.discarded == "⑤"
    assert table.windows["turn"].seats == (1,)


# --- tables that vote -----------------------------------------------------------------------------------------------


def test_the_mover_leaves_before_the_words_stand() -> None:
    """A pending turn is undone."""
    for table in (put(), doubted()):
        table.leave(1)
        assert table.windows["turn"].seats == (2,)
        assert (table.state.pending, table.state.words[1], table.state.tape) == (None, (), "ВЫ")
        assert sorted(table.state.hands[1]) == sorted(HANDS[1])
        assert table.public.shown[1] == "ДИМО"  # everybody has seen them there


def test_one_of_those_who_look_leaves() -> None:
    table = put().leave(3)
    assert table.windows["respond"].seats == (0, 2)
    assert table.state.words[1] == ()


def test_the_last_one_who_looked_leaves() -> None:
    table = put().act(0, Accept()).act(2, Accept()).leave(3)
    assert table.windows["turn"].seats == (2,)
    assert len(table.state.words[1]) == 1


def test_the_doubter_leaves_during_the_vote() -> None:
    table = doubted().leave(2)
    assert table.windows["vote"].seats == (0, 1, 3)
    table.answer("vote", s0=CONTRA, s1=PRO, s3=CONTRA)
    assert table.windows["turn"].seats == (1,)
    assert table.state.words[1] == ()


def test_two_who_are_left_do_not_vote() -> None:
    """Neither of two could be outvoted: words stand from then on, but a vote that has begun goes on."""
    table = put(3).leave(2)
    assert table.windows["turn"].seats == (0,)
    assert len(table.state.words[1]) == 1
    table.type(0, "КОТ > А")
    assert table.windows["turn"].seats == (1,)
    assert doubted(3).leave(2).windows["vote"].seats == (0, 1)


def test_the_turn_after_a_lost_vote_is_left() -> None:
    table = doubted().answer("vote", s0=CONTRA, s1=CONTRA, s2=CONTRA, s3=CONTRA).leave(1)
    assert table.windows["turn"].seats == (2,)
    assert table.state.struck == ()


def test_silence_lets_the_words_lie() -> None:
    table = put().time_out("respond")
    assert len(table.state.words[1]) == 1
    assert table.windows["turn"].seats == (2,)


def test_a_vote_that_nobody_takes_part_in_is_a_tie() -> None:
    table = doubted().time_out("vote")
    assert table.windows["turn"].seats == (1,)
    assert table.state.words[1] == ()


def test_who_does_not_answer_is_not_late_in_a_turn() -> None:
    table = put().time_out("respond")
    assert table.state.timeouts == (0, 0, 0, 0)


# --- the end of rounds ----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-52")
def test_the_next_dealer_leaves_between_two_rounds() -> None:
    table = between_rounds().leave(1).time_out("ready")
    assert (table.state.dealer, table.state.mover) == (2, 0)
    assert [len(hand) for hand in table.state.hands] == [10, 0, 7]


def test_leaving_between_two_rounds() -> None:
    table = between_rounds().act(0, Ready()).leave(2)
    assert table.windows["ready"].seats == (1,)
    table.act(1, Ready())
    assert table.state.stage is Stage.TURN
    assert [len(hand) for hand in table.state.hands] == [10, 7, 0]


def test_the_last_one_who_was_not_ready_leaves() -> None:
    table = between_rounds().act(0, Ready()).act(1, Ready()).leave(2)
    assert (table.state.stage, table.state.round) == (Stage.TURN, 2)


def test_a_round_that_is_counted_stays_so() -> None:
    table = between_rounds()
    assert table.state.sheet == ((-2, 5, -4),)
    assert table.leave(0).leave(2).state.sheet == ((-2, 5, -4),)
    assert table.game.outcome(table.state) == Outcome(reason="left", scores=(-2, 5, -4), places=(2, 1, 3))


@pytest.mark.rule("UW-51", "UW-G12")
def test_the_one_who_could_still_do_something_leaves() -> None:
    """Seats 0 and 1 could do nothing; without seat 2 that is a full circle."""
    table = turn_of("?", "?", "ДОМ").type(0, "-").type(1, "-").leave(2)
    (over,) = table.events_of(RoundOver)
    assert (over.reason, over.points) == ("stuck", (-5, -5, 0))
    assert is_alive(table)


@pytest.mark.rule("UW-51", "UW-G12")
def test_a_circle_needs_the_turns_of_those_who_are_there() -> None:
    """Seats 0 and 1 could do nothing, then 0 and 2 leave; seat 3 has had no turn yet and holds letters."""
    table = turn_of("?", "?", "ДОМ", "ЛЕС").type(0, "-").type(1, "-").leave(0).leave(2)
    assert table.events_of(RoundOver) == []
    assert table.windows["turn"].seats == (3,)
    table.type(3, "> Л").type(1, "-").type(3, "> Е").type(1, "-").type(3, "> С")
    assert [over.reason for over in table.events_of(RoundOver)] == ["out"]


# --- down to one ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gone", [0, 1])
def test_of_two_the_one_who_stays_has_won_whatever_the_points(gone: int) -> None:
    table = turn(2).set(sheet=((90, 20),)).leave(gone)
    places = (2, 1) if gone == 0 else (1, 2)
    assert table.game.outcome(table.state) == Outcome(reason="left", scores=(90, 20), places=places)
    assert (table.windows, table.game.chance(table.state)) == ({}, None)


@pytest.mark.parametrize("table", [turn(), put(), doubted()], ids=["turn", "respond", "vote"])
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 3), (3, 2, 1), (2, 1, 0), (2, 0, 3)])
def test_one_after_another(table: UnderwoodTable, order: tuple[int, ...]) -> None:
    other = object.__new__(UnderwoodTable)
    other.__dict__.update(table.__dict__)
    for number, seat in enumerate(order, start=1):
        assert is_alive(other)
        other.leave(seat)
        assert other.events[0] == Left(seat)
        assert (other.state.stage is Stage.OVER) == (number == 3)
    outcome = other.game.outcome(other.state)
    assert outcome is not None
    (stays,) = set(range(4)) - set(order)
    assert outcome.places[stays] == 1
    assert all(outcome.places[seat] > 1 for seat in order)


@pytest.mark.parametrize("seat", [-1, 4, 99, 3])
def test_only_who_is_there_can_leave(seat: int) -> None:
    table = turn().leave(3)
    before = table.table
    with pytest.raises(Illegal) as refusal:
        table.leave(seat)
    assert refusal.value.code == "not-there"
    assert table.table == before


def test_nobody_leaves_a_match_that_is_over() -> None:
    table = turn(2).leave(0)
    with pytest.raises(Illegal, match="not-there"):
        table.leave(1)


def test_nobody_leaves_while_a_draw_is_due() -> None:
    table = UnderwoodTable(seats=3, dealer=None)
    while table.game.chance(table.state) is not None:
        with pytest.raises(Illegal, match="draw-due"):
            table.fold(Leave(0))
        table.draw()
    table.leave(0)


def test_who_has_left_is_asked_nothing_more() -> None:
    table = turn().leave(2)
    for line in ("> Л", "сброс 1", "верю", "готов"):
        with pytest.raises(Illegal) as refusal:
            table.type(2, line)
        assert refusal.value.rule == "host"


# --- time -----------------------------------------------------------------------------------------------------------


def test_chance_puts_a_letter_for_who_is_late() -> None:
    table = turn(3)
    table.draws = ["М"]
    table.time_out("turn")
    assert Taped(1, "М", in_time=False) in table.events
    assert (table.state.tape, table.state.hands[1]) == ("ВЫМ", "ДИОР")
    assert table.windows["turn"].seats == (2,)


def test_only_letters_are_put_for_who_is_late() -> None:
    table = turn_of("К?①②О", "ДОМ", tape="В", deck="РРР")
    table.time_out("turn")
    assert table.state.tape in ("ВК", "ВО")
    table = turn_of("??①", "ДОМ", tape="В", deck="РРР").time_out("turn")
    assert Taped(0, None, in_time=False) in table.events
    assert table.state.tape == "В"


@pytest.mark.rule("UW-47")
def test_the_last_letter_of_who_is_late_ends_the_round() -> None:
    table = turn_of("К①", "ДОМ", tape="В", deck="РРР").time_out("turn")
    assert [over.reason for over in table.events_of(RoundOver)] == ["out"]


def test_three_times_late_in_a_row_is_gone() -> None:
    table = turn(3, mover=0)
    for number in range(2):
        table.time_out("turn")
        assert table.state.timeouts[0] == number + 1
        for seat in (1, 2):
            table.type(seat, f"> {table.state.hands[seat].strip('?')[-1]}")
    hand = table.state.hands[0]
    table.time_out("turn")
    assert table.events == [Left(0)]
    assert (table.state.gone, table.state.hands[0]) == ((0,), hand)
    assert is_alive(table)


@pytest.mark.parametrize("line", ["> К", "сброс 5"])
def test_whatever_one_does_in_a_turn_begins_the_count_anew(line: str) -> None:
    table = turn_of("КОТ⑤", "ДОМ", tape="В", deck="РРРРРР").set(timeouts=(2, 1)).type(0, line)
    assert table.state.timeouts == (0, 1)


def test_all_fall_asleep() -> None:
    """Every match ends."""
    table = turn(4, mover=0)
    for _ in range(20):
        if "turn" not in table.windows:
            break
        table.time_out("turn")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "left"
    assert sorted(outcome.places) == [1, 2, 2, 2]

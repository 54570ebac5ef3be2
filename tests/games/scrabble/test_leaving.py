"""A seat leaves, in every stage: the game goes on without it, or is over."""

from random import Random
from typing import Any

import pytest

from games.scrabble.tables import ACCEPT, CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.core.game import Outcome
from slovoteka.core.inputs import Leave
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import Finished, Left, PlayFailed, Stood, ThemeVoted, Voted

HOUSE = lying("З8 ДОМ")
RACKS = ("АЛАНКИТ", "ОРЕСТВУ", "ПОЛЕНГБ", "РИСЫДАМ")


def turn(seats: int = 3, *words: str, mover: int = 0, **options: Any) -> Table:
    return Table(*words, seats=seats, **options).turn(HOUSE, *RACKS[:seats], mover=mover)


def is_alive(table: Table) -> bool:
    """Checks that somebody who is still there is asked for something, and nobody else is."""
    return bool(table.window.seats) and {*table.window.seats} <= {*table.state.active}


# --- in a turn ------------------------------------------------------------------------------------------------------


def test_the_mover_leaves() -> None:
    table = turn().leave(0)
    assert table.events == [Left(0)]
    assert table.public.gone == (0,)
    assert table.window.seats == (1,)


def test_another_leaves_and_the_turn_goes_on() -> None:
    table = turn()
    open_window = table.window
    table.leave(2)
    assert table.window == open_window
    assert table.move("пас", "пас").window.seats == (0,)


def test_turns_pass_by_who_has_left() -> None:
    table = turn(4).leave(1).leave(2)
    assert table.move("пас").window.seats == (3,)
    assert table.move("пас").window.seats == (0,)


def test_the_rack_of_who_left_goes_out_of_play_and_stays_hidden() -> None:
    table = turn()
    before = table.state
    table.leave(1)
    assert table.state.racks == before.racks
    assert table.state.bags == before.bags
    assert table.public.rack_sizes == (7, 7, 7)
    assert "ОРЕСТВУ" not in str(table.public)


def test_the_mover_leaves_after_a_swap_and_the_blank_goes_back() -> None:
    table = Table(seats=3, reusable_blanks=True).turn(lying("З8 дОМ"), "ДЛАНКИТ", *RACKS[1:3]).move("З8=Д").leave(0)
    assert table.tile("З8") == "д"
    assert table.state.racks[0] == "АДИКЛНТ"
    assert is_alive(table)


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_other_wins_whatever_the_points(seat: int) -> None:
    table = turn(2).set(scores=(300, 5) if seat == 0 else (5, 300)).leave(seat)
    assert table.state.stage is Stage.OVER
    assert table.outcome.reason == "left"
    assert table.outcome.places == ((2, 1) if seat == 0 else (1, 2))
    assert table.events_of(Left) == [Left(seat)]


def test_when_all_but_one_have_left_everybody_only_loses_what_he_holds() -> None:
    table = turn(3).set(scores=(50, 60, 70)).leave(0).leave(1)
    (finished,) = table.events_of(Finished)
    left = [table.options.layout().face_sum(rack) for rack in RACKS[:3]]
    assert finished.scores == (50 - left[0], 60 - left[1], 70 - left[2])
    assert all(final.gained == 0 for final in finished.final)
    assert table.outcome.places[2] == 1
    assert table.game.windows(table.state) == ()


def test_who_stays_to_the_end_comes_before_who_left() -> None:
    table = turn(3).set(scores=(500, 0, 10)).leave(0)
    assert table.move("пас", "пас", "пас", "пас").outcome.places == (3, 2, 1)


def test_what_who_left_still_holds_is_not_gained_by_who_is_out() -> None:
    """SM-54 is about the others' tiles; those who have left are not among them."""
    table = Table(seats=3).turn(HOUSE, "А", "ХМ", "Щ", bag="").leave(2).move("З8 ДОМА")
    (finished,) = table.events_of(Finished)
    assert [final.gained for final in finished.final] == [7, 0, 0]
    assert finished.final[2].lost == -10


def test_an_empty_rack_of_who_left_does_not_end_the_game() -> None:
    table = Table(seats=3).turn(HOUSE, "АЛ", "ХМ", "", bag="", gone=(2,)).move("З8 ДОМА")
    assert not table.is_over


def test_a_round_of_passes_is_a_round_of_those_who_are_there() -> None:
    table = turn(3).leave(1).move("пас", "пас", "пас")
    assert not table.is_over
    assert table.move("пас").outcome.reason == "passes"


@pytest.mark.rule("SM-15", "SM-G5")
def test_everybody_who_stays_must_have_passed_twice() -> None:
    """Seats 0, 1, 2, 0 have passed and seat 1 leaves: seat 2 has passed only once."""
    table = turn(3).move("пас", "пас", "пас", "пас").leave(1)
    assert not table.is_over
    assert table.window.seats == (2,)


@pytest.mark.rule("SM-74")
def test_with_jacks_those_who_are_left_lower_the_bar() -> None:
    table = Table(seats=3, jacks=True).turn(EMPTY_GRID, *RACKS[:3]).move("пас", "пас").leave(2)
    assert is_alive(table)
    while table.state.opening == 5:
        table.move("пас")
    assert table.state.opening == 4
    assert table.window.seats == (0,)  # the starter tries first


@pytest.mark.rule("SM-73", "SM-74")
def test_with_jacks_everybody_who_stays_has_tried_before_the_bar_is_lowered() -> None:
    table = Table(seats=3, jacks=True).turn(EMPTY_GRID, *RACKS[:3]).move("пас").leave(0).move("пас")
    assert (table.state.opening, table.window.seats) == (5, (2,))
    assert table.move("пас").state.opening == 4


@pytest.mark.rule("SM-74")
def test_with_jacks_the_last_who_could_have_tried_leaves() -> None:
    table = Table(seats=3, jacks=True).turn(EMPTY_GRID, *RACKS[:3]).move("пас", "пас").leave(2)
    assert (table.state.opening, table.window.seats) == (4, (0,))


# --- while a play is pending ----------------------------------------------------------------------------------------


def pending(seats: int = 3, **options: Any) -> Table:
    return turn(seats, "ДОМ", "ДОМА", **{"words": "challenge"} | options).move("З8 ДОМА")


def test_the_mover_leaves_and_the_pending_play_goes_back() -> None:
    table = pending().leave(0)
    assert table.state.grid == HOUSE
    assert table.state.racks[0] == "ААИКЛНТ"
    assert table.state.scores == (0, 0, 0)
    assert (table.window.kind, table.window.seats) == ("turn", (1,))
    assert table.public.pending is None


def test_an_opponent_leaves_and_the_others_are_still_asked() -> None:
    table = pending().leave(1)
    assert (table.window.kind, table.window.seats) == ("respond", (2,))
    assert table.act(2, ACCEPT).state.scores[0] == 6


def test_the_last_who_was_asked_leaves_and_the_play_stands() -> None:
    table = pending().act(1, ACCEPT).leave(2)
    assert table.events_of(Stood) == [Stood(0, 6)]
    assert (table.window.kind, table.window.seats) == ("turn", (1,))


def test_who_had_accepted_leaves() -> None:
    table = pending().act(1, ACCEPT).leave(1)
    assert (table.window.kind, table.window.seats) == ("respond", (2,))


def test_a_skip_of_who_left_does_not_matter() -> None:
    table = pending(3, penalty="turn").act(1, CHALLENGE)
    assert table.window.seats == (2,)  # seat 1 has lost its turn
    table = pending(4, penalty="turn").act(2, CHALLENGE).leave(2)
    assert table.move("пас").window.seats == (3,)
    assert is_alive(table)


# --- in votes -------------------------------------------------------------------------------------------------------


def voting(seats: int = 4) -> Table:
    return turn(seats, words="vote").move("З8 ДОМА").act(1, CHALLENGE)


def test_the_mover_leaves_while_the_table_votes() -> None:
    table = voting().leave(0)
    assert (table.state.grid, table.window.kind, table.window.seats) == (HOUSE, "turn", (1,))
    assert table.events_of(PlayFailed) == []


def test_the_challenger_leaves_and_the_vote_goes_on() -> None:
    table = voting().leave(1)
    assert (table.window.kind, table.window.seats) == ("vote", (0, 2, 3))
    table.answers({0: "за", 2: "против", 3: "за"})
    assert table.events_of(Voted) == [Voted((0, 3), (2,), stands=True)]
    assert table.state.scores == (6, 0, 0, 0)
    assert table.window.seats == (2,)


def test_another_leaves_and_his_vote_does_not_count() -> None:
    table = voting().leave(3).answers({0: "за", 1: "против", 2: "против", 3: "за"})
    assert table.events_of(Voted) == [Voted((0,), (1, 2), stands=False)]
    assert table.state.grid == HOUSE


def test_only_the_mover_and_one_more_are_left_to_vote() -> None:
    table = voting(3).leave(2)
    assert table.window.seats == (0, 1)
    table.answers({0: "за", 1: "против"})
    assert table.state.grid == lying("З8 ДОМА")  # of two players neither can strike the other's play


def on_theme(seats: int) -> Table:
    return turn(seats, theme="дом").move("З8 ДОМА #ДОМА")


def test_the_mover_leaves_while_the_theme_is_voted_on() -> None:
    table = on_theme(3).leave(0)
    assert (table.state.grid, table.state.scores, table.window.kind) == (HOUSE, (0, 0, 0), "turn")
    assert is_alive(table)


def test_an_opponent_leaves_while_the_theme_is_voted_on() -> None:
    table = on_theme(3).leave(1)
    assert (table.window.kind, table.window.seats) == ("theme", (2,))
    assert table.answers({1: "не тема", 2: "тема ДОМА"}).events_of(ThemeVoted) == [ThemeVoted(0, ("ДОМА",), 5)]
    assert table.window.seats == (2,)


@pytest.mark.parametrize("stage", ["respond", "theme", "vote"])
def test_the_last_opponent_leaves_and_the_play_on_the_board_counts(stage: str) -> None:
    """Nobody is left to challenge it, and the events lead to the same score."""
    table = pending(2) if stage == "respond" else on_theme(2) if stage == "theme" else voting(3).leave(2)
    assert table.window.kind == stage
    over = table.leave(1)
    assert over.outcome.reason == "left"
    final = over.state.final[0]
    assert (over.state.grid, over.state.scores[0] - final.lost) == (lying("З8 ДОМА"), 6)
    assert len(final.left) == 6
    assert over.events_of(Stood) == [Stood(0, 6)]


# --- while tiles are drawn ------------------------------------------------------------------------------------------


def dealing(seats: int, choices: int, **options: Any) -> Table:
    """Two bags, with this many tiles of the deal drawn."""
    return Table(seats=seats, two_bags=True, **options).move(*["согласная", "гласная"] * (choices // 2))


@pytest.mark.parametrize("choices", [0, 4, 8, 16])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_somebody_leaves_during_the_deal(seat: int, choices: int) -> None:
    table = dealing(3, choices).leave(seat)
    assert is_alive(table)
    while table.window.kind == "draw":
        assert is_alive(table)
        table.move("согласная")
    assert table.window.seats == ((1,) if seat == 0 else (0,))
    others = [rack for rack in range(3) if rack != seat]
    assert [len(table.state.racks[rack]) for rack in others] == [7, 7]
    table.move("пас")
    assert is_alive(table)


def test_who_draws_next_has_his_whole_time() -> None:
    table = dealing(3, 0)
    before = table.window
    table.now_ms = 14_000
    table.leave(0)
    assert table.window.id != before.id
    assert (table.window.seats, table.window.opened_ms) == ((1,), 14_000)


def test_of_two_one_leaves_during_the_deal() -> None:
    for seat in (0, 1):
        table = dealing(2, 4).leave(seat)
        assert table.outcome.reason == "left"
        assert table.outcome.places[seat] == 2


def test_the_mover_leaves_while_he_draws() -> None:
    table = turn(3, two_bags=True).move("8З ДАЛА", "согласная")
    assert table.window.kind == "draw"
    table.leave(0)
    assert table.state.scores[0] > 0  # the play has counted
    assert (table.window.kind, table.window.seats) == ("turn", (1,))


def test_another_leaves_while_the_mover_draws() -> None:
    table = turn(3, two_bags=True).move("8З ДАЛА", "согласная").leave(1)
    assert (table.window.kind, table.window.seats) == ("draw", (0,))
    assert table.move("согласная", "согласная").window.seats == (2,)
    assert len(table.state.racks[0]) == 7


def test_the_mover_leaves_in_the_middle_of_an_exchange() -> None:
    table = turn(3, two_bags=True).move("обмен АЛА", "согласная").leave(0)
    assert table.state.aside == ""
    assert (table.window.kind, table.window.seats) == ("turn", (1,))


def test_another_leaves_in_the_middle_of_an_exchange() -> None:
    table = turn(3, two_bags=True).move("обмен АЛА", "согласная").leave(2)
    assert table.state.aside == "ААЛ"
    assert table.move("согласная", "согласная").window.seats == (1,)
    assert (table.state.aside, len(table.state.racks[0])) == ("", 7)


def test_of_two_one_leaves_in_the_middle_of_an_exchange() -> None:
    for seat in (0, 1):
        table = turn(2, two_bags=True).move("обмен АЛА", "согласная").leave(seat)
        assert table.outcome.reason == "left"
        assert table.state.aside == ""


def test_the_mover_leaves_in_an_exchange_after_a_swap() -> None:
    """Tiles are neither created nor lost: `say` checks the inventory."""
    table = Table(seats=3, two_bags=True, reusable_blanks=True)
    table.turn(lying("З8 дОМ"), "ДЛАНКИТ", *RACKS[1:3], blanks=((112, "?"),))
    table.move("З8=Д", "обмен ЛА", "согласная").leave(0)
    assert is_alive(table)


def test_another_world_in_the_middle_of_an_exchange_after_a_swap() -> None:
    """Opponents can imagine other tiles for the mover at every moment."""
    table = Table(seats=3, two_bags=True, reusable_blanks=True)
    table.turn(lying("З8 дОМ"), "ДЛАНКИТ", *RACKS[1:3], blanks=((112, "?"),))
    table.move("З8=Д", "обмен ЛА", "согласная")
    assert table.window.kind == "draw"
    for seed in range(5):
        other = table.game.resample(table.state, 1, Dice(seed))
        assert table.game.inventory(other) == table.game.inventory(table.state)


class Dice:
    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def below(self, size: int) -> int:
        return self._chance.randrange(size)


# --- alone ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["one-rack", "two-racks", "face-up"])
def test_a_lone_player_leaves(kind: str) -> None:
    table = Table(mode="solitaire", solitaire=kind)
    table.deal()
    table.leave(0)
    assert table.outcome.reason == "left"
    assert table.outcome.places == (1,)


def test_a_lone_player_leaves_with_the_second_rack_to_move() -> None:
    table = Table(mode="solitaire", solitaire="two-racks").turn(HOUSE, "АЛ", "ХМ").move("пас").leave(0)
    assert table.outcome == Outcome(reason="left", scores=(-3 - 7,), places=(1,))


def test_a_lone_player_takes_back_a_swap_with_either_rack() -> None:
    table = Table(mode="solitaire", solitaire="two-racks", reusable_blanks=True).turn(
        lying("З8 дОМ"), "АЛ", "ДМ", mover=1
    )
    assert table.move("З8=Д").leave(0).tile("З8") == "д"


def test_there_is_no_second_person_in_solitaire() -> None:
    table = Table(mode="solitaire", solitaire="two-racks").turn(HOUSE, "АЛ", "ХМ")
    assert table.refusal(Leave(1)).code == "not-there"


def test_a_lone_player_leaves_while_he_picks() -> None:
    table = Table(mode="solitaire", solitaire="face-up").turn(HOUSE, "АЛАНКИТ").move("обмен АЛ")
    assert table.window.kind == "pick"
    assert table.leave(0).is_over


# --- when it cannot be ----------------------------------------------------------------------------------------------


def test_nobody_leaves_while_a_draw_is_due() -> None:
    table = Table(seats=3)
    while table.game.chance(table.state) is not None:
        refusal = table.refusal(Leave(0))
        assert refusal.code == "draw-due"
        table.draw()
    assert is_alive(table.leave(0))


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    assert turn().refusal(Leave(seat)).params == {"seat": seat + 1}


def test_nobody_leaves_twice_or_after_the_end() -> None:
    table = turn(3).leave(1)
    assert table.refusal(Leave(1)).code == "not-there"
    table.leave(0)
    assert table.refusal(Leave(2)).code == "not-there"


# --- three times late -----------------------------------------------------------------------------------------------


def test_who_is_late_three_times_in_a_row_has_left() -> None:
    table = turn(3)
    for missed in (1, 2):
        table.time_out()
        assert table.state.timeouts == (missed, 0, 0)
        table.move("обмен " + table.state.racks[1][0], "обмен " + table.state.racks[2][0])
    table.time_out()
    assert table.events == [Left(0)]
    assert (table.public.gone, table.window.seats) == ((0,), (1,))


@pytest.mark.parametrize("line", ["пас", "обмен А", "З8 ДОМА"])
def test_a_turn_in_time_breaks_the_row(line: str) -> None:
    table = turn(2).set(timeouts=(2, 0)).move(line)
    assert table.state.timeouts == (0, 0)


def test_of_two_the_third_late_turn_ends_the_game() -> None:
    table = turn(2).set(timeouts=(2, 0)).time_out()
    assert table.outcome.reason == "left"
    assert table.outcome.places == (2, 1)


def test_silence_about_a_play_is_not_a_late_turn() -> None:
    table = pending()
    assert table.time_out().state.timeouts == (0, 0, 0)

"""A seat leaves a table of three, a team against the game, or a match between two games."""

import pytest

from games.codenames.tables import IN_PLAY, at, is_alive, responding, resting
from rules.codenames.tables import KEY, STRIKE, CodenamesTable, table_of
from slovoteka.core.game import Outcome
from slovoteka.games.codenames.actions import Protest, Ready, Stop
from slovoteka.games.codenames.state import Result, Stage
from slovoteka.games.codenames.views import KeyShown

stages = pytest.mark.parametrize("stage", IN_PLAY, ids=lambda stage: stage.value)


# --- three ----------------------------------------------------------------------------------------------------------


@stages
@pytest.mark.parametrize("captain", [0, 1])
def test_of_three_a_captain_who_leaves_has_lost(stage: Stage, captain: int) -> None:
    table = three_at(stage).leave(captain)
    assert table.public.results == (Result(reason="left", winner=1 - captain, winners=(1 - captain,)),)
    assert table.windows == {}


@stages
def test_of_three_nobody_can_guess_when_the_guesser_leaves(stage: Stage) -> None:
    """Neither captain is to blame, so nobody has won."""
    table = three_at(stage).leave(2)
    assert table.public.results == (Result(reason="left"),)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (1, 1, 3)


def three_at(stage: Stage) -> CodenamesTable:
    """With three the other captain is the only one who can object."""
    if stage not in (Stage.RULING, Stage.PENALTY):
        return at(stage, seats=3)
    table = responding(seats=3).act(1, Protest())
    return table if stage is Stage.RULING else table.act(1, STRIKE)


# --- one team against the game --------------------------------------------------------------------------------------


def coop(stage: Stage, seats: int) -> CodenamesTable:
    table = table_of(seats=seats, form="coop")
    if stage is not Stage.CLUE:
        table.clue("балет 2")
    if stage is Stage.ENEMY:
        table.touch("ПАЧКА").act(1, Stop())
    assert table.state.stage is stage
    return table


coop_stages = pytest.mark.parametrize("stage", [Stage.CLUE, Stage.GUESS, Stage.ENEMY], ids=lambda stage: stage.value)


@coop_stages
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_against_the_game_none_plays_alone(stage: Stage, seat: int) -> None:
    table = coop(stage, 2).leave(seat)
    assert table.public.results == (Result(reason="left"),)
    assert table.windows == {}
    assert table.game.outcome(table.state) == Outcome(reason="left", scores=(0, 0), places=(2, 2))


@coop_stages
@pytest.mark.parametrize("seat", range(4))
def test_four_against_the_game_play_on_without_one(stage: Stage, seat: int) -> None:
    table = coop(stage, 4).leave(seat)
    captain = 1 if seat == 0 else 0
    assert is_alive(table)
    assert table.state.stage is stage
    assert table.public.captains == (captain,)
    assert table.private(captain).key == KEY


def test_a_new_captain_against_the_game_covers_for_the_enemy() -> None:
    table = coop(Stage.ENEMY, 3).leave(0)
    assert table.windows["enemy"].seats == (1,)
    assert table.type(1, "закрыть рак").windows["clue"].seats == (1,)
    assert table.clue("юбка 1").windows["guess"].seats == (2,)


# --- between games --------------------------------------------------------------------------------------------------


def test_leaving_between_two_games() -> None:
    table = resting().act(0, Ready()).leave(3)
    assert table.windows["ready"].seats == (1, 2, 4, 5)
    assert table.public.captains == (0, 1)
    table.time_out("ready")
    assert table.public.game == 2
    assert table.public.captains == (2, 5)  # 3 would have been next


def test_the_last_one_who_was_not_ready_leaves() -> None:
    table = resting()
    for seat in range(5):
        table.act(seat, Ready())
    assert table.leave(5).state.stage is Stage.CLUE
    assert table.public.game == 2


def test_a_captain_leaves_between_two_games() -> None:
    """Everybody sees the key already, so nobody is shown it; then new captains come in turn."""
    table = resting().leave(0)
    assert table.public.captains == (2, 1)
    assert table.events_of(KeyShown, 2) == []
    assert table.time_out("ready").public.captains == (4, 3)


@pytest.mark.parametrize("leaver", range(4))
def test_two_teams_of_two_end_between_two_games(leaver: int) -> None:
    """The games that were played count: red has won the only one."""
    table = resting(seats=4).leave(leaver)
    assert table.state.stage is Stage.OVER
    assert table.public.results == (Result(reason="agents", winner=0, winners=(0, 2)),)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (1, 0, 1, 0)
    assert [seat for seat in range(4) if outcome.places[seat] == 1] == [seat for seat in (0, 2) if seat != leaver]


def test_three_end_between_two_games() -> None:
    for seat in range(3):
        table = resting(seats=3).leave(seat)
        assert table.state.stage is Stage.OVER
        assert table.public.results == (Result(reason="agents", winner=0, winners=(0,)),)


def test_a_game_after_somebody_has_left_has_no_place_for_him() -> None:
    table = resting().leave(4).leave(5).time_out("ready")
    assert table.public.captains == (2, 3)
    table.clue("облако 1")
    (guesser,) = table.windows["guess"].seats
    assert guesser == table.state.turn
    table.leave(guesser)
    assert [result.reason for result in table.public.results] == ["agents", "left"]

"""A seat leaves, in every stage: a teammate takes over, or the team has lost."""

import pytest

from games.codenames.tables import (
    IN_PLAY,
    SIX,
    at,
    clueing,
    guessing,
    is_alive,
    punishing,
    responding,
    ruling,
    whispering,
)
from rules.codenames.tables import KEY, STRIKE, CodenamesTable
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.games.codenames.actions import Answer, Clue, Ruling, Stop, Touch
from slovoteka.games.codenames.state import Result, Stage
from slovoteka.games.codenames.views import GameOver, KeyShown, Left, NewCaptain, Private

stages = pytest.mark.parametrize("stage", IN_PLAY, ids=lambda stage: stage.value)


# --- in play, where the team goes on --------------------------------------------------------------------------------


@stages
@pytest.mark.parametrize("seat", range(SIX))
def test_a_team_of_three_plays_on(stage: Stage, seat: int) -> None:
    table = at(stage)
    board, covers, turn = table.public.board, table.public.covers, table.public.turn
    table.leave(seat)
    assert table.events[0] == Left(seat)
    assert is_alive(table)
    assert table.state.stage is stage
    assert table.public.gone == (seat,)
    assert (table.public.board, table.public.covers, table.public.turn) == (board, covers, turn)
    assert table.public.results == ()


@stages
@pytest.mark.parametrize("team", [0, 1])
@pytest.mark.rule("CN-03", "CN-09")
def test_the_chair_of_a_captain_goes_to_the_next_of_the_team(stage: Stage, team: int) -> None:
    table = at(stage)
    captain, heir = team, team + 2
    assert table.private(heir) == Private()
    table.leave(captain)
    assert table.public.captains[team] == heir
    assert table.private(heir).key == KEY
    assert table.private(captain) == Private()
    for seat in (None, *range(SIX)):
        assert table.events_of(NewCaptain, seat) == [NewCaptain(team, heir)]
        assert table.events_of(KeyShown, seat) == ([KeyShown(KEY)] if seat == heir else [])


@stages
@pytest.mark.parametrize("seat", [2, 4, 3, 5])
def test_a_guesser_leaves_and_the_captains_stay(stage: Stage, seat: int) -> None:
    table = at(stage).leave(seat)
    assert table.public.captains == (0, 1)
    assert table.events_of(NewCaptain) == []
    assert table.private(0).key == table.private(1).key == KEY


@stages
@pytest.mark.parametrize("captain", [0, 1])
def test_a_new_captain_makes_old_windows_stale(stage: Stage, captain: int) -> None:
    table = at(stage)
    before = {window.id for window in table.windows.values() if window.kind != "timer"}
    table.leave(captain)
    assert not before & {window.id for window in table.windows.values()}


def test_the_new_captain_gives_the_clue_and_guesses_no_more() -> None:
    table = clueing().leave(0)
    table.refused(4, Clue("БАЛЕТ", 2), "CN-18", "captains-clue")
    table.act(2, Clue("БАЛЕТ", 2)).time_out("respond")
    assert table.windows["guess"].seats == (4,)
    table.refused(2, Touch("ПАЧКА"), "CN-29", "captain-guesses")
    table.act(4, Touch("ПАЧКА"))


def test_the_last_guess_of_one_who_becomes_captain() -> None:
    table = guessing().act(2, Touch("ПАЧКА")).leave(0)
    assert table.windows["guess"].seats == (4,)
    assert table.act(4, Stop()).windows["clue"].seats == (1,)


def test_the_captain_who_was_asked_leaves() -> None:
    table = whispering().leave(1)
    assert table.windows["whisper"].seats == (3,)
    asked = table.private(3).asked
    assert asked is not None
    assert asked.word == "БАЛЕТ"
    assert table.private(5) == Private()
    table.act(3, Answer(True)).act(0, Clue("БАЛЕТ", 2))
    assert table.state.stage is Stage.GUESS


def test_the_captain_who_has_asked_leaves() -> None:
    """The successor has seen the answer and may use it."""
    table = whispering().leave(0)
    assert table.windows["whisper"].seats == (1,)
    table.act(1, Answer(False))
    table.refused(2, Clue("БАЛЕТ", 2), "CN-68", "clue-whispered")
    assert table.windows["clue"].seats == (2,)


def test_the_captain_who_has_to_rule_leaves() -> None:
    table = ruling().leave(1)
    assert table.windows["ruling"].seats == (3,)
    table.refused(5, Ruling(False), "CN-G8", "captain-decides")
    assert table.act(3, STRIKE).windows["penalty"].seats == (3,)


def test_the_objector_leaves_and_the_objection_stands() -> None:
    table = ruling().leave(3)
    assert table.public.objector == 3
    assert table.windows["ruling"].seats == (1,)
    assert table.act(1, STRIKE).state.stage is Stage.PENALTY


def test_the_captain_of_a_struck_clue_leaves() -> None:
    table = punishing().leave(0)
    assert table.windows["penalty"].seats == (1,)
    table.type(1, "пропустить").clue("птица 1")
    assert table.act(3, Touch("ПАЧКА")).windows["clue"].seats == (2,)


def test_the_captain_who_may_cover_leaves() -> None:
    table = punishing().leave(1)
    assert table.windows["penalty"].seats == (3,)
    assert table.type(3, "закрыть шпагат").windows["clue"].seats == (3,)


def test_the_last_one_who_might_object_leaves() -> None:
    table = responding().type(1, "согласен").type(3, "согласен")
    assert table.windows["respond"].seats == (5,)
    table.leave(5)
    assert table.windows["guess"].seats == (2, 4)
    assert table.windows["object"].seats == (1, 3)


def test_one_of_those_who_might_object_leaves() -> None:
    table = responding()
    opened = table.windows["respond"].opened_ms
    table.wait(3_000).leave(3)
    window = table.windows["respond"]
    assert (window.seats, window.opened_ms) == ((1, 5), opened)


def test_one_of_those_who_object_late_leaves() -> None:
    assert guessing().leave(3).windows["object"].seats == (1, 5)


def test_one_of_the_guessers_leaves() -> None:
    assert guessing().leave(4).windows["guess"].seats == (2,)


@pytest.mark.rule("CN-G15")
def test_a_captain_leaves_when_his_time_is_over() -> None:
    """The successor sees the key for the first time, so the full time starts again."""
    table = clueing(timer="strict").time_out("clue").wait(5_000).leave(0)
    window = table.windows["clue"]
    assert (window.seats, window.opened_ms, window.limit_ms) == ((2,), table.now_ms, 120_000)
    assert table.public.late is False
    assert table.act(2, Clue("БАЛЕТ", 2)).public.clues[-1].number == 2


@pytest.mark.rule("CN-59")
def test_a_captain_leaves_while_he_thinks_of_a_clue() -> None:
    """The time that the captain waited for whispers is not the successor's either."""
    table = clueing(timer="strict").type(0, "спросить балет 2").wait(30_000).type(1, "можно").wait(60_000).leave(0)
    window = table.windows["clue"]
    assert (window.seats, window.opened_ms, window.limit_ms) == ((2,), table.now_ms, 120_000)


@pytest.mark.rule("CN-59")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_captain_who_gives_the_clue_gains_no_time_when_others_leave(seat: int) -> None:
    table = clueing(timer="strict").wait(60_000).leave(seat)
    assert (table.windows["clue"].seats, table.windows["clue"].opened_ms) == ((0,), 0)
    late = clueing(timer="strict").time_out("clue").leave(seat)
    assert (late.public.late, late.windows["clue"].limit_ms) == (True, 20_000)


def test_the_sand_runs_on_when_somebody_leaves() -> None:
    table = clueing().type(5, "таймер").leave(5)
    assert table.windows["timer"].seats == (0, 1, 2, 3, 4)
    assert table.time_out("timer").state.stage is Stage.CLUE


# --- in play, where the team has lost -------------------------------------------------------------------------------


@stages
@pytest.mark.parametrize("seat", range(4))
def test_a_team_of_two_cannot_play_on(stage: Stage, seat: int) -> None:
    """Whoever leaves, one is left, who cannot be both captain and guesser."""
    table = at(stage, seats=4).leave(seat)
    winner = 1 - seat % 2
    result = Result(reason="left", winner=winner, winners=(winner, winner + 2))
    assert table.events == [Left(seat), GameOver(result, KEY)]
    assert table.state.stage is Stage.OVER
    assert table.windows == {}
    assert table.public.key == KEY
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert [outcome.places[player] == 1 for player in range(4)] == [player % 2 == winner for player in range(4)]
    assert outcome.scores == tuple(int(player % 2 == winner) for player in range(4))


@stages
@pytest.mark.parametrize("leavers", [(0, 2), (2, 0), (2, 4), (4, 2), (4, 0), (1, 3), (3, 5), (5, 1)])
def test_a_team_of_three_loses_with_the_second_who_leaves(stage: Stage, leavers: tuple[int, int]) -> None:
    first, second = leavers
    table = at(stage).leave(first)
    assert table.windows
    table.leave(second)
    winner = 1 - first % 2
    assert table.public.results == (Result(reason="left", winner=winner, winners=(winner, winner + 2, winner + 4)),)
    assert table.windows == {}


def test_who_has_left_wins_nothing_with_the_others() -> None:
    table = clueing().leave(2).leave(1).leave(3)
    assert table.public.results == (Result(reason="left", winner=0, winners=(0, 4)),)
    assert table.game.outcome(table.state) == Outcome(
        reason="left", scores=(1, 0, 0, 0, 1, 0), places=(1, 4, 4, 4, 1, 3)
    )


def test_a_team_that_has_left_ends_the_whole_match() -> None:
    table = clueing(games=5).leave(1).leave(3)
    assert table.state.stage is Stage.OVER
    assert len(table.public.results) == 1


def test_nothing_whispered_is_left_over() -> None:
    table = whispering(seats=4).leave(2)
    assert (table.state.asked, table.state.whispers) == (None, ())


# --- who cannot leave -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 6, 99, 4])
def test_only_who_is_there_can_leave(seat: int) -> None:
    table = clueing().leave(4)
    before = table.table
    with pytest.raises(Illegal) as refusal:
        table.leave(seat)
    assert refusal.value.code == "not-there"
    assert table.table == before


def test_nobody_leaves_a_match_that_is_over() -> None:
    table = clueing(seats=4).leave(0)
    with pytest.raises(Illegal, match="not-there"):
        table.leave(1)


def test_nobody_leaves_while_a_draw_is_due() -> None:
    """The host settles draws together with the input before them, so this is a broken record."""
    table = CodenamesTable(seats=4)
    while table.game.chance(table.state) is not None:
        with pytest.raises(Illegal, match="draw-due"):
            table.leave(0)
        table.draw()
    table.leave(0)


@stages
def test_who_has_left_is_asked_nothing_more(stage: Stage) -> None:
    """The refusal names no rule of the game: the player is simply not there."""
    table = at(stage).leave(4).leave(1)
    for seat in (1, 4):
        for window in table.windows.values():
            table.refused(seat, Touch("ПАЧКА"), "host", "not-invited", window.id)


@stages
@pytest.mark.parametrize("seat", [-1, SIX, 99])
def test_nor_is_who_never_sat_there(stage: Stage, seat: int) -> None:
    table = at(stage)
    for window in table.windows.values():
        table.refused(seat, Touch("ПАЧКА"), "host", "not-invited", window.id)

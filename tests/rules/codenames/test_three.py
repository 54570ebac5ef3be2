"""Three players: one team (CN-99), or two captains with one who guesses for both (CN-100, CN-G13)."""

from typing import Any

import pytest

from rules.codenames.tables import BOARD, COGNATE, KEY, STRIKE, CodenamesTable, table_of
from slovoteka.core.errors import Illegal
from slovoteka.games.codenames.actions import Accept, Clue, Cover, Protest, Stop, Touch
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import SERVES_BOTH, Result, Stage
from slovoteka.games.codenames.views import GameOver, Touched

RED, BLUE = BOARD[:9], BOARD[9:17]


def three(**options: Any) -> CodenamesTable:
    """Seats 0 and 1 are the captains, seat 2 guesses for both."""
    return table_of(seats=3, **options)


# --- one team -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-99")
def test_three_may_play_as_one_team() -> None:
    table = three(form="coop").clue("балет 2")
    assert (table.public.captains, table.public.teams) == ((0,), (0, 0, 0))
    assert table.windows["guess"].seats == (1, 2)
    table.touch("СОЛЬ").act(0, Cover("ШПАГАТ"))
    assert table.windows["clue"].seats == (0,)


@pytest.mark.rule("CN-99")
def test_three_of_one_team_win_together() -> None:
    table = three(form="coop", covered=RED[:8]).clue("балет 2").touch(RED[8])
    assert table.public.results == (Result(reason="agents", winner=0, winners=(0, 1, 2), points=8),)


# --- two captains and one guesser -----------------------------------------------------------------------------------


@pytest.mark.rule("CN-100")
def test_three_play_as_two_captains_and_a_guesser_by_default() -> None:
    assert KIND.rules.read_options({"seats": 3}).form == "three"
    table = CodenamesTable(seats=3).deal()
    assert table.public.captains == (0, 1)
    assert table.public.teams == (0, 1, SERVES_BOTH)
    assert sorted(table.public.stacks) == [1, 7, 8, 9]


@pytest.mark.rule("CN-100")
@pytest.mark.parametrize("seats", [2, 4, 12])
def test_only_three_can_sit_so(seats: int) -> None:
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"seats": seats, "form": "three"})
    assert (refusal.value.rule, refusal.value.code) == ("CN-100", "seats")
    assert refusal.value.params == {"seats": seats, "least": 3, "most": 3}


@pytest.mark.rule("CN-100")
def test_three_are_too_few_for_two_teams() -> None:
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"seats": 3, "form": "teams"})
    assert (refusal.value.rule, refusal.value.code) == ("CN-02", "seats")


@pytest.mark.rule("CN-100")
@pytest.mark.parametrize(("captains", "teams"), [((2, 0), (1, SERVES_BOTH, 0)), ((1, 2), (SERVES_BOTH, 0, 1))])
def test_any_two_may_be_captains(captains: tuple[int, int], teams: tuple[int, ...]) -> None:
    table = three(captains=captains)
    assert (table.public.captains, table.public.teams) == (captains, teams)
    assert table.windows["clue"].seats == captains[:1]


@pytest.mark.rule("CN-100")
@pytest.mark.parametrize("captains", [[0], [1, 1], [0, 1, 2]])
def test_there_are_two_captains(captains: list[int]) -> None:
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"seats": 3, "captains": captains})
    assert (refusal.value.rule, refusal.value.code) == ("CN-03", "captains-one-a-team")


@pytest.mark.rule("CN-100", "CN-09")
def test_the_guesser_does_not_see_the_key_and_both_captains_do() -> None:
    table = three()
    assert [table.private(seat).key for seat in range(3)] == [KEY, KEY, None]


@pytest.mark.rule("CN-100")
def test_the_third_guesses_in_the_turns_of_both() -> None:
    table = three().clue("балет 1")
    assert table.windows["guess"].seats == (2,)
    table.touch("ПАЧКА").type(2, "стоп")
    assert (table.public.turn, table.windows["clue"].seats) == (1, (1,))
    table.clue("гимнаст 1")
    assert table.windows["guess"].seats == (2,)
    table.touch("ШПАГАТ")
    assert table.events_of(Touched) == [Touched(2, 1, 9, "ШПАГАТ", "blue")]
    table.type(2, "стоп")
    assert (table.public.turn, table.public.stacks) == (0, (8, 7, 7, 1))


@pytest.mark.rule("CN-100")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("action", [Touch("КОСА"), Stop()])
def test_captains_do_not_guess(seat: int, action: Any) -> None:
    three().clue("балет 2").refused(seat, action, "CN-29", "captain-guesses")


@pytest.mark.rule("CN-100")
def test_the_guesser_gives_no_clue() -> None:
    three().refused(2, Clue("БАЛЕТ", 2), "CN-18", "captains-clue")
    three().refused(1, Clue("БАЛЕТ", 2), "CN-18", "captains-clue")


@pytest.mark.rule("CN-100")
def test_the_other_sides_agent_passes_the_turn_as_usual() -> None:
    table = three().clue("балет 2").touch("ШПАГАТ")
    assert (table.public.turn, table.public.stacks) == (1, (9, 7, 7, 1))


@pytest.mark.rule("CN-100", "CN-53")
def test_the_other_captain_objects_and_decides_himself() -> None:
    table = three(thinks={"КОСИТЬ": COGNATE}).type(0, "косить 1!")
    assert table.windows["respond"].seats == (1,)
    table.refused(2, Protest(), "host", "not-invited")
    table.act(1, Protest()).act(1, STRIKE).act(1, Cover("ШПАГАТ"))
    assert (table.public.stacks, table.windows["clue"].seats) == ((9, 7, 7, 1), (1,))


@pytest.mark.rule("CN-100")
def test_one_accept_is_enough_where_the_other_side_is_one() -> None:
    assert three().type(0, "балет 2").act(1, Accept()).state.stage is Stage.GUESS


# --- the usual winner -----------------------------------------------------------------------------------------------


def ended(table: CodenamesTable, reason: str, winner: int) -> None:
    """Checks that only this captain has won."""
    result = table.public.results[-1]
    assert (result.reason, result.winner, result.winners) == (reason, winner, (winner,))
    assert table.events[-1] == GameOver(result, KEY)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == tuple(int(seat == winner) for seat in range(3))
    assert outcome.places == tuple(1 if seat == winner else 2 for seat in range(3))


@pytest.mark.rule("CN-100")
@pytest.mark.parametrize("turn", [0, 1])
def test_whose_agents_are_all_found_wins_in_whoevers_turn(turn: int) -> None:
    ended(three(turn=turn, covered=RED[:8]).clue("балет 2").touch(RED[8]), "agents", winner=0)
    ended(three(turn=turn, covered=BLUE[:7]).clue("балет 2").touch(BLUE[7]), "agents", winner=1)


@pytest.mark.rule("CN-G13")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_assassin_loses_it_for_the_side_whose_turn_it_was(turn: int) -> None:
    ended(three(turn=turn).clue("балет 2").touch("ЯД"), "assassin", winner=1 - turn)


@pytest.mark.rule("CN-G13")
def test_the_side_with_one_agent_to_go_loses_by_the_assassin_too() -> None:
    ended(three(covered=RED[:8]).clue("балет 2").touch("ПОЛЕ").clue("змея 1").touch("ЯД"), "assassin", winner=0)
    ended(three(covered=RED[:8]).clue("балет 2").touch("ЯД"), "assassin", winner=1)


@pytest.mark.rule("CN-100", "CN-48")
def test_in_the_next_game_all_move_on_one_chair() -> None:
    table = CodenamesTable(seats=3, games=3, first="red").deal()
    seen: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for _ in range(3):
        seen.append((table.public.captains, table.public.teams))
        table.clue("прогулка 1").touch(table.state.board[table.state.uncovered_of("assassin")[0]])
        if table.state.stage is Stage.BREAK:
            table.type(0, "готов").type(1, "готов").type(2, "готов")
    assert seen == [
        ((0, 1), (0, 1, SERVES_BOTH)),
        ((1, 2), (SERVES_BOTH, 0, 1)),
        ((2, 0), (1, SERVES_BOTH, 0)),
    ]


# --- who sleeps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-100", "CN-59")
@pytest.mark.parametrize("timer", ["strict", "sand"])
def test_nobody_wins_where_the_guesser_lets_three_turns_of_one_side_pass(timer: str) -> None:
    """Neither captain is to blame."""
    table = three(timer=timer)
    for _ in range(4):
        table.clue("погода 1").time_out("guess")
    assert not table.public.results
    table.clue("погода 1").time_out("guess")
    assert table.public.results == (Result(reason="left"),)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((0, 0, 0), "left")


@pytest.mark.rule("CN-100", "CN-59")
def test_a_captain_of_three_who_lets_three_turns_pass_has_lost() -> None:
    table = three(timer="strict")
    for blue in ("ЛИСТ", "ШАР"):
        table.time_out("clue").time_out("clue").clue("погода 1").touch(blue).type(2, "стоп")
    ended(table.time_out("clue").time_out("clue"), "left", winner=1)


@pytest.mark.rule("CN-100", "CN-53")
def test_one_whose_clues_were_struck_plays_on() -> None:
    table = three(thinks={"КОСИТЬ": COGNATE})
    for blue in ("ЛИСТ", "ШАР", "РАК"):
        table.type(0, "косить 1!").act(1, Protest()).act(1, STRIKE).type(1, "пропустить")
        table.clue("погода 1").touch(blue).type(2, "стоп")
    assert (table.public.results, table.windows["clue"].seats) == ((), (0,))

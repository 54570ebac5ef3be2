"""The end of a game, the next one, and the end of a match: CN-20, CN-34, CN-45..48, CN-G2."""

from typing import Any

import pytest

from rules.codenames.tables import BOARD, KEY, CodenamesTable, table_of
from slovoteka.core.game import Outcome
from slovoteka.games.codenames.actions import Stop
from slovoteka.games.codenames.state import OWNERS, Result, Stage
from slovoteka.games.codenames.views import Covered, GameOver, Touched

RED, BLUE, BYSTANDERS = BOARD[:9], BOARD[9:17], BOARD[17:24]
RED_WINS = Result(reason="agents", winner=0, winners=(0, 2))
BLUE_WINS = Result(reason="agents", winner=1, winners=(1, 3))


def check_over(table: CodenamesTable, result: Result) -> None:
    """Checks that the match of one game has ended like this, and that nobody can act any more."""
    assert (table.state.stage, table.windows) == (Stage.OVER, {})
    assert (table.public.results, table.public.key) == ((result,), KEY)
    places = (1, 3, 1, 3) if result.winner == 0 else (3, 1, 3, 1)
    scores = tuple(int(place == 1) for place in places)
    assert table.game.outcome(table.state) == Outcome(reason=result.reason, scores=scores, places=places)


# --- all agents -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-20", "CN-45")
def test_red_wins_with_its_ninth_agent() -> None:
    table = table_of(covered=RED[:7]).clue("балет 2").touch(RED[7])
    assert (table.state.stage, table.game.outcome(table.state)) == (Stage.GUESS, None)
    table.touch(RED[8])
    assert table.events == [Touched(2, 0, 8, RED[8], "red"), GameOver(RED_WINS, KEY)]
    check_over(table, RED_WINS)


@pytest.mark.rule("CN-20", "CN-45")
def test_blue_wins_with_its_eighth_agent() -> None:
    table = table_of(covered=BLUE[:6], turn=1).clue("погода 2").touch(BLUE[6])
    assert table.game.outcome(table.state) is None
    check_over(table.touch(BLUE[7]), BLUE_WINS)


@pytest.mark.rule("CN-45")
@pytest.mark.parametrize("last", RED)
def test_whichever_agent_is_the_last(last: str) -> None:
    table = table_of(covered=tuple(word for word in RED if word != last)).clue("балет 1").touch(last)
    check_over(table, RED_WINS)


@pytest.mark.rule("CN-20", "CN-45")
def test_who_finds_all_first_wins_however_near_the_others_are() -> None:
    table = table_of(covered=(*RED[:8], *BLUE[:7], *BYSTANDERS), turn=1)
    check_over(table.clue("погода 1").touch(BLUE[7]), BLUE_WINS)


@pytest.mark.rule("CN-45")
def test_a_whole_team_can_be_found_in_one_turn() -> None:
    check_over(table_of().clue("погода неограниченно").touch(*RED), RED_WINS)


@pytest.mark.rule("CN-45")
def test_all_bystanders_found_end_nothing() -> None:
    table = table_of(covered=BYSTANDERS[:6]).clue("балет 1").touch(BYSTANDERS[6])
    assert (table.state.stage, table.public.stacks) == (Stage.CLUE, (9, 8, 0, 1))
    assert table.game.outcome(table.state) is None


@pytest.mark.rule("CN-45")
def test_everyone_of_the_team_has_won() -> None:
    table = table_of(seats=7, covered=RED[:8]).clue("балет 1").touch(RED[8])
    ended = table.game.outcome(table.state)
    assert ended == Outcome(reason="agents", scores=(1, 0, 1, 0, 1, 0, 1), places=(1, 5, 1, 5, 1, 5, 1))


@pytest.mark.rule("CN-46")
def test_red_wins_in_the_turn_of_blue() -> None:
    table = table_of(covered=RED[:8], turn=1).clue("погода 3").touch(BLUE[0], RED[8])
    assert table.events == [Touched(3, 1, 8, RED[8], "red"), GameOver(RED_WINS, KEY)]
    check_over(table, RED_WINS)


@pytest.mark.rule("CN-46")
def test_blue_wins_in_the_turn_of_red() -> None:
    check_over(table_of(covered=BLUE[:7]).clue("балет 3").touch(BLUE[7]), BLUE_WINS)


@pytest.mark.rule("CN-46")
def test_the_last_but_one_agent_of_the_others_only_ends_the_turn() -> None:
    table = table_of(covered=BLUE[:6]).clue("балет 3").touch(BLUE[6])
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1)


# --- the assassin ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-34", "CN-47")
@pytest.mark.parametrize(("turn", "winner", "winners"), [(0, 1, (1, 3)), (1, 0, (0, 2))])
def test_who_touches_the_assassin_loses(turn: int, winner: int, winners: tuple[int, int]) -> None:
    table = table_of(turn=turn).clue("погода 3").touch("яд")
    result = Result(reason="assassin", winner=winner, winners=winners)
    assert table.events == [Touched(2 + turn, turn, 24, "ЯД", "assassin"), GameOver(result, KEY)]
    assert (table.public.covers[24], table.public.stacks[3]) == ("assassin", 0)
    check_over(table, result)


@pytest.mark.rule("CN-34", "CN-47")
@pytest.mark.parametrize(("covered", "before"), [
    ((), ("ПАЧКА",)), (RED[:8], ()), ((*RED[:7], *BLUE[:7]), (RED[7],)), (BLUE[:3], ("ПАЧКА", "ТАНЕЦ")),
])  # fmt: skip
def test_the_assassin_ends_the_game_however_well_it_went(covered: tuple[str, ...], before: tuple[str, ...]) -> None:
    table = table_of(covered=covered).clue("балет неограниченно").touch(*before, "яд")
    check_over(table, Result(reason="assassin", winner=1, winners=(1, 3)))


@pytest.mark.rule("CN-47")
def test_after_the_assassin_nothing_can_be_done() -> None:
    table = table_of().clue("балет 2").touch("яд")
    for seat, line in ((0, "юбка 1"), (1, "погода 1"), (2, "пачка"), (2, "стоп"), (3, "лист"), (3, "возражаю")):
        table.refuses(seat, line, "host", "closed")


# --- after every cover ----------------------------------------------------------------------------------------------


def penalty_of(turn: int, **options: Any) -> CodenamesTable:
    """A clue of `turn` was ruled invalid, and the other captain may cover one of their own codenames."""
    other = 1 - turn
    return table_of(turn=turn, **options).type(turn, "погода 2").type(other, "возражаю").type(other, "отклонить CN-65")


@pytest.mark.rule("CN-G2")
@pytest.mark.parametrize(
    ("turn", "covered", "last", "result"), [(0, BLUE[:7], BLUE[7], BLUE_WINS), (1, RED[:8], RED[8], RED_WINS)]
)
def test_a_penalty_cover_can_win(turn: int, covered: tuple[str, ...], last: str, result: Result) -> None:
    table = penalty_of(turn, covered=covered).type(1 - turn, f"закрыть {last}")
    place = BOARD.index(last)
    assert table.events == [Covered(1 - turn, place, last, KEY[place]), GameOver(result, KEY)]
    check_over(table, result)


@pytest.mark.rule("CN-G2")
def test_a_penalty_cover_that_leaves_an_agent_does_not() -> None:
    table = penalty_of(0, covered=BLUE[:6]).type(1, f"закрыть {BLUE[6]}")
    assert (table.state.stage, table.public.turn, table.public.results) == (Stage.CLUE, 1, ())
    table = penalty_of(0, covered=BLUE[:7]).type(1, "пропустить")
    assert (table.state.stage, table.public.results) == (Stage.CLUE, ())


@pytest.mark.rule("CN-G2")
def test_a_cover_in_the_turn_of_the_enemy_can_end_the_game() -> None:
    table = table_of(seats=2, covered=BLUE[:7]).clue("балет 1").touch("соль").type(0, f"закрыть {BLUE[7]}")
    assert (table.state.stage, table.public.results) == (Stage.OVER, (Result(reason="enemy"),))
    table = table_of(seats=2, covered=BLUE[:6]).clue("балет 1").touch("соль").type(0, f"закрыть {BLUE[7]}")
    assert (table.state.stage, table.public.results) == (Stage.CLUE, ())


@pytest.mark.rule("CN-G2")
@pytest.mark.parametrize(("covered", "turn", "word"), [((), 0, "ПАЧКА"), (RED[:7], 0, RED[7]), (RED[:7], 1, RED[7])])
def test_no_cover_before_the_last_ends_a_game(covered: tuple[str, ...], turn: int, word: str) -> None:
    table = table_of(covered=covered, turn=turn).clue("погода 3").touch(word)
    assert (table.public.results, table.public.key) == ((), None)


# --- the next game, and the match -----------------------------------------------------------------------------------


def lose(table: CodenamesTable, team: int) -> CodenamesTable:
    """The team touches the assassin. If it is not its turn, the others touch a bystander first."""
    if table.public.turn != team:
        table.clue("неописуемо 1").touch(table.state.board[table.state.key.index("bystander")])
    return table.clue("неописуемо 1").touch(table.state.board[table.state.key.index("assassin")])


def next_game(table: CodenamesTable) -> CodenamesTable:
    for seat in table.windows["ready"].seats:
        table.type(seat, "готов")
    return table


@pytest.mark.rule("CN-48")
def test_covers_go_back_and_nothing_of_the_old_game_counts_any_more() -> None:
    table = CodenamesTable(games=2).deal()
    lose(table, 0)
    assert table.public.covers != (None,) * 25
    next_game(table)
    assert table.public.covers == (None,) * 25
    assert sorted(table.public.stacks) == [1, 7, 8, 9]
    assert (table.public.clues, table.public.key, table.public.game) == ((), None, 2)
    assert len(table.public.results) == 1
    key = table.state.key
    assert {owner: key.count(owner) for owner in OWNERS} == dict(zip(OWNERS, table.public.stacks, strict=True))
    assert table.windows["clue"].seats == (table.state.captains[table.state.turn],)


@pytest.mark.rule("CN-48")
@pytest.mark.parametrize(
    ("options", "captains"),
    [
        ({"seats": 4}, [(0, 1), (2, 3), (0, 1)]),
        ({"seats": 5}, [(0, 1), (2, 3), (4, 1), (0, 3)]),
        ({"seats": 6}, [(0, 1), (2, 3), (4, 5), (0, 1)]),
        ({"seats": 6, "captains": [4, 1]}, [(4, 1), (0, 3), (2, 5)]),
        ({"seats": 4, "rotate": False}, [(0, 1), (0, 1), (0, 1)]),
        ({"seats": 6, "rotate": False, "captains": [2, 5]}, [(2, 5), (2, 5)]),
    ],
)
def test_captains_go_round_if_that_is_wanted(options: dict[str, Any], captains: list[tuple[int, int]]) -> None:
    table = CodenamesTable(games=len(captains), **options).deal()
    for number, expected in enumerate(captains):
        if number:
            next_game(lose(table, 0))
        assert table.public.captains == expected
        assert [seat for seat in range(len(table.public.teams)) if table.private(seat).key] == sorted(expected)


@pytest.mark.rule("CN-48")
def test_the_next_game_waits_until_all_are_ready() -> None:
    table = lose(CodenamesTable(games=2).deal(), 0)
    for seat in (3, 0, 2):
        table.type(seat, "готов")
        assert (table.state.stage, table.public.game) == (Stage.BREAK, 1)
        table.refuses(seat, "готов", "host", "not-invited")
    table.type(1, "готов")
    assert (table.state.stage, table.public.game) == (Stage.CLUE, 2)


@pytest.mark.rule("CN-48")
def test_a_break_has_an_end() -> None:
    table = lose(CodenamesTable(games=2).deal(), 0)
    assert table.time_out("ready").public.game == 2


@pytest.mark.rule("CN-48")
def test_in_the_break_nobody_plays_on() -> None:
    table = lose(CodenamesTable(games=2).deal(), 0)
    table.refuses(0, "неописуемо 1", "host", "closed")
    table.refuses(2, table.state.board[0], "host", "closed")
    table.refused(2, Stop(), "CN-48", "not-now", window=table.windows["ready"].id)


@pytest.mark.rule("CN-48")
def test_after_the_last_game_there_is_no_next() -> None:
    table = lose(CodenamesTable(games=1).deal(), 0)
    assert (table.state.stage, table.windows) == (Stage.OVER, {})


@pytest.mark.rule("CN-20")
@pytest.mark.parametrize(
    ("losers", "scores", "places"),
    [
        ((0, 0), (0, 2, 0, 2), (3, 1, 3, 1)),
        ((0, 1), (1, 1, 1, 1), (1, 1, 1, 1)),
        ((1, 0, 1), (2, 1, 2, 1), (1, 3, 1, 3)),
        ((0, 1, 0), (1, 2, 1, 2), (3, 1, 3, 1)),
    ],
)
def test_a_match_is_won_by_who_wins_more_games(
    losers: tuple[int, ...], scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    table = CodenamesTable(games=len(losers)).deal()
    for game, loser in enumerate(losers):
        if game:
            assert (table.state.stage, table.game.outcome(table.state)) == (Stage.BREAK, None)
            next_game(table)
        lose(table, loser)
    assert table.public.wins == scores
    assert table.game.outcome(table.state) == Outcome(reason="assassin", scores=scores, places=places)

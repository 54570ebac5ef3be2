"""One team against the game: CN-90..CN-98 and CN-G12."""

from typing import Any

import pytest

from rules.codenames.tables import BOARD, COGNATE, KEY, UNKNOWN, CodenamesTable, table_of
from slovoteka.core.errors import Illegal
from slovoteka.games.codenames.actions import Accept, Clue, Cover, Protest, Skip, Stop, Touch
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import Owner, Result, Stage
from slovoteka.games.codenames.views import Covered, GameOver, Touched
from slovoteka.messages.catalogue import LANGUAGES, text

OURS, ENEMYS = BOARD[:9], BOARD[9:17]


def together(seats: int = 2, **options: Any) -> CodenamesTable:
    """Seat 0 is captain, the others guess."""
    return table_of(seats=seats, form="coop", **options)


def enemy_turn(**options: Any) -> CodenamesTable:
    """The team has found one agent and stopped, so the enemy is to move."""
    return together(**options).clue("балет 1").touch("КОСА").type(1, "стоп")


# --- who plays ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-90")
def test_two_play_as_one_team_by_default() -> None:
    assert KIND.rules.read_options({"seats": 2}).form == "coop"
    assert KIND.rules.read_options({"seats": "2"}).form == "coop"
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"seats": 2, "form": "teams"})
    assert (refusal.value.rule, refusal.value.code) == ("CN-02", "seats")


@pytest.mark.rule("CN-90")
@pytest.mark.parametrize("seats", [2, 3, 4, 7, 12])
def test_a_larger_group_may_play_as_one_team_too(seats: int) -> None:
    table = together(seats)
    assert set(table.public.teams) == {0}
    table.clue("балет 2")
    assert table.windows["guess"].seats == tuple(range(1, seats))


@pytest.mark.rule("CN-90")
@pytest.mark.parametrize("seats", [0, 1, 13])
def test_not_fewer_than_two_nor_more_than_twelve(seats: int) -> None:
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"seats": seats, "form": "coop"})
    assert (refusal.value.rule, refusal.value.code) == ("CN-90", "seats")


@pytest.mark.rule("CN-91")
def test_one_captain_and_an_enemy_who_is_only_a_stack() -> None:
    table = together(3)
    assert table.public.captains == (0,)
    assert table.public.stacks == (9, 8, 7, 1)
    assert table.private(0).key == KEY
    assert [table.private(seat).key for seat in (1, 2)] == [None, None]
    table.refused(1, Clue("БАЛЕТ", 2), "CN-18", "captains-clue")


@pytest.mark.rule("CN-91")
def test_the_captain_may_be_chosen() -> None:
    table = together(3, captains=[2]).clue("балет 2")
    assert table.public.captains == (2,)
    assert table.windows["guess"].seats == (0, 1)
    for captains in ([0, 1], [0, 0]):
        with pytest.raises(Illegal) as refusal:
            KIND.rules.read_options({"seats": 3, "form": "coop", "captains": captains})
        assert (refusal.value.rule, refusal.value.code) == ("CN-03", "captains-one-a-team")


@pytest.mark.rule("CN-92")
def test_your_team_begins_and_so_has_nine() -> None:
    table = CodenamesTable(seats=2).draw()
    while table.urn.what != "colour":
        table.draw()
    assert table.urn.faces == ("red",)
    table.deal()
    assert (table.public.first, table.public.turn) == (0, 0)
    assert [table.state.key.count(owner) for owner in ("red", "blue", "bystander", "assassin")] == [9, 8, 7, 1]
    assert table.windows["clue"].seats == (0,)


@pytest.mark.rule("CN-92")
def test_the_enemy_cannot_be_made_to_begin() -> None:
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"seats": 2, "first": "blue"})
    assert (refusal.value.rule, refusal.value.code) == ("CN-92", "coop-begins")
    assert KIND.rules.read_options({"seats": 2, "first": "red"}).first == "red"


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-93")
def test_there_is_nobody_who_could_object() -> None:
    table = together().type(0, "балет 2")
    assert table.state.stage is Stage.GUESS
    assert set(table.windows) == {"guess", "timer"}
    for action in (Protest(), Accept()):
        table.refused(1, action, "host", "closed")


@pytest.mark.rule("CN-93", "CN-G8")
def test_without_another_captain_the_judge_decides_what_is_clear() -> None:
    table = together(thinks={"КОСИТЬ": COGNATE, "ЗЮЗЯ": UNKNOWN})
    table.refuses(0, "косить 1", "CN-65", "clue-refused")
    table.refuses(0, "косить 1!", "CN-65", "clue-refused")
    table.refuses(0, "зюзя 1", "CN-80", "clue-warned")
    assert table.type(0, "зюзя 1!").state.stage is Stage.GUESS


@pytest.mark.rule("CN-93")
@pytest.mark.parametrize(("word", "owner"), [("ШПАГАТ", "blue"), ("СОЛЬ", "bystander")])
def test_a_wrong_guess_ends_your_turn_and_the_enemys_follows(word: str, owner: str) -> None:
    table = together().clue("балет 2").touch(word)
    assert table.events_of(Touched)[0].owner == owner
    assert table.windows["enemy"].seats == (0,)
    table.refused(1, Touch("КОСА"), "host", "closed")


@pytest.mark.rule("CN-93")
def test_the_usual_number_of_guesses() -> None:
    table = together().clue("балет 1")
    table.refused(1, Stop(), "CN-36", "guess-first")
    table.touch("ПАЧКА")
    assert table.public.attempts_left == 1
    table.touch("ТАНЕЦ")
    assert table.state.stage is Stage.ENEMY


@pytest.mark.rule("CN-93", "CN-94")
def test_your_turn_and_the_enemys_alternate() -> None:
    table = together()
    for ours, enemys in zip(OURS[:3], ENEMYS[:3], strict=True):
        assert table.windows["clue"].seats == (0,)
        table.clue("балет 1").touch(ours).type(1, "стоп")
        table.type(0, f"закрыть {enemys}")
    assert table.public.turn == 0
    assert table.public.stacks == (6, 5, 7, 1)


# --- the enemy's turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-94", "CN-G12")
@pytest.mark.parametrize("word", ENEMYS)
def test_in_the_enemys_turn_the_captain_covers_any_one_of_the_enemys_codenames(word: str) -> None:
    table = enemy_turn()
    assert (table.windows["enemy"].seats, table.windows["enemy"].limit_ms) == ((0,), 60_000)
    table.act(0, Cover(word))
    assert table.events == [Covered(0, BOARD.index(word), word, "blue")]
    assert (table.public.stacks, table.state.stage) == ((8, 7, 7, 1), Stage.CLUE)


@pytest.mark.rule("CN-94")
@pytest.mark.parametrize("word", ["ПАЧКА", "СОЛЬ", "ЯД"])
def test_he_covers_nothing_but_the_enemys(word: str) -> None:
    assert enemy_turn().refused(0, Cover(word), "CN-94", "not-enemys") == {"word": word}


@pytest.mark.rule("CN-G12")
def test_he_does_not_choose_a_covered_card() -> None:
    table = enemy_turn(covered=("ШПАГАТ",))
    table.refused(0, Cover("ШПАГАТ"), "CN-G3", "codename-covered")
    table.refused(0, Cover("КОСА"), "CN-G3", "codename-covered")
    table.refused(0, Cover("ДОМ"), "CN-30", "no-such-codename")


@pytest.mark.rule("CN-94")
@pytest.mark.parametrize("action", [Skip(), Clue("ПТИЦА", 1), Touch("ШПАГАТ"), Stop()])
def test_the_enemys_turn_cannot_be_passed_over(action: Any) -> None:
    table = enemy_turn()
    table.refused(0, action, "CN-94", "not-now", table.windows["enemy"].id)


@pytest.mark.rule("CN-94")
def test_one_codename_and_only_the_captain_covers_it() -> None:
    table = enemy_turn()
    table.refused(1, Cover("ШПАГАТ"), "host", "not-invited")
    table.act(0, Cover("ШПАГАТ"))
    table.refused(0, Cover("ЛИСТ"), "host", "closed")


@pytest.mark.rule("CN-94")
def test_a_captain_who_does_not_choose_in_time_covers_the_first() -> None:
    table = enemy_turn(covered=("ШПАГАТ",)).time_out("enemy")
    assert table.events == [Covered(0, 10, "ЛИСТ", "blue", in_time=False)]
    assert table.windows["clue"].seats == (0,)


@pytest.mark.rule("CN-G12")
def test_after_an_enemy_agent_of_your_own_finding_the_enemy_still_moves() -> None:
    table = together().clue("балет 2").touch("ШПАГАТ")
    assert table.public.stacks == (9, 7, 7, 1)
    table.act(0, Cover("ЛИСТ"))
    assert table.public.stacks == (9, 6, 7, 1)
    assert table.windows["clue"].seats == (0,)


# --- the end --------------------------------------------------------------------------------------------------------


def lost(table: CodenamesTable, reason: str) -> None:
    """Checks that the game was lost without any points."""
    result = table.public.results[-1]
    assert (result.reason, result.winner, result.winners, result.points) == (reason, None, (), 0)
    assert table.events[-1] == GameOver(result, KEY)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((0, 0), (2, 2))


@pytest.mark.rule("CN-95")
def test_the_assassin_loses_the_game_and_all_points() -> None:
    lost(together().clue("балет 2").touch("ЯД"), "assassin")


@pytest.mark.rule("CN-95")
def test_the_assassin_loses_it_even_with_one_agent_to_go() -> None:
    lost(together(covered=OURS[:8]).clue("балет 2").touch("ЯД"), "assassin")


@pytest.mark.rule("CN-96", "CN-G2")
def test_the_enemys_last_agent_covered_in_his_turn_loses_the_game() -> None:
    table = enemy_turn(covered=ENEMYS[:7])
    assert table.public.results == ()
    lost(table.act(0, Cover(ENEMYS[7])), "enemy")


@pytest.mark.rule("CN-96", "CN-G2")
def test_the_enemys_last_agent_touched_by_a_player_loses_the_game() -> None:
    lost(together(covered=ENEMYS[:7]).clue("балет 2").touch(ENEMYS[7]), "enemy")


@pytest.mark.rule("CN-96")
def test_a_captain_out_of_time_loses_by_the_last_agent_too() -> None:
    lost(enemy_turn(covered=ENEMYS[:7]).time_out("enemy"), "enemy")


@pytest.mark.rule("CN-97")
@pytest.mark.parametrize("left", range(1, 9))
def test_the_score_is_what_is_left_in_the_enemys_stack(left: int) -> None:
    table = together(covered=(*OURS[:8], *ENEMYS[left:])).clue("балет 1").touch(OURS[8])
    result = Result(reason="agents", winner=0, winners=(0, 1), points=left)
    assert table.public.results == (result,)
    assert table.events[-1] == GameOver(result, KEY)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((left, left), (1, 1))


@pytest.mark.rule("CN-97")
def test_enemy_agents_found_by_mistake_cost_points_too() -> None:
    table = together(covered=OURS[:8]).clue("балет 1").touch("ШПАГАТ").act(0, Cover("ЛИСТ"))
    assert table.clue("балет 1").touch(OURS[8]).public.results[0].points == 6


@pytest.mark.rule("CN-97")
def test_the_best_score_is_for_nine_agents_in_one_turn() -> None:
    table = together().clue("балет 8").touch(*OURS)
    assert table.public.results[0].points == 8


@pytest.mark.rule("CN-98")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_from_eight_down_to_one_has_its_grade(language: str) -> None:
    grades = [text("codenames-grade", language, points=points) for points in range(8, 0, -1)]
    assert len(set(grades)) == 8
    assert all(grade.strip() and not grade.startswith("codenames") for grade in grades)


# --- several games --------------------------------------------------------------------------------------------------


def play_game(table: CodenamesTable, owner: Owner) -> CodenamesTable:
    """Plays one clue, touches all cards of this owner, and everyone is ready for the next game."""
    table.type(table.state.captain, "прогулка неограниченно")
    table.touch(*(table.state.board[place] for place in table.state.uncovered_of(owner)))
    if table.state.stage is Stage.BREAK:
        for seat in table.state.active:
            table.type(seat, "готов")
    return table


@pytest.mark.rule("CN-97", "CN-92")
def test_points_of_several_games_add_up_and_your_team_always_begins() -> None:
    table = CodenamesTable(seats=3, form="coop", games=2).deal()
    assert (table.public.captains, table.public.first) == ((0,), 0)
    play_game(table, "red")
    assert (table.public.captains, table.public.first) == ((1,), 0)
    outcome = play_game(table, "red").game.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((16, 16, 16), (1, 1, 1))


@pytest.mark.rule("CN-95", "CN-97")
@pytest.mark.parametrize("owners", [("red", "assassin"), ("assassin", "red")])
def test_a_lost_game_leaves_the_points_of_the_others(owners: tuple[Owner, Owner]) -> None:
    table = CodenamesTable(seats=2, games=2).deal()
    for owner in owners:
        play_game(table, owner)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((8, 8), (1, 1))

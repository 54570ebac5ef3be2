"""Touching a card, and a clue that was not valid: CN-19, CN-29..33, CN-50, CN-53..55, CN-G3, CN-G4, CN-G11."""

from typing import Any

import pytest

from rules.codenames.tables import BOARD, COGNATE, KEY, CodenamesTable, table_of
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Fact
from slovoteka.games.codenames.actions import (
    Accept,
    Answer,
    Ask,
    Clue,
    Cover,
    Protest,
    Ready,
    Ruling,
    Skip,
    Stop,
    Touch,
    TurnTimer,
    read_action,
)
from slovoteka.games.codenames.state import Given, Stage
from slovoteka.games.codenames.views import Covered, Protested, Ruled, Skipped, Touched

RED, BLUE = BOARD[:9], BOARD[9:17]


# --- who touches, and what ------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-29")
@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize("action", [Touch("ПАЧКА"), Touch("ЯД"), Stop()])
def test_a_captain_does_not_guess(captain: int, action: Any) -> None:
    table = table_of().clue("балет 2")
    table.refused(captain, action, "CN-29", "captain-guesses")
    table.touch("пачка").refused(captain, action, "CN-29", "captain-guesses")


@pytest.mark.rule("CN-29")
def test_all_others_of_the_team_are_asked_and_their_captain_is_not() -> None:
    table = table_of(seats=9, captains=[4, 3]).clue("балет 2")
    red = table.windows["guess"].seats
    blue = table.touch("соль").clue("погода 1").windows["guess"].seats
    assert (red, blue) == ((0, 2, 6, 8), (1, 5, 7))


@pytest.mark.rule("CN-30", "CN-19")
@pytest.mark.parametrize(
    "line", ["пачка", "ПАЧКА", "Пачка", " пачка ", "тронуть пачка", "торкнутися пачка", "touch пачка"]
)
def test_a_touch_decides_and_everyone_sees_who_it_was(line: str) -> None:
    table = table_of().clue("балет 2").type(2, line)
    assert table.public.covers[0] == "red"
    assert table.facts == [Fact(Touched(2, 0, 0, "ПАЧКА", "red"))]


@pytest.mark.rule("CN-30")
@pytest.mark.parametrize("line", ["мед", "мёд", "МЕД"])
def test_dots_do_not_matter_to_a_finger(line: str) -> None:
    table = table_of().clue("пчела 1").type(2, line)
    assert table.public.covers[BOARD.index("МЁД")] == "bystander"
    assert table.events[0].word == "МЁД"


@pytest.mark.rule("CN-30")
@pytest.mark.parametrize("word", ["СЛОН", "БАЛЕТ", "ПАЧК", "ПАЧКАА"])
def test_what_does_not_lie_there_cannot_be_touched(word: str) -> None:
    table = table_of().clue("балет 2")
    assert table.refused(2, Touch(word), "CN-30", "no-such-codename") == {"word": word}


@pytest.mark.rule("CN-30")
@pytest.mark.parametrize("line", ["пачка танец", "тронуть", "тронуть пачка танец", ""])
def test_one_codename_is_touched_at_a_time(line: str) -> None:
    with pytest.raises(Unreadable):
        read_action(line)


@pytest.mark.rule("CN-30")
@pytest.mark.parametrize(
    "action",
    [
        Clue("ЮБКА", 1), Ask("ЮБКА", 1), Cover("ПАЧКА"), Skip(), Accept(), Protest(), Answer(valid=True),
        Ruling(valid=True), Ready(), TurnTimer(),
    ],
)  # fmt: skip
def test_those_who_guess_touch_or_stop_and_nothing_else(action: Any) -> None:
    table = table_of().clue("балет 2")
    table.refused(2, action, "CN-30", "not-now", window=table.windows["guess"].id)


@pytest.mark.rule("CN-30")
def test_nobody_touches_before_there_is_a_clue() -> None:
    table = table_of()
    table.refuses(2, "пачка", "host", "closed")
    table.type(0, "балет 2").refuses(2, "пачка", "host", "closed")
    assert table.time_out("respond").touch("пачка").public.covers[0] == "red"


@pytest.mark.rule("CN-G3")
@pytest.mark.parametrize("word", ["ПАЧКА", "ШПАГАТ", "СОЛЬ", "МЁД"])
def test_a_touch_on_a_covered_card_is_no_guess(word: str) -> None:
    table = table_of(covered=(word,)).clue("балет 1").touch("танец")
    assert table.refused(2, Touch(word), "CN-G3", "codename-covered") == {"word": word}
    assert (table.public.attempts_left, table.public.turn) == (1, 0)


@pytest.mark.rule("CN-G3")
def test_a_card_that_was_touched_in_this_turn_is_covered_too() -> None:
    table = table_of().clue("балет 2").touch("танец")
    table.refuses(2, "танец", "CN-G3", "codename-covered")
    assert Touch("ТАНЕЦ") not in table.game.moves(table.state, 2, table.windows["guess"])


@pytest.mark.rule("CN-G4")
@pytest.mark.parametrize("seat", [2, 4, 6])
def test_any_player_of_the_team_may_touch(seat: int) -> None:
    table = table_of(seats=8).clue("балет 2").type(seat, "танец")
    assert table.events == [Touched(seat, 0, 1, "ТАНЕЦ", "red")]
    assert table.type(8 - seat, "пачка").public.covers[:2] == ("red", "red")


@pytest.mark.rule("CN-G4")
@pytest.mark.parametrize("late", [Touch("ПАЧКА"), Touch("ТАНЕЦ"), Stop()])
def test_the_first_touch_binds(late: Any) -> None:
    table = table_of(seats=6).clue("балет 2")
    seen = table.windows["guess"].id
    table.type(2, "танец")
    table.refused(4, late, "host", "stale", window=seen)
    assert table.public.clues[-1].touched == (1,)


@pytest.mark.rule("CN-G4")
def test_a_touch_cannot_be_taken_back() -> None:
    table = table_of(seats=6).clue("балет 2")
    seen = table.windows["guess"].id
    table.type(4, "соль").refused(2, Touch("ТАНЕЦ"), "host", "closed", window=seen)
    assert table.public.covers[BOARD.index("СОЛЬ")] == "bystander"


# --- who it was -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-31", "CN-19")
@pytest.mark.parametrize(("turn", "word", "owner"), [(0, "КОСА", "red"), (1, "ШАР", "blue")])
def test_an_own_agent_is_covered_and_the_team_may_go_on(turn: int, word: str, owner: str) -> None:
    table = table_of(turn=turn).clue("погода 1").touch(word)
    assert table.public.covers[BOARD.index(word)] == owner
    assert (table.state.stage, table.public.turn, table.public.attempts_left) == (Stage.GUESS, turn, 1)


@pytest.mark.rule("CN-31", "CN-19")
def test_without_attempts_an_own_agent_ends_the_turn() -> None:
    table = table_of().clue("погода 1").touch("коса", "лук")
    assert table.public.covers[4:6] == ("red", "red")
    assert table.public.turn == 1


@pytest.mark.rule("CN-32", "CN-19")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("word", BOARD[17:24])
def test_a_bystander_is_covered_and_the_turn_ends(turn: int, word: str) -> None:
    table = table_of(turn=turn).clue("погода 5").touch(word)
    assert table.public.covers[BOARD.index(word)] == "bystander"
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1 - turn)
    assert table.public.stacks == (9, 8, 6, 1)


@pytest.mark.rule("CN-33", "CN-19")
@pytest.mark.parametrize(("turn", "word", "owner", "stacks"), [
    (0, "ШПАГАТ", "blue", (9, 7, 7, 1)), (0, "НИТЬ", "blue", (9, 7, 7, 1)), (1, "ПАЧКА", "red", (8, 8, 7, 1)),
])  # fmt: skip
def test_an_agent_of_the_others_is_covered_in_their_colour_and_the_turn_passes(
    turn: int, word: str, owner: str, stacks: tuple[int, ...]
) -> None:
    table = table_of(turn=turn).clue("погода 5").touch(word)
    assert table.public.covers[BOARD.index(word)] == owner
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1 - turn)
    assert table.public.stacks == stacks


@pytest.mark.rule("CN-50")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("place", range(25))
def test_a_card_is_covered_by_what_the_key_says_whoever_touches_it(place: int, turn: int) -> None:
    table = table_of(turn=turn).clue("погода 5")
    seat = 2 + turn
    table.touch(BOARD[place])
    assert table.facts[0] == Fact(Touched(seat, turn, place, BOARD[place], KEY[place]))
    assert {at: owner for at, owner in enumerate(table.public.covers) if owner} == {place: KEY[place]}


# --- a clue that was not valid --------------------------------------------------------------------------------------


def struck(clue: str = "балет 2", **options: Any) -> CodenamesTable:
    """Blue has objected to a clue of red, and blue's captain has ruled it invalid."""
    return table_of(**options).type(0, clue).type(1, "возражаю").type(1, "отклонить CN-65")


@pytest.mark.rule("CN-53")
@pytest.mark.parametrize("turn", [0, 1])
def test_an_invalid_clue_passes_the_turn_at_once(turn: int) -> None:
    table = table_of(turn=turn).type(turn, "балет 2").type(3 - turn, "возражаю")
    assert table.events == [Protested(3 - turn, table.state.finding)]
    table.type(1 - turn, "отклонить CN-65")
    assert table.events == [Ruled(1 - turn, valid=False, reason="CN-65")]
    assert (table.public.turn, table.public.covers) == (1 - turn, (None,) * 25)
    assert table.public.clues == (Given(turn, "БАЛЕТ", 2, struck=True, reason="CN-65"),)
    table.refuses(2 + turn, BOARD[0], "host", "closed")
    table.refuses(turn, "юбка 1", "host", "closed")


@pytest.mark.rule("CN-53")
def test_a_clue_that_stands_is_guessed_at() -> None:
    table = table_of().type(0, "балет 2").type(3, "возражаю").type(1, "засчитать")
    assert (table.state.stage, table.public.turn, table.public.attempts_left) == (Stage.GUESS, 0, 3)
    assert table.touch("танец").public.clues == (Given(0, "БАЛЕТ", 2, (1,)),)


@pytest.mark.rule("CN-54")
@pytest.mark.parametrize("word", ["ШПАГАТ", "НИТЬ"])
def test_the_other_captain_may_cover_a_codename_of_his_team_before_his_clue(word: str) -> None:
    table = struck()
    assert (table.state.stage, table.windows["penalty"].seats) == (Stage.PENALTY, (1,))
    table.refuses(1, "погода 1", "host", "closed")
    table.type(1, f"закрыть {word}")
    place = BOARD.index(word)
    assert table.events == [Covered(1, place, word, "blue")]
    assert {at: owner for at, owner in enumerate(table.public.covers) if owner} == {place: "blue"}
    assert table.public.stacks == (9, 7, 7, 1)
    assert (table.state.stage, table.windows["clue"].seats) == (Stage.CLUE, (1,))


@pytest.mark.rule("CN-54")
def test_he_covers_one_and_no_more() -> None:
    struck().type(1, "закрыть лист").refuses(1, "закрыть шар", "host", "closed")


@pytest.mark.rule("CN-54")
@pytest.mark.parametrize("word", ["ПАЧКА", "СОЛЬ", "ЯД"])
def test_he_covers_no_codename_of_anybody_else(word: str) -> None:
    assert struck().refused(1, Cover(word), "CN-54", "not-your-word") == {"word": word}


@pytest.mark.rule("CN-54")
def test_he_covers_no_card_that_is_covered_or_not_there() -> None:
    table = struck(covered=("ЛИСТ",))
    table.refuses(1, "закрыть лист", "CN-G3", "codename-covered")
    table.refuses(1, "закрыть слон", "CN-30", "no-such-codename")
    covers = [action for action in table.game.moves(table.state, 1, table.windows["penalty"]) if action != Skip()]
    assert covers == [Cover(word) for word in BLUE if word != "ЛИСТ"]


@pytest.mark.rule("CN-54")
@pytest.mark.parametrize("how", ["says so", "says nothing"])
def test_he_need_not_cover_anything(how: str) -> None:
    table = struck()
    table = table.type(1, "пропустить") if how == "says so" else table.time_out("penalty")
    assert table.events == [Skipped(1)]
    assert (table.state.stage, table.windows["clue"].seats) == (Stage.CLUE, (1,))
    assert table.public.covers == (None,) * 25


@pytest.mark.rule("CN-54")
@pytest.mark.parametrize("seat", [0, 2, 3])
@pytest.mark.parametrize("line", ["закрыть лист", "закрыть пачка", "пропустить"])
def test_nobody_else_decides_on_the_penalty(seat: int, line: str) -> None:
    struck().refuses(seat, line, "CN-54", "captain-decides")


@pytest.mark.rule("CN-54")
def test_red_is_given_its_penalty_likewise() -> None:
    table = table_of(turn=1).type(1, "погода 1").type(0, "возражаю").type(0, "отклонить CN-65")
    table.refuses(0, "закрыть лист", "CN-54", "not-your-word")
    assert table.type(0, "закрыть мост").public.covers[BOARD.index("МОСТ")] == "red"


@pytest.mark.rule("CN-55")
def test_an_invalid_clue_that_nobody_notices_is_valid() -> None:
    table = table_of(thinks={"КОСИТЬ": COGNATE}).clue("косить 2!").touch("коса")
    assert table.public.clues == (Given(0, "КОСИТЬ", 2, (4,)),)
    assert table.public.covers[4] == "red"
    for seat in (1, 3):
        table.refuses(seat, "возражаю", "host", "closed")
    assert table.touch("лук").type(2, "стоп").state.stage is Stage.CLUE, "no penalty follows"


@pytest.mark.rule("CN-55")
def test_those_who_have_accepted_a_clue_have_not_noticed_anything() -> None:
    table = table_of(thinks={"КОСИТЬ": COGNATE}).type(0, "косить 2!").type(3, "согласен")
    assert table.state.stage is Stage.RESPOND
    table.type(1, "согласен")
    assert (table.state.stage, table.public.finding) == (Stage.GUESS, None)


# --- until when -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-G11")
@pytest.mark.parametrize("seat", [1, 3, 5])
@pytest.mark.parametrize("waits", [False, True])
def test_anyone_of_the_other_team_may_object_until_the_first_touch(seat: int, waits: bool) -> None:
    table = table_of(seats=6).type(0, "балет 2")
    if waits:
        table.time_out("respond").wait(600_000)
    table.type(seat, "возражаю")
    assert (table.state.stage, table.public.objector) == (Stage.RULING, seat)
    assert table.windows["ruling"].seats == (1,)


@pytest.mark.rule("CN-G11")
@pytest.mark.parametrize("touched", ["пачка", "соль"])
def test_after_the_first_touch_it_is_too_late(touched: str) -> None:
    table = table_of(seats=6).clue("балет 2")
    seen = table.windows["object"].id
    table.touch(touched)
    for seat in (1, 3, 5):
        table.refused(seat, Protest(), "host", "closed", window=seen)
    assert "object" not in table.windows


@pytest.mark.rule("CN-G11")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_team_itself_does_not_object(seat: int) -> None:
    table = table_of().type(0, "балет 2")
    table.refuses(seat, "возражаю", "host", "not-invited")
    table.time_out("respond").refuses(seat, "возражаю", "host", "not-invited")


@pytest.mark.rule("CN-G11")
def test_an_objection_that_was_overruled_is_not_raised_again() -> None:
    table = table_of().clue("балет 2").type(3, "возражаю").type(1, "засчитать")
    for seat in (1, 3):
        table.refuses(seat, "возражаю", "host", "closed")


@pytest.mark.rule("CN-G11")
def test_while_an_objection_is_open_nobody_touches() -> None:
    table = table_of().clue("балет 2").type(3, "возражаю")
    table.refuses(2, "пачка", "host", "closed")
    assert list(table.windows) == ["ruling"]


@pytest.mark.rule("CN-G11")
def test_the_next_clue_may_be_objected_to_again() -> None:
    table = table_of().clue("балет 2").touch("соль").clue("погода 1")
    assert table.windows["object"].seats == (0, 2)
    assert table.type(2, "возражаю").windows["ruling"].seats == (0,)

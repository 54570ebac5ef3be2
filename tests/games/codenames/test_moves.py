"""Moves for random games: in every window some of each kind that it takes."""

from rules.codenames.tables import BOARD, KEY, STRIKE, CodenamesTable, table_of
from slovoteka.games.codenames.actions import (
    Accept,
    Action,
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
)
from slovoteka.lexicon.alphabet import fold


def offered(table: CodenamesTable, kind: str) -> list[Action]:
    window = table.windows[kind]
    moves = list(table.game.moves(table.state, window.seats[0], window))
    assert len(set(moves)) == len(moves)
    return moves


def blue_ones() -> set[Action]:
    return {Cover(word) for word, owner in zip(BOARD, KEY, strict=True) if owner == "blue"}


def test_clues_with_every_kind_of_number_and_a_question() -> None:
    moves = offered(table_of(), "clue")
    assert {clue.number for clue in moves if isinstance(clue, Clue)} == {0, 1, 2, None}
    assert any(isinstance(move, Ask) for move in moves)
    assert not any(isinstance(move, Ask) for move in offered(table_of(seats=2), "clue"))  # nobody to ask


def test_clues_of_a_captain_whose_time_is_over() -> None:
    moves = offered(table_of(timer="strict").time_out("clue"), "clue")
    assert moves
    assert all(isinstance(clue, Clue) and clue.number == 1 for clue in moves)


def test_talk_about_a_clue() -> None:
    table = table_of().type(0, "спросить опера 2")
    assert set(offered(table, "whisper")) == {Answer(True), Answer(False)}
    table.act(1, Answer(False)).type(0, "балет 2")
    assert set(offered(table, "respond")) == {Accept(), Protest()}
    table.act(3, Protest())
    assert set(offered(table, "ruling")) == {Ruling(True), Ruling(False, "CN-61")}
    table.act(1, STRIKE)
    assert set(offered(table, "penalty")) == blue_ones() | {Skip()}


def test_guesses() -> None:
    table = table_of(covered=("КОСА", "СОЛЬ")).clue("балет 2")
    is_open = {Touch(fold(word)) for word in BOARD if word not in ("КОСА", "СОЛЬ")}
    assert set(offered(table, "guess")) == is_open
    assert offered(table, "object") == [Protest()]
    table.touch("ТАНЕЦ")
    assert set(offered(table, "guess")) == is_open - {Touch("ТАНЕЦ")} | {Stop()}


def test_the_timer_is_turned_once() -> None:
    table = table_of()
    assert offered(table, "timer") == [TurnTimer()]
    assert offered(table.act(2, TurnTimer()), "timer") == []


def test_the_enemy_covers_his_own() -> None:
    assert set(offered(table_of(seats=2).clue("балет 2").touch("СОЛЬ"), "enemy")) == blue_ones()


def test_between_two_games() -> None:
    assert offered(table_of(games=2).clue("балет 2").touch("ЯД"), "ready") == [Ready()]

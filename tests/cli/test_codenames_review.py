"""`slovoteka codenames guesses`: statistics of scripted matches in which people guess."""

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Cli
from slovoteka.core.record import Record, lines
from slovoteka.games.codenames.actions import Accept, Clue, Stop, Touch
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import COLOURS, Owner, State
from slovoteka.match.host import Match
from slovoteka.match.oracles import Silence
from slovoteka.match.seating import Seating
from slovoteka.review.codenames.guesses import Precision, guesses_in, precisions
from slovoteka.store.memory import MemoryStore

Turn = tuple[int | None, Sequence[tuple[int, str]]]
"""The number of a clue, and who touches whose word: `own`, `other`, `nobody` or `assassin`."""
REVIEW = ("codenames", "guesses")


def scripted(bots: dict[int, str], turns: Sequence[Turn], seats: int = 4, name: str = "by-script") -> Record:
    """A match that follows a script. It must end with the last turn."""
    return asyncio.run(_scripted(bots, turns, seats, name))


async def _scripted(bots: dict[int, str], turns: Sequence[Turn], seats: int, name: str) -> Record:
    options = KIND.rules.read_options({"seats": seats, "judge": "off", "timer": "none", "first": "red"})
    seating = Seating(KIND, options, name, b"s" * 32)
    for seat in range(seats):
        seating.join(seat, f"Игрок {seat + 1}", bot=bots.get(seat))
    match = await Match.create(KIND, seating.header(None), seating.seed, MemoryStore(lambda: 0), Silence())
    for turn, (number, touches) in enumerate(turns):
        await _turn(match, f"ПОДСКАЗКА{'АБВГДЕЖЗ'[turn]}", number, touches)
    return match.record()


async def _turn(match: Match, clue: str, number: int | None, touches: Sequence[tuple[int, str]]) -> None:
    start: State = match.table.state
    await _act(match, start.captain, Clue(clue, number))
    for seat in start.opponents:
        await _act(match, seat, Accept())
    for seat, whose in touches:
        state: State = match.table.state
        place = state.uncovered_of(_owner(state, whose))[0]
        await _act(match, seat, Touch(state.board[place]))
    if match.outcome is None and match.table.state.turn == start.turn:
        await _act(match, start.guessers(start.turn)[0], Stop())


async def _act(match: Match, seat: int, action: object) -> None:
    window = next(window for window in match.view(seat).windows if window.blocking)
    await match.act(seat, window.id, action)


def _owner(state: State, whose: str) -> Owner:
    match whose:
        case "own":
            return COLOURS[state.turn]
        case "other":
            return COLOURS[1 - state.turn]
        case "nobody":
            return "bystander"
    return "assassin"


MIXED: list[Turn] = [
    (2, [(2, "own"), (2, "own")]),
    (1, [(3, "nobody")]),
    (2, [(2, "own"), (2, "other")]),
    (2, [(3, "own"), (3, "own"), (3, "own")]),
    (0, [(2, "nobody")]),
    (3, [(3, "own"), (3, "assassin")]),
]
"""Red's captain, seat 0, is a bot; blue's is a person. People guess for both."""
MASTER = Precision(captain="master", clues=3, first=2 / 3, guesses=5, right=3 / 5, whole=1 / 2)
HUMAN = Precision(captain="human", clues=3, first=2 / 3, guesses=6, right=4 / 6, whole=1 / 3)


@pytest.fixture(scope="module")
def mixed() -> Record:
    return scripted({0: "master"}, MIXED)


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., str]:
    def written(record: Record, name: str = "партия.jsonl") -> str:
        path = tmp_path / name
        path.write_text("\n".join(lines(record)) + "\n", "utf-8")
        return str(path)

    return written


def test_every_guess_of_a_person_is_listed(mixed: Record) -> None:
    guesses = list(guesses_in(mixed))
    assert [guess.order for guess in guesses] == [1, 2, 1, 1, 2, 1, 2, 3, 1, 1, 2]
    assert [guess.own for guess in guesses[:4]] == [True, True, False, True]
    assert [guess.captain for guess in guesses[:4]] == ["master", "master", "human", "master"]
    first = guesses[0]
    assert (first.match, first.clue, first.number) == ("by-script", "ПОДСКАЗКАА", 2)
    assert len({guess.word for guess in guesses}) == len(guesses)


def test_figures_by_captain(mixed: Record) -> None:
    assert precisions(list(guesses_in(mixed))) == [HUMAN, MASTER]


def test_for_programs(cli: Cli, write: Callable[..., str], mixed: Record) -> None:
    ran = cli(*REVIEW, write(mixed), "--json")
    assert (ran.code, ran.err) == (0, "")
    answer: dict[str, Any] = json.loads(ran.out)
    assert len(answer["guesses"]) == 11
    by_captain = {row["captain"]: row for row in answer["captains"]}
    assert by_captain["master"] == pytest.approx(
        {"captain": "master", "clues": 3, "first": 2 / 3, "guesses": 5, "right": 0.6, "whole": 0.5}
    )


@pytest.mark.parametrize(
    ("language", "human", "master"),
    [("ru", "Капитаны – люди", "мастер"), ("uk", "Капітани – люди", "майстер"), ("en", "Human captains", "master")],
)
def test_for_people(cli: Cli, write: Callable[..., str], mixed: Record, language: str, human: str, master: str) -> None:
    ran = cli(*REVIEW, write(mixed), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    of_people, of_bots = ran.out.splitlines()
    assert human in of_people
    assert master in of_bots
    assert all(figure in of_bots for figure in ("3", "67", "5", "60", "50"))


def test_several_matches_are_counted_together(cli: Cli, write: Callable[..., str], mixed: Record) -> None:
    other = scripted({0: "master", 1: "expert"}, [(2, [(2, "own"), (2, "assassin")])], name="another")
    files = write(mixed), write(other, "другая.jsonl")
    answer = json.loads(cli(*REVIEW, *files, "--json").out)
    by_captain = {row["captain"]: row for row in answer["captains"]}
    assert set(by_captain) == {"human", "master"}
    assert by_captain["master"] == pytest.approx(
        {"captain": "master", "clues": 4, "first": 3 / 4, "guesses": 7, "right": 4 / 7, "whole": 1 / 3}
    )


def test_guesses_of_bots_do_not_count() -> None:
    record = scripted({2: "amateur"}, [(1, [(2, "own")]), (1, [(3, "assassin")])])
    (only,) = guesses_in(record)
    assert (only.captain, only.own, only.order) == ("human", False, 1)


def test_a_person_beside_a_bot_is_judged_by_the_right_clue() -> None:
    """At the second clue the bot guesses first and the person second, which does not affect the first clue."""
    record = scripted(
        {0: "master", 4: "master", 1: "expert", 3: "expert", 5: "expert"},
        [
            (1, [(2, "nobody")]),
            (1, [(3, "nobody")]),
            (2, [(4, "own"), (2, "own")]),
            (1, [(3, "assassin")]),
        ],
        seats=6,
    )
    assert [(guess.order, guess.own) for guess in guesses_in(record)] == [(1, False), (2, True)]
    (row,) = precisions(list(guesses_in(record)))
    assert (row.guesses, row.right, row.first) == (2, 0.5, 0.0)
    assert row.whole < 1, "the first clue was not found"


def test_clues_of_zero_and_without_limit_are_never_whole() -> None:
    record = scripted({}, [(0, [(2, "own")]), (None, [(3, "own"), (3, "assassin")])])
    (row,) = precisions(list(guesses_in(record)))
    assert row == Precision(captain="human", clues=2, first=1.0, guesses=3, right=2 / 3, whole=0.0)


# --- what cannot be reviewed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_bots_among_themselves(cli: Cli, write: Callable[..., str], language: str) -> None:
    record = scripted(dict.fromkeys(range(4), "master"), [(1, [(2, "assassin")])])
    ran = cli(*REVIEW, write(record), "--lang", language)
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 1
    assert json.loads(cli(*REVIEW, write(record), "--json").out) == {"guesses": [], "captains": []}


def test_another_game(refused: Callable[..., str], record: Path) -> None:
    assert "forbidden" in refused(*REVIEW, str(record))


def test_no_such_file_and_no_record(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "none.jsonl" in refused(*REVIEW, str(tmp_path / "none.jsonl"))
    broken = tmp_path / "broken.jsonl"
    broken.write_text("это не запись\n", "utf-8")
    assert "1" in refused(*REVIEW, str(broken))

"""`slovoteka puzzles`: making, showing, solving."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from cli.conftest import Cli
from puzzles.test_building import WORDS, played
from slovoteka.core.record import lines
from slovoteka.puzzles import pack
from slovoteka.puzzles.building import build
from slovoteka.puzzles.model import KINDS, Kind, Puzzle


def first(kind: Kind) -> Puzzle:
    return pack.of_kind(kind)[0]


# --- showing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_a_puzzle_is_shown_without_its_solution(cli: Cli, kind: Kind, lang: str) -> None:
    puzzle = first(kind)
    shown = cli("puzzles", "show", puzzle.id, "--lang", lang)
    assert (shown.code, shown.err) == (0, "")
    assert puzzle.id in shown.out
    solved = cli("puzzles", "show", puzzle.id, "--lang", lang, "--solution")
    assert solved.out.startswith(shown.out)
    assert len(solved.out.splitlines()) == len(shown.out.splitlines()) + len(puzzle.solution)
    assert "puzzle-" not in solved.out


def test_for_machines(cli: Cli) -> None:
    puzzle = first("scrabble-out")
    shown = json.loads(cli("puzzles", "show", puzzle.id, "--json").out)
    assert (shown["id"], shown["scene"]["game"]) == (puzzle.id, "scrabble")
    assert not {"answers", "solution", "origin"} & shown.keys()
    solved = json.loads(cli("puzzles", "show", puzzle.id, "--json", "--solution").out)
    assert solved["answers"][0]["action"] == puzzle.answers[0].action


def test_without_a_number_it_is_one_of_the_pack(cli: Cli) -> None:
    assert json.loads(cli("puzzles", "show", "--json").out)["id"] in pack.pack()
    assert json.loads(cli("puzzles", "show", "--json", "--kind", "codenames-clue").out)["kind"] == "codenames-clue"


# --- solving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_the_best_answer_as_players_write_it(cli: Cli, kind: Kind) -> None:
    puzzle = first(kind)
    written = puzzle.scene.kind.notation.write(puzzle.best)
    solved = json.loads(cli("puzzles", "solve", puzzle.id, "--answer", written, "--json").out)
    assert solved["verdict"]["right"]
    assert solved["solution"]


def test_lines_that_are_no_answers_are_explained(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = first("forbidden-word")
    monkeypatch.setattr("sys.stdin", StringIO(f"ЪЪЪ\n{puzzle.best.word}\n"))
    solved = cli("puzzles", "solve", puzzle.id)
    assert solved.code == 0
    assert "Верно!" in solved.out
    assert "ЪЪЪ" in solved.err


def test_who_gives_up_sees_the_solution(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = first("forbidden-letter")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    solved = cli("puzzles", "solve", puzzle.id)
    assert "Вот решение." in solved.out
    assert f"Безопасна только {puzzle.best.letter}." in solved.out


# --- making ---------------------------------------------------------------------------------------------------------


def test_puzzles_out_of_a_record(cli: Cli, tmp_path: Path) -> None:
    record, out = tmp_path / "партия.jsonl", tmp_path / "задачи.jsonl"
    record.write_text("\n".join(lines(played("forbidden-word"))) + "\n", "utf-8")
    built = json.loads(cli("puzzles", "build", "--from", str(record), "--out", str(out), "--json").out)
    puzzles = pack.read_puzzles(out.read_text("utf-8").splitlines())
    assert built["new"] == len(puzzles) > 0
    again = json.loads(cli("puzzles", "build", "--from", str(record), "--out", str(out), "--json").out)
    assert (again["new"], sum(again["counts"].values())) == (0, len(puzzles))
    listed = cli("puzzles", "build", "--from", str(record)).out
    assert pack.read_puzzles(listed.splitlines()) == puzzles


def test_a_finished_order_is_not_begun_again(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "задачи.jsonl"
    puzzles = list(build(WORDS))
    whole = "".join(pack.write_puzzle(puzzle) + "\n" for puzzle in puzzles)
    out.write_text(whole + '{"id":"brok', "utf-8")  # a line that was interrupted by a power failure
    order = ("--kind", WORDS.kind, "--count", str(WORDS.count), "--out", str(out))
    assert cli("puzzles", "build", *order, "--seed", str(WORDS.seed)).out == "Незамеченное слово: 4 задачи\n"
    assert out.read_text("utf-8") == whole


@pytest.mark.full
def test_an_order_by_both_cores(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "задачи.jsonl"
    order = ("--kind", WORDS.kind, "--count", str(WORDS.count), "--out", str(out), "--seed", str(WORDS.seed))
    assert cli("puzzles", "build", *order).code == 0
    assert pack.read_puzzles(out.read_text("utf-8").splitlines()) == list(build(WORDS))


# --- bad input ------------------------------------------------------------------------------------------------------


def test_what_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    puzzle, bad = first("forbidden-word"), tmp_path / "bad.jsonl"
    bad.write_text('{"id": 1}\n', "utf-8")
    other = tmp_path / "other.jsonl"
    other.write_text(pack.write_puzzle(puzzle) + "\n", "utf-8")
    refused("puzzles", "show", "нет-такой")
    refused("puzzles", "show", "--kind", "chess")
    refused("puzzles", "solve", puzzle.id, "--answer", "")
    refused("puzzles", "solve", puzzle.id, "--answer", "Ъ" * 9_000)
    refused("puzzles", "build", "--kind", "chess")
    refused("puzzles", "build", "--count", "0")
    refused("puzzles", "build", "--from", str(tmp_path / "missing"))
    refused("puzzles", "build", "--from", str(bad))
    assert "1" in refused("puzzles", "build", "--out", str(bad))
    refused("puzzles", "build", "--out", str(other), "--kind", "forbidden-word", "--seed", "9")
    refused("puzzles", "build", "--out", str(tmp_path))

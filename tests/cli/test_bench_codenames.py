"""`slovoteka bench codenames`: the smallest run has all figures, for programs and for people."""

import json
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import pytest

from cli.conftest import Cli
from slovoteka.benches.games.codenames.pairings import GUESSERS, Pairing, PairingReport, _summary
from slovoteka.benches.games.codenames.speed import Speed, measure_speed
from slovoteka.bots.codenames.crossplay import MOST_TURNS, BoardResult
from slovoteka.cli.games.codenames import bench as bench_codenames
from slovoteka.cli.main import main

BOARDS = 2
EVERY_LANGUAGE = pytest.mark.parametrize("language", ["ru", "uk", "en"])


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """One run for all tests. Its output is captured by hand, because `capsys` is for one test only."""
    with redirect_stdout(StringIO()) as written:
        assert main(["bench", "codenames", "--boards", str(BOARDS), "--json"]) == 0
    answer: dict[str, Any] = json.loads(written.getvalue())
    return answer


def test_how_long_bots_think(report: dict[str, Any]) -> None:
    speed = report["speed"]
    assert 0 < speed["guess_ms"] <= speed["guess_p95_ms"]
    assert 0 < speed["clue_ms"] <= speed["clue_p95_ms"]
    assert speed["guess_ms"] < speed["clue_ms"]


def test_our_captain_plays_every_guesser_without_an_enemy(report: dict[str, Any]) -> None:
    assert [(row["captain"], row["guesser"]) for row in report["alone"]] == [("ours", guesser) for guesser in GUESSERS]


def test_every_captain_plays_every_guesser_in_the_game_for_two(report: dict[str, Any]) -> None:
    pairs = [(captain, guesser) for guesser in (*GUESSERS, "mix") for captain in ("ours", "greedy")]
    assert [(row["captain"], row["guesser"]) for row in report["coop"]] == pairs


def test_figures_of_a_pairing_make_sense(report: dict[str, Any]) -> None:
    for row in report["alone"] + report["coop"]:
        assert row["boards"] == BOARDS
        assert 0 <= row["assassin"] <= 1 - row["wins"] <= 1
        assert 0 <= row["kept"] <= 1
        assert 0 <= row["turns"] <= MOST_TURNS
        assert 0 <= row["hits"] <= 9
        grades = {int(points): boards for points, boards in row["grades"].items()}
        assert sum(grades.values()) == round(row["wins"] * BOARDS)
        assert row["points"] == pytest.approx(sum(points * boards for points, boards in grades.items()) / BOARDS)


def test_means_follow_from_the_rows(report: dict[str, Any]) -> None:
    alone, coop = report["alone"], [row for row in report["coop"] if row["guesser"] != "mix"]
    assert report["mean_wins"] == pytest.approx(sum(row["wins"] for row in alone) / len(alone))
    assert report["mean_assassin"] == pytest.approx(sum(row["assassin"] for row in alone) / len(alone))
    wins = {captain: [row["wins"] for row in coop if row["captain"] == captain] for captain in ("ours", "greedy")}
    lead = sum(wins["ours"]) / len(wins["ours"]) - sum(wins["greedy"]) / len(wins["greedy"])
    assert report["lead"] == pytest.approx(lead)


def test_a_summary_of_boards() -> None:
    played = [
        BoardResult(won=True, assassin=False, turns=4, hits=9, kept=3, points=5),
        BoardResult(won=False, assassin=True, turns=2, hits=1, kept=0, points=0),
    ]
    row = _summary("ours", "news", played)
    assert (row.boards, row.wins, row.assassin, row.turns, row.points) == (2, 0.5, 0.5, 4.0, 2.5)
    assert row.hits == pytest.approx(10 / 6)
    assert row.kept == 0.5
    assert {points: boards for points, boards in row.grades.items() if boards} == {5: 1}


def test_speed_is_measured_in_real_matches() -> None:
    speed = measure_speed(2)
    assert isinstance(speed, Speed)
    assert 0 < speed.clue_ms < 1_000


def test_for_people(report: dict[str, Any]) -> None:
    """The lines show the same figures."""
    rows = {name: [Pairing(**_with_numbers(row)) for row in report[name]] for name in ("alone", "coop")}
    made = PairingReport(speed=Speed(**report["speed"]), alone=rows["alone"], coop=rows["coop"])
    lines = list(bench_codenames._lines(made))
    assert sum(line.startswith(("  ours ", "  greedy ")) for line in lines) == len(GUESSERS) + 2 * (len(GUESSERS) + 1)
    assert f"{report['mean_wins']:.3f}" in lines[-2]
    assert f"{report['lead']:.3f}" in lines[-1]


def _with_numbers(row: dict[str, Any]) -> dict[str, Any]:
    return row | {"grades": {int(points): boards for points, boards in row["grades"].items()}}


@pytest.mark.parametrize("boards", ["0", "2001", "много"])
@EVERY_LANGUAGE
def test_numbers_that_cannot_be_measured(refused: Callable[..., str], boards: str, language: str) -> None:
    assert "--boards" in refused("bench", "codenames", "--boards", boards, "--lang", language)


@EVERY_LANGUAGE
def test_help(cli: Cli, language: str) -> None:
    ran = cli("bench", "codenames", "--help", "--lang", language)
    assert ran.code == 0
    assert "--boards" in ran.out

"""`slovoteka bench ladder` and `slovoteka bench strength`: input, targets, and output."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from cli.conftest import Cli
from slovoteka.cli.games.scrabble import ladder as bench_ladder
from slovoteka.engine.matches import EnginePlayer, play_pairs

STATICS = ("--levels", "beginner,amateur", "--pairs", "7")


def test_help(cli: Cli) -> None:
    for name, keys in (("ladder", ("--pairs N", "--levels УРОВНИ")), ("strength", ("--pairs N", "--ms МС"))):
        ran = cli("bench", name, "--help")
        assert (ran.code, ran.err) == (0, "")
        assert all(key in ran.out for key in (*keys, "--state ПАПКА", "--json"))


def test_bad_input(refused: Callable[..., str]) -> None:
    assert "expert" in refused("bench", "ladder", "--levels", "beginner,expert")
    assert "хотя бы два уровня" in refused("bench", "ladder", "--levels", "beginner")
    assert "--pairs: нужно целое число" in refused("bench", "ladder", "--pairs", "1")
    assert "--ms: нужно целое число" in refused("bench", "strength", "--ms", "0")


def test_levels_are_compared_and_what_was_played_is_not_played_again(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = cli("bench", "ladder", *STATICS, "--state", str(tmp_path), "--json")
    assert (ran.code, ran.err) == (0, "")
    (report,) = json.loads(ran.out)
    assert (report["match"], report["pairs"], report["least"]) == ("amateur-beginner", 7, 0.65)
    assert report["share_low"] <= report["share"] <= report["share_high"]
    assert report["kept"] == (report["share"] >= 0.65 and report["share_low"] > 0.5)
    chunks = sorted(tmp_path.glob("amateur-beginner-*/*.npy"))
    assert len(chunks) == 2

    kept = [chunk.read_bytes() for chunk in chunks]
    chunks[0].write_bytes(b"cut off")
    seeds = []

    def play(first: EnginePlayer, second: EnginePlayer, pairs: int, seed: int, threads: int) -> NDArray[np.int32]:
        seeds.append(seed)
        return play_pairs(first, second, pairs, seed, threads)

    monkeypatch.setattr("slovoteka.benches.games.scrabble.ladder.play_pairs", play)
    bench_ladder.ladder(7, "amateur,beginner", tmp_path, as_json=True)
    assert len(seeds) == 1, "only the damaged chunk is played again"
    assert [chunk.read_bytes() for chunk in chunks] == kept


def test_the_table_for_people(cli: Cli, tmp_path: Path) -> None:
    ran = cli("bench", "ladder", *STATICS, "--state", str(tmp_path))
    assert ran.out.startswith("amateur-beginner: ")
    assert "пар партий 7." in ran.out
    assert "Обещано 65.0 %" in ran.out


def test_looking_ahead_against_first_sight(cli: Cli, tmp_path: Path) -> None:
    ran = cli("bench", "strength", "--pairs", "2", "--ms", "5", "--state", str(tmp_path), "--json")
    (report,) = json.loads(ran.out)
    assert (report["match"], report["pairs"], report["least"]) == ("strength", 2, 0.56)

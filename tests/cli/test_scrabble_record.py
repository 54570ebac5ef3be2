"""`slovoteka scrabble record`: a hunt that can be stopped and continued, and records that others can check."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from cli.conftest import Cli
from cli.test_startup import RUN_HEARING
from slovoteka.cli.games.scrabble.record import FILES, INDEX, STATE, load, save
from slovoteka.record_hunt.scrabble.hunting import Kept, options, rules
from slovoteka.record_hunt.scrabble.improving import GOALS, Improver, value
from slovoteka.record_hunt.scrabble.play_sequence import PlaySequence


@pytest.fixture(scope="module")
def kept() -> Kept:
    sequence = Improver(rules(), Random(8))._filled(PlaySequence.empty(options()))
    found = Kept(rounds=3)
    for goal in GOALS:
        found = found.with_game(goal, value(rules(), goal, sequence), sequence.plays)
    return found


def test_nothing_found_yet(cli: Cli, tmp_path: Path) -> None:
    ran = cli("scrabble", "record", "--minutes", "0", "--out", str(tmp_path / "new"))
    assert (ran.code, ran.out, ran.err) == (0, "Пока ничего не найдено: дайте поискам больше минут.\n", "")
    assert list((tmp_path / "new").iterdir()) == []


def test_what_is_kept_becomes_records(cli: Cli, tmp_path: Path, kept: Kept) -> None:
    state, out = tmp_path / "state", tmp_path / "out"
    save(state / STATE, kept)
    ran = cli("scrabble", "record", "--minutes", "0", "--state", str(state), "--out", str(out), "--json")
    report = json.loads(ran.out)
    assert (ran.code, report["folder"], report["rounds"]) == (0, str(out), 3)
    index = json.loads((out / INDEX).read_text("utf-8"))
    assert {goal: report[goal] for goal in GOALS} == index
    assert (index["total"]["total"], index["move"]["score"]) == (kept.best("total"), kept.best("move"))
    for name in FILES.values():
        checked = json.loads(cli("verify", str(out / name), "--json").out)
        assert (checked[0]["ok"], checked[0]["finished"], checked[0]["scores"]) == (True, True, [kept.best("total")])
        replayed = cli("replay", str(out / name))
        assert replayed.code == 0
        assert index["move"]["word"] in replayed.out


@pytest.mark.parametrize(
    ("language", "title"),
    [("ru", "Самая дорогая партия: "), ("uk", "Найдорожча партія: "), ("en", "The dearest game: ")],
)
def test_for_people(cli: Cli, tmp_path: Path, kept: Kept, language: str, title: str) -> None:
    save(tmp_path / STATE, kept)
    ran = cli("scrabble", "record", "--minutes", "0", "--out", str(tmp_path), "--lang", language)
    (line,) = [line for line in ran.out.splitlines() if line.startswith(title)]
    assert line.startswith(f"{title}{kept.best('total')} ")
    assert str(tmp_path / FILES["total"]) in ran.out
    assert ran.out.count(" 1  2  3  4  5 ") == 2  # two boards


def test_a_file_in_the_way(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert "file" in refused("scrabble", "record", "--minutes", "0", "--out", str(tmp_path / "file"))


def test_a_damaged_state(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / STATE).write_text("{", "utf-8")
    message = refused("scrabble", "record", "--minutes", "0", "--out", str(tmp_path))
    assert "--state" in message


def test_numbers_that_make_no_sense(refused: Callable[..., str]) -> None:
    assert "--minutes" in refused("scrabble", "record", "--minutes", "-1")
    assert "--processes" in refused("scrabble", "record", "--processes", "0")


@pytest.mark.full
def test_a_hunt_in_two_processes_goes_on_where_it_stopped(cli: Cli, tmp_path: Path) -> None:
    arguments = ("scrabble", "record", "--minutes", "0.3", "--out", str(tmp_path), "--json")
    first, second = json.loads(cli(*arguments).out), json.loads(cli(*arguments).out)
    assert first["total"]["total"] > 1_000
    assert second["rounds"] > first["rounds"] >= 2
    for goal, points in (("move", "score"), ("total", "total")):
        assert second[goal][points] >= first[goal][points]


@pytest.mark.full
def test_ctrl_c_keeps_everything(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*RUN_HEARING, "scrabble", "record", "--minutes", "10", "--out", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    try:
        end = time.monotonic() + 120
        while not (tmp_path / STATE).exists():
            assert time.monotonic() < end
            time.sleep(0.2)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (130, b"", b"")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # nothing may go on running if the test fails
    index = json.loads((tmp_path / INDEX).read_text("utf-8"))
    assert load(tmp_path / STATE).best("total") == index["total"]["total"]

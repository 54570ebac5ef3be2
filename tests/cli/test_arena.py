"""`arena`: two bots, their results, and how certain these are."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cli

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "bots" / "forbidden.py")


def test_for_machines(cli: Cli, tmp_path: Path) -> None:
    order = ["arena", EXAMPLE, "beginner", "--game", "forbidden", "--games", "4", "--seed", "5", "--json"]
    ran = cli(*order, "--records", str(tmp_path / "records"))
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    assert (report["games"], report["lost"], report["failures"], report["seed"]) == (4, [], [], 5)
    assert [side["bot"] for side in report["bots"]] == [EXAMPLE, "beginner"]
    assert sum(side["wins"] for side in report["bots"]) + report["draws"] == 4
    assert report["standing"]["pairs"] == 2
    assert report["standing"]["share_low"] <= report["standing"]["share"] <= report["standing"]["share_high"]
    assert report["verdict"] == "unclear", "two pairs prove nothing"
    assert all(side["thinking"]["decisions"] > 0 for side in report["bots"])
    paths = sorted((tmp_path / "records").iterdir())
    assert len(paths) == 4
    assert cli("verify", *map(str, paths)).code == 0


def test_for_people_and_of_a_bot_at_fault(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.py").write_text("def decide(situation):\n    raise ValueError('no idea')\n")
    ran = cli("arena", "beginner", "broken.py", "--game", "forbidden", "--games", "2", "--option", "deck=flat")
    assert ran.code == 1
    assert "новичок – broken.py: 2 : 0, ничьих 0; 2 партии." in ran.out
    assert "новичок: 100.0 % очков за партии" in ran.out
    assert "проиграно по своей вине: 2" in ran.out
    complaints = ran.err.splitlines()
    assert len(complaints) == 2
    assert all("broken.py проиграл партию" in line for line in complaints)
    assert all("сломался, ValueError: no idea (broken.py:2)" in line for line in complaints)
    assert len(list(Path("slovoteka-failures").iterdir())) == 2, "how far it went can be looked at"


def test_a_bot_that_takes_its_process_along(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "violent.py"
    path.write_text("import os\ndef decide(situation):\n    os._exit(3)\n")
    assert "оборвался" in refused("arena", str(path), "beginner", "--game", "forbidden", "--games", "2")


def test_calls_that_make_no_sense(refused: Callable[..., str]) -> None:
    assert "нечётное" in refused("arena", "master", "master", "--game", "forbidden", "--games", "3")
    assert "нечётное" not in refused("arena", "master", "master", "--game", "chess", "--games", "4")
    assert "чётное число" in refused(
        "arena", "master", "master", "--game", "forbidden", "--games", "2", "--option", "seats=3"
    )
    assert "nobody.py" in refused("arena", "nobody.py", "master", "--game", "forbidden", "--games", "2")
    assert "could not be loaded" in refused(
        "arena", "no.such:bot", "master", "--game", "forbidden", "--games", "2", "--lang", "en"
    )
    assert "beginner" in refused("arena", "genius", "master", "--game", "forbidden", "--games", "2")

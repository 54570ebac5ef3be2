"""`slovoteka ratings levels`: levels play each other, and stored results become ratings."""

import json
from pathlib import Path

import pytest

from slovoteka.cli.commands.ratings import measure
from slovoteka.cli.main import main
from slovoteka.games.registry import GAMES
from slovoteka.ratings.levels import measured, read, write


def test_the_numbers_in_use_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "levels", "--game", "forbidden"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("«Запретные слова» (forbidden)")
    games = measured()["forbidden"].levels["amateur"].games
    assert shown[2] == f"  любитель: 1500 ± 80, {games} партий"
    assert main(["ratings", "levels", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report.keys() == measured().keys()
    assert report["forbidden"]["levels"]["amateur"] == {"number": 1500, "deviation": 80, "games": games}


def test_what_has_been_played_is_kept_and_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kind, games = GAMES["forbidden"], list[int]()
    steps = list(measure(kind, "forbidden", 2, None, games.append, workers=1))
    assert sum(games) == 6
    assert [sum(pair.games for pair in step.pairs) for step in steps] == [2, 4, 6]
    assert list(steps[0].levels) == ["beginner", "amateur"]
    assert list(steps[-1].levels) == ["beginner", "amateur", "expert", "master"]
    assert list(measure(kind, "forbidden", 2, steps[-1], games.append, workers=1)) == []
    file = tmp_path / "levels.json"
    file.write_bytes(write({"forbidden": steps[-1]}))
    assert main(["ratings", "levels", "--game", "forbidden", "--games", "2", "--into", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("games") == 4
    assert read(file.read_bytes()) == {"forbidden": steps[-1]}


@pytest.mark.full
def test_teams_of_one_level_play_teams_of_the_other() -> None:
    [step, *_] = measure(GAMES["codenames"], "codenames.teams", 1, None, lambda _: None, workers=1)
    assert step.pairs[0].games == 1
    assert step.pairs[0].points in (0.0, 1.0)


@pytest.mark.parametrize(
    "arguments",
    [["--game", "chess"], ["--category", "chess"], ["--games", "-1"], ["--into", "FILE"], ["--lang", "fr"]],
    ids=str,
)
def test_bad_input_is_answered_in_one_line(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"forbidden": 1}')
    given = [str(broken) if one == "FILE" else one for one in arguments]
    assert main(["ratings", "levels", *given]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1

"""`selfplay`: the summary, the records, and that equal seeds give equal games."""

import json
import sys
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.cli.commands import selfplay as command
from slovoteka.cli.shared.progress import bar
from slovoteka.core.game import Window
from slovoteka.core.inputs import Act
from slovoteka.games.codenames.actions import Clue, Cover, Stop, Touch
from slovoteka.games.registry import find
from slovoteka.match.selfplay import Failure, Summary, Timed, play_one


def test_for_machines(cli: Cli, tmp_path: Path) -> None:
    arguments = ["selfplay", "forbidden", "--games", "4", "--seats", "3", "--seed", "7", "--json"]
    ran = cli(*arguments, "--records", str(tmp_path / "records"))
    assert (ran.code, ran.err) == (0, "")
    summary = json.loads(ran.out)
    assert (summary["games"], summary["finished"], summary["failures"]) == (4, 4, 0)
    assert set(summary["wins"]) == {"beginner", "amateur", "expert"}
    assert sum(summary["wins"].values()) == pytest.approx(4, abs=0.01)
    assert summary["seconds"] > 0
    paths = sorted((tmp_path / "records").iterdir())
    assert len(paths) == 4
    assert cli("verify", *map(str, paths)).code == 0
    again = json.loads(cli(*arguments).out)
    assert again["wins"] == summary["wins"]


def test_for_people(cli: Cli) -> None:
    ran = cli("selfplay", "forbidden", "--games", "2", "--bots", "beginner,beginner", "--option", "deck=flat")
    assert ran.code == 0
    assert "2 партии: доиграно 2, сбоев 0." in ran.out
    assert "новичок" in ran.out
    assert "побед по местам" in ran.out


def test_failures_are_reported_and_end_with_code_one(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure(seed=5, levels=("master",), error="Traceback …\nValueError: no\n")
    summary = Summary(
        games=1, finished=0, failures=(failure,), wins={}, wins_by_seat=(0.0,), seconds=0.1, thinking={}
    )  # fmt: skip
    monkeypatch.setattr(command, "play_many", lambda *_, **__: summary)
    ran = cli("selfplay", "forbidden", "--games", "1")
    assert ran.code == 1
    assert ran.err == "сбой в партии с семенем 5: ValueError: no\n"
    assert json.loads(cli("selfplay", "forbidden", "--games", "1", "--json").out)["failures"] == 1


def test_a_bar_where_somebody_watches(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with bar("партии") as silent:
        silent(1, 2)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with bar("партии") as progress:
        progress(1, 2)
    assert "1/2" in capsys.readouterr().err


def test_passes_and_routine_do_not_count_as_thinking() -> None:
    """Only decisions that people would wait for are measured."""
    decisions = iter(
        [
            None,
            Decision("пас", Reason("bot-passes", is_routine=True)),
            Decision("слово", Reason("bot-lays")),
            Decision("ещё", Reason("bot-lays")),
        ]
    )

    class ScriptedBot:
        level: Level = "beginner"

        def decide(self, situation: Situation) -> Decision | None:
            return next(decisions)

    spent: list[float] = []
    timed = Timed(ScriptedBot(), spent)
    window = Window(id="turn:1", kind="turn", seats=(0,))
    situation = Situation(seat=0, options=None, window=window, public=None, private=None, events=())
    counted = []
    for _ in range(4):
        timed.decide(situation)
        counted.append(len(spent))
    assert counted == [0, 0, 1, 2]


def test_thinking_at_a_table_of_codenames_is_about_clues_and_guesses() -> None:
    kind = find("codenames")
    result = play_one(kind, kind.rules.read_options({}), ("expert",) * 4, 5)
    assert result.record is not None
    acts = [entry.input for entry in result.record.entries if isinstance(entry.input, Act)]
    thoughtful = sum(isinstance(act.action, Clue | Touch | Stop | Cover) for act in acts)
    assert 0 < sum(map(len, result.thinking_ms)) <= thoughtful
    assert thoughtful < len(acts)

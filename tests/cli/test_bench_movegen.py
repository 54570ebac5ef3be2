"""`slovoteka bench movegen`: arguments, and the table for people."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.benches.games.scrabble.movegen import MovegenReport, _spread
from slovoteka.cli.games.scrabble import movegen as bench_movegen
from slovoteka.cli.games.scrabble.positions import COLUMNS


def test_help(cli: Cli) -> None:
    ran = cli("bench", "movegen", "--help")
    assert (ran.code, ran.err) == (0, "")
    for key in ("--positions ФАЙЛ", "--words ФАЙЛ", "--seconds S", "--json"):
        assert key in ran.out


@pytest.mark.parametrize("seconds", ["0", "601", "1.5", "долго"])
def test_seconds(refused: Callable[..., str], seconds: str) -> None:
    message = refused("bench", "movegen", "--positions", "p.tsv", "--words", "w.txt", "--seconds", seconds)
    assert "--seconds: нужно целое число от 1 до 600." in message


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    positions, words = tmp_path / "positions.tsv", tmp_path / "words.txt"
    positions.write_text("\t".join(COLUMNS) + f"\n{'/'.join(['15'] * 15)} КОТ/ 0/0 0\t0\t0\t0\n", "utf-8")
    words.write_text("кот\nток\nто\nот\n", "utf-8")
    return positions, words


def test_all_figures(
    files: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    bench_movegen.show(*files, seconds=0.02, as_json=True)
    assert sorted(tmp_path.iterdir()) == sorted(files), "the graph is not left behind"
    report = json.loads(capsys.readouterr().out)
    assert list(report) == list(MovegenReport.__struct_fields__)
    assert (report["positions"], report["words"]) == (1, 4)
    assert all(value > 0 for value in report.values())
    lines = list(bench_movegen._lines(MovegenReport(**report)))
    assert lines[0].startswith("Позиций: 1, слов: 4.")
    assert [line.split()[0 if line.startswith(" ") else 1] for line in lines[1:]] == list(report)[2:]


def test_bad_files_are_one_line(refused: Callable[..., str], files: tuple[Path, Path], tmp_path: Path) -> None:
    positions, words = map(str, files)
    for pair in ((str(tmp_path), words), (words, words), (positions, positions), (positions, "nowhere")):
        refused("bench", "movegen", "--positions", pair[0], "--words", pair[1])


def test_simulated_positions_are_from_the_whole_file() -> None:
    asked = [("", str(number)) for number in range(1_029)]
    spread = _spread(asked, 40)
    assert len(spread) == 40
    assert spread[0] == asked[0]
    assert spread[-1] in asked[-26:]
    assert _spread(asked[:40], 40) == asked[:40]
    assert _spread(asked[:1], 40) == asked[:1]

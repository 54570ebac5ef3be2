"""`slovoteka codenames judge`: one clue and a board, or a file of pairs."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from slovoteka.cli.games.codenames.judge import judge_one, judge_pairs
from slovoteka.cli.shared import output
from slovoteka.core.errors import Unreadable
from slovoteka.messages import refusal_text

Write = Callable[[str | bytes], Path]


@pytest.fixture(autouse=True)
def _in_russian() -> None:
    output.speak("ru")


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(content: str | bytes) -> Path:
        path = tmp_path / "pairs.tsv"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return written


def test_one_clue(capsys: pytest.CaptureFixture[str]) -> None:
    judge_one("подсветка", "стол, Свет", 2, as_json=False)
    assert capsys.readouterr().out == "нельзя: «подсветка» – тот же корень, что СВЕТ (CN-65)\n"
    judge_one("балет", "ПАЧКА,ТАНЕЦ", None, as_json=False)
    assert capsys.readouterr().out == "можно: Возразить нечего.\n"


def test_one_clue_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    judge_one("фрукт", "ГРУША,ОСЬМИНОГ", 8, as_json=True)
    assert json.loads(capsys.readouterr().out) == {
        "clue": "фрукт",
        "number": 8,
        "verdict": "doubtful",
        "rule": "CN-63",
        "codename": "ОСЬМИНОГ",
        "suggestion": None,
        "reason": "Число подсказки само намекает на ОСЬМИНОГ (CN-63)",
    }


def test_a_doubtful_clue_is_called_doubtful(capsys: pytest.CaptureFixture[str]) -> None:
    judge_one("калий", "закалка", 1, as_json=False)
    assert capsys.readouterr().out.startswith("спорно: «калий» и ЗАКАЛКА: похоже на один корень")


@pytest.mark.parametrize("end", ["", "\n", "\r\n", "\n\n"])
def test_pairs(end: str, write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    head = "\ufeffcodename\tclue\tverdict\r\n"
    judge_pairs(write(f"{head}мёд\tмедведь\tallowed\r\nСВЕТ\tсветлый{end}"), as_json=True)
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["codename"], first["clue"], first["verdict"], first["rule"]) == ("мёд", "медведь", "allowed", None)
    assert second["verdict"] == "forbidden"
    assert second["reason"] == "«светлый» – тот же корень, что СВЕТ (CN-65)"


def test_pairs_for_people(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    judge_pairs(write("codename\tclue\nМЁД\tмедведь\n"), as_json=False)
    assert capsys.readouterr().out == "МЁД: можно: Возразить нечего.\n"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "нет ни одной пары"),
        ("codename\tclue\n", "нет ни одной пары"),
        ("codename\tclue\nкот\tдом\n\nкот\tдом\n", "строка 3: пустая строка"),
        ("codename\tclue\nкот дом\n", "строка 2: нет знака Tab"),
        ("codename\tclue\nкот\t \t\tx\n", "строка 2: слово или подсказка пусты"),
        ("codename\tclue\nкот\tдом\n".encode() + "кот\tдом".encode("cp1251"), "строка 3: это не текст в UTF-8"),
    ],
)
def test_files_that_cannot_be_read(
    content: str | bytes, message: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Unreadable) as refused:
        judge_pairs(write(content), as_json=True)
    assert message in refusal_text(refused.value)
    assert capsys.readouterr().out == ""


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        judge_pairs(tmp_path / "none.tsv", as_json=True)
    assert "none.tsv" in refusal_text(refused.value)


@pytest.mark.parametrize(("clue", "board"), [(" ", "КОТ"), ("кот", " , "), ("кот", "ДОМ,12"), ("кот", "два слова")])
def test_nothing_to_judge(clue: str, board: str) -> None:
    with pytest.raises(Unreadable):
        judge_one(clue, board, None, as_json=False)

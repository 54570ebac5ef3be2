"""`codenames rank`: one clue for people, files of trials for programs."""

import json
from pathlib import Path

import pytest

from slovoteka.cli.games.codenames.rank import rank, rank_trials
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import BrokenRecord
from slovoteka.messages import refusal_text


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    rank("пиво", "окно, бар ,лёд", as_json=False)
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("бар")
    assert first.endswith("%")
    assert len(others) == 2


def test_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    rank("пиво", "окно,бар,лёд", as_json=True)
    answer = json.loads(capsys.readouterr().out)
    assert answer["clue"] == "пиво"
    assert answer["ranking"][0]["word"] == "бар"


def test_trials_keep_their_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "trials.jsonl"
    asked = [{"clue": "пиво", "board": ["окно", "бар"], "answer": "бар"}, {"clue": "хоккей", "board": ["лёд", "окно"]}]
    file.write_text("\n".join(json.dumps(trial) for trial in asked) + "\n", encoding="utf-8")
    rank_trials(file)
    answers = [json.loads(line)["ranking"] for line in capsys.readouterr().out.splitlines()]
    assert [ranking[0]["word"] for ranking in answers] == ["бар", "лёд"]
    assert [sum(place["probability"] for place in ranking) for ranking in answers] == pytest.approx([1, 1], abs=1e-5)


@pytest.mark.parametrize(
    "bad", ["{", '{"clue": "пиво"}', '{"clue": "пиво", "board": []}', '{"clue": 3, "board": ["а"]}', "[]"]
)
def test_a_bad_line_is_named(bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "trials.jsonl"
    file.write_text('{"clue": "пиво", "board": ["бар"]}\n' + bad + "\n", encoding="utf-8")
    with pytest.raises(BrokenRecord) as refused:
        rank_trials(file)
    assert "строка 2" in refusal_text(refused.value)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("clue", "board"), [("пиво", " , "), ("  ", "бар,окно")])
def test_nothing_to_rank(clue: str, board: str) -> None:
    with pytest.raises(Unreadable) as refused:
        rank(clue, board, as_json=True)
    assert refused.value.code == "codenames-rank-what"

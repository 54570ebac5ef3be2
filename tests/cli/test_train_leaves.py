"""`slovoteka bench train-leaves`: a training of a few games with the real words, and refusals."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.engine.leaves import expand, read_leaves
from slovoteka.games.scrabble.options import read_options
from slovoteka.lexicon.alphabet import ALPHABETS, Language

TINY = ("bench", "train-leaves", "--games", "30", "--generations", "1", "--pairs", "10", "--threads", "1")


def test_help(cli: Cli) -> None:
    ran = cli("bench", "train-leaves", "--help")
    assert (ran.code, ran.err) == (0, "")
    for key in ("--language ru|uk", "--generations N", "--games N", "--state ПАПКА", "--out ФАЙЛ", "--json"):
        assert key in ran.out


@pytest.mark.parametrize(
    ("language", "edition"), [("ru", "mattel"), pytest.param("uk", "bilingual-uk", marks=pytest.mark.full)]
)
def test_a_table_for_the_edition(cli: Cli, tmp_path: Path, language: Language, edition: str) -> None:
    out = tmp_path / "таблица.bin"
    command = (*TINY, "--language", language, "--out", str(out), "--state", str(tmp_path / "state"))
    ran = cli(*command, "--json")
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    (generation,) = report["generations"]
    assert (generation["generation"], generation["games"], generation["pairs"]) == (1, 30, 10)
    assert generation["racks"] > 30 * 16
    assert generation["points_low"] < generation["points"] < generation["points_high"]
    assert generation["accepted"] is True
    assert (report["language"], report["file"], report["bytes"]) == (language, str(out), out.stat().st_size)

    model = read_leaves(out.read_bytes())
    assert model.subject.fits(read_options({"edition": edition}).layout(), ALPHABETS[language])
    assert len(model.subject.lexicon) > 20
    assert expand(model)[0].tolist() == [0]

    out.unlink()
    again = cli(*command)  # nothing is left to do except writing
    assert again.code == 0
    assert again.out.startswith("Поколение 1: партий 30, подставок ")
    assert again.out.endswith(f"Таблица в файле {out}, {-(-report['bytes'] // 1024)} КБ.\n")
    assert out.stat().st_size == report["bytes"]


def test_a_state_of_another_training(refused: Callable[..., str], tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    (state / "plan.json").write_text("{}", "utf-8")
    message = refused(*TINY, "--out", str(tmp_path / "t.bin"), "--state", str(state))
    assert "другая тренировка" in message
    assert not (tmp_path / "t.bin").exists()


def test_languages_and_editions(refused: Callable[..., str]) -> None:
    assert "Языка «en» нет. Есть: ru, uk." in refused(*TINY, "--language", "en")
    assert "mattel" in refused(*TINY, "--language", "uk", "--edition", "mattel")
    assert "Издания «nobody» нет" in refused(*TINY, "--edition", "nobody")


def test_a_place_that_cannot_be_written(refused: Callable[..., str], tmp_path: Path) -> None:
    """Reported before hours of games, not after them."""
    assert "папка" in refused(*TINY, "--out", str(tmp_path))


@pytest.mark.parametrize(
    ("key", "value"), [("--games", "0"), ("--generations", "21"), ("--pairs", "1"), ("--seed", "x")]
)
def test_numbers(refused: Callable[..., str], key: str, value: str) -> None:
    assert f"{key}: нужно целое число" in refused("bench", "train-leaves", key, value)

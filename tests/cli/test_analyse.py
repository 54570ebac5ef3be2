"""`slovoteka analyse`: positions from lines and files, for people and for programs."""

import json
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.core.record import parse
from slovoteka.formats.scrabble.gcg import write_gcg
from slovoteka.formats.scrabble.gcg_writing import gcg_of

CGP = "15/15/15/15/15/15/15/6КОТ6/15/15/15/15/15/15/15 АНТИКОС/ 10/12 0"
GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = ("--depth", "quick")


def test_a_line_of_cgp(cli: Cli) -> None:
    shown = cli("analyse", CGP, *QUICK)
    assert shown.code == 0
    assert "К  О  Т" in shown.out
    assert "1. И3 ИСТКАНО" in shown.out
    found = json.loads(cli("analyse", CGP, *QUICK, "--json").out)
    values = [one["value"] for one in found["advice"]["alternatives"]]
    assert values == sorted(values, reverse=True)
    assert values[0] == 70


def test_the_same_position_of_a_record_and_of_its_gcg(cli: Cli, tmp_path: Path) -> None:
    record = GOLDEN / "scrabble-1-standard.jsonl"
    game = tmp_path / "партия.gcg"
    game.write_text(write_gcg(gcg_of(parse(record.read_text("utf-8").splitlines()))), "utf-8")
    for source, move in ((record, "40"), (game, "3")):
        found = json.loads(cli("analyse", str(source), "--move", move, *QUICK, "--json").out)
        assert found["game"] == "scrabble"
        assert found["advice"]["alternatives"]


@pytest.mark.parametrize("game", ["underwood", "codenames"])
def test_other_games(cli: Cli, game: str) -> None:
    shown = cli("analyse", str(GOLDEN / f"{game}-1-standard.jsonl"), "--move", "60", *QUICK, "--lang", "en")
    assert shown.code == 0
    assert "  1. " in shown.out


def test_a_table_as_programs_write_it(cli: Cli, tmp_path: Path) -> None:
    table = tmp_path / "стол.json"
    table.write_text(json.dumps({"game": "underwood", "options": {"position": {"hands": ["КОТ"], "tape": "МС"}}}))
    assert "КОТ" in cli("analyse", str(table), *QUICK).out


@pytest.mark.parametrize(
    ("what", "options", "message"),
    [
        ("чепуха", (), "чепуха"),
        ("15/15", (), "рядов"),
        (CGP.replace("КОТ6", "КОТ7"), (), "ряд"),
        (CGP, ("--depth", "wild"), "wild"),
        (CGP, ("--edition", "chess"), "chess"),
        (str(GOLDEN / "forbidden-1-standard.jsonl"), (), "доски анализа нет"),
        (str(GOLDEN / "underwood-1-standard.jsonl"), ("--move", "0"), "выберите"),
    ],
)
def test_bad_input_is_answered_in_words(cli: Cli, what: str, options: tuple[str, ...], message: str) -> None:
    refused = cli("analyse", what, *options)
    assert refused.code != 0
    assert message in refused.err.lower() + refused.err
    assert "Traceback" not in refused.err

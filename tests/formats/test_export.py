"""`slovoteka export`."""

import csv
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Cli
from formats.games import GOLDEN, golden
from formats.test_gcg import FOREIGN, HEAD
from slovoteka.core.record import lines
from slovoteka.formats.results import COLUMNS
from slovoteka.formats.schema import record_schema
from slovoteka.formats.scrabble.gcg import write_gcg
from slovoteka.formats.scrabble.gcg_reading import read_gcg
from slovoteka.formats.scrabble.gcg_writing import gcg_of
from slovoteka.formats.scrabble.positions import cgp_of, positions_of_record

Refused = Callable[..., str]
FOLDER = GOLDEN[0].parent
RECORD = str(FOLDER / "scrabble-1-standard.jsonl")


@pytest.fixture
def foreign(tmp_path: Path) -> str:
    path = tmp_path / "чужая.gcg"
    path.write_bytes(FOREIGN.encode("cp1251"))
    return str(path)


def test_gcg(cli: Cli, tmp_path: Path) -> None:
    ran = cli("export", RECORD, "--to", "gcg")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == write_gcg(gcg_of(golden("scrabble-1-standard")))
    assert json.loads(cli("export", RECORD, "--to", "gcg", "--json").out) == {"format": "gcg", "text": ran.out}
    out = tmp_path / "deep" / "партия.gcg"
    written = cli("export", RECORD, "--to", "gcg", "--out", str(out))
    assert (written.code, written.out) == (0, f"Записано: {out}\n")
    assert out.read_bytes() == ran.out.encode()
    assert cli("export", str(out), "--to", "gcg").out == ran.out
    answer = json.loads(cli("export", RECORD, "--to", "gcg", "--out", str(out), "--json").out)
    assert answer == {"format": "gcg", "file": str(out)}


def test_a_foreign_gcg_is_made_ours(cli: Cli, foreign: str) -> None:
    ran = cli("export", foreign, "--to", "gcg")
    assert ran.out == write_gcg(read_gcg(FOREIGN.encode()).game)
    assert ran.out.startswith("#character-encoding UTF-8\n#player1 Анна Анна Петрова\n")


def test_cgp(cli: Cli, foreign: str) -> None:
    positions = [cgp_of(position) for position in positions_of_record(golden("scrabble-1-standard"))]
    for move in (1, 7, 45):
        assert cli("export", RECORD, "--to", "cgp", "--move", str(move)).out == positions[move - 1] + "\n"
    assert cli("export", RECORD, "--to", "cgp").out == positions[-1] + "\n"
    second = cli("export", foreign, "--to", "cgp", "--move", "2").out
    assert second.endswith("7ЗДОРОВ2/15/15/15/15/15/15/15 ?АЕНТСЛ/ 0/24 0\n")
    duplicate = cli("export", str(FOLDER / "scrabble-1-duplicate.jsonl"), "--to", "cgp", "--move", "1")
    assert duplicate.out.startswith("15/15/")


def test_csv(cli: Cli) -> None:
    files = [str(path) for path in GOLDEN[:3]]
    rows = list(csv.reader(StringIO(cli("export", *files, "--to", "csv").out)))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == 1 + sum(len(golden(path.stem).header.seats) for path in GOLDEN[:3])


def test_jsonl(cli: Cli) -> None:
    assert cli("export", RECORD, "--to", "jsonl").out == "".join(
        f"{line}\n" for line in lines(golden("scrabble-1-standard"))
    )


def test_schema(cli: Cli) -> None:
    ran = cli("export", "--schema")
    assert ran.code == 0
    assert json.loads(ran.out) == json.loads(msgspec.json.encode(record_schema()))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "Формата «» нет. Есть: gcg, cgp, csv, jsonl."),
        ([RECORD, "--to", "pdf"], "Формата «pdf» нет"),
        (["--to", "gcg"], "Назовите файл"),
        ([RECORD, RECORD, "--to", "gcg"], "В формате gcg выгружается одна партия"),
        ([RECORD, "--to", "csv", "--move", "3"], "--move – для формата cgp"),
        ([RECORD, "--to", "cgp", "--move", "46"], "Хода 46 в партии нет: номера от 1 до 45"),
        ([RECORD, "--to", "cgp", "--move", "0"], "--move: нужно целое число от 1."),
        (["nowhere", "--to", "gcg"], "Файла nowhere нет."),
        ([".", "--to", "gcg"], "папка"),
        ([RECORD, "--to", "gcg", "--out", "."], "папка"),
        ([RECORD, "--to", "gcg", "--lang", "xx"], "Языка «xx» нет"),
        ([str(FOLDER / "scrabble-1-bingo.jsonl"), "--to", "gcg"], "GCG не расскажет бинго: там нет доски."),
        ([str(FOLDER / "scrabble-1-bingo.jsonl"), "--to", "cgp"], "нет доски, поэтому нет и позиции"),
        ([str(FOLDER / "scrabble-1-reverse.jsonl"), "--to", "gcg"], "игру наоборот"),
        ([str(FOLDER / "codenames-1-two.jsonl"), "--to", "cgp"], "Это запись игры codenames"),
    ],
)
def test_refusals(refused: Refused, arguments: list[str], expected: str) -> None:
    assert expected in refused("export", *arguments)


@pytest.mark.parametrize(
    ("content", "to", "expected"),
    [
        (b"", "gcg", "строка 1: запись пуста."),
        (b"{}", "csv", "строка 1: строку не прочитать: нет поля match."),
        (b"\xff\xfe\0", "csv", "строка 1: "),
        (b"\n" * 3_000_000, "csv", "строка 20001: строк больше 20000"),
        (FOREIGN.encode(), "csv", "Из GCG формат csv не сделать"),
        (FOREIGN.encode(), "jsonl", "Из GCG формат jsonl не сделать"),
        (FOREIGN.replace("+24", "+25").encode(), "gcg", "Строка 7: счёт записан 24, а должен быть 25."),
        ((HEAD + ">а: ЗОДЫРВО 8H ЗДОРОВ +23 23").encode(), "cgp", "Строка 3: за ход записано 23, а по правилам 24."),
        (b"\xef\xbb\xbf" + HEAD.encode() + b"what", "gcg", "Строка 3: «what» – это не ход"),
    ],
    ids=range(9),
)
def test_files_that_are_wrong(refused: Refused, tmp_path: Path, content: bytes, to: str, expected: str) -> None:
    path = tmp_path / "файл"
    path.write_bytes(content)
    line = refused("export", str(path), "--to", to)
    assert line.startswith(f"{path}: ")
    assert expected in line


def test_a_record_that_was_changed(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "партия.jsonl"
    text = Path(RECORD).read_text("utf-8")
    path.write_text(text.replace('"number":1', '"number":2'), "utf-8")
    for to in ("gcg", "cgp", "csv", "jsonl"):
        assert "строка " in refused("export", str(path), "--to", to)


def test_languages(refused: Refused, foreign: str) -> None:
    message = refused("export", foreign, "--to", "csv", "--lang", "en")
    assert message.endswith(
        "The format csv cannot be made from GCG, which has neither seed nor times. There are: gcg, cgp."
    )
    assert "З GCG формат csv не зробити" in refused("export", foreign, "--to", "csv", "--lang", "uk")


def test_an_edition_for_files_that_name_none(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "a.gcg"
    path.write_text(HEAD + ">а: ЗОДЫРВО 8H ЗДОРОВ +12 12\n", "utf-8")
    assert cli("export", str(path), "--to", "gcg").code == 2
    assert cli("export", str(path), "--to", "gcg", "--edition", "bilingual-ru").code == 0


def test_help(cli: Cli) -> None:
    assert cli("export", "--help").out.startswith("Как вызвать: slovoteka export")

"""What the tests of commands share."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from conformance.play import random_record
from slovoteka.cli.main import main
from slovoteka.core.record import lines
from slovoteka.games.registry import GAMES


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    """Runs a command in this process."""

    def run(*arguments: str) -> Ran:
        code = main(list(arguments))
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def refused(cli: Cli) -> Callable[..., str]:
    """A command that must be refused: exit code 2, nothing on standard output, one line on standard error."""

    def run(*arguments: str) -> str:
        ran = cli(*arguments)
        assert ran.code == 2, ran
        assert ran.out == ""
        assert ran.err.endswith("\n")
        assert ran.err.count("\n") == 1, ran.err
        assert len(ran.err) > 15
        return ran.err.strip()

    return run


@pytest.fixture(scope="session")
def text() -> list[str]:
    """The lines of a short, random match of «Запретные слова» in which a word was looked up."""
    records = (random_record(GAMES["forbidden"], {}, Random(seed), f"short-{seed}") for seed in range(12))
    asked = (record for record in records if any(entry.asked for entry in record.entries))
    return min((list(lines(record)) for record in asked), key=len)


@pytest.fixture
def record(text: list[str], tmp_path: Path) -> Path:
    path = tmp_path / "партия.jsonl"
    path.write_text("\n".join(text) + "\n", "utf-8")
    return path

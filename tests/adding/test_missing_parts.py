"""A game with fewer parts than docs/adding-a-game.md lists: commands name what is missing, and the rest works."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from slovoteka_chain.kind import KIND

from adding.joining import GAME, joined
from cli.conftest import cli, refused
from manifests import change
from slovoteka.core.record import lines
from slovoteka.match.selfplay import play_one

__all__ = ["cli", "refused"]

Refused = Callable[..., str]


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    with joined(monkeypatch):
        played = play_one(KIND, KIND.rules.read_options({}), ("beginner", "beginner"), 1)
        assert played.record is not None
        path = tmp_path / "chain.jsonl"
        path.write_text("\n".join(lines(played.record)) + "\n", "utf-8")
        yield str(path)


def test_no_face(record: str, refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, GAME, terminal=None)
    for command in (("replay", record), ("play", GAME), ("tui", "--replay", record)):
        assert refused(*command) == "Игру «Цепочка» в терминале пока не показать."


def test_no_picture(record: str, refused: Refused, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    change(monkeypatch, GAME, picture=None)
    refusal = refused("replay", record, "--picture", str(tmp_path / "table.png"))
    assert refusal == "Картинок игры «Цепочка» пока нет."


def test_no_review(record: str, refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, GAME, reviewer=None)
    assert refused("review", record) == "Разборов игры «Цепочка» пока нет."


@pytest.mark.usefixtures("record")
def test_no_table_on_the_screen(refused: Refused) -> None:
    assert f"slovoteka play {GAME}" in refused("tui", GAME)

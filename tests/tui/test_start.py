"""The first screen, the command, and the replay."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cli.conftest import Cli, cli, refused
from conformance.play import random_record
from slovoteka.cli.tui.boxes import boxes
from slovoteka.cli.tui.game import GameScreen
from slovoteka.cli.tui.replay import ReplayScreen
from slovoteka.cli.tui.start import ChoiceRow, StartScreen
from slovoteka.games.registry import GAMES
from tui.playing import client, overflow

__all__ = ["cli", "refused"]


@pytest.mark.parametrize("size", [(80, 24), pytest.param((120, 40), marks=pytest.mark.full)])
def test_games_are_chosen_by_number_and_arrows(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def choose() -> None:
        async with client(size=size) as person:
            start = person.app.screen
            assert isinstance(start, StartScreen)
            assert not overflow(person.app)
            await person.press("5")
            assert start.box.game == "codenames"
            assert start.query_one("#role", ChoiceRow).display
            assert start.box.roles("two", 2)[1] == ("guesser", "captains=1")
            await person.press("3", "enter", "down")
            assert (start.box.game, start.variant) == ("forbidden", "flat-deck")
            assert not start.query_one("#role", ChoiceRow).display
            level = start.query_one("#level", ChoiceRow)
            assert level.value == "beginner"
            await person.press("tab", "right")
            assert level.value == "amateur"
            await person.press("f5")
            await person.until(lambda: isinstance(person.app.screen, GameScreen))
            assert person.table.kind.info.id == "forbidden"

    asyncio.run(choose())


def test_a_game_is_started_by_mouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def choose() -> None:
        async with client() as person:
            await person.click("#boxes", (5, 4))
            await person.pilot.pause()
            await person.click("#seats", (20, 0))
            await person.click("#start", (3, 0))
            await person.until(lambda: isinstance(person.app.screen, GameScreen))
            assert person.table.kind.info.id == "underwood"

    asyncio.run(choose())


def test_every_variant_of_every_game_is_in_a_box() -> None:
    shelf = boxes()
    assert len(shelf) == 5
    held = sorted((box.game, variant) for box in shelf for variant in box.variants)
    assert held == sorted((game, variant) for game, kind in GAMES.items() for variant in kind.choices.variants)
    for box in shelf:
        for variant in box.variants:
            assert box.seats(variant)


def test_without_a_terminal_it_is_refused(refused: Callable[..., str]) -> None:
    assert "slovoteka play" in refused("tui")
    assert "slovoteka play" in refused("tui", "scrabble", "--variant", "duplicate")


@pytest.mark.parametrize(
    "arguments",
    [["шашки"], ["scrabble", "--variant", "нет"], ["scrabble", "--level", "бог"], ["--replay", "нет-такого.jsonl"]],
)
def test_mistakes_are_reported_before_a_screen_is_drawn(arguments: list[str], refused: Callable[..., str]) -> None:
    assert "slovoteka play" not in refused("tui", *arguments)


def test_the_command_is_explained(cli: Cli) -> None:
    assert "--replay" in cli("tui", "--help").out


@pytest.mark.parametrize(
    "game",
    ["forbidden", "scrabble", *(pytest.param(game, marks=pytest.mark.full) for game in ("codenames", "underwood"))],
)
def test_a_record_is_walked_through(game: str) -> None:
    record = random_record(GAMES[game], {}, Random(4), "replayed")

    async def walk() -> None:
        async with client(record) as person:
            screen = person.app.screen
            assert isinstance(screen, ReplayScreen)
            assert not overflow(person.app)
            await person.press("right", "right", "left")
            assert screen.place == 1
            await person.press("end")
            assert screen.place == len(screen.scenes) - 1
            everything = person.shown("#rows")
            await person.press("v")
            assert screen.scenes[screen.place].number <= record.entries[-1].number
            seen = person.shown("#rows")
            if game in ("forbidden", "underwood"):  # whose hands are open in one view and hidden in the other
                assert seen != everything
            await person.press("home")
            assert screen.place == 0
            assert "{" not in person.log_text() + person.shown("#status") + person.shown("#bar")

    asyncio.run(walk())

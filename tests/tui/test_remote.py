"""The terminal client on a real server: the same screens with a remote table."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from client.conftest import example, site
from harness.ports import closed_port
from harness.site import Site
from manifests import change
from slovoteka.cli.terminal.typed_lines import windows_of
from slovoteka.cli.tui.app import Slovoteka
from slovoteka.cli.tui.game import GameScreen
from slovoteka.cli.tui.remote import RemoteTable, Server
from slovoteka.cli.tui.start import StartScreen
from slovoteka.core.situation import Situation
from tui.playing import Person, World, invitation, overflow

__all__ = ["site"]


def test_a_whole_game_on_a_server(site: Site, tmp_path: Path) -> None:
    async def play() -> None:
        token = tmp_path / "я.token"
        wanted = invitation(tmp_path, seats=2, options={"first": "0", "turn_ms": "600000"})
        app = Slovoteka(("forbidden", wanted), Server(site.url, token=token).open)
        async with app.run_test(size=(80, 24)) as pilot:
            person = Person(app, pilot, World())
            await person.until(lambda: isinstance(app.screen, GameScreen) and app.screen._is_shown)
            table = app.played[0]
            assert isinstance(table, RemoteTable)
            assert not overflow(app)
            await person.paste("+ъ")
            await person.until(lambda: person.hint().startswith("✗ "))
            while not person.game.is_over:
                await person.until(lambda: windows_of(table) or table.closing is not None)
                for window in windows_of(table):
                    view = table.view()
                    situation = Situation(
                        seat=table.me, options=table.options, window=window, public=view.public,
                        private=view.private, events=tuple(table.events), budget_ms=100,
                    )  # fmt: skip
                    action = example("forbidden")(situation)
                    if action is not None:
                        await person.paste(table.kind.notation.write(action))
                        break
                else:
                    await person.until(_news_after(table, table.view().number))
                await person.until(lambda: table.closing is None or person.game.is_over)
            assert table.view().outcome is not None
            assert token.stat().st_mode & 0o77 == 0

    asyncio.run(asyncio.wait_for(play(), 120))


def _news_after(table: RemoteTable, number: int) -> Callable[[], bool]:
    return lambda: table.view().number > number or table.closing is not None


def test_an_unreachable_server_is_reported(tmp_path: Path) -> None:
    async def knock(port: int) -> None:
        server = Server(f"http://127.0.0.1:{port}", pause_s=0.0)
        app = Slovoteka(("forbidden", invitation(tmp_path)), server.open)
        async with app.run_test() as pilot:
            person = Person(app, pilot, World())
            await person.until(lambda: "Сервер не отвечает" in person.hint())
            assert isinstance(app.screen, StartScreen)

    with closed_port() as port:
        asyncio.run(knock(port))


def test_a_game_that_this_program_cannot_show(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client does not sit down there."""
    change(monkeypatch, "forbidden", screen=None)

    async def knock() -> None:
        app = Slovoteka(("forbidden", invitation(tmp_path, seats=2)), Server(site.url).open)
        async with app.run_test(size=(80, 24)) as pilot:
            person = Person(app, pilot, World())
            await person.until(lambda: "пока нет стола" in person.hint())
            assert isinstance(app.screen, StartScreen)
        assert app.refused is not None
        assert app.refused.code == "no-table"

    asyncio.run(asyncio.wait_for(knock(), 60))

"""A person at the terminal client, for tests: presses keys, clicks, and waits for results."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from textual.events import Key, Paste
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input

from slovoteka.bots.bot import Bot, Decision, Reason, Situation
from slovoteka.cli.terminal.party import Invitation, PartySettings
from slovoteka.cli.terminal.typed_lines import windows_of
from slovoteka.cli.tui.app import Slovoteka
from slovoteka.cli.tui.game import GameScreen
from slovoteka.cli.tui.live import BotTable, open_bot_table
from slovoteka.cli.tui.parts import Log
from slovoteka.core.game import Window
from slovoteka.match.bots_at_table import HostedBot, LocalBot
from slovoteka.match.host import Match

THINKING_MS = 4_000
"""The person's time for each line. Otherwise no time passes."""
_MOVES = 20
"""How many moves to choose from, because finding all takes long in some games."""
_LOOK_EVERY_S, _PATIENCE = 0.001, 60_000
"""After so many checks something will not happen any more. (A pilot's pause takes at least 20 ms.)"""
_HOPS = 8
"""How often a message is passed on at most before it takes effect, from the focused widget to the screen and back."""


def invitation(
    folder: Path, *, variant: str | None = None, seats: int | None = None, options: Mapping[str, str] | None = None
) -> Invitation:
    return Invitation(
        seats=seats,
        variant=variant,
        level="beginner",
        options=tuple(f"{name}={value}" for name, value in (options or {}).items()),
        record=folder / "партия.jsonl",
    )


class Anybody:
    """Makes any legal move instead of a bot: quickly, and always the same one in the same situation."""

    def __init__(self, bot: Bot) -> None:
        self.level = bot.level
        self.match: Match | None = None
        self._chance = Random(11)

    async def think(self, situation: Situation) -> Decision | None:
        assert self.match is not None
        moves = list(islice(self.match.game.moves(self.match.table.state, situation.seat, situation.window), _MOVES))
        return Decision(self._chance.choice(moves), Reason("why-found")) if moves else None


class World:
    """Only the person's lines take time, nobody hesitates, and all randomness follows from a seed."""

    def __init__(self, *, real_bots: bool = True) -> None:
        self.now_ms = 0
        self._real_bots = real_bots

    async def open(self, game: str, wanted: Invitation) -> BotTable:
        made: list[Anybody] = []

        def mind(bot: Bot) -> HostedBot:
            if self._real_bots:
                return LocalBot(bot)
            made.append(Anybody(bot))
            return made[-1]

        world = PartySettings(host=mind, pace=0.0, seed=b"w" * 32, now_ms=lambda: self.now_ms)
        table = await open_bot_table(game, wanted, world)
        for each in made:
            each.match = table.match
        return table


@asynccontextmanager
async def client(
    first: Any = None, size: tuple[int, int] = (80, 24), *, real_bots: bool = True
) -> AsyncIterator["Person"]:
    world = World(real_bots=real_bots)
    app = Slovoteka(first, world.open)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot, world)
        await pilot.pause()
        if first is not None:
            await person.until(lambda: not app.screen.query("#boxes"))
        yield person


class Person:
    def __init__(self, app: Slovoteka, pilot: Pilot[None], world: World) -> None:
        self.app, self.pilot, self._world = app, pilot, world

    async def until(self, happened: Callable[[], Any]) -> None:
        """Lets the program run until the condition is met."""
        for _ in range(_PATIENCE):
            if happened():
                return
            await asyncio.sleep(_LOOK_EVERY_S)
        raise AssertionError(f"it does not happen; the screen says: {self.hint()!r}")

    async def press(self, *keys: str) -> None:
        """Presses each key after the previous one has taken effect, since a starved process looks idle to a pilot."""
        for key in keys:
            await self.pilot.press(key)
            await self._settle()

    async def _settle(self) -> None:
        for _ in range(_HOPS):
            await self.pilot.pause(0)

    async def type(self, line: str) -> None:
        """Letter by letter into the line, then Enter."""
        self.line.focus()
        await self.press(*(_KEYS.get(sign, sign) for sign in line), "enter")

    async def paste(self, line: str) -> None:
        """Types the whole line at once. The match may end by somebody else's move, so that the line is ignored."""

        async def until(happened: Callable[[], Any]) -> None:
            await self.until(lambda: self.game.is_over or happened())

        await until(lambda: not self.game._is_stale)  # answers only what is shown
        self.line.value = ""
        self.line.post_message(Paste(line))
        await until(lambda: self.line.value == line)  # from now on the line keeps the focus
        self.line.focus()
        await until(lambda: self.app.focused is self.line)
        heard = self.game.heard
        self.app.post_message(Key("enter", "\r"))
        await until(lambda: self.game.heard > heard)

    async def click(self, selector: str, at: tuple[int, int] = (0, 0)) -> None:
        assert await self.pilot.click(selector, offset=at)
        await self._settle()

    # --- views ------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> GameScreen:
        screen = self.app.screen
        assert isinstance(screen, GameScreen)
        return screen

    @property
    def table(self) -> BotTable:
        table = self.app.played[-1]
        assert isinstance(table, BotTable)
        return table

    @property
    def line(self) -> Input:
        return self.app.screen.query_one("#line", Input)

    @property
    def mine(self) -> Sequence[Window]:
        return windows_of(self.table)

    def shown(self, selector: str) -> str:
        return str(self.app.screen.query_one(selector).render())

    def hint(self) -> str:
        return self.shown("#hint") if self.app.screen.query("#hint") else ""

    def log_text(self) -> str:
        return "\n".join(str(row) for row in self.app.screen.query_one(Log).lines)

    # --- a whole game -----------------------------------------------------------------------------------------------

    def _is_asked_else(self, before: Sequence[Window]) -> bool:
        return self.mine != before or self.table.match.closing is not None

    async def play_out(self, chance: Random, say: Callable[[Any], str] | None = None) -> None:
        """Types any legal move until the match is over."""
        table = self.table
        write = say or table.kind.notation.write
        while table.match.closing is None:
            await self.until(lambda: self.mine or table.match.closing is not None)
            if not self.mine or table.match.closing is not None:
                continue
            asked = self.mine
            window = min(asked, key=lambda window: not window.blocking)
            moves = list(islice(table.match.game.moves(table.match.table.state, table.me, window), _MOVES))
            if not moves:  # only a running timer could be turned: others have to move
                await self.until(partial(self._is_asked_else, asked))
                continue
            self._world.now_ms += THINKING_MS
            await self.paste(write(chance.choice(moves)))
        await self.until(lambda: self.game.is_over)


_KEYS = {" ": "space", "\n": "enter"}


def overflow(app: Slovoteka) -> list[str]:
    """Widgets that extend beyond the screen, except for scrolling ones."""
    whole = Region(0, 0, *app.size)
    return [
        f"{widget!r} {widget.region}"
        for widget in app.screen.query("*")
        if widget.region.area and not whole.contains_region(widget.region) and not _scrolls(widget)
    ]


def _scrolls(widget: Widget) -> bool:
    return any(isinstance(holder, Widget) and holder.allow_vertical_scroll for holder in widget.ancestors)


def hidden(app: Slovoteka) -> list[str]:
    """Parts of a table that are only visible after scrolling."""
    table = app.screen.query_one("#table")
    return [repr(part) for part in table.children if part.display and not table.region.contains_region(part.region)]

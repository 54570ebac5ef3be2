"""A person at the terminal client, for tests: keys and clicks, and waiting for what must happen."""

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
from slovoteka.cli.terminal.party import Circumstances, Invitation
from slovoteka.cli.terminal.typed_lines import windows_of
from slovoteka.cli.tui.app import Slovoteka
from slovoteka.cli.tui.game import GameScreen
from slovoteka.cli.tui.live import BotTable, open_bot_table
from slovoteka.cli.tui.parts import Log
from slovoteka.core.game import Window
from slovoteka.match.drive import LocalBot, SeatBot
from slovoteka.match.host import Match

THINKING_MS = 4_000
"""What the person takes for each line. Otherwise no time passes."""
_MOVES = 20
"""To choose from: finding all takes long in some games."""
_LOOK_EVERY_S, _PATIENCE = 0.001, 60_000
"""After so many looks something will not happen any more. (A pilot's pause takes 20 ms at the least.)"""
_HOPS = 8
"""So often a message is handed on at most before it has had its effect: from the part that has the keys up to the
screen, and back."""


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
    """Does anything legal, in place of a bot: quickly, and the same whenever it is asked the same."""

    def __init__(self, bot: Bot) -> None:
        self.level = bot.level
        self.match: Match | None = None
        self._chance = Random(11)

    async def think(self, situation: Situation) -> Decision | None:
        assert self.match is not None
        moves = list(islice(self.match.game.moves(self.match.table.state, situation.seat, situation.window), _MOVES))
        return Decision(self._chance.choice(moves), Reason("why-found")) if moves else None


class World:
    """No time passes but by the person, nobody hesitates, and all chance follows from a seed."""

    def __init__(self, *, real_bots: bool = True) -> None:
        self.now_ms = 0
        self._real_bots = real_bots

    async def open(self, game: str, wanted: Invitation) -> BotTable:
        minds: list[Anybody] = []

        def mind(bot: Bot) -> SeatBot:
            if self._real_bots:
                return LocalBot(bot)
            minds.append(Anybody(bot))
            return minds[-1]

        world = Circumstances(mind=mind, pace=0.0, seed=b"w" * 32, now_ms=lambda: self.now_ms)
        table = await open_bot_table(game, wanted, world)
        for each in minds:
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
        """Lets the program go on until something has happened."""
        for _ in range(_PATIENCE):
            if happened():
                return
            await asyncio.sleep(_LOOK_EVERY_S)
        raise AssertionError(f"it does not happen; the screen says: {self.hint()!r}")

    async def press(self, *keys: str) -> None:
        """Each when the one before has had its effect: who gets no core for a moment looks idle to a pilot."""
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
        """The same at once. The last word may be somebody else's: then nobody hears it."""

        async def until(happened: Callable[[], Any]) -> None:
            await self.until(lambda: self.game.is_over or happened())

        await until(lambda: not self.game._is_stale)  # nobody answers what is not shown yet
        self.line.value = ""
        self.line.post_message(Paste(line))
        await until(lambda: self.line.value == line)  # from now on nothing takes the keys from the line
        self.line.focus()
        await until(lambda: self.app.focused is self.line)
        heard = self.game.heard
        self.app.post_message(Key("enter", "\r"))
        await until(lambda: self.game.heard > heard)

    async def click(self, selector: str, at: tuple[int, int] = (0, 0)) -> None:
        assert await self.pilot.click(selector, offset=at)
        await self._settle()

    # --- what is seen -----------------------------------------------------------------------------------------------

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

    def told(self) -> str:
        return "\n".join(str(row) for row in self.app.screen.query_one(Log).said)

    # --- a whole game -----------------------------------------------------------------------------------------------

    def _is_asked_else(self, before: Sequence[Window]) -> bool:
        return self.mine != before or self.table.match.closing is not None

    async def play_out(self, chance: Random, say: Callable[[Any], str] | None = None) -> None:
        """Anything legal, typed as it is written, until the match is over."""
        table = self.table
        write = say or table.kind.notation.write
        while table.match.closing is None:
            await self.until(lambda: self.mine or table.match.closing is not None)
            if not self.mine or table.match.closing is not None:
                continue
            asked = self.mine
            window = min(asked, key=lambda window: not window.blocking)
            moves = list(islice(table.match.game.moves(table.match.table.state, table.me, window), _MOVES))
            if not moves:  # a timer that runs already is all there is to turn: others are to move
                await self.until(partial(self._is_asked_else, asked))
                continue
            self._world.now_ms += THINKING_MS
            await self.paste(write(chance.choice(moves)))
        await self.until(lambda: self.game.is_over)


_KEYS = {" ": "space", "\n": "enter"}


def overflow(app: Slovoteka) -> list[str]:
    """Widgets of which a part lies beyond the screen; what scrolls may be longer than it."""
    whole = Region(0, 0, *app.size)
    return [
        f"{widget!r} {widget.region}"
        for widget in app.screen.query("*")
        if widget.region.area and not whole.contains_region(widget.region) and not _scrolls(widget)
    ]


def _scrolls(widget: Widget) -> bool:
    return any(isinstance(holder, Widget) and holder.allow_vertical_scroll for holder in widget.ancestors)


def hidden(app: Slovoteka) -> list[str]:
    """Parts of a table that would only be seen by scrolling."""
    table = app.screen.query_one("#table")
    return [repr(part) for part in table.children if part.display and not table.region.contains_region(part.region)]

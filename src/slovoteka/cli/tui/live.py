"""Tables that go on by themselves while a person watches: with bots here, or on a server."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

from slovoteka.bots.bot import Bot, Decision, Situation
from slovoteka.bots.registry import read_level
from slovoteka.cli.shared import files, options
from slovoteka.cli.terminal.party import ME, Invitation, Party, PartySettings, sit_down, usual_place, usual_seats
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.terminal.typed_lines import LocalTable, PlayerTable
from slovoteka.core.oracle import Oracle
from slovoteka.games import registry
from slovoteka.match.host import SeatView
from slovoteka.match.oracles import open_oracle


class LiveTable(PlayerTable, Protocol):
    """What the screen of a game needs: views and news in, actions out."""

    @property
    def seats(self) -> SeatsShown: ...

    @property
    def record(self) -> Path | None:
        """Where the finished match will be saved, if it is saved on this machine."""

    def news(self) -> Sequence[Any]:
        """Events since the last call."""

    def now_ms(self) -> int:
        """The current game time, which closes windows."""

    async def preview(self, action: Any) -> Any | None:
        """What an action would do, as far as the player may know. Raises a refusal of an impossible action."""

    async def run(self, changed: Callable[[], None]) -> None:
        """Lets the others act until the match is over. Calls `changed` after every event."""

    async def leave(self) -> object:
        """The person leaves before the end."""


class InThread:
    """A bot that thinks in a thread, so that keys and clocks keep working."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self.level = bot, bot.level

    async def think(self, situation: Situation) -> Decision | None:
        return await asyncio.to_thread(self._bot.decide, situation)


BESIDE_THE_LOOP = PartySettings(host=InThread)


class BotTable(LocalTable):
    """A match against bots in this process."""

    def __init__(self, party: Party, record: Path | None) -> None:
        super().__init__(party.match, ME)
        self._party, self.record, self.seats = party, record, party.seats
        self._last_shown = 0
        self._aside = ThreadPoolExecutor(max_workers=1)
        """Opens dictionaries, which takes time. It is one thread, since an oracle must not be asked concurrently."""
        self._oracle: Oracle | None = None

    def news(self) -> list[Any]:
        events = [event for message in self.match.messages(self.me, self._last_shown) for event in message.events]
        self._last_shown = self.match.table.number
        return events

    def now_ms(self) -> int:
        return self.match.now_ms()

    async def preview(self, action: Any) -> Any | None:
        return await asyncio.get_running_loop().run_in_executor(self._aside, self._preview, self.view(), action)

    def _preview(self, view: SeatView, action: Any) -> Any | None:
        if self.kind.help.preview is None:
            return None
        if self._oracle is None and (
            self.kind.words.policy(self.options) is not None or self.kind.rules.finder is not None
        ):
            self._oracle, _ = open_oracle(self.kind, self.options)
        return self.kind.help.preview(self.options, self._oracle, view.public, view.private, self.me, action)

    async def run(self, changed: Callable[[], None]) -> None:
        self.match.listeners.append(lambda _: changed())
        await self._party.bots.run()
        self._save()

    async def leave(self) -> None:
        if self.match.closing is None:
            await self._party.break_up()
        self._save()

    def _save(self) -> None:
        if self.record is not None:
            self._party.save(self.record)


async def open_bot_table(game: str, invitation: Invitation, world: PartySettings = BESIDE_THE_LOOP) -> BotTable:
    """Raises `Unreadable` or `Illegal` for what cannot be played."""
    kind = registry.find(game)
    level = read_level(kind.info.id, invitation.level)
    agreed = options.read(kind, invitation.options, usual_seats(kind, invitation), invitation.variant)
    path = invitation.record or usual_place(kind)
    files.check_place(path)
    return BotTable(await sit_down(kind, agreed, level, path.stem, _WIDTH, world), path)


_WIDTH = 80
"""The columns for a renderer's rows: the narrowest supported screen."""

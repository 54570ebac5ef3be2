"""One person's game against bots: shows news and turns lines into actions."""

import asyncio
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from slovoteka.cli.shared.output import language, say
from slovoteka.cli.terminal.console import LineScreen
from slovoteka.cli.terminal.renderer import SeatsShown, TerminalRenderer
from slovoteka.cli.terminal.typed_lines import LineReader, LocalTable, sentences, time_left, windows_of
from slovoteka.core.game import Window
from slovoteka.match.bots_at_table import BotsAtTable
from slovoteka.match.host import Match
from slovoteka.messages import text

_TICK_S: Final = 0.5


class Session:
    def __init__(
        self,
        match: Match,
        bots: BotsAtTable,
        renderer: TerminalRenderer,
        seats: SeatsShown,
        screen: LineScreen,
        *,
        explain: bool,
    ) -> None:
        self._match, self._bots, self._renderer, self._seats, self._screen = match, bots, renderer, seats, screen
        self._me = seats.me or 0
        self._explain = explain
        self._table = LocalTable(match, self._me)
        self._hearing = LineReader(self._table, renderer)
        self._last_shown = 0
        self._asked: str | None = None
        """The window that the person has last been asked about."""
        self._changed = asyncio.Event()
        match.listeners.append(lambda _: self._changed.set())

    async def run(self) -> bool:
        """Runs until the match is over. Returns whether the person has left before that."""
        has_left = await (self._live() if self._screen.is_live else self._scripted())
        if not has_left:
            view = self._match.view(self._me)
            self._screen.print(*self._renderer.end(view.public, view.private))
        if self._explain:
            self._tell_reasons()
        return has_left

    async def _live(self) -> bool:
        """Plays in real time: bots take a human's time, and windows close on time."""
        bots = asyncio.create_task(self._bots.run())
        try:
            while True:
                self._changed.clear()
                self.tell_news()
                if self._match.outcome is not None:
                    return False
                self._invite()
                if bots.done():
                    bots.result()
                await asyncio.sleep(0)  # lets bots act between many lines
                for line in await self._typed():
                    if line is None or not await self._hear(line):
                        return True
        finally:
            bots.cancel()

    async def _typed(self) -> list[str | None]:
        """The typed lines, as soon as there are any; empty if the table has changed or a moment has passed."""
        lines = self._screen.lines
        if lines.empty():
            waits = [asyncio.ensure_future(lines.get()), asyncio.ensure_future(self._changed.wait())]
            done, left = await asyncio.wait(waits, timeout=_TICK_S, return_when=asyncio.FIRST_COMPLETED)
            for wait in left:
                wait.cancel()
            return [waits[0].result()] if waits[0] in done else []  # type: ignore[list-item]
        return [lines.get_nowait()]

    async def _scripted(self) -> bool:
        """Plays a script: bots act at once, and a line is read when the person is asked."""
        while True:
            await self._bots.play_out()
            self.tell_news()
            if self._match.outcome is not None:
                return False
            self._invite()
            line = await self._screen.lines.get()
            if line is None or not await self._hear(line):
                return True

    # --- output -----------------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        events = [event for message in self._match.messages(self._me, self._last_shown) for event in message.events]
        self._last_shown = self._match.table.number
        if lines := sentences(self._renderer, events):
            self._screen.print(*lines)

    def _tell_reasons(self) -> None:
        """Told only after the game, because reasons would reveal words that bots keep to themselves."""
        for seat, decision in self._bots.last_reasons:
            if decision.reason.is_routine:
                continue
            notation = self._match.kind.notation
            action = notation.written_in(notation.write(decision.action), language())
            why = text(decision.reason.code, language(), **decision.reason.params)
            name = f"{self._seats.names[seat]}, {action}"
            self._screen.print(Text("  " + say("play-reason", name=name, reason=why), "dim"))

    def _invite(self) -> None:
        """Shows the table when the person is asked something new, and always shows the time left."""
        view, mine = self._match.view(self._me), windows_of(self._table)
        asking = next((window for window in mine if window.blocking), None)
        if asking is not None and asking.id != self._asked:
            self._asked = asking.id
            self._screen.print(*self._renderer.show(view.public, view.private, mine))
        self._screen.ask(self._prompt(mine))

    def _prompt(self, mine: Sequence[Window]) -> str:
        view = self._match.view(self._me)
        prompt = self._renderer.prompt(view.public, mine)
        left = time_left(view, self._match.now_ms())
        if left is None or not self._screen.is_live:
            return prompt
        return say("play-time-left", prompt=prompt, left=left)

    # --- input ------------------------------------------------------------------------------------------------------

    async def _hear(self, line: str) -> bool:
        """Acts on a line. Returns False if the person wants to leave."""
        heard = await self._hearing.read_line(line)
        self._screen.print(*heard.answer, *(Text("  " + line_of_help) for line_of_help in heard.help))
        if heard.refusal:
            self._screen.print(Text.assemble(("✗ ", "red"), heard.refusal))
        return not heard.leaves

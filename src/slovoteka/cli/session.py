"""One person's game against bots: news on the screen, lines into actions."""

import asyncio
from typing import Any, Final

from rich.text import Text

from slovoteka.cli.face import Face, Seats
from slovoteka.cli.output import clipped, language, say
from slovoteka.cli.terminal import Screen
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.game import Window
from slovoteka.games.rulebook import rules_of
from slovoteka.match.drive import BotsAtTable
from slovoteka.match.host import Match
from slovoteka.messages import refusal_text, text

_HELP: Final = frozenset({"?", "помощь", "справка", "help", "допомога"})
_LEAVE: Final = frozenset({"выход", "вихід", "exit", "quit"})
_RULES: Final = frozenset({"правила", "правило", "rules", "rule"})
_TURN_MARK: Final = ">"
"""In «Ундервуд» a letter for the tape follows the word, and ПРАВИЛО is one that can be laid."""
_TICK_S: Final = 0.5


class Session:
    def __init__(
        self, match: Match, bots: BotsAtTable, face: Face, seats: Seats, screen: Screen, *, explain: bool
    ) -> None:
        self._match, self._bots, self._face, self._seats, self._screen = match, bots, face, seats, screen
        self._me = seats.me or 0
        self._explain = explain
        policy = match.kind.word_policy(match.options)
        self._words = None if policy is None else policy.language
        self._told = 0
        self._asked: str | None = None
        """The window that the person has last been asked about."""
        self._changed = asyncio.Event()
        match.listeners.append(lambda _: self._changed.set())

    async def run(self) -> bool:
        """Until the match is over. Returns whether the person has left before that."""
        has_left = await (self._live() if self._screen.is_live else self._scripted())
        if not has_left:
            view = self._match.view(self._me)
            self._screen.print(*self._face.end(view.public, view.private))
        if self._explain:
            self._tell_reasons()
        return has_left

    async def _live(self) -> bool:
        """In real time: bots take a human's time, and windows close when theirs is over."""
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
                await asyncio.sleep(0)  # many lines at once must not keep the bots from their turn
                for line in await self._typed():
                    if line is None or not await self._hear(line):
                        return True
        finally:
            bots.cancel()

    async def _typed(self) -> list[str | None]:
        """What has been typed, as soon as there is something; nothing if the table has changed or a moment is over."""
        lines = self._screen.lines
        if lines.empty():
            waits = [asyncio.ensure_future(lines.get()), asyncio.ensure_future(self._changed.wait())]
            done, left = await asyncio.wait(waits, timeout=_TICK_S, return_when=asyncio.FIRST_COMPLETED)
            for wait in left:
                wait.cancel()
            return [waits[0].result()] if waits[0] in done else []  # type: ignore[list-item]
        return [lines.get_nowait()]

    async def _scripted(self) -> bool:
        """Nobody races: bots act at once, and a line is read when the person is asked."""
        while True:
            await self._bots.play_out()
            self.tell_news()
            if self._match.outcome is not None:
                return False
            self._invite()
            line = await self._screen.lines.get()
            if line is None or not await self._hear(line):
                return True

    # --- to the person ----------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        events = [event for message in self._match.messages(self._me, self._told) for event in message.events]
        self._told = self._match.table.number
        told = [said for event in events if not self._face.is_idle(event) and (said := self._face.tell(event))]
        if told:
            self._screen.print(*told)

    def _tell_reasons(self) -> None:
        """Only now: during the game they would tell which words a bot keeps to itself."""
        for seat, decision in self._bots.last_reasons:
            if decision.reason.is_routine:
                continue
            action = self._match.kind.write_action(decision.action)
            why = text(decision.reason.code, language(), **decision.reason.params)
            name = f"{self._seats.names[seat]}, {action}"
            self._screen.print(Text("  " + say("play-reason", name=name, reason=why), "dim"))

    def _invite(self) -> None:
        """Shows the table when the person is asked something new, and always how much time is left."""
        view, mine = self._match.view(self._me), self._mine()
        asking = next((window for window in mine if window.blocking), None)
        if asking is not None and asking.id != self._asked:
            self._asked = asking.id
            self._screen.print(*self._face.show(view.public, view.private, mine))
        self._screen.ask(self._prompt(mine))

    def _prompt(self, mine: list[Window]) -> str:
        view = self._match.view(self._me)
        prompt = self._face.prompt(view.public, mine)
        deadlines = [due for window, due in zip(view.windows, view.deadlines_ms, strict=True) if window.blocking]
        soonest = min((due for due in deadlines if due is not None), default=None)
        if soonest is None or not self._screen.is_live:
            return prompt
        left = max(0, -(-(soonest - self._match.now_ms()) // 1000))
        return say("play-time-left", prompt=prompt, left=f"{left // 60}:{left % 60:02}")

    def _mine(self) -> list[Window]:
        return [window for window in self._match.view(self._me).windows if self._me in window.seats]

    # --- from the person --------------------------------------------------------------------------------------------

    async def _hear(self, line: str) -> bool:
        """Acts on a line. False: the person wants to leave."""
        first, _, rest = line.strip().casefold().partition(" ")
        if first in _LEAVE and not rest:
            return False
        if first in _HELP and not rest:
            self._screen.print(*(Text("  " + said) for said in self._help()))
        elif first in _RULES and _TURN_MARK not in rest:
            self._screen.print(Text("  " + self._rule(rest)))
        else:
            try:
                await self._answer_or_act(line)
            except Refusal as refusal:
                said = refusal_text(refusal, language(), self._match.kind.info.id, self._words)
                advice = self._face.advice(refusal)
                self._screen.print(Text.assemble(("✗ ", "red"), f"{said} {advice}".rstrip()))
        return True

    def _help(self) -> list[str]:
        example = next(rule.id for rule in rules_of(self._match.kind.info.id) if rule.id.startswith(self._books()[0]))
        return [*self._face.help(), say("play-help-rule", example=example), say("play-help-leave")]

    def _books(self) -> list[str]:
        """The rulebook that lies on the table, then the others of the game."""
        kind = self._match.kind
        first = kind.info.rulebooks[0] if kind.rulebook is None else kind.rulebook(self._match.options)
        return [first, *(book for book in kind.info.rulebooks if book != first)]

    def _rule(self, asked: str) -> str:
        game = self._match.kind.info
        rules = {rule.id: rule.title for rule in rules_of(game.id)}
        wanted = asked.strip().upper()
        for book in self._books():
            for rule in (wanted, f"{book}-{wanted}", f"{book}-0{wanted}"):
                if rule in rules:
                    return say("play-rule", rule=rule, title=rules[rule])
        hint = say("play-rules-hint", game=game.id, example=next(iter(rules)))
        return f"{say('play-no-such-rule', rule=clipped(wanted))} {hint}" if wanted else hint

    async def _answer_or_act(self, line: str) -> None:
        view = self._match.view(self._me)
        answer = self._face.answer(line, view.public, view.private)
        if answer is None:
            await self._act(line)
        else:
            self._screen.print(*answer)

    async def _act(self, line: str) -> None:
        mine = self._mine()
        if line.strip() and not mine:
            raise Illegal("host", "not-invited")
        action: Any = self._face.read(line, mine)
        if action is None:
            return
        refused: Illegal | None = None
        for window in mine:
            try:
                await self._match.act(self._me, window.id, action)
            except Illegal as refusal:
                if refusal.code != "not-now":
                    raise
                refused = refused or refusal
            else:
                return
        if refused is not None:
            raise refused

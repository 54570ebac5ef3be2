"""What a typed line does at a table: it asks for help or a rule, asks a question, or becomes an action."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from rich.text import Text

from slovoteka.cli.shared.output import clipped, language, say
from slovoteka.cli.terminal.renderer import TerminalRenderer
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.game import Window
from slovoteka.core.kind import GameKind
from slovoteka.core.value import Value
from slovoteka.games.rulebook import rules_of
from slovoteka.match.host import Match, SeatView
from slovoteka.messages import refusal_text

_HELP: Final = frozenset({"?", "помощь", "справка", "help", "допомога"})
_LEAVE: Final = frozenset({"выход", "вихід", "exit", "quit"})
_RULES: Final = frozenset({"правила", "правило", "rules", "rule"})
_TURN_MARK: Final = ">"
"""In some notations it follows a laid word, and that word may be ПРАВИЛО."""


class PlayerTable(Protocol):
    """A match from one player's side, local or remote."""

    @property
    def kind(self) -> GameKind: ...

    @property
    def options(self) -> Any: ...

    @property
    def me(self) -> int: ...

    def view(self) -> SeatView: ...

    async def act(self, window: str, action: Any) -> object:
        """Raises the table's refusals."""


class LocalTable:
    """A match in this process."""

    def __init__(self, match: Match, me: int) -> None:
        self.match, self.me = match, me
        self.kind, self.options = match.kind, match.options

    def view(self) -> SeatView:
        return self.match.view(self.me)

    async def act(self, window: str, action: Any) -> None:
        await self.match.act(self.me, window, action)


class LineOutcome(Value, frozen=True, kw_only=True):
    """The result of a line."""

    answer: tuple[Text, ...] = ()
    help: tuple[str, ...] = ()
    refusal: str = ""
    leaves: bool = False
    """Whether the person wants to leave."""


class LineReader:
    """Handles the lines of one person at one table."""

    def __init__(self, table: PlayerTable, renderer: TerminalRenderer) -> None:
        self._table, self._renderer = table, renderer
        policy = table.kind.words.policy(table.options)
        self._words = None if policy is None else policy.language

    async def read_line(self, line: str) -> LineOutcome:
        first, _, rest = line.strip().casefold().partition(" ")
        if first in _LEAVE and not rest:
            return LineOutcome(leaves=True)
        if first in _HELP and not rest:
            return LineOutcome(help=tuple(self.help()))
        if first in _RULES and _TURN_MARK not in rest:
            return LineOutcome(answer=(Text("  " + self._rule(rest)),))
        try:
            return LineOutcome(answer=await self._answer_or_act(line))
        except Refusal as refusal:
            return LineOutcome(refusal=self.refused(refusal))

    def refused(self, refusal: Refusal) -> str:
        """The reason in a sentence or two, and what could be done instead."""
        reason = refusal_text(refusal, language(), self._table.kind.info.id, self._words)
        return f"{reason} {self._renderer.advice(refusal)}".rstrip()

    def help(self) -> list[str]:
        kind = self._table.kind
        example = next(rule.id for rule in rules_of(kind.info.id) if rule.id.startswith(self._books()[0]))
        return [*self._renderer.help(), say("play-help-rule", example=example), say("play-help-leave")]

    def _books(self) -> list[str]:
        """The rulebook of this table, then the game's other books."""
        kind = self._table.kind
        first = kind.info.rulebooks[0] if kind.rules.rulebook is None else kind.rules.rulebook(self._table.options)
        return [first, *(book for book in kind.info.rulebooks if book != first)]

    def _rule(self, asked: str) -> str:
        game = self._table.kind.info
        rules = {rule.id: rule.title for rule in rules_of(game.id, language())}
        wanted = asked.strip().upper()
        for book in self._books():
            for rule in (wanted, f"{book}-{wanted}", f"{book}-0{wanted}"):
                if rule in rules:
                    return say("play-rule", rule=rule, title=rules[rule])
        hint = say("play-rules-hint", game=game.id, example=next(iter(rules)))
        return f"{say('play-no-such-rule', rule=clipped(wanted))} {hint}" if wanted else hint

    async def _answer_or_act(self, line: str) -> tuple[Text, ...]:
        view = self._table.view()
        answer = self._renderer.answer(line, view.public, view.private)
        if answer is not None:
            return tuple(answer)
        await self._act(line)
        return ()

    async def _act(self, line: str) -> None:
        mine = windows_of(self._table)
        if line.strip() and not mine:
            raise Illegal("host", "not-invited")
        action = self._renderer.read(line, mine)
        if action is None:
            return
        refused: Illegal | None = None
        for window in mine:
            try:
                await self._table.act(window.id, action)
            except Illegal as refusal:
                if refusal.code != "not-now":
                    raise
                refused = refused or refusal
            else:
                return
        if refused is not None:
            raise refused


def windows_of(table: PlayerTable) -> Sequence[Window]:
    """The windows in which the person can act now."""
    return [window for window in table.view().windows if table.me in window.seats]


def time_left(view: SeatView, now_ms: int) -> str | None:
    """The time until the table goes on by itself, as a clock."""
    deadlines = [due for window, due in zip(view.windows, view.deadlines_ms, strict=True) if window.blocking]
    soonest = min((due for due in deadlines if due is not None), default=None)
    if soonest is None:
        return None
    left = max(0, -(-(soonest - now_ms) // 1000))
    return f"{left // 60}:{left % 60:02}"


def sentences(renderer: TerminalRenderer, events: Iterable[Any]) -> list[str]:
    """Sentences about events, for a person at the table."""
    return [sentence for event in events if not renderer.is_idle(event) and (sentence := renderer.describe(event))]

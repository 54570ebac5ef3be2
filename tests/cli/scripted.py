"""A scripted match: a person's lines against bots that make any legal move."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from cli.paper import Paper
from conformance.play import ToyOracle
from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.terminal.renderers import renderer_of
from slovoteka.cli.terminal.session import Session
from slovoteka.core.kind import GameKind
from slovoteka.match.bots_at_table import BotsAtTable, LocalBot
from slovoteka.match.host import Match
from slovoteka.match.seating import Seating
from slovoteka.store.memory import MemoryStore

STEP_MS = 1_000


class Anybody:
    """A bot that makes any legal move. It asks the match which moves are legal."""

    level: Level = "amateur"

    def __init__(self, match: Match, chance: Random) -> None:
        self._match, self._chance = match, chance

    def decide(self, situation: Situation) -> Decision | None:
        moves = list(self._match.game.moves(self._match.table.state, situation.seat, situation.window))
        return Decision(self._chance.choice(moves), Reason("why-found")) if moves else None


async def play(
    kind: GameKind, raw: Mapping[str, Any], names: tuple[str, ...], lines: list[str | None] | None
) -> tuple[Match, Paper, bool]:
    """Types the given lines, or any legal move. Returns also whether the person has left."""
    options, chance, now = kind.rules.read_options(raw), Random(5), [0]
    seating = Seating(kind, options, "test", b"s" * 32)
    seated = names[: kind.rules.seats(options)]
    for seat, name in enumerate(seated):
        seating.join(seat, name)

    def clock() -> int:
        now[0] += STEP_MS
        return now[0]

    match = await Match.create(kind, seating.header(None), seating.seed, MemoryStore(clock), ToyOracle())
    paper = Paper(_writer(match, chance, lines), is_live=False)
    seats = SeatsShown(names=seated, me=0)
    bots = BotsAtTable(match, {seat: LocalBot(Anybody(match, chance)) for seat in range(1, len(seated))}, chance)
    renderer = renderer_of(kind.info.id, options, seats)
    return match, paper, await Session(match, bots, renderer, seats, paper, explain=False).run()


def _writer(match: Match, chance: Random, lines: list[str | None] | None) -> Callable[[], list[str | None]]:
    def write() -> list[str | None]:
        nonlocal lines
        if lines is not None:
            written, lines = lines, []
            return written
        state = match.table.state
        mine = [window for window in match.game.windows(state) if 0 in window.seats]
        moves = list(match.game.moves(state, 0, mine[0])) if mine else []
        return [match.kind.notation.write(chance.choice(moves))] if moves else []

    return write

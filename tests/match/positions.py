"""Real positions of every game and variant from the golden records."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from slovoteka.bots.bot import Level, Situation
from slovoteka.core.fold import TableState, advance
from slovoteka.core.game import Game, Window
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Questions, Replayer
from slovoteka.core.record import parse
from slovoteka.core.value import Value
from slovoteka.games.registry import GAMES
from slovoteka.match.thinking import DecisionRequest

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))


class Position(Value, frozen=True, kw_only=True):
    """A position with an invited seat."""

    kind: GameKind
    options: Any
    state: Any
    seat: int
    window: Window
    at_ms: int
    situation: Situation

    def job(self, level: Level = "beginner", *, match: str = "golden", budget_ms: int = 1_000) -> DecisionRequest:
        return DecisionRequest(
            game=self.kind.info.id,
            options=self.options,
            level=level,
            seed=7,
            chair=f"{match}:{self.seat}",
            situation=self.situation,
            budget_ms=budget_ms,
        )


def positions(path: Path) -> Iterator[Position]:
    record = parse(path.read_text("utf-8").splitlines())
    kind = GAMES[record.header.game]
    options: Any = msgspec.convert(record.header.options, kind.types.options)
    replayer = Replayer(Questions(kind.rules.questions))
    game: Game[Any, Any] = kind.rules.make(options, replayer)
    table: TableState[Any] = TableState(state=game.start())
    heard: list[list[Any]] = [[] for _ in range(kind.rules.seats(options))]
    for entry in record.entries:
        for window in game.windows(table.state):
            for seat in window.seats:
                situation = Situation(
                    seat=seat,
                    options=options,
                    window=window,
                    public=game.public(table.state),
                    private=game.private(table.state, seat),
                    events=list(heard[seat]),
                )
                yield Position(
                    kind=kind,
                    options=options,
                    state=table.state,
                    seat=seat,
                    window=window,
                    at_ms=table.time.at(entry.at_ms),
                    situation=situation,
                )
        replayer.load(entry.asked)
        table, facts = advance(kind, game, table, entry)
        for seat, events in enumerate(heard):
            events += [fact.event for fact in facts if fact.is_seen_by(seat)]


def standard(game: str) -> list[Position]:
    """The positions of a game's standard variant."""
    (path,) = (path for path in RECORDS if path.stem == f"{game}-{GAMES[game].info.rules_version}-standard")
    return list(positions(path))

"""Positions of a played match from which another match can begin."""

from collections.abc import Callable, Iterator
from typing import Any

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.match.replay import moments, open_game


class StartPosition(Value, frozen=True, kw_only=True):
    move: int
    """In a record, the number of the input that led to the position; otherwise the turn that follows it."""
    position: Any
    """The value of the game's option `position`."""


class StartPositions(Value, frozen=True, kw_only=True):
    game: str
    options: Any
    """All options of the table except the position."""
    starts: tuple[StartPosition, ...]

    def at(self, move: int) -> StartPosition:
        """The last position up to this move."""
        found = [start for start in self.starts if start.move <= move]
        if not found:
            raise Unreadable("analysis-no-move", move=move)
        return found[-1]


def starts_of_record(record: Record) -> StartPositions:
    """Raises `Unreadable` for a game without set-up positions."""
    header = record.header
    kind = registry.GAMES.get(header.game)
    if kind is None or kind.midway is None:
        games = ", ".join(name for name, kind in registry.GAMES.items() if kind.midway is not None)
        raise Unreadable("analysis-no-game", game=header.game[:40], games=games)
    options = {**header.options, **kind.midway.options}
    return StartPositions(game=header.game, options=options, starts=tuple(_in(record, kind.midway.position_of)))


def _in(record: Record, position_of: Callable[[Any], Any]) -> Iterator[StartPosition]:
    _, game, _ = open_game(record)
    states = [(0, game.start()), *((moment.entry.number, moment.table.state) for moment in moments(record))]
    last = None
    for move, state in states:
        position = position_of(state)
        if position is not None and position != last:
            last = position
            yield StartPosition(move=move, position=position)

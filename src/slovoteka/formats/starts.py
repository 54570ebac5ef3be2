"""Where another game can begin: the positions of a match that was played."""

from collections.abc import Callable, Iterator
from typing import Any

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.match.replay import moments, open_game


class Start(Value, frozen=True, kw_only=True):
    move: int
    """In a record, the number of the input after which it is there; else the turn before which."""
    position: Any
    """What the option `position` of its game takes."""


class Starts(Value, frozen=True, kw_only=True):
    game: str
    options: Any
    """Of the table it was played at, whole but for the position."""
    starts: tuple[Start, ...]

    def at(self, move: int) -> Start:
        """The last that was there when this move had been made."""
        found = [start for start in self.starts if start.move <= move]
        if not found:
            raise Unreadable("analysis-no-move", move=move)
        return found[-1]


def starts_of_record(record: Record) -> Starts:
    """Raises `Unreadable` for a game in which no position can be set up."""
    header = record.header
    kind = registry.GAMES.get(header.game)
    if kind is None or kind.midway is None:
        games = ", ".join(name for name, kind in registry.GAMES.items() if kind.midway is not None)
        raise Unreadable("analysis-no-game", game=header.game[:40], games=games)
    options = {**header.options, **kind.midway.options}
    return Starts(game=header.game, options=options, starts=tuple(_in(record, kind.midway.position_of)))


def _in(record: Record, position_of: Callable[[Any], Any]) -> Iterator[Start]:
    _, game, _ = open_game(record)
    states = [(0, game.start()), *((moment.entry.number, moment.table.state) for moment in moments(record))]
    last = None
    for move, state in states:
        position = position_of(state)
        if position is not None and position != last:
            last = position
            yield Start(move=move, position=position)

"""Where another game can begin: the positions of a record, of a GCG file, or the one that a CGP string is."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, parse, verify_draws
from slovoteka.formats.gcg_positions import edition_with, replayed
from slovoteka.formats.gcg_reading import read_gcg
from slovoteka.formats.positions import cgp_of
from slovoteka.games import registry
from slovoteka.games.scrabble.options import read_options
from slovoteka.match.replay import moments, open_game


class Start(msgspec.Struct, frozen=True, kw_only=True):
    move: int
    """In a record, the number of the input after which it is there; else the turn before which."""
    position: Any
    """What the option `position` of its game takes."""


class Starts(msgspec.Struct, frozen=True, kw_only=True):
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


def starts_of_text(text: bytes) -> Starts:
    """Whatever it is. Raises `BrokenRecord`, `BrokenGcg`, `Unreadable` or `Illegal`."""
    written = text.decode("utf-8", "surrogateescape").strip()
    if written.startswith("{"):
        record = parse(written.split("\n"))
        verify_draws(record)
        return starts_of_record(record)
    if written.startswith(("#", ">")):
        return _of_gcg(text)
    return _of_cgp(written)


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


def _of_gcg(text: bytes) -> Starts:
    game = replayed(read_gcg(text))
    starts = (Start(move=turn.number, position=cgp_of(turn.position)) for turn in game.turns)
    return Starts(game="scrabble", options=game.options, starts=tuple(starts))


def _of_cgp(text: str) -> Starts:
    if not text:
        raise Unreadable("analysis-no-position")
    options = read_options({"edition": edition_with(text.upper()), "position": text})
    bare = msgspec.structs.replace(options, position="")
    return Starts(game="scrabble", options=bare, starts=(Start(move=1, position=" ".join(text.split())),))

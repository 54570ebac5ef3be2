"""The positions of a match of Scrabble, before every turn and at the end: what can be written as CGP."""

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record
from slovoteka.formats.scrabble.games import gcg_of, options_of_record
from slovoteka.formats.scrabble.gcg import write_gcg
from slovoteka.formats.scrabble.gcg_positions import Replayed, replayed
from slovoteka.formats.scrabble.gcg_reading import read_gcg
from slovoteka.games.scrabble.duplicate import state as duplicate
from slovoteka.games.scrabble.midway import position_of
from slovoteka.games.scrabble.options import WITH_TURNS, Options
from slovoteka.games.scrabble.position import Position, read_cgp, write_cgp
from slovoteka.games.scrabble.reverse import state as reverse
from slovoteka.games.scrabble.reverse.views import points
from slovoteka.match.replay import moments, open_game


def positions_of_record(record: Record) -> tuple[Position, ...]:
    """`Unreadable` where there is no board."""
    options = options_of_record(record)
    if options.mode == "bingo":
        raise Unreadable("cgp-mode", mode=options.mode)
    if options.mode in WITH_TURNS and options.position:
        _, game, _ = open_game(record)
        written = map(position_of, [game.start(), *(moment.table.state for moment in moments(record))])
        told = dict.fromkeys(cgp for cgp in written if cgp is not None)
        return tuple(read_cgp(cgp, options.tiles, options.book) for cgp in told)
    if options.mode in WITH_TURNS:
        return positions_of_game(replayed(read_gcg(write_gcg(gcg_of(record)).encode())))
    return _of_common_board(record, options)


def positions_of_game(game: Replayed) -> tuple[Position, ...]:
    return (*(turn.position for turn in game.turns), game.final)


def position_at(positions: tuple[Position, ...], move: int | None) -> Position:
    """Before the turn of this number; without a number, at the end."""
    if move is None:
        return positions[-1]
    if not 1 <= move <= len(positions):
        raise Unreadable("export-no-such-move", move=move, most=len(positions))
    return positions[move - 1]


def cgp_of(position: Position) -> str:
    return write_cgp(position.grid, position.racks, position.scores, position.scoreless)


def _of_common_board(record: Record, options: Options) -> tuple[Position, ...]:
    """Of the modes in which nobody has a rack of his own."""
    _, game, _ = open_game(record)
    states = [game.start(), *(moment.table.state for moment in moments(record))]
    found: list[Position] = []
    for state in states:
        position = _position(state, options)
        if position in found:  # nothing has changed, or a move was taken back
            del found[found.index(position) + 1 :]
        elif game.windows(state):
            found.append(position)
    last = _position(states[-1], options)
    return tuple(found) if found[-1:] == [last] else (*found, last)


def _position(state: duplicate.State | reverse.State, options: Options) -> Position:
    """CGP wants two racks and two scores. In duplicate each of thousands has a score, so none is told."""
    if isinstance(state, reverse.State):
        return Position(grid=state.grid, racks=("", ""), scores=points(state, options.layout()))
    return Position(grid=state.grid, racks=(state.rack, ""), scores=(0, 0))

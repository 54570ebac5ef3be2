"""The positions of a Scrabble match, before every turn and at the end, as CGP can express them."""

from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record
from slovoteka.formats.scrabble.gcg import write_gcg
from slovoteka.formats.scrabble.gcg_positions import Replayed, replayed
from slovoteka.formats.scrabble.gcg_reading import read_gcg
from slovoteka.formats.scrabble.gcg_writing import gcg_of, options_of_record
from slovoteka.games.scrabble.duplicate import state as duplicate
from slovoteka.games.scrabble.midway import position_of
from slovoteka.games.scrabble.options import WITH_TURNS, Options
from slovoteka.games.scrabble.position import Position, read_cgp, write_cgp
from slovoteka.games.scrabble.reverse import state as reverse
from slovoteka.games.scrabble.reverse.views import points
from slovoteka.match.replay import moments, open_game


def positions_of_record(record: Record) -> tuple[Position, ...]:
    """Raises `Unreadable` for a mode without a board."""
    options = options_of_record(record)
    if options.mode == "bingo":
        raise Unreadable("cgp-mode", mode=options.mode)
    if options.mode in WITH_TURNS and options.position:
        _, game, _ = open_game(record)
        written = map(position_of, [game.start(), *(moment.table.state for moment in moments(record))])
        different = dict.fromkeys(cgp for cgp in written if cgp is not None)
        return tuple(read_cgp(cgp, options.tiles, options.book) for cgp in different)
    if options.mode in WITH_TURNS:
        return positions_of_game(replayed(read_gcg(write_gcg(gcg_of(record)).encode())))
    return _of_common_board(record, options)


def positions_of_game(game: Replayed) -> tuple[Position, ...]:
    return (*(turn.position for turn in game.turns), game.final)


def position_at(positions: tuple[Position, ...], move: int | None) -> Position:
    """The position before this turn, or the final one."""
    if move is None:
        return positions[-1]
    if not 1 <= move <= len(positions):
        raise Unreadable("export-no-such-move", move=move, most=len(positions))
    return positions[move - 1]


def cgp_of(position: Position) -> str:
    return write_cgp(position.grid, position.racks, position.scores, position.scoreless)


def _of_common_board(record: Record, options: Options) -> tuple[Position, ...]:
    """Positions of the modes in which players have no racks of their own."""
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
    """CGP needs two racks and two scores. Duplicate may have thousands of scores, so both are 0."""
    if isinstance(state, reverse.State):
        return Position(grid=state.grid, racks=("", ""), scores=points(state, options.layout()))
    return Position(grid=state.grid, racks=(state.rack, ""), scores=(0, 0))

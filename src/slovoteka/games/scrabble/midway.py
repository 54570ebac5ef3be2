"""A game that begins in the middle, with the board, the racks and the scores of a given position."""

from typing import Any

from slovoteka.core import piles
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import faces_on
from slovoteka.games.scrabble.position import read_cgp, write_cgp
from slovoteka.games.scrabble.state import Stage, State


def from_position(options: Options, state: State) -> State:
    """Sets up the position. Racks that it gives stay as they are, even short ones; the other seats draw."""
    position = read_cgp(options.position, options.tiles, options.book)
    mover = options.first or 0
    racks = piles.turned(position.racks_for(options.seats), -mover)
    owed = tuple(0 if rack else RACK for rack in racks)
    stock = piles.remove(options.tiles.tiles, faces_on(position.grid) + "".join(racks))
    return state.but(
        stage=Stage.DRAW if any(owed) else Stage.TURN,
        grid=position.grid,
        bags=(stock,),
        racks=tuple(piles.add("", rack) for rack in racks),
        scores=piles.turned(position.scores, -mover) or state.scores,
        scoreless=position.scoreless,
        contenders=(),
        owed=owed,
        dealt=not any(owed),
        starter=mover,
        mover=mover,
        clock=state.clock if state.clock is None or any(owed) else state.clock.start(mover, 0),
    )


def position_of(state: Any) -> str | None:
    """Writes the position that a game could begin with; None if it is nobody's turn or somebody has left."""
    if not isinstance(state, State) or state.stage is not Stage.TURN or state.gone or len(state.bags) > 1:
        return None
    racks, scores = piles.turned(state.racks, state.mover), piles.turned(state.scores, state.mover)
    return write_cgp(state.grid, racks, scores, state.scoreless)

"""The score of a match of Scrabble while it goes on."""

from slovoteka.core.base_state import BaseState
from slovoteka.core.kind import Scoreboard
from slovoteka.games.scrabble import state
from slovoteka.games.scrabble.duplicate import state as duplicate_state


def standings(table: BaseState | duplicate_state.State) -> Scoreboard | None:
    """Duplicate has places from the first round on. The reverse game and bingo show no scoreboard."""
    match table:
        case duplicate_state.State():
            return Scoreboard(table.scores, table.places)
        case state.State():
            return Scoreboard(table.scores)
    return None

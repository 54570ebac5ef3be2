"""How a match of Scrabble stands while it goes on."""

from slovoteka.core.base_state import BaseState
from slovoteka.core.kind import Scoreboard
from slovoteka.games.scrabble import state
from slovoteka.games.scrabble.duplicate import state as duplicate_state


def standings(table: BaseState | duplicate_state.State) -> Scoreboard | None:
    """In a hall of duplicate everybody has a place from the first round on; a reverse game and bingo tell no points."""
    match table:
        case duplicate_state.State():
            return Scoreboard(table.scores, table.places)
        case state.State():
            return Scoreboard(table.scores)
    return None

"""The makers of Scrabble puzzles."""

from typing import Final

from slovoteka.puzzles.games.scrabble.best_move import BestMove
from slovoteka.puzzles.games.scrabble.endgame import OnlyWin

MAKERS: Final = (BestMove(), OnlyWin())

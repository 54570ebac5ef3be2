"""A move finder over a toy dictionary. It looks at only a sample of moves, which is enough for random games."""

from collections.abc import Callable
from functools import lru_cache

from slovoteka.games.scrabble.actions import Play, Remove, write_action
from slovoteka.games.scrabble.editions import Layout, boards, tile_sets
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.plays import score
from slovoteka.games.scrabble.questions import MoveFound
from slovoteka.games.scrabble.reverse.removals import smallest_removal
from slovoteka.games.scrabble.rule_ids import MATTEL
from slovoteka.games.scrabble.sample import some_fits

_LAYOUT = Layout(boards()["standard"], tile_sets()["ru"], centre_doubles=True)
_BLANK_LETTERS = "АВЕИКЛМНОПРСТ"
"""Letters that every tile set has."""


@lru_cache(maxsize=4096)
def best_move(grid: str, rack: str, exists: Callable[[str], bool]) -> MoveFound:
    best = MoveFound()
    for fitted in some_fits(grid, rack, MATTEL, _BLANK_LETTERS):
        points = score(_LAYOUT, fitted).total
        if points > best.score and all(map(exists, fitted.words)):
            best = MoveFound(write_action(Play(fitted.at, fitted.tiles)), points)
    return best


@lru_cache(maxsize=4096)
def any_removal(grid: str, exists: Callable[[str], bool]) -> MoveFound:
    squares = smallest_removal(grid, exists)
    if squares is None:
        return MoveFound()
    return MoveFound(write_action(Remove(tuple(at_text(square, down=False) for square in squares))))

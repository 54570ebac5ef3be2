"""Reads words typed in lower case.

In the notation lower case means a blank, but people who type quickly use lower case for everything. So letters are
capitals, and blanks are used only where the rack has no such letter.
"""

from collections.abc import Sequence

from slovoteka.games.scrabble.actions import Action, Lay, Play, Tile
from slovoteka.games.scrabble.editions import EMPTY, SIZE, Layout
from slovoteka.games.scrabble.letters import AS_BLANK, BLANKS, LETTER_OF
from slovoteka.games.scrabble.notation import place_of, square_of


def from_rack(action: Action, grid: str, rack: str, layout: Layout) -> Action:
    """The action with the tiles that this rack has for it."""
    match action:
        case Play(at, word) if word.islower():
            start, down = place_of(at)
            squares = [start + place * (SIZE if down else 1) for place in range(len(word))]
            return action.but(word="".join(_taken(squares, word, grid, rack, layout)))
        case Lay(tiles) if all(tile.letter.islower() for tile in tiles):
            squares = [square_of(tile.at) for tile in tiles]
            letters = _taken(squares, "".join(tile.letter for tile in tiles), grid, rack, layout)
            laid = tuple(Tile(tile.at, letter) for tile, letter in zip(tiles, letters, strict=True))
            return action.but(tiles=laid)
    return action


def _taken(squares: Sequence[int], word: str, grid: str, rack: str, layout: Layout) -> list[str]:
    """The tiles of a word. A blank goes where its letter would score least. Tiles already on the board stay."""
    tiles = [LETTER_OF[tile] for tile in word]
    new = [place for place, square in enumerate(squares) if square < len(grid) and grid[square] == EMPTY]
    held, blanks = list(rack), sum(tile in BLANKS for tile in rack)
    for place in sorted(new, key=lambda place: -layout.letter_factors[squares[place]]):
        if tiles[place] in held:
            held.remove(tiles[place])
        elif blanks:
            tiles[place] = AS_BLANK[tiles[place]]
            blanks -= 1
    return tiles

"""One bag of tiles, or one for vowels and one for consonants (SM-75)."""

from slovoteka.core import piles
from slovoteka.games.scrabble.actions import Bag
from slovoteka.games.scrabble.editions import TileSet
from slovoteka.games.scrabble.letters import BLANK, OTHER_BLANK
from slovoteka.games.scrabble.options import Options

BAGS: tuple[Bag, Bag] = ("vowels", "consonants")
"""The order of the bags when there are two."""


def bags_of(tiles: TileSet, *, two: bool) -> tuple[str, ...]:
    """One bag, or two: Ь and Ъ go with the consonants, and each bag gets a blank (SM-75)."""
    if not two:
        return (tiles.tiles,)
    plain = tiles.tiles.replace(BLANK, "")
    faces = (BLANK, OTHER_BLANK)[: tiles.blanks]
    vowels = [tile for tile in plain if tile in tiles.vowels]
    consonants = [tile for tile in plain if tile not in tiles.vowels]
    return piles.add("", [*vowels, *faces[:1]]), piles.add("", [*consonants, *faces[1:]])


def bag_of(options: Options, face: str) -> int:
    """Which bag a tile belongs to (SM-G28)."""
    return int(options.two_bags and face != BLANK and face not in options.tiles.vowels)


def put_back(options: Options, bags: tuple[str, ...], tiles: str) -> tuple[str, ...]:
    for tile in tiles:
        home = bag_of(options, tile)
        bags = piles.replace_at(bags, home, piles.add(bags[home], tile))
    return bags

"""From what a player wrote to the squares where it lies."""

from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.actions import Lay, Play
from slovoteka.games.scrabble.editions import Layout
from slovoteka.games.scrabble.letters import BLANKS, LETTER_OF, check_letters, is_blank
from slovoteka.games.scrabble.notation import place_of, square_of
from slovoteka.games.scrabble.plays import Fitted, fit, fit_tiles
from slovoteka.games.scrabble.rule_ids import Book

_MOST_CLAIMED = 100_000
"""More than any move can score."""


def placed(grid: str, action: Play | Lay, layout: Layout, book: Book) -> Fitted:
    """The play on this grid, written as a word or tile by tile; raises `Illegal` or `Unreadable`."""
    if isinstance(action, Play):
        _check_tiles(action.word, layout, book)
        return fit(grid, place_of(action.at), action.word, book)
    _check_tiles("".join(tile.letter for tile in action.tiles), layout, book)
    return fit_tiles(grid, [(square_of(tile.at), tile.letter) for tile in action.tiles], book)


def check_claimed(claimed: int | None, rule: str) -> None:
    """A player's own count may be wrong, but it must be a plausible number."""
    if claimed is not None and not 0 <= claimed <= _MOST_CLAIMED:
        raise Illegal(rule, "claimed-range", claimed=str(claimed)[:20])


def _check_tiles(tiles: str, layout: Layout, book: Book) -> None:
    """Checks that every tile belongs to this set, and that every blank stands for one of its letters (SM-06, SU-23)."""
    for tile in tiles:
        if tile in BLANKS:
            raise Illegal(book.blank, "blank-without-letter")
        if is_blank(tile) and LETTER_OF[tile] not in layout.alphabet:
            raise Illegal(book.blank, "blank-foreign-letter", letter=LETTER_OF[tile], letters=layout.alphabet)
    check_letters(tiles, layout.alphabet)

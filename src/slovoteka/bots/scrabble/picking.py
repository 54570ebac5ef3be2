"""Face-up solitaire: all tiles lie face up, and the bot picks those that make the best play with its rack (SM-90)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from slovoteka.bots.bot import Level
from slovoteka.bots.scrabble.player import Player
from slovoteka.bots.scrabble.racks import leave_worth
from slovoteka.core import piles
from slovoteka.games.scrabble.editions import EMPTY, RACK
from slovoteka.games.scrabble.letters import BLANK, read

_TRIED: Final[Mapping[Level, int]] = {
    "beginner": 10,
    "amateur": 40,
    "master": 150,
    "grandmaster": 500,
    "oracle": 1_500,
}
"""How many racks a level tries, the dearest first: dear letters are hard to use, and harder later."""
_SHORTEST: Final = 3


def best_pick(player: Player, grid: str, rack: str, bag: str) -> tuple[str, str]:
    """The tiles to pick and the word that they are for, if there is one.

    A blank stays in the bag as long as there are words without it, because it is worth more when letters run out.
    """
    count = min(RACK - len(rack), len(bag))
    if count == len(bag):
        return bag, ""
    for blanks in range(min(bag.count(BLANK), count) + 1):
        held, letters = rack + BLANK * blanks, bag.replace(BLANK, "")
        words = _dearest(player, _laid_whole(player, grid, held, letters))
        if (best := _best(player, grid, {taken: held + taken for taken in words})) is not None:
            return piles.add(BLANK * blanks, best), words[best]
    return _for_a_shorter_word(player, grid, rack, bag)


def _dearest(player: Player, words: Mapping[str, str]) -> dict[str, str]:
    """As many words as this level tries."""
    tiles = sorted(words, key=lambda taken: (-player.layout.face_sum(taken), taken))
    return {taken: words[taken] for taken in tiles[: _TRIED[player.level]]}


def _best(player: Player, grid: str, racks: Mapping[str, str]) -> str | None:
    """The pick whose rack has the highest-scoring play; None if no rack has a play."""
    points = player.finder.most_points(grid, list(racks.values()))
    most, best = max(zip(points, racks, strict=True), default=(0, ""))
    return best if most else None


def _laid_whole(player: Player, grid: str, held: str, letters: str) -> dict[str, str]:
    """Maps picks to the words that they make with the rack: alone, or if there are none, with one tile of the board."""
    alone = _completed(player, held, letters, "")
    if alone:
        return alone
    on_board = sorted({*read(grid.replace(EMPTY, ""))})
    return {taken: word for tile in on_board for taken, word in _completed(player, held, letters, tile).items()}


def _completed(player: Player, held: str, letters: str, tile: str) -> dict[str, str]:
    """For each word of a whole rack, with or without a tile of the board, which letters must be picked for it."""
    fixed, blanks = held.replace(BLANK, "") + tile, held.count(BLANK)
    length = RACK + len(tile)
    found = player.words.fits(fixed + letters + BLANK * blanks, min_length=length, max_length=length, ordered=False)
    needed = Counter(fixed).items()
    return {
        _taken(player, piles.remove(word, fixed), letters, blanks): word
        for word in found
        if all(word.count(letter) >= times for letter, times in needed)
    }


def _taken(player: Player, missing: str, letters: str, blanks: int) -> str:
    """The letters of a word that are picked. Blanks stand for letters that are not there, then for the cheapest."""
    for _ in range(blanks):
        absent = (letter for letter in missing if missing.count(letter) > letters.count(letter))
        cheapest = min(missing, key=lambda letter: (player.layout.values[letter], letter))
        missing = missing.replace(next(absent, cheapest), "", 1)
    return missing


# --- without a word of a whole rack ---------------------------------------------------------------------------------


def _for_a_shorter_word(player: Player, grid: str, rack: str, bag: str) -> tuple[str, str]:
    """The longest possible word, plus letters that go well with it."""
    blank = BLANK if BLANK in bag and BLANK not in rack else ""
    held, letters = rack + blank, bag.replace(BLANK, "")
    fixed, count = held.replace(BLANK, ""), RACK - len(held)
    for length in range(RACK - 1, _SHORTEST - 1, -1):
        found = player.words.fits(fixed + letters, min_length=length, max_length=length, ordered=False)
        missing = {"".join(sorted((Counter(word) - Counter(fixed)).elements())): word for word in found}
        words = _dearest(player, {taken: word for taken, word in missing.items() if len(taken) <= count})
        filled = {taken: taken + _even(player, held + taken, piles.remove(letters, taken)) for taken in words}
        best = _best(player, grid, {taken: held + tiles for taken, tiles in filled.items()})
        if best is not None:
            return piles.add(blank, filled[best]), words[best]
    return piles.add(blank, _even(player, held, letters)), ""


def _even(player: Player, held: str, letters: str) -> str:
    """Picks letters one by one, each the best with those held already."""
    taken, vowels = "", player.layout.tiles.vowels
    while letters and len(held + taken) < RACK:
        worth = {letter: leave_worth(held + taken + letter, vowels) for letter in letters}
        best = max(worth, key=worth.__getitem__)
        taken, letters = taken + best, letters.replace(best, "", 1)
    return taken

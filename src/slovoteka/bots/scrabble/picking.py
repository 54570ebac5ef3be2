"""Solitaire в: all tiles lie face up, and the bot takes those that make a long word with what it has (SM-90)."""

from collections import Counter

from slovoteka.bots.scrabble.player import Player
from slovoteka.bots.scrabble.racks import leave_worth
from slovoteka.core import piles
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.letters import BLANK

_TRIED = 6
"""Words, the dearest first, that are tried on the board."""


def best_pick(player: Player, grid: str, rack: str, bag: str) -> tuple[str, str]:
    """The tiles to take, and the word they are taken for, if there is one.

    A blank comes first, but never a second: they are worth more one by one.
    """
    count = min(RACK - len(rack), len(bag))
    if count == len(bag):
        return bag, ""
    blank = BLANK if BLANK in bag and BLANK not in rack else ""
    held, letters = rack + blank, bag.replace(BLANK, "")
    words = {piles.remove(word, held.replace(BLANK, "")): word for word in _words_with(player, held, letters)}
    dearest = sorted(words, key=lambda taken: (-player.layout.face_sum(taken), taken))[:_TRIED]
    moves = {taken: player.best_of_all(grid, held + taken) for taken in dearest}
    points = {taken: move.points for taken, move in moves.items() if move is not None}
    if points:
        best = max(points, key=points.__getitem__)
        return piles.add(blank, best), words[best]
    return piles.add(blank, _even(player, held, letters)), ""


def _words_with(player: Player, held: str, letters: str) -> list[str]:
    """Words that use all letters held, and leave none of the rack for anything but blanks."""
    fixed = held.replace(BLANK, "")
    length = RACK - held.count(BLANK)
    needed = Counter(fixed).items()
    words = player.words.fits(fixed + letters, min_length=length, max_length=length)
    return [word for word in words if all(word.count(letter) >= times for letter, times in needed)]


def _even(player: Player, held: str, letters: str) -> str:
    """Letters one by one, each the best beside those held already."""
    taken, vowels = "", player.layout.tiles.vowels
    while letters and len(held + taken) < RACK:
        worth = {letter: leave_worth(held + taken + letter, vowels) for letter in letters}
        best = max(worth, key=worth.__getitem__)
        taken, letters = taken + best, letters.replace(best, "", 1)
    return taken

"""Why a word was laid, in terms that people use: what it does on the board, and what the alternatives were."""

from collections.abc import Iterable
from typing import Final

from slovoteka.bots.scrabble.choosing import MoveChoice, Thought
from slovoteka.bots.scrabble.racks import HANDY
from slovoteka.games.scrabble.editions import EMPTY, RACK, SIZE, Layout
from slovoteka.games.scrabble.finder import FoundMove
from slovoteka.games.scrabble.letters import BLANK
from slovoteka.games.scrabble.plays import put

Why = tuple[str, dict[str, str | int]]
"""A code without its prefix, and the parameters of its sentence."""

_REACH: Final = 5
"""The length of a word that people often find: how far a premium square may be from a tile in its row or column."""
_TRIPLE: Final = 3
_MANY_WORDS: Final = 3
_EVEN_FROM: Final = 2
"""The least number of tiles that can be called balanced."""


def why_laid(layout: Layout, grid: str, bag: int, choice: MoveChoice, thought: Thought) -> Why:
    """The most telling reason that is true of the move."""
    laid = choice.laid
    if laid is None:
        raise AssertionError("no word was laid")
    word, count = choice.word, choice.points
    params: dict[str, str | int] = {"word": word, "count": count}
    if not bag and not choice.kept:
        return "play-out", params
    if len(laid.fitted.new) == RACK:
        return "play-all", params
    if choice.is_proved:
        return "play-solved", params
    dearer = thought.dearest
    if dearer is not None and dearer.laid is not None and dearer.points > count:
        other = dearer.word if dearer.word != word else f"{word} {dearer.laid.play.at}"
        compared = params | {"other": other, "most": dearer.points}
        if choice.samples:
            if opened_triples(layout, grid, dearer.laid.fitted.new) - opened_triples(layout, grid, laid.fitted.new):
                return "play-safe", compared
            return "play-foreseen", compared | {"chance": chance(choice)}
        if choice.kept:
            return "play-leave", compared | {"left": spelt(layout, choice.kept)}
    return _why_good(layout, grid, choice, laid, thought, params)


def _why_good(
    layout: Layout, grid: str, choice: MoveChoice, laid: FoundMove, thought: Thought, params: dict[str, str | int]
) -> Why:
    """The reason for a move that no other one outscores."""
    if any(layout.word_factors[square] >= _TRIPLE for square, _ in laid.fitted.new):
        return "play-triple", params
    words = 1 + len(laid.fitted.crossing)
    if words >= _MANY_WORDS:
        return "play-many", params | {"words": words}
    if opened_triples(layout, grid, laid.fitted.new):
        return "play-opens", params
    if thought.weighs_leaves and is_even(layout, choice.kept):
        return "play-even", params | {"left": spelt(layout, choice.kept)}
    if choice.samples:
        looked = sum(other.samples > 0 for other in thought.ranked)
        return "play-looked", params | {"looked": looked, "chance": chance(choice)}
    return "play-best", params


# --- what is true of a move -----------------------------------------------------------------------------------------


def opened_triples(layout: Layout, grid: str, new: Iterable[tuple[int, str]]) -> frozenset[int]:
    """Triple-word squares that a word of usual length can reach now, but could not reach before."""
    after = put(grid, new)
    return _triples_in_reach(layout, after) - _triples_in_reach(layout, grid)


def _triples_in_reach(layout: Layout, grid: str) -> frozenset[int]:
    triples = (square for square, factor in enumerate(layout.word_factors) if factor >= _TRIPLE)
    return frozenset(square for square in triples if grid[square] == EMPTY and _is_in_reach(grid, square))


def _is_in_reach(grid: str, square: int) -> bool:
    row, column = divmod(square, SIZE)
    across, down = grid[row * SIZE : (row + 1) * SIZE], grid[column::SIZE]
    return any(
        sign != EMPTY
        for line, place in ((across, column), (down, row))
        for sign in line[max(0, place - _REACH + 1) : place + _REACH]
    )


def is_even(layout: Layout, kept: str) -> bool:
    """Whether the tiles are balanced: vowels and consonants nearly equal, nothing twice, nothing hard to use."""
    letters = kept.replace(BLANK, "")
    vowels = sum(letter in layout.tiles.vowels for letter in letters)
    no_twins = len(set(letters)) == len(letters)
    are_handy = all(layout.values[letter] <= HANDY for letter in letters)
    return len(letters) >= _EVEN_FROM and no_twins and are_handy and abs(2 * vowels - len(letters)) <= 1


def spelt(layout: Layout, kept: str) -> str:
    """Tiles in reading order: alphabetical, blanks last."""
    order = layout.alphabet + BLANK
    return " ".join(sorted(kept, key=order.index))


def chance(choice: MoveChoice) -> int:
    """The chance to win in percent."""
    return round(100 * choice.wins)

"""Looks ahead in the reverse game, where nothing is hidden: what a removal scores, and what it leaves to the others.

With two players it is a zero-sum game. So this is alpha-beta search with iterative deepening, best moves first, and a
table of known boards. Near the end of the game it reaches the end and is exact.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import EMPTY, Layout
from slovoteka.games.scrabble.reverse.removals import legal_removals, without

_FAR: Final = 1 << 20
"""More points than any board has."""
_TO_THE_END: Final = -1
"""Used as depth if the search reached the end."""


class Removal(Value, frozen=True):
    squares: tuple[int, ...]
    points: int
    after: str
    """The grid after the removal."""


class SearchedRemoval(Value, frozen=True):
    removal: Removal
    ahead: int
    """The lead over what the next players take, as far as the search went."""
    is_exact: bool
    """Whether the search reached the end of the game."""
    is_dearest: bool
    """Whether no other removal scores more at once."""


class _Known(Value, frozen=True):
    """What is known about a board: bounds for the lead of the player to move."""

    low: int = -_FAR
    high: int = _FAR
    is_exact: bool = False
    """Whether the search reached the end of the game, so that the bounds hold for any depth."""


_NOTHING_KNOWN: Final = _Known()


class _OutOfPatience(Exception):
    """The budget of work is used up."""


class RemovalSearch:
    """The search for one decision. It keeps nothing for the next, so decisions do not depend on earlier ones."""

    def __init__(self, layout: Layout, is_word: Callable[[str], bool], most_tiles: int) -> None:
        self._layout = layout
        self._is_word = cache(is_word)
        self._tiles_left = most_tiles
        """How many tiles may still be looked at, on all boards together. The time for a board depends on its tiles."""
        self._known: dict[tuple[str, int], _Known] = {}
        """By grid and number of turns looked ahead."""
        self._horizons = 0
        """How often the search has stopped before the end of the game."""
        self._options = cache(self._removals)

    def best(self, grid: str, turns: int) -> SearchedRemoval | None:
        """The best removal, looking this many turns ahead, or fewer if the work budget runs out."""
        options = list(self._options(grid))
        if not options:
            return None
        dearest = options[0].points
        best = SearchedRemoval(options[0], dearest, is_exact=False, is_dearest=True)
        for depth in range(2, turns + 1):
            try:
                best = self._best_of(options, depth, dearest)
            except _OutOfPatience:
                break
            if best.is_exact:
                break
            options.remove(best.removal)
            options.insert(0, best.removal)
        return best

    def _best_of(self, options: Sequence[Removal], depth: int, dearest: int) -> SearchedRemoval:
        horizons = self._horizons
        best, most = options[0], -_FAR
        for option in options:
            ahead = option.points - self._ahead(option.after, depth - 1, -_FAR, option.points - most)
            if ahead > most:
                best, most = option, ahead
        return SearchedRemoval(best, most, self._horizons == horizons, best.points == dearest)

    def _ahead(self, grid: str, depth: int, low: int, high: int) -> int:
        """The lead of the player to move, if it is between low and high; otherwise a bound on that side."""
        if depth == 0:
            self._horizons += 1
            return 0
        known = self._known.get((grid, _TO_THE_END)) or self._known.get((grid, depth), _NOTHING_KNOWN)
        if known.low >= high or known.high <= low or known.low == known.high:
            self._horizons += not known.is_exact
            return known.low if known.low >= high else known.high
        self._tiles_left -= 1  # known boards are cheap, but they can come back endlessly
        horizons, most = self._horizons, -_FAR
        for option in self._options(grid):
            floor = max(low, most)
            most = max(
                most, option.points - self._ahead(option.after, depth - 1, option.points - high, option.points - floor)
            )
            if most >= high:
                break
        if most == -_FAR:
            most = 0  # nothing can be removed: the game is over (SM-78)
        is_exact = self._horizons == horizons
        self._known[grid, _TO_THE_END if is_exact else depth] = _Known(
            known.low if most <= low else most, known.high if most >= high else most, is_exact
        )
        return most

    def _removals(self, grid: str) -> tuple[Removal, ...]:
        """All removals, the dearest first. The best is then often found early, and the rest is cut off."""
        if self._tiles_left < 0:
            raise _OutOfPatience
        self._tiles_left -= len(grid) - grid.count(EMPTY)
        found = [
            Removal(squares, self._layout.face_sum("".join([grid[at] for at in squares])), without(grid, squares))
            for squares in legal_removals(grid, self._is_word)
        ]
        return tuple(sorted(found, key=lambda removal: (-removal.points, len(removal.squares), removal.squares)))

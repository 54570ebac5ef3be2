"""Looking ahead in the reverse game, where nothing is hidden: what a removal brings, and what it leaves to the others.

Two players are a game of sums: what one is ahead, the other is behind. So the search is the classic one, deeper and
deeper with the best first, and what was found about a board is kept. Near the end it sees the end, and is then exact.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import EMPTY, Layout
from slovoteka.games.scrabble.reverse.removals import legal_removals, without

_FAR: Final = 1 << 20
"""Points: more than any board has."""
_TO_THE_END: Final = -1
"""Instead of a number of turns."""


class Removal(Value, frozen=True):
    squares: tuple[int, ...]
    points: int
    after: str
    """The grid then."""


class Foreseen(Value, frozen=True):
    removal: Removal
    ahead: int
    """Points by which it leads over what the next players take, as far as was looked."""
    is_exact: bool
    """Whether it was looked to the end."""
    is_dearest: bool
    """Whether nothing brings more at once."""


class _Known(Value, frozen=True):
    """What is known of a board: bounds for what whoever moves will be ahead."""

    low: int = -_FAR
    high: int = _FAR
    is_exact: bool = False
    """Whether it was looked to the end, so that it holds however far one looks."""


_NOTHING_KNOWN: Final = _Known()


class _OutOfPatience(Exception):
    """As much was looked at as may be."""


class Foresight:
    """For one decision: how much it looks at must not depend on what was asked before."""

    def __init__(self, layout: Layout, is_word: Callable[[str], bool], patience: int) -> None:
        self._layout = layout
        self._is_word = cache(is_word)
        self._patience = patience
        """Tiles that may yet be looked at, on all boards together: a board takes time by the tiles on it."""
        self._known: dict[tuple[str, int], _Known] = {}
        """By grid and turns looked ahead."""
        self._horizons = 0
        """How often the search has stopped before the end."""
        self._options = cache(self._removals)

    def best(self, grid: str, turns: int) -> Foreseen | None:
        """The best removal, so many turns looked ahead, its own included; fewer where there is too much to look at."""
        options = list(self._options(grid))
        if not options:
            return None
        dearest = options[0].points
        best = Foreseen(options[0], dearest, is_exact=False, is_dearest=True)
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

    def _best_of(self, options: Sequence[Removal], depth: int, dearest: int) -> Foreseen:
        horizons = self._horizons
        best, most = options[0], -_FAR
        for option in options:
            ahead = option.points - self._ahead(option.after, depth - 1, -_FAR, option.points - most)
            if ahead > most:
                best, most = option, ahead
        return Foreseen(best, most, self._horizons == horizons, best.points == dearest)

    def _ahead(self, grid: str, depth: int, low: int, high: int) -> int:
        """What whoever moves will be ahead from here, if it lies between low and high; else a bound on that side."""
        if depth == 0:
            self._horizons += 1
            return 0
        known = self._known.get((grid, _TO_THE_END)) or self._known.get((grid, depth), _NOTHING_KNOWN)
        if known.low >= high or known.high <= low or known.low == known.high:
            self._horizons += not known.is_exact
            return known.low if known.low >= high else known.high
        self._patience -= 1  # boards seen before cost little, but there is no end to coming back to them
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
        """The dearest first: so the best is often found first, and the rest need not be looked at."""
        if self._patience < 0:
            raise _OutOfPatience
        self._patience -= len(grid) - grid.count(EMPTY)
        found = [
            Removal(squares, self._layout.face_sum("".join([grid[at] for at in squares])), without(grid, squares))
            for squares in legal_removals(grid, self._is_word)
        ]
        return tuple(sorted(found, key=lambda removal: (-removal.points, len(removal.squares), removal.squares)))

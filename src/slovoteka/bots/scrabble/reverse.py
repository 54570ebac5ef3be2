"""The reverse game: removed tiles count their face value (SM-79), and what they uncover helps the next player."""

from collections.abc import Mapping
from typing import Final

from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.scrabble.player import Player, with_reason
from slovoteka.bots.scrabble.removal_search import RemovalSearch, SearchedRemoval
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Pass, Remove
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.reverse.removals import smallest_removal
from slovoteka.games.scrabble.reverse.views import Public


class LookAhead(Value, frozen=True):
    turns: int
    """How far a level looks ahead, its own turn included."""
    most_tiles: int = 0
    """How many tiles it looks at, on all boards together. A thousand take about 25 ms."""


_TO_THE_END: Final = 100
_LOOK_AHEAD: Final[Mapping[Level, LookAhead]] = {
    "beginner": LookAhead(turns=1),
    "amateur": LookAhead(turns=2, most_tiles=6_000),
    "master": LookAhead(turns=4, most_tiles=8_000),
    "grandmaster": LookAhead(turns=_TO_THE_END, most_tiles=10_000),
    "oracle": LookAhead(turns=_TO_THE_END, most_tiles=18_000),
}
_AMONG_MANY: Final = 2
"""The number of turns with more than two players, because nobody knows whom the others will play against."""


class ReversePlayer(Player):
    def decide(self, situation: Situation) -> Decision:
        public: Public = situation.public
        look_ahead = _LOOK_AHEAD[self.level]
        is_duel = len(public.points) - len(public.gone) == 2
        search = RemovalSearch(self.layout, self.words.__contains__, look_ahead.most_tiles)
        best = search.best(public.grid, look_ahead.turns if is_duel else min(look_ahead.turns, _AMONG_MANY))
        if best is not None:
            return self._foreseen(public, situation.seat, best)
        # Passing is not allowed (SM-G26), so a bot that sees no removal uses the dictionary.
        squares = smallest_removal(public.grid, self.dictionary.__contains__)
        if squares is None:
            return with_reason(Pass(), "remove-none")
        return self._remove(squares, self._face(public.grid, squares), "remove-looked-up")

    def _foreseen(self, public: Public, seat: int, best: SearchedRemoval) -> Decision:
        removal = best.removal
        if not best.is_exact:
            code = "remove-best" if best.is_dearest else "remove-foreseen"
            return self._remove(removal.squares, removal.points, code)
        others = [points for other, points in enumerate(public.points) if other not in (seat, *public.gone)]
        wins = public.points[seat] + best.ahead > max(others, default=0)
        return self._remove(removal.squares, removal.points, "remove-wins" if wins else "remove-end")

    def _remove(self, squares: tuple[int, ...], points: int, code: str) -> Decision:
        return with_reason(Remove(tuple(at_text(square, down=False) for square in squares)), code, count=points)

    def _face(self, grid: str, squares: tuple[int, ...]) -> int:
        return self.layout.face_sum("".join(grid[square] for square in squares))

"""The reverse game: what comes off the board counts its face (SM-79)."""

from itertools import islice

from slovoteka.bots.bot import Decision, Situation
from slovoteka.bots.scrabble.player import Player, say
from slovoteka.games.scrabble.actions import Pass, Remove
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.reverse.removals import legal_removals, smallest_removal
from slovoteka.games.scrabble.reverse.views import Public

_SEARCHED = 300
"""Removals compared: far more than a person looks at."""


class ReversePlayer(Player):
    def decide(self, situation: Situation) -> Decision:
        public: Public = situation.public
        grid = public.grid
        seen = islice(legal_removals(grid, self.words.__contains__), _SEARCHED)
        best = max(seen, key=lambda squares: self._face(grid, squares), default=None)
        if best is not None:
            return self._remove(grid, best, "remove-best")
        # There is no passing (SM-G26): who sees nothing looks through the dictionary.
        looked_up = smallest_removal(grid, self.dictionary.__contains__)
        return say(Pass(), "remove-none") if looked_up is None else self._remove(grid, looked_up, "remove-looked-up")

    def _remove(self, grid: str, squares: tuple[int, ...], code: str) -> Decision:
        removal = Remove(tuple(at_text(square, down=False) for square in squares))
        return say(removal, code, count=self._face(grid, squares))

    def _face(self, grid: str, squares: tuple[int, ...]) -> int:
        return self.layout.face_sum("".join(grid[square] for square in squares))

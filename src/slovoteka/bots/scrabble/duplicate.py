"""Duplicate: everyone has the same rack, so only points count (SM-98)."""

from slovoteka.bots.bot import Decision, Situation
from slovoteka.bots.scrabble.player import Player, play, with_reason
from slovoteka.games.scrabble.actions import Pass
from slovoteka.games.scrabble.duplicate.views import Public


class DuplicatePlayer(Player):
    def decide(self, situation: Situation) -> Decision:
        public: Public = situation.public
        chosen = self.best_of_all(public.grid, public.rack)
        return with_reason(Pass(), "empty-sheet") if chosen is None else play(chosen, claims=True)

"""A simulated newcomer, to measure how hard our levels are for somebody who has never played."""

from slovoteka.bots.bot import Decision, Situation
from slovoteka.bots.scrabble.known_position import rack_of
from slovoteka.bots.scrabble.player import Chosen, play
from slovoteka.bots.scrabble.standard import StandardPlayer
from slovoteka.bots.scrabble.vocabulary import all_words, policy_of
from slovoteka.bots.sight import NEWCOMER
from slovoteka.bots.words import open_band
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.views import Public

_LOOKS = 3
"""How often it looks at its letters before it exchanges them."""
_MOST_PLAYS = 5_000


class Newcomer(StandardPlayer):
    """Lays the word with most points among those that it sees, at the places where it sees them."""

    def _turn(self, situation: Situation) -> Decision:
        public: Public = situation.public
        rack = rack_of(self.options, situation.private, public.mover)
        plays, _ = self.finder.ranked(public.grid, rack, _MOST_PLAYS)
        for look in range(_LOOKS):
            for found in plays:  # the one with most points first
                position = f"{public.grid} {rack} {look} {found.play.at}"
                if NEWCOMER.sees(self.seed, position, found.fitted.words[0]):
                    return play(Chosen(move=found, points=found.score, most=found.score), claims=self.options.declare)
        return self._without_a_word(public, rack)


def make(options: Options, seed: int) -> Newcomer:
    policy = policy_of(options)
    return Newcomer("beginner", options, seed, open_band(policy, 2), all_words(policy))

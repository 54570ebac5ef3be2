"""What the levels know and how they decide: one table for bots at tables and for the matches that measure them.

Handicaps are honest. A weaker level knows fewer words, the frequent ones, and looks less far; what it sees it plays as
well as it can, and none errs on purpose.
"""

from collections.abc import Mapping
from typing import Final

from slovoteka.bots.bot import Level
from slovoteka.core.value import Value
from slovoteka.engine.matches import Skill as Search
from slovoteka.lexicon.dictionary import Band

_NODES_PER_MS: Final = 100
"""Positions of an endgame: less than half of what one core looks at."""


class Skill(Value, frozen=True, kw_only=True):
    band: Band | None
    """How many words it knows; None: all that the dictionary of its table has."""
    search: Search
    iterations_per_ms: int = 0
    """How much it plays out where it takes all the time it has. By numbers and not by the clock, so that the same seed
    and situations give the same decisions."""
    guesses: bool = False
    """Whether it plays words that it only half knows, where nobody looks them up unless asked to."""
    doubts: int | None = None
    """Of a hundred words that it does not know and that look like none, so many it challenges; None: it knows the
    dictionary, and challenges just what is not in it."""

    def search_within(self, budget_ms: int) -> Search:
        if not self.iterations_per_ms:
            return self.search
        iterations = max(self.search.iterations, self.iterations_per_ms * budget_ms)
        nodes = min(self.search.endgame_nodes, _NODES_PER_MS * budget_ms)
        return self.search.but(iterations=iterations, endgame_nodes=nodes)


SKILLS: Final[Mapping[Level, Skill]] = {
    "beginner": Skill(band=1, search=Search(with_leaves=False), guesses=True, doubts=15),
    "amateur": Skill(band=2, search=Search(with_leaves=False), guesses=True, doubts=30),
    "master": Skill(band=3, search=Search(), guesses=True, doubts=60),
    "grandmaster": Skill(band=4, search=Search(candidates=8, iterations=400, endgame_nodes=5_000)),
    "oracle": Skill(
        band=None,
        search=Search(candidates=20, iterations=400, endgame_nodes=100_000, preendgame_bag=4, infers=True, threads=2),
        iterations_per_ms=4,
    ),
}

"""What the levels know and how they decide. Bots at tables and matches that measure them use the same table.

Handicaps are honest. A weaker level knows fewer words, the frequent ones, may not see all of them, and looks less
far ahead. It plays what it sees as well as it can and never errs on purpose.
"""

from collections.abc import Mapping
from typing import Final

from slovoteka.bots.bot import Level
from slovoteka.bots.sight import BEGINNER, Sight
from slovoteka.core.value import Value
from slovoteka.engine.matches import EngineSkill as Search
from slovoteka.lexicon.dictionary import Band

_NODES_PER_MS: Final = 100
"""How many positions of an endgame are searched per millisecond: less than half of what one core can do."""


class Skill(Value, frozen=True, kw_only=True):
    band: Band | None
    """How many words it knows; None means all words of the table's dictionary."""
    search: Search
    sight: Sight | None = None
    """Which words it sees; None means all that it knows."""
    iterations_per_ms: int = 0
    """How many simulations it runs per millisecond of its budget. The number depends on the budget and not on the
    clock, so that the same seed and situations give the same decisions."""
    guesses: bool = False
    """Whether it plays half-known words where words are looked up only after a challenge."""
    doubts: int | None = None
    """How many of a hundred unknown, odd-looking words it challenges. None means that it knows the dictionary and
    challenges exactly the words that are not in it."""

    def search_within(self, budget_ms: int) -> Search:
        if not self.iterations_per_ms:
            return self.search
        iterations = max(self.search.iterations, self.iterations_per_ms * budget_ms)
        nodes = min(self.search.endgame_nodes, _NODES_PER_MS * budget_ms)
        return self.search.but(iterations=iterations, endgame_nodes=nodes)


SKILLS: Final[Mapping[Level, Skill]] = {
    "beginner": Skill(
        band=1,
        search=Search(with_leaves=False, counts_end=False),
        sight=BEGINNER,
        guesses=True,
        doubts=15,
    ),
    "amateur": Skill(band=2, search=Search(with_leaves=False, counts_end=False), guesses=True, doubts=30),
    "master": Skill(band=3, search=Search(), guesses=True, doubts=60),
    "grandmaster": Skill(band=4, search=Search(candidates=8, iterations=400, endgame_nodes=5_000)),
    "oracle": Skill(
        band=None,
        search=Search(candidates=20, iterations=400, endgame_nodes=100_000, preendgame_bag=4, infers=True, threads=2),
        iterations_per_ms=4,
    ),
}

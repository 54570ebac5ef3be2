"""Puzzles from «Кодовые имена»: a clue for three codenames."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from math import log2
from typing import Final

import msgspec
import numpy as np

from slovoteka.associations.table import open_table
from slovoteka.bots.codenames import make
from slovoteka.bots.codenames.partner_models import MIX, PartnerModels
from slovoteka.bots.codenames.player import Player
from slovoteka.core.errors import Illegal
from slovoteka.core.situation import Situation
from slovoteka.games import registry
from slovoteka.games.codenames.actions import Clue
from slovoteka.games.codenames.deck import is_ours
from slovoteka.games.codenames.views import Public
from slovoteka.puzzles.games.codenames.clues import chances_of, refuse_unclean
from slovoteka.puzzles.model import Graded, Params, Proposal, Puzzle, scene_of
from slovoteka.puzzles.ratings import difficulty
from slovoteka.review.decisions import MatchDecisions
from slovoteka.review.model import Remark

_GAME: Final = "codenames"
_TABLE: Final[dict[str, int]] = {}
_WANTED: Final = 3
_FEWEST_OPEN: Final = 12
"""The least open codenames. With fewer there is little to avoid."""
_LOOKED_AT: Final = 40
"""How many of the captain's ideas are examined, best first."""
_FIRST, _SECOND = 1.5, 1.2
"""How many times likelier the last of the three must be than any other codename, in the first and the deeper check."""
_KNOWN: Final = 3.0
"""How frequent a clue must be, on the Zipf scale, for people to think of it."""
_USUAL_WAYS: Final = 16


@cache
def _captain() -> Player:
    return make("master", registry.find(_GAME).rules.read_options(_TABLE), 0)


class ThreeWords:
    kind: Final = "codenames-clue"
    game: Final = _GAME
    table: Final = _TABLE
    levels: Final = ("amateur",) * 4

    def propose(self, story: MatchDecisions) -> Iterator[Proposal]:
        if story.options.form != "teams" or story.options.seats != 4 or not is_ours(story.options.deck):
            return
        for decision in story.decisions:
            seen = decision.situation
            if seen.window.kind == "clue" and len(seen.public.open_codenames) >= _FEWEST_OPEN:
                # Earlier clues and games are removed: the puzzle is about the board alone.
                public = seen.public.but(clues=(), late=False, results=(), passed=(), gone=())
                private = seen.private.but(asked=None, whispers=())
                yield from self._look(decision.number, seen.but(public=public, private=private))

    def _look(self, number: int, seen: Situation) -> Iterator[Proposal]:
        public: Public = seen.public
        for idea in islice(_captain().ideas(public, seen.private), _LOOKED_AT):
            if idea.number != _WANTED:
                continue
            clue, words = open_table().clue(idea.clue), [word for word, _ in idea.targets]
            chances = chances_of(clue, public.open_codenames)
            if _lead(chances, words) >= _FIRST:
                yield self._proposal(number, seen, clue, words, sum(chances[word] for word in words))
                return

    def _proposal(self, number: int, seen: Situation, clue: str, words: list[str], score: float) -> Proposal:
        marked = tuple(sorted(map(seen.public.board.index, words)))
        params: Params = {"clue": clue, "words": ", ".join(words), "percent": round(100 * score)}
        return Proposal(
            number=number,
            scene=scene_of(_GAME, _TABLE, seen, marked),
            answers=(Graded(action=msgspec.to_builtins(Clue(clue, _WANTED)), score=1.0),),
            rating=self._difficulty(seen.public, marked, score),
            solution=(Remark("puzzle-the-clue", params),),
        )

    def holds(self, puzzle: Puzzle) -> bool:
        """The first check asks all sources together; a captain also asks each of them separately."""
        seen = puzzle.scene.situation()
        words, clue = [seen.public.board[place] for place in puzzle.scene.marked], puzzle.best.word
        try:
            refuse_unclean(clue, _WANTED, seen.public.open_codenames)
        except Illegal:
            return False
        sides, weighed = _captain().weigh(seen.public, seen.private, clue, _WANTED)
        return _lead(dict(zip(sides.open, weighed.chances, strict=True)), words) >= _SECOND

    @staticmethod
    def _difficulty(public: Public, marked: tuple[int, ...], score: float) -> int:
        """The more clues lead to the same three codenames, the easier it is to find one."""
        table, words = open_table(), public.open_codenames
        wanted = [words.index(public.board[place]) for place in marked]
        logits = PartnerModels(table, words).logits(MIX)[table.zipf[table.clue_words] >= _KNOWN]
        others = np.delete(logits, wanted, axis=1).max(axis=1)
        ways = int((logits[:, wanted].min(axis=1) > others).sum())
        return difficulty(1500 - 110 * log2(max(ways, 1) / _USUAL_WAYS) - 300 * (score - 0.7))


def _lead(chances: Mapping[str, float], words: list[str]) -> float:
    """How many times likelier the least likely of these words is than any other word."""
    return min(chances[word] for word in words) / max(chance for word, chance in chances.items() if word not in words)


MAKERS: Final = (ThreeWords(),)

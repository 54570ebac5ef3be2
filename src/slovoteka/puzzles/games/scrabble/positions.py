"""The positions of games that puzzles are made from, and how their moves are graded."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from slovoteka.bots.scrabble.known_position import rack_of, seen_at
from slovoteka.bots.scrabble.vocabulary import policy_of
from slovoteka.bots.words import open_band
from slovoteka.core.situation import Situation
from slovoteka.games import registry
from slovoteka.games.scrabble.actions import write_action
from slovoteka.games.scrabble.options import Options
from slovoteka.lexicon.dictionary import Band
from slovoteka.puzzles.decency import is_decent
from slovoteka.puzzles.model import Puzzle
from slovoteka.review.decisions import MatchDecisions
from slovoteka.review.scrabble.positions import KnownPosition, Move

GAME: Final = "scrabble"
TABLE: Final = {"seats": 2}
MOST_BAND: Final = 4
"""The band of the rarest words that a puzzle may ask for."""
_MATTERS: Final = (
    *("seats", "edition", "mode", "board", "tiles", "centre_doubles", "dictionary", "yo", "obscene", "own_words"),
    *("reusable_blanks", "theme", "jacks", "two_bags", "restricted_exchange"),
)
"""Options that change the value of a move."""
_BANDS: Final[tuple[Band, ...]] = (1, 2, 3, 4)


def turns(story: MatchDecisions) -> Iterator[tuple[int, Situation]]:
    """What players saw before their turns, without irrelevant parts. Tables with unusual options are skipped."""
    usual = _usual_table()
    if any(getattr(story.options, name) != getattr(usual, name) for name in _MATTERS):
        return
    for decision in story.decisions:
        seen = decision.situation
        if seen.window.kind == "turn" and seen.public.pending is None and not seen.public.gone:
            public = seen.public.but(clock=None, lots=(), skips=(), passed=(), shown=("", ""))
            yield decision.number, seen.but(options=usual, public=public)


def _usual_table() -> Options:
    options: Options = registry.find(GAME).rules.read_options(TABLE)
    return options


def position_of(seen: Situation) -> KnownPosition:
    rack = rack_of(seen.options, seen.private, seen.public.mover)
    return KnownPosition(options=seen.options, seen=seen_at(seen.options, seen.public, rack, (), weighs_leaves=True))


def is_answer(puzzle: Puzzle, move: Move) -> bool:
    return move.laid is not None and msgspec.to_builtins(move.action) == puzzle.answers[0].action


def written(move: Move) -> str:
    return write_action(move.action)


def band_of(options: Options, words: Sequence[str]) -> int:
    """The band of the rarest of these words.

    It is beyond all bands for a word that no bot knows or that should not be asked for.
    """
    policy = policy_of(options)
    if not all(map(is_decent, words)):
        return MOST_BAND + 1
    return max(next((band for band in _BANDS if word in open_band(policy, band)), MOST_BAND + 1) for word in words)

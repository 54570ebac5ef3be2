"""Mirrored matches of the engine's players with each other: each level against the one below, search against none.

    <state>/<match>-<hash of its terms>/<number>.npy       scores of a chunk of pairs

Whatever stops it, at most the chunk at work is lost. Matches of other skills, words or values of leaves have other
folders; but whoever has changed the engine itself begins with an empty state.
"""

import os
from collections.abc import Callable
from hashlib import blake2b
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of
from slovoteka.bots.scrabble.skills import SKILLS
from slovoteka.bots.scrabble.vocabulary import all_words, engine_for, engine_player, known_words, policy_of
from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.leaves import leaves_for
from slovoteka.engine.matches import MatchEstimate, Player, Skill, play_pairs
from slovoteka.games.scrabble.options import Options, read_options
from slovoteka.lexicon.store import replace_file

GAME: Final = "scrabble"
_BUDGET_MS: Final = 1_000
"""What a bot is given for a move at a table."""
_SEED: Final = 1
_CHUNK: Final = 5
"""Pairs."""
_LEAST: Final = 0.65
_LEAST_OF_THE_LAST: Final = 0.54
"""Of game points, against the level below; of the strongest level, with an interval above one half."""
_LEAST_BY_SEARCH: Final = 0.56
_STATIC: Final = Skill()
_SEARCHING: Final = Skill(candidates=20, iterations=1_000_000, endgame_nodes=100_000, preendgame_bag=4, infers=True)
"""On one core: the others play games of their own meanwhile. At a table it has all of them."""


class Match(Value, frozen=True, kw_only=True):
    """Two players, and what was agreed for them."""

    name: str
    first: Player
    second: Player
    terms: str
    """Whatever decides about the scores."""
    least: float
    """The share of the first that was promised."""
    or_points: bool = False
    """Whether more points a game, beyond doubt, are as good."""
    threads: int
    """Games at once."""

    def folder(self, state: Path) -> Path:
        return state / f"{self.name}-{blake2b(self.terms.encode(), digest_size=8).hexdigest()}"


class LadderReport(Value, frozen=True, kw_only=True):
    match: Match
    standing: MatchEstimate

    @property
    def is_kept(self) -> bool:
        by_share = self.standing.share >= self.match.least and self.standing.share_low > 1 / 2
        return by_share or (self.match.or_points and self.standing.points_low > 0)


# --- who plays ------------------------------------------------------------------------------------------------------


def ladder(levels: list[Level]) -> list[Match]:
    """Each level against the one below it."""
    options = read_options({})
    return [_of_neighbours(options, weaker, stronger) for weaker, stronger in pairwise(levels)]


def strength(budget_ms: int) -> Match:
    """A player that looks ahead against one that plays what is best at first sight."""
    options = read_options({})
    words = all_words(policy_of(options))
    engine = engine_for(words, options, with_leaves=True)
    leaves = _digest_of_leaves(options, engine)
    searching = _SEARCHING.but(max_ms=budget_ms)
    return Match(
        name="strength",
        first=Player(engine, searching),
        second=Player(engine, _STATIC),
        terms=repr((searching, _STATIC, words.content_hash, leaves)),
        least=_LEAST_BY_SEARCH,
        or_points=True,
        threads=_cores(),
    )


def _of_neighbours(options: Options, weaker: Level, stronger: Level) -> Match:
    """Decisions go by numbers and not by the clock, so on every machine the same games are played."""
    known = [known_words(SKILLS[level], policy_of(options)).content_hash for level in (stronger, weaker)]
    first, second = (engine_player(level, options, _BUDGET_MS) for level in (stronger, weaker))
    leaves = _digest_of_leaves(options, first.engine)
    return Match(
        name=f"{stronger}-{weaker}",
        first=first,
        second=second,
        terms=repr((first.skill, second.skill, known, leaves)),
        least=_LEAST_OF_THE_LAST if stronger == levels_of(GAME)[-1] else _LEAST,
        threads=_cores(),
    )


def _digest_of_leaves(options: Options, engine: Engine) -> str:
    leaves = leaves_for(options.layout(), engine.graph.alphabet) or ()
    return blake2b(b"".join(array.tobytes() for array in leaves), digest_size=16).hexdigest()


def _cores() -> int:
    return len(os.sched_getaffinity(0))


# --- playing --------------------------------------------------------------------------------------------------------


def played(match: Match, pairs: int, state: Path, tell: Callable[[int], None]) -> NDArray[np.int32]:
    """Scores of so many pairs; those of them that were played before are read."""
    folder = match.folder(state)
    folder.mkdir(parents=True, exist_ok=True)
    scores = []
    for start in range(0, pairs, _CHUNK):
        path = folder / f"{start // _CHUNK:06}.npy"
        chunk = _read(path)
        if chunk is None:
            # Pair after pair has the next seed, so chunks go on where those before them ended.
            chunk = play_pairs(match.first, match.second, _CHUNK, _SEED + start, match.threads)
            _write(path, chunk)
        scores.append(chunk)
        tell(min(start + _CHUNK, pairs))
    return np.concatenate(scores)[: 2 * pairs]


def _read(path: Path) -> NDArray[np.int32] | None:
    try:
        scores: NDArray[np.int32] = np.load(path, allow_pickle=False)
    except (OSError, ValueError):
        return None
    return scores if scores.shape == (2 * _CHUNK, 2) else None


def _write(path: Path, scores: NDArray[np.int32]) -> None:
    content = BytesIO()
    np.save(content, scores, allow_pickle=False)
    replace_file(path, content.getvalue())

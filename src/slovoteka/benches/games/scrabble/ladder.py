"""Mirrored matches between the engine's players: each level against the one below, search against no search.

    <state>/<match>-<hash of its terms>/<number>.npy       scores of a chunk of pairs

If it is stopped, at most the current chunk is lost. Matches with other skills, words or leave values have other
folders. After a change of the engine itself, the state must be emptied.
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
from slovoteka.engine.matches import EnginePlayer, EngineSkill, MatchEstimate, play_pairs
from slovoteka.games.scrabble.options import Options, read_options
from slovoteka.lexicon.store import replace_file

GAME: Final = "scrabble"
_BUDGET_MS: Final = 1_000
"""The time that a bot has for a move at a table."""
_SEED: Final = 1
_CHUNK: Final = 5
"""The number of pairs in a chunk."""
_LEAST: Final = 0.65
_LEAST_OF_THE_LAST: Final = 0.54
"""The least share of game points against the level below, for the strongest level.

Its interval must be above one half.
"""
_LEAST_BY_SEARCH: Final = 0.56
_STATIC: Final = EngineSkill()
_SEARCHING: Final = EngineSkill(
    candidates=20, iterations=1_000_000, endgame_nodes=100_000, preendgame_bag=4, infers=True
)
"""It uses one core, because other games run in parallel. At a table it has all cores."""


class LadderMatch(Value, frozen=True, kw_only=True):
    """Two players and their terms."""

    name: str
    first: EnginePlayer
    second: EnginePlayer
    terms: str
    """Everything that decides the scores."""
    least: float
    """The target for the first player's share."""
    or_points: bool = False
    """Whether significantly more points a game meet the target too."""
    threads: int
    """The number of parallel games."""

    def folder(self, state: Path) -> Path:
        return state / f"{self.name}-{blake2b(self.terms.encode(), digest_size=8).hexdigest()}"


class LadderReport(Value, frozen=True, kw_only=True):
    match: LadderMatch
    standing: MatchEstimate

    @property
    def is_kept(self) -> bool:
        by_share = self.standing.share >= self.match.least and self.standing.share_low > 1 / 2
        return by_share or (self.match.or_points and self.standing.points_low > 0)


# --- who plays ------------------------------------------------------------------------------------------------------


def ladder(levels: list[Level]) -> list[LadderMatch]:
    """Each level against the one below it."""
    options = read_options({})
    return [_of_neighbours(options, weaker, stronger) for weaker, stronger in pairwise(levels)]


def strength(budget_ms: int) -> LadderMatch:
    """A player that looks ahead against one that plays the best move at first sight."""
    options = read_options({})
    words = all_words(policy_of(options))
    engine = engine_for(words, options, with_leaves=True)
    leaves = _digest_of_leaves(options, engine)
    searching = _SEARCHING.but(max_ms=budget_ms)
    return LadderMatch(
        name="strength",
        first=EnginePlayer(engine, searching),
        second=EnginePlayer(engine, _STATIC),
        terms=repr((searching, _STATIC, words.content_hash, leaves)),
        least=_LEAST_BY_SEARCH,
        or_points=True,
        threads=_cores(),
    )


def _of_neighbours(options: Options, weaker: Level, stronger: Level) -> LadderMatch:
    """Decisions depend on numbers instead of time, so every machine plays the same games."""
    known = [known_words(SKILLS[level], policy_of(options)).content_hash for level in (stronger, weaker)]
    first, second = (engine_player(level, options, _BUDGET_MS) for level in (stronger, weaker))
    leaves = _digest_of_leaves(options, first.engine)
    return LadderMatch(
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


def played(match: LadderMatch, pairs: int, state: Path, tell: Callable[[int], None]) -> NDArray[np.int32]:
    """The scores of so many pairs. Pairs that were played before are read from files."""
    folder = match.folder(state)
    folder.mkdir(parents=True, exist_ok=True)
    scores = []
    for start in range(0, pairs, _CHUNK):
        path = folder / f"{start // _CHUNK:06}.npy"
        chunk = _read(path)
        if chunk is None:
            # Each pair takes the next seed, so chunks continue where the previous ones ended.
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

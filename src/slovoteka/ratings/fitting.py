"""Estimates the ratings of bot levels from their games against each other, by maximum likelihood."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.ratings.levels import ANCHOR, LevelPair
from slovoteka.ratings.model import BETA, START, START_SIGMA, Rating

_SCALE: Final = BETA * 2**0.5
_PRIOR: Final = (_SCALE / START_SIGMA) ** 2
"""The prior of a newcomer for each level, so that a level that has won all its games is not rated infinitely high."""
_STEPS: Final = 50
_LEAST_SIGMA: Final = 40.0
"""The least uncertainty, even with many games: against people a bot may be stronger or weaker than against bots."""


def fitted(levels: Sequence[str], pairs: Sequence[LevelPair]) -> dict[str, Rating]:
    """The rating of each level. `ANCHOR`, or else the first level, has 1500. Levels without a chain of games to it
    are left out."""
    anchor = ANCHOR if ANCHOR in levels else levels[0]
    played = [pair for pair in pairs if pair.games]
    tied = _tied_to(anchor, played)
    known = [level for level in levels if level in tied]
    games, points = np.zeros((len(known),) * 2), np.zeros((len(known),) * 2)
    for pair in played:
        if pair.weaker in tied:
            weaker, stronger = known.index(pair.weaker), known.index(pair.stronger)
            games[stronger, weaker] = games[weaker, stronger] = pair.games
            points[stronger, weaker] = pair.points
            points[weaker, stronger] = pair.games - pair.points
    strengths, spread = _most_likely(games, points, known.index(anchor))
    return {
        level: Rating(
            mu=round(START + _SCALE * float(strengths[place]), 1),
            sigma=round(max(_LEAST_SIGMA, _SCALE * float(spread[place])), 1),
            games=sum(pair.games for pair in played if level in (pair.weaker, pair.stronger)),
        )
        for place, level in enumerate(known)
        if len(known) > 1
    }


def _tied_to(anchor: str, played: Sequence[LevelPair]) -> set[str]:
    tied = {anchor}
    for _ in played:
        for pair in played:
            if tied & {pair.weaker, pair.stronger}:
                tied |= {pair.weaker, pair.stronger}
    return tied


def _most_likely(
    games: NDArray[np.float64], points: NDArray[np.float64], anchor: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Strengths and their spreads in logits, by Newton's method on the Bradley-Terry likelihood. The anchor stays at
    zero."""
    free = [place for place in range(len(games)) if place != anchor]
    strengths = np.zeros(len(games))
    spread = np.zeros(len(games))
    for _ in range(_STEPS):
        chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        slope = (points - games * chances).sum(axis=1) - _PRIOR * strengths
        weights = games * chances * (1 - chances)
        curve = np.diag(weights.sum(axis=1) + _PRIOR) - weights
        inner = curve[np.ix_(free, free)]
        # Limits the step, because a Newton step that is too long may diverge.
        strengths[free] += np.clip(np.linalg.solve(inner, slope[free]), -1, 1)
        spread[free] = np.sqrt(np.diag(np.linalg.inv(inner)))
    return strengths, spread

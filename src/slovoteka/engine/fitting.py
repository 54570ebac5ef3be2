"""Fits the model of leaves to observations: a prior, and each leave's own part shrunk towards it."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.engine.engine import POINT
from slovoteka.engine.leaves import (
    LARGEST_OWN,
    SHARES,
    STEP,
    Features,
    Lattice,
    LeaveModel,
    LeaveSubject,
    passed_on,
)
from slovoteka.engine.probing import LeaveTally

_MOST_ROWS: Final = 250_000
"""How many leaves the prior of one size is fitted to, the most frequent first. It has only hundreds of coefficients."""
_ROWS_AT_ONCE: Final = 8_192
_WEAK, _STRONG = 20.0, 400.0
"""Ridge penalties, in numbers of racks. A single tile is worth many points and occurs often. A pair is worth a point
or two, and racks differ by 20 points and more, so it takes hundreds of racks to tell."""
_ROUNDS: Final = 12
_MOST_SHARE: Final = 4 * SHARES


def fit(tally: LeaveTally, subject: LeaveSubject) -> LeaveModel:
    features = Features(subject)
    leaves = Lattice(subject.kinds, subject.rack_size - 2)
    beyond = np.zeros(1, np.int32)
    coefficients, own = [], []
    for size in range(1, subject.rack_size):
        counts = tally.counts[size].astype(np.int64)
        means = tally.sums[size] / np.maximum(counts, 1) - tally.mean
        parts = leaves.sum_of_parts(size, beyond)
        fitted = _fit_prior(features, size, counts, means, parts)
        coefficients.append(fitted)
        beyond = passed_on(leaves, size, beyond, int(fitted[features.share_at]))
        if size <= LARGEST_OWN:
            prior = features.sums(leaves, size, fitted) + beyond
            steps = _shrunk(means - prior / POINT, counts) * (POINT / STEP)
            own.append(np.clip(np.rint(steps), -127, 127).astype(np.int8))
            beyond += own[-1].astype(np.int32) * STEP
    return LeaveModel(subject, tuple(coefficients), tuple(own))


# --- the prior ------------------------------------------------------------------------------------------------------


def _fit_prior(
    features: Features, size: int, counts: NDArray[np.int64], means: NDArray[np.float64], parts: NDArray[np.int32]
) -> NDArray[np.int32]:
    """Ridge regression, with each leave weighted by how often it occurred."""
    places = np.flatnonzero(counts)
    if len(places) > _MOST_ROWS:
        places = np.sort(places[np.argsort(-counts[places], kind="stable")[:_MOST_ROWS]])
    gram = np.diag(_penalties(features))
    right = np.zeros(features.count)
    for start in range(0, len(places), _ROWS_AT_ONCE):
        some = places[start : start + _ROWS_AT_ONCE]
        rows = _rows(features, leaves_at(some, size, features.kinds))
        rows[:, features.share_at] = parts[some] / POINT
        weights = np.sqrt(counts[some])
        rows *= weights[:, None]
        gram += rows.T @ rows
        right += rows.T @ (weights * means[some])
    solved = np.linalg.solve(gram, right)
    found: NDArray[np.int32] = np.rint(solved * POINT).astype(np.int32)
    found[features.share_at] = np.clip(np.rint(solved[features.share_at] * SHARES), -_MOST_SHARE, _MOST_SHARE)
    return found


def _penalties(features: Features) -> NDArray[np.float64]:
    penalties = np.full(features.count, _STRONG)
    penalties[: features.pairs_from] = _WEAK
    penalties[features.balance_from :] = _WEAK
    return penalties


def _rows(features: Features, tiles: NDArray[np.int64]) -> NDArray[np.float32]:
    """How often each feature occurs in each of these leaves."""
    size, count = tiles.shape
    columns = [*tiles]
    for later in range(1, size):
        columns += [
            features.pairs_from + features.pair_numbers[tiles[earlier], tiles[later]] for earlier in range(later)
        ]
    columns.append(features.balance_from + features.balance_codes[tiles].sum(axis=0))
    rows = np.zeros((count, features.count), np.float32)
    every = np.arange(count)
    for column in columns:
        rows[every, column] += 1
    for later in range(2, size):
        third = np.flatnonzero(tiles[later] == tiles[later - 2])
        rows[third, features.thirds_from + tiles[later][third]] += 1
    return rows


def leaves_at(places: NDArray[np.int64], size: int, kinds: int) -> NDArray[np.int64]:
    """The tiles of the leaves of this size at these indices: first tiles, second tiles, …"""
    tiles = np.empty((size, len(places)), np.int64)
    rest = places.copy()
    for length in range(size, 0, -1):
        firsts = np.array([Lattice.first(kind, length) for kind in range(kinds)])
        tiles[length - 1] = np.searchsorted(firsts, rest, side="right") - 1
        rest -= firsts[tiles[length - 1]]
    return tiles


# --- each leave's own part ------------------------------------------------------------------------------------------


def _shrunk(beyond: NDArray[np.float64], counts: NDArray[np.int64]) -> NDArray[np.float64]:
    """What was observed of each leave beyond the prior, shrunk: rare observations count little."""
    noise, spread = variances(beyond[counts > 0], counts[counts > 0])
    # A leave seen n times has a variance of noise / n, while true values vary between leaves by `spread`.
    belief = counts * spread / (counts * spread + noise) if spread > 0 else np.zeros(len(counts))
    return np.where(counts > 0, belief * beyond, 0.0)


def variances(beyond: NDArray[np.float64], counts: NDArray[np.int64]) -> tuple[float, float]:
    """The variance of one rack's points, and of the true values of leaves beyond the prior.

    The square of an observed value is on average spread + noise / n. So this fits a straight line through such
    squares, weighted by their precision. The precision depends on the line, so the fit is repeated.
    """
    squares, inverse = beyond**2, 1 / counts
    noise, spread = float(np.average(squares * counts)), 0.0
    for _ in range(_ROUNDS):
        weights = 1 / np.maximum(spread + noise * inverse, 1e-9) ** 2
        centre, level = np.average(inverse, weights=weights), np.average(squares, weights=weights)
        across = np.average((inverse - centre) ** 2, weights=weights)
        slope = np.average((inverse - centre) * (squares - level), weights=weights) / across if across > 0 else 0.0
        noise = max(float(slope), 1e-6)
        spread = max(float(level - slope * centre), 0.0)
    return noise, spread

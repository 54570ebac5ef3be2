"""Vectors of words that the table does not have, from the packages that it was built from. This is slow, but rare."""

from functools import lru_cache
from pathlib import Path

import numpy as np

from slovoteka.associations.sources import presence
from slovoteka.associations.spaces import Floats, Space, Whitening, encoded_vectors, vector_of_forms
from slovoteka.associations.vectors import Corpus, QuantizedVectors, read_vectors
from slovoteka.associations.words import inflected


def unlisted_vectors(folder: Path, space: Space, words: tuple[str, ...]) -> Floats:
    """One row for each word; zero if the package does not have the word or is not installed."""
    mean, stretch = np.load(folder / f"{space}-mean.npy"), np.load(folder / f"{space}-stretch.npy")
    raw = _raw(space, words)
    return np.zeros((len(words), len(mean)), np.float32) if raw is None else Whitening(mean, stretch)(raw)


@lru_cache(maxsize=256)
def _raw(space: Space, words: tuple[str, ...]) -> Floats | None:
    here = presence()
    if space == "encoder":
        return None if here.encoder is None else encoded_vectors(words, id)
    if here.navec is None:
        return None
    quantized, rows = _quantized(here.navec, space)
    return np.concatenate([vector_of_forms(quantized, rows, inflected(word)) for word in words])


@lru_cache(maxsize=2)
def _quantized(archive: Path, corpus: Corpus) -> tuple[QuantizedVectors, dict[str, int]]:
    quantized = read_vectors(archive, corpus)
    return quantized, {word: row for row, word in enumerate(quantized.words)}

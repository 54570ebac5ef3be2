"""Links between words as sparse rows: for each word, the linked words and the strength in bytes."""

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.associations.spaces import Floats
from slovoteka.core.value import Value

_LEVELS: Final = 255


class Links(Value, frozen=True):
    starts: NDArray[np.uint32]
    """Where each word's row begins, and the end of the last row."""
    others: NDArray[np.uint16]
    values: NDArray[np.uint8]
    unit: float
    """The value of one level."""

    def row(self, word: int) -> tuple[NDArray[np.uint16], Floats]:
        part = slice(int(self.starts[word]), int(self.starts[word + 1]))
        return self.others[part], self.values[part] * np.float32(self.unit)

    def between(self, word: int, clues: NDArray[np.int64]) -> Floats:
        """How strongly the word is linked with each of the clues, which must be in rising order."""
        found = np.zeros(len(clues), np.float32)
        others, values = self.row(word)
        if len(clues):
            places = np.minimum(np.searchsorted(clues, others), len(clues) - 1)
            here = clues[places] == others
            found[places[here]] = values[here]
        return found

    def save(self, folder: Path, name: str) -> None:
        np.save(folder / f"{name}-starts.npy", self.starts)
        np.save(folder / f"{name}-others.npy", self.others)
        np.save(folder / f"{name}-values.npy", self.values)


def open_links(folder: Path, name: str, unit: float) -> Links:
    starts, others, values = (mapped(folder, f"{name}-{part}") for part in ("starts", "others", "values"))
    return Links(starts, others, values, unit)


def mapped(folder: Path, name: str) -> NDArray[Any]:
    """An array that stays in its file, so that all processes share it. A plain array, because subclasses are slow."""
    return np.asarray(np.load(folder / f"{name}.npy", mmap_mode="r"))


def make_links(
    words: NDArray[np.int64], others: NDArray[np.int64], values: NDArray[np.floating], size: int, most: int
) -> Links:
    """Makes links from unique triples. Keeps the `most` strongest of each word, and on a tie the earlier word."""
    order = np.lexsort((others, -values, words))
    words, others, values = words[order], others[order], values[order]
    counts = np.bincount(words, minlength=size)
    first = np.concatenate(([0], np.cumsum(counts)))
    kept = np.arange(len(words)) - first[words] < most
    words, others, values = words[kept], others[kept], values[kept]
    starts = np.concatenate(([0], np.cumsum(np.bincount(words, minlength=size)))).astype(np.uint32)
    unit = float(values.max(initial=0)) / _LEVELS or 1.0
    levels = np.clip(np.rint(values / unit), 1, _LEVELS).astype(np.uint8)
    return Links(starts, others.astype(np.uint16), levels, unit)

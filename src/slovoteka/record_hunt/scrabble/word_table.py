"""Words of one length as rows of letter codes, so that all words for a place can be weighed at once."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.intp]
Letters = NDArray[np.bool_]
"""A mask over the letters of an alphabet."""


class WordTable:
    def __init__(self, words: Sequence[str], alphabet: str) -> None:
        self.words = words
        signs = np.frombuffer("".join(words).encode("utf-32-le"), np.uint32)
        code_of = np.zeros(int(signs.max()) + 1, np.uint8)
        code_of[[ord(letter) for letter in alphabet if ord(letter) < len(code_of)]] = [
            code for code, letter in enumerate(alphabet) if ord(letter) < len(code_of)
        ]
        self.codes: NDArray[np.uint8] = code_of[signs].reshape(len(words), -1)
        self._rows = [_by_letter(column, len(alphabet)) for column in self.codes.T]
        self._sizes = np.array([[len(rows) for rows in place] for place in self._rows])

    def matching(self, wanted: Sequence[tuple[int, Letters]]) -> Rows:
        """Rows of the words that have one of the wanted letters at each of these places."""
        if not wanted:
            return np.arange(len(self.words))
        by_size = sorted(wanted, key=lambda pair: int(self._sizes[pair[0]] @ pair[1]))
        (rarest, letters), *others = by_size
        groups = [self._rows[rarest][letter] for letter in np.flatnonzero(letters)]
        rows: Rows = np.concatenate(groups) if groups else np.zeros(0, np.intp)
        for place, allowed in others:
            if not len(rows):
                break
            rows = rows[allowed[self.codes[rows, place]]]
        return rows


def _by_letter(column: NDArray[np.uint8], letters: int) -> list[Rows]:
    order = np.argsort(column, kind="stable")
    return np.split(order, np.searchsorted(column[order], np.arange(1, letters)))


def missing_tiles(laid: NDArray[np.uint8], supply: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Which letters of each row are missing. The second of two equal letters needs two in the supply."""
    missing = np.empty(laid.shape, bool)
    for place in range(laid.shape[1]):
        letters = laid[:, place]
        taken = (laid[:, :place] == letters[:, None]).sum(1)
        missing[:, place] = supply[letters] <= taken
    return missing

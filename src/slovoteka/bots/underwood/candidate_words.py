"""Words as arrays: the results of the native search, ready to be weighed all at once."""

from collections.abc import Sequence
from typing import Final, assert_never

import numpy as np
from numpy.typing import NDArray

from slovoteka.games.underwood.prizes import (
    AllDifferent,
    Condition,
    Dear,
    Doubled,
    Ends,
    Has,
    Length,
    Palindrome,
    SameEnds,
    Starts,
    letters_meant,
)
from slovoteka.lexicon.alphabet import ALPHABETS

LETTERS: Final = ALPHABETS["ru"]
_PAD: Final = len(LETTERS)
"""Fills the columns after the end of a word."""
_CODES: Final = np.full(0x500, _PAD, dtype=np.uint8)
_CODES[[ord(letter) for letter in LETTERS]] = range(len(LETTERS))

Numbers = NDArray[np.float32]
"""Small integers as floats, because such arrays are multiplied much faster."""
Mask = NDArray[np.bool_]
_ONES: Final = np.ones(len(LETTERS), dtype=np.float32)


def counts_of(pile: str) -> Numbers:
    """How often each letter of the alphabet is among these cards. Other cards are ignored."""
    codes = [_CODES[ord(card)] for card in pile if ord(card) < len(_CODES)]
    return np.bincount(np.array(codes, dtype=np.uint8), minlength=_PAD + 1)[:_PAD].astype(np.float32)


def total(counts: Numbers) -> Numbers:
    """The sum of each row. A matrix product is several times faster than a sum over so few columns."""
    summed: Numbers = counts @ _ONES
    return summed


def code_of(letter: str) -> int:
    return int(_CODES[ord(letter)])


def letters_mask(of: str) -> Mask:
    """Which letters of the alphabet a condition means."""
    among = letters_meant(of)
    return np.array([letter in among for letter in LETTERS], dtype=np.bool_)


class CandidateWords:
    """A list of words, with counted letters."""

    def __init__(self, words: NDArray[np.str_], codes: NDArray[np.uint8], counts: Numbers, lengths: Numbers) -> None:
        self.words, self.codes, self.counts, self.lengths = words, codes, counts, lengths

    @classmethod
    def of(cls, words: Sequence[str]) -> "CandidateWords":
        written = np.array(words, dtype=np.str_) if words else np.empty(0, dtype="<U1")
        longest = written.dtype.itemsize // 4
        codes = _CODES[written.view(np.uint32).reshape(len(words), longest)]
        # Each letter of each word gets its own field of one long row, so that all are counted at once.
        fields = codes.astype(np.int64) + (np.arange(len(words)) * (_PAD + 1))[:, None]
        counted = np.bincount(fields.ravel(), minlength=len(words) * (_PAD + 1))
        counts = counted.reshape(len(words), _PAD + 1)[:, :_PAD].astype(np.float32)
        return cls(written, codes, np.ascontiguousarray(counts), total(counts))

    def __len__(self) -> int:
        return len(self.words)

    def only(self, kept: Mask) -> "CandidateWords":
        """The words of these rows."""
        return CandidateWords(self.words[kept], self.codes[kept], self.counts[kept], self.lengths[kept])

    def meets(self, condition: Condition, laid: Numbers, prices: Numbers) -> Mask:
        """Which words meet a condition. `laid` are the letters that have cards, because only these have a price."""
        met: Mask
        match condition:
            case Length():
                met = (self.lengths >= condition.least) & (self.lengths <= condition.most)
            case Starts():
                met = np.append(letters_mask(condition.of), False)[self._firsts]
            case Ends():
                met = np.append(letters_mask(condition.of), False)[self._lasts]
            case SameEnds():
                met = (self._firsts == self._lasts) & (self.lengths > 1)
            case Doubled():
                left, right = self.codes[:, :-1], self.codes[:, 1:]
                met = np.asarray(((left == right) & (left != _PAD)).any(axis=1))
            case Has():
                held = self.counts[:, letters_mask(condition.of)].sum(axis=1)
                met = (held >= condition.least) & (held <= condition.most)
            case Dear():
                met = np.asarray((laid[:, prices >= condition.price] > 0).any(axis=1))
            case Palindrome():
                met = np.array([word == word[::-1] for word in self.words], dtype=np.bool_)
            case AllDifferent():
                met = self.counts.max(axis=1, initial=0) <= 1
            case _:
                assert_never(condition)
        return met

    @property
    def _firsts(self) -> NDArray[np.uint8]:
        return self.codes[:, 0]

    @property
    def _lasts(self) -> NDArray[np.uint8]:
        lasts: NDArray[np.uint8] = self.codes[np.arange(len(self)), self.lengths.astype(np.int64) - 1]
        return lasts

"""Models of how a partner thinks. Nobody knows the partner's associations, so a captain keeps several models and
trusts those more that have predicted the partner's guesses."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from slovoteka.associations.model import Family
from slovoteka.associations.table import AssociationTable
from slovoteka.core.value import Value

Floats = NDArray[np.float32]

PartnerModel = Family | Literal["mix"]
MIX: Final = "mix"
_MIX_BELIEF: Final = 6.0
"""How many times more we trust all sources together than each of them alone."""
_DOUBT: Final = 0.5
"""The weight of one guess as evidence. It counts half, because it may have been luck."""
_LEAST: Final = 0.02
"""The least probability of any guess, because people have reasons that no source knows."""


class Guess(Value, frozen=True):
    """The partner's first touch after a clue, and which codenames were open."""

    clue: str
    open: tuple[str, ...]
    touched: str


class PartnerModels:
    """The logits of every clue for every word of one board, for each model of the partner."""

    def __init__(self, table: AssociationTable, board: Sequence[str], without: Sequence[Family] = ()) -> None:
        self._table, self._board, self._without = table, tuple(board), tuple(without)
        self._place = {word: place for place, word in enumerate(self._board)}
        families = [family for family in table.families if family not in without]
        self.names: tuple[PartnerModel, ...] = (MIX, *families)
        self._logits: dict[PartnerModel, Floats] = {}

    @cached_property
    def backed(self) -> NDArray[np.bool_]:
        """Which clue words (rows) are linked with which words of the board (columns) so that people can see why."""
        return self._table.backed(self._board, self._without)

    def columns(self, words: Sequence[str]) -> list[int]:
        return [self._place[word] for word in words]

    def logits(self, name: PartnerModel) -> Floats:
        """One row for each clue word of the table, one column for each word of the board."""
        if name not in self._logits:
            self._logits[name] = self._scores(name)
        return self._logits[name]

    def _scores(self, name: PartnerModel, clues: NDArray[np.int64] | None = None) -> Floats:
        return self._table.scores(name, self._board, clues, without=self._without if name == MIX else ())

    def beliefs(self, guesses: Sequence[Guess]) -> Mapping[PartnerModel, float]:
        """How much we trust each model of the partner, given the partner's guesses."""
        weights = {name: np.log(_MIX_BELIEF if name == MIX else 1.0) for name in self.names}
        for guess in guesses:
            columns = self.columns(guess.open)
            for name in self.names:
                row = self.row(name, guess.clue)[columns]
                chance = softmax(row)[guess.open.index(guess.touched)]
                weights[name] += _DOUBT * np.log(max(float(chance), _LEAST))
        top = max(weights.values())
        believed = {name: float(np.exp(weight - top)) for name, weight in weights.items()}
        total = sum(believed.values())
        return {name: weight / total for name, weight in believed.items()}

    def row(self, name: PartnerModel, clue: str) -> Floats:
        """The logits of one clue, whether the table has it or not."""
        place = self._table.place(clue)
        if place is None:
            chances = dict(self._table.rank(clue, self._board))
            return np.log(np.array([max(chances[word], 1e-6) for word in self._board], np.float32))
        if place < len(self._table.clue_words):  # clue words come first
            return _row(self.logits(name), place)
        return _row(self._scores(name, np.array([place])), 0)


def _row(logits: Floats, place: int) -> Floats:
    row: Floats = logits[place]
    return row


def softmax(logits: Floats) -> Floats:
    """Along the last axis."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return chances

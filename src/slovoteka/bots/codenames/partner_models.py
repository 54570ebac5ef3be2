"""Ideas of how a partner thinks. Nobody knows whose associations a partner has, so a captain keeps several in mind and
believes more in those that have foretold the partner's guesses.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from slovoteka.associations.model import Family
from slovoteka.associations.table import AssociationTable
from slovoteka.core.value import Value

Floats = NDArray[np.float32]

Mind = Family | Literal["mix"]
MIX: Final = "mix"
_MIX_BELIEF: Final = 6.0
"""What all sources together say is believed so many times as much as each of them alone."""
_DOUBT: Final = 0.5
"""A guess foretold or not counts half: it may have been luck."""
_LEAST: Final = 0.02
"""No guess is held to be less likely: people have reasons that no source knows."""


class Guess(Value, frozen=True):
    """A touch that the partner made at a clue, and what else lay open then."""

    clue: str
    open: tuple[str, ...]
    touched: str


class PartnerModels:
    """The logits of every clue for every word of one board, by each idea of the partner."""

    def __init__(self, table: AssociationTable, board: Sequence[str], without: Sequence[Family] = ()) -> None:
        self._table, self._board, self._without = table, tuple(board), tuple(without)
        self._place = {word: place for place, word in enumerate(self._board)}
        families = [family for family in table.families if family not in without]
        self.names: tuple[Mind, ...] = (MIX, *families)
        self._logits: dict[Mind, Floats] = {}

    def columns(self, words: Sequence[str]) -> list[int]:
        return [self._place[word] for word in words]

    def logits(self, name: Mind) -> Floats:
        """A row a clue word of the table, a column a word of the board."""
        if name not in self._logits:
            self._logits[name] = self._scores(name)
        return self._logits[name]

    def _scores(self, name: Mind, clues: NDArray[np.int64] | None = None) -> Floats:
        return self._table.scores(name, self._board, clues, without=self._without if name == MIX else ())

    def beliefs(self, guesses: Sequence[Guess]) -> Mapping[Mind, float]:
        """How much each idea of the partner is believed, after what the partner has done."""
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

    def row(self, name: Mind, clue: str) -> Floats:
        """The logits of one clue, known to the table or not."""
        place = self._table.place(clue)
        if place is None:
            chances = dict(self._table.rank(clue, self._board))
            return np.log(np.array([max(chances[word], 1e-6) for word in self._board], np.float32))
        if place < len(self._table.clue_words):  # they come first
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

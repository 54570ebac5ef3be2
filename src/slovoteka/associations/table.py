"""The built table at run time: how strongly a clue makes people think of each word of a board.

Everything is mapped from files, so processes share it. Vectors stay in bytes and are converted in blocks that fit into
the processor's cache, which costs less than reading four times the memory.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from slovoteka.associations.evidence import Evidence, count_sources, find_evidence, most_sources
from slovoteka.associations.links import mapped, open_links
from slovoteka.associations.matrix_products import product
from slovoteka.associations.model import FAMILIES, FREQUENCY, SIGNALS, AssociationModel, Family, fitted_model
from slovoteka.associations.spaces import Floats, Space, standing_out
from slovoteka.associations.store import Description, table_folder
from slovoteka.associations.unlisted_vectors import unlisted_vectors
from slovoteka.associations.words import lemma
from slovoteka.core.value import Value
from slovoteka.lexicon.explain import explainer
from slovoteka.lexicon.morphemes import folded

Places = NDArray[np.int64]
_NOTHING: Final = 1e-8
"""A smaller scale means a zero vector."""
_ENOUGH_SOURCES: Final = 2
_BOARDS_KEPT: Final = 2
"""How many boards are cached. Families and mixes of one board are asked for in sequence and share all signals."""


class _SpaceFiles(Value, frozen=True):
    vectors: NDArray[np.int8]
    scales: Floats
    usual: Floats
    """Mean and deviation of each word's similarity to clues in general, because some words are near to everything."""

    def rows(self, places: Places) -> Floats:
        return self.vectors[places] * self.scales[places, None]


class AssociationTable:
    def __init__(self, folder: Path, model: AssociationModel) -> None:
        described = msgspec.json.decode((folder / "table.json").read_bytes(), type=Description)
        self._folder, self._model = folder, model
        self.words: tuple[str, ...] = tuple((folder / "words.txt").read_text(encoding="utf-8").split())
        self.zipf: Floats = mapped(folder, "zipf")
        self.clue_words: Places = np.arange(described.clues)
        """Indices of the words that are fit for clues; they come first."""
        self._places = {word: place for place, word in enumerate(self.words)}
        self._spaces = {space: _open_space(folder, space) for space in described.spaces}
        self.links = {name: open_links(folder, name, unit) for name, unit in described.links.items()}
        self._boards: dict[tuple[str, ...], dict[str, Floats]] = {}

    @property
    def families(self) -> tuple[Family, ...]:
        """The families whose packages were installed when the table was built."""
        here = self._spaces.keys() | self.links.keys()
        return tuple(family for family in FAMILIES if not here.isdisjoint(SIGNALS[family]))

    def all_vectors(self) -> dict[Space, Floats]:
        """Every word's vector in each space, for fitting."""
        return {space: files.rows(np.arange(len(self.words))) for space, files in self._spaces.items()}

    def place(self, word: str) -> int | None:
        """The index of the word, or otherwise of its dictionary form."""
        found = self._places.get(folded(word))
        return self._places.get(lemma(folded(word))) if found is None else found

    def scores(
        self,
        family: Family | Literal["mix"],
        board: Sequence[str],
        clues: Places | None = None,
        without: Iterable[Family] = (),
    ) -> Floats:
        """Logits with a row for each clue (indices in `words`, by default all `clue_words`) and a column for each
        board word.

        `mix` uses all families except those in `without`. A family that the table lacks gives zeros.
        """
        left_out = set(without)
        chosen = [name for name in self.families if (family in ("mix", name)) and name not in left_out]
        signals = self._signals_of_board(tuple(board)) if clues is None else self._signals(board, clues)
        return self._mixed(chosen, signals, (len(self.clue_words) if clues is None else len(clues), len(board)))

    def backed(self, board: Sequence[str], without: Iterable[Family] = ()) -> NDArray[np.bool_]:
        """Which clue words (rows) are linked with which board words (columns) by two independent kinds of evidence.

        If the installed packages give a single kind, that one is enough.
        """
        left_out = {name for family in without for name in SIGNALS[family]}
        signals = {name: each for name, each in self._signals_of_board(tuple(board)).items() if name not in left_out}
        enough = min(_ENOUGH_SOURCES, most_sources(signals))
        return count_sources(signals, (len(self.clue_words), len(board))) >= enough

    def rank(self, clue: str, board: Sequence[str]) -> list[tuple[str, float]]:
        """The board's words with their chances, the best first. Words that no source knows share the rest."""
        if not board:
            return []
        place = self.place(clue)
        signals = self._outside_signals(clue, board) if place is None else self._signals(board, np.array([place]))
        logits = self._mixed(self.families, signals, (1, len(board)))[0]
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        order = sorted(range(len(board)), key=lambda number: (-chances[number], number))
        return [(board[number], float(chances[number])) for number in order]

    def why(self, clue: str, word: str) -> Evidence:
        """What links the two words most."""
        place = self.place(clue)
        signals = self._outside_signals(clue, [word]) if place is None else self._signals([word], np.array([place]))
        weights = self._model.mix(self.families) if self.families else {}
        gains = {name: float(weights[name] * values[0, 0]) for name, values in signals.items() if name != FREQUENCY}
        return find_evidence(self._folder, (self._spelt(clue), self._spelt(word)), gains, self._places)

    def clue(self, place: int) -> str:
        """The word as a clue is written: in capitals, and with its Ё, which `words` do not have."""
        return explainer("ru").head_spelling(self.words[place]).upper()

    def _spelt(self, word: str) -> str:
        place = self.place(word)
        return folded(word) if place is None else self.words[place]

    def _mixed(self, families: Sequence[Family], signals: dict[str, Floats], shape: tuple[int, int]) -> Floats:
        total = np.zeros(shape, np.float32)
        if families:
            for name, weight in self._model.mix(families).items():
                if name in signals:
                    total += np.float32(weight) * signals[name]
        return total

    # --- signals: what each source says of clues and board words

    def _signals_of_board(self, board: tuple[str, ...]) -> dict[str, Floats]:
        signals = self._boards.get(board)
        if signals is None:
            signals = self._signals(board, self.clue_words)
            self._boards = {**dict(list(self._boards.items())[1 - _BOARDS_KEPT :]), board: signals}
        return signals

    def _signals(self, board: Sequence[str], clues: Places) -> dict[str, Floats]:
        targets = [self.place(word) for word in board]
        signals: dict[str, Floats] = {FREQUENCY: self._frequency(targets)}
        for space, files in self._spaces.items():
            signals[space] = self._likeness(space, files, board, targets, clues)
        for name, links in self.links.items():
            columns = np.zeros((len(board), len(clues)), np.float32)
            for number, target in enumerate(targets):
                if target is not None:
                    columns[number] = links.between(target, clues)
            signals[name] = columns.T
        return signals

    def _outside_signals(self, clue: str, board: Sequence[str]) -> dict[str, Floats]:
        """Signals of a clue that is not in the table. It has only vectors, from the packages, which takes a second."""
        targets = [self.place(word) for word in board]
        signals: dict[str, Floats] = {FREQUENCY: self._frequency(targets)}
        for space, files in self._spaces.items():
            bent, usual = self._bent(space, files, board, targets)
            vector = unlisted_vectors(self._folder, space, (folded(clue),))
            if vector.any():
                signals[space] = standing_out(vector @ bent.T, usual)
        return signals

    def _frequency(self, targets: Sequence[int | None]) -> Floats:
        return np.array([[0.0 if target is None else self.zipf[target] for target in targets]], np.float32)

    def _likeness(
        self, space: Space, files: _SpaceFiles, board: Sequence[str], targets: Sequence[int | None], clues: Places
    ) -> Floats:
        bent, usual = self._bent(space, files, board, targets)
        # Fit clues are the first rows, so this is a slice of the file and copies nothing.
        vectors = files.vectors[: len(clues)] if clues is self.clue_words else files.vectors[clues]
        likeness = product(vectors, np.ascontiguousarray(bent.T))
        scales = files.scales[clues]
        likeness *= scales[:, None]
        standing_out(likeness, usual)
        likeness[scales < _NOTHING] = 0  # a clue without a vector is equally similar to all words
        return likeness

    def _bent(
        self, space: Space, files: _SpaceFiles, board: Sequence[str], targets: Sequence[int | None]
    ) -> tuple[Floats, Floats]:
        """Board words bent by the learned metric, and the usual similarity of each."""
        inside = np.array([0 if target is None else target for target in targets])
        vectors, usual = files.rows(inside), np.array(files.usual[:, inside])
        unknown = [number for number, target in enumerate(targets) if target is None]
        if unknown:
            vectors[unknown] = unlisted_vectors(self._folder, space, tuple(folded(board[number]) for number in unknown))
            usual[:, unknown] = np.median(files.usual, axis=1, keepdims=True)
        return self._model.bend(space, vectors), usual


def _open_space(folder: Path, space: Space) -> _SpaceFiles:
    return _SpaceFiles(
        *(np.load(folder / f"{space}-{part}.npy", mmap_mode="r") for part in ("vectors", "scales", "usual"))
    )


def open_table() -> AssociationTable:
    """The table for the installed packages. The first call on a machine builds it, which takes a minute or two."""
    return _open(table_folder())


@lru_cache(maxsize=2)
def _open(folder: Path) -> AssociationTable:
    return AssociationTable(folder, fitted_model())

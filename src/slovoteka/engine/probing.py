"""What racks score on boards from real games, by the leaves inside them, and the file with it."""

from io import BytesIO
from pathlib import Path
from typing import Final, Self
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from slovoteka.engine.matches import EnginePlayer

_RACKS_A_TURN: Final = 16
"""Getting a board costs a move, so many racks on it are cheap; but racks on one board tell less than on many."""


Probed = tuple[list[NDArray[np.float64]], list[NDArray[np.uint32]], float, int]
"""Sums, counts, total and racks of one chunk."""


class LeaveTally:
    """What the best moves of random racks gained, with their own leaves, by every leave inside these racks.

    It is collected in chunks of games and knows which of them it contains.
    """

    def __init__(self, leaves: list[int]) -> None:
        """`leaves` is how many there are of size 0, 1, …"""
        self.sums = [np.zeros(count) for count in leaves]
        """Points, for each size, by index."""
        self.counts = [np.zeros(count, np.uint32) for count in leaves]
        self.total = 0.0
        """Points of all racks."""
        self.racks = 0
        self.chunks: list[int] = []

    @property
    def mean(self) -> float:
        return self.total / self.racks

    def add(self, chunk: int, probed: Probed) -> None:
        sums, counts, total, racks = probed
        for size in range(len(self.sums)):
            self.sums[size] += sums[size]
            self.counts[size] += counts[size]
        self.total += total
        self.racks += racks
        self.chunks.append(chunk)

    def packed(self) -> bytes:
        content = BytesIO()
        numbers = {"total": np.array(self.total), "racks": np.array(self.racks), "chunks": np.array(self.chunks, int)}
        np.savez(
            content, allow_pickle=False, sums=np.concatenate(self.sums), counts=np.concatenate(self.counts), **numbers
        )
        return content.getvalue()

    @classmethod
    def read(cls, path: Path, leaves: list[int]) -> Self:
        """Reads a tally. It is empty if the file is missing, damaged or for other leaves; then all is played again."""
        tally = cls(leaves)
        try:
            with path.open("rb") as file, np.load(file) as arrays:
                sums, counts, total, racks, chunks = (
                    arrays[name] for name in ("sums", "counts", "total", "racks", "chunks")
                )
        except (OSError, BadZipFile, ValueError, KeyError, EOFError):
            return tally
        if len(sums) == len(counts) == sum(leaves):
            ends = np.cumsum(leaves)[:-1]
            tally.sums, tally.counts = np.split(sums, ends), np.split(counts, ends)
            tally.total, tally.racks, tally.chunks = float(total), int(racks), chunks.tolist()
        return tally


def probe(player: EnginePlayer, games: int, seed: int) -> Probed:
    return player.native.probe(games, _RACKS_A_TURN, seed)

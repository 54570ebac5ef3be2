"""The word vectors of navec, read from its source package. They are product-quantized: half a million words of fiction
and a quarter of a million of news."""

import gzip
import tarfile
from pathlib import Path
from typing import IO, Final, Literal

import numpy as np
from numpy.typing import NDArray

from slovoteka.core.value import Value

Corpus = Literal["hudlit", "news"]

_MEMBERS: Final[dict[Corpus, str]] = {
    "hudlit": "data/navec_hudlit_v1_12B_500K_300d_100q.tar",
    "news": "data/navec_news_v1_1B_250K_300d_100q.tar",
}


class QuantizedVectors(Value, frozen=True):
    """A vector is a row of codes; each code selects one of 256 short pieces for its place."""

    words: list[str]
    counts: NDArray[np.uint32]
    """How often each word occurs in the texts."""
    codes: NDArray[np.uint8]
    pieces: NDArray[np.float32]
    """Indexed by place and code; the last axis has the numbers of a piece."""

    @property
    def width(self) -> int:
        return int(self.pieces.shape[0] * self.pieces.shape[2])

    def unpack(self, rows: NDArray[np.int64]) -> NDArray[np.float32]:
        places = np.arange(self.pieces.shape[0])
        return self.pieces[places, self.codes[rows]].reshape(len(rows), self.width)


def read_vectors(archive: Path, corpus: Corpus) -> QuantizedVectors:
    root = archive.name.removesuffix(".tar.gz")
    with tarfile.open(archive) as outer:
        packed = _member(outer, f"{root}/{_MEMBERS[corpus]}")
        with tarfile.open(fileobj=packed) as inner:
            vocabulary = gzip.decompress(_member(inner, "vocab.bin").read())
            quantized = _member(inner, "pq.bin").read()
    size = int(np.frombuffer(vocabulary, np.uint32, 1)[0])
    counts = np.frombuffer(vocabulary, np.uint32, size, offset=4)
    words = vocabulary[4 + 4 * size :].decode().splitlines()
    rows, _, places, options = (int(number) for number in np.frombuffer(quantized, np.uint32, 4))
    codes = np.frombuffer(quantized, np.uint8, rows * places, offset=16).reshape(rows, places)
    pieces = np.frombuffer(quantized, np.float32, offset=16 + rows * places).reshape(places, options, -1)
    return QuantizedVectors(words, counts, codes, pieces)


def _member(archive: tarfile.TarFile, name: str) -> IO[bytes]:
    found = archive.extractfile(name)
    if found is None:
        raise LookupError(f"{name} is not a file of the archive")
    return found

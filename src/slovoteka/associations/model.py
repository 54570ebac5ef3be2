"""The fitted numbers: a metric that bends a vector space, and the weight of each signal for each set of families.

The weights were fitted to human associations by `tools/fit_associations.py`; the associations themselves are not
included. They give logits: a softmax over a board of 25 words gives the chance that a person means each.
"""

import base64
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
import numpy as np

from slovoteka.associations.matrix_products import product
from slovoteka.associations.spaces import Floats, Space
from slovoteka.core.value import Value

Family = Literal["hudlit", "news", "encoder", "glosses", "own"]
FAMILIES: Final[tuple[Family, ...]] = ("hudlit", "news", "encoder", "glosses", "own")
"""Independent sources of associations. Each alone can serve as a model of a partner."""

SIGNALS: Final[dict[Family, tuple[str, ...]]] = {
    "hudlit": ("hudlit",),
    "news": ("news",),
    "encoder": ("encoder",),
    "glosses": ("gloss", "text"),
    "own": ("own_board", "own_clue", "own_alike"),
}
FREQUENCY: Final = "zipf"
"""The frequency of the board word. It belongs to no family and is always available."""


class Metric(Value, frozen=True):
    """A square matrix in bytes with one scale. A space is bent by the identity plus this correction."""

    width: int
    levels: str
    unit: float

    def bend(self, vectors: Floats) -> Floats:
        return vectors + product(vectors, _matrix(self))


@cache
def _matrix(metric: Metric) -> Floats:
    levels = np.frombuffer(base64.b64decode(metric.levels), np.int8).reshape(metric.width, metric.width)
    return np.ascontiguousarray(levels.T * np.float32(metric.unit))


def packed_metric(matrix: Floats) -> Metric:
    unit = float(np.abs(matrix).max()) / 127
    levels = np.rint(matrix / unit).astype(np.int8)
    return Metric(len(matrix), base64.b64encode(levels.tobytes()).decode(), unit)


class AssociationModel(Value, frozen=True):
    metrics: dict[Space, Metric]
    mixes: dict[str, dict[str, float]]
    """Maps a set of families, in the order of FAMILIES and joined by a plus, to the weights of its signals."""

    def mix(self, families: Iterable[Family]) -> dict[str, float]:
        return self.mixes[mix_name(families)]

    def bend(self, space: Space, vectors: Floats) -> Floats:
        metric = self.metrics.get(space)
        return vectors if metric is None else metric.bend(vectors)


def mix_name(families: Iterable[Family]) -> str:
    chosen = set(families)
    return "+".join(family for family in FAMILIES if family in chosen)


@cache
def fitted_model() -> AssociationModel:
    return msgspec.json.decode((files(__package__) / "data" / "weights.json").read_bytes(), type=AssociationModel)

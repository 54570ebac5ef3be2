"""The fitted numbers and our own lists, as they are shipped."""

import re
from importlib.resources import files
from itertools import combinations

import numpy as np
import pytest

from slovoteka.associations.model import FAMILIES, FREQUENCY, SIGNALS, fitted_model, mix_name, packed_metric
from slovoteka.associations.own import own_lists
from slovoteka.associations.words import lines

DATA = files("slovoteka.associations") / "data"


def test_every_set_of_families_has_its_weights() -> None:
    model = fitted_model()
    for count in range(1, len(FAMILIES) + 1):
        for families in combinations(FAMILIES, count):
            signals = {FREQUENCY, *(signal for family in families for signal in SIGNALS[family])}
            assert set(model.mix(families)) == signals
    assert len(model.mixes) == 2 ** len(FAMILIES) - 1


def test_the_order_of_families_does_not_matter() -> None:
    assert mix_name(["own", "hudlit"]) == mix_name(["hudlit", "own"]) == "hudlit+own"


def test_weights_are_numbers_and_few() -> None:
    """No room for a list of pairs."""
    assert len((DATA / "weights.json").read_bytes()) <= 200_000
    assert fitted_model().metrics.keys() == {"hudlit"}


def test_likeness_counts_for_and_not_against() -> None:
    weights = fitted_model().mix(FAMILIES)
    assert all(weights[signal] > 0 for signal in ("hudlit", "encoder", "own_board", "own_clue"))


def test_a_metric_survives_packing() -> None:
    chance = np.random.default_rng(1)
    matrix = chance.normal(size=(6, 6)).astype(np.float32)
    vectors = chance.normal(size=(4, 6)).astype(np.float32)
    assert packed_metric(matrix).bend(vectors) == pytest.approx(vectors + vectors @ matrix.T, abs=0.1)


def test_our_lists_are_well_written() -> None:
    heads = []
    for line in lines("own.txt"):
        assert re.fullmatch(r"[а-яё-]+: [а-яё-]+(, [а-яё-]+){2,}", line), line
        head, _, rest = line.partition(": ")
        words = rest.split(", ")
        assert len(set(words)) == len(words), line
        assert head not in words
        heads.append(head)
    assert heads == sorted(set(heads))
    assert len(heads) >= 3_000


def test_lists_keep_their_order() -> None:
    assert own_lists()["вопрос"][0] == "ответ"

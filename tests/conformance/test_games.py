"""Every registered game, every variant, under the laws."""

import os
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conformance.laws import check_laws
from conformance.play import random_record
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.kind import GameKind
from slovoteka.games.registry import GAMES
from slovoteka.match.oracles import Silence

VARIANTS = [
    pytest.param(kind, name, raw, id=f"{kind.info.id}-{name}")
    for kind in GAMES.values()
    for name, raw in kind.choices.variants.items()
]


def prove(kind: GameKind, raw: Mapping[str, Any], chance: Random, name: str) -> None:
    check_laws(kind, random_record(kind, raw, chance, name), chance)


RATED = [
    pytest.param(kind, usual.options, id=f"{kind.info.id}-{'-'.join(usual.options)}")
    for kind in GAMES.values()
    for usual in kind.choices.form.usual_when_rated
]


@pytest.mark.parametrize(("kind", "raw"), RATED)
@pytest.mark.parametrize("seats", [2, 3])
def test_laws_of_rated_tables(kind: GameKind, raw: Mapping[str, Any], seats: int) -> None:
    """What is usual only at rated tables is in no variant."""
    prove(kind, {**raw, "seats": seats}, Random(0), f"{kind.info.id}-{'-'.join(raw)}-{seats}")


@pytest.mark.parametrize(("kind", "variant", "raw"), VARIANTS)
def test_laws(kind: GameKind, variant: str, raw: Mapping[str, Any]) -> None:
    """One match of each variant; `test_laws_at_length` plays many."""
    prove(kind, raw, Random(0), f"{kind.info.id}-{variant}-0")


@pytest.mark.parametrize(("kind", "variant", "raw"), VARIANTS)
def test_only_a_seat_of_the_game_can_leave(kind: GameKind, variant: str, raw: Mapping[str, Any]) -> None:
    options = kind.rules.read_options(raw)
    game = kind.rules.make(options, Silence())
    for seat in (-1, kind.rules.seats(options)):
        with pytest.raises(Illegal) as refusal:
            game.leave(game.start(), seat, 0)
        assert (refusal.value.rule, refusal.value.code) == ("host", "not-there"), variant
        assert refusal.value.params == {"seat": seat + 1}  # people count from one


@pytest.mark.full
@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_laws_of_mixed_variants(kind: GameKind, data: st.DataObject, seed: int) -> None:
    """Variants that can be combined must obey the laws together; others are refused when the table is set up."""
    names = data.draw(st.lists(st.sampled_from(sorted(kind.choices.variants)), min_size=1, max_size=3, unique=True))
    raw = {key: value for name in names for key, value in kind.choices.variants[name].items()}
    try:
        kind.rules.read_options(raw)
    except Refusal:
        return
    prove(kind, raw, Random(seed), f"{kind.info.id}-{'+'.join(names)}-{seed}")


@pytest.mark.full
@pytest.mark.parametrize(("kind", "variant", "raw"), VARIANTS)
@pytest.mark.parametrize("batch", range(int(os.environ.get("LAWS_BATCHES", "1"))))
def test_laws_at_length(kind: GameKind, variant: str, raw: Mapping[str, Any], batch: int) -> None:
    """About 200 matches per batch and game; with many variants, fewer of each. `make soak` plays more."""
    seeds = 200 // len(kind.choices.variants)
    for seed in range(100 + seeds * batch, 100 + seeds * (batch + 1)):
        prove(kind, raw, Random(seed), f"{kind.info.id}-{variant}-{seed}")

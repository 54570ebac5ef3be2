"""Previews of every game and variant on random play: they say what the rules will do, and read only views."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from conformance.laws import Dice, Witness
from conformance.play import ToyOracle, random_record
from slovoteka.core.errors import Refusal
from slovoteka.core.game import Window
from slovoteka.core.kind import GameKind
from slovoteka.games.registry import GAMES
from slovoteka.games.underwood.preview import TurnPreview

VARIANTS = [(game, variant) for game, kind in GAMES.items() for variant in kind.choices.variants]


@cache
def played(game: str, variant: str) -> Witness:
    """One match, played once for all tests."""
    kind, chance = GAMES[game], Random(5)
    record = random_record(kind, kind.choices.variants[variant], chance, f"preview-{game}-{variant}")
    return Witness(kind, record, chance)


def witness_of(game: str, variant: str) -> Witness:
    """With its own random numbers, so that no test depends on those before it."""
    witness = played(game, variant)
    witness.chance = Random(6)
    return witness


def previewed(witness: Witness, state: Any, seat: int, action: Any, oracle: ToyOracle | None) -> Any:
    """A preview, or its refusal."""
    assert witness.kind.help.preview is not None
    public, private = witness.game.public(state), witness.game.private(state, seat)
    try:
        return witness.kind.help.preview(witness.options, oracle, public, private, seat, action)
    except Refusal as refusal:
        return refusal.code, refusal.params


def refusal_of(witness: Witness, state: Any, seat: int, window: Window, action: Any) -> Any:
    try:
        witness.game.check(state, seat, window, action, witness.later(state))
    except Refusal as refusal:
        return refusal.code, refusal.params
    return None


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_what_the_rules_allow_has_a_preview_that_can_be_sent(game: str, variant: str) -> None:
    witness = witness_of(game, variant)
    for state in witness.sample(witness.settled, 25):
        for window in witness.game.windows(state):
            for seat in witness.sample(list(window.seats), 2):
                for action in witness.sample(list(witness.game.moves(state, seat, window)), 4):
                    for oracle in (ToyOracle(), None):
                        found = previewed(witness, state, seat, action, oracle)
                        assert not isinstance(found, tuple), (action, found)
                        assert _sent(witness.kind, found) == found
                    if isinstance(found, TurnPreview):
                        assert all(check.met for check in found.checks)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_what_a_preview_refuses_the_rules_refuse_alike(game: str, variant: str) -> None:
    """Moves of one moment at another one, where many cannot be laid."""
    witness = witness_of(game, variant)
    states = witness.sample(witness.settled, 20)
    pool = [
        action
        for state in states
        for window in witness.game.windows(state)
        for action in witness.sample(list(witness.game.moves(state, window.seats[0], window)), 3)
    ]
    for state in states:
        for window in witness.game.windows(state):
            seat = window.seats[0]
            for action in witness.sample(pool, 12):
                found = previewed(witness, state, seat, action, None)
                refusal = refusal_of(witness, state, seat, window, action)
                if isinstance(found, tuple):
                    assert refusal is not None, (action, found)
                    assert refusal[0] == "not-now" or found == refusal


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_another_world_has_the_same_previews(game: str, variant: str) -> None:
    witness = witness_of(game, variant)
    for state in witness.sample(witness.settled, 15):
        for window in witness.game.windows(state):
            seat = window.seats[0]
            other = witness.game.resample(state, seat, Dice(witness.chance))
            for action in witness.sample(list(witness.game.moves(state, seat, window)), 4):
                seen = [previewed(witness, world, seat, action, ToyOracle()) for world in (state, other)]
                assert seen[0] == seen[1]


def _sent(kind: GameKind, found: Any) -> Any:
    return None if found is None else msgspec.json.decode(msgspec.json.encode(found), type=kind.help.preview_type)


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_their_types_have_schemas(kind: GameKind) -> None:
    assert (kind.help.aid is None) == (kind.help.aid_type is None)
    for sent in (kind.help.preview_type, kind.help.aid_type):
        if sent is not None:
            assert msgspec.json.schema(sent)["$defs"]

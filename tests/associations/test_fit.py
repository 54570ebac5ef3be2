"""The script that fits the weights, on made-up data with a known answer."""

import numpy as np
import pytest

from fit_associations import are_kin, fitted_weights, learned_metric, part_of


def test_weights_are_found_again() -> None:
    chance = np.random.default_rng(5)
    true = np.array([1.5, -0.5, 0.0])
    signals = chance.normal(size=(4_000, 25, 3))
    logits = signals @ true + chance.gumbel(size=(4_000, 25))
    chosen = logits.argmax(axis=1)
    for trial, place in enumerate(chosen):
        signals[trial, [0, place]] = signals[trial, [place, 0]]
    found = fitted_weights([signals[..., number].astype(np.float32) for number in range(3)])
    assert found == pytest.approx(true, abs=0.1)


def test_a_metric_learns_what_pairs_share() -> None:
    """A word is paired with the one whose halves are swapped, which the plain space calls unlike."""
    chance = np.random.default_rng(5)
    first = chance.normal(size=(600, 8)).astype(np.float32)
    words = np.concatenate((first, np.roll(first, 4, axis=1)))
    words /= np.linalg.norm(words, axis=1, keepdims=True)
    pairs = np.stack((np.arange(600), np.arange(600) + 600), axis=1)
    bent = learned_metric(words, np.tile(pairs, (60, 1))).bend(words)
    before = (words[:600] * words[600:]).sum(axis=1).mean()
    after = (words[:600] * bent[600:]).sum(axis=1).mean()
    assert after > before + 0.02


def test_cues_are_split_for_good() -> None:
    parts = [part_of(f"слово{number}") for number in range(2_000)]
    shares = [parts.count(name) / len(parts) for name in ("fit", "dev", "sealed")]
    assert shares == pytest.approx([0.65, 0.15, 0.20], abs=0.03)
    assert part_of("море") == part_of("море")


def test_kin_are_no_trial() -> None:
    assert are_kin("море", "морепродукты")
    assert are_kin("водный", "подводный")
    assert not are_kin("море", "волна")

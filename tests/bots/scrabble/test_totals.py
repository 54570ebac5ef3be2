"""Where everybody plays alone, stronger levels score more: duplicate and solitaire."""

from statistics import mean

import pytest

from slovoteka.bots.registry import levels_of
from slovoteka.games.registry import find
from slovoteka.match.selfplay import play_one

LEVELS = levels_of("scrabble")
KIND = find("scrabble")


def totals(variant: str, games: int) -> list[float]:
    """By level. In solitaire each plays its own games; in duplicate all are at one table."""
    options = KIND.rules.read_options(KIND.choices.variants[variant])
    by_level: list[list[int]] = [[] for _ in LEVELS]
    for seed in range(games):
        if options.seats == 1:
            results = [play_one(KIND, options, [level], seed) for level in LEVELS]
            outcomes = [result.outcome for result in results]
            scores = [outcome.scores[0] for outcome in outcomes if outcome is not None]
        else:
            outcome = play_one(KIND, options, LEVELS, seed).outcome
            scores = [] if outcome is None else list(outcome.scores)
        for level, score in zip(by_level, scores, strict=True):
            level.append(score)
    return [mean(scores) for scores in by_level]


@pytest.mark.full
@pytest.mark.parametrize(("variant", "games"), [("duplicate", 4), ("solitaire-face-up", 1)])
def test_every_level_brings_more(variant: str, games: int) -> None:
    found = totals(variant, games)
    assert found == sorted(found)
    assert found[-1] > 1.2 * found[0]


@pytest.mark.parametrize("variant", ["solitaire", "solitaire-two-racks"])
def test_more_words_bring_more_alone(variant: str) -> None:
    found = totals(variant, 3)
    assert found[-1] > found[2] > found[0]


@pytest.mark.full
@pytest.mark.parametrize("variant", ["solitaire", "solitaire-two-racks"])
def test_every_level_brings_more_alone(variant: str) -> None:
    found = totals(variant, 40)
    assert found == sorted(found)

"""Stronger levels win mirrored games of the engine, which plays as the bots do."""

from time import process_time

import pytest

from bots.scrabble.conftest import GRACE_MS
from bots.scrabble.tables import BUDGET_MS, at_table
from pace import slowness
from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of
from slovoteka.bots.scrabble import choosing, make
from slovoteka.bots.scrabble.skills import SKILLS
from slovoteka.bots.scrabble.vocabulary import engine_player
from slovoteka.engine.matches import EnginePlayer, EngineSkill, MatchEstimate, match_estimate, play_pairs
from slovoteka.games.registry import find
from slovoteka.games.scrabble.actions import Exchange, Play
from slovoteka.games.scrabble.options import read_options
from slovoteka.match.selfplay import play_one

LEVELS = levels_of("scrabble")
OPTIONS = read_options({})


def share(stronger: Level, weaker: Level, pairs: int, budget_ms: int = 100) -> float:
    first, second = (engine_player(level, OPTIONS, budget_ms) for level in (stronger, weaker))
    return match_estimate(play_pairs(first, second, pairs, seed=1)).share


@pytest.mark.parametrize(("weaker", "stronger"), [("beginner", "amateur"), ("amateur", "master")])
def test_each_level_is_stronger_than_the_one_below(weaker: Level, stronger: Level) -> None:
    assert share(stronger, weaker, 60) > 0.6


@pytest.mark.full
@pytest.mark.parametrize(("weaker", "stronger"), [("master", "grandmaster"), ("grandmaster", "oracle")])
def test_levels_that_look_ahead_are_stronger_too(weaker: Level, stronger: Level) -> None:
    assert share(stronger, weaker, 20) > 0.5


def who_counts_the_end(pairs: int) -> MatchEstimate:
    """A player at first sight against one that counts only points when the bag is empty."""
    engine = engine_player("master", OPTIONS, 100).engine
    counting, careless = EnginePlayer(engine), EnginePlayer(engine, EngineSkill(counts_end=False))
    return match_estimate(play_pairs(counting, careless, pairs, seed=424242))


def test_counting_what_stays_on_racks_brings_points() -> None:
    assert who_counts_the_end(2_000).points_low > 0


@pytest.mark.full
def test_counting_what_stays_on_racks_wins_games() -> None:
    """One game in two hundred, so many games are needed to be sure whatever words there are."""
    assert who_counts_the_end(16_000).share_low > 0.5


def test_looking_ahead_is_decided_by_numbers_and_not_by_the_clock() -> None:
    """The same number for the same budget, more for a larger one; weaker levels do not use it."""
    for level in LEVELS:
        assert SKILLS[level].search.max_ms == 0
        within = [SKILLS[level].search_within(budget).iterations for budget in (500, 1_000)]
        assert (within[0] < within[1]) == (level == "oracle")


@pytest.mark.parametrize("level", LEVELS[:4])
def test_a_level_thinks_no_longer_than_it_may(level: Level) -> None:
    most_ms = 300 if level == "grandmaster" else 20
    kind = find("scrabble")
    result = play_one(kind, OPTIONS, (level, level), 1)
    spent = sorted(ms for seat in result.thinking_ms for ms in seat)
    assert result.failure is None
    assert spent[len(spent) * 9 // 10] < most_ms * slowness(), "but for the first decision, which opens what it needs"


def test_the_oracle_keeps_to_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many simulations it wants. Measured in processor time of all its threads."""
    greedy = SKILLS["oracle"].but(iterations_per_ms=1_000_000)
    monkeypatch.setattr("slovoteka.bots.scrabble.player.SKILLS", {**SKILLS, "oracle": greedy})
    monkeypatch.setattr(choosing, "_GRACE_MS", GRACE_MS)
    bot = make("oracle", OPTIONS, 1)
    at_table(bot, "turn", "КОТЕЛНА")  # opens everything that must be opened
    began = process_time()
    decision = at_table(bot, "turn", "АЕКЛНСТ")
    assert process_time() - began < greedy.search.threads * (BUDGET_MS / 1_000 + 2)
    assert isinstance(decision.action, Play | Exchange)

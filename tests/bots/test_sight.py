"""What players with limited sight see among letters, and how often a simulated newcomer beats the default level."""

import msgspec
import pytest

from bots.toys import bands, decided, player, situation
from slovoteka.bots.registry import default_level, levels_of
from slovoteka.bots.sight import BEGINNER, NEWCOMER, SeenWords, Sight
from slovoteka.games.forbidden.actions import Call, Lay
from slovoteka.games.registry import GAMES
from slovoteka.match.arena import ArenaSetup, play_pairs

MANY = [f"СЛОВО {number}" for number in range(4_000)]
"""Positions, or seeds of different players."""


@pytest.mark.parametrize(("word", "chance"), [("ДА", 0.35), ("КОТ", 0.35), ("ОКНО", 0.175), ("ПАРОВОЗ", 0.35 / 16)])
def test_long_words_are_seen_seldom(word: str, chance: float) -> None:
    seen = sum(NEWCOMER.sees(1, position, word) for position in MANY) / len(MANY)
    assert seen == pytest.approx(chance, abs=0.03)


def test_a_beginner_sees_more_than_a_newcomer() -> None:
    for word in ("КОТ", "ОКНО", "ПЕЧЕНЬЕ"):
        assert BEGINNER.chance(word) > NEWCOMER.chance(word)


def test_players_see_different_words_in_different_positions() -> None:
    half = Sight(0.5, 1)
    assert half.sees(1, "here", "КОТ") == half.sees(1, "here", "КОТ")
    assert len({half.sees(1, position, "КОТ") for position in MANY[:20]}) == 2
    assert len({half.sees(seed, "here", "КОТ") for seed in range(20)}) == 2


def test_unseen_words_are_known_when_somebody_else_plays_them() -> None:
    [words, *_] = bands("КОТ ТОК ОКО")
    nothing = SeenWords(words, Sight(0, 1), 1)
    assert nothing.fits("КОТ", min_length=3) == []
    assert nothing.any_fit_each("КО", "ТЩ", min_length=3) == [False, False]
    assert "КОТ" in nothing
    everything = SeenWords(words, Sight(1, 1), 1)
    assert sorted(everything.fits("КОТ", min_length=3)) == ["КОТ", "ТОК"]
    assert everything.any_fit_each("КО", "ТЩ", min_length=3) == [True, False]


def test_a_beginner_overlooks_words_that_others_see() -> None:
    calls = {
        level: sum(
            isinstance(decided(bot, situation("respond", conversation="АОКТ")).action, Call)
            for seed in range(40)
            for bot in [player(level, bands("КОТ"), seed, sight=BEGINNER)]
        )
        for level in levels_of("forbidden")[:2]
    }
    assert calls["amateur"] == 40
    assert 15 < calls["beginner"] < 38
    asked = situation("turn", conversation="АОК", hand="ТЩ", mover=0)
    laid = {decided(player("beginner", bands("КОТ"), seed, sight=BEGINNER), asked).action for seed in range(40)}
    assert laid == {Lay("Т"), Lay("Щ")}
    assert decided(player("beginner", bands("КОТ")), asked).action == Lay("Щ")


@pytest.mark.parametrize("game", GAMES)
def test_the_default_level_is_one_of_the_game(game: str) -> None:
    assert default_level(game) in levels_of(game)


@pytest.mark.full
@pytest.mark.parametrize("game", ["forbidden", "underwood", "codenames", "scrabble"])
def test_a_newcomer_wins_about_half_of_the_games_against_the_default_level(game: str) -> None:
    level = default_level(game)
    assert level is not None
    options = msgspec.json.encode(GAMES[game].rules.read_options({}))
    newcomer = f"slovoteka.bots.{game}.newcomer:make"
    found = play_pairs(ArenaSetup(game=game, options=options, bots=(newcomer, level), limit_ms=60_000), 100, seed=0)
    assert not found.failures
    assert not found.lost
    assert found.standing is not None
    assert 0.4 <= found.standing.share <= 0.6

"""Which bots there are: the levels of each game, and what replaces a level that a game lacks."""

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conformance.play import random_record
from manifests import change, change_levels
from slovoteka.bots.bot import LEVELS, Level
from slovoteka.bots.codenames.levels import STRENGTHS
from slovoteka.bots.registry import adviser, deputy, levels_of, make_bot, nearest_level, pace_ms
from slovoteka.bots.scrabble.skills import SKILLS as SCRABBLE_SKILLS
from slovoteka.bots.underwood.player import SKILLS as UNDERWOOD_SKILLS
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import parse
from slovoteka.games.registry import GAMES
from slovoteka.match.bots_at_table import REACTION_MS
from slovoteka.match.replay import moments, open_game
from slovoteka.plugins.discovery import manifest_of
from slovoteka.plugins.manifest import USUAL_PACE_MS

GOLDEN = Path(__file__).parents[1] / "golden"
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
def test_every_game_has_levels_from_weak_to_strong(game: str) -> None:
    levels = levels_of(game)
    assert len(levels) >= 4
    assert list(levels) == sorted(set(levels), key=LEVELS.index)


def test_every_level_belongs_to_a_game() -> None:
    assert {level for game in GAMES for level in levels_of(game)} == set(LEVELS) == set(REACTION_MS)


@pytest.mark.parametrize(
    ("game", "window"),
    [
        ("forbidden", "turn"),
        ("underwood", "turn"),
        ("scrabble", "turn"),
        ("scrabble", "sheet"),
        ("scrabble", "write"),
        ("scrabble", "remove"),
        ("scrabble", "pick"),
        ("codenames", "clue"),
        ("codenames", "guess"),
    ],
)
def test_moves_take_longer_than_what_needs_no_thought(game: str, window: str) -> None:
    low, high = pace_ms(game, window)
    assert low >= 2_000
    assert low * 2 <= high <= 30_000
    assert high > pace_ms(game, "ready")[1]


@EVERY_GAME
def test_every_kind_of_window_has_a_pace_of_its_own(game: str) -> None:
    """Otherwise a bot would answer in it faster than any person reads."""
    bots = manifest_of(game).bots
    assert bots is not None
    kinds = _kinds_of_windows(game)
    assert kinds == set(bots.paces_ms)
    for kind in kinds:
        low, high = pace_ms(game, kind)
        assert USUAL_PACE_MS[0] < low < high
        assert high > USUAL_PACE_MS[1]


def _kinds_of_windows(game: str) -> set[str]:
    """All that open in every variant, played by bots to its end and at random: only there words are doubted."""
    records = [parse(path.read_text("utf-8").splitlines()) for path in GOLDEN.rglob(f"{game}-*.jsonl")]
    for variant, raw in GAMES[game].choices.variants.items():
        records.append(random_record(GAMES[game], raw, Random(1), f"{game}-{variant}"))
    found: set[str] = set()
    for record in records:
        _, rules, _ = open_game(record)
        found |= {window.kind for moment in moments(record) for window in rules.windows(moment.table.state)}
    return found


@pytest.mark.parametrize(
    ("game", "strengths"),
    [("scrabble", SCRABBLE_SKILLS), ("underwood", UNDERWOOD_SKILLS), ("codenames", STRENGTHS)],
)
def test_a_game_plays_the_levels_of_its_manifest(game: str, strengths: Mapping[Level, Any]) -> None:
    assert tuple(strengths) == levels_of(game)


@EVERY_GAME
def test_an_unknown_level_is_refused_with_a_list_of_the_known_ones(game: str) -> None:
    options, own = GAMES[game].rules.read_options({}), levels_of(game)
    lacking = [level for level in LEVELS if level not in own]
    assert lacking
    for level in (*lacking, "champion"):
        with pytest.raises(Unreadable, match="no-such-level") as refused:
            make_bot(game, level, options, 1)  # type: ignore[arg-type]  # not the name of any level
        assert refused.value.params == {"level": level, "levels": ", ".join(own)}


def test_a_game_without_bots_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "forbidden", bots=None)
    assert levels_of("forbidden") == ()
    attempts: list[Callable[[], object]] = [
        lambda: make_bot("forbidden", "master", None, 1),
        lambda: nearest_level("forbidden", "master"),
        lambda: adviser("forbidden"),
        lambda: deputy("forbidden"),
    ]
    for attempt in attempts:
        with pytest.raises(Unreadable, match="no-bot"):
            attempt()
    with pytest.raises(Unreadable, match="no-such-game"):
        levels_of("chess")


@EVERY_GAME
def test_a_level_of_the_game_stands_for_itself(game: str) -> None:
    assert [nearest_level(game, level) for level in levels_of(game)] == list(levels_of(game))


def test_the_next_stronger_level_stands_for_one_that_is_lacking() -> None:
    assert nearest_level("scrabble", "expert") == "master"
    assert nearest_level("forbidden", "grandmaster") == nearest_level("forbidden", "oracle") == "master"


def test_advice_comes_from_the_strongest_that_answers_at_once() -> None:
    assert {game: adviser(game) for game in GAMES} == {
        "forbidden": "master",
        "underwood": "master",
        "codenames": "master",
        "scrabble": "grandmaster",
    }


def test_a_deputy_plays_well_but_is_not_the_best_level() -> None:
    assert {game: deputy(game) for game in GAMES} == {
        "forbidden": "expert",
        "underwood": "expert",
        "codenames": "expert",
        "scrabble": "master",
    }


@pytest.mark.parametrize(
    ("levels", "expected"),
    [(("master",), "master"), (("beginner", "master"), "beginner"), (("beginner", "amateur", "oracle"), "beginner")],
)
def test_a_game_with_few_levels_has_somebody_to_stand_in(
    levels: tuple[Level, ...], expected: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_levels(monkeypatch, "forbidden", *levels)
    assert deputy("forbidden") == expected


def test_listing_the_levels_loads_no_bot() -> None:
    tell = "import sys; from slovoteka.bots.registry import levels_of; levels_of('scrabble'); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", tell], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "slovoteka.bots.registry" in loaded
    assert not loaded & {"numpy", "slovoteka._native", *(f"slovoteka.bots.{game}" for game in GAMES)}

"""Matches of bots to be reviewed, each played once."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from slovoteka.bots.bot import Level
from slovoteka.core.record import Record
from slovoteka.games.registry import GAMES
from slovoteka.match.selfplay import play_one
from slovoteka.review.model import Review
from slovoteka.review.run import review

REVIEWED = [
    pytest.param(game, variant, marks=[pytest.mark.full] if variant == "crowd" and game != "forbidden" else [])
    for game in ("forbidden", "underwood", "codenames")
    for variant in GAMES[game].choices.variants
]
"""All variants of the three games."""
_LEVELS: Mapping[str, tuple[Level, ...]] = {"codenames": ("beginner", "master")}
"""Where a weak bot plays slowly, because its mind strays, every other one is strong."""


@cache
def played(game: str, variant: str = "standard", levels: tuple[Level, ...] = ()) -> Record:
    """These levels take turns in sitting down."""
    levels = levels or _LEVELS.get(game, ("beginner", "amateur"))
    kind = GAMES[game]
    options: Any = kind.rules.read_options(kind.choices.variants[variant])
    seats = kind.rules.seats(options)
    result = play_one(kind, options, (levels * seats)[:seats], seed=3, verify=False)
    assert result.failure is None, result.failure
    assert result.record is not None
    return result.record


@cache
def reviewed(game: str, variant: str = "standard", levels: tuple[Level, ...] = ()) -> Review:
    return review(played(game, variant, levels), "quick")

"""Which category a rated match of «Ундервуд» counts in."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.core.kind import RatedAs
from slovoteka.games.underwood.deck import decks
from slovoteka.games.underwood.options import RULES, Options

CATEGORIES: Final[Mapping[str, Mapping[str, Any]]] = {"underwood.nouns": {}, "underwood.all": {"words": "all"}}


def rated_as(options: Options) -> RatedAs | None:
    """Not rated if the table decides what is a word, has its own cards, older rules, or begins from a given turn."""
    if (
        options.rules < RULES
        or options.position is not None
        or options.check == "vote"
        or options.own_words
        or options.deck not in decks().values()
    ):
        return None
    return RatedAs(category=f"underwood.{options.words}")

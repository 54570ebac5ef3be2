"""What a rated match of «Ундервуд» counts for."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.core.kind import RatedAs
from slovoteka.games.underwood.deck import decks
from slovoteka.games.underwood.options import Options

CATEGORIES: Final[Mapping[str, Mapping[str, Any]]] = {"underwood.nouns": {}, "underwood.all": {"words": "all"}}


def rated_as(options: Options) -> RatedAs | None:
    """Not where the table itself says what is a word, nor with cards of its own, nor from a turn that was set up."""
    if (
        options.position is not None
        or options.check == "vote"
        or options.own_words
        or options.deck not in decks().values()
    ):
        return None
    return RatedAs(category=f"underwood.{options.words}")

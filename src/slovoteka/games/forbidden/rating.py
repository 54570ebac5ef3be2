"""Which category a rated match of «Запретные слова» counts in."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.core.kind import RatedAs
from slovoteka.games.forbidden.options import RULES, Options, decks

CATEGORIES: Final[Mapping[str, Mapping[str, Any]]] = {"forbidden": {}}


def rated_as(options: Options) -> RatedAs | None:
    """Not rated if the table decides what is a word, plays with its own cards, or by older rules."""
    if options.rules < RULES or options.check == "vote" or options.jargon_words or options.deck not in decks().values():
        return None
    return RatedAs(category="forbidden")

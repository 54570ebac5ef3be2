"""What a rated match of «Запретные слова» counts for."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.core.kind import RatedAs
from slovoteka.games.forbidden.options import Options, decks

CATEGORIES: Final[Mapping[str, Mapping[str, Any]]] = {"forbidden": {}}


def rated_as(options: Options) -> RatedAs | None:
    """Not where the table itself says what is a word, nor with cards of its own."""
    if options.check == "vote" or options.jargon_words or options.deck not in decks().values():
        return None
    return RatedAs(category="forbidden")

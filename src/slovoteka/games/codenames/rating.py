"""Which category a rated match of «Кодовые имена» counts in."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.core.kind import RatedAs
from slovoteka.games.codenames.options import RULES, Options

CATEGORIES: Final[Mapping[str, Mapping[str, Any]]] = {"codenames.teams": {}}


def rated_as(options: Options) -> RatedAs | None:
    """Only two teams are rated. In CN-90 a team plays against the game, and in CN-100 the guesser is on both sides.

    A game that begins from a given board is not rated either, nor one by an older version of the rules.
    """
    if options.form != "teams" or options.position is not None or options.rules < RULES:
        return None
    return RatedAs(category="codenames.teams", sides=tuple(seat % 2 for seat in range(options.seats)))

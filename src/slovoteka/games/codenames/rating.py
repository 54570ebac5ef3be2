"""What a rated match of «Кодовые имена» counts for."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.core.kind import RatedAs
from slovoteka.games.codenames.options import Options

CATEGORIES: Final[Mapping[str, Mapping[str, Any]]] = {"codenames.teams": {}}


def rated_as(options: Options) -> RatedAs | None:
    """Only teams beat each other: CN-90 is played against the game, and the guesser of CN-100 is on both sides.

    Nor a board that was set up.
    """
    if options.form != "teams" or options.position is not None:
        return None
    return RatedAs(category="codenames.teams", sides=tuple(seat % 2 for seat in range(options.seats)))

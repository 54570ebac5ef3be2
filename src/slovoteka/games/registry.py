"""The only list of games."""

from collections.abc import Mapping

from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind
from slovoteka.games import codenames, forbidden, scrabble, underwood

_KINDS = (forbidden.KIND, underwood.KIND, codenames.KIND, scrabble.KIND)
GAMES: Mapping[str, GameKind] = {kind.info.id: kind for kind in _KINDS}


def find(game: str) -> GameKind:
    if game not in GAMES:
        raise Unreadable("no-such-game", game=game[:40], games=", ".join(GAMES))
    return GAMES[game]

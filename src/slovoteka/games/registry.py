"""The only list of games."""

from collections.abc import Mapping

from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind
from slovoteka.games import forbidden, scrabble, underwood

GAMES: Mapping[str, GameKind] = {kind.info.id: kind for kind in (forbidden.KIND, scrabble.KIND, underwood.KIND)}


def find(game: str) -> GameKind:
    if game not in GAMES:
        raise Unreadable("no-such-game", game=game[:40], games=", ".join(GAMES))
    return GAMES[game]

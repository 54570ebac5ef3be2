"""The games that are installed, ours and those of other packages, as hosts know them."""

from collections.abc import Mapping
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.plugins.discovery import leave_out, manifests
from slovoteka.plugins.manifest import Manifest


def _loaded(listed: Mapping[str, Manifest]) -> dict[str, GameKind]:
    """Without those that cannot be loaded: one package must not keep the others from playing."""
    games: dict[str, GameKind] = {}
    for game, manifest in listed.items():
        try:
            kind = manifest.load(manifest.kind)
        except Exception as error:  # noqa: BLE001  somebody else's package may raise anything
            leave_out(f"the game «{game}»", repr(error))
            continue
        if isinstance(kind, GameKind) and kind.info.id == game:
            games[game] = kind
        else:
            leave_out(f"the game «{game}»", f"{manifest.kind} is no GameKind of this id")
    return games


GAMES: Final = _loaded(manifests())
"""By id, in the order of the shelf."""


def find(game: str) -> GameKind:
    if game not in GAMES:
        raise Unreadable("no-such-game", game=game[:40], games=", ".join(GAMES))
    return GAMES[game]

"""The installed games, ours and those of other packages, as hosts know them."""

from collections.abc import Mapping
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.messages import has_text, text
from slovoteka.plugins.discovery import leave_out, manifests
from slovoteka.plugins.manifest import Manifest


def _loaded(listed: Mapping[str, Manifest]) -> dict[str, GameKind]:
    """Leaves out games that cannot be loaded, so that one package does not stop the others."""
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
"""By id, in shelf order."""


def find(game: str) -> GameKind:
    if game not in GAMES:
        raise Unreadable("no-such-game", game=game[:40], games=", ".join(GAMES))
    return GAMES[game]


def title_in(kind: GameKind, language: str) -> str:
    """What the game is called: as on its Russian box, or as the reader's language has it."""
    code = f"{kind.info.id}-title"
    return text(code, language) if language != "ru" and has_text(code, language) else kind.info.title

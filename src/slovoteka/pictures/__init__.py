"""Pictures of tables: one function a game, from views alone, so that nothing can be drawn that nobody may see."""

from collections.abc import Callable, Mapping
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.games.registry import GAMES
from slovoteka.pictures.canvas import Canvas
from slovoteka.pictures.codenames import draw_codenames
from slovoteka.pictures.forbidden import draw_forbidden
from slovoteka.pictures.scene import Scene
from slovoteka.pictures.scrabble import draw_scrabble
from slovoteka.pictures.underwood import draw_underwood

_WIDTH: Final = 760
_DRAWN: Final[Mapping[str, Callable[[Canvas, Scene], None]]] = {
    "forbidden": draw_forbidden,
    "underwood": draw_underwood,
    "codenames": draw_codenames,
    "scrabble": draw_scrabble,
}


def picture(game: str, scene: Scene) -> str:
    """The table as an SVG document."""
    if game not in _DRAWN:
        raise Unreadable("no-picture", game=GAMES[game].info.title)
    canvas = Canvas(_WIDTH)
    _DRAWN[game](canvas, scene)
    return canvas.render(GAMES[game].info.title)


__all__ = ["Scene", "picture"]

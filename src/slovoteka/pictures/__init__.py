"""Pictures of tables. Each game has one function that sees only views, so that it cannot draw secrets."""

from collections.abc import Callable
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.games.registry import find, title_in
from slovoteka.pictures.canvas import Canvas
from slovoteka.pictures.scene import PictureScene
from slovoteka.plugins.discovery import manifest_of

_WIDTH: Final = 760


def picture(game: str, scene: PictureScene) -> str:
    """The table as an SVG document."""
    kind, manifest = find(game), manifest_of(game)
    if manifest.picture is None:
        raise Unreadable("no-picture", game=kind.info.title)
    draw: Callable[[Canvas, PictureScene], None] = manifest.load(manifest.picture)
    canvas = Canvas(_WIDTH)
    draw(canvas, scene)
    return canvas.render(title_in(kind, scene.language))


__all__ = ["PictureScene", "picture"]

"""The only list of faces."""

from collections.abc import Callable, Mapping
from typing import Any

from slovoteka.cli.face import Face, Seats
from slovoteka.cli.face_codenames import CodenamesFace
from slovoteka.cli.face_forbidden import ForbiddenFace
from slovoteka.cli.face_scrabble import scrabble_face
from slovoteka.cli.face_underwood import UnderwoodFace
from slovoteka.core.errors import Unreadable
from slovoteka.games import registry

_FACES: Mapping[str, Callable[[Any, Seats], Face]] = {
    "codenames": CodenamesFace,
    "forbidden": ForbiddenFace,
    "scrabble": scrabble_face,
    "underwood": UnderwoodFace,
}


def face_of(game: str, options: Any, seats: Seats) -> Face:
    if game not in _FACES:
        raise Unreadable("no-face", game=registry.find(game).info.title)
    return _FACES[game](options, seats)

"""The only list of faces."""

from collections.abc import Callable, Mapping
from typing import Any

from slovoteka.cli.face import Face, Seats
from slovoteka.cli.face_codenames import CodenamesFace
from slovoteka.cli.face_forbidden import ForbiddenFace
from slovoteka.cli.face_scrabble import scrabble_face
from slovoteka.cli.face_underwood import UnderwoodFace

_FACES: Mapping[str, Callable[[Any, Seats], Face]] = {
    "codenames": CodenamesFace,
    "forbidden": ForbiddenFace,
    "scrabble": scrabble_face,
    "underwood": UnderwoodFace,
}


def face_of(game: str, options: Any, seats: Seats) -> Face:
    return _FACES[game](options, seats)

"""`/games/{game}`: what a client needs that has no table of its own for a game.

Nothing here looks at a match. What is said of an event is said of what the asker has sent, so it can tell nobody more
than they were told already.
"""

from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from slovoteka.core.errors import Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.games import registry
from slovoteka.messages import Reader, event_text, labels
from slovoteka.server.base import problems
from slovoteka.server.base.problems import NotFound
from slovoteka.server.http.access import REFUSALS, Anyone, only_signed_in
from slovoteka.server.http.bodies import EventLines, Labels, ReadAction, ReadTyped, TellEvents

_WHY: Final = 200
"""Characters: what a decoder complains of may hold all that was sent."""


@get("/{game:str}/labels", responses=REFUSALS)
async def game_labels(guest: Anyone, game: FromPath[str]) -> Response[Labels]:
    """What a game calls its fields, actions, windows and the like, in your language."""
    kind = _kind(game)
    headers = {"Content-Language": guest.language, "Vary": "Accept-Language"}
    return Response(Labels(labels=labels(kind.info.id, guest.language)), headers=headers)


@post("/{game:str}/actions/read", status_code=200, guards=[only_signed_in], responses=REFUSALS)
async def read_typed(request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[ReadTyped]) -> ReadAction:
    """The action that a typed line means, in the game's own notation. Whether it is allowed, `acts` says."""
    kind = _kind(game)
    request.scope["state"][problems.GAME] = game  # its refusals are in the words of the game
    _check_characters(data.text)
    action = kind.notation.read(data.text)
    return ReadAction(action=msgspec.to_builtins(action), written=kind.notation.write(action))


@post("/{game:str}/events/words", status_code=200, guards=[only_signed_in], responses=REFUSALS)
async def tell_events(guest: Anyone, game: FromPath[str], data: JSONBody[TellEvents]) -> EventLines:
    """Events that you were told of, in your language."""
    kind = _kind(game)
    reader = Reader(language=guest.language, names=data.names, me=data.me)
    return EventLines(lines=tuple(event_text(event, game, reader) for event in _events(kind, data.events)))


def _kind(game: str) -> GameKind:
    if game not in registry.GAMES:
        raise NotFound
    return registry.GAMES[game]


def _events(kind: GameKind, sent: tuple[dict[str, Any], ...]) -> tuple[Any, ...]:
    shape: Any = tuple[kind.types.event, ...]  # type: ignore[name-defined]
    try:
        found: tuple[Any, ...] = msgspec.convert(sent, shape, str_keys=True)
    except msgspec.ValidationError as error:
        raise Unreadable("bad-request", why=str(error)[:_WHY]) from None
    except UnicodeError:  # half a surrogate pair, which JSON can spell
        raise Unreadable("bad-request", why="not a character") from None
    return found


def _check_characters(text: str) -> None:
    try:
        text.encode()
    except UnicodeError:
        raise Unreadable("bad-request", why="not a character") from None


PLAIN: Final = [game_labels, read_typed, tell_events]

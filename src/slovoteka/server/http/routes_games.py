"""`/games/{game}`: routes for clients that have no table of their own for a game.

They never read a match. They describe only events that the client sends, so an answer reveals nothing new.
"""

from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from slovoteka.core.errors import Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.core.mismatch import NOT_TEXT, mismatch
from slovoteka.games import registry
from slovoteka.messages import Reader, event_text, labels
from slovoteka.server.base import problems
from slovoteka.server.base.problems import NotFound
from slovoteka.server.http.access import REFUSALS, Anyone, only_signed_in
from slovoteka.server.http.bodies import EventLines, Labels, ReadAction, ReadTyped, TellEvents


@get("/{game:str}/labels", responses=REFUSALS)
async def game_labels(guest: Anyone, game: FromPath[str]) -> Response[Labels]:
    """The names of a game's fields, actions, windows and so on, in your language."""
    kind = _kind(game)
    headers = {"Content-Language": guest.language, "Vary": "Accept-Language"}
    return Response(Labels(labels=labels(kind.info.id, guest.language)), headers=headers)


@post("/{game:str}/actions/read", status_code=200, guards=[only_signed_in], responses=REFUSALS)
async def read_typed(request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[ReadTyped]) -> ReadAction:
    """Reads a typed line in the game's notation as an action, without checking whether it is allowed."""
    kind = _kind(game)
    request.scope["state"][problems.GAME] = game  # refusals use the sentences of this game
    _check_characters(data.text)
    action = kind.notation.read(data.text)
    return ReadAction(action=msgspec.to_builtins(action), written=kind.notation.write(action))


@post("/{game:str}/events/words", status_code=200, guards=[only_signed_in], responses=REFUSALS)
async def tell_events(guest: Anyone, game: FromPath[str], data: JSONBody[TellEvents]) -> EventLines:
    """Describes events that you have received, in your language."""
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
    except (msgspec.ValidationError, UnicodeError):
        raise Unreadable("bad-request", why=mismatch(sent, shape)) from None
    return found


def _check_characters(text: str) -> None:
    try:
        text.encode()
    except UnicodeError:
        raise Unreadable("bad-request", why=NOT_TEXT) from None


PLAIN: Final = [game_labels, read_typed, tell_events]

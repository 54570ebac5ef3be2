"""Finds out who makes a request, counts the request, and chooses the language. Every route of the API starts here."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from slovoteka.server.base import problems
from slovoteka.server.base.identity import presented_token
from slovoteka.server.base.limits import RateName, Who
from slovoteka.server.base.problems import NotSignedIn, Problem, language_of
from slovoteka.server.http.asgi_guard import client_address
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.performing import Answer_co, Caller, Command, perform
from slovoteka.store.people import Identity

_ASKS: Final = "asks"
"""The key in `scope["state"]` of the guest or person who makes the request."""
_ID: Final = r"^[A-Za-z0-9_-]{22}$"

RoomPath = Annotated[str, PathParameter(pattern=_ID, min_length=22, max_length=22, description="A room.")]
PersonPath = Annotated[str, PathParameter(pattern=_ID, min_length=22, max_length=22, description="A person.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=4_999, description="A seat, from 0.")]


class StrictRequest(Request[Any, Any, Any]):
    """Decodes a body strictly as the type of its route. Litestar would read `"0"` as 0 and `1` as true."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)


class Guest:
    """Anybody who makes a request, known or not."""

    def __init__(self, node: Node, counted: Who, language: str) -> None:
        self.node, self.counted, self.language = node, counted, language

    def count(self, limit: RateName) -> None:
        """Counts one request against this limit. Raises `TooMany`."""
        self.node.limiter.check(limit, self.counted)


class Person(Guest):
    """A guest with an identity."""

    def __init__(self, node: Node, who: Identity, address: str, language: str) -> None:
        self.caller = Caller(who, address)
        super().__init__(node, self.caller.counted, language)
        self.who = who

    async def perform(self, room: str, command: Command[Answer_co]) -> Answer_co:
        return await perform(self.node, self.caller, room, command)


Anyone = NamedDependency[Guest]
Me = NamedDependency[Person]
Live = NamedDependency[LiveRoom]


async def recognise(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard that identifies the caller and counts the request, before the body is read."""
    node: Node = connection.app.state.node
    presented = presented_token(connection.scope["headers"])
    who = await node.identities.recognise(None if presented is None else presented.token)
    address = client_address(connection.scope, node.settings)
    language = language_of(connection.headers.get("accept-language"))
    asks = Guest(node, Who(None, address), language) if who is None else Person(node, who, address, language)
    asks.count("requests")
    connection.scope["state"][_ASKS] = asks


def only_signed_in(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard that runs after `recognise`. Raises `NotSignedIn`."""
    if not isinstance(connection.scope["state"][_ASKS], Person):
        raise NotSignedIn


async def find_guest(request: Request[Any, Any, Any]) -> Guest:
    asks: Guest = request.scope["state"][_ASKS]
    return asks


async def find_me(request: Request[Any, Any, Any]) -> Person:
    """The person who makes the request. Only for routes behind both guards."""
    asks: Person = request.scope["state"][_ASKS]
    return asks


async def find_room(me: Me, room: RoomPath) -> LiveRoom:
    """The room for a request that only reads it. Anybody who knows its id may look. Raises `Missing`."""
    live = await me.node.room(room)
    await live.refresh()
    return live


def _refusal(about: str) -> ResponseSpec:
    return ResponseSpec(Problem, generate_examples=False, description=about, media_type=problems.MEDIA_TYPE)


REFUSALS: Final = {
    400: _refusal("It cannot be read: the title says what is wrong, and where."),
    401: _refusal("There is no token, or it no longer counts."),
    403: _refusal("Another's chair, another's room, or a page of another site."),
    404: _refusal("There is no such thing."),
    409: _refusal("The table is not where you thought it was."),
    413: _refusal("The body is too large."),
    415: _refusal("The body is not JSON."),
    422: _refusal("A rule of the game forbids it; `rule` names it."),
    429: _refusal("Over a limit: `limit` names it, `retry_after_s` says how long to wait."),
    503: _refusal("Nothing can be stored now, or this server is about to stop. Nothing has happened."),
}
"""The refusals that any route may answer with."""

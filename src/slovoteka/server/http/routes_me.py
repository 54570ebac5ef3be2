"""`/me`: a person's own name, devices, games and blocked people."""

from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, patch, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games import registry
from slovoteka.messages import name_text
from slovoteka.server.base.identity import presented_token, token_cookie
from slovoteka.server.base.problems import NotSignedIn
from slovoteka.server.http.access import REFUSALS, Anyone, Guest, Me, Person, PersonPath
from slovoteka.server.http.asgi_guard import cookies_are_secure
from slovoteka.server.http.bodies import Myself, NewCode, People, Rename, RoomList, TakeCode, Token, TokenWanted
from slovoteka.server.http.routes_lists import entry
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import offers, seating, tables
from slovoteka.store.people import Identity
from slovoteka.store.rooms import Listing

_PAGE: Final = 50
_PAGES_READ: Final = 20
"""How many pages one request reads to find games that wait for a person."""
_MAX_ROOMS_INFORMED: Final = 1_000
"""How many rooms are updated when a person is deleted; those played last come first."""

MomentQuery = Annotated[int | None, QueryParameter(ge=0, le=2**53)]


@get("/me", responses=REFUSALS)
async def show_me(request: Request[Any, Any, Any], guest: Anyone) -> Response[Myself]:
    """Who you are; a first visit makes a new person and sets the cookie."""
    if isinstance(guest, Person):
        return Response(_myself(guest.who, guest.language))
    presented = presented_token(request.scope["headers"])
    if presented is not None and presented.by == "bearer":
        raise NotSignedIn  # a program would not notice that it got a new identity
    guest.count("newcomers")
    newcomer, token = await guest.node.identities.visit(None)
    return _with_cookie(request, guest, newcomer, token)


@post("/me/token", status_code=201, responses=REFUSALS)
async def make_token(guest: Anyone, data: JSONBody[TokenWanted]) -> Token:
    """Makes a token without a cookie, for a new person or, with a code, for the person who made the code."""
    identities = guest.node.identities
    if data.code is None:
        guest.count("newcomers")
        name = None if data.name is None else guest.node.cleaner.name(data.name)
        who, token = await identities.welcome(name, program=data.bot)
    elif data.bot or data.name is not None:  # a code is for a person who exists already
        raise Unreadable("code-alone")
    else:
        guest.count("codes")
        who, token = await identities.take_code(data.code)
    return Token(token=token, me=_myself(who, guest.language))


@post("/me/code", status_code=201, responses=REFUSALS)
async def make_code(me: Me) -> NewCode:
    """Makes a code that signs you in on another device, once and within ten minutes."""
    me.count("codes")
    code = await me.node.identities.make_code(me.who.id)
    return NewCode(code=code.text, expires_ms=code.expires_ms)


@post("/me/take", status_code=200, responses=REFUSALS)
async def take_code(request: Request[Any, Any, Any], guest: Anyone, data: JSONBody[TakeCode]) -> Response[Myself]:
    """Signs this browser in as the person who made the code; programs ask for a token instead."""
    guest.count("codes")
    who, token = await guest.node.identities.take_code(data.code)
    return _with_cookie(request, guest, who, token)


@patch("/me", responses=REFUSALS)
async def rename(me: Me, data: JSONBody[Rename]) -> Myself:
    """Changes your name; chairs that you have already taken keep the old one."""
    renamed = await me.node.identities.rename(me.who.id, me.node.cleaner.name(data.name))
    return _myself(renamed, me.language)


@delete("/me", responses=REFUSALS | {204: ResponseSpec(None, description="It is done.")})
async def forget(request: Request[Any, Any, Any], me: Me) -> Response[None]:
    """Deletes all your data: you leave your matches, and old games are kept without your name."""
    await _forget(me.node, me.who)
    secure = cookies_are_secure(request.scope, me.node.settings)
    return Response(None, status_code=204, cookies=[token_cookie(None, secure=secure)])


@get("/me/rooms", responses=REFUSALS)
async def my_rooms(
    me: Me, before_ms: MomentQuery = None, waiting: Annotated[bool, QueryParameter()] = False
) -> RoomList:
    """The rooms where you have a chair, the latest first; with `waiting`, only those that wait for you."""
    found: list[Listing] = []
    for _ in range(_PAGES_READ):
        page = await me.node.store.rooms_of(me.who.id, _PAGE, before_ms)
        found += [listing for listing in page if not waiting or _waits(listing)]
        before_ms = page[-1].updated_ms if len(page) >= _PAGE else None
        if before_ms is None or len(found) >= _PAGE:
            break
    entries = tuple(entry(listing, me.language, waits_for_me=_waits(listing)) for listing in found)
    return RoomList(rooms=entries, next_before_ms=before_ms)


@get("/me/blocks", responses=REFUSALS)
async def my_blocks(me: Me) -> People:
    """The people whose lines you do not see and with whom you are not paired."""
    return People(people=tuple(sorted(await me.node.store.blocked(me.who.id))))


@put("/me/blocks/{person:str}", status_code=204, responses=REFUSALS)
async def block(me: Me, person: PersonPath) -> None:
    me.count("reports")
    await _block(me.node, me.who, person, on=True)


@delete("/me/blocks/{person:str}", responses=REFUSALS)
async def unblock(me: Me, person: PersonPath) -> None:
    await _block(me.node, me.who, person, on=False)


VISIT: Final = [show_me, make_token, take_code]
ME: Final = [make_code, rename, forget, my_rooms, my_blocks, block, unblock]


def _myself(who: Identity, language: str) -> Myself:
    name = name_text(who.name, language)
    return Myself(id=who.id, name=name, created_ms=who.created_ms, program=who.program)


def _with_cookie(request: Request[Any, Any, Any], guest: Guest, who: Identity, token: str | None) -> Response[Myself]:
    secure = cookies_are_secure(request.scope, guest.node.settings)
    return Response(_myself(who, guest.language), cookies=[token_cookie(token, secure=secure)])


def _waits(listing: Listing) -> bool:
    is_asked = listing.room.stage == "playing" and not set(listing.mine).isdisjoint(listing.waiting)
    return is_asked and _is_known(listing)


async def _block(node: Node, who: Identity, person: str, *, on: bool) -> None:
    await node.store.block(who.id, person, on)
    blocked = await node.store.blocked(who.id)
    for live in node.rooms.values():
        for watcher in live.watchers:
            if watcher.identity == who.id:
                watcher.blocked = blocked


async def _forget(node: Node, who: Identity) -> None:
    """Deletes a person in the store, and then removes their name from all open rooms."""
    listings = await node.store.rooms_of(who.id, _MAX_ROOMS_INFORMED)
    shown = {listing.room.id for listing in listings if listing.room.stage != "over" and _is_known(listing)}
    for room in shown:
        await _get_up(await node.room(room), who)
    await node.identities.forget(who.id)
    node.forget(who.id)
    for live in list(node.rooms.values()):
        if live.room.owner == who.id or live.seats_of(who.id):
            shown.add(live.id)
    for room in shown:
        live = await node.room(room)
        await live.reload()
        await tables.hand_over(live, who)
        live.changed()


def _is_known(listing: Listing) -> bool:
    """Whether the game is installed. Otherwise nobody can move or leave until it is back."""
    return listing.room.agreement.game in registry.GAMES


async def _get_up(live: LiveRoom, who: Identity) -> None:
    """Takes a person out of all their seats, so that nobody waits for them."""
    for seat in live.seats_of(who.id):
        with suppress(Illegal):  # the match has just begun or just ended
            await (seating.stand_up if live.match is None else offers.leave)(live, who, seat)

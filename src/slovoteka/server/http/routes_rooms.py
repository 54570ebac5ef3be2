"""`/rooms` before a match: making and finding tables, taking chairs, agreeing on the terms."""

from typing import Final

from litestar import delete, get, patch, post
from litestar.params import JSONBody

from slovoteka.server.http.access import REFUSALS, Anyone, Live, Me, Person, RoomPath, SeatPath
from slovoteka.server.http.bodies import ChairAnswer, OpenSalt, Pairing, PressReady, RoomAnswer, RoomList, TakeChair
from slovoteka.server.http.routes_lists import entry
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import commands, tables
from slovoteka.server.rooms.performing import Command
from slovoteka.server.rooms.tables import NewRoom, TableTermsRequest

_LOBBY: Final = 100


def answer(live: LiveRoom, me: Person) -> RoomAnswer:
    """The answer with a room as everybody sees it and your seats."""
    return RoomAnswer(room=live.view(), mine=live.seats_of(me.who.id))


async def changed(me: Person, room: str, command: Command[object]) -> RoomAnswer:
    """Performs a command and returns the room as it is afterwards."""
    await me.perform(room, command)
    return answer(await me.node.room(room), me)


@get("/lobby", responses=REFUSALS)
async def lobby(guest: Anyone) -> RoomList:
    """Listed rooms with a free chair, the newest first."""
    return RoomList(rooms=tuple(entry(listing, guest.language) for listing in await guest.node.store.lobby(_LOBBY)))


@post("/pairing", status_code=201, responses=REFUSALS)
async def pair(me: Me, data: JSONBody[Pairing]) -> RoomAnswer:
    """Seats you with a person who waits for the same terms, or lets you wait; both count as ready."""
    me.count("rooms")
    return answer(await tables.pair(me.node, me.who, data.conditions, data.salt_hash), me)


@post("/rooms", status_code=201, responses=REFUSALS)
async def make_room(me: Me, data: JSONBody[NewRoom]) -> RoomAnswer:
    """Makes a table of yours; everybody who knows its id may come in."""
    me.count("rooms")
    return answer(await tables.make_room(me.node, me.who, data), me)


# --- under /rooms/{room} --------------------------------------------------------------------------------------------


@get("/", responses=REFUSALS)
async def show_room(me: Me, live: Live) -> RoomAnswer:
    return answer(live, me)


@patch("/", responses=REFUSALS)
async def change_room(me: Me, room: RoomPath, data: JSONBody[TableTermsRequest]) -> RoomAnswer:
    """Replaces all table terms; only the owner may, and everybody has to press «Готов» again."""
    return await changed(me, room, commands.ChangeConditions(data))


@post("/chairs", status_code=201, responses=REFUSALS)
async def take_chair(me: Me, room: RoomPath, data: JSONBody[TakeChair]) -> ChairAnswer:
    if data.who == "bot":
        chair = await me.perform(room, commands.SeatBot(seat=data.seat, level=data.level))
    else:
        chair = await me.perform(room, commands.SitDown(seat=data.seat, name=data.name, salt_hash=data.salt_hash))
    live = await me.node.room(room)
    return ChairAnswer(seat=chair.seat, room=live.view(), mine=live.seats_of(me.who.id))


@delete("/chairs/{seat:int}", status_code=200, responses=REFUSALS)
async def leave_chair(me: Me, room: RoomPath, seat: SeatPath) -> RoomAnswer:
    """Leaves a chair before the match; the owner can also empty the chairs of others."""
    return await changed(me, room, commands.StandUp(seat))


@post("/chairs/{seat:int}/ready", status_code=200, responses=REFUSALS)
async def press_ready(me: Me, room: RoomPath, seat: SeatPath, data: JSONBody[PressReady]) -> RoomAnswer:
    """Presses «Готов»; the match begins when everybody has."""
    return await changed(me, room, commands.PressReady(seat=seat, agreed=data.agreed, salt_hash=data.salt_hash))


@post("/chairs/{seat:int}/salt", status_code=200, responses=REFUSALS)
async def open_salt(me: Me, room: RoomPath, seat: SeatPath, data: JSONBody[OpenSalt]) -> RoomAnswer:
    """Reveals the promised salt while the room is `opening`."""
    return await changed(me, room, commands.OpenSalt(seat=seat, salt=data.salt))


@post("/start", status_code=200, responses=REFUSALS)
async def start(me: Me, room: RoomPath) -> RoomAnswer:
    """Starts a hall (only the owner may); other matches start by themselves, and this says who is not ready."""
    return await changed(me, room, commands.StartMatch())


ROOMS: Final = [pair, make_room]
IN_A_ROOM: Final = [show_room, change_room, take_chair, leave_chair, press_ready, open_salt, start]

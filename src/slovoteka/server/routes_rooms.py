"""`/rooms` before a match: tables are made, found and filled; all agree."""

from typing import Final

from litestar import delete, get, patch, post
from litestar.params import JSONBody

from slovoteka.server import verbs
from slovoteka.server.access import REFUSALS, Anyone, Live, Me, Person, SeatPath
from slovoteka.server.bodies import ChairAnswer, OpenSalt, Pairing, PressReady, RoomAnswer, RoomList, TakeChair
from slovoteka.server.gates import seated_person
from slovoteka.server.live import LiveRoom
from slovoteka.server.routes_lists import entry
from slovoteka.server.verbs import Conditions, NewRoom

_LOBBY: Final = 100


def answer(live: LiveRoom, me: Person) -> RoomAnswer:
    """A room as everybody sees it, and where you sit."""
    return RoomAnswer(room=live.view(), mine=live.seats_of(me.who.id))


@get("/lobby", responses=REFUSALS)
async def lobby(guest: Anyone) -> RoomList:
    """Listed rooms with a free chair, the newest first."""
    return RoomList(rooms=tuple(entry(listing) for listing in await guest.node.store.lobby(_LOBBY)))


@post("/pairing", status_code=201, responses=REFUSALS)
async def pair(me: Me, data: JSONBody[Pairing]) -> RoomAnswer:
    """Sits you down with whoever waits for the same, or lets you wait. Both are ready by asking."""
    me.count("rooms")
    return answer(await verbs.pair(me.node, me.who, data.conditions, data.salt_hash), me)


@post("/rooms", status_code=201, responses=REFUSALS)
async def make_room(me: Me, data: JSONBody[NewRoom]) -> RoomAnswer:
    """A table of yours. Its id is the invitation: whoever knows it may come in."""
    me.count("rooms")
    return answer(await verbs.make_room(me.node, me.who, data), me)


# --- under /rooms/{room} --------------------------------------------------------------------------------------------


@get("/", responses=REFUSALS)
async def show_room(me: Me, live: Live) -> RoomAnswer:
    return answer(live, me)


@patch("/", responses=REFUSALS)
async def change_room(me: Me, live: Live, data: JSONBody[Conditions]) -> RoomAnswer:
    """The owner proposes other conditions, all of them anew. Everybody has to be ready again."""
    me.count("chairs")
    await verbs.change_conditions(live, me.who, data)
    return answer(live, me)


@post("/chairs", status_code=201, responses=REFUSALS)
async def take_chair(me: Me, live: Live, data: JSONBody[TakeChair]) -> ChairAnswer:
    me.count("chairs")
    if data.who == "bot":
        chair = await verbs.seat_bot(live, me.who, data.seat, data.level)
    else:
        chair = await verbs.sit(live, me.who, data.seat, data.name, data.salt_hash)
    return ChairAnswer(seat=chair.seat, room=live.view(), mine=live.seats_of(me.who.id))


@delete("/chairs/{seat:int}", status_code=200, responses=REFUSALS)
async def leave_chair(me: Me, live: Live, seat: SeatPath) -> RoomAnswer:
    """Stands up, before the match; the owner also sends others away."""
    me.count("chairs")
    if live.room.owner != me.who.id:
        seated_person(live, me.who, seat)
    await verbs.stand_up(live, me.who, seat)
    return answer(live, me)


@post("/chairs/{seat:int}/ready", status_code=200, responses=REFUSALS)
async def press_ready(me: Me, live: Live, seat: SeatPath, data: JSONBody[PressReady]) -> RoomAnswer:
    """«Готов». When all are, the match begins."""
    me.count("chairs")
    seated_person(live, me.who, seat)
    await verbs.ready(live, me.who, seat, data.agreed, data.salt_hash)
    return answer(live, me)


@post("/chairs/{seat:int}/salt", status_code=200, responses=REFUSALS)
async def open_salt(me: Me, live: Live, seat: SeatPath, data: JSONBody[OpenSalt]) -> RoomAnswer:
    """Opens the salt that was promised, while the room is `opening`."""
    me.count("chairs")
    seated_person(live, me.who, seat)
    await verbs.open_salt(live, me.who, seat, data.salt)
    return answer(live, me)


@post("/start", status_code=200, responses=REFUSALS)
async def start(me: Me, live: Live) -> RoomAnswer:
    """The owner of a hall starts it. Elsewhere it starts by itself, and this says who is not ready."""
    me.count("actions")
    await verbs.start(live, me.who)
    return answer(live, me)


ROOMS: Final = [pair, make_room]
IN_A_ROOM: Final = [show_room, change_room, take_chair, leave_chair, press_ready, open_salt, start]

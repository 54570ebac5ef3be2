"""`/rooms/{room}`: routes that help to play or to understand a game and change nothing in it."""

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from slovoteka.core.errors import Illegal
from slovoteka.messages import render
from slovoteka.server.base.wire import encode
from slovoteka.server.http.access import REFUSALS, Live, Me, RoomPath
from slovoteka.server.http.bodies import PointAt, Reasons, ReasonView, TryAct
from slovoteka.server.rooms import commands
from slovoteka.server.rooms.authorization import in_play
from slovoteka.server.services import previews
from slovoteka.server.services.previews import Preview

OwnSeatQuery = Annotated[int, QueryParameter(ge=0, le=4_999, description="One of yours.")]


@post("/preview", status_code=200, responses=REFUSALS)
async def preview(me: Me, live: Live, data: JSONBody[TryAct]) -> Preview:
    """Says what an action would do or why it would be refused, without performing it or telling anybody."""
    return previews.preview(live, me.who, data.seat, data.window, data.action, me.language)


@get(
    "/aid",
    media_type=MediaType.JSON,
    responses=REFUSALS
    | {200: ResponseSpec(dict[str, Any], generate_examples=False, description="What this game shows beginners.")},
)
async def aid(me: Me, live: Live, seat: OwnSeatQuery) -> Response[bytes]:
    """The help that this game gives to beginners, if the table has agreed on it."""
    return Response(encode(await previews.aid(live, me.who, seat)), media_type=MediaType.JSON)


@get("/reasons", responses=REFUSALS)
async def reasons(me: Me, live: Live) -> Reasons:
    """The reasons of all decisions of bots, once the match is over."""
    if in_play(live).closing is None:
        raise Illegal("host", "not-over")
    views = [
        ReasonView(number=kept.number, seat=kept.seat, text=render(kept.reason.code, me.language, kept.reason.params))
        for kept in await me.node.store.reasons(live.id)
    ]
    return Reasons(reasons=tuple(views))


@post("/point", status_code=204, responses=REFUSALS)
async def point(me: Me, room: RoomPath, data: JSONBody[PointAt]) -> None:
    """Shows everybody at the table what you are about to choose."""
    await me.perform(room, commands.PointAt(seat=data.seat, mark=data.mark))


AIDS: Final = [preview, aid, reasons, point]

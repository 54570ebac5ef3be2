"""Replays and pictures of a finished match, from a room or from a record in the body."""

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from slovoteka.pictures.moment import picture_of
from slovoteka.pictures.png import png_of
from slovoteka.server.http.access import REFUSALS, Live, Me
from slovoteka.server.services.replays import (
    MOST_BYTES,
    MOST_INPUTS,
    Replay,
    finished_record,
    read_record,
    replay_of_room,
    replay_of_text,
)

EyesQuery = Annotated[
    int | None, QueryParameter(ge=0, le=4_999, description="Only what this seat saw; none: everything lies open.")
]
HandQuery = Annotated[int | None, QueryParameter(ge=0, le=4_999, description="With the hand of this seat.")]
MoveQuery = Annotated[int, QueryParameter(ge=0, le=MOST_INPUTS, description="The number of an input.")]
_SVG: Final = "image/svg+xml"
_PNG: Final = "image/png"
_DRAWING: Final = REFUSALS | {200: ResponseSpec(str, generate_examples=False, description="SVG.", media_type=_SVG)}
_PAINTING: Final = REFUSALS | {200: ResponseSpec(bytes, generate_examples=False, description="PNG.", media_type=_PNG)}
_FILM: Final = REFUSALS | {200: ResponseSpec(Replay, generate_examples=False, description="The match.")}


@get("/replay", media_type=MediaType.JSON, responses=_FILM)
async def replay(me: Me, live: Live, seat: EyesQuery = None) -> Response[bytes]:
    """Every input with its events and what has changed on the table, once the match is over."""
    me.count("joins")
    return Response(await replay_of_room(me.node, live, seat), media_type=MediaType.JSON)


@post("/replay", media_type=MediaType.JSON, status_code=200, request_max_body_size=MOST_BYTES, responses=_FILM)
async def replay_record(me: Me, request: Request[Any, Any, Any], seat: EyesQuery = None) -> Response[bytes]:
    """The replay of a record as JSON Lines in the body, which is checked and not kept."""
    me.count("hints")
    answer = await asyncio.to_thread(replay_of_text, await request.body(), seat)
    return Response(answer, media_type=MediaType.JSON)


@get("/picture.svg", media_type=_SVG, responses=_DRAWING)
async def table_picture(me: Me, live: Live, move: MoveQuery, seat: HandQuery = None) -> Response[bytes]:
    """The table after a move as SVG, once the match is over."""
    me.count("joins")
    record = await finished_record(me.node, live)
    drawn = await asyncio.to_thread(picture_of, record, move, seat, me.language)
    return Response(drawn.encode(), media_type=_SVG)


@post("/replay/picture.svg", media_type=_SVG, status_code=200, request_max_body_size=MOST_BYTES, responses=_DRAWING)
async def record_picture(
    me: Me, request: Request[Any, Any, Any], move: MoveQuery, seat: HandQuery = None
) -> Response[bytes]:
    """The table after a move as SVG, for a record as JSON Lines in the body."""
    me.count("hints")
    text = await request.body()
    drawn = await asyncio.to_thread(lambda: picture_of(read_record(text), move, seat, me.language))
    return Response(drawn.encode(), media_type=_SVG)


@get("/picture.png", media_type=_PNG, responses=_PAINTING)
async def table_png(me: Me, live: Live, move: MoveQuery, seat: HandQuery = None) -> Response[bytes]:
    """The table after a move as PNG, for programs that cannot show SVG."""
    me.count("hints")
    record = await finished_record(me.node, live)
    painted = await asyncio.to_thread(lambda: png_of(picture_of(record, move, seat, me.language)))
    return Response(painted, media_type=_PNG)


@post("/replay/picture.png", media_type=_PNG, status_code=200, request_max_body_size=MOST_BYTES, responses=_PAINTING)
async def record_png(
    me: Me, request: Request[Any, Any, Any], move: MoveQuery, seat: HandQuery = None
) -> Response[bytes]:
    """The table after a move as PNG, for a record as JSON Lines in the body."""
    me.count("hints")
    text = await request.body()
    painted = await asyncio.to_thread(lambda: png_of(picture_of(read_record(text), move, seat, me.language)))
    return Response(painted, media_type=_PNG)


IN_A_FINISHED_ROOM: Final = [replay, table_picture, table_png]
REPLAYS: Final = [replay_record, record_picture, record_png]

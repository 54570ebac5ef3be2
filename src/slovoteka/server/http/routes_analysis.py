"""The analysis board: the engine's best moves in a position, and positions from records and files."""

import asyncio
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from slovoteka.formats.foreign import starts_of_text
from slovoteka.formats.starts import StartPositions, starts_of_record
from slovoteka.games import registry
from slovoteka.review.analysis import Analysis
from slovoteka.server.base.wire import encode
from slovoteka.server.http.access import REFUSALS, Live, Me
from slovoteka.server.http.bodies import AskAnalysis
from slovoteka.server.services.replays import MOST_BYTES, finished_record
from slovoteka.server.services.words import check_lookups

_ADVICE: Final = REFUSALS | {200: ResponseSpec(Analysis, generate_examples=False, description="Best moves.")}
_STARTS: Final = REFUSALS | {200: ResponseSpec(StartPositions, generate_examples=False, description="Positions.")}


@post("/analysis", media_type=MediaType.JSON, status_code=200, responses=_ADVICE)
async def analyse_position(me: Me, data: JSONBody[AskAnalysis]) -> Response[bytes]:
    """The best moves in the position that the option `position` describes.

    Refused to a person who is playing a game that is rated or has challenges.
    """
    me.count("analyses")
    await check_lookups(me.node, me.who)
    options = await asyncio.to_thread(registry.find(data.game).rules.read_options, data.options)
    answer = await me.node.analyses.ask(data.game, options, data.depth, me.language)
    return Response(answer, media_type=MediaType.JSON)


@post(
    "/analysis/positions",
    media_type=MediaType.JSON,
    status_code=200,
    request_max_body_size=MOST_BYTES,
    responses=_STARTS,
)
async def read_positions(me: Me, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The positions in the body: one of our records, a file of another program, or a single position."""
    me.count("hints")
    starts = await asyncio.to_thread(starts_of_text, await request.body())
    return Response(encode(starts), media_type=MediaType.JSON)


@get("/positions", media_type=MediaType.JSON, responses=_STARTS)
async def positions_of_room(me: Me, live: Live) -> Response[bytes]:
    """The positions of a match, once it is over."""
    me.count("joins")
    record = await finished_record(me.node, live)
    return Response(encode(await asyncio.to_thread(starts_of_record, record)), media_type=MediaType.JSON)


ANALYSIS: Final = [analyse_position, read_positions]
POSITIONS: Final = [positions_of_room]

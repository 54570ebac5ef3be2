"""Routes about the site as a whole: its games, health and metrics."""

from functools import cache
from typing import Any, Final, Literal

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.server.base.problems import Draining, NotFound
from slovoteka.server.http.access import REFUSALS, Anyone, recognise
from slovoteka.server.http.bodies import Health
from slovoteka.server.http.routes_games import PLAIN
from slovoteka.server.live.node import Node
from slovoteka.server.services.forms import Games, games_in

_METRICS_TYPE: Final = "text/plain; version=0.0.4"
_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


@get(responses=REFUSALS)
async def list_games(guest: Anyone) -> Response[Games]:
    """All games with all their options, in your language."""
    return Response(games_in(guest.language), headers={"Content-Language": guest.language, "Vary": "Accept-Language"})


class GameSchema(Value, frozen=True, kw_only=True):
    """JSON Schemas, each complete in itself."""

    options: dict[str, Any]
    action: dict[str, Any]
    event: dict[str, Any]
    public: dict[str, Any]
    private: dict[str, Any]


@get("/{game:str}/schema", responses=REFUSALS)
async def game_schema(game: FromPath[str]) -> GameSchema:
    """The JSON Schemas of this game's messages, for people who write clients."""
    if game not in registry.GAMES:
        raise NotFound
    return _schema(game)


@cache
def _schema(game: str) -> GameSchema:
    types = msgspec.structs.asdict(registry.GAMES[game].types)
    return GameSchema(
        **{name: {"$schema": _DIALECT, **msgspec.json.schema(types[name])} for name in GameSchema.__struct_fields__}
    )


games: Final = Router("/games", route_handlers=[list_games, game_schema, *PLAIN])


# --- for machines ---------------------------------------------------------------------------------------------------


@get("/health/live")
async def live() -> Health:
    """Answers as long as the process runs."""
    return Health()


class Readiness(Value, frozen=True, kw_only=True):
    status: Literal["ready"] = "ready"
    bus: Literal["connected", "away", "none"]
    """`away`: news from other nodes come late, but nothing is lost. `none`: there are no other nodes."""


@get("/health/ready", guards=[recognise], responses=REFUSALS)
async def ready(guest: Anyone) -> Readiness:
    """Whether this node can take people: its store works and it is not about to stop."""
    if guest.node.draining:
        raise Draining
    await guest.node.store.check()
    if not guest.node.bus.is_shared:
        return Readiness(bus="none")
    return Readiness(bus="connected" if guest.node.bus.connected else "away")


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(str, generate_examples=False, description="For Prometheus.", media_type="text/plain")},
)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    node: Node = request.app.state.node
    return Response(node.metrics.text(), media_type=_METRICS_TYPE)

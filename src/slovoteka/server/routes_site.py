"""What concerns the site as a whole: its games, its health, its figures."""

from functools import cache
from typing import Any, Final, Literal

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from slovoteka.games import registry
from slovoteka.server.access import REFUSALS, Anyone, recognise
from slovoteka.server.bodies import Health
from slovoteka.server.forms import Games, games_in
from slovoteka.server.node import Node
from slovoteka.server.problems import Draining, NotFound

_METRICS_TYPE: Final = "text/plain; version=0.0.4"
_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


@get(responses=REFUSALS)
async def list_games(guest: Anyone) -> Response[Games]:
    """What can be played, with all options, in your language."""
    return Response(games_in(guest.language), headers={"Content-Language": guest.language, "Vary": "Accept-Language"})


class GameSchema(msgspec.Struct, frozen=True, kw_only=True):
    """JSON Schemas, each whole in itself."""

    options: dict[str, Any]
    action: dict[str, Any]
    event: dict[str, Any]
    public: dict[str, Any]
    private: dict[str, Any]


@get("/{game:str}/schema", responses=REFUSALS)
async def game_schema(game: FromPath[str]) -> GameSchema:
    """What goes over the wire in this game, for those who write clients."""
    if game not in registry.GAMES:
        raise NotFound
    return _schema(game)


@cache
def _schema(game: str) -> GameSchema:
    kind = registry.GAMES[game]
    return GameSchema(
        **{
            name: {"$schema": _DIALECT, **msgspec.json.schema(getattr(kind, name))}
            for name in GameSchema.__struct_fields__
        }
    )


games: Final = Router("/games", route_handlers=[list_games, game_schema])


# --- for machines ---------------------------------------------------------------------------------------------------


@get("/health/live")
async def live() -> Health:
    """This process answers."""
    return Health()


class Readiness(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["ready"] = "ready"
    bus: Literal["connected", "away", "none"]
    """Away: news from other nodes come late, but nothing is lost. None: there are no other nodes."""


@get("/health/ready", guards=[recognise], responses=REFUSALS)
async def ready(guest: Anyone) -> Readiness:
    """Whether to send people here: it can store, and is not about to stop."""
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

"""What concerns the site as a whole: its games, its health, its figures."""

from functools import cache
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from slovoteka.bots.bot import LEVELS
from slovoteka.core.game import GameKind
from slovoteka.games import registry
from slovoteka.messages import text
from slovoteka.server.access import REFUSALS, Anyone, recognise
from slovoteka.server.bodies import Health
from slovoteka.server.node import Node
from slovoteka.server.problems import Draining, NotFound

_METRICS_TYPE: Final = "text/plain; version=0.0.4"
_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

OptionType = Literal["bool", "int", "str", "choice", "list", "name"]
"""`name`: of a deck, a board and the like, or the whole thing."""


class OptionView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    about: str
    type: OptionType
    default: Any
    choices: tuple[str, ...] = ()


class VariantView(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    about: str
    seats: int
    options: dict[str, Any]
    """What it changes."""


class SeatsView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    least: int
    most: int
    warned_from: int | None = None
    """From this number on it is no longer much fun."""


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    seats: SeatsView
    rulebooks: tuple[str, ...]
    rules_version: int
    variants: tuple[VariantView, ...]
    options: tuple[OptionView, ...]
    levels: tuple[str, ...]
    """Of its bots, from weak to strong."""
    has_key: bool
    """Whether some know what others must not be told, so that `open_key` makes sense."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[GameView, ...]


@get(responses=REFUSALS)
async def list_games(guest: Anyone) -> Response[Games]:
    """What can be played, with all options, in your language."""
    return Response(_games(guest.language), headers={"Content-Language": guest.language, "Vary": "Accept-Language"})


@cache
def _games(language: str) -> Games:
    return Games(games=tuple(_game(kind, language) for kind in registry.GAMES.values()))


def _game(kind: GameKind, language: str) -> GameView:
    info = kind.info
    defaults = msgspec.structs.asdict(kind.read_options({}))
    fields = msgspec.structs.fields(kind.options)
    return GameView(
        id=info.id,
        title=info.title,
        seats=SeatsView(least=info.seats_min, most=info.seats_max, warned_from=info.seats_warn),
        rulebooks=info.rulebooks,
        rules_version=info.rules_version,
        variants=tuple(_variant(kind, name, language) for name in kind.variants),
        options=tuple(_option(kind, field, defaults[field.name], language) for field in fields),
        levels=LEVELS,
        has_key=kind.insiders is not None,
    )


def _variant(kind: GameKind, name: str, language: str) -> VariantView:
    changed = kind.variants[name]
    return VariantView(
        name=name,
        about=text(f"{kind.info.id}-variant-{name}", language),
        seats=kind.seats(kind.read_options(changed)),
        options=dict(changed),
    )


def _option(kind: GameKind, field: msgspec.structs.FieldInfo, default: Any, language: str) -> OptionView:
    return OptionView(
        name=field.name,
        about=text(f"{kind.info.id}-option-{field.name}", language),
        type=_type(field.type),
        default=getattr(default, "id", default),  # a deck is known by its name
        choices=_choices(field.type),
    )


def _type(kind: Any) -> OptionType:
    if _choices(kind):
        return "choice"
    if get_origin(kind) is tuple:
        return "list"
    members = [member for member in get_args(kind) if member is not type(None)] or [kind]
    plain: dict[Any, OptionType] = {bool: "bool", int: "int", str: "str"}
    return plain.get(members[0], "name")


def _choices(kind: Any) -> tuple[str, ...]:
    """What an option must be one of, whether it may be left open or not."""
    found = next((member for member in (kind, *get_args(kind)) if get_origin(member) is Literal), None)
    return () if found is None else get_args(found)


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

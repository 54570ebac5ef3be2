"""The first page of a site: what is played here, and how. Its style is a file beside it: the policy allows no other."""

from html import escape
from importlib import resources
from typing import Final

from litestar import HttpMethod, MediaType, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from slovoteka.games import registry
from slovoteka.games.rulebook import rules_of
from slovoteka.server.problems import NotFound

_FILES: Final = resources.files(__package__) / "data"
_FOR_A_WHILE: Final = CacheControlHeader(public=True, max_age=300)
_READ: Final = (HttpMethod.GET, HttpMethod.HEAD)


def _file(name: str) -> bytes:
    return (_FILES / name).read_bytes()


@route("/", http_method=_READ, cache_control=_FOR_A_WHILE, include_in_schema=False, sync_to_thread=False)
def index() -> Response[bytes]:
    return Response(_file("index.html"), media_type=MediaType.HTML)


@route("/page.css", http_method=_READ, cache_control=_FOR_A_WHILE, include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    return Response(_file("page.css"), media_type=MediaType.CSS)


@route(
    "/rules/{game:str}", http_method=_READ, cache_control=_FOR_A_WHILE, include_in_schema=False, sync_to_thread=False
)
def rules(game: FromPath[str]) -> Response[str]:
    """Where refusals lead to: every rule by its id."""
    if game not in registry.GAMES:
        raise NotFound
    listed = "".join(f'<dt id="{rule.id}">{rule.id}</dt><dd>{escape(rule.title)}</dd>' for rule in rules_of(game))
    page = (_FILES / "rules.html").read_text("utf-8")
    title = escape(registry.GAMES[game].info.title)
    return Response(page.replace("{title}", title).replace("{rules}", listed), media_type=MediaType.HTML)


PAGE_ROUTES: Final = (index, style, rules)

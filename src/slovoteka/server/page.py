"""Pages: what is played here, the rules, what a refusal means. Their style is a file: the policy allows no other."""

import re
from html import escape
from importlib import resources
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import rules_of
from slovoteka.messages import has_text, outline
from slovoteka.server.problems import NotFound, language_of

_FILES: Final = resources.files(__package__) / "data"
_FOR_A_WHILE: Final = CacheControlHeader(public=True, max_age=300)
_READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
_PLACE: Final = re.compile(r"\{(\w+)\}")
"""Where a page is filled in."""


def _file(name: str) -> bytes:
    return (_FILES / name).read_bytes()


@route("/", http_method=_READ, cache_control=_FOR_A_WHILE, include_in_schema=False, sync_to_thread=False)
def index() -> Response[bytes]:
    return Response(_file("index.html"), media_type=MediaType.HTML)


@route("/page.css", http_method=_READ, cache_control=_FOR_A_WHILE, include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    return Response(_file("page.css"), media_type=MediaType.CSS)


@route("/rules", http_method=_READ, cache_control=_FOR_A_WHILE, include_in_schema=False, sync_to_thread=False)
def rulebooks() -> Response[str]:
    links = "".join(f'<li><a href="/rules/{name}">{escape(kind.info.title)}</a></li>' for name, kind in GAMES.items())
    return _plain("Правила", "Правила каждой игры по номерам.", f'<ul class="sheet links">{links}</ul>')


@route(
    "/rules/{game:str}", http_method=_READ, cache_control=_FOR_A_WHILE, include_in_schema=False, sync_to_thread=False
)
def rules(game: FromPath[str]) -> Response[str]:
    """Where refusals lead to: every rule by its id."""
    if game not in GAMES:
        raise NotFound
    listed = "".join(f'<dt id="{rule.id}">{rule.id}</dt><dd>{escape(rule.title)}</dd>' for rule in rules_of(game))
    return _plain(
        f"{GAMES[game].info.title}: правила",
        "Каждое правило под своим номером: на него ссылаются отказы за столом.",
        f'<dl class="sheet rules">{listed}</dl>',
    )


@route("/problems/{code:str}", http_method=_READ, include_in_schema=False, sync_to_thread=False)
def problem(code: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """Where the `type` of a refusal leads to."""
    language = language_of(request.headers.get("accept-language"))
    if not has_text(code, language):
        raise NotFound
    page = _plain(code, outline(code, language), "", language)
    page.headers.update({"Content-Language": language, "Vary": "Accept-Language"})
    return page


def _plain(title: str, lead: str, content: str, language: str = "ru") -> Response[str]:
    """`content` is HTML, the others are text."""
    filled = {"language": language, "title": escape(title), "lead": escape(lead), "content": content}
    page = _PLACE.sub(lambda place: filled[place[1]], (_FILES / "plain.html").read_text("utf-8"))
    return Response(page, media_type=MediaType.HTML)


PAGE_ROUTES: Final = (index, style, rulebooks, rules, problem)

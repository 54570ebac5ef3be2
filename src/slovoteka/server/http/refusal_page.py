"""Plain pages that explain refusals. Their style sheet is a file, because our policy allows no inline styles."""

import re
from html import escape
from importlib import resources
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from slovoteka.messages import has_text, outline
from slovoteka.server.base.problems import NotFound, language_of

_FILES: Final = resources.files(__package__) / "data"
_FOR_A_WHILE: Final = CacheControlHeader(public=True, max_age=300)
_READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
_PLACE: Final = re.compile(r"\{(\w+)\}")
"""A placeholder in the page template."""


@route("/page.css", http_method=_READ, cache_control=_FOR_A_WHILE, include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    return Response((_FILES / "page.css").read_bytes(), media_type=MediaType.CSS)


@route("/problems/{code:str}", http_method=_READ, include_in_schema=False, sync_to_thread=False)
def problem(code: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """The page that the `type` of a problem points to."""
    language = language_of(request.headers.get("accept-language"))
    if not has_text(code, language):
        raise NotFound
    page = plain_page(code, outline(code, language), language)
    page.headers.update({"Content-Language": language, "Vary": "Accept-Language"})
    return page


def plain_page(title: str, lead: str, language: str) -> Response[str]:
    filled = {"language": language, "title": escape(title), "lead": escape(lead)}
    page = _PLACE.sub(lambda place: filled[place[1]], (_FILES / "plain.html").read_text("utf-8"))
    return Response(page, media_type=MediaType.HTML)


PAGE_ROUTES: Final = (style, problem)

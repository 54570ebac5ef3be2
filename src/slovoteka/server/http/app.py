"""The application: routes, the socket, and the guard around them."""

from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import ASGIApp

from slovoteka.server.base.identity import COOKIE
from slovoteka.server.base.problems import GAME, WORDS, handle
from slovoteka.server.http.asgi_guard import Guard
from slovoteka.server.http.refusal_page import PAGE_ROUTES
from slovoteka.server.http.routes import ROUTES
from slovoteka.server.http.site import Site, client
from slovoteka.server.http.socket import socket
from slovoteka.server.live.node import Node

API_VERSION: Final = "1"
_WAYS_IN: Final[dict[str, SecurityScheme | Reference]] = {
    "token": SecurityScheme(type="http", scheme="bearer", description="For programs: `POST /api/v1/me/token`."),
    "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE, description="For browsers."),
}


def make_app(node: Node, site: Site | None = None) -> ASGIApp:
    """`site` is the web client; None means the one in the package."""

    def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
        live = node.rooms.get(request.path_params.get("room", ""))
        if live is not None:  # refusals in a room use the sentences of its game
            request.scope["state"].setdefault(GAME, live.room.agreement.game)
            request.scope["state"].setdefault(WORDS, live.words_language)
        response = handle(request, error)
        node.metrics.refusals.labels(msgspec.json.decode(response.content)["code"]).inc()
        return response

    app = Litestar(
        route_handlers=[*PAGE_ROUTES, *ROUTES, socket, client],
        exception_handlers={Exception: refuse},
        state=State({"node": node, "site": Site.read() if site is None else site}),
        openapi_config=OpenAPIConfig(
            title="Словотека",
            version=API_VERSION,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
            components=Components(security_schemes=_WAYS_IN),
            security=[{name: []} for name in _WAYS_IN],
        ),
        request_max_body_size=node.settings.limits.body_bytes,
        logging_config=None,
    )
    return Guard(app, node.settings)

"""The application: routes, the socket, and what stands around them."""

from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import ASGIApp

from slovoteka.server.identity import COOKIE
from slovoteka.server.node import Node
from slovoteka.server.page import PAGE_ROUTES
from slovoteka.server.problems import handle
from slovoteka.server.routes import ROUTES
from slovoteka.server.safety import Guard
from slovoteka.server.site import Site, client
from slovoteka.server.socket import socket

API_VERSION: Final = "1"
_WAYS_IN: Final[dict[str, SecurityScheme | Reference]] = {
    "token": SecurityScheme(type="http", scheme="bearer", description="For programs: `POST /api/v1/me/token`."),
    "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE, description="For browsers."),
}


def make_app(node: Node, site: Site | None = None) -> ASGIApp:
    """`site`: the client; None: the one that was built here."""

    def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
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

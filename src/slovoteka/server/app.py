"""The application: routes, the socket, and what stands around them."""

from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from slovoteka.server.node import Node
from slovoteka.server.page import PAGE_ROUTES
from slovoteka.server.problems import handle
from slovoteka.server.routes import ROUTES
from slovoteka.server.safety import Guard
from slovoteka.server.socket import socket

API_VERSION: Final = "1"


def make_app(node: Node) -> ASGIApp:
    app = Litestar(
        route_handlers=[*PAGE_ROUTES, *ROUTES, socket],
        exception_handlers={Exception: handle},
        state=State({"node": node}),
        openapi_config=OpenAPIConfig(title="Словотека", version=API_VERSION, path="/api", render_plugins=[]),
        request_max_body_size=node.settings.limits.body_bytes,
        logging_config=None,
    )
    return Guard(app, node.settings)

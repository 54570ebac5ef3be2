"""The guard around the application: adds headers to every answer, checks origins, and keeps secrets out of logs.

`Guard` is plain ASGI around the whole application, because Litestar's middleware sees only requests that have a route
and would also cost time for every frame of a socket.
"""

import re
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from structlog.typing import EventDict, WrappedLogger

from slovoteka.core.errors import Refusal
from slovoteka.server.base.identity import presented_token
from slovoteka.server.base.problems import MEDIA_TYPE, Forbidden, WrongMediaType, language_of, problem_of
from slovoteka.server.base.settings import Settings

Headers = Iterable[tuple[bytes, bytes]]

POLICY: Final = (
    "default-src 'self';"  # this covers connections too: 'self' includes wss: of our own host
    " img-src 'self' data:;"  # style sheets contain small pictures
    " style-src-attr 'unsafe-inline';"  # Svelte's templates use style attributes; style sheets are files
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Content-Security-Policy: nothing from other hosts, and no inline scripts."""

_ALWAYS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_IF_SECURE: Final = (b"strict-transport-security", b"max-age=31536000")

_HARMLESS: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_PORTS: Final = {"http": 80, "https": 443}
_BODY_TYPES: Final = ("application/json", "application/jsonl")
"""Media types that a page of another site cannot send without a CORS preflight, unlike forms and plain text."""


class Guard:
    """Refuses requests that may not pass, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            send = _with_headers(send, _ALWAYS + ((_IF_SECURE,) if is_secure(scope, self._settings) else ()))
        try:
            if scope["type"] == ScopeType.HTTP and scope["method"] not in _HARMLESS:
                check_origin(scope["headers"], self._settings)
                check_media_type(scope["headers"])
            elif scope["type"] == ScopeType.WEBSOCKET:
                check_origin(scope["headers"], self._settings)
        except Refusal as refusal:
            await _refuse(scope, send, refusal)
        else:
            await self._app(scope, receive, send)


def check_origin(headers: Headers, settings: Settings) -> None:
    """Raises `Forbidden` unless the request comes from our own pages, from `public_origins` or from a program.

    Browsers send the origin of the page with every request that changes something. A request without an origin comes
    from a program, which must not use a cookie, because browsers send cookies by themselves.
    """
    headers = list(headers)
    origins = [value.decode("latin-1") for name, value in headers if name == b"origin"]
    if not origins:
        token = presented_token(headers)
        if token is not None and token.by == "cookie":
            raise Forbidden("no-origin")
        return
    host = next((value.decode("latin-1") for name, value in headers if name == b"host"), "")
    for origin in origins:
        if origin not in settings.public_origins and not _is_same_host(origin, host):
            raise Forbidden("foreign-origin")


def check_media_type(headers: Headers) -> None:
    """Raises `WrongMediaType` unless a body is declared as JSON or JSON Lines (a record)."""
    found = dict(headers)
    has_body = found.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in found
    media_type = found.get(b"content-type", b"").decode("latin-1").partition(";")[0].strip().lower()
    if has_body and media_type not in _BODY_TYPES:
        raise WrongMediaType


def is_secure(scope: HTTPScope | WebSocketScope, settings: Settings) -> bool:
    """Whether the visitor came over https, according to trusted proxies."""
    if settings.trust_proxy:
        forwarded = _list_of(scope["headers"], b"x-forwarded-proto")
        if forwarded:
            return forwarded[-min(settings.trust_proxy, len(forwarded))] == "https"
    return scope["scheme"] in ("https", "wss")


def cookies_are_secure(scope: HTTPScope | WebSocketScope, settings: Settings) -> bool:
    return is_secure(scope, settings) if settings.secure_cookies is None else settings.secure_cookies


def client_address(scope: HTTPScope | WebSocketScope, settings: Settings) -> str:
    """The address of a visitor, for limits and logs. For IPv6 it is the network, since one visitor has 2⁶⁴ addresses.

    Each of our proxies appends the address of its caller to `X-Forwarded-For`. Anything before those addresses was
    written by the visitor and is not trusted.
    """
    client = scope["client"]
    peer = client[0] if client else ""
    chain = [*_list_of(scope["headers"], b"x-forwarded-for"), peer]
    reported = chain[-1 - min(settings.trust_proxy, len(chain) - 1)]
    address = _read_address(reported) or _read_address(peer)
    if address is None:  # a Unix socket, or a test
        return "local"
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))
    return str(address)


def redact(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """A structlog processor that removes secrets. It must run after the one that formats exceptions."""
    return {name: _redacted(value, name) for name, value in event.items()}


_SECRET_NAMES: Final = frozenset(
    ("authorization", "cookie", "set-cookie", "token", "secret", "seed", "salt", "password", "one_time_code")
)
_SECRETS: Final = (
    (re.compile(r"v1\.[\w-]{22}\.\d{1,9}\.[\w-]+"), "[token]"),
    (re.compile(r"\b[0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4}){6}\b"), "[code]"),
    (re.compile(r"(?<=://)([^\s/:@]*):[^\s/@]+@"), r"\1:[password]@"),
)


def _redacted(value: Any, name: str = "") -> Any:
    if name.lower() in _SECRET_NAMES:
        return "[secret]"
    if isinstance(value, bytes):
        value = value.decode("utf-8", "replace")
    if isinstance(value, str):
        for pattern, instead in _SECRETS:
            value = pattern.sub(instead, value)
        return value
    if isinstance(value, Mapping):
        return {key: _redacted(item, str(key)) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_redacted(item) for item in value]
    return value if value is None or isinstance(value, bool | int | float) else _redacted(repr(value))


def _with_headers(send: Send, wanted: tuple[tuple[bytes, bytes], ...]) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [(name.lower(), value) for name, value in message["headers"]]
            own = {name for name, _ in given}
            message["headers"] = [*given, *((name, value) for name, value in wanted if name not in own)]
        await send(message)

    return send_with_headers


async def _refuse(scope: HTTPScope | WebSocketScope, send: Send, refusal: Refusal) -> None:
    """Answers with the problem. A refused handshake gets it as an HTTP response if the server supports that."""
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    problem = problem_of(refusal, language_of(accepted))
    if scope["type"] == ScopeType.WEBSOCKET and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
        return
    prefix = "websocket.http" if scope["type"] == ScopeType.WEBSOCKET else "http"
    headers = {"Content-Type": MEDIA_TYPE, **problem.headers()}
    start = {
        "type": f"{prefix}.response.start",
        "status": problem.status,
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
    body = {"type": f"{prefix}.response.body", "body": msgspec.json.encode(problem), "more_body": False}
    for message in (start, body):
        await send(cast("Message", message))


def _is_same_host(origin: str, host: str) -> bool:
    """Whether both are the same host and port. The scheme may differ, because a proxy may handle https for us."""
    try:
        page, own = urlsplit(origin), urlsplit(f"//{host}")
        usual = _PORTS.get(page.scheme)
        return bool(
            usual and page.hostname and page.hostname == own.hostname and (page.port or usual) == (own.port or usual)
        )
    except ValueError:  # a port that is not a number, or half an IPv6 address
        return False


def _list_of(headers: Headers, wanted: bytes) -> list[str]:
    """All items of a header that may occur several times."""
    joined = ",".join(value.decode("latin-1") for name, value in headers if name == wanted)
    return [item.strip() for item in joined.split(",") if item.strip()]


def _read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Reads an address with or without a port, since some proxies write `192.0.2.7:4711` or `[2001:db8::7]:4711`."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return ip_address(text)
    except ValueError:
        return None

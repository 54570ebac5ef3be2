"""The guard around the application: headers, origins, addresses, and logs without secrets."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest
import structlog
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.response import Response
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from slovoteka.server.base.identity import Tokens
from slovoteka.server.base.problems import Problem, handle
from slovoteka.server.base.settings import Settings
from slovoteka.server.http.asgi_guard import Guard, client_address, cookies_are_secure, is_secure, redact
from slovoteka.store.people import Identity

TOKEN = Tokens(b"k" * 32).write(Identity(id="A" * 22, name="Анна", created_ms=0))
COOKIE = {"cookie": f"slovoteka={TOKEN}"}
HOST = "slova.example"
FRIEND = "https://friend.example"

Do = Callable[[httpx.AsyncClient], Awaitable[None]]


@get("/")
async def look() -> str:
    return "here"


@get("/bug")
async def bug() -> str:
    raise KeyError


@get("/framed")
async def framed() -> Response[str]:
    return Response("here", headers={"X-Frame-Options": "SAMEORIGIN"})


@post("/act")
async def act() -> str:
    return "done"


@websocket("/live")
async def live(socket: WebSocket[Any, Any, State]) -> None:
    await socket.accept()
    await socket.send_text("welcome")
    await socket.close()


def guarded(settings: Settings | None = None) -> Any:
    """Any, because Litestar, httpx and uvicorn each have their own type for an ASGI application."""
    app = Litestar([look, bug, framed, act, live], exception_handlers={Exception: handle}, openapi_config=None)
    return Guard(app, settings or Settings(public_origins=(FRIEND,)))


def calling(do: Do, *, scheme: str = "https", settings: Settings | None = None) -> None:
    async def run() -> None:
        transport = httpx.ASGITransport(guarded(settings), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{HOST}") as client:
            await do(client)

    asyncio.run(run())


# --- headers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/nowhere", "/bug", "/act"])
def test_every_answer_has_the_headers(path: str) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        with structlog.testing.capture_logs():
            headers = (await client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy  # so the default 'self' applies, which forbids inline scripts
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "max-age=" in headers["strict-transport-security"]

    calling(do)


def test_refusals_of_the_guard_have_the_headers_too() -> None:
    async def do(client: httpx.AsyncClient) -> None:
        response = await client.post("/act", headers={"origin": "https://evil.example", "accept-language": "en"})
        assert "content-security-policy" in response.headers
        assert response.headers["content-type"] == "application/problem+json"
        problem = msgspec.json.decode(response.content, type=Problem)
        assert (problem.status, problem.code) == (403, "foreign-origin")
        assert "another site" in problem.title

    calling(do)


def test_a_route_can_set_its_own_header() -> None:
    async def do(client: httpx.AsyncClient) -> None:
        assert (await client.get("/framed")).headers.get_list("x-frame-options") == ["SAMEORIGIN"]

    calling(do)


def test_strict_transport_security_is_sent_only_over_https() -> None:
    async def do(client: httpx.AsyncClient) -> None:
        assert "strict-transport-security" not in (await client.get("/")).headers

    calling(do, scheme="http")


# --- origins ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": f"https://{HOST}", **COOKIE}, 201),
        ({"origin": f"https://{HOST}:443", **COOKIE}, 201),
        ({"origin": f"http://{HOST}", **COOKIE}, 201),
        ({"origin": FRIEND, **COOKIE}, 201),
        ({"authorization": f"Bearer {TOKEN}"}, 201),
        ({"authorization": f"Bearer {TOKEN}", **COOKIE}, 201),
        ({}, 201),
        (COOKIE, 403),
        ({"origin": "null", **COOKIE}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "", **COOKIE}, 403),
        ({"origin": f"https://{HOST}:8443", **COOKIE}, 403),
        ({"origin": f"https://{HOST}.evil.example", **COOKIE}, 403),
        ({"origin": f"https://evil.example/{HOST}"}, 403),
        ({"origin": f"https://evil.example?@{HOST}:x"}, 403),
        ({"origin": "https://evil.example", "authorization": f"Bearer {TOKEN}"}, 403),
        ({"origin": "https://evil.example", "host": ""}, 403),
        ({"origin": "https://[", **COOKIE}, 403),
        ({"origin": FRIEND + ".evil.example"}, 403),
        ({"origin": f"ftp://{HOST}"}, 403),
    ],
)
def test_origins_decide_who_may_change_something(headers: dict[str, str], status: int) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        assert (await client.post("/act", headers=headers)).status_code == status
        assert (await client.get("/", headers=headers)).status_code == 200

    calling(do)


@pytest.mark.parametrize(
    ("body", "media_type", "status"),
    [
        (b"{}", "application/json", 201),
        (b"{}", "application/json; charset=utf-8", 201),
        (b"", "", 201),
        (b"{}", "text/plain", 415),
        (b"{}", "", 415),
        (b"a=1", "application/x-www-form-urlencoded", 415),
        (b"{}", "text/plain; application/json", 415),
    ],
)
def test_bodies_must_be_declared_as_json(body: bytes, media_type: str, status: int) -> None:
    async def do(client: httpx.AsyncClient) -> None:
        headers = {"content-type": media_type} if media_type else {}
        assert (await client.post("/act", content=body, headers=headers)).status_code == status

    calling(do)


def test_a_real_server_refuses_handshakes_from_other_sites() -> None:
    async def run() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        server = uvicorn.Server(uvicorn.Config(guarded(), log_level="critical", ws="websockets-sansio"))
        serving = asyncio.create_task(server.serve([listening]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            url = f"ws://127.0.0.1:{port}/live"
            for origin in (f"http://127.0.0.1:{port}", FRIEND):
                async with connect(url, origin=Origin(origin), additional_headers=COOKIE) as live_socket:
                    assert await live_socket.recv() == "welcome"
            bearer = {"authorization": f"Bearer {TOKEN}"}
            async with connect(url, additional_headers=bearer) as live_socket:
                assert await live_socket.recv() == "welcome"
            for headers in ({"origin": "https://evil.example", **COOKIE}, COOKIE):
                with pytest.raises(InvalidStatus) as caught:
                    await connect(url, additional_headers=headers)
                assert caught.value.response.status_code == 403
                problem = msgspec.json.decode(caught.value.response.body, type=Problem)
                assert problem.code in ("foreign-origin", "no-origin")
        finally:
            server.should_exit = True
            await serving

    asyncio.run(run())


def test_a_refused_handshake_is_closed_if_the_server_cannot_answer() -> None:
    async def run() -> None:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope: Any = {"type": "websocket", "headers": [(b"origin", b"https://evil.example")], "scheme": "ws"}
        await guarded()(scope, send, send)
        assert sent == [{"type": "websocket.close", "code": 1008, "reason": "foreign-origin"}]

    asyncio.run(run())


# --- where a visitor comes from -----------------------------------------------------------------------------------


def scope_of(peer: str | None, forwarded: str | None = None, **headers: str) -> Any:
    given_headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    if forwarded is not None:
        given_headers += [(b"x-forwarded-for", line.encode()) for line in forwarded.split("|")]
    return {"type": "http", "client": peer and (peer, 4711), "headers": given_headers, "scheme": "http"}


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "address"),
    [
        (0, "192.0.2.1", None, "192.0.2.1"),
        (0, "192.0.2.1", "198.51.100.7", "192.0.2.1"),
        (1, "10.0.0.1", "198.51.100.7", "198.51.100.7"),
        (1, "10.0.0.1", "203.0.113.66, 198.51.100.7", "198.51.100.7"),
        (1, "10.0.0.1", "203.0.113.66|198.51.100.7", "198.51.100.7"),
        (2, "10.0.0.1", "203.0.113.66, 198.51.100.7, 10.0.0.2", "198.51.100.7"),
        (2, "10.0.0.1", "198.51.100.7", "198.51.100.7"),
        (1, "10.0.0.1", None, "10.0.0.1"),
        (1, "10.0.0.1", "nonsense", "10.0.0.1"),
        (1, "10.0.0.1", "198.51.100.7:4711", "198.51.100.7"),
        (1, "10.0.0.1", "[2001:db8:1:2::7]:4711", "2001:db8:1:2::/64"),
        (0, "2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
        (0, "::ffff:192.0.2.1", None, "192.0.2.1"),
        (0, None, None, "local"),
    ],
)
def test_addresses_are_found_behind_proxies(
    proxies: int, peer: str | None, forwarded: str | None, address: str
) -> None:
    assert client_address(scope_of(peer, forwarded), Settings(trust_proxy=proxies)) == address


@given(st.text(st.characters(codec="utf-8")), st.integers(0, 4))
def test_any_forwarded_header_gives_some_address(forwarded: str, proxies: int) -> None:
    assert client_address(scope_of("192.0.2.1", forwarded), Settings(trust_proxy=proxies))


def test_a_visitor_cannot_pretend_to_be_somebody_else() -> None:
    """What a visitor writes comes before what our proxy adds."""
    for lie in ("203.0.113.1", "203.0.113.1, 203.0.113.2", ",,,", "203.0.113.3|203.0.113.4"):
        assert client_address(scope_of("10.0.0.1", f"{lie}, 198.51.100.7"), Settings(trust_proxy=1)) == "198.51.100.7"


def test_only_trusted_proxies_decide_what_is_https() -> None:
    forwarded = scope_of("10.0.0.1", x_forwarded_proto="https")
    assert not is_secure(forwarded, Settings())
    assert is_secure(forwarded, Settings(trust_proxy=1))
    assert not is_secure(scope_of("10.0.0.1", x_forwarded_proto="https, http"), Settings(trust_proxy=1))
    assert not is_secure(scope_of("10.0.0.1"), Settings(trust_proxy=1))
    by_https: Any = {**scope_of("10.0.0.1"), "scheme": "wss"}
    assert is_secure(by_https, Settings())
    assert cookies_are_secure(forwarded, Settings(trust_proxy=1))
    assert cookies_are_secure(forwarded, Settings(secure_cookies=True))
    assert not cookies_are_secure(forwarded, Settings(trust_proxy=1, secure_cookies=False))


# --- logs ---------------------------------------------------------------------------------------------------------


def test_secrets_do_not_reach_the_log() -> None:
    code = "WRHC-VD3H-S0PB-8GFQ-E7DV-76FV-4N00"
    event = {
        "event": f"visit with {TOKEN}, typed {code.lower()}",
        "headers": [(b"cookie", COOKIE["cookie"].encode()), ("Authorization", f"Bearer {TOKEN}")],
        "nested": {"Cookie": "anything", "deeper": {"seed": "00ff", "code": "stale"}},
        "db": "postgresql://slovoteka:hunter2@db.example/games",
        "exception": f"Traceback …\nValueError: {TOKEN}",
        "object": Settings(db="postgresql://a:hunter2@b"),
        "token": "short",
        "count": 7,
    }
    written = redact(None, "info", event)
    text = repr(written)
    for secret in (TOKEN, TOKEN[-43:], code, code.lower(), "hunter2", "anything", "00ff", "short"):
        assert secret not in text
    assert written["count"] == 7
    assert written["nested"]["deeper"]["code"] == "stale"
    assert "db.example/games" in written["db"]
    assert "ValueError" in written["exception"]


def test_the_log_keeps_what_is_not_secret() -> None:
    event = {
        "event": "started",
        "room": "5iq41C6XvD0dODc9aypAQw",
        "url": "http://127.0.0.1:8000/",
        "at": None,
        "ok": True,
    }
    assert redact(None, "info", dict(event)) == event

"""Pages of other sites can do nothing, every answer has its headers, and logs hold no secrets."""

import json
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from harness.site import Site
from server.test_intruders import HTTP, TWO, Person, tell

ALWAYS = {
    "content-security-policy": "default-src 'self';",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
EVIL = (
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "http://127.0.0.1@evil.example",
    "file://",
    "",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


# --- pages of others ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", EVIL)
def test_pages_of_other_sites_can_do_nothing(origin: str, site: Site) -> None:
    anna = Person(site)
    cookie = {"Cookie": f"slovoteka={anna.token}", "Origin": origin}
    bearer = {"Authorization": f"Bearer {anna.token}", "Origin": origin}
    for headers in (cookie, bearer):
        made = HTTP.post(f"{site.url}/api/v1/rooms", headers=headers, json={"conditions": TWO})
        assert (made.status_code, made.json()["code"]) == (403, "foreign-origin")
        with pytest.raises(InvalidStatus) as refused, _line_with(site, headers):
            pass
        assert refused.value.response.status_code == 403
    preflight = {"Origin": origin, "Access-Control-Request-Method": "POST"}
    for answer in (
        HTTP.get(f"{site.url}/api/v1/me", headers=cookie),
        HTTP.options(f"{site.url}/api/v1/rooms", headers=preflight),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control")]


@contextmanager
def _line_with(site: Site, headers: dict[str, str]) -> Iterator[ClientConnection]:
    others = {name: value for name, value in headers.items() if name != "Origin"}
    url = f"ws://127.0.0.1:{site.port}/api/v1/socket"
    with connect(url, additional_headers={**others, "Origin": headers["Origin"]}) as line:
        yield line


def test_a_cookie_without_an_origin_changes_nothing(site: Site) -> None:
    visit = HTTP.get(f"{site.url}/api/v1/me")
    cookie = visit.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    name, _, token = visit.headers["set-cookie"].partition(";")[0].partition("=")
    assert token not in visit.text
    headers = {"Cookie": f"{name}={token}"}
    assert HTTP.post(f"{site.url}/api/v1/me/code", headers=headers).json()["code"] == "no-origin"
    form = HTTP.post(
        f"{site.url}/api/v1/me/code", headers={**headers, "Origin": site.url}, data={"a": "b"}
    )  # fmt: skip
    assert form.json()["code"] == "wrong-media-type"
    assert HTTP.post(f"{site.url}/api/v1/me/code", headers={**headers, "Origin": site.url}).status_code == 201


def test_every_answer_carries_its_headers(site: Site) -> None:
    own = {"Authorization": f"Bearer {Person(site).token}"}
    asked = [
        ("GET", "/", own, None),
        ("GET", "/api/openapi.json", {}, None),
        ("GET", "/metrics", {}, None),
        ("GET", "/health/ready", {}, None),
        ("GET", "/api/v1/me", own, None),
        ("GET", "/api/v1/me/rooms", {}, None),
        ("GET", "/nowhere", {}, None),
        ("GET", "/%00/..%2f..%2fetc/passwd", {}, None),
        ("PUT", "/api/v1/rooms", own, b"{}"),
        ("POST", "/api/v1/rooms", {**own, "Content-Type": "application/json"}, b"{"),
        ("POST", "/api/v1/rooms", {**own, "Content-Type": "application/json"}, b"[" * 100_000),
        ("POST", "/api/v1/rooms", {**own, "Content-Type": "text/plain"}, b"{}"),
        ("POST", "/api/v1/rooms", {**own, "Origin": EVIL[0], "Content-Type": "application/json"}, b"{}"),
        ("OPTIONS", "/api/v1/rooms", {}, None),
        ("HEAD", "/api/v1/me", own, None),
        ("TRACE", "/api/v1/me", own, None),
    ]
    seen = set()
    for method, path, headers, body in asked:
        answer = HTTP.request(method, f"{site.url}{path}", headers=headers, content=body)
        seen.add(answer.status_code)
        assert answer.status_code < 500, f"{method} {path}: {answer.text}"
        for name, value in ALWAYS.items():
            assert answer.headers.get(name, "").startswith(value), f"{method} {path} {answer.status_code}: {name}"
        assert "unsafe-inline" not in answer.headers["content-security-policy"].replace(
            "style-src-attr 'unsafe-inline'", ""
        )
        assert "server" not in answer.headers
    assert seen >= {200, 400, 401, 403, 404, 405, 413, 415}


def test_requests_that_are_not_http_are_refused(site: Site) -> None:
    for raw in (b"\x00" * 100, b"GET / HTTP/9.9\r\n\r\n", b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", site.port), timeout=10) as line:
            line.sendall(raw)
            line.shutdown(socket.SHUT_WR)
            assert not line.recv(100).startswith(b"HTTP/1.1 2")
    assert HTTP.get(f"{site.url}/health/live").status_code == 200


# --- logs -----------------------------------------------------------------------------------------------------------


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    with Site(tmp_path) as own:
        anna, boris = Person(own), Person(own)
        salt = secrets.token_bytes(32)
        code = anna.must("POST", "/me/code")["code"]
        chair = {"who": "me", "salt_hash": sha256(salt).hexdigest()}
        room = anna.must("POST", "/rooms", {"conditions": TWO, "chairs": [chair]})["room"]["room"]
        boris.must("POST", f"/rooms/{room}/chairs")
        for seat, person in enumerate((anna, boris)):
            person.must("POST", f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
        anna.must("POST", f"/rooms/{room}/chairs/0/salt", {"salt": salt.hex()})
        HTTP.get(f"{own.url}/api/v1/me?token={anna.token}&code={code}", headers={"Cookie": f"slovoteka={anna.token}x"})
        HTTP.post(f"{own.url}/api/v1/me/take", json={"code": code, "salt": salt.hex()})
        anna.tries("POST", "/me/token", {"code": anna.token[:60]})
        with anna.line() as line:
            assert tell(line, t="say", room=room, text=anna.token)["t"] == "done"
            line.send(anna.token)
        boris.must("POST", f"/rooms/{room}/leave", {"seat": 1})
        seed = json.loads(anna.tries("GET", f"/rooms/{room}/record").text.splitlines()[-1])["seed"]
        assert own.stop() == 0
    log = own.log.read_text()
    for secret in (anna.token, boris.token, anna.token.rpartition(".")[2], code, salt.hex(), seed):
        assert secret not in log


def test_logs_report_the_server_and_not_strange_clients(tmp_path: Path) -> None:
    with Site(tmp_path) as own:
        anna = Person(own)
        for _ in range(5):
            foreign = {"Authorization": f"Bearer {anna.token}", "Origin": EVIL[0]}
            with pytest.raises(InvalidStatus), _line_with(own, foreign):
                pass
        with anna.line() as line:
            line.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=10)
        assert own.stop() == 0
    events = [json.loads(line) for line in own.log.read_text("utf-8").splitlines()]
    assert not [event for event in events if event["level"] == "error"]
    assert (events[0]["event"], events[-1]["event"]) == ("serving", "stopped")
    assert (events[0]["address"], events[0]["store"]) == (own.url, "sqlite")


def test_addresses_hold_no_secrets(site: Site) -> None:
    paths = HTTP.get(f"{site.url}/api/openapi.json").json()["paths"]
    operations = [operation for methods in paths.values() for operation in methods.values()]
    named = {parameter["name"] for operation in operations for parameter in operation.get("parameters", ())}
    assert {"room", "seat", "since"} <= named
    assert not named & {"token", "code", "salt", "secret", "seed"}

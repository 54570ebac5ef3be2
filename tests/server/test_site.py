"""Serving the web client: compressed and cached files, and one page for all its addresses."""

import gzip
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from server.driving import PROBLEM, on_site
from server.driving import Site as Running
from slovoteka.server.base.problems import handle
from slovoteka.server.base.settings import Settings
from slovoteka.server.http.asgi_guard import POLICY, Guard
from slovoteka.server.http.refusal_page import PAGE_ROUTES
from slovoteka.server.http.site import Site, client

PAGE = b"<!doctype html><title>client</title>"
SCRIPT = b"console.log(1)" * 50
FILES = {
    "index.html": PAGE,
    "index.html.gz": gzip.compress(PAGE),
    "assets/main-Ab12.js": SCRIPT,
    "assets/main-Ab12.js.gz": gzip.compress(SCRIPT),
    "assets/main-Ab12.js.br": b"brotli",
    "assets/main-Ab12.css": b"a{}",
    "assets/face.woff2": b"\x00font",
    "sw.js": b"self",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "words.json": b"[]",
    ".vite/manifest.json": b"{}",
}
PAGES = (
    "",
    "tables",
    "halls",
    "t/0q8qdQL9T_RWDhXVosPBmw",
    "rules",
    "rules/scrabble",
    "words",
    "fairness",
    "me",
    "play/x",
)
FOR_PEOPLE = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

Get = Callable[..., httpx.Response]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
    return tmp_path


def served(folder: Path) -> TestClient[Litestar]:
    app = Litestar(
        route_handlers=[*PAGE_ROUTES, client],
        state=State({"site": Site.read(folder)}),
        exception_handlers={Exception: handle},
        openapi_config=None,
    )
    return TestClient(Guard(app, Settings()))  # type: ignore[arg-type]  # an application all the same


def test_files_have_their_types_and_only_assets_are_cached(folder: Path) -> None:
    kinds = {
        "assets/main-Ab12.js": "text/javascript; charset=utf-8",
        "assets/main-Ab12.css": "text/css; charset=utf-8",
        "assets/face.woff2": "font/woff2",
        "sw.js": "text/javascript; charset=utf-8",
        "manifest.webmanifest": "application/manifest+json",
        "icon.svg": "image/svg+xml",
        "words.json": "application/json",
        "index.html": "text/html; charset=utf-8",
    }
    with served(folder) as browser:
        for name, kind in kinds.items():
            answer = browser.get(f"/{name}", headers={"accept": "*/*", "accept-encoding": "identity"})
            assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
            assert answer.content == FILES[name]
            is_asset = name.startswith("assets/")
            wanted = "public, max-age=31536000, immutable" if is_asset else "no-cache"
            assert answer.headers["cache-control"] == wanted
            assert answer.headers["content-security-policy"] == POLICY
            head = browser.head(f"/{name}", headers={"accept-encoding": "identity"})
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == str(len(FILES[name]))


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br; q=0.0, gzip ;q=0", None),
        ("identity", None),
        ("xbr, gzipped", None),
        ("", None),
    ],
)
def test_files_are_sent_compressed_if_the_browser_accepts_it(folder: Path, accepted: str, encoding: str | None) -> None:
    with (
        served(folder) as browser,
        browser.stream("GET", "/assets/main-Ab12.js", headers={"accept-encoding": accepted}) as answer,
    ):
        raw = b"".join(answer.iter_raw())
        packed = {"br": FILES["assets/main-Ab12.js.br"], "gzip": FILES["assets/main-Ab12.js.gz"], None: SCRIPT}
        assert answer.headers.get("content-encoding") == encoding
        assert raw == packed[encoding]
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")


def test_a_cached_file_is_not_sent_again(folder: Path) -> None:
    with served(folder) as browser:
        tags = set()
        for accepted in ("identity", "gzip"):
            ask = {"accept": FOR_PEOPLE, "accept-encoding": accepted}
            first = browser.get("/t/room", headers=ask)
            tags.add(first.headers["etag"])
            again = browser.get("/", headers={**ask, "if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
            other = browser.get("/", headers={**ask, "if-none-match": '"another"'})
            assert (other.status_code, other.content) == (200, PAGE)
        assert len(tags) == 2


def test_every_address_of_the_client_is_its_page(folder: Path) -> None:
    with served(folder) as browser:
        for page in PAGES:
            for accepted in (FOR_PEOPLE, "*/*"):
                answer = browser.get(f"/{page}", headers={"accept": accepted})
                assert (answer.status_code, answer.content) == (200, PAGE)
                assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address",
    ["assets/gone-Cd34.js", "assets/gone", "x.js", "a/b.css", ".vite/manifest.json", "index.html.gz", "..%2fsite.py",
     "%2e%2e/%2e%2e/etc/passwd", "api/v2/me", "health/x", "metrics/x", "problems/none"],
)  # fmt: skip
def test_unknown_files_are_not_found(folder: Path, address: str) -> None:
    with served(folder) as browser:
        answer = browser.get(f"/{address}", headers={"accept": FOR_PEOPLE})
        assert (answer.status_code, answer.headers["content-type"]) == (404, PROBLEM)
        assert answer.headers["cache-control"] == "no-store"


def test_a_program_is_not_answered_with_a_page(folder: Path) -> None:
    with served(folder) as browser:
        for accepted in ("application/json", "text/html;q=0, application/json"):
            assert browser.get("/tables", headers={"accept": accepted}).json()["code"] == "not-found"
        assert browser.post("/tables", json={}).status_code == 405


def test_without_a_built_client_a_page_explains_it_and_the_api_works(tmp_path: Path) -> None:
    with served(tmp_path) as browser:
        for language, words in (("ru", "ещё не собрана"), ("uk", "ще не зібрано"), ("en", "not been built")):
            answer = browser.get("/t/room", headers={"accept": FOR_PEOPLE, "accept-language": language})
            assert answer.status_code == 200
            assert words in answer.text
            assert "make play" in answer.text
            assert f'<html lang="{language}">' in answer.text
            assert answer.headers["cache-control"] == "no-store"
        assert browser.get("/sw.js").status_code == 404
        assert browser.get("/page.css").headers["content-type"] == "text/css; charset=utf-8"


def test_addresses_of_the_client_and_the_api_do_not_clash(tmp_path: Path) -> None:
    """Addresses of the API are never answered with the client's page, and the reverse."""

    async def do(site: Running) -> None:
        http = await site.http()
        for path in ("/api/v1/nothing", "/health", "/health/nothing", "/metrics/x", "/problems"):
            assert (await http.get(f"{site.url}{path}")).headers["content-type"] == PROBLEM, path
        for path in ("/api/v1/games", "/health/live", "/health/ready", "/api/openapi.json"):
            answer = await http.get(f"{site.url}{path}")
            assert (answer.status_code, "json" in answer.headers["content-type"]) == (200, True)
        for path in ("/", "/rules/forbidden"):
            assert (await http.get(f"{site.url}{path}")).headers["content-type"].startswith("text/html")

    on_site(tmp_path, do)

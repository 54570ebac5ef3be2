"""Serves the built web client from memory. Its files are read when the server starts.

The build is in `server/site`. Files under `assets/` have a hash of their content in their names, so browsers may cache
them for ever; all other files are revalidated each time. The client has its own addresses (`/t/…`, `/rules/…`), so
every address that is not a file is answered with its single page.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from slovoteka.core.value import Value
from slovoteka.messages import text
from slovoteka.server.base.problems import NotFound, language_of
from slovoteka.server.http.refusal_page import plain_page

BUILT: Final = Path(__file__).parents[1] / "site"
_PAGE: Final = "index.html"
_ASSETS: Final = "assets/"
_NOT_OURS: Final = frozenset(("api", "health", "metrics", "problems"))
"""First parts of addresses that never belong to the client, even if no route matches."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".mp3": "audio/mpeg",
}
"""Not from `mimetypes`, which depends on the machine. Litestar adds the charset of texts."""
_UNKNOWN_TYPE: Final = "application/octet-stream"
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Content encodings, the smallest first, and the endings of the compressed files."""


class SiteFile(Value, frozen=True, kw_only=True):
    media_type: str
    cache_control: str
    tag: str
    """A hash of the content, for `ETag`."""
    content: bytes
    packed: Mapping[str, bytes]
    """The compressed content by `Content-Encoding`, the smallest first."""

    def answer(self, accepted: str, known: str) -> Response[bytes]:
        """`accepted` is the header `Accept-Encoding`, and `known` is `If-None-Match`."""
        encoding = next((name for name in self.packed if _accepts(accepted, name)), None)
        tag = f'"{self.tag}"' if encoding is None else f'"{self.tag}-{encoding}"'
        headers = {"Cache-Control": self.cache_control, "ETag": tag}
        if self.packed:
            headers["Vary"] = "Accept-Encoding"
        if tag in known:
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        if encoding is None:
            return Response(self.content, media_type=self.media_type, headers=headers)
        return Response(
            self.packed[encoding], media_type=self.media_type, headers={**headers, "Content-Encoding": encoding}
        )


class Site(Value, frozen=True):
    files: Mapping[str, SiteFile]
    """The files by address, without the leading slash. Empty if the client was not built."""

    @classmethod
    def read(cls, folder: Path = BUILT) -> Self:
        return cls({path.relative_to(folder).as_posix(): _read(path, folder) for path in _originals(folder)})

    def find(self, address: str, accepted: str) -> SiteFile | None:
        """The file at this address, or the client's page; None if the page was not built.

        `accepted` is the header `Accept`. Raises `NotFound` for programs that ask for data and not for a page.
        """
        if (found := self.files.get(address)) is not None:
            return found
        is_page = "." not in address and not address.startswith(_ASSETS) and address.partition("/")[0] not in _NOT_OURS
        if not is_page or not _takes_pages(accepted):
            raise NotFound
        return self.files.get(_PAGE)


def _originals(folder: Path) -> Iterator[Path]:
    """All files but the compressed copies and the hidden files of the build tool."""
    for path in sorted(folder.rglob("*")):
        is_hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if path.is_file() and not is_hidden and path.suffix not in _PACKED.values():
            yield path


def _read(path: Path, folder: Path) -> SiteFile:
    content = path.read_bytes()
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in _PACKED.items()}
    is_asset = path.relative_to(folder).as_posix().startswith(_ASSETS)
    return SiteFile(
        media_type=_TYPES.get(path.suffix, _UNKNOWN_TYPE),
        cache_control=_FOR_EVER if is_asset else _ASK_AGAIN,
        tag=sha256(content).hexdigest()[:20],
        content=content,
        packed={encoding: packed.read_bytes() for encoding, packed in beside.items() if packed.is_file()},
    )


def _accepts(header: str, wanted: str) -> bool:
    """Whether a list such as `gzip;q=0.8, br` includes `wanted`. An empty list includes nothing."""
    for item in header.split(","):
        name, _, weight = item.partition(";")
        if name.strip().lower() == wanted:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _takes_pages(header: str) -> bool:
    return not header or any(_accepts(header, kind) for kind in ("text/html", "text/*", "*/*"))


@route(
    ["/", "/{address:path}"],
    http_method=(HttpMethod.GET, HttpMethod.HEAD),
    include_in_schema=False,
    sync_to_thread=False,
)
def client(request: Request[Any, Any, Any], address: FromPath[str] = "/") -> Response[bytes] | Response[str]:
    """Serves every address that no other route has."""
    site: Site = request.app.state.site
    headers = request.headers
    found = site.find(address.strip("/"), headers.get("accept", ""))
    if found is not None:
        return found.answer(headers.get("accept-encoding", ""), headers.get("if-none-match", ""))
    language = language_of(headers.get("accept-language"))
    page = plain_page("Словотека", text("client-not-built", language), language)
    page.headers.update({"Cache-Control": "no-store", "Content-Language": language, "Vary": "Accept-Language"})
    return page

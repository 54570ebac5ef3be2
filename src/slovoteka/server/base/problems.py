"""Every refusal as one `application/problem+json` (RFC 9457), over HTTP and, as the same value, over sockets."""

import re
import uuid
from functools import cache
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.value import Value
from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import rules_of
from slovoteka.messages import LANGUAGES, refusal_text
from slovoteka.server.base.limits import TooMany
from slovoteka.store.log import Conflict, Missing, Unavailable, WindowClosed

MEDIA_TYPE: Final = "application/problem+json"
GAME: Final = "game"
"""Under this name a route leaves the id of its game in `scope["state"]`: some games have sentences of their own."""

_HOST: Final = "host"
_BUG: Final = 500
_STORE_WAIT_S: Final = 5
_DRAIN_WAIT_S: Final = 1
"""Another node, or the next process on this one, is there as soon as the balancer has noticed."""

_log: Final = structlog.get_logger(__name__)


class NotSignedIn(Refusal):
    """There is no token, or it no longer counts."""

    def __init__(self) -> None:
        super().__init__("not-signed-in")


class Forbidden(Refusal):
    """We know who asks, and they may not."""


class NotFound(Refusal):
    """Nothing is there, or nothing that this person may know of."""

    def __init__(self, code: str = "not-found") -> None:
        super().__init__(code)


class GameMissing(Refusal):
    """A table of a game that is not installed here. It is kept as it is, and goes on once the game is back."""

    def __init__(self, game: str) -> None:
        super().__init__("game-not-installed", game=game)


class WordsClosed(Illegal):
    """They play where words must be known without looking them up; the rule says so, where the game has one."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule, "words-closed")


class BeingBuilt(Refusal):
    """What the table stands on is not there yet, but soon will be."""

    def __init__(self, what: str, done: float, retry_after_s: int) -> None:
        super().__init__("being-built", what=what, percent=int(done * 100))
        self.retry_after_s = retry_after_s


class Busy(Refusal):
    """More people want a thing that takes long than can have it soon."""

    def __init__(self, code: str, retry_after_s: int) -> None:
        super().__init__(code)
        self.retry_after_s = retry_after_s


class TooLarge(Refusal):
    """A body. A frame that is too large ends its socket."""

    limit: Final = "body-bytes"

    def __init__(self, most_bytes: int) -> None:
        super().__init__("too-large", most_bytes=most_bytes)


class WrongMediaType(Refusal):
    def __init__(self) -> None:
        super().__init__("wrong-media-type")


class Draining(Refusal):
    """This node is about to stop."""

    def __init__(self) -> None:
        super().__init__("draining")


class RuleLink(Value, frozen=True, kw_only=True):
    id: str
    href: str
    """Where it can be read."""


class Problem(Value, frozen=True, kw_only=True, omit_defaults=True):
    type: str
    """`/problems/<code>`: stable, for programs."""
    title: str
    """What is wrong, in the reader's language."""
    status: int
    code: str
    rule: RuleLink | None = None
    """The rule of the game that was broken."""
    params: dict[str, Any] = {}
    """What the title was made with."""
    limit: str | None = None
    """The name of the limit that was reached."""
    retry_after_s: int | None = None
    instance: str | None = None
    """Of a bug: under this name it stands in our log."""

    def headers(self) -> dict[str, str]:
        found = {"Cache-Control": "no-store"}
        if self.retry_after_s is not None:
            found["Retry-After"] = str(self.retry_after_s)
        if self.status == 401:
            found["WWW-Authenticate"] = "Bearer"
        return found


_STATUS: Final[tuple[tuple[type[Refusal], int], ...]] = (
    (TooMany, 429),
    (NotSignedIn, 401),
    (Forbidden, 403),
    (NotFound, 404),
    (TooLarge, 413),
    (WrongMediaType, 415),
    (Draining, 503),
    (GameMissing, 409),
    (WordsClosed, 403),
    (BeingBuilt, 503),
    (Busy, 503),
)

_UNDECODED: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""How msgspec refuses what is not JSON or not of the type, what is not UTF-8, and what is nested too deeply."""

_BODY: Final = "data"
"""Litestar's name for a body."""
_MISSING_PARAMETER: Final = re.compile(r"Missing required \w+ parameter '([\w-]+)'")

_HTTP_CODES: Final = {
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    415: "wrong-media-type",
    503: "unavailable",
}


def problem_of(error: Exception, language: str = "ru", game: str = "", words: str | None = None) -> Problem:
    """Any error as what its cause is told. One that nobody has foreseen is logged, and only its name is told.

    `game` and `words` (the language of its words) are those of the table where it happened.
    """
    if isinstance(error, HTTPException):
        return _of_http(error, language)
    if isinstance(error, _UNDECODED):
        return _of_refusal(Unreadable("bad-request", why=str(error)), 400, language)
    if isinstance(error, Refusal):
        return _of_refusal(error, _status_of(error), language, game, words)
    if isinstance(error, Missing):
        return problem_of(NotFound(), language)
    if isinstance(error, Conflict):  # lost a race more often than the host tries
        return _of_refusal(Refusal("stale"), 409, language)
    if isinstance(error, WindowClosed):
        return _of_refusal(Refusal("closed"), 409, language)
    if isinstance(error, Unavailable):
        return _of_refusal(Refusal("unavailable"), 503, language)
    return _of_bug(error, language)


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The exception handler of the application: `exception_handlers={Exception: handle}`."""
    language = language_of(request.headers.get("accept-language"))
    if isinstance(error, RequestEntityTooLarge):  # Litestar does not say what would be small enough
        error = TooLarge(request.route_handler.resolve_request_max_body_size() or 0)
    problem = problem_of(error, language, game=str(request.scope["state"].get(GAME, "")))
    own = dict(error.headers or {}) if isinstance(error, HTTPException) else {}  # such as Allow with 405
    return Response(
        content=msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers={**own, **problem.headers(), "Content-Language": language},
    )


def language_of(accepted: str | None, chosen: str | None = None) -> str:
    """The language that was chosen, else the best of `Accept-Language` that we speak, else Russian."""
    if chosen in LANGUAGES:
        return chosen
    best, best_weight = LANGUAGES[0], 0.0
    for item in (accepted or "")[:500].split(","):
        tag, _, weight = item.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES and (weighs := _weight(weight)) > best_weight:
            best, best_weight = language, weighs
    return best


def _weight(written: str) -> float:
    """Of `q=0.8`. What cannot be read weighs nothing."""
    name, _, value = written.strip().partition("=")
    if not name:
        return 1.0
    digits = value.replace(".", "", 1)
    return float(value) if name == "q" and digits.isascii() and digits.isdigit() else 0.0


def _status_of(refusal: Refusal) -> int:
    for kind, status in _STATUS:
        if isinstance(refusal, kind):
            return status
    if isinstance(refusal, Illegal):
        # The table is not where the player thought it was, or the rules of the game do not allow it.
        return 409 if refusal.rule == _HOST else 422
    return 400


def _of_refusal(refusal: Refusal, status: int, language: str, game: str = "", words: str | None = None) -> Problem:
    return Problem(
        type=f"/problems/{refusal.code}",
        title=refusal_text(refusal, language, game, words),
        status=status,
        code=refusal.code,
        rule=rule_link(refusal.rule) if isinstance(refusal, Illegal) else None,
        params={name: value for name, value in refusal.params.items() if _is_plain(value)},
        limit=refusal.limit if isinstance(refusal, TooMany | TooLarge) else None,
        retry_after_s=_wait_s(refusal),
    )


def _wait_s(refusal: Refusal) -> int | None:
    if isinstance(refusal, TooMany | BeingBuilt | Busy):
        return refusal.retry_after_s
    if isinstance(refusal, Draining):
        return _DRAIN_WAIT_S
    return _STORE_WAIT_S if refusal.code == "unavailable" else None


def _is_plain(value: Any) -> bool:
    """Words and numbers. Anything else was made for the sentence, and may hold more than the sentence says."""
    if isinstance(value, tuple | list):
        return all(_is_plain(item) for item in value)
    return value is None or isinstance(value, str | int | float)


def _of_http(error: HTTPException, language: str) -> Problem:
    """What Litestar itself refuses."""
    status = error.status_code
    if status >= 500 and status != 503:
        return _of_bug(error, language)
    if (code := _HTTP_CODES.get(status)) is not None:
        return _of_refusal(Refusal(code), status, language)
    return _of_refusal(Unreadable("bad-request", why=_why(error)), status, language)


def _why(error: HTTPException) -> str:
    """What is wrong first of all, in the words of a decoder, which `decoding_text` knows."""
    if found := _MISSING_PARAMETER.search(error.detail):
        return f"missing required field `{found[1]}`"
    if not (isinstance(error.extra, list) and error.extra and isinstance(first := error.extra[0], dict)):
        return error.detail
    message, key = str(first.get("message", "")), str(first.get("key", ""))
    if message == repr(key):  # so Litestar names what is not there at all
        return "truncated" if key == _BODY else f"missing required field `{key}`"
    return f"{message} - at `$.{key}`" if key else message


def _of_bug(error: Exception, language: str) -> Problem:
    name = uuid.uuid4()
    _log.error("bug", instance=str(name), exc_info=error)
    told = _of_refusal(Refusal("internal"), _BUG, language)
    return told.but(instance=name.urn)


@cache
def _rule_links() -> dict[str, RuleLink]:
    return {rule.id: RuleLink(id=rule.id, href=f"/rules/{game}#{rule.id}") for game in GAMES for rule in rules_of(game)}


def rule_link(rule: str) -> RuleLink | None:
    """None where the table itself refuses, and not a rule."""
    return _rule_links().get(rule)

"""Turns every refusal into a `Problem` (RFC 9457). HTTP and sockets send the same value."""

import uuid
from functools import cache
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.mismatch import UNEXPLAINED, Mismatch
from slovoteka.core.value import Value
from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import rules_of
from slovoteka.messages import LANGUAGES, refusal_text
from slovoteka.messages.names import NameList
from slovoteka.server.base.limits import TooMany
from slovoteka.server.base.request_mismatch import request_mismatch
from slovoteka.store.log import Conflict, Missing, Unavailable, WindowClosed

MEDIA_TYPE: Final = "application/problem+json"
GAME: Final = "game"
"""The key in `scope["state"]` where a route puts the id of its game, because games may have their own sentences."""
WORDS: Final = "words"
"""The key where a route puts the language of the table's words: our notes on words are in that language."""

_HOST: Final = "host"
_BUG: Final = 500
_STORE_WAIT_S: Final = 5
_DRAIN_WAIT_S: Final = 1
"""By then the balancer has found another node, or the next process on this machine."""

_log: Final = structlog.get_logger(__name__)


class NotSignedIn(Refusal):
    """There is no token, or it is no longer valid."""

    def __init__(self) -> None:
        super().__init__("not-signed-in")


class Forbidden(Refusal):
    """The person is known but may not do this."""


class NotFound(Refusal):
    """There is no such thing, or this person may not know of it."""

    def __init__(self, code: str = "not-found") -> None:
        super().__init__(code)


class GameMissing(Refusal):
    """The game of this table is not installed. The table is kept, and the match continues once the game is back."""

    def __init__(self, game: str) -> None:
        super().__init__("game-not-installed", game=game)


class WordsClosed(Illegal):
    """The person plays a game in which words may not be looked up. `rule` is the game's rule, if there is one."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule, "words-closed")


class BeingBuilt(Refusal):
    """The table needs a dictionary or associations that are still being built."""

    def __init__(self, what: str, done: float, retry_after_s: int) -> None:
        super().__init__("being-built", what=what, percent=int(done * 100))
        self.retry_after_s = retry_after_s


class Busy(Refusal):
    """Too many people are waiting for something that takes long."""

    def __init__(self, code: str, retry_after_s: int) -> None:
        super().__init__(code)
        self.retry_after_s = retry_after_s


class TooLarge(Refusal):
    """The body is too large. (A frame that is too large closes its socket instead.)"""

    limit: Final = "body-bytes"

    def __init__(self, most_bytes: int) -> None:
        super().__init__("too-large", most_bytes=most_bytes)


class WrongMediaType(Refusal):
    def __init__(self) -> None:
        super().__init__("wrong-media-type")


class Draining(Refusal):
    """This node is shutting down."""

    def __init__(self) -> None:
        super().__init__("draining")


class RuleLink(Value, frozen=True, kw_only=True):
    id: str
    href: str
    """The address of the page with this rule."""


class Problem(Value, frozen=True, kw_only=True, omit_defaults=True):
    type: str
    """`/problems/<code>`: a stable address for programs."""
    title: str
    """What is wrong, in the reader's language."""
    status: int
    code: str
    rule: RuleLink | None = None
    """The rule of the game that was broken."""
    params: dict[str, Any] = {}
    """The values in the title."""
    limit: str | None = None
    """The name of the limit that was reached."""
    retry_after_s: int | None = None
    instance: str | None = None
    """Of a bug: the id under which we logged it."""

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
"""What msgspec raises for input that is not JSON or has the wrong type, is not UTF-8, or is nested too deeply."""

_HTTP_CODES: Final = {
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    415: "wrong-media-type",
    503: "unavailable",
}


def problem_of(error: Exception, language: str = "ru", game: str = "", words: str | None = None) -> Problem:
    """Turns any error into a problem. An unexpected error is logged, and the problem gives only its id.

    `game` and `words` (the language of its words) are those of the table where the error happened.
    """
    if isinstance(error, HTTPException):
        return _of_http(error, language)
    if isinstance(error, _UNDECODED):
        return _of_refusal(Unreadable("bad-request", why=UNEXPLAINED), 400, language)
    if isinstance(error, Refusal):
        return _of_refusal(error, _status_of(error), language, game, words)
    if isinstance(error, Missing):
        return problem_of(NotFound(), language)
    if isinstance(error, Conflict):  # lost more races than the host retries
        return _of_refusal(Refusal("stale"), 409, language)
    if isinstance(error, WindowClosed):
        return _of_refusal(Refusal("closed"), 409, language)
    if isinstance(error, Unavailable):
        return _of_refusal(Refusal("unavailable"), 503, language)
    return _of_bug(error, language)


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The exception handler of the application: `exception_handlers={Exception: handle}`."""
    language = language_of(request.headers.get("accept-language"))
    if isinstance(error, RequestEntityTooLarge):  # Litestar's error does not name the limit
        error = TooLarge(request.route_handler.resolve_request_max_body_size() or 0)
    elif isinstance(error, _UNDECODED) or (isinstance(error, ClientException) and error.status_code == 400):
        error = Unreadable("bad-request", why=request_mismatch(request))
    table = request.scope["state"]
    problem = problem_of(error, language, table.get(GAME, ""), table.get(WORDS))
    own = dict(error.headers or {}) if isinstance(error, HTTPException) else {}  # such as Allow with 405
    return Response(
        content=msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers={**own, **problem.headers(), "Content-Language": language},
    )


def language_of(accepted: str | None, chosen: str | None = None) -> str:
    """The chosen language if we have it, else the best of `Accept-Language` that we have, else Russian."""
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
    """The weight in `q=0.8`; 1 if nothing is written, and 0 if it cannot be read."""
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
        # The host refuses when the table has changed since the player looked; otherwise a rule of the game forbids it.
        return 409 if refusal.rule == _HOST else 422
    return 400


def _of_refusal(refusal: Refusal, status: int, language: str, game: str = "", words: str | None = None) -> Problem:
    return Problem(
        type=f"/problems/{refusal.code}",
        title=refusal_text(refusal, language, game, words),
        status=status,
        code=refusal.code,
        rule=rule_link(refusal.rule) if isinstance(refusal, Illegal) else None,
        params=_params(refusal, language),
        limit=refusal.limit if isinstance(refusal, TooMany | TooLarge) else None,
        retry_after_s=_wait_s(refusal),
    )


def _params(refusal: Refusal, language: str) -> dict[str, Any]:
    """For programs: what the sentence is made of, as far as that is plain."""
    params = dict(refusal.params)
    for name, value in refusal.params.items():
        if isinstance(value, Mismatch):
            params[name] = str(value)
        elif isinstance(value, NameList):
            params[name] = value.in_words(language)
    return {name: value for name, value in params.items() if _is_plain(value)}


def _wait_s(refusal: Refusal) -> int | None:
    if isinstance(refusal, TooMany | BeingBuilt | Busy):
        return refusal.retry_after_s
    if isinstance(refusal, Draining):
        return _DRAIN_WAIT_S
    return _STORE_WAIT_S if refusal.code == "unavailable" else None


def _is_plain(value: Any) -> bool:
    """Whether this is text, a number or a list of them. Other values may hold more than the sentence reveals."""
    if isinstance(value, tuple | list):
        return all(_is_plain(item) for item in value)
    return value is None or isinstance(value, str | int | float)


def _of_http(error: HTTPException, language: str) -> Problem:
    """The problem for an error that Litestar itself raised."""
    status = error.status_code
    if status >= 500 and status != 503:
        return _of_bug(error, language)
    if (code := _HTTP_CODES.get(status)) is not None:
        return _of_refusal(Refusal(code), status, language)
    return _of_refusal(Unreadable("bad-request", why=UNEXPLAINED), status, language)


def _of_bug(error: Exception, language: str) -> Problem:
    name = uuid.uuid4()
    _log.error("bug", instance=str(name), exc_info=error)
    problem = _of_refusal(Refusal("internal"), _BUG, language)
    return problem.but(instance=name.urn)


@cache
def _rule_links() -> dict[str, RuleLink]:
    return {rule.id: RuleLink(id=rule.id, href=f"/rules/{game}#{rule.id}") for game in GAMES for rule in rules_of(game)}


def rule_link(rule: str) -> RuleLink | None:
    """The link to a rule; None if the host refused and not a rule of the game."""
    return _rule_links().get(rule)

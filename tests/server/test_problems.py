"""Every refusal becomes a problem in the reader's language, and a bug reveals nothing."""

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.testing import TestClient
from litestar.types import Scope
from structlog.testing import capture_logs

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.words import Verdict, Why
from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import rules_of
from slovoteka.messages import LANGUAGES, has_text
from slovoteka.server.base import problems
from slovoteka.server.base.limits import TooMany
from slovoteka.server.base.problems import (
    Draining,
    Forbidden,
    NotFound,
    NotSignedIn,
    Problem,
    TooLarge,
    WrongMediaType,
    handle,
    language_of,
    problem_of,
)
from slovoteka.store.log import Conflict, Missing, Unavailable, WindowClosed

HIDDEN = "rack of the opponent"


class Move(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    word: str = ""


CASES: dict[str, tuple[Exception, int, str]] = {
    "rule": (Illegal("ZS-16", "not-in-hand", letter="Ж"), 422, "not-in-hand"),
    "host": (Illegal("host", "stale", window="turn:7"), 409, "stale"),
    "unreadable": (Unreadable("name-empty"), 400, "name-empty"),
    "missing": (Missing("room"), 404, "not-found"),
    "not-found": (NotFound(), 404, "not-found"),
    "conflict": (Conflict("room"), 409, "stale"),
    "closed": (WindowClosed("turn:7"), 409, "closed"),
    "unavailable": (Unavailable("disk full at /secret/path"), 503, "unavailable"),
    "too-many": (TooMany("chat-lines", 7), 429, "too-many"),
    "forbidden": (Forbidden("foreign-origin"), 403, "foreign-origin"),
    "not-signed-in": (NotSignedIn(), 401, "not-signed-in"),
    "draining": (Draining(), 503, "draining"),
    "too-large": (TooLarge(65_536), 413, "too-large"),
    "media-type": (WrongMediaType(), 415, "wrong-media-type"),
    "decoding": (msgspec.DecodeError("JSON is malformed: invalid character (byte 0)"), 400, "bad-request"),
    "bug": (KeyError(HIDDEN), 500, "internal"),
    "litestar": (HTTPException(status_code=500, detail=HIDDEN), 500, "internal"),
    "teapot": (HTTPException(status_code=418, detail="teapot"), 418, "bad-request"),
}


@get("/raise/{case:str}")
async def raise_it(case: FromPath[str]) -> None:
    raise CASES[case][0]


@get("/at-table")
async def at_table(state_game: FromQuery[str], scope: Scope) -> None:
    scope["state"][problems.GAME] = state_game
    raise Illegal("UW-1", "not-now", window="turn")


@post("/move")
async def move(data: JSONBody[Move]) -> str:
    return data.word


@get("/page")
async def page(number: Annotated[int, QueryParameter(ge=1)]) -> int:
    return number


@pytest.fixture(scope="module")
def client() -> Any:
    app = Litestar(
        [raise_it, at_table, move, page],
        exception_handlers={Exception: handle},
        openapi_config=None,
        request_max_body_size=10_000,
    )
    with TestClient(app, raise_server_exceptions=False) as made:
        yield made


def read_problem(response: Any) -> Problem:
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["cache-control"] == "no-store"
    problem = msgspec.json.decode(response.content, type=Problem)
    assert problem.status == response.status_code
    assert problem.type == f"/problems/{problem.code}"
    return problem


@pytest.mark.parametrize("case", CASES)
def test_every_error_is_a_problem(client: TestClient[Litestar], case: str) -> None:
    error, status, code = CASES[case]
    with capture_logs() as logs:
        response = client.get(f"/raise/{case}")
    problem = read_problem(response)
    assert (problem.status, problem.code) == (status, code)
    assert all(has_text(code, language) for language in LANGUAGES)
    assert "secret" not in response.text
    assert bool(logs) == (status == 500)
    for language in LANGUAGES:
        with capture_logs():
            same = problem_of(error, language)
        assert same.title.endswith((".", "!"))
        assert same.title != code


def test_a_bug_reveals_only_its_id(client: TestClient[Litestar]) -> None:
    with capture_logs() as logs:
        problem = read_problem(client.get("/raise/bug"))
    assert problem.instance is not None
    assert problem.instance == f"urn:uuid:{logs[0]['instance']}"
    assert isinstance(logs[0]["exc_info"], KeyError)
    assert HIDDEN not in client.get("/raise/bug").text
    assert HIDDEN not in client.get("/raise/litestar").text


def test_a_problem_says_how_long_to_wait(client: TestClient[Litestar]) -> None:
    for case, wait_s in (("too-many", 7), ("unavailable", 5), ("draining", 1)):
        response = client.get(f"/raise/{case}")
        assert read_problem(response).retry_after_s == wait_s
        assert response.headers["retry-after"] == str(wait_s)
    assert read_problem(client.get("/raise/too-many")).limit == "chat-lines"
    assert "retry-after" not in client.get("/raise/host").headers
    assert client.get("/raise/not-signed-in").headers["www-authenticate"] == "Bearer"


def test_a_broken_rule_has_a_link(client: TestClient[Litestar]) -> None:
    problem = read_problem(client.get("/raise/rule"))
    assert problem.rule is not None
    assert (problem.rule.id, problem.rule.href) == ("ZS-16", "/rules/forbidden#ZS-16")
    assert problem.params == {"letter": "Ж"}
    assert "ZS-16" in problem.title
    assert read_problem(client.get("/raise/host")).rule is None


def test_every_rule_has_its_own_link() -> None:
    rules = [(game, rule.id) for game in GAMES for rule in rules_of(game)]
    assert len({rule for _, rule in rules}) == len(rules)
    for game, rule in rules:
        link = problem_of(Illegal(rule, "over")).rule
        assert link is not None
        assert link.href == f"/rules/{game}#{rule}"


def test_only_plain_parameters_are_sent() -> None:
    verdict = Verdict(word="ЖЖ", allowed=False, why=Why.UNKNOWN, note=HIDDEN)
    refusal = Illegal("SM-1", "no-such-word", word="ЖЖ", verdict=verdict, places=(1, 2), state={"bag": HIDDEN})
    problem = problem_of(refusal, "en")
    assert problem.params == {"word": "ЖЖ", "places": (1, 2)}
    assert HIDDEN.encode() not in msgspec.json.encode(problem)


def test_the_game_may_have_its_own_sentence(client: TestClient[Litestar]) -> None:
    common = read_problem(client.get("/at-table", params={"state_game": "forbidden"}))
    own = read_problem(client.get("/at-table", params={"state_game": "underwood"}))
    assert common.code == own.code
    assert common.title != own.title


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "текст обрывается"),
        (b"{", "текст обрывается"),
        (b"[" * 9000, "содержимое не то"),
        (b"nonsense", "это не JSON"),
        (b"{}", "нет поля seat"),
        (b'{"seat": 1, "more": 2}', "поля more не бывает"),
        (b'{"seat": "first"}', "в поле seat нужно целое число"),
        (b'{"seat": 1, "word": "\xff"}', "это не текст в UTF-8"),
    ],
)
def test_unreadable_bodies_are_explained(client: TestClient[Litestar], body: bytes, why: str) -> None:
    response = client.post("/move", content=body, headers={"content-type": "application/json"})
    problem = read_problem(response)
    assert (problem.status, problem.code) == (400, "bad-request")
    assert why in problem.title


def test_refusals_of_litestar_are_problems(client: TestClient[Litestar]) -> None:
    assert read_problem(client.get("/nowhere")).code == "not-found"
    wrong_method = client.get("/move")
    assert read_problem(wrong_method).code == "wrong-method"
    assert "POST" in wrong_method.headers["allow"]
    assert "нет поля number" in read_problem(client.get("/page")).title
    assert "в поле number нужно целое число" in read_problem(client.get("/page", params={"number": "x"})).title
    assert read_problem(client.get("/page", params={"number": "0"})).status == 400
    large = read_problem(client.post("/move", json={"seat": 1, "word": "Ж" * 10_000}))
    assert (large.status, large.params, large.limit) == (413, {"most_bytes": 10_000}, "body-bytes")


def test_problems_are_in_the_readers_language(client: TestClient[Litestar]) -> None:
    for language in LANGUAGES:
        response = client.get("/raise/rule", headers={"accept-language": f"fr, {language}-XX;q=0.9"})
        assert response.headers["content-language"] == language
        assert read_problem(response).title == problem_of(CASES["rule"][0], language).title


@pytest.mark.parametrize(
    ("accepted", "chosen", "language"),
    [
        (None, None, "ru"),
        ("", None, "ru"),
        ("uk", None, "uk"),
        ("en-GB,en;q=0.8", None, "en"),
        ("en;q=0.5, uk;q=0.7, ru;q=0.1", None, "uk"),
        ("UK", None, "uk"),
        ("en;q=0, uk;q=0.001", None, "uk"),
        ("en;q=0", None, "ru"),
        ("de, fr", None, "ru"),
        ("en;q=²", None, "ru"),
        ("en", "uk", "uk"),
        ("en", "xx", "en"),
    ],
)
def test_the_language_is_chosen_by_preference(accepted: str | None, chosen: str | None, language: str) -> None:
    assert language_of(accepted, chosen) == language


@given(st.text(), st.none() | st.text())
def test_any_header_gives_a_language(accepted: str, chosen: str | None) -> None:
    assert language_of(accepted, chosen) in LANGUAGES


def test_codes_of_refusals_have_texts() -> None:
    for refusal in (Refusal("forbidden"), Refusal("no-origin"), Refusal("wrong-method"), Refusal("internal")):
        assert all(has_text(refusal.code, language) for language in LANGUAGES)

"""The API matches its OpenAPI document: every answer is one that the document describes."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from harness.site import Site, ask, newcomer

Operation = schemathesis.APIOperation[Any, Any, Any, Any]

CHECKS: Final[list[CheckFunction]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
"""Without the check that every valid request succeeds, because rules of games forbid more than types can say."""
GENEROUS: Final = {
    f"SLOVOTEKA_LIMIT_{name}": "1000000/1"
    for limit in ("CHAT_LINES", "REPORTS", "CODES")
    for name in (limit, f"{limit}_ADDRESS")
}
ENDLESS: Final = "/api/v1/rooms/{room}/events"
"""Its answer does not end; test_stream.py tests it."""


class Tables:
    """A room that is gathering, one in play and one that is over, and a person with a chair in each."""

    def __init__(self, site: Site) -> None:
        self.url, self.token = site.url, newcomer(site.url)
        other = newcomer(site.url)
        self.rooms = [self._room(other, *stage) for stage in (("gathering",), ("playing",), ("playing", "over"))]

    def _room(self, other: str, *stages: str) -> str:
        wanted = {"conditions": {"game": "codenames", "variant": "two", "open_key": True}, "chairs": [{"who": "me"}]}
        room: str = ask(self.url, self.token, "POST", "/rooms", wanted)["room"]["room"]
        if "playing" in stages:
            ask(self.url, other, "POST", f"/rooms/{room}/chairs")
            ask(self.url, self.token, "POST", f"/rooms/{room}/chairs/0/ready", {"agreed": 1})
            ask(self.url, other, "POST", f"/rooms/{room}/chairs/1/ready", {"agreed": 1})
        if "over" in stages:
            ask(self.url, other, "POST", f"/rooms/{room}/leave", {"seat": 1})
        return room


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with Site(tmp_path_factory.mktemp("site"), environment=GENEROUS) as site:
        yield Tables(site)


def operations(url: str) -> list[Operation]:
    document = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    found = list(document.get_all_operations())
    wrong = [result.err() for result in found if not isinstance(result, Ok)]
    assert not wrong, "what cannot be read as a description of an operation"
    return [result.ok() for result in found if isinstance(result, Ok) and result.ok().path != ENDLESS]


def _examine(tables: Tables, operation: Operation, mode: GenerationMode, examples: int) -> None:
    """Random room ids hardly ever exist, so three of four requests use a real one."""
    answers = 0

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask_for(case: Any) -> None:
        nonlocal answers
        answers += 1
        if "room" in (case.path_parameters or {}) and answers % 4:
            case.path_parameters["room"] = tables.rooms[answers % 4 - 1]
        token = newcomer(tables.url) if operation.label == "DELETE /api/v1/me" else tables.token
        answer = case.call(headers={"Authorization": f"Bearer {token}"})
        case.validate_response(answer, checks=CHECKS)

    ask_for()
    assert answers


def _examine_all(tables: Tables, examples: int) -> None:
    found = operations(tables.url)
    assert len(found) > 40
    faults: list[str] = []
    for operation in found:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            if mode is GenerationMode.NEGATIVE and not _has_input(operation):
                continue
            try:
                _examine(tables, operation, mode, examples)
            except (AssertionError, BaseExceptionGroup) as fault:
                faults.append(f"{operation.label} ({mode.value}): {fault}")
    assert not faults, "\n\n".join(faults)


def _has_input(operation: Operation) -> bool:
    """Whether the operation has any input that can be wrong."""
    return any(True for _ in operation.iter_parameters()) or bool(operation.body)


@pytest.mark.full
def test_every_answer_is_as_documented(tables: Tables) -> None:
    _examine_all(tables, 15)


@pytest.mark.full
def test_many_answers_are_as_documented(tables: Tables) -> None:
    _examine_all(tables, 120)

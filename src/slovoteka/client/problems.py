"""Errors of requests to a server."""

from typing import Any

import msgspec

from slovoteka.core.value import Value


class _Rule(Value, frozen=True):
    id: str


class _ProblemDocument(Value, frozen=True, kw_only=True):
    """The fields of an `application/problem+json` that programs need."""

    title: str
    status: int
    code: str
    rule: _Rule | None = None
    params: dict[str, Any] = {}
    limit: str | None = None
    retry_after_s: int | None = None


class Problem(Exception):
    """A refusal. Nothing has happened on the server."""

    def __init__(self, document: _ProblemDocument) -> None:
        super().__init__(f"{document.code}: {document.title}")
        self.code = document.code
        """A stable code for programs."""
        self.title = document.title
        """A sentence for people."""
        self.status = document.status
        self.rule = None if document.rule is None else document.rule.id
        """The rule of the game that was broken, such as `ZS-16`."""
        self.params = document.params
        self.limit = document.limit
        """The name of the limit that was reached."""
        self.retry_after_s = document.retry_after_s
        """After this time the same request may succeed; None if retrying does not help."""

    @classmethod
    def of(cls, document: Any, status: int) -> "Problem":
        """Reads a problem from decoded JSON. If it is not a problem, perhaps from a proxy, only the status is known."""
        try:
            return cls(msgspec.convert(document, _ProblemDocument))
        except msgspec.ValidationError:
            return cls(_ProblemDocument(title=f"HTTP {status}", status=status, code="not-a-problem"))


class Unreachable(ConnectionError):
    """The server has not answered for longer than this client is ready to wait."""

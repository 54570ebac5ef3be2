"""What can go wrong between a program and a server."""

from typing import Any

import msgspec

from slovoteka.core.value import Value


class _Rule(Value, frozen=True):
    id: str


class _ProblemDocument(Value, frozen=True, kw_only=True):
    """An `application/problem+json`, as far as programs need it."""

    title: str
    status: int
    code: str
    rule: _Rule | None = None
    params: dict[str, Any] = {}
    limit: str | None = None
    retry_after_s: int | None = None


class Problem(Exception):
    """A refusal. Nothing has happened on the server."""

    def __init__(self, told: _ProblemDocument) -> None:
        super().__init__(f"{told.code}: {told.title}")
        self.code = told.code
        """Stable, for programs."""
        self.title = told.title
        """A sentence for people."""
        self.status = told.status
        self.rule = None if told.rule is None else told.rule.id
        """The rule of the game that was broken, such as `ZS-16`."""
        self.params = told.params
        self.limit = told.limit
        """The name of the limit that was reached."""
        self.retry_after_s = told.retry_after_s
        """After so long the same would pass; None: it would not."""

    @classmethod
    def of(cls, told: Any, status: int) -> "Problem":
        """Out of decoded JSON; of what is none, from a proxy perhaps, only the status is known."""
        try:
            return cls(msgspec.convert(told, _ProblemDocument))
        except msgspec.ValidationError:
            return cls(_ProblemDocument(title=f"HTTP {status}", status=status, code="not-a-problem"))


class Unreachable(ConnectionError):
    """The server has not answered for longer than this client is ready to wait."""

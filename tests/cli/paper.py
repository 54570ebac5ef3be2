"""A person's screen for tests."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self


class Paper:
    """A screen that records what was printed, and on which a script writes when asked."""

    def __init__(self, writes: Callable[[], list[str | None]], *, is_live: bool) -> None:
        self.is_live, self._writes = is_live, writes
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.printed: list[str] = []
        self.asked: list[str] = []

    def print(self, *what: Any) -> None:
        self.printed += [str(line) for line in what]

    def ask(self, prompt: str) -> None:
        self.asked.append(prompt)
        if self.lines.empty():
            for line in self._writes():
                self.lines.put_nowait(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

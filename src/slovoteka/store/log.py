"""What a store of matches can do. Everything a player was told has happened has been through here first."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from slovoteka.core.inputs import Entry, SealedAnswer
from slovoteka.core.record import Closing, Header


class Conflict(Exception):
    """Somebody else has appended first: reload and try again."""


class WindowClosed(Exception):
    """A sealed answer came after its window was closed. It was not taken."""


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known of a match."""

    header: Header
    seed: bytes
    entries: tuple[Entry, ...]
    closing: Closing | None


class Store(Protocol):
    def now_ms(self, match: str) -> int:
        """Time since the match was created: the one stamp that its inputs carry."""

    async def create(self, header: Header, seed: bytes) -> None: ...

    async def append(self, match: str, expected: int, entries: Sequence[Entry]) -> None:
        """All of these entries or none; the first has the number `expected`. Raises `Conflict`."""

    async def answer(self, match: str, window: str, answer: SealedAnswer) -> None:
        """Keeps a sealed answer in place of an earlier one of that seat. Raises `WindowClosed`."""

    async def answers(self, match: str, window: str) -> tuple[SealedAnswer, ...]: ...

    async def shut(self, match: str, window: str) -> tuple[SealedAnswer, ...]:
        """Takes no further answers for this window and returns those it has, in seat order."""

    async def finish(self, match: str, closing: Closing) -> None: ...

    async def read(self, match: str) -> Stored: ...

"""A store in memory, for the command line, tests and self-play."""

from collections.abc import Callable, Sequence

from slovoteka.core.inputs import Entry, SealedAnswer
from slovoteka.core.record import Closing, Header
from slovoteka.store.log import Conflict, Stored, WindowClosed


class MemoryStore:
    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._created: dict[str, int] = {}
        self._headers: dict[str, tuple[Header, bytes]] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._closings: dict[str, Closing] = {}
        self._answers: dict[tuple[str, str], dict[int, SealedAnswer]] = {}
        self._shut: set[tuple[str, str]] = set()

    def now_ms(self, match: str) -> int:
        return self._now_ms() - self._created[match]

    async def create(self, header: Header, seed: bytes) -> None:
        if header.match in self._headers:
            raise Conflict(header.match)
        self._created[header.match] = self._now_ms()
        self._headers[header.match] = header, seed
        self._entries[header.match] = []

    async def append(self, match: str, expected: int, entries: Sequence[Entry]) -> None:
        held = self._entries[match]
        if len(held) + 1 != expected:
            raise Conflict(match)
        held.extend(entries)

    async def answer(self, match: str, window: str, answer: SealedAnswer) -> None:
        if (match, window) in self._shut:
            raise WindowClosed(window)
        self._answers.setdefault((match, window), {})[answer.seat] = answer

    async def answers(self, match: str, window: str) -> tuple[SealedAnswer, ...]:
        held = self._answers.get((match, window), {})
        return tuple(held[seat] for seat in sorted(held))

    async def shut(self, match: str, window: str) -> tuple[SealedAnswer, ...]:
        self._shut.add((match, window))
        return await self.answers(match, window)

    async def finish(self, match: str, closing: Closing) -> None:
        self._closings[match] = closing

    async def read(self, match: str) -> Stored:
        header, seed = self._headers[match]
        return Stored(header=header, seed=seed, entries=tuple(self._entries[match]), closing=self._closings.get(match))

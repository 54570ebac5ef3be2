"""A log in memory, for the command line, tests and self-play."""

from collections.abc import Callable, Sequence

from slovoteka.core.inputs import Act, Close, Entry, SealedAnswer
from slovoteka.core.record import Closing, Header
from slovoteka.store.log import Conflict, Missing, Snapshot, StoredMatch, WakeInfo, WindowClosed


class MemoryStore:
    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._headers: dict[str, tuple[Header, bytes, int]] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._clients: set[tuple[str, int, str]] = set()
        self._closings: dict[str, Closing] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._answers: dict[tuple[str, str], dict[int, tuple[SealedAnswer, bool]]] = {}
        self._answer_clients: set[tuple[str, str, int, str | None]] = set()
        self._shut: set[tuple[str, str]] = set()

    def now_ms(self) -> int:
        return self._now_ms()

    async def create(self, header: Header, seed: bytes) -> int:
        if header.match in self._headers:
            raise Conflict(header.match)
        began_ms = self._now_ms()
        self._headers[header.match] = header, seed, began_ms
        self._entries[header.match] = []
        return began_ms

    async def append(self, match: str, expected: int, entries: Sequence[Entry], _: WakeInfo) -> None:
        held = self._held(match)
        acts = [entry.input for entry in entries if isinstance(entry.input, Act)]
        ids = {(match, act.seat, act.client) for act in acts if act.client is not None}
        if len(held) + 1 != expected or match in self._closings or not ids.isdisjoint(self._clients):
            raise Conflict(match)
        held.extend(entries)
        self._clients |= ids

    async def entries(self, match: str, after: int) -> tuple[Entry, ...]:
        return tuple(self._held(match)[after:])

    def _held(self, match: str) -> list[Entry]:
        if match not in self._entries:
            raise Missing(match)
        return self._entries[match]

    async def answer(
        self, match: str, window: str, answer: SealedAnswer, final: bool, *, still_waits_for: int | None = None
    ) -> int | None:
        if (match, window) in self._shut:
            raise WindowClosed(window)
        held = self._answers.setdefault((match, window), {})
        used = match, window, answer.seat, answer.client
        if used not in self._answer_clients:
            held[answer.seat] = answer, final
        if answer.client is not None:
            self._answer_clients.add(used)
        if still_waits_for is not None and not held.get(still_waits_for, (None, False))[1]:
            return None
        return await self.count_answers(match, window)

    async def count_answers(self, match: str, window: str) -> int:
        return sum(final for _, final in self._answers.get((match, window), {}).values())

    async def answers(self, match: str, window: str, *, only_final: bool = False) -> tuple[SealedAnswer, ...]:
        held = self._answers.get((match, window), {})
        return tuple(answer for _, (answer, final) in sorted(held.items()) if final or not only_final)

    async def own_answer(self, match: str, window: str, seat: int) -> tuple[SealedAnswer, bool] | None:
        return self._answers.get((match, window), {}).get(seat)

    async def shut(self, match: str, window: str) -> tuple[SealedAnswer, ...]:
        self._shut.add((match, window))
        return await self.answers(match, window)

    async def reopen(self, match: str, window: str) -> None:
        inputs = [entry.input for entry in self._entries.get(match, ())]
        if not any(isinstance(input_, Close) and input_.window == window for input_ in inputs):
            self._shut.discard((match, window))

    async def finish(self, match: str, closing: Closing) -> None:
        if closing.inputs != len(self._held(match)):
            raise Conflict(match)
        self._closings.setdefault(match, closing)

    async def closing(self, match: str) -> Closing | None:
        return self._closings.get(match)

    async def keep(self, match: str, snapshot: Snapshot) -> None:
        self._snapshots[match] = snapshot

    async def read(self, match: str, made_by: str | None = None) -> StoredMatch:
        if match not in self._headers:
            raise Missing(match)
        header, seed, began_ms = self._headers[match]
        snapshot = self._snapshots.get(match)
        if snapshot is not None and snapshot.made_by != made_by:
            snapshot = None
        return StoredMatch(
            header=header,
            seed=seed,
            began_ms=began_ms,
            entries=tuple(self._entries[match][snapshot.number if snapshot else 0 :]),
            closing=self._closings.get(match),
            snapshot=snapshot,
        )

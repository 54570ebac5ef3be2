"""Presence: which people have which room open, on any device and any node."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

from cachetools import FIFOCache

_LEFT_KEPT: Final = 100_000
"""How many departures are remembered, which bounds the memory. The oldest are dropped first."""


class Presence(Protocol):
    on_change: list[Callable[[str], None]]
    """Called with a room when a person has come or gone. A person's second device changes nothing."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def arrive(self, room: str, who: str) -> None:
        """Counts one more connection of this person. Neither waits nor raises."""

    def depart(self, room: str, who: str) -> None:
        """Counts one connection less. Neither waits nor raises."""

    async def who(self, room: str) -> frozenset[str]:
        """Who has the room open on all nodes, as far as this node knows."""

    def seen_ms(self, room: str, who: str) -> int | None:
        """How long ago this person was last here: 0 if they are here, None if this node does not know."""


class Roll:
    """Who is in which room on which node. Entries of other nodes expire unless they are renewed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.on_change: list[Callable[[str], None]] = []
        self._clock = clock
        self._rooms: dict[str, dict[str, set[str]]] = {}
        self._until: OrderedDict[tuple[str, str, str], float] = OrderedDict()  # the first expires first
        self._left: FIFOCache[tuple[str, str], float] = FIFOCache(_LEFT_KEPT)

    def add(self, room: str, who: str, node: str, for_s: float | None = None) -> None:
        """Adds or renews an entry. Without `for_s` it stays until it is removed."""
        if for_s is not None:
            self._until[room, who, node] = self._clock() + for_s
            self._until.move_to_end((room, who, node))
        people = self._rooms.setdefault(room, {})
        nodes = people.setdefault(who, set())
        is_new = not nodes
        nodes.add(node)
        if is_new:
            self._left.pop((room, who), None)
            self._changed(room)

    def remove(self, room: str, who: str, node: str) -> None:
        self._until.pop((room, who, node), None)
        people = self._rooms.get(room, {})
        nodes = people.get(who, set())
        if node not in nodes:
            return
        nodes.remove(node)
        if nodes:
            return
        del people[who]
        if not people:
            del self._rooms[room]
        self._left[room, who] = self._clock()
        self._changed(room)

    def expire(self) -> None:
        now = self._clock()
        while self._until and next(iter(self._until.values())) <= now:
            self.remove(*next(iter(self._until)))

    def who(self, room: str) -> frozenset[str]:
        return frozenset(self._rooms.get(room, ()))

    def seen_ms(self, room: str, who: str) -> int | None:
        if who in self._rooms.get(room, ()):
            return 0
        left = self._left.get((room, who))
        return None if left is None else int((self._clock() - left) * 1_000)

    def _changed(self, room: str) -> None:
        for listener in self.on_change:
            listener(room)


class LocalPresence:
    """Presence on this node. `NatsPresence` adds the people of other nodes to the same roll."""

    def __init__(self, node: str = "here") -> None:
        self._node = node
        self._roll = Roll()
        self.on_change = self._roll.on_change
        self._connections: Counter[tuple[str, str]] = Counter()

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def arrive(self, room: str, who: str) -> None:
        self._connections[room, who] += 1
        if self._connections[room, who] == 1:
            self._came(room, who)

    def depart(self, room: str, who: str) -> None:
        if self._connections[room, who] > 1:
            self._connections[room, who] -= 1
        elif self._connections.pop((room, who), 0):
            self._went(room, who)

    async def who(self, room: str) -> frozenset[str]:
        return self._roll.who(room)

    def seen_ms(self, room: str, who: str) -> int | None:
        return self._roll.seen_ms(room, who)

    def _came(self, room: str, who: str) -> None:
        self._roll.add(room, who, self._node)

    def _went(self, room: str, who: str) -> None:
        self._roll.remove(room, who, self._node)

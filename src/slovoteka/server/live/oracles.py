"""Opens each oracle once, for all tables with the same options."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from cachetools import LRUCache

from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.lexicon.explain import explainer
from slovoteka.match.oracles import open_oracle
from slovoteka.server.jobs.building import Building

_KEPT: Final = 64


class Oracles:
    def __init__(self, building: Building, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self._building, self._spawn = building, spawn
        self._opened: LRUCache[tuple[bool, str, bytes], tuple[Oracle, str | None]] = LRUCache(_KEPT)
        self._explained: set[str] = set()

    async def open(self, kind: GameKind, options: Any, *, aside: bool = False) -> tuple[Oracle, str | None]:
        """A table's oracle and its dictionary's content hash. Opening may take long, so it is done in a thread.

        `aside` gives a separate oracle for use outside the event loop.
        """
        self._building.check(kind, options)
        key = (aside, kind.info.id, msgspec.json.encode(options))
        if (held := self._opened.get(key)) is None:
            held = await asyncio.to_thread(open_oracle, kind, options)
            self._learn_to_explain(kind, options)
            self._opened[key] = held
        return held

    def _learn_to_explain(self, kind: GameKind, options: Any) -> None:
        """Opens the grammar that explains why a word does not count, in advance because it takes a second."""
        policy = kind.words.policy(options)
        if policy is not None and policy.language not in self._explained:
            self._explained.add(policy.language)
            self._spawn(asyncio.to_thread(explainer, policy.language))

"""Work beside the game as a store knows it: who is at it, how far it is, and what came of it."""

from typing import Protocol

from slovoteka.core.value import Value


class WorkState(Value, frozen=True):
    """Work that a node is at."""

    node: str
    progress: bytes


class WorkResults(Protocol):
    async def claim_work(self, name: str, node: str, for_ms: int, progress: bytes) -> bool:
        """This node is at it for so long, or still is and has come so far. False: another node is."""

    async def work_state(self, name: str) -> WorkState | None:
        """None if nobody is at it."""

    async def drop_work(self, name: str, node: str) -> None:
        """This node is no longer at it."""

    async def finish_work(self, name: str, node: str, result: bytes) -> None:
        """What came of it; of two results the first is kept."""

    async def work_result(self, name: str) -> bytes | None: ...

    async def forget_results(self, before_ms: int) -> int:
        """Those made before: they can be made again. Returns how many there were."""

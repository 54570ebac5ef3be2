"""Work outside the game in the store: which node does it, its progress and its result."""

from typing import Protocol

from slovoteka.core.value import Value


class WorkState(Value, frozen=True):
    """Work that a node is doing."""

    node: str
    progress: bytes


class WorkResults(Protocol):
    async def claim_work(self, name: str, node: str, for_ms: int, progress: bytes) -> bool:
        """Claims work for this node for a time, or renews its claim and progress. False if another node has it."""

    async def work_state(self, name: str) -> WorkState | None:
        """Who does the work and how far it is; None if nobody does it."""

    async def drop_work(self, name: str, node: str) -> None:
        """Gives up this node's claim."""

    async def finish_work(self, name: str, node: str, result: bytes) -> None:
        """Stores the result and drops the claim. If there are two results, the first is kept."""

    async def work_result(self, name: str) -> bytes | None: ...

    async def forget_results(self, before_ms: int) -> int:
        """Deletes results made before this time; they can be made again. Returns how many there were."""

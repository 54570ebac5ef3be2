"""News between the nodes of one site. All that is true is in the store: the bus only says «look»."""

import secrets
from collections.abc import Callable
from typing import Protocol

Handler = Callable[[bytes], None]


def new_node() -> str:
    """A name for this process, never used again."""
    return secrets.token_hex(8)


class Bus(Protocol):
    """Messages may be lost, doubled or late, and nothing may break by it."""

    node: str
    is_shared: bool
    """Whether there may be other nodes."""
    on_gap: list[Callable[[], None]]
    """Called when the connection is back after a loss: anything may have been missed."""

    @property
    def connected(self) -> bool: ...

    async def start(self) -> None: ...

    async def close(self) -> None:
        """After what was told has been sent."""

    def publish(self, subject: str, payload: bytes) -> None:
        """To all other nodes that hear this subject, never to this one. Neither waits nor raises.

        What arrives is in order within a subject, not between subjects.
        """

    def subscribe(self, subject: str, handler: Handler) -> None:
        """One handler a subject: a later one takes the place of an earlier one."""

    def unsubscribe(self, subject: str) -> None: ...

    async def flush(self) -> None:
        """Returns when everything that was to be heard is heard: what is read from the store after this stays fresh.

        Without a connection it returns at once, and `on_gap` makes up for it.
        """


class LocalBus:
    """One machine: there is nobody else to tell."""

    connected, is_shared = True, False

    def __init__(self) -> None:
        self.node = new_node()
        self.on_gap: list[Callable[[], None]] = []

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, subject: str, payload: bytes) -> None: ...

    def subscribe(self, subject: str, handler: Handler) -> None: ...

    def unsubscribe(self, subject: str) -> None: ...

    async def flush(self) -> None: ...

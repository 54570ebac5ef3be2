"""News between the nodes of one site. The truth is in the store; the bus only says that something has changed."""

import secrets
from collections.abc import Callable
from typing import Protocol

Handler = Callable[[bytes], None]


def new_node() -> str:
    """A unique name for this process."""
    return secrets.token_hex(8)


class Bus(Protocol):
    """Messages may be lost, duplicated or late, so nothing may depend on them."""

    node: str
    is_shared: bool
    """Whether there may be other nodes."""
    on_gap: list[Callable[[], None]]
    """Called when the connection is back after a loss, because messages may have been missed."""

    @property
    def connected(self) -> bool: ...

    async def start(self) -> None: ...

    async def close(self) -> None:
        """Sends what has been published, then closes."""

    def publish(self, subject: str, payload: bytes) -> None:
        """Sends a message to all other nodes that subscribe to this subject, never to this one. Never waits or raises.

        Messages of one subject arrive in order; those of different subjects may not.
        """

    def subscribe(self, subject: str, handler: Handler) -> None:
        """A subject has one handler; a later one replaces an earlier one."""

    def unsubscribe(self, subject: str) -> None: ...

    async def flush(self) -> None:
        """Returns when all subscriptions are active: we will hear of every change to what we read from the store next.

        Without a connection it returns at once; `on_gap` is called later.
        """


class LocalBus:
    """The bus of a single node: there are no other nodes to tell."""

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

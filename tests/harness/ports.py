"""Ports for servers that tests start as separate processes."""

import socket
import weakref
from collections.abc import Iterator
from contextlib import contextmanager


def held_port(holder: object) -> int:
    """A port chosen by the kernel, which nobody else gets while `holder` lives.

    A socket of ours stays bound to it and never listens. A server with SO_REUSEADDR, as all of ours have, can still
    listen there, be killed, and listen again.
    """
    held = _bound()
    weakref.finalize(holder, held.close)
    return _port(held)


@contextmanager
def closed_port() -> Iterator[int]:
    """A port at which nothing answers."""
    with _bound() as held:
        yield _port(held)


def _bound() -> socket.socket:
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def _port(held: socket.socket) -> int:
    port: int = held.getsockname()[1]
    return port

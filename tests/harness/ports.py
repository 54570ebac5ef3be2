"""Ports for servers that tests start in processes of their own."""

import contextlib
import secrets
import socket

_FIRST, _COUNT = 10_000, 22_000


def free_port() -> int:
    """Below those that the system gives away by itself: nobody else should have it before we do."""
    while True:
        port = _FIRST + secrets.randbelow(_COUNT)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port

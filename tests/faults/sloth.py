"""A client that never reads. It uses a plain socket, since a library would read by itself."""

import base64
import contextlib
import json
import os
import socket
import time
from pathlib import Path
from typing import Self

from harness.site import Site

_LOCAL, _REMOTE, _QUEUES, _INODE = 1, 2, 4, 9
"""Columns of /proc/net/tcp."""
_HELPINGS = 50
_ANSWERED_S = 6.0


class Sloth:
    """Asks to watch a room again and again, until the buffers between here and the server are full."""

    def __init__(self, site: Site, token: str, room: str) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self._socket.connect(("127.0.0.1", site.port))
        self._ports = (f":{site.port:04X}", f":{self._socket.getsockname()[1]:04X}")
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._socket.recv(4_096):
            pass
        asking = json.dumps({"t": "watch", "room": room}).encode()
        self._frame = bytes([0x81, 0x80 | len(asking)]) + bytes(4) + asking  # a mask of zeros changes nothing

    def gorge(self) -> None:
        """Until nothing more fits, or the server closes the connection."""
        before = -1
        with contextlib.suppress(ConnectionError):
            while (queued := self._queued_bytes_above(before)) is not None:
                before = queued
                self._socket.sendall(self._frame * _HELPINGS)

    def _queued_bytes_above(self, before: int) -> int | None:
        """None if the queue has not grown, although a busy server had time to answer."""
        end = time.monotonic() + _ANSWERED_S
        while time.monotonic() < end:
            time.sleep(0.1)
            if (queued := self._queued_bytes()) > before:
                return queued
        return None

    def is_held(self) -> bool:
        """Whether the server still has the connection open.

        The system may keep a connection that the server has closed.
        """
        row = self._connection()
        return row is not None and row[_INODE] != "0"

    def _queued_bytes(self) -> int:
        row = self._connection()
        return 0 if row is None else int(row[_QUEUES].partition(":")[0], 16)

    def _connection(self) -> list[str] | None:
        """The server's side of the connection, as the system lists it."""
        rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return next((row for row in rows if (row[_LOCAL][-5:], row[_REMOTE][-5:]) == self._ports), None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

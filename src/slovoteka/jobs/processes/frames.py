"""How a runner and its workers speak over a pipe: frames with their length before them."""

from typing import Final

import msgspec

LENGTH: Final = 4
"""Bytes that say how long a frame is."""
PROGRESS: Final = b"~"
WELL: Final = b"+"
FAILED: Final = b"!"
"""The first byte of what a worker says: how far it is, the result, or a traceback."""


class TaskFrame(msgspec.Struct, array_like=True):
    """What a worker is asked."""

    work: str
    payload: bytes


encode_order = msgspec.msgpack.Encoder().encode
decode_order = msgspec.msgpack.Decoder(TaskFrame).decode


def framed(content: bytes) -> bytes:
    return len(content).to_bytes(LENGTH, "big") + content

"""The frames between a runner and its workers on a pipe. Each begins with its length."""

from typing import Final

import msgspec

LENGTH: Final = 4
"""How many bytes the length takes."""
PROGRESS: Final = b"~"
WELL: Final = b"+"
FAILED: Final = b"!"
"""The first byte of a worker's message: progress, the result, or a traceback."""


class TaskFrame(msgspec.Struct, array_like=True):
    """A task for a worker."""

    work: str
    payload: bytes


encode_order = msgspec.msgpack.Encoder().encode
decode_order = msgspec.msgpack.Decoder(TaskFrame).decode


def framed(content: bytes) -> bytes:
    return len(content).to_bytes(LENGTH, "big") + content

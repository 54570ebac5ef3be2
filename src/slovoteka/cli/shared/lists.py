"""Reads long lists from files, plain or packed with xz, and names wrong lines."""

import lzma
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Final

from slovoteka.cli.shared.files import read_bytes, shown
from slovoteka.core.errors import Refusal, Unreadable

LARGEST: Final = 256 * 1024 * 1024
"""In bytes, several times all words of a language. It is limited because a small packed file can fill the memory."""
_XZ: Final = b"\xfd7zXZ\x00"
_BYTE_ORDER_MARK: Final = "\ufeff"


def read_list(path: Path) -> str:
    """The text of the list with `\\n` line ends. Raises `Unreadable` with the reason if there is none."""
    if path.is_dir():
        raise Unreadable("list-folder", file=shown(path))
    content = read_bytes(path, LARGEST + 1)
    if content.startswith(_XZ) or path.suffix == ".xz":
        content = _unpacked(content, path)
    if len(content) > LARGEST:
        raise Unreadable("list-large", file=shown(path), megabytes=LARGEST // 1024 // 1024)
    return _decoded(content, path).removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n")


def _unpacked(content: bytes, path: Path) -> bytes:
    try:
        with lzma.open(BytesIO(content)) as packed:
            return packed.read(LARGEST + 1)
    except (lzma.LZMAError, EOFError):
        raise Unreadable("list-packed", file=shown(path)) from None


def _decoded(content: bytes, path: Path) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        with at_line(path, content.count(b"\n", 0, error.start) + 1):
            raise Unreadable("list-text") from None


@contextmanager
def at_line(path: Path, line: int) -> Iterator[None]:
    """Adds the file and the line to refusals raised in this block."""
    try:
        yield
    except Refusal as refusal:
        raise Unreadable("list-line", file=shown(path), line=line, why=str(refusal)) from None

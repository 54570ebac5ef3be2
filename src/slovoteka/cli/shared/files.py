"""Files: read as what they might be, written whole or not at all."""

import os
import tempfile
from io import StringIO
from pathlib import Path
from typing import Final

from slovoteka.cli.shared.output import clipped
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, parse

LARGEST: Final = 64 * 1024 * 1024
"""Bytes. No match is as long as that; a device that never ends is not read to its end."""


def read_text(path: Path) -> str:
    """The text of a file. Bytes that are no UTF-8 stay in it as lone surrogates, for the parser to name their line."""
    content = read_bytes(path, LARGEST + 1)
    if len(content) > LARGEST:
        raise Unreadable("file-too-large", file=shown(path), megabytes=LARGEST // 1024 // 1024)
    return content.decode("utf-8", "surrogateescape")


def read_bytes(path: Path, most: int) -> bytes:
    """The file, or so much of its beginning."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise Unreadable("file-not-read", **_told(path, error)) from None


def write_text(path: Path, content: str) -> None:
    write_bytes(path, content.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Puts the new file in the place of the old one in one step: whoever looks sees the one or the other, whole."""
    beside: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        beside = Path(name)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(0o666 & ~_umask())
        beside.replace(path)
    except OSError as error:
        raise Unreadable("file-not-written", **_told(path, error)) from None
    finally:
        if beside is not None:
            beside.unlink(missing_ok=True)


def _told(path: Path, error: OSError) -> dict[str, str]:
    """The few reasons that people meet are said in words, others by the system's name for them."""
    match error:
        case FileNotFoundError():
            reason = "missing"
        case IsADirectoryError():
            reason = "folder"
        case PermissionError():
            reason = "forbidden"
        case FileExistsError() | NotADirectoryError():
            reason = "in-the-way"
        case _:
            reason = "other"
    return {"file": shown(path), "reason": reason, "system": error.strerror or type(error).__name__}


def shown(path: Path) -> str:
    return clipped(str(path), 120)


def _umask() -> int:
    """A temporary file is for its owner's eyes; the finished one is like any other."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_place(path: Path) -> None:
    """Better to hear before a long game than after it that it cannot be saved."""
    try:
        if path.is_dir():
            raise IsADirectoryError(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(path)
    except OSError as error:
        raise Unreadable("file-not-written", **_told(path, error)) from None


def read_record(path: Path) -> Record:
    """A record that can be read; nothing is known yet of its truth."""
    return parse(StringIO(read_text(path)))

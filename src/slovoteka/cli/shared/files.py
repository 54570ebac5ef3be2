"""Reads files, and writes them atomically."""

import os
import tempfile
from io import StringIO
from pathlib import Path
from typing import Final

from slovoteka.cli.shared.output import clipped
from slovoteka.core.errors import Unreadable
from slovoteka.core.record import Record, parse

LARGEST: Final = 64 * 1024 * 1024
"""In bytes. No match is this long, and a device file may never end."""


def read_text(path: Path) -> str:
    """The text of a file. Bytes that are not UTF-8 become lone surrogates, so that the parser can name their line."""
    content = read_bytes(path, LARGEST + 1)
    if len(content) > LARGEST:
        raise Unreadable("file-too-large", file=shown(path), megabytes=LARGEST // 1024 // 1024)
    return content.decode("utf-8", "surrogateescape")


def read_bytes(path: Path, most: int) -> bytes:
    """The file, or at most `most` bytes of its beginning."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise Unreadable("file-not-read", **_params(path, error)) from None


def write_text(path: Path, content: str) -> None:
    write_bytes(path, content.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Replaces the file in one step, so that readers always see a complete file."""
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
        raise Unreadable("file-not-written", **_params(path, error)) from None
    finally:
        if beside is not None:
            beside.unlink(missing_ok=True)


def _params(path: Path, error: OSError) -> dict[str, str]:
    """Common errors have their own sentences; others are named as the system names them."""
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
    """A temporary file is private to its owner; the finished file gets the usual permissions."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_place(path: Path) -> None:
    """Checks before a long game that its record can be saved."""
    try:
        if path.is_dir():
            raise IsADirectoryError(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(path)
    except OSError as error:
        raise Unreadable("file-not-written", **_params(path, error)) from None


def read_record(path: Path) -> Record:
    """Reads a record without verifying it."""
    return parse(StringIO(read_text(path)))

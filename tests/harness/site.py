"""A real `slovoteka serve` process, which tests may kill and restart on the same port and store."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from harness.ports import held_port

GENEROUS = {
    "SLOVOTEKA_LIMIT_REQUESTS": "1000000/1",
    "SLOVOTEKA_LIMIT_REQUESTS_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_NEWCOMERS_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_ROOMS": "1000000/1",
    "SLOVOTEKA_LIMIT_ROOMS_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_CHAIRS": "1000000/1",
    "SLOVOTEKA_LIMIT_CHAIRS_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_JOINS": "1000000/1",
    "SLOVOTEKA_LIMIT_JOINS_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_ACTIONS": "1000000/1",
    "SLOVOTEKA_LIMIT_ACTIONS_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_HINTS": "1000000/1",
    "SLOVOTEKA_LIMIT_HINTS_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_ANALYSES": "1000000/1",
    "SLOVOTEKA_LIMIT_ANALYSES_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_FRAMES": "1000000/1",
    "SLOVOTEKA_LIMIT_FRAMES_ADDRESS": "1000000/1",
    "SLOVOTEKA_LIMIT_CONNECTIONS": "100000",
    "SLOVOTEKA_LIMIT_CONNECTIONS_ADDRESS": "100000",
}
"""Limits that many players on one machine do not reach."""
QUICK_BOTS = {"SLOVOTEKA_BOT_PACE": "0.15"}
"""Bots that nobody waits for long, but that people can watch."""
_START_S = 90.0


class Site:
    """`with Site(folder) as site: …`. The folder has everything that it writes."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        environment: Mapping[str, str] | None = None,
        program: Path | None = None,
    ) -> None:
        self.port = held_port(self)
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = folder / "site.sqlite"
        self.log = folder / f"site-{self.port}.log"
        self._arguments = arguments
        self._program = program or Path(sys.executable).with_name("slovoteka")
        self._environment = {**os.environ, **GENEROUS, **QUICK_BOTS, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Returns when it answers."""
        self.launch()
        self._await_ready()

    def launch(self) -> None:
        """Returns at once, while it is still starting."""
        command = [str(self._program), "serve", "--json", "--port", str(self.port)]
        if "--db" not in self._arguments:
            command += ["--db", str(self.db)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._arguments], stdout=subprocess.PIPE, stderr=log, env=self._environment
            )

    def _await_ready(self) -> None:
        until = time.monotonic() + _START_S
        while time.monotonic() < until:
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()[-2_000:]
            try:
                if httpx.get(f"{self.url}/health/ready", timeout=1).status_code == httpx.codes.OK:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise TimeoutError(self.log.read_text()[-2_000:])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kills the process, like a power failure."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stops it like an operator. Returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            code = process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            code = process.wait()
        assert process.stdout is not None
        process.stdout.close()
        return code


def newcomer(url: str) -> str:
    """The token of a new person."""
    made = httpx.post(f"{url}/api/v1/me/token", json={}, timeout=60)
    token: str = _checked(made)["token"]
    return token


def ask(url: str, token: str, method: str, path: str, body: Any = None) -> Any:
    """A request that must succeed."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    content = None if body is None and method in ("GET", "DELETE") else json.dumps(body if body is not None else {})
    return _checked(httpx.request(method, f"{url}/api/v1{path}", headers=headers, content=content, timeout=60))


def _checked(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None

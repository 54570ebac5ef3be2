"""Servers as separate processes: started on a free port, observed from outside, stopped at the end."""

import asyncio
import os
import resource
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, Self

import msgspec

from slovoteka.core.value import Value
from slovoteka.server.base.limits import Limits, Rate

_SERVE: Final = ("-m", "slovoteka", "serve", "--json", "--port", "0")
_START_S, _STOP_S = 60.0, 20.0
_UNLIMITED: Final = 1_000_000_000
_CLOCK_TICKS: Final = os.sysconf("SC_CLK_TCK")


class ServerReady(Value, frozen=True):
    """What a server prints when it is ready."""

    address: str


class Process:
    """A server on this machine. Linux tells from outside what it uses."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, started_s: float) -> None:
        self._process = process
        self.address = address
        self.started_s = started_s
        """From its start until it was ready."""

    @classmethod
    async def start(cls, arguments: tuple[str, ...], environment: dict[str, str], errors: Path) -> Self:
        """Starts Python with these arguments. The program must print its address as one JSON object."""
        began = perf_counter()
        with errors.open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, *arguments, stdin=DEVNULL, stdout=PIPE, stderr=log, env={**os.environ, **environment}
            )
        try:
            ready = await asyncio.wait_for(_read_ready(process), _START_S)
        except BaseException as error:
            if process.returncode is None:
                process.kill()
            await process.wait()
            if isinstance(error, EOFError | TimeoutError | msgspec.DecodeError):
                raise RuntimeError(f"the server did not start: {errors.read_text('utf-8')[-500:]}") from None
            raise
        return cls(process, ready.address, perf_counter() - began)

    async def stop(self) -> None:
        """Stops it like an operator. If it does not end by itself, it is killed."""
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                await asyncio.wait_for(self._process.wait(), _STOP_S)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()

    def cpu_s(self) -> float:
        """Processor time so far, of all its threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _CLOCK_TICKS

    def memory_kib(self) -> int:
        """Memory of it and its children. Shared memory counts in part."""
        return sum(map(_pss_kib, _with_children(self._process.pid)))


async def _read_ready(process: asyncio.subprocess.Process) -> ServerReady:
    """Readable JSON has many lines; the last is a bracket."""
    assert process.stdout is not None  # noqa: S101  a pipe was asked for
    output = b""
    while not output.rstrip().endswith(b"}"):
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        output += line
    return msgspec.json.decode(output, type=ServerReady)


class MeasuredServer(Value, frozen=True):
    """Our server with its own store, which may be read after the server has ended."""

    process: Process
    db: str


@asynccontextmanager
async def site() -> AsyncIterator[MeasuredServer]:
    """Our server with default settings, a fresh store, and limits that a crowd behind one address does not reach."""
    with TemporaryDirectory(prefix="slovoteka-bench-") as folder:
        db = str(Path(folder) / "bench.sqlite")
        process = await Process.start((*_SERVE, "--db", db), dict(_no_limits()), Path(folder) / "errors.log")
        try:
            yield MeasuredServer(process, db)
        finally:
            await process.stop()


def _no_limits() -> Iterator[tuple[str, str]]:
    for name, value in msgspec.structs.asdict(Limits()).items():
        if isinstance(value, Rate):
            yield f"SLOVOTEKA_LIMIT_{name.upper()}", f"{_UNLIMITED}/1"
        elif name.startswith("connections"):
            yield f"SLOVOTEKA_LIMIT_{name.upper()}", str(_UNLIMITED)


def allow_many_files() -> int:
    """Raises the limit of open files for us and our children to the maximum. Returns the limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def machine_cpu_s() -> float:
    """The time that all cores together have worked so far."""
    user, nice, system, _idle, _waiting, interrupts, soft_interrupts = map(
        int, Path("/proc/stat").read_text("ascii").split(maxsplit=8)[1:8]
    )
    return (user + nice + system + interrupts + soft_interrupts) / _CLOCK_TICKS


def _with_children(pid: int) -> Iterator[int]:
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in _read_if_there(children).split():
            yield from _with_children(int(child))


def _pss_kib(pid: int) -> int:
    for line in _read_if_there(Path(f"/proc/{pid}/smaps_rollup")).splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    return 0


def _read_if_there(file: Path) -> str:
    """Empty for a worker or thread that has ended since it was listed."""
    try:
        return file.read_text("ascii")
    except OSError:
        return ""

"""A worker: reads tasks from standard input and answers each. Started with `python -m … NICENESS`."""

import ctypes
import os
import signal
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from pkgutil import resolve_name
from typing import IO, Final

from slovoteka.jobs.processes.frames import FAILED, LENGTH, PROGRESS, WELL, decode_order, framed
from slovoteka.jobs.task import Work

_PR_SET_PDEATHSIG: Final = 1
_FIRST_TO_GO: Final = "500"
"""The kernel kills workers first when memory runs out, because matches can go on without a worker."""


def main(niceness: int) -> None:
    """Works until the parent process closes the pipe."""
    lower_priority(niceness)
    orders, answers = sys.stdin.buffer, _private_output()
    while length := orders.read(LENGTH):
        answer = _answer(orders.read(int.from_bytes(length, "big")), answers)
        answers.write(framed(answer))
        answers.flush()


def _answer(frame: bytes, answers: IO[bytes]) -> bytes:
    def tell(progress: bytes) -> None:
        answers.write(framed(PROGRESS + progress))
        answers.flush()

    try:
        order = decode_order(frame)
        work: Work = resolve_name(order.work)
        return WELL + work(order.payload, tell)
    except MemoryError:
        raise  # nothing is reliable after this
    except Exception:  # noqa: BLE001  any failure is reported, and the worker goes on
        return FAILED + traceback.format_exc().encode()


def lower_priority(niceness: int) -> None:
    """Lets the server come first, and ignores signals to the process group, as the server ends its workers itself."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    os.nice(niceness)
    if sys.platform == "linux":
        # Kills this worker when its parent dies, since a closed pipe is noticed only between two tasks. If the parent
        # died before this line, the pipe is closed, and `main` ends.
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        with suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_GO, "ascii")


def _private_output() -> IO[bytes]:
    """The pipe to the parent. Standard output goes to standard error, so that prints do not mix with frames."""
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return pipe


if __name__ == "__main__":
    main(int(sys.argv[1]))

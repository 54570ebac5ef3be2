"""A worker: a program that reads orders from its standard input and answers each. `python -m … NICENESS` starts one."""

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
"""When memory runs out: a match goes on without a worker, but not without the server."""


def main(niceness: int) -> None:
    """The life of a worker: until whoever started it closes the pipe."""
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
        raise  # nothing can be relied on here any more
    except Exception:  # noqa: BLE001  what fails is reported; the next order may be another's
        return FAILED + traceback.format_exc().encode()


def lower_priority(niceness: int) -> None:
    """The server comes first, and says when it is over: a signal to the whole group is not meant for workers."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    os.nice(niceness)
    if sys.platform == "linux":
        # A closed pipe is noticed between two orders only. It may have closed before this line: it is noticed there.
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        with suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_GO, "ascii")


def _private_output() -> IO[bytes]:
    """The pipe to whoever asks. What a library prints goes to the log instead of between the frames."""
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return pipe


if __name__ == "__main__":
    main(int(sys.argv[1]))

"""Tasks for workers in tests: normal ones, unless the name of the match says what goes wrong."""

import os
import signal
import sys
import time
from pathlib import Path

from harness.pauses import let_pass_blocking
from slovoteka.bots.bot import Decision
from slovoteka.jobs.task import Tell
from slovoteka.match.thinking import BotCache, DecisionRequest, decode, encode_answer

FOREVER_S = 600


class OddWorkshop(BotCache):
    def decide(self, job: DecisionRequest) -> Decision | None:
        match job.match:
            case "sleeps":
                let_pass_blocking(FOREVER_S, "hangs")
            case "naps":
                let_pass_blocking(0.3, "thinks")
            case "raises":
                raise LookupError("a bot that fails")
            case "runs out of memory":
                raise MemoryError
            case "crashes":
                os.kill(os.getpid(), signal.SIGSEGV)
            case "prints":
                os.write(sys.stdout.fileno(), b"chatter of a library\n")
        return super().decide(job)


_workshop = OddWorkshop()


def decide(payload: bytes, _tell: Tell) -> bytes:
    return encode_answer(_workshop.decide(decode(payload)))


def counts(payload: bytes, tell: Tell) -> bytes:
    """Reports its progress."""
    for number in range(int(payload)):
        tell(str(number).encode())
    return b"done"


def waits(payload: bytes, _tell: Tell) -> bytes:
    """Waits for a file with this name."""
    while not Path(payload.decode()).exists():
        time.sleep(0.01)
    return b""


def sleeps(_payload: bytes, tell: Tell) -> bytes:
    tell(str(os.getpid()).encode())
    let_pass_blocking(FOREVER_S, "hangs")
    return b""

"""What workers ask in tests: as usual, unless the name of the match says what goes wrong."""

import os
import signal
import sys
import time
from pathlib import Path

from slovoteka.bots.bot import Decision
from slovoteka.jobs.task import Tell
from slovoteka.match.thinking import BotCache, DecisionRequest, decode, encode_answer

FOREVER_S = 600


class OddWorkshop(BotCache):
    def decide(self, job: DecisionRequest) -> Decision | None:
        match job.match:
            case "sleeps":
                time.sleep(FOREVER_S)
            case "naps":
                time.sleep(0.3)
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
    """Says how far it is."""
    for number in range(int(payload)):
        tell(str(number).encode())
    return b"done"


def waits(payload: bytes, _tell: Tell) -> bytes:
    """For a file of this name."""
    while not Path(payload.decode()).exists():
        time.sleep(0.01)
    return b""


def sleeps(_payload: bytes, tell: Tell) -> bytes:
    tell(str(os.getpid()).encode())
    time.sleep(FOREVER_S)
    return b""

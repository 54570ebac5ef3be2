"""What workers ask in tests: as usual, unless the name of the match says what goes wrong."""

import os
import signal
import sys
import time

from slovoteka.bots.bot import Decision
from slovoteka.match.thinking import Job, Workshop

FOREVER_S = 600


class OddWorkshop(Workshop):
    def decide(self, job: Job) -> Decision | None:
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

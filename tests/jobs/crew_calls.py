"""What the tests of crews have done by other processes."""

import os
import signal
import time


def double(number: int) -> int:
    time.sleep(0.02 if number % 3 == 0 else 0)
    return 2 * number


def whose(_: int) -> int:
    return os.getpid()


def fail(number: int) -> int:
    raise LookupError(number)


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def sleep(number: int) -> int:
    time.sleep(600)
    return number

"""Functions that the tests of crews call in other processes."""

import os
import signal

from harness.pauses import let_pass_blocking


def double(number: int) -> int:
    let_pass_blocking(0.02 if number % 3 == 0 else 0, "some calls take longer than others")
    return 2 * number


def whose(_: int) -> int:
    return os.getpid()


def fail(number: int) -> int:
    raise LookupError(number)


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def sleep(number: int) -> int:
    let_pass_blocking(600, "hangs")
    return number

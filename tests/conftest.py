"""A test deals the same cards each time: the seeds that a server in this process draws follow from the test's name.

What a test says of a game must not hang on luck: a rack without a word or a draw for the first move would fail it one
time in a hundred, on somebody else's machine. Servers in processes of their own draw as they always do.

Nor does it hang on what Hypothesis happens to try: it tries the same each time. `EXPLORE=1` (as in `make soak`) looks
for what nobody has met yet.
"""

import os
import signal

import pytest
from hypothesis import settings

from harness.chance import CHANCE


def pytest_configure() -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # so it is in the background of a script: `make test &`
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # How long one example takes says more of what else the machine does just then.
    settings.register_profile("ours", derandomize=not os.environ.get("EXPLORE"), deadline=None)
    settings.load_profile("ours")


def pytest_runtest_setup(item: pytest.Item) -> None:
    CHANCE.seed(item.nodeid)

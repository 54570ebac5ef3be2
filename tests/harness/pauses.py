"""The only places where a test waits for a fixed time. Everything that can be observed is awaited in a loop instead.

`tests/conformance/test_no_fixed_sleeps.py` refuses every other sleep that is not in a loop.
"""

import asyncio
import time
from collections.abc import Callable

_LOOK_EVERY_S = 0.01


async def stays(holds: Callable[[], bool], for_s: float) -> None:
    """Fails as soon as the condition stops holding within this time."""
    ends = time.monotonic() + for_s
    while time.monotonic() < ends:
        assert holds(), "it has not stayed as it was"
        await asyncio.sleep(_LOOK_EVERY_S)
    assert holds(), "it has not stayed as it was"


async def let_pass(for_s: float, why: str) -> None:
    """For a time that the test is about: an outage, a limit in seconds, one of many moments to try."""
    assert why
    await asyncio.sleep(for_s)


def let_pass_blocking(for_s: float, why: str) -> None:
    """`let_pass` where there is no event loop."""
    assert why
    time.sleep(for_s)

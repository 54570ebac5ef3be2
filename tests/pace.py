"""How slow this machine is just now, so that limits of time mean the same on any: measured beside what is limited."""

from statistics import median
from time import process_time
from typing import Final

_USUAL_S: Final = 0.020
"""What the work below takes on a core that has nothing else to do; limits are set for such a one."""
_WORDS: Final = 40_000


def slowness() -> float:
    """1 where limits hold as they are written, 2 where everything takes twice as long."""
    return max(1.0, median(_work_s() for _ in range(7)) / _USUAL_S)


def _work_s() -> float:
    """What bots and rules do most: words cut up, looked up and counted."""
    began = process_time()
    seen: dict[str, list[int]] = {}
    for number in range(_WORDS):
        word = f"{number * 7919 % 99_991:05}"
        seen.setdefault("".join(sorted(word)), []).append(len(word))
    assert sum(map(len, seen.values())) == _WORDS
    return process_time() - began

"""Matrix products in one thread.

A product for a board takes a few milliseconds. The library behind numpy would divide it among threads and wait for
them, which takes five times as long on a machine that is busy with other games.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

_ALONE: Final = 1 << 18
"""OpenBLAS starts no threads up to this many multiplications."""


def product(left: NDArray[Any], right: NDArray[np.float32]) -> NDArray[np.float32]:
    """left x right. The numbers on the left (perhaps bytes) are converted to floats block by block."""
    found = np.empty((len(left), right.shape[1]), np.float32)
    rows = max(1, _ALONE // right.size)
    for start in range(0, len(left), rows):
        np.matmul(left[start : start + rows].astype(np.float32, copy=False), right, out=found[start : start + rows])
    return found

"""Products of matrices in one thread.

A product of a board is a few milliseconds of work. The library that numpy calls would share it among threads and wait
for them, which on a machine busy with other games takes five times as long as doing it alone.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

_ALONE: Final = 1 << 18
"""Up to so many multiplications OpenBLAS starts no threads."""


def product(left: NDArray[Any], right: NDArray[np.float32]) -> NDArray[np.float32]:
    """left x right, with the left's numbers (bytes, perhaps) turned into floats block by block."""
    found = np.empty((len(left), right.shape[1]), np.float32)
    rows = max(1, _ALONE // right.size)
    for start in range(0, len(left), rows):
        np.matmul(left[start : start + rows].astype(np.float32, copy=False), right, out=found[start : start + rows])
    return found

"""The provably fair dealer. docs/fairness.md specifies the bytes; the browser and `slovoteka verify` compute the same.

The hash of a secret seed is public before anyone sits down. Each person can add a salt that the dealer cannot know.
Every draw follows from both. The seed is opened when the match is over, and then anyone can recompute every draw.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256

SECRET_BYTES = 32
RANGE = 1 << 64
"""The largest size of an urn."""


def commitment(secret: bytes) -> str:
    """The hash of a seed or salt, which is published before it is opened."""
    return sha256(secret).hexdigest()


def salts_digest(salts: Sequence[bytes | None]) -> bytes:
    """A hash of the salts in seat order. A seat with a salt is written as 01 and the salt, one without as 00."""
    return sha256(b"".join(b"\x00" if salt is None else b"\x01" + salt for salt in salts)).digest()


def draw(seed: bytes, digest: bytes, counter: int, size: int) -> int:
    """Draw number `counter`: a number from 0 to size - 1, each equally likely."""
    limit = RANGE - RANGE % size
    attempt = 0
    while True:
        message = digest + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if value < limit:
            return value % size
        attempt += 1  # this value would favour small numbers, so take the next


class Dealer:
    """Deals the draws of one match."""

    def __init__(self, seed: bytes, salts: Sequence[bytes | None]) -> None:
        self._seed = seed
        self._digest = salts_digest(salts)

    def draw(self, counter: int, size: int) -> int:
        return draw(self._seed, self._digest, counter, size)

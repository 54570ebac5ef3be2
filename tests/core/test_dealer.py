"""The provably fair dealer against docs/fairness.md, worked out a second time by hand."""

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from slovoteka.core.dealer import Dealer, commitment, draw, salts_digest

FAIRNESS = Path(__file__).parents[2] / "docs" / "fairness.md"


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 spelt out, so that the test does not trust the library the dealer uses."""
    padded = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def test_bytes_are_laid_out_as_documented() -> None:
    seed, salts = bytes(range(32)), [b"\x11" * 32, None, b"\x22" * 32]
    digest = sha256(b"\x01" + b"\x11" * 32 + b"\x00" + b"\x01" + b"\x22" * 32).digest()
    assert salts_digest(salts) == digest
    for counter in (0, 1, 255, 256, 70_000):
        message = digest + counter.to_bytes(8, "big") + bytes(4)
        expected = int.from_bytes(hmac_sha256(seed, message)[:8], "big") % 76
        assert draw(seed, digest, counter, 76) == expected


def test_values_that_would_favour_small_numbers_are_thrown_away() -> None:
    # With a size just above half the range every second value is rejected: the next attempt counts.
    seed, digest, size = bytes(32), bytes(32), 2**63 + 1
    rejected = 0
    for counter in range(50):
        attempt = 0
        while True:
            message = digest + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(hmac_sha256(seed, message)[:8], "big")
            if value < size:
                break
            attempt += 1
        rejected += attempt
        assert draw(seed, digest, counter, size) == value
    assert rejected > 10


def test_every_number_is_equally_likely() -> None:
    deal = Dealer(b"\x07" * 32, [None])
    counts = Counter(deal.draw(counter, 6) for counter in range(6_000))
    assert set(counts) == set(range(6))
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 20.5  # chi-square, p = 0.001


def test_documented_example() -> None:
    text = FAIRNESS.read_text("utf-8")
    seed, salt = (re.search(rf"{name} *= *([0-9a-f]{{64}})", text) for name in ("seed", "salt"))
    published = re.search(r"commitment *= *([0-9a-f]{64})", text)
    numbers = re.search(r"draws of 76 *= *([\d ,]+)", text)
    assert seed is not None
    assert salt is not None
    assert published is not None
    assert numbers is not None
    assert commitment(bytes.fromhex(seed[1])) == published[1]
    deal = Dealer(bytes.fromhex(seed[1]), [bytes.fromhex(salt[1]), None])
    assert [deal.draw(counter, 76) for counter in range(8)] == [int(number) for number in numbers[1].split(",")]


@pytest.mark.parametrize("other", [[None], [b"\x00" * 32, None], [None, b"\x00" * 32]])
def test_who_gave_which_salt_matters(other: list[bytes | None]) -> None:
    assert salts_digest([b"\x00" * 32]) != salts_digest(other)

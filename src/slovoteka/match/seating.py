"""Seats before a match, the commitment to the seed, and the salts of the players (docs/fairness.md)."""

import msgspec

from slovoteka.core import dealer
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.core.record import Header, SeatInfo
from slovoteka.messages.names import named

SALT_WAIT_MS = 5_000
"""How long people have to open their salts. After that the hash of a missing salt is used instead."""


class Seating:
    """A table that is being filled. The commitment to the seed is public from its first moment."""

    def __init__(self, kind: GameKind, options: object, match: str, seed: bytes) -> None:
        self.kind, self.options, self.match, self.seed = kind, options, match, seed
        self.commitment = dealer.commitment(seed)
        self._seats: list[SeatInfo | None] = [None] * kind.rules.seats(options)
        self._programs: set[int] = set()

    def join(
        self, seat: int, name: str, *, bot: str | None = None, program: bool = False, salt_hash: str | None = None
    ) -> None:
        if not 0 <= seat < len(self._seats) or self._seats[seat] is not None:
            raise Illegal("host", "seat-taken", seat=seat + 1)
        if salt_hash is not None:
            check_salt(salt_hash)
        self._seats[seat] = named(SeatInfo(name="", bot=bot, salt_hash=salt_hash), name)
        if program:
            self._programs.add(seat)

    def open_salt(self, seat: int, salt: str) -> None:
        """Opens the salt whose hash was given on joining."""
        info = self._seats[seat]
        if info is None or info.salt_hash != dealer.commitment(check_salt(salt)):
            raise Illegal("host", "salt-not-committed", seat=seat + 1)
        self._seats[seat] = info.but(salt=salt)

    def header(self, lexicon: str | None) -> Header:
        """The header. From now on nobody can influence the draws."""
        seats = [info for info in self._seats if info is not None]
        if len(seats) < len(self._seats):
            raise Illegal("host", "seats-empty", missing=len(self._seats) - len(seats))
        bots = {seat for seat, info in enumerate(seats) if info.bot is not None}
        options = self.kind.hosting.seated(self.options, tuple(sorted(bots | self._programs)))
        return Header(
            match=self.match,
            game=self.kind.info.id,
            rules_version=self.kind.info.rules_version,
            options=msgspec.to_builtins(options),
            seats=tuple(info.but(salt=info.salt or info.salt_hash) for info in seats),
            lexicon=lexicon,
            commitment=self.commitment,
        )


def check_salt(text: str) -> bytes:
    """Reads a salt, or the hash of one, from hex digits. Raises `Unreadable`."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if len(value) != dealer.SECRET_BYTES:
        raise Unreadable("salt", bytes=dealer.SECRET_BYTES)
    return value

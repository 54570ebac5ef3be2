"""How much one person, and one address, may ask for. Whoever asks for more is told which limit, and how long to wait.

Counts live in the memory of one node: a person whose requests go to three nodes may do three times as much, which harms
nobody, and no request waits for another machine only to be counted.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Final, Literal

import msgspec
from cachetools import TLRUCache

from slovoteka.core.errors import Refusal
from slovoteka.core.value import Value

RateName = Literal[
    "requests",
    "newcomers",
    "rooms",
    "chairs",
    "joins",
    "actions",
    "hints",
    "analyses",
    "chat-lines",
    "reports",
    "codes",
    "frames",
]

Positive = Annotated[int, msgspec.Meta(ge=1)]

_ADDRESS: Final = "-address"
"""Follows the name of a limit that is counted by address."""
_CONNECTION_WAIT_S: Final = 10
"""A connection is free when somebody closes one; nobody knows when, so people are asked to try again after this."""
_ROUNDING_S: Final = 0.01
"""Where a window ends is computed in floating point: who was told a second too little would be refused once more."""
_MOST_COUNTS: Final = 200_000
"""More counts than this are not kept at once: those that were used longest ago go first, which bounds the memory."""


class Rate(Value, frozen=True):
    """So many within so many seconds. Written `20/10` in settings."""

    amount: Positive
    seconds: Positive


class Limits(Value, frozen=True, kw_only=True):
    """Every limit there is. Those named `…_address` hold for all who share an address: a class, a family, a café.

    Most are forty times what one person may do, for a school class of forty behind one address.
    """

    requests: Rate = Rate(600, 60)
    """Opening the site takes about 20 requests; playing without sockets, one or two a second."""
    requests_address: Rate = Rate(24_000, 60)
    newcomers_address: Rate = Rate(300, 600)
    """Identities made on a first visit: a whole school opens the site, but nobody fills the database with rows."""
    rooms: Rate = Rate(30, 600)
    """Somebody who tries out all options makes a table every 20 seconds at most."""
    rooms_address: Rate = Rate(600, 600)
    chairs: Rate = Rate(120, 600)
    """Eight chairs filled with bots, changed and filled again, many times."""
    chairs_address: Rate = Rate(4_800, 600)
    joins: Rate = Rate(240, 600)
    """Entering rooms, also after each loss of a connection on a bad line."""
    joins_address: Rate = Rate(9_600, 600)
    actions: Rate = Rate(120, 10)
    """The fastest game has a few actions a second, and one device may serve several chairs."""
    actions_address: Rate = Rate(4_800, 10)
    hints: Rate = Rate(10, 60)
    """For each a bot thinks as long as a master does, and the bots of other tables wait meanwhile."""
    hints_address: Rate = Rate(200, 60)
    analyses: Rate = Rate(90, 60)
    """Who sets up a board asks with every tile. They are answered one after the other, behind the bots."""
    analyses_address: Rate = Rate(600, 60)
    chat_lines: Rate = Rate(15, 15)
    """Nobody types and reads faster than a line a second for long."""
    chat_lines_address: Rate = Rate(600, 15)
    reports: Rate = Rate(30, 3_600)
    """Each is read by a person: of words after a game, of people when there is trouble."""
    reports_address: Rate = Rate(300, 3_600)
    codes: Rate = Rate(10, 600)
    """A code that is typed wrongly again and again will not become right; guessing 140 bits is hopeless anyway."""
    codes_address: Rate = Rate(120, 600)
    frames: Rate = Rate(300, 10)
    """Over all sockets of a person: actions, chat, and a sign of life every few seconds from each."""
    frames_address: Rate = Rate(12_000, 10)

    connections: Positive = 20
    """Open at once: a few devices with a few tabs each."""
    connections_address: Positive = 400
    """A class with a few tabs each; also an office or a dormitory behind one address."""
    body_bytes: Positive = 65_536
    """The largest useful body is a table with a board, a set and word lists of its own."""
    frame_bytes: Positive = 16_384
    """The largest useful frame is a sheet of a duplicate game or a chat line: a few kilobytes."""


class Who(Value, frozen=True):
    """Who is counted: a person if they are known by now, and where they come from."""

    identity: str | None
    address: str


class TooMany(Refusal):
    """Over a limit. In `retry_after_s` seconds the same would pass, if nothing else is asked for until then."""

    def __init__(self, limit: str, retry_after_s: int) -> None:
        super().__init__("too-many", limit=limit, retry_after_s=retry_after_s)
        self.limit = limit
        self.retry_after_s = retry_after_s


class _Window(msgspec.Struct):
    """Counts of a span of time and of the one before it, which weighs less the longer ago it is."""

    length_s: int
    ends_s: float
    before: int
    now: int = 0


class Limiter:
    """Counts for one node. To be used from one thread."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._windows: TLRUCache[tuple[str, str], _Window] = TLRUCache(_MOST_COUNTS, _forgotten_at, clock)
        self._rates = {
            name.replace("_", "-"): value
            for name, value in msgspec.structs.asdict(limits).items()
            if isinstance(value, Rate)
        }
        self._most_connections = (limits.connections, limits.connections_address)
        self._connections: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    def check(self, name: RateName, who: Who) -> None:
        """Counts one more. Raises `TooMany`; what was refused does not count."""
        if who.identity is not None:
            self._count(name, who.identity)
        self._count(name + _ADDRESS, who.address)

    @contextmanager
    def connection(self, who: Who) -> Iterator[None]:
        """A connection that is open. Raises `TooMany` if there are enough of them."""
        persons, addresses = self._connections
        most, most_of_address = self._most_connections
        if who.identity is not None and persons[who.identity] >= most:
            raise TooMany("connections", _CONNECTION_WAIT_S)
        if addresses[who.address] >= most_of_address:
            raise TooMany("connections" + _ADDRESS, _CONNECTION_WAIT_S)
        counted = [(addresses, who.address)] + ([(persons, who.identity)] if who.identity is not None else [])
        for counter, key in counted:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in counted:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

    def _count(self, limit: str, who: str) -> None:
        rate = self._rates.get(limit)
        if rate is None:  # newcomers are counted by address only
            return
        now_s = self._clock()
        window = self._window(limit, who, rate, now_s)
        still_counts = int(window.before * (window.ends_s - now_s) / rate.seconds)
        if still_counts + window.now >= rate.amount:
            raise TooMany(limit, _wait_s(window, rate, now_s))
        window.now += 1

    def _window(self, limit: str, who: str, rate: Rate, now_s: float) -> _Window:
        """The one that runs now."""
        last = self._windows.get((limit, who))
        if last is not None and now_s < last.ends_s:
            return last
        if last is not None and now_s < last.ends_s + rate.seconds:
            window = _Window(rate.seconds, last.ends_s + rate.seconds, last.now)
        else:
            window = _Window(rate.seconds, now_s + rate.seconds, 0)
        self._windows[limit, who] = window
        return window


def _wait_s(window: _Window, rate: Rate, now_s: float) -> int:
    """Until one more fits: the window before weighs less with every second, or a new one has to begin."""
    wait_s = window.ends_s - now_s
    if window.now < rate.amount and window.before:
        wait_s -= (rate.amount - window.now) * rate.seconds / window.before
    return int(max(wait_s, 0) + _ROUNDING_S) + 1


def _forgotten_at(_: tuple[str, str], window: _Window, __: float) -> float:
    """Its count weighs until the window after it is over."""
    return window.ends_s + window.length_s

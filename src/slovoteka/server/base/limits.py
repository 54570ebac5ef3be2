"""How many requests a person and an address may make. A refusal names the limit and says how long to wait.

Each node counts in its own memory, so that no request waits for another machine only to be counted. A person whose
requests go to three nodes may therefore do three times as much. That does no harm.
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
"""Ends the name of a limit that is counted by address."""
_CONNECTION_WAIT_S: Final = 10
"""Nobody knows when a connection will be closed, so we ask people to try again after this time."""
_ROUNDING_S: Final = 0.01
"""Added to waiting times. The end of a window is a floating-point number, and a wait that is a little too short
would lead to another refusal."""
_MOST_COUNTS: Final = 200_000
"""Bounds the memory: with more counts than this, the least recently used are dropped."""


class Rate(Value, frozen=True):
    """An amount within a number of seconds. In settings it is written `20/10`."""

    amount: Positive
    seconds: Positive


class Limits(Value, frozen=True, kw_only=True):
    """All limits. Those named `…_address` apply to everybody who shares an address: a class, a family, a café.

    Most of them are forty times the limit of one person, for a school class of forty behind one address.
    """

    requests: Rate = Rate(600, 60)
    """Opening the site takes about 20 requests. Playing without sockets takes one or two a second."""
    requests_address: Rate = Rate(24_000, 60)
    newcomers_address: Rate = Rate(300, 600)
    """Identities made on a first visit. A whole school can open the site, but nobody can fill the database."""
    rooms: Rate = Rate(30, 600)
    """Even a person who tries out all options makes at most one table every 20 seconds."""
    rooms_address: Rate = Rate(600, 600)
    chairs: Rate = Rate(120, 600)
    """Enough to fill eight chairs with bots, change them and fill them again, many times."""
    chairs_address: Rate = Rate(4_800, 600)
    joins: Rate = Rate(240, 600)
    """Entering rooms. On a bad line people enter again after each loss of connection."""
    joins_address: Rate = Rate(9_600, 600)
    actions: Rate = Rate(120, 10)
    """The fastest game has a few actions a second, and several people may play on one device."""
    actions_address: Rate = Rate(4_800, 10)
    hints: Rate = Rate(10, 60)
    """For each hint a bot thinks as long as a master, and the bots of other tables wait."""
    hints_address: Rate = Rate(200, 60)
    analyses: Rate = Rate(90, 60)
    """A person who sets up a board asks after every tile. Analyses run one after another, after the bots."""
    analyses_address: Rate = Rate(600, 60)
    chat_lines: Rate = Rate(15, 15)
    """Nobody types and reads faster than a line a second for long."""
    chat_lines_address: Rate = Rate(600, 15)
    reports: Rate = Rate(30, 3_600)
    """Reports of words and complaints about people. A person reads each of them."""
    reports_address: Rate = Rate(300, 3_600)
    codes: Rate = Rate(10, 600)
    """Enough for typing errors. Guessing a code of 140 bits is hopeless anyway."""
    codes_address: Rate = Rate(120, 600)
    frames: Rate = Rate(300, 10)
    """All frames on all sockets of a person: actions, chat, and a ping every few seconds from each socket."""
    frames_address: Rate = Rate(12_000, 10)

    connections: Positive = 20
    """Open at the same time. Enough for a few devices with a few tabs each."""
    connections_address: Positive = 400
    """Enough for a class with a few tabs each, or for an office or a dormitory behind one address."""
    body_bytes: Positive = 65_536
    """The largest useful body is a new table with its own board, tiles and word lists."""
    frame_bytes: Positive = 16_384
    """The largest useful frames are a sheet of a duplicate game and a chat line: a few kilobytes."""


class Who(Value, frozen=True):
    """Who is counted: the person, if known, and the address."""

    identity: str | None
    address: str


class TooMany(Refusal):
    """A limit was reached. The same request passes after `retry_after_s` seconds if no other is made until then."""

    def __init__(self, limit: str, retry_after_s: int) -> None:
        super().__init__("too-many", limit=limit, retry_after_s=retry_after_s)
        self.limit = limit
        self.retry_after_s = retry_after_s


class _Window(msgspec.Struct):
    """The counts of the current span of time and of the one before it, which weighs less the longer ago it ended."""

    length_s: int
    ends_s: float
    before: int
    now: int = 0


class Limiter:
    """Counts requests and connections on one node. Not thread-safe."""

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
        """Counts one more request. Raises `TooMany` instead if there are too many; refused requests are not counted."""
        if who.identity is not None:
            self._count(name, who.identity)
        self._count(name + _ADDRESS, who.address)

    @contextmanager
    def connection(self, who: Who) -> Iterator[None]:
        """Counts a connection while it is open. Raises `TooMany` if too many are open."""
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
        """The current window of this limit; a new one begins if the last has ended."""
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
    """The seconds until one more request fits: until the previous window weighs little enough, or a new one begins."""
    wait_s = window.ends_s - now_s
    if window.now < rate.amount and window.before:
        wait_s -= (rate.amount - window.now) * rate.seconds / window.before
    return int(max(wait_s, 0) + _ROUNDING_S) + 1


def _forgotten_at(_: tuple[str, str], window: _Window, __: float) -> float:
    """When to drop a window: its count matters until the end of the next window."""
    return window.ends_s + window.length_s

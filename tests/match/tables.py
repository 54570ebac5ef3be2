"""Matches for tests of the host: any game, several hosts on one store, and a store that fails on demand."""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, TypeVar

import pytest

from conformance.play import STEP_MS, ToyOracle
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Window
from slovoteka.core.inputs import Close, Entry, SealedAnswer
from slovoteka.core.record import Closing
from slovoteka.games.forbidden.actions import Call, Doubt, Lay
from slovoteka.games.registry import find
from slovoteka.match.host import Match
from slovoteka.match.seating import Seating
from slovoteka.store.log import MatchLog, Unavailable, WakeInfo
from slovoteka.store.memory import MemoryStore
from store.databases import Clock

T = TypeVar("T")
MATCH = "m"
SEED = b"\x05" * 32
EVERY_GAME = (
    ("codenames", {"judge": "off", "games": 4}),
    ("forbidden", {"seats": 3, "games": 3}),
    ("scrabble", {"words": "challenge", "seats": 3}),
    ("scrabble", {"mode": "duplicate", "seats": 4}),
    ("scrabble", {"mode": "bingo", "seats": 4}),
    ("underwood", {"seats": 3}),
)
"""One table of each game, with open and sealed windows among them."""
IDS = [f"{game}-{raw.get('mode', 'usual')}" for game, raw in EVERY_GAME]


async def begin(log: MatchLog, game: str = "forbidden", *, pace_ms: int | None = None, **raw: Any) -> Match:
    """A new match of people. In «Запретные слова» seat 0 begins."""
    kind = find(game)
    options = kind.rules.read_options({"first": 0, **raw} if game == "forbidden" else raw)
    seating = Seating(kind, options, MATCH, SEED)
    for seat in range(kind.rules.seats(options)):
        seating.join(seat, f"игрок {seat + 1}")
    header = seating.header(None).but(pace_ms=pace_ms)
    return await Match.create(kind, header, seating.seed, log, ToyOracle())


async def another_host(match: Match, log: MatchLog, *, snapshots: bool = True) -> Match:
    """Another host of the same match, as on another node or after a restart."""
    made_by = Match.made_by(match.kind) if snapshots else None
    return Match.resume(match.kind, await log.read(match.id, made_by), log, ToyOracle())


def opened(match: Match, kind: str) -> Window:
    return next(held for held in match.windows if held.kind == kind)


def closings(match: Match) -> list[tuple[Entry, Close]]:
    """All closings of windows, in order."""
    return [(entry, entry.input) for entry in match.history.entries if isinstance(entry.input, Close)]


async def lay_red(match: Match, place: int = 0, client: str | None = None) -> int:
    """In «Запретные слова», lays an open letter, so that nothing is drawn and it can be taken back."""
    state = match.table.state
    letters = list(dict.fromkeys(state.window))
    return await match.act(state.mover, opened(match, "turn").id, Lay(letters[place]), client)


async def call_a_vote(match: Match) -> Window:
    """In «Запретные слова» with `check=vote`, calls and doubts a word, so that everybody votes in secret."""
    await lay_red(match)
    await match.act(1, opened(match, "respond").id, Call("".join(sorted(match.table.state.conversation))))
    await match.act(0, opened(match, "doubt").id, Doubt())
    return opened(match, "vote")


async def play_on(match: Match, clock: Clock, chance: Random, number: int) -> None:
    """Plays random moves until this many inputs are stored or the match is over. Windows may run out of time."""
    while match.closing is None and match.table.number < number:
        clock.ms += STEP_MS
        invited = [(window, seat) for window in match.windows for seat in window.seats]
        window, seat = chance.choice(invited)
        actions = list(match.game.moves(match.table.state, seat, window))
        if actions:
            await match.act(seat, window.id, chance.choice(actions))
        if chance.random() < 0.05:
            clock.ms += 200_000
            await match.close_due()


async def refused(wanted: Awaitable[Any], code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        await wanted
    assert refusal.value.code == code


class Failing(MemoryStore):
    """Raises `Unavailable` in the named methods: those in `lost` before storing, those in `unsaid` after it."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        super().__init__(now_ms)
        self.lost: set[str] = set()
        self.unsaid: set[str] = set()

    async def append(self, match: str, expected: int, entries: Sequence[Entry], standing: WakeInfo) -> None:
        await self._do("append", super().append(match, expected, entries, standing))

    async def answer(
        self, match: str, window: str, answer: SealedAnswer, final: bool, *, still_waits_for: int | None = None
    ) -> int | None:
        stored = super().answer(match, window, answer, final, still_waits_for=still_waits_for)
        return await self._do("answer", stored)

    async def finish(self, match: str, closing: Closing) -> None:
        await self._do("finish", super().finish(match, closing))

    async def _do(self, what: str, work: Awaitable[T]) -> T:
        if what in self.lost:
            getattr(work, "close", lambda: None)()  # otherwise Python warns about the coroutine
            raise Unavailable(what)
        done = await work
        if what in self.unsaid:
            raise Unavailable(what)
        return done

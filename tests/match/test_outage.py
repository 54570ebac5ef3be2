"""Clocks stand still while nobody can act: windows that were due before are closed, other deadlines move."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from match.tables import another_host, begin, call_a_vote, closings, lay_red
from slovoteka.core.inputs import Entry
from slovoteka.games.forbidden.actions import Vote
from slovoteka.match import ledger
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.store.log import MatchLog, WakeInfo
from slovoteka.store.memory import MemoryStore
from store.databases import Clock, Database

HOUR_MS = 3_600_000


async def at_a_turn(log: MatchLog, clock: Clock) -> tuple[Match, int]:
    """A match in a turn of 90 seconds after 30 of them, and the time by the wall clock."""
    match = await begin(log)
    clock.ms += 30_000
    return match, clock.ms


def left_ms(match: Match) -> int | None:
    due_ms = match.due_ms()
    return None if due_ms is None else due_ms - match._log.now_ms()


def test_deadlines_move_by_exactly_the_outage() -> None:
    async def run() -> None:
        clock = Clock()
        match, died = await at_a_turn(MemoryStore(clock), clock)
        clock.ms = died + HOUR_MS
        await match.skip_outage(died, clock.ms)
        assert left_ms(match) == 60_000
        assert match.now_ms() == 30_000
        assert not await match.close_due()
        clock.ms += 60_000
        assert await match.close_due()

    asyncio.run(run())


def test_a_match_loaded_later_skips_only_the_outage() -> None:
    """A match may be loaded some time after the server is back. That time is not part of the outage."""

    async def run() -> None:
        clock = Clock()
        match, died = await at_a_turn(MemoryStore(clock), clock)
        clock.ms = died + HOUR_MS + 20_000
        await match.skip_outage(died, died + HOUR_MS)
        assert left_ms(match) == 40_000

    asyncio.run(run())


def test_the_same_outage_twice_changes_nothing() -> None:
    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        match, died = await at_a_turn(log, clock)
        back = clock.ms = died + HOUR_MS
        await match.skip_outage(died, back)
        after = match.table
        clock.ms += 5_000
        await match.skip_outage(died, back)
        assert match.table == after
        restarted = await another_host(match, log)
        await restarted.skip_outage(died, back)
        assert restarted.table == after

    asyncio.run(run())


def test_the_same_outage_twice_changes_nothing_after_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "_SNAPSHOT_EVERY", 1)

    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        match, died = await at_a_turn(log, clock)
        back = clock.ms = died + HOUR_MS
        await match.skip_outage(died, back)
        clock.ms += 5_000
        restarted = await another_host(match, log)
        assert restarted.history.first == match.table.number + 1, "no entry is held"
        await restarted.skip_outage(died, back)
        assert restarted.table == match.table

    asyncio.run(run())


def test_windows_due_before_the_last_heartbeat_are_closed_first() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        await lay_red(match)
        clock.ms += 6_000  # the answer had five seconds, so it was due before
        died = clock.ms
        clock.ms += HOUR_MS
        await match.skip_outage(died, clock.ms)
        assert match.table.state.mover == 1
        ((closed, _),) = closings(match)
        assert closed.at_ms == 6_000, "when it could still have been done"
        assert left_ms(match) == 90_000

    asyncio.run(run())


def test_sealed_answers_are_kept_when_their_window_fell_due() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock), seats=3, check="vote")
        vote = await call_a_vote(match)
        await match.act(0, vote.id, Vote(True))
        await match.act(1, vote.id, Vote(True))
        clock.ms += 31_000
        died = clock.ms
        clock.ms += HOUR_MS
        await match.skip_outage(died, clock.ms)
        ((closed, close),) = closings(match)
        assert [answer.seat for answer in close.answers] == [0, 1]
        assert closed.at_ms == died - match._began_ms

    asyncio.run(run())


def test_several_outages_add_up() -> None:
    async def run() -> None:
        clock = Clock()
        match, died = await at_a_turn(MemoryStore(clock), clock)
        first, second = (died, died + HOUR_MS), (died + HOUR_MS + 10_000, died + 2 * HOUR_MS)
        clock.ms = second[1]
        for _ in range(2):
            for outage in (first, second):
                await match.skip_outage(*outage)
        assert left_ms(match) == 50_000

    asyncio.run(run())


def test_a_paused_match_is_left_alone() -> None:
    async def run() -> None:
        clock = Clock()
        match, died = await at_a_turn(MemoryStore(clock), clock)
        await match.pause()
        before = match.table
        clock.ms += HOUR_MS
        await match.skip_outage(died, clock.ms)
        assert match.table == before
        await match.go_on()
        await match.skip_outage(died, clock.ms)
        assert left_ms(match) == 60_000

    asyncio.run(run())


def test_a_match_that_began_later_or_moved_on_since_is_left_alone() -> None:
    async def run() -> None:
        clock = Clock()
        match, _ = await at_a_turn(MemoryStore(clock), clock)
        before = match.table
        await match.skip_outage(clock.ms - 2 * HOUR_MS, clock.ms - HOUR_MS)
        assert match.table == before
        await lay_red(match)
        before = match.table
        await match.skip_outage(clock.ms - 20_000, clock.ms)
        assert match.table == before

    asyncio.run(run())


def test_a_crash_while_skipping_leaves_no_match_paused() -> None:
    """The next host finds the clocks stopped or running, but never a pause that nobody asked for."""

    class DiesSoon(MemoryStore):
        appends = 0

        async def append(self, match: str, expected: int, entries: Sequence[Entry], standing: WakeInfo) -> None:
            self.appends += 1
            if self.appends == 3:
                raise OSError("kill -9")
            await super().append(match, expected, entries, standing)

    async def run() -> None:
        clock = Clock()
        log = DiesSoon(clock)
        match, died = await at_a_turn(log, clock)
        clock.ms += HOUR_MS
        log.appends = 1
        try:
            await match.skip_outage(died, clock.ms)
        except OSError:
            match = await another_host(match, log)
            await match.skip_outage(died, clock.ms)
        assert match.table.time.paused_at is None
        assert left_ms(match) == 60_000

    asyncio.run(run())


def test_two_hosts_find_the_same_outage(tmp_path: Path) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as one_log, database.opened() as other_log:
            one, died = await at_a_turn(one_log, database.clock)
            other = await another_host(one, other_log)
            database.clock.ms += HOUR_MS
            hosts = (one, other)
            await asyncio.gather(*[match.skip_outage(died, database.clock.ms) for match in hosts])
            for match in hosts:
                await match.catch_up()
                assert left_ms(match) == 60_000
            assert one.table == other.table
            await one.abandon()
            verify(one.record())

    asyncio.run(run())

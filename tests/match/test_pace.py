"""Correspondence: days for every move, whatever the options say."""

import asyncio
from typing import Any

import pytest

from match.tables import EVERY_GAME, IDS, another_host, begin, lay_red, opened
from slovoteka.core.errors import Illegal
from slovoteka.core.record import lines, parse
from slovoteka.match.gathering import DAY_MS, agree_on
from slovoteka.match.replay import moments, verify
from slovoteka.store.memory import MemoryStore
from store.databases import Clock

DAYS = 3
PACE_MS = DAYS * DAY_MS


@pytest.mark.parametrize(("game", "raw"), EVERY_GAME, ids=IDS)
def test_every_blocking_window_has_days(game: str, raw: dict[str, Any]) -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()), game, pace_ms=PACE_MS, **raw)
        blocking = [held for held in match.windows if held.blocking]
        assert blocking
        for held in blocking:
            assert match.table.deadline_ms(held) == held.opened_ms + PACE_MS

    asyncio.run(run())


def test_a_window_that_does_not_block_keeps_its_limit() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock), pace_ms=PACE_MS)
        await lay_red(match)
        clock.ms += PACE_MS
        assert await match.close_due()
        assert match.table.deadline_ms(opened(match, "call")) is None

    asyncio.run(run())


def test_even_a_short_answer_has_days_and_then_the_game_goes_on() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock), pace_ms=PACE_MS)
        await lay_red(match)
        began = clock.ms
        clock.ms += PACE_MS - 1
        assert not await match.close_due()
        clock.ms += 1
        assert match.due_ms() == began + PACE_MS
        assert await match.close_due()
        assert match.table.state.mover == 1

    asyncio.run(run())


def test_the_record_keeps_the_pace_and_a_replay_agrees() -> None:
    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        match = await begin(log, pace_ms=PACE_MS)
        await lay_red(match)
        clock.ms += PACE_MS
        await match.close_due()
        assert (await another_host(match, log)).table == match.table
        await match.abandon()
        record = parse(lines(match.record()))
        assert record.header.pace_ms == PACE_MS
        verify(record)
        *_, last = moments(record)
        assert last.table == match.table

    asyncio.run(run())


def test_days_for_a_move_exclude_a_time_budget() -> None:
    with pytest.raises(Illegal) as refusal:
        agree_on("scrabble", {"clock": "game"}, days=DAYS)
    assert refusal.value.code == "days-and-clock"
    with pytest.raises(Illegal, match="days-and-clock"):
        agree_on("scrabble", {}, "championship", days=DAYS)
    agreement, _ = agree_on("scrabble", {}, days=DAYS)
    assert agreement.days == DAYS

"""A snapshot only saves time: a match is the same with and without it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from match.tables import EVERY_GAME, IDS, another_host, begin, lay_red, opened, play_on
from slovoteka.core.record import lines, parse
from slovoteka.games.forbidden.actions import Lay, Pass
from slovoteka.match import ledger
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.store.log import MatchLog
from slovoteka.store.memory import MemoryStore
from store.databases import Clock, Database

EVERY = 20


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "_SNAPSHOT_EVERY", EVERY)


async def play_and_take_black(match: Match, clock: Clock, turns: int) -> None:
    """Plays «Запретные слова» without calling words: each turn lays a card and draws one."""
    for _ in range(turns):
        clock.ms += 1_000
        state = match.table.state
        await match.act(state.mover, opened(match, "turn").id, Lay(state.hands[state.mover][0]))
        for seat in opened(match, "respond").seats:
            await match.act(seat, opened(match, "respond").id, Pass())


def test_a_snapshot_is_made_only_after_many_inputs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()

    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        match = await begin(log, seats=3, games=20)
        await play_on(match, clock, Random(1), 199)
        assert (await another_host(match, log)).history.first == 1
        await play_on(match, clock, Random(2), 1_000)
        restarted = await another_host(match, log)
        assert restarted.history.first > 200
        assert restarted.table == match.table

    asyncio.run(run())


@pytest.mark.parametrize(("game", "raw"), EVERY_GAME, ids=IDS)
def test_a_match_from_a_snapshot_equals_one_from_the_start(game: str, raw: dict[str, Any]) -> None:
    async def run() -> None:
        clock, chance = Clock(), Random(game)
        log = MemoryStore(clock)
        match = await begin(log, game, **raw)
        with_snapshot = 0
        for number in range(EVERY, 15 * EVERY, EVERY // 2):
            await play_on(match, clock, chance, number)
            restarted = await another_host(match, log)
            whole = await another_host(match, log, snapshots=False)
            with_snapshot += restarted.history.first > 1
            seats: list[int | None] = [None, *range(match.kind.rules.seats(match.options))]
            for other in (restarted, whole):
                assert other.table == match.table
                assert other.windows == match.windows
                assert other.closing == match.closing
                assert [other.view(seat) for seat in seats] == [match.view(seat) for seat in seats]
            assert restarted.messages(0, restarted.history.first - 1) == match.messages(0, restarted.history.first - 1)
        assert with_snapshot > 3

    asyncio.run(run())


@pytest.mark.parametrize(("game", "raw"), EVERY_GAME, ids=IDS)
def test_play_goes_on_from_a_snapshot(game: str, raw: dict[str, Any]) -> None:
    """Another host plays each part, knowing only what is in the store."""

    async def run() -> None:
        clock, chance = Clock(), Random(game)
        log = MemoryStore(clock)
        match = await begin(log, game, **raw)
        for number in range(EVERY, 6 * EVERY, EVERY):
            await play_on(match, clock, chance, number)
            match = await another_host(match, log)
        await match.load_history()
        if match.closing is None:
            await match.abandon()
        assert verify(parse(lines(match.record()))) == match.table.draws

    asyncio.run(run())


def test_the_history_before_a_snapshot_is_loaded_on_demand() -> None:
    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        match = await begin(log)
        await play_and_take_black(match, clock, 12)
        restarted = await another_host(match, log)
        assert restarted.history.first > 1
        with pytest.raises(LookupError):
            restarted.messages(0)
        before = restarted.table
        await restarted.load_history()
        assert restarted.history.first == 1
        assert restarted.table == before
        assert restarted.messages(0) == match.messages(0)
        await restarted.load_history()
        assert restarted.messages(1) == match.messages(1)

    asyncio.run(run())


def test_new_inputs_loaded_with_the_history_are_announced() -> None:
    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        one = await begin(log)
        await play_and_take_black(one, clock, 12)
        other = await another_host(one, log)
        announced: list[int] = []
        other.listeners.append(announced.append)
        await lay_red(one)
        await other.load_history()
        await other.catch_up()
        assert announced == [one.table.number]

    asyncio.run(run())


def test_a_match_loads_without_a_snapshot_of_its_version(tmp_path: Path) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def restarted(log: MatchLog, match: Match, made_by: str) -> Match:
        return Match.resume(match.kind, await log.read(match.id, made_by), log, match.oracle)

    async def run() -> None:
        async with database.opened() as log:
            match = await begin(log)
            await play_and_take_black(match, database.clock, 12)
            own = await restarted(log, match, Match.made_by(match.kind))
            foreign = await restarted(log, match, "forbidden/999")
            assert own.history.first > 1
            assert foreign.history.first == 1
            assert own.table == foreign.table == match.table
            stored = await log.read(match.id, Match.made_by(match.kind))
            assert stored.snapshot is not None
            await log.keep(match.id, stored.snapshot.but(made_by="forbidden/999"))
            assert (await restarted(log, match, Match.made_by(match.kind))).table == match.table

    asyncio.run(run())


def test_no_snapshot_is_made_while_the_last_action_can_be_taken_back() -> None:
    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        match = await begin(log)
        while match.table.number < EVERY - 1:
            await match.more_time(opened(match, "turn").id, 1_000)
        laid = await lay_red(match)
        assert laid == EVERY
        restarted = await another_host(match, log)
        await restarted.take_back(laid)
        await match.catch_up()
        assert restarted.table == match.table

    asyncio.run(run())


def test_a_retry_of_an_action_before_the_snapshot_is_acknowledged() -> None:
    """The sender got no answer, because the server died after storing the action."""

    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        match = await begin(log)
        turn, card = opened(match, "turn").id, match.table.state.hands[0][0]
        number = await match.act(0, turn, Lay(card), "client-1")
        await match.act(1, opened(match, "respond").id, Pass())
        await play_and_take_black(match, clock, 11)
        restarted = await another_host(match, log)
        assert restarted.history.first > number
        assert await restarted.act(0, turn, Lay(card), "client-1") == number
        assert restarted.table.number == match.table.number

    asyncio.run(run())

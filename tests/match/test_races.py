"""Several hosts of one match, or a store that does not answer: every input is stored once, in one order for all."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from match.tables import EVERY_GAME, IDS, Failing, another_host, begin, call_a_vote, lay_red, opened, refused
from slovoteka.core.errors import Illegal
from slovoteka.core.inputs import Act
from slovoteka.games.forbidden.actions import Lay, Pass, Vote
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.store.log import Unavailable
from slovoteka.store.memory import MemoryStore
from store.databases import Clock, Database


async def tried(wanted: Awaitable[int]) -> int | None:
    """The result, or None if another host was first."""
    try:
        return await wanted
    except Illegal as refusal:
        if refusal.code not in ("stale", "closed", "not-invited", "over", "too-soon"):
            raise
        return None


async def both_equal(one: Match, other: Match) -> None:
    await one.catch_up()
    await other.catch_up()
    assert one.table == other.table
    assert one.windows == other.windows
    assert one.closing == other.closing
    assert one.messages(0) == other.messages(0)


def test_two_hosts_store_each_action_once(tmp_path: Path) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as one_log, database.opened() as other_log:
            one = await begin(one_log, seats=4)
            other = await another_host(one, other_log)
            await lay_red(one)
            respond = opened(one, "respond").id
            passing = [tried(host.act(seat, respond, Pass(), f"client-{seat}"))
                       for seat in (1, 2, 3) for host in (one, other)]  # fmt: skip
            numbers = await asyncio.gather(*passing)
            assert numbers[::2] == numbers[1::2], "each action has one number, whichever host was asked"
            assert len(set(numbers)) == 3
            await both_equal(one, other)
            acts = [
                (entry.input.seat, entry.input.client) for entry in one.history.entries if isinstance(entry.input, Act)
            ]
            assert sorted(acts[1:]) == [(seat, f"client-{seat}") for seat in (1, 2, 3)]

    asyncio.run(run())


def test_two_hosts_draw_and_close_once(tmp_path: Path) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as one_log, database.opened() as other_log:
            one = await begin(one_log)
            other = await another_host(one, other_log)
            for turn in range(8):
                state = one.table.state
                card = Lay(state.hands[state.mover][0])
                window = opened(one, "turn").id
                laying = [tried(host.act(state.mover, window, card, f"{turn}-{place}"))
                          for place, host in enumerate((one, other))]  # fmt: skip
                assert sorted(number is None for number in await asyncio.gather(*laying)) == [False, True]
                database.clock.ms += 5_000
                await asyncio.gather(one.close_due(), other.close_due())
                await both_equal(one, other)
            await one.abandon()
            assert verify(one.record()) == one.table.draws

    asyncio.run(run())


@pytest.mark.parametrize(("game", "raw"), EVERY_GAME, ids=IDS)
def test_two_hosts_play_at_random(tmp_path: Path, game: str, raw: dict[str, Any]) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as one_log, database.opened() as other_log:
            one = await begin(one_log, game, **raw)
            other = await another_host(one, other_log)
            chance = Random(7)
            for number in range(25):
                if one.closing is not None or other.closing is not None:
                    break
                database.clock.ms += 4_000
                await asyncio.gather(*[
                    tried(random_act(host, chance, f"{number}-{place}"))
                    for place, host in enumerate((one, other)) if host.windows
                ])  # fmt: skip
            await both_equal(one, other)
            if one.closing is None:
                await one.abandon()
            assert verify(one.record()) == one.table.draws

    asyncio.run(run())


async def random_act(match: Match, chance: Random, client: str) -> int:
    window, seat = chance.choice([(window, seat) for window in match.windows for seat in window.seats])
    actions = list(match.game.moves(match.table.state, seat, window))
    return await match.act(seat, window.id, chance.choice(actions), client) if actions else 0


def test_a_match_abandoned_by_one_host_is_over_for_the_other(tmp_path: Path) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as one_log, database.opened() as other_log:
            one = await begin(one_log)
            other = await another_host(one, other_log)
            announced: list[int] = []
            other.listeners.append(announced.append)
            await one.abandon()
            await other.catch_up()
            assert other.closing == one.closing
            assert announced, "those who watch it there hear of it"

            late = await another_host(one, other_log)
            late.closing = None  # like a host that loaded the match just before
            await refused(lay_red(late), "over")

    asyncio.run(run())


def test_abandoning_includes_inputs_of_the_other_host(tmp_path: Path) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as one_log, database.opened() as other_log:
            one = await begin(one_log)
            behind = await another_host(one, other_log)
            await lay_red(one)
            await behind.abandon()
            assert behind.closing is not None
            assert behind.closing.inputs == one.table.number
            verify(behind.record())

    asyncio.run(run())


# --- a store that does not answer -----------------------------------------------------------------------------------


def test_an_input_that_was_not_stored_has_not_happened() -> None:
    async def run() -> None:
        log = Failing(Clock())
        match = await begin(log)
        announced: list[int] = []
        match.listeners.append(announced.append)
        before, views = match.table, [match.view(seat) for seat in (0, 1, None)]
        log.lost = {"append"}
        for attempt in (lay_red(match, 0, "client-1"), match.pause(), match.leave(0), match.take_over(1, "master")):
            with pytest.raises(Unavailable):
                await attempt
        assert match.table == before
        assert [match.view(seat) for seat in (0, 1, None)] == views
        assert not announced
        log.lost = set()
        assert await lay_red(match, 0, "client-1") == before.number + 1
        assert announced == [match.table.number]
        assert (await another_host(match, log)).table == match.table

    asyncio.run(run())


def test_an_input_stored_without_an_answer_is_acknowledged_later() -> None:
    async def run() -> None:
        log = Failing(Clock())
        match = await begin(log)
        announced: list[int] = []
        match.listeners.append(announced.append)
        before = match.table.number
        turn, card = opened(match, "turn").id, Lay(match.table.state.hands[0][0])
        log.unsaid = {"append"}
        with pytest.raises(Unavailable):
            await match.act(0, turn, card, "client-1")
        assert match.table.number == before
        assert not announced
        log.unsaid = set()
        assert await match.act(0, turn, card, "client-1") == before + 1
        assert match.table.number == before + 2, "once, with the draw that followed"
        assert announced == [before + 2]
        assert len(await log.entries(match.id, 0)) == before + 2

    asyncio.run(run())


def test_a_retry_after_another_action_gets_its_old_number() -> None:
    async def run() -> None:
        log = Failing(Clock())
        match = await begin(log)
        log.unsaid = {"append"}
        with pytest.raises(Unavailable):
            await lay_red(match, 0, "client-1")
        log.unsaid = set()
        other = await another_host(match, log)
        await other.act(1, opened(other, "respond").id, Pass(), "client-2")
        laid = other.table.number - 1
        assert await match.act(0, "turn:1", Lay("А"), "client-1") == laid
        await both_equal(match, other)

    asyncio.run(run())


def test_a_sealed_answer_that_was_not_stored_is_not_counted() -> None:
    async def run() -> None:
        log = Failing(Clock())
        match = await begin(log, seats=3, check="vote")
        vote = (await call_a_vote(match)).id
        log.lost = {"answer"}
        with pytest.raises(Unavailable):
            await match.act(0, vote, Vote(True), "client-0")
        assert await match.count_answers() == {vote: 0}
        assert not await log.answers(match.id, vote)
        log.lost, log.unsaid = set(), {"answer"}
        with pytest.raises(Unavailable):
            await match.act(0, vote, Vote(True), "client-0")
        log.unsaid = set()
        for seat in range(3):
            await match.act(seat, vote, Vote(True), f"client-{seat}")
        assert not [held for held in match.windows if held.id == vote]

    asyncio.run(run())


def test_the_end_is_announced_even_if_the_seed_could_not_be_opened_at_once() -> None:
    async def run() -> None:
        log = Failing(Clock())
        match = await begin(log)
        announced: list[int] = []
        match.listeners.append(announced.append)
        log.lost = {"finish"}
        await match.leave(1)
        assert announced, "that somebody has left is stored, so it is announced"
        assert match.closing is None
        log.lost = set()
        await match.recover()
        assert match.closing is not None
        assert match.closing.outcome == match.outcome
        assert len(announced) > 1, "those who watch learn that it is over"
        verify(match.record())

    asyncio.run(run())


def test_a_clock_that_goes_back_changes_no_order() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        clock.ms += 60_000
        await match.more_time(opened(match, "turn").id, 10_000)
        clock.ms -= 30_000
        await lay_red(match)
        stamps = [entry.at_ms for entry in match.history.entries]
        assert stamps == sorted(stamps)

    asyncio.run(run())

"""Sealed answers are stored when acknowledged, secret and replaceable until the window closes, and all in its close."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from match.tables import Failing, another_host, begin, call_a_vote, closings, refused
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import read_action
from slovoteka.core.inputs import Close, SealedAnswer
from slovoteka.games.forbidden.actions import Vote
from slovoteka.games.scrabble.actions import Pass
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.store.log import MatchLog, Unavailable
from slovoteka.store.memory import MemoryStore
from store.databases import Clock, Database

MANY = 200


def closed_with(match: Match) -> list[tuple[SealedAnswer, ...]]:
    """The answers of each sealed window that was closed, in order."""
    return [close.answers for _, close in closings(match)]


async def voting(log: MatchLog, seats: int = 3) -> tuple[Match, str]:
    match = await begin(log, seats=seats, check="vote")
    return match, (await call_a_vote(match)).id


def test_two_hundred_answers_at_once_are_all_kept(tmp_path: Path) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as log:
            match = await begin(log, "scrabble", mode="duplicate", seats=MANY)
            (sheet,) = match.windows
            announced: list[int] = []
            match.listeners.append(announced.append)
            best = list(match.game.moves(match.table.state, 0, sheet))
            answers = {seat: Random(seat).choice(best) for seat in range(MANY)}
            sending = [match.act(seat, sheet.id, action, f"client-{seat}") for seat, action in answers.items()]
            await asyncio.gather(*sending)
            assert match.windows != (sheet,), "all are in"
            (kept,) = closed_with(match)
            assert {answer.seat: read_action(match.kind, answer.action) for answer in kept} == answers
            closed, drawn = announced
            assert isinstance(match.history.entries[closed - 1].input, Close), "the result before what follows from it"
            assert drawn == match.table.number
            restarted = await another_host(match, log)
            assert restarted.table == match.table
            again = [restarted.act(seat, sheet.id, Pass(), f"client-{seat}") for seat in range(MANY)]
            assert len(set(await asyncio.gather(*again))) == 1, (
                "retries are acknowledged with the number of the closing"
            )
            assert restarted.table == match.table

    asyncio.run(run())


def test_acknowledged_answers_are_in_the_closing_of_any_host(tmp_path: Path) -> None:
    """Answers race with the deadline. Each is either refused or counted."""
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as one_log, database.opened() as other_log:
            one = await begin(one_log, "scrabble", mode="duplicate", seats=MANY)
            other = await another_host(one, other_log)
            (sheet,) = one.windows
            move = next(iter(one.game.moves(one.table.state, 0, sheet)))
            database.clock.ms += 180_000
            sending = [
                (one if seat % 2 else other).act(seat, sheet.id, move, f"client-{seat}") for seat in range(MANY - 1)
            ]
            sending.insert(MANY // 2, one.close_due())
            sending.insert(MANY // 2, other.close_due())
            results = await asyncio.gather(*sending, return_exceptions=True)
            del results[MANY // 2 : MANY // 2 + 2]
            acknowledged = {seat for seat, result in enumerate(results) if not isinstance(result, BaseException)}
            refusals = [result for result in results if isinstance(result, BaseException)]
            assert all(isinstance(refusal, Illegal) and refusal.code == "closed" for refusal in refusals)
            await one.catch_up()
            await other.catch_up()
            (kept,) = closed_with(one)
            assert {answer.seat for answer in kept} == acknowledged
            assert one.table == other.table

    asyncio.run(run())


class Counting(MemoryStore):
    """Counts how many answers it has to read to count them."""

    looked_at = 0

    async def count_answers(self, match: str, window: str) -> int:
        count = await super().count_answers(match, window)
        self.looked_at += count
        return count

    async def answers(self, match: str, window: str, *, only_final: bool = False) -> tuple[SealedAnswer, ...]:
        found = await super().answers(match, window, only_final=only_final)
        self.looked_at += len(found)
        return found


@pytest.mark.parametrize("order", ["as they sit", "anyhow"])
@pytest.mark.parametrize("at_once", [False, True])
def test_a_round_of_twice_as_many_costs_twice_as_much(order: str, at_once: bool) -> None:
    """A regression: all answers were counted again after each, so a round of a hall took quadratic time."""

    async def run() -> None:
        log = Counting(Clock())
        one = await begin(log, "scrabble", mode="duplicate", seats=MANY)
        other = await another_host(one, log)
        (sheet,) = one.windows
        seats = list(range(MANY))
        if order == "anyhow":
            Random(MANY).shuffle(seats)
        sending = [(one, other)[seat % 2].act(seat, sheet.id, Pass(), f"client-{seat}") for seat in seats]
        if at_once:
            await asyncio.gather(*sending)
        else:
            for sent in sending:
                await sent
        await one.catch_up()
        assert len(closed_with(one)) == 1
        assert log.looked_at < 30 * MANY

    asyncio.run(run())


@pytest.mark.parametrize("order", list(permutations(range(4))))
@pytest.mark.parametrize("hosts", [1, 2])
def test_a_window_closes_whatever_the_order_of_answers(order: tuple[int, ...], hosts: int) -> None:
    async def run() -> None:
        log = MemoryStore(Clock())
        match, vote = await voting(log, seats=4)
        at = [match, await another_host(match, log)][:hosts]
        for place, seat in enumerate(order):
            await match.catch_up()
            assert not closed_with(match)
            await at[place % hosts].act(seat, vote, Vote(True))
        await match.catch_up()
        assert len(closed_with(match)) == 1

    asyncio.run(run())


def test_a_seat_that_leaves_during_the_last_answer_is_not_waited_for() -> None:
    class LeftMeanwhile(MemoryStore):
        match: Match | None = None

        async def answer(
            self, match: str, window: str, answer: SealedAnswer, final: bool, *, still_waits_for: int | None = None
        ) -> int | None:
            if self.match is not None and answer.seat == 1:
                await self.match.leave(3)
            return await super().answer(match, window, answer, final, still_waits_for=still_waits_for)

    async def run() -> None:
        log = LeftMeanwhile(Clock())
        match, vote = await voting(log, seats=4)
        log.match = match
        for seat in (0, 2, 1):
            await match.act(seat, vote, Vote(True))
        assert len(closed_with(match)) == 1

    asyncio.run(run())


def test_an_answer_may_be_replaced_until_the_window_closes() -> None:
    async def run() -> None:
        match, vote = await voting(MemoryStore(Clock()))
        for exists in (True, False, True, False):
            await match.act(0, vote, Vote(exists))
        await match.act(1, vote, Vote(True))
        await match.act(2, vote, Vote(True))
        (kept,) = closed_with(match)
        assert [answer.action for answer in kept] == [Vote(False), Vote(True), Vote(True)]

    asyncio.run(run())


def test_answers_that_are_not_final_do_not_close_a_window_but_count() -> None:
    async def run() -> None:
        clock = Clock()
        match, vote = await voting(MemoryStore(clock))
        for seat in range(3):
            await match.act(seat, vote, Vote(True), final=seat == 0)
        assert not closed_with(match)
        assert await match.count_answers() == {vote: 1}
        await match.act(0, vote, Vote(False), final=False)
        await match.act(1, vote, Vote(False))
        await match.act(2, vote, Vote(False))
        assert not closed_with(match), "seat 0 is thinking again"
        clock.ms += 30_000
        assert await match.close_due()
        (kept,) = closed_with(match)
        assert [answer.action for answer in kept] == [Vote(False)] * 3

    asyncio.run(run())


def test_leaving_can_complete_a_window() -> None:
    async def run() -> None:
        match, vote = await voting(MemoryStore(Clock()), seats=4)
        for seat in (0, 1, 2):
            await match.act(seat, vote, Vote(True))
        assert not closed_with(match)
        await match.leave(3)
        (kept,) = closed_with(match)
        assert [answer.seat for answer in kept] == [0, 1, 2]

    asyncio.run(run())


def test_a_retry_after_the_closing_is_harmless() -> None:
    async def run() -> None:
        log = MemoryStore(Clock())
        match, vote = await voting(log)
        behind = await another_host(match, log)
        for seat in range(3):
            await match.act(seat, vote, Vote(True), f"client-{seat}")
        ((closed, _),) = closings(match)
        for other in (match, behind, await another_host(match, log)):
            assert await other.act(1, vote, Vote(True), "client-1") == closed.number
            await refused(other.act(1, vote, Vote(True), "client-9"), "closed")
            assert other.table == match.table

    asyncio.run(run())


def test_a_crash_between_shutting_and_closing_is_repaired() -> None:
    async def run() -> None:
        clock = Clock()
        log = Failing(clock)
        match, vote = await voting(log)
        for seat in (0, 1):
            await match.act(seat, vote, Vote(True))
        log.lost = {"append"}
        with pytest.raises(Unavailable):
            await match.act(2, vote, Vote(False), "client-2")
        log.lost = set()
        restarted = await another_host(match, log)
        await restarted.recover()
        (kept,) = closed_with(restarted)
        assert [answer.seat for answer in kept] == [0, 1, 2]
        ((closed, _),) = closings(restarted)
        assert await restarted.act(2, vote, Vote(False), "client-2") == closed.number
        await match.catch_up()
        assert match.table == restarted.table

    asyncio.run(run())


def test_a_retry_lets_the_same_host_close_a_shut_window() -> None:
    async def run() -> None:
        log = Failing(Clock())
        match, vote = await voting(log)
        for seat in (0, 1):
            await match.act(seat, vote, Vote(True))
        log.lost = {"append"}
        with pytest.raises(Unavailable):
            await match.act(2, vote, Vote(False), "client-2")
        log.lost = set()
        await match.act(2, vote, Vote(False), "client-2")
        assert len(closed_with(match)) == 1, "it would wait for ever: nobody else has anything to say"

    asyncio.run(run())


def test_a_complete_window_closes_after_a_pause() -> None:
    """The last answer is stored at the same moment as everybody agrees on a pause."""

    class PausedMeanwhile(MemoryStore):
        match: Match | None = None

        async def answer(
            self, match: str, window: str, answer: SealedAnswer, final: bool, *, still_waits_for: int | None = None
        ) -> int | None:
            count = await super().answer(match, window, answer, final, still_waits_for=still_waits_for)
            if answer.seat == 2 and self.match is not None:
                await self.match.pause()
            return count

    async def run() -> None:
        log = PausedMeanwhile(Clock())
        match, vote = await voting(log)
        log.match = match
        for seat in range(3):
            await match.act(seat, vote, Vote(True))
        assert not closed_with(match), "nothing closes in a pause"
        await match.go_on()
        assert len(closed_with(match)) == 1

    asyncio.run(run())


@pytest.mark.parametrize("word", ["more-time", "pause"])
def test_a_host_that_lags_behind_shuts_no_window_too_early(word: str) -> None:
    async def run() -> None:
        clock = Clock()
        log = MemoryStore(clock)
        match, vote = await voting(log)
        behind = await another_host(match, log)
        if word == "pause":
            await match.pause()
        else:
            await match.more_time(vote, 60_000)
        clock.ms += 30_000
        await behind.close_due()
        if word == "pause":
            await match.go_on()
        for seat in range(3):
            await match.act(seat, vote, Vote(True))
        assert len(closed_with(match)) == 1

    asyncio.run(run())


def test_more_time_that_races_with_the_closing_opens_the_window_again() -> None:
    async def run() -> None:
        clock = Clock()
        log = Overtaken(clock)
        match = await begin(log, "scrabble", mode="duplicate", seats=2)
        (sheet,) = match.windows
        other = await another_host(match, log)
        log.between = lambda: other.more_time(sheet.id, 60_000)
        due_ms = match.due_ms()
        assert due_ms is not None
        clock.ms = due_ms
        await match.close_due()
        assert [held.id for held in match.windows] == [sheet.id]
        assert match.due_ms() == due_ms + 60_000
        await match.act(0, sheet.id, Pass(), "after all")
        assert [answer.client for answer in await log.answers(match.id, sheet.id)] == ["after all"]

    asyncio.run(run())


class Overtaken(MemoryStore):
    """Once runs another command between shutting a window and closing it."""

    between: Callable[[], Awaitable[object]] | None = None

    async def shut(self, match: str, window: str) -> tuple[SealedAnswer, ...]:
        kept = await super().shut(match, window)
        if (say := self.between) is not None:
            self.between = None
            await say()
        return kept


def test_a_late_retry_does_not_replace_a_newer_answer() -> None:
    async def run() -> None:
        log = MemoryStore(Clock())
        match, vote = await voting(log)
        await match.act(1, vote, Vote(True), "first", final=False)
        await match.act(1, vote, Vote(False), "second", final=False)
        await match.act(1, vote, Vote(True), "first", final=False)
        assert [answer.client for answer in await log.answers(match.id, vote)] == ["second"]

    asyncio.run(run())


def test_impossible_sealed_answers_are_refused() -> None:
    async def run() -> None:
        match, vote = await voting(MemoryStore(Clock()), seats=4)
        await match.leave(3)
        await refused(match.act(3, vote, Vote(True)), "not-invited")
        await refused(match.act(0, vote, {"type": "pass"}), "not-now")
        await match.pause()
        await refused(match.act(0, vote, Vote(True)), "paused")
        assert not await match._log.answers(match.id, vote)
        await match.go_on()
        for seat in range(3):
            await match.act(seat, vote, Vote(True))
        await match.abandon()
        verify(match.record())

    asyncio.run(run())

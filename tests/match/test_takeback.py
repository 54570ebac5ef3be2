"""Takebacks restore the table, its time and the memory of bots. Actions after which something was seen stay."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from match.tables import another_host, begin, call_a_vote, lay_red, opened, refused
from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.core.inputs import Draw, TakeBack
from slovoteka.core.record import lines, parse
from slovoteka.games.codenames.actions import Accept, Clue, Touch
from slovoteka.games.forbidden.actions import Doubt, Lay, Pass, Vote
from slovoteka.match.bots_at_table import BotsAtTable, LocalBot, SeatListener
from slovoteka.match.host import Match
from slovoteka.match.replay import moments, verify
from slovoteka.store.memory import MemoryStore
from store.databases import Clock, Database


async def lay_and_pass(match: Match, clock: Clock) -> int:
    """Seat 0 lays a letter after a second and seat 1 answers after two more. Returns the number of the first input."""
    clock.ms += 1_000
    number = await lay_red(match)
    clock.ms += 2_000
    await match.act(1, opened(match, "respond").id, Pass())
    return number


def test_a_takeback_removes_the_action_and_all_later_ones() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        before = match.table
        laid = await lay_and_pass(match, clock)
        past = match.table.last_of(0)
        assert past is not None
        assert past.number == laid
        reply = match.table.last_of(1)
        assert reply is not None
        assert reply.number == laid + 1
        clock.ms += 30_000
        assert await match.take_back(laid) == laid + 2
        assert match.table.state == before.state
        assert match.table.number == laid + 2, "numbers run on: nothing is struck from the log"
        assert match.now_ms() == 1_000, "game time is that of the action"
        clock.ms += 500
        assert match.now_ms() == 1_500
        assert match.deadlines_ms() == (90_000,), "and the turn has as much time left as it had then"

    asyncio.run(run())


def test_the_reply_can_be_taken_back_alone() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        laid = await lay_and_pass(match, clock)
        await match.take_back(laid + 1)
        assert opened(match, "respond").seats == (1,)
        assert match.now_ms() == 3_000
        await match.take_back(laid)
        assert match.table.state.mover == 0
        assert match.table.last_of(0) is None

    asyncio.run(run())


@pytest.mark.parametrize("game", ["forbidden", "scrabble"])
def test_what_was_drawn_goes_back_and_other_things_are_drawn_next(game: str) -> None:
    async def run() -> None:
        clock = Clock()
        raw: dict[str, Any] = {"words": "auto", "first": 0} if game == "scrabble" else {}
        match = await begin(MemoryStore(clock), game, **raw)
        before = match.table
        turn = opened(match, "turn")
        moves = match.game.moves(before.state, 0, turn)
        action = next(iter(moves)) if game == "scrabble" else Lay(before.state.hands[0][0])
        number = await match.act(0, turn.id, action)
        drawn = match.table.draws - before.draws
        assert drawn > 0, "the rack or the hand was filled up"
        await match.take_back(number)
        assert match.table.state == before.state
        assert match.table.draws == before.draws + drawn, "no counter of a draw is used twice"

        await match.act(0, opened(match, "turn").id, action)
        counters = [entry.input.counter for entry in match.history.entries if isinstance(entry.input, Draw)]
        assert counters == list(range(before.draws + 2 * drawn))
        await match.abandon()
        assert verify(parse(lines(match.record()))) == before.draws + 2 * drawn

    asyncio.run(run())


def test_an_action_before_a_closed_window_cannot_be_taken_back() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        laid = await lay_red(match)
        clock.ms += 5_000
        assert await match.close_due(), "nobody has answered"
        await refused(match.take_back(laid), "not-the-last-move")
        assert match.table.past_ends == "closed"
        assert match.table.last_of(0) is None

    asyncio.run(run())


def test_an_action_that_opened_a_card_cannot_be_taken_back() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()), "codenames", judge="off", first="red")
        clue = await match.act(0, opened(match, "clue").id, Clue("НЕОПИСУЕМО", 2))
        assert match.table.last_of(0) is not None, "a clue may still be taken back"
        for seat in opened(match, "respond").seats:
            await match.act(seat, opened(match, "respond").id, Accept())
        red = match.table.state.board[match.table.state.key.index("red")]
        touch = await match.act(2, opened(match, "guess").id, Touch(red))
        for number in (touch, clue):
            await refused(match.take_back(number), "not-the-last-move")

    asyncio.run(run())


def test_a_vote_after_a_takeback_is_a_new_vote() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()), seats=3, check="vote")
        vote = await call_a_vote(match)
        await match.act(vote.seats[0], vote.id, Vote(True))
        past = match.table.last_of(0)
        assert past is not None
        await match.take_back(past.number)
        await refused(match.act(vote.seats[1], vote.id, Vote(True)), "closed")
        await match.act(0, opened(match, "doubt").id, Doubt())
        again = opened(match, "vote")
        assert again.id != vote.id, "answers to the first one are not answers to this one"
        assert not await match.has_answered(vote.seats[0], again)

    asyncio.run(run())


def test_nothing_else_can_be_taken_back() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        laid = await lay_and_pass(match, clock)
        for number in (0, laid - 1, laid + 2, 999):
            await refused(match.take_back(number), "not-the-last-move")
        await match.pause()
        await refused(match.take_back(laid), "paused")
        await match.go_on()
        await match.take_back(laid)
        await refused(match.take_back(laid), "not-the-last-move")

    asyncio.run(run())


def test_a_chess_clock_runs_from_where_it_was() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock), "scrabble", words="challenge", clock="game", first=0)
        clock.ms += 60_000
        turn = opened(match, "turn")
        play = next(iter(match.game.moves(match.table.state, 0, turn)))
        before, deadlines = match.table.state, match.deadlines_ms()
        number = await match.act(0, turn.id, play)
        clock.ms += 10_000
        await match.take_back(number)
        assert (match.table.state, match.deadlines_ms()) == (before, deadlines)
        assert match.now_ms() == 60_000, "the minute that the move took is gone, the rest is not"

    asyncio.run(run())


def test_a_takeback_keeps_host_commands_except_time_added_later() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        await match.more_time(opened(match, "turn").id, 7_000)
        laid = await lay_red(match)
        await match.more_time(opened(match, "respond").id, 9_000)
        await match.take_over(1, "master")
        await match.take_back(laid)
        assert match.deadlines_ms() == (97_000,)
        assert match.table.players == ((1, "master"),), "who sits where is not part of the game"

    asyncio.run(run())


def test_a_record_with_a_takeback_replays() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        laid = await lay_and_pass(match, clock)
        clock.ms += 20_000
        await match.take_back(laid)
        clock.ms += 1_000
        await lay_red(match, 1)
        await match.act(1, opened(match, "respond").id, Pass())
        await match.act(1, opened(match, "turn").id, Lay(match.table.state.hands[1][0]))
        await match.abandon()
        record = parse(lines(match.record()))
        assert verify(record) == match.table.draws
        *_, last = moments(record)
        assert last.table == match.table

    asyncio.run(run())


def test_a_takeback_survives_a_restart_and_reaches_the_other_host(tmp_path: Path) -> None:
    database = Database(tmp_path / "slovoteka.db")

    async def run() -> None:
        async with database.opened() as one_log, database.opened() as other_log:
            one = await begin(one_log)
            laid = await lay_and_pass(one, database.clock)
            other = await another_host(one, other_log)
            assert other.table == one.table, "what may be taken back as well"
            await other.take_back(laid)
            await one.catch_up()
            restarted = await another_host(one, one_log)
            assert one.table == other.table == restarted.table
            assert one.messages(1) == other.messages(1) == restarted.messages(1)
            await lay_red(restarted, 2)
            await refused(one.act(0, opened(one, "turn").id, Lay(one.table.state.window[0])), "closed")
            assert one.table == restarted.table

    asyncio.run(run())


def test_bots_forget_what_was_taken_back() -> None:
    async def run() -> None:
        clock = Clock()
        match = await begin(MemoryStore(clock))
        listener = SeatListener(match, 1)
        before = list(listener.situation(opened(match, "turn")).events)
        laid = await lay_and_pass(match, clock)
        assert len(listener.situation(opened(match, "turn")).events) > len(before)
        await match.take_back(laid)
        assert listener.situation(opened(match, "turn")).events == before
        await lay_red(match, 1)
        heard = listener.situation(opened(match, "respond")).events
        assert heard == SeatListener(match, 1).situation(opened(match, "respond")).events, "as one who comes only now"
        assert len(heard) == len(before) + 1

    asyncio.run(run())


class Thoughtful:
    """Passes, and remembers which table it was asked about."""

    level: Level = "master"

    def __init__(self) -> None:
        self.seen: list[str] = []

    def decide(self, situation: Situation) -> Decision | None:
        self.seen.append(situation.public.conversation)
        return Decision(Pass(), Reason("none"))


def test_bots_think_again_after_another_move_was_made_instead() -> None:
    """After a takeback a bot must not do what it planned for the table that was taken back."""

    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        thoughtful = Thoughtful()
        bots = BotsAtTable(match, {1: LocalBot(thoughtful)}, Random(1))
        laid = await lay_red(match, 0)
        await bots._think(paced=True)
        await match.take_back(laid)
        await lay_red(match, 1)
        await bots._think(paced=True)
        assert thoughtful.seen[-1] == match.table.state.conversation

    asyncio.run(run())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_hears_of_a_takeback(seat: int | None) -> None:
    async def run() -> list[Any]:
        match = await begin(MemoryStore(Clock()))
        laid = await lay_red(match)
        await match.take_back(laid)
        return [message.host for message in match.messages(seat, laid)]

    (heard,) = asyncio.run(run())
    assert isinstance(heard, TakeBack)

"""The host: inputs are ordered, stored and then announced, retries are harmless; time and seats."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from conformance.play import ToyOracle
from match.tables import begin
from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.bots.registry import pace_ms
from slovoteka.core.dealer import commitment
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.inputs import Close, Entry
from slovoteka.core.record import verify_draws
from slovoteka.games.forbidden.actions import Call, Doubt, Lay, Pass, Vote
from slovoteka.games.registry import find
from slovoteka.match.bots_at_table import REACTION_MS, BotsAtTable, LocalBot
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.match.seating import Seating
from slovoteka.store.log import WakeInfo
from slovoteka.store.memory import MemoryStore

KIND = find("forbidden")


class Clock:
    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


class Broken(MemoryStore):
    """A store whose disk is full."""

    full = False

    async def append(self, match: str, expected: int, entries: Sequence[Entry], standing: WakeInfo) -> None:
        if self.full:
            raise OSError("disk full")
        await super().append(match, expected, entries, standing)


def seat_all(raw: dict[str, Any], salts: bool = False) -> Seating:
    seating = Seating(KIND, KIND.rules.read_options({"first": 0, **raw}), "m", b"\x05" * 32)
    for seat in range(KIND.rules.seats(seating.options)):
        salt = bytes([seat]) * 32
        seating.join(seat, f"игрок {seat + 1}", salt_hash=commitment(salt) if salts else None)
        if salts and seat != 1:
            seating.open_salt(seat, salt.hex())
    return seating


async def new_match(clock: Clock, store: MemoryStore | None = None, **raw: Any) -> Match:
    seating = seat_all(raw)
    return await Match.create(KIND, seating.header(None), seating.seed, store or MemoryStore(clock), ToyOracle())


def window(match: Match, kind: str) -> str:
    return next(held.id for held in match.view(None).windows if held.kind == kind)


async def lay(match: Match, client: str | None = None) -> int:
    state = match.table.state
    return await match.act(state.mover, window(match, "turn"), Lay(state.hands[state.mover][0]), client)


def test_a_retry_is_harmless_and_a_stale_answer_refused() -> None:
    async def run() -> None:
        match = await new_match(Clock())
        turn = window(match, "turn")
        first = await lay(match, "client-1")
        assert await match.act(0, turn, Lay("Щ"), "client-1") == first, "the same id: the same acknowledgement"
        with pytest.raises(Illegal) as refused:
            await match.act(0, turn, Lay("Щ"), "client-2")
        assert refused.value.code == "closed"
        with pytest.raises(Illegal, match="not-invited"):
            await match.act(0, window(match, "respond"), Pass())
        with pytest.raises(Unreadable):
            await match.act(1, window(match, "respond"), {"type": "dance"})
        await match.act(1, window(match, "respond"), {"type": "pass"})
        await lay(match)
        with pytest.raises(Illegal) as refused:
            await match.act(0, "respond:1", Pass())
        assert refused.value.code == "stale"

    asyncio.run(run())


def test_nothing_happens_that_was_not_stored() -> None:
    async def run() -> None:
        clock = Clock()
        store = Broken(clock)
        match = await new_match(clock, store)
        announced: list[int] = []
        match.listeners.append(announced.append)
        before, number = match.table, len(match.messages(0))
        store.full = True
        with pytest.raises(OSError, match="disk full"):
            await lay(match)
        assert match.table == before
        assert len(match.messages(0)) == number
        assert not announced
        store.full = False
        assert await lay(match) == announced[-1] - 1, "the draw that follows is stored with it"

    asyncio.run(run())


def test_the_loser_of_a_race_reloads() -> None:
    async def run() -> None:
        clock = Clock()
        store = MemoryStore(clock)
        one = await new_match(clock, store)
        two = Match.resume(KIND, await store.read("m"), store, ToyOracle())
        assert two.table == one.table
        await lay(one, "x")
        with pytest.raises(Illegal, match="closed"):
            await lay(two)
        assert two.table == one.table, "it has taken in what the other stored"
        assert two.messages(0) == one.messages(0)
        assert await two.act(0, "turn:1", Lay("Щ"), "x") == 9, "retries stay harmless after a crash"

    asyncio.run(run())


def test_messages_are_numbered_for_everyone_and_tell_each_seat_its_own() -> None:
    async def run() -> None:
        match = await new_match(Clock(), seats=3)
        await lay(match)
        views = [match.messages(seat) for seat in (0, 1, 2, None)]
        assert len({tuple(message.number for message in messages) for messages in views}) == 1
        drawn = [[event.letter for message in messages for event in message.events if hasattr(event, "letter")]
                 for messages in views]  # fmt: skip
        assert [sum(letter is not None for letter in letters) for letters in drawn] == [7, 6, 6, 3]
        assert match.messages(0, match.table.number - 1)[0].number == match.table.number

    asyncio.run(run())


def test_sealed_votes_stay_secret_and_close_when_all_are_in() -> None:
    async def run() -> None:
        match = await new_match(Clock(), seats=3, check="vote")
        await lay(match)
        word = "".join(sorted(match.table.state.conversation))
        await match.act(1, window(match, "respond"), Call(word))
        await match.act(0, window(match, "doubt"), Doubt())
        ballot = window(match, "vote")
        before = match.view(2)
        await match.act(0, ballot, Vote(False))
        await match.act(0, ballot, Vote(True))  # replaces the first
        await match.act(1, ballot, Vote(True))
        assert match.view(2) == before
        await match.act(2, ballot, Vote(False))
        assert match.table.state.discards[0], "two of three: the word stands"

    asyncio.run(run())


def test_a_vote_does_not_wait_for_a_player_who_has_left() -> None:
    async def run() -> None:
        match = await new_match(Clock(), seats=4, check="vote")
        await lay(match)
        await match.act(1, window(match, "respond"), Call("".join(sorted(match.table.state.conversation))))
        await match.act(0, window(match, "doubt"), Doubt())
        ballot = window(match, "vote")
        for seat in (0, 1, 2):
            await match.act(seat, ballot, Vote(True))
        assert window(match, "vote") == ballot
        await match.leave(3)
        assert match.table.state.discards[0]

    asyncio.run(run())


def test_a_window_cannot_be_closed_too_early() -> None:
    async def run() -> None:
        match = await new_match(Clock())
        with pytest.raises(Illegal, match="too-early"):
            await match._say(Close(window(match, "turn")))

    asyncio.run(run())


def test_windows_close_in_time_and_pauses_move_deadlines() -> None:
    async def run() -> None:
        clock = Clock()
        match = await new_match(clock)
        await lay(match)
        clock.ms += 4_000
        assert not await match.close_due()
        await match.pause()
        with pytest.raises(Illegal, match="paused"):
            await match.act(1, window(match, "respond"), Pass())
        clock.ms += 60_000
        assert not await match.close_due()
        await match.go_on()
        await match.more_time(window(match, "respond"), 2_000)
        clock.ms += 2_999
        assert not await match.close_due()
        clock.ms += 1
        assert await match.close_due()
        assert match.table.state.mover == 1
        await match.take_over(1, "master")
        assert dict(match.table.players) == {1: "master"}
        await match.take_over(1, None)
        assert not match.table.players

    asyncio.run(run())


def test_salts_enter_the_draws_and_a_missing_one_is_its_hash() -> None:
    async def run() -> None:
        seating = seat_all({"seats": 3}, salts=True)
        header = seating.header("abc")
        assert header.seats[1].salt == header.seats[1].salt_hash
        match = await Match.create(KIND, header, seating.seed, MemoryStore(Clock()), ToyOracle())
        with pytest.raises(Illegal, match="not-over"):
            match.record()
        await match.abandon()
        record = match.record()
        assert record.closing.outcome is None
        assert verify(record) == verify_draws(record) == 11
        with pytest.raises(Illegal, match="over"):
            await lay(match)

    asyncio.run(run())


def test_a_salt_must_be_the_one_promised() -> None:
    seating = Seating(KIND, KIND.rules.read_options({}), "m", b"\x05" * 32)
    with pytest.raises(Illegal, match="seats-empty"):
        seating.header(None)
    seating.join(0, "я", salt_hash=commitment(b"\x01" * 32))
    with pytest.raises(Illegal, match="seat-taken"):
        seating.join(0, "другой")
    with pytest.raises(Illegal, match="salt-not-committed"):
        seating.open_salt(0, "02" * 32)
    with pytest.raises(Unreadable):
        seating.join(1, "я", salt_hash="xyz")


class Quick:
    """A bot that lays its first card, calls one word and otherwise passes."""

    level: Level = "master"

    def decide(self, situation: Situation) -> Decision | None:
        if situation.window.kind == "turn":
            return Decision(Lay(situation.private.hand[0]), Reason("first"))
        if situation.window.kind == "respond" and len(situation.public.conversation) >= 3:
            return Decision(Call(situation.public.conversation[:3]), Reason("try"), races=True)
        if situation.window.kind == "call":
            return Decision(Call(situation.public.conversation[:3]), Reason("late"), races=True)
        return Decision(Pass(), Reason("none"))


def test_bots_wait_for_people_but_not_for_each_other() -> None:
    async def run() -> None:
        clock = Clock()
        match = await new_match(clock)
        bots = BotsAtTable(match, {1: LocalBot(Quick())}, Random(1))
        await lay(match)
        plans = await bots._think(paced=True)
        low, high = REACTION_MS["master"]
        assert low <= plans[0].due_ms - match.now_ms() <= high
        again = await bots._think(paced=True)
        assert again == plans, "a bot is asked once and keeps its moment"

    asyncio.run(run())


def test_a_bot_takes_a_persons_time_but_not_all_that_is_left() -> None:
    async def run() -> None:
        for seed in range(20):
            clock = Clock()
            match = await new_match(clock)
            bots = BotsAtTable(match, {0: LocalBot(Quick())}, Random(seed))
            low, high = pace_ms("forbidden", "turn")
            (plan,) = await bots._think(paced=True)
            assert low <= plan.due_ms - match.now_ms() <= high

            clock.ms += 87_000  # of ninety seconds
            (late,) = await BotsAtTable(match, {0: LocalBot(Quick())}, Random(seed))._think(paced=True)
            assert late.due_ms - match.now_ms() <= 1_000

    asyncio.run(run())


def test_a_bot_does_not_lay_a_letter_over_the_word_it_is_about_to_call() -> None:
    async def run() -> None:
        clock = Clock()
        match = await new_match(clock)
        bots = BotsAtTable(match, {1: LocalBot(Quick())}, Random(1))
        await lay(match)
        first = (await bots._think(paced=True))[0]
        clock.ms += 5_000  # the respond window closes, and it is the bot's own turn
        await match.close_due()
        assert match.table.state.mover == 1
        plans = await bots._think(paced=True)
        assert [(plan.window.partition(":")[0], plan.decision.action) for plan in plans] == [
            ("call", first.decision.action)
        ]
        assert plans[0].due_ms == first.due_ms, "the word was seen before: the time runs on"

    asyncio.run(run())


def test_a_pause_while_a_bot_thinks_does_not_count_as_its_fault() -> None:
    """Its decision is refused, and it is asked again after the pause."""

    async def run() -> None:
        match = await new_match(Clock())
        bots = BotsAtTable(match, {1: LocalBot(Quick())}, Random(1))
        await lay(match)
        (plan,) = await bots._think(paced=False)
        await match.pause()
        number = match.table.number
        await bots._carry_out(plan)
        assert match.table.number == number
        await match.go_on()
        (again,) = await bots._think(paced=False)
        await bots._carry_out(again)
        assert match.table.number > number + 1

    asyncio.run(run())


def test_options_in_the_header_make_the_same_game() -> None:
    seating = seat_all({"deck": "flat"})
    decoded = msgspec.json.decode(msgspec.json.encode(seating.header(None)))
    assert msgspec.convert(decoded["options"], KIND.types.options) == seating.options


def test_a_page_of_the_history_is_its_beginning() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        whole = match.messages(0)
        assert len(whole) > 5
        assert match.messages(0, 2, 3) == whole[2:5]
        assert match.messages(0, 2, 1_000) == whole[2:]
        assert match.messages(0, match.table.number, 3) == []

    asyncio.run(run())

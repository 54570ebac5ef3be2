"""The log of a match, on every store."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from slovoteka.store.log import Conflict, MatchLog, Missing, Snapshot, Store, WakeInfo, WindowClosed
from slovoteka.store.memory import MemoryStore
from store.databases import Clock, Database
from store.samples import NOBODY, SEED, act, close, closing, draw, header, reason, sealed

Play = Callable[[Callable[[MatchLog], Awaitable[Any]]], None]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def play(request: pytest.FixtureRequest) -> Play:
    """Runs a scene on every store, including the one in memory."""
    if request.param != "memory":
        database: Database = request.getfixturevalue(f"{request.param}_database")
        return database.play

    async def with_memory(scene: Callable[[MatchLog], Awaitable[Any]]) -> None:
        await scene(MemoryStore(Clock()))

    return lambda scene: asyncio.run(with_memory(scene))


def test_a_match_is_read_as_it_was_written(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        began_ms = await log.create(header(), SEED)
        assert began_ms == log.now_ms()
        await log.append("m", 1, [draw(1), act(2, "a")], WakeInfo(wake_ms=5, waiting=(1,)))
        await log.append("m", 3, [act(3)], NOBODY)
        stored = await log.read("m")
        assert stored.header == header()
        assert stored.seed == SEED
        assert stored.began_ms == began_ms
        assert stored.entries == (draw(1), act(2, "a"), act(3))
        assert stored.closing is None
        assert await log.entries("m", 1) == (act(2, "a"), act(3))
        assert await log.entries("m", 3) == ()

    play(scene)


def test_a_match_id_can_be_created_once(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.append("m", 1, [act(1)], NOBODY)
        with pytest.raises(Conflict):
            await log.create(header(), bytes(32))
        assert (await log.read("m")).seed == SEED
        assert await log.entries("m", 0) == (act(1),)

    play(scene)


@pytest.mark.parametrize("expected", [1, 3])
def test_an_append_with_a_wrong_number_is_a_conflict(play: Play, expected: int) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.append("m", 1, [act(1)], NOBODY)
        with pytest.raises(Conflict):
            await log.append("m", expected, [act(expected)], NOBODY)
        await log.append("m", 2, [act(2)], NOBODY)
        assert await log.entries("m", 0) == (act(1), act(2))

    play(scene)


def test_a_repeated_client_id_of_a_seat_is_a_conflict_and_stores_nothing(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.create(header("other"), SEED)
        await log.append("m", 1, [act(1, "a", seat=0), act(2, "a", seat=1)], NOBODY)
        with pytest.raises(Conflict):
            await log.append("m", 3, [act(3, "b"), act(4, "a")], NOBODY)
        assert len(await log.entries("m", 0)) == 2
        await log.append("m", 3, [act(3, "b"), act(4), act(5)], NOBODY)
        await log.append("other", 1, [act(1, "a")], NOBODY)

    play(scene)


def test_appending_nothing_is_allowed(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.append("m", 1, [], NOBODY)
        assert await log.entries("m", 0) == ()
        await log.append("m", 1, [act(1)], NOBODY)
        assert await log.entries("m", 0) == (act(1),)

    play(scene)


def test_sealed_answers_replace_each_other_until_the_window_is_shut(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        assert await log.answer("m", "w", sealed(1), final=True) == 1
        assert await log.answer("m", "w", sealed(0), final=False) == 1
        assert await log.answer("m", "other", sealed(0), final=True) == 1
        assert await log.answer("m", "w", sealed(0, "щука"), final=True) == 2
        assert await log.answer("m", "w", sealed(1, "рак"), final=False) == 1
        assert await log.answers("m", "w") == (sealed(0, "щука"), sealed(1, "рак"))
        assert await log.answers("m", "w", only_final=True) == (sealed(0, "щука"),)
        assert await log.shut("m", "w") == (sealed(0, "щука"), sealed(1, "рак"))
        with pytest.raises(WindowClosed):
            await log.answer("m", "w", sealed(1, "поздно"), final=True)
        assert await log.shut("m", "w") == (sealed(0, "щука"), sealed(1, "рак"))
        assert await log.shut("m", "nobody came") == ()
        assert await log.answer("m", "other", sealed(1), final=True) == 2

    play(scene)


def test_answers_are_counted_only_after_the_awaited_seat_has_answered(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        assert await log.count_answers("m", "w") == 0
        assert await log.answer("m", "w", sealed(0), final=True, still_waits_for=1) is None
        assert await log.answer("m", "other", sealed(1), final=True, still_waits_for=1) == 1
        assert await log.answer("m", "w", sealed(1), final=False, still_waits_for=1) is None
        assert await log.count_answers("m", "w") == 1
        assert await log.answer("m", "w", sealed(1, "щука"), final=True, still_waits_for=1) == 2
        assert await log.answer("m", "w", sealed(2), final=True, still_waits_for=1) == 3
        assert await log.count_answers("m", "w") == 3

    play(scene)


def test_a_late_retry_does_not_replace_a_newer_answer(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.create(header("another"), SEED)
        assert await log.answer("m", "w", sealed(0, "ёж"), final=False) == 0
        assert await log.answer("m", "w", sealed(0, "щука"), final=True) == 1
        assert await log.answer("m", "w", sealed(0, "ёж"), final=False) == 1
        assert await log.answers("m", "w", only_final=True) == (sealed(0, "щука"),)
        assert await log.answer("m", "w", sealed(1, "ёж"), final=True) == 2  # another seat,
        assert await log.answer("m", "other", sealed(0, "ёж"), final=True) == 1  # another window,
        assert await log.answer("another", "w", sealed(0, "ёж"), final=True) == 1  # another match
        for word in ("рак", "лебедь"):  # without an id a retry cannot be recognised
            unnamed = sealed(0, word).but(client=None)
            assert await log.answer("m", "w", unnamed, final=True) == 2
        assert await log.answers("m", "w") == (unnamed, sealed(1, "ёж"))

    play(scene)


def test_a_reopened_window_takes_answers_again(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.answer("m", "w", sealed(0), final=True)
        await log.reopen("m", "w")  # the window is open
        await log.reopen("m", "nobody came")
        await log.append("m", 1, [close(1, "another")], NOBODY)
        await log.shut("m", "w")
        await log.reopen("m", "w")
        assert await log.answer("m", "w", sealed(1), final=True) == 2
        assert await log.shut("m", "w") == (sealed(0), sealed(1))
        with pytest.raises(WindowClosed):
            await log.answer("m", "w", sealed(1, "щука"), final=True)

    play(scene)


def test_a_window_whose_close_is_in_the_log_stays_shut(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.answer("m", "w", sealed(0), final=True)
        await log.append("m", 1, [act(1), close(2, "w", *await log.shut("m", "w"))], NOBODY)
        await log.reopen("m", "w")
        with pytest.raises(WindowClosed):
            await log.answer("m", "w", sealed(1), final=True)

    play(scene)


def test_finishing_a_match_stores_its_closing(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.append("m", 1, [act(1)], NOBODY)
        await log.finish("m", closing(1))
        assert (await log.read("m")).closing == closing(1)

    play(scene)


def test_a_match_is_read_from_its_snapshot_on(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        await log.create(header(), SEED)
        await log.append("m", 1, [act(1), act(2), act(3)], NOBODY)
        await log.keep("m", Snapshot(number=1, made_by="v1", table=b"\x00one"))
        await log.keep("m", Snapshot(number=2, made_by="v1", table=b"\x00two"))
        stored = await log.read("m", "v1")
        assert stored.snapshot == Snapshot(number=2, made_by="v1", table=b"\x00two")
        assert stored.entries == (act(3),)
        for other in (None, "v2"):
            stored = await log.read("m", other)
            assert stored.snapshot is None
            assert stored.entries == (act(1), act(2), act(3))

    play(scene)


def test_reading_an_unknown_match_raises_missing(play: Play) -> None:
    async def scene(log: MatchLog) -> None:
        with pytest.raises(Missing):
            await log.read("m")

    play(scene)


# --- what only a database is asked for --------------------------------------------------------------------------------


def test_nothing_is_stored_for_an_unknown_match(database: Database) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(Missing):
            await store.append("m", 1, [act(1)], NOBODY)
        with pytest.raises(Missing):
            await store.answer("m", "w", sealed(0), final=True)
        with pytest.raises(Missing):
            await store.keep("m", Snapshot(number=1, made_by="v", table=b""))
        with pytest.raises(Missing):
            await store.finish("m", closing(0))
        assert await store.entries("m", 0) == ()

    database.play(scene)


def test_an_older_snapshot_does_not_replace_a_newer_one(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.create(header(), SEED)
        await store.append("m", 1, [act(1), act(2)], NOBODY)
        await store.keep("m", Snapshot(number=2, made_by="v", table=b"2"))
        await store.keep("m", Snapshot(number=1, made_by="v", table=b"1"))
        assert (await store.read("m", "v")).snapshot == Snapshot(number=2, made_by="v", table=b"2")
        await store.keep("m", Snapshot(number=1, made_by="w", table=b"w"))
        assert (await store.read("m", "w")).snapshot == Snapshot(number=1, made_by="w", table=b"w")

    database.play(scene)


def test_a_closing_with_a_wrong_number_of_inputs_is_a_conflict(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.create(header(), SEED)
        await store.append("m", 1, [act(1), act(2)], NOBODY)
        with pytest.raises(Conflict):
            await store.finish("m", closing(1))
        await store.finish("m", closing(2))
        await store.finish("m", closing(2).but(seed="00"))
        assert (await store.read("m")).closing == closing(2)
        with pytest.raises(Conflict):
            await store.append("m", 3, [act(3)], NOBODY)

    database.play(scene)


def test_a_match_without_a_room_has_the_room_it_needs(database: Database) -> None:
    async def scene(store: Store) -> None:
        began_ms = await store.create(header(), SEED)
        await store.append("m", 1, [act(1)], WakeInfo(wake_ms=77, waiting=(1,)))
        state = await store.room("m")
        assert (state.number, state.waiting, state.began_ms, state.chairs) == (1, (1,), began_ms, ())
        assert (state.room.stage, state.room.owner, state.room.seats) == ("playing", "", 2)
        assert state.room.agreement.lexicon == "abc"
        assert await store.seed("m") == SEED
        assert await store.lobby(10) == ()

    database.play(scene)


def test_reasons_of_bots_are_kept_in_order_and_the_first_for_an_input_stays(database: Database) -> None:
    async def scene(store: Store) -> None:
        for match in ("m", "n"):
            await store.create(header(match), SEED)
        for given in (reason(12), reason(3, 1), reason(3, 0), reason(3, 1, "bot-other")):
            await store.keep_reason("m", given)
        assert await store.reasons("m") == (reason(3, 0), reason(3, 1), reason(12))
        assert await store.reasons("n") == ()

    database.play(scene)


def test_finished_matches_are_listed_in_order_of_their_ids(database: Database) -> None:
    async def scene(store: Store) -> None:
        ids = ["a-1", "B_2", "a_1", "Z", "b", "0"]
        for match in [*ids, "running"]:
            await store.create(header(match), SEED)
        for match in ids:
            await store.finish(match, closing(0))
        found: list[str] = []
        while page := await store.match_ids(found[-1] if found else "", 4):
            found += page
        assert found == sorted(ids)

    database.play(scene)


def test_an_entry_with_a_wrong_number_is_an_error_and_changes_nothing(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.create(header(), SEED)
        with pytest.raises(ValueError, match="in the place of"):
            await store.append("m", 1, [act(2)], NOBODY)
        assert (await store.room("m")).number == 0

    database.play(scene)

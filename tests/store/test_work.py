"""Work outside the game: one node does it, all know its progress, and the result is stored."""

import asyncio

from slovoteka.store.log import Store
from slovoteka.store.work import WorkState
from store.databases import Database

DAY_MS = 86_400_000


def test_work_is_claimed_by_one_node_at_a_time(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        assert await one.work_state("review") is None
        claims = await asyncio.gather(
            one.claim_work("review", "one", 1_000, b"0"), other.claim_work("review", "other", 1_000, b"0")
        )
        assert sorted(claims) == [False, True]
        winner, loser = ("one", "other") if claims[0] else ("other", "one")
        assert await other.work_state("review") == WorkState(winner, b"0")
        assert await one.claim_work("review", winner, 1_000, b"7"), "it may go on"
        assert await one.work_state("review") == WorkState(winner, b"7")
        await one.drop_work("review", loser)
        assert not await one.claim_work("review", loser, 1_000, b"0")
        await one.drop_work("review", winner)
        assert await one.claim_work("review", loser, 1_000, b"0")

    database.play_two(scene)


def test_a_claim_expires_if_its_node_is_silent(database: Database) -> None:
    async def scene(store: Store) -> None:
        assert await store.claim_work("review", "one", 1_000, b"0")
        database.clock.ms += 1_000
        assert not await store.claim_work("review", "other", 1_000, b"0")
        database.clock.ms += 1
        assert await store.work_state("review") is None
        assert await store.claim_work("review", "other", 1_000, b"0")
        assert not await store.claim_work("review", "one", 1_000, b"9"), "it was too slow"

    database.play(scene)


def test_results_are_kept_for_a_while(database: Database) -> None:
    large = b'{"remark": "again and again"}' * 10_000

    async def scene(store: Store) -> None:
        assert await store.work_result("review") is None
        await store.claim_work("review", "one", 1_000, b"0")
        await store.finish_work("review", "one", large)
        assert await store.work_state("review") is None
        await store.finish_work("review", "other", b"of two results the first is kept")
        assert await store.work_result("review") == large
        database.clock.ms += DAY_MS
        await store.finish_work("later", "one", b"")
        assert await store.forget_results(database.clock.ms) == 1
        assert await store.work_result("review") is None
        assert await store.work_result("later") == b""

    database.play(scene)

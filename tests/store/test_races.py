"""Two nodes on one database: the first writer wins, and everything that was confirmed stays."""

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any

import pytest

from harness.pauses import let_pass
from slovoteka.store.log import Conflict, Store, WindowClosed
from store.databases import Database
from store.samples import NOBODY, SEED, act, chair, closing, header, room, sealed
from store.test_people import complaint, line


async def outcomes(attempts: Sequence[Awaitable[Any]]) -> list[Any]:
    """Runs all attempts at once. Returns their results, or the errors that a race may cause."""
    results = await asyncio.gather(*attempts, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Conflict | WindowClosed):
            raise result
    return results


def winners(results: list[Any]) -> list[int]:
    return [place for place, result in enumerate(results) if not isinstance(result, Exception)]


def test_exactly_one_of_fifty_appends_with_one_number_wins(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.create(header(), SEED)
        for number in range(1, 6):
            entries = [act(number, f"{number} from {place}") for place in range(50)]
            results = await outcomes(
                [(one, other)[place % 2].append("m", number, [entry], NOBODY) for place, entry in enumerate(entries)]
            )
            [winner] = winners(results)
            assert await other.entries("m", number - 1) == (entries[winner],)

    database.play_two(scene)


def test_a_retry_at_two_nodes_is_stored_once(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.create(header(), SEED)

        async def insist(store: Store) -> None:
            while True:
                number = len(await store.entries("m", 0)) + 1
                try:
                    await store.append("m", number, [act(number, "the same")], NOBODY)
                except Conflict:
                    if await store.entries("m", 0):
                        return

        async with asyncio.timeout(60):
            await asyncio.gather(insist(one), insist(other))
        assert len(await one.entries("m", 0)) == 1

    database.play_two(scene)


async def later(delay_s: float, attempt: Awaitable[Any]) -> Any:
    await let_pass(delay_s, "one of many orders of events")
    return await attempt


def test_an_acknowledged_answer_is_always_in_what_the_window_closed_with(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.create(header(), SEED)
        taken = refused = 0
        for trial in range(20):
            window = f"w{trial}"
            answers = [
                later(seat * 0.0003, (one, other)[seat % 2].answer("m", window, sealed(seat), final=True))
                for seat in range(60)
            ]
            *results, shut = await outcomes([*answers, later(trial * 0.001, other.shut("m", window))])
            acknowledged = winners(results)
            assert [answer.seat for answer in shut] == acknowledged
            assert await one.answers("m", window) == shut
            taken += len(acknowledged)
            refused += len(results) - len(acknowledged)
        assert taken
        assert refused

    database.play_two(scene)


def test_one_of_the_last_answers_always_learns_that_all_have_answered(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.create(header(), SEED)
        for trial in range(30):
            window = f"w{trial}"
            seats = range(12)
            counts = await asyncio.gather(
                *(
                    (one, other)[seat % 2].answer(
                        "m", window, sealed(seat), final=True, still_waits_for=(seat + trial) % len(seats)
                    )
                    for seat in seats
                )
            )
            assert len(seats) in counts

    database.play_two(scene)


def test_only_one_person_gets_a_chair(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.open_room(room(seats=3), SEED, [])
        for seat in range(3):
            guests = [chair(seat, f"guest {place}") for place in range(20)]
            results = await outcomes([(one, other)[place % 2].sit("r", guest) for place, guest in enumerate(guests)])
            [winner] = winners(results)
            state = await one.room("r")
            assert state.chairs[seat] == guests[winner]
        assert [listing.taken for listing in await one.rooms_of(state.chairs[0].identity or "", 1)] == [3]

    database.play_two(scene)


def test_everybody_who_got_a_chair_is_in_the_match(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        begun_count = 0
        for trial in range(30):
            room_id = f"r{trial}"
            await one.open_room(room(room_id, seats=9), SEED, [chair(0)])

            async def begin(room_id: str = room_id) -> None:
                chairs = (await other.room(room_id)).chairs
                await other.begin(room(room_id, version=2, seats=9, stage="playing"), chairs, header(room_id))

            sits = [
                later(seat * trial * 0.0002, one.sit(room_id, chair(seat, f"guest {seat}"))) for seat in range(1, 9)
            ]
            *sat, begun = await outcomes([*sits, later(0.002, begin())])
            state = await one.room(room_id)
            assert [taken.seat for taken in state.chairs] == [0, *(place + 1 for place in winners(sat))]
            assert (state.began_ms is not None) == (begun is None)
            begun_count += begun is None
        assert begun_count

    database.play_two(scene)


def test_sitting_down_twice_at_once_in_a_hall_gives_one_chair(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.open_room(room(seats=40, hall=True), SEED, [])
        results = await outcomes([(one, other)[seat % 2].sit("r", chair(seat)) for seat in range(40)])
        [winner] = winners(results)
        assert (await one.room("r")).chairs == (chair(winner),)

    database.play_two(scene)


def test_either_salts_are_opened_or_ready_is_taken_back(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        won = set()
        for trial in range(40):
            room_id = f"r{trial}"
            ready = [chair(0, ready=1), chair(1, "borya", ready=1)]
            await one.open_room(room(room_id), SEED, ready)
            opening = one.open_salts(room(room_id, version=2, stage="opening"), ready)
            if trial % 4 < 2:
                leaving = other.change_chair(room_id, chair(1, "borya", ready=0))
            else:
                leaving = other.stand_up(room_id, 1, "borya")
            attempts = [later(0.002 * (trial % 2), opening), later(0.002 * (1 - trial % 2), leaving)]
            opened, left = await outcomes(attempts)
            assert (opened is None) != (left is None)
            state = await one.room(room_id)
            assert (state.room.stage == "opening") == (opened is None) == (state.chairs == tuple(ready))
            won.add(opened is None)
        assert won == {True, False}

    database.play_two(scene)


def test_an_accepted_salt_is_in_the_match(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        for trial in range(40):
            room_id = f"r{trial}"
            await one.open_room(room(room_id, stage="opening"), SEED, [chair(0, salt_hash="ab")])
            opened = chair(0, salt_hash="ab", salt="00")
            playing = room(room_id, version=2, stage="playing")
            begun, salted = await outcomes(
                [
                    other.begin(playing, [chair(0, salt_hash="ab")], header(room_id)),
                    later(0.0001 * trial, one.change_chair(room_id, opened)),
                ]
            )
            assert isinstance(begun, Conflict) == (salted is None)
            [held] = (await one.room(room_id)).chairs
            assert (held == opened) == (salted is None)

    database.play_two(scene)


def test_a_person_deleted_while_a_match_begins_is_deleted_in_it(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        for trial in range(60):
            room_id, guest = f"r{trial}", f"guest {trial}"
            held = [chair(0), chair(1, guest, name="Имя")]
            await one.open_room(room(room_id), SEED, held)
            begin = one.begin(room(room_id, version=2, stage="playing"), held, header(room_id, ("Аня", "Имя")))
            await outcomes([later(0.001, begin), later(0.0001 * (trial % 30), other.forget(guest, "Кто-то"))])
            state = await one.room(room_id)
            assert [taken.name for taken in state.chairs] == ["Аня", "Кто-то"]
            if state.began_ms is not None:
                assert [info.name for info in (await one.read(room_id)).header.seats] == ["Аня", "Кто-то"]

    database.play_two(scene)


def test_only_one_of_several_changes_of_a_room_wins(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.open_room(room(), SEED, [])
        changes = [room(version=2, title=str(place)) for place in range(20)]
        results = await outcomes([(one, other)[place % 2].change_room(change) for place, change in enumerate(changes)])
        [winner] = winners(results)
        assert (await one.room("r")).room == changes[winner]

    database.play_two(scene)


def test_a_record_ends_where_its_closing_line_says(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        for trial in range(20):
            match = f"m{trial}"
            await one.create(header(match), SEED)
            await one.append(match, 1, [act(1)], NOBODY)
            appended, finished = await outcomes(
                [one.append(match, 2, [act(2)], NOBODY), other.finish(match, closing(1))]
            )
            assert (appended is None) != (finished is None)
            stored = await one.read(match)
            assert len(stored.entries) == (2 if appended is None else 1)
            assert (stored.closing is None) == (appended is None)

    database.play_two(scene)


def test_a_code_works_for_one_of_several_requests(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.add_code("hash", "anya", database.clock.ms + 1000)
        taken = await asyncio.gather(*((one, other)[place % 2].take_code("hash") for place in range(20)))
        assert sorted(filter(None, taken)) == ["anya"]

    database.play_two(scene)


def test_lines_and_complaints_get_different_numbers(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.open_room(room(), SEED, [])
        numbers = await asyncio.gather(*((one, other)[place % 2].add_line(line(str(place))) for place in range(40)))
        assert sorted(numbers) == list(range(1, 41))
        await asyncio.gather(*((one, other)[place % 2].complain(complaint("anya")) for place in range(20)))
        assert len(await one.complaints(99)) == 20

    database.play_two(scene)


def test_all_nodes_find_the_same_single_outage(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await one.beat(1000)
        database.clock.ms += 60_000
        answers = await asyncio.gather(*((one, other)[place % 2].beat(1000) for place in range(10)))
        assert {len(outages) for outages in answers} == {1}
        assert len(set(answers)) == 1

    database.play_two(scene)


@pytest.mark.parametrize("opened_at_once", [2, 6])
def test_nodes_may_start_together_on_an_empty_database(database: Database, opened_at_once: int) -> None:
    async def start() -> None:
        stores = [database.store() for _ in range(opened_at_once)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create(header(), SEED)
        assert (await stores[-1].read("m")).seed == SEED
        for store in stores:
            await store.close()

    asyncio.run(start())

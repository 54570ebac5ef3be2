"""Rooms, chairs and lists, on every database."""

import pytest

from slovoteka.store.log import Conflict, Missing, Store, WakeInfo
from slovoteka.store.rooms import Chair, Offer, RoomNumbers
from store.databases import Database
from store.samples import NOBODY, SEED, act, chair, closing, header, room


async def begin(store: Store, room_id: str = "r", version: int = 2) -> int:
    state = await store.room(room_id)
    playing = room(room_id, version=version, stage="playing")
    return await store.begin(playing, state.chairs, header(room_id))


def test_a_room_is_read_as_it_was_written(database: Database) -> None:
    async def scene(store: Store) -> None:
        opened = room(title="Вечер", offers=(Offer(id=1, kind="pause", by=0, agreed=(0,), number=0),), words=("ёж",))
        await store.open_room(opened, SEED, [chair(1, None), chair(0)])
        state = await store.room("r")
        assert state.room == opened
        assert state.chairs == (chair(0), chair(1, None))
        assert (state.number, state.waiting, state.began_ms) == (0, (), None)
        assert await store.seed("r") == SEED
        with pytest.raises(Conflict):
            await store.open_room(opened, SEED, [])

    database.play(scene)


def test_an_unknown_room_raises_missing(database: Database) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(Missing):
            await store.room("r")
        with pytest.raises(Missing):
            await store.seed("r")
        with pytest.raises(Missing):
            await store.change_room(room())
        with pytest.raises(Missing):
            await store.sit("r", chair())
        with pytest.raises(Missing):
            await store.change_chair("r", chair())
        with pytest.raises(Missing):
            await store.stand_up("r", 0, "anya")
        with pytest.raises(Missing):
            await store.open_salts(room(version=2, stage="opening"), [])
        with pytest.raises(Missing):
            await store.begin(room(version=2), [], header("r"))

    database.play(scene)


def test_a_change_of_an_old_version_is_a_conflict(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(), SEED, [])
        await store.change_room(room(version=2, title="два"))
        for version in (1, 2, 4):
            with pytest.raises(Conflict):
                await store.change_room(room(version=version, title="не то"))
        assert (await store.room("r")).room == room(version=2, title="два")

    database.play(scene)


def test_chairs_are_taken_changed_and_freed(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(), SEED, [chair(0)])
        with pytest.raises(Conflict):
            await store.sit("r", chair(0, "borya"))
        with pytest.raises(Conflict):
            await store.sit("r", chair(2, "borya"))
        await store.sit("r", chair(1, "borya"))
        await store.change_chair("r", chair(1, "borya", ready=1, salt_hash="ab"))
        with pytest.raises(Conflict):
            await store.change_chair("r", chair(1, "anya"))
        with pytest.raises(Conflict):
            await store.stand_up("r", 1, "anya")
        with pytest.raises(Conflict):
            await store.stand_up("r", 1, None)
        assert (await store.room("r")).chairs == (chair(0), chair(1, "borya", ready=1, salt_hash="ab"))
        await store.stand_up("r", 1, "borya")
        await store.sit("r", chair(1, None))
        await store.stand_up("r", 1, None)
        await store.sit("r", chair(1))  # one device for several people
        assert (await store.room("r")).chairs == (chair(0), chair(1))

    database.play(scene)


def test_nobody_sits_down_or_stands_up_after_gathering(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(seats=3), SEED, [chair(0), chair(2, None)])
        await store.change_room(room(seats=3, version=2, stage="opening"))
        with pytest.raises(Conflict):
            await store.sit("r", chair(1, "borya"))
        with pytest.raises(Conflict):
            await store.stand_up("r", 0, "anya")
        with pytest.raises(Conflict):
            await store.stand_up("r", 2, None)
        assert (await store.room("r")).chairs == (chair(0), chair(2, None))

    database.play(scene)


def test_in_a_hall_one_person_has_one_chair(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(seats=9, hall=True, listed=True), SEED, [chair(0, None)])
        await store.sit("r", chair(1))
        with pytest.raises(Conflict):
            await store.sit("r", chair(2))
        await store.sit("r", chair(2, "borya"))
        await store.sit("r", chair(3, None))
        await store.stand_up("r", 1, "anya")
        await store.sit("r", chair(5))
        assert (await store.room("r")).chairs == (chair(0, None), chair(2, "borya"), chair(3, None), chair(5))
        assert [listing.taken for listing in await store.lobby(9)] == [4]

    database.play(scene)


def test_a_witness_cannot_sit_down(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(listed=True), SEED, [])
        await store.change_room(room(listed=True, version=2, witnesses=("vera", "borya")))
        with pytest.raises(Conflict):
            await store.sit("r", chair(0, "borya"))
        await store.sit("r", chair(1))
        assert (await store.room("r")).chairs == (chair(1),)
        assert [listing.taken for listing in await store.lobby(9)] == [1]

    database.play(scene)


def test_readiness_changes_while_gathering_and_salts_while_opening(database: Database) -> None:
    async def scene(store: Store) -> None:
        ready = chair(0, ready=1, salt_hash="ab")
        await store.open_room(room(seats=1), SEED, [chair(0)])
        for early in (chair(0, salt="00"), chair(0, name="Анна", ready=1)):
            with pytest.raises(Conflict):
                await store.change_chair("r", early)
        await store.change_chair("r", ready)
        await store.open_salts(room(seats=1, version=2, stage="opening"), [ready])
        for late in ({"ready": 0}, {"salt_hash": "cd"}, {"salt_hash": "cd", "salt": "00"}, {"name": "Анна"}):
            with pytest.raises(Conflict):
                await store.change_chair("r", ready.but(**late))
        opened = ready.but(salt="00")
        await store.change_chair("r", opened)
        await store.begin(room(seats=1, version=3, stage="playing"), [opened], header("r"))
        with pytest.raises(Conflict):
            await store.change_chair("r", ready.but(salt="11"))
        assert (await store.room("r")).chairs == (opened,)

    database.play(scene)


READY = (chair(0, ready=1, salt_hash="ab"), chair(1, "borya", ready=1), chair(2, None))


@pytest.mark.parametrize(
    "seen",
    [
        READY[:2],
        (*READY, chair(3, "vera", ready=1)),
        (chair(0, ready=1, salt_hash="cd"), *READY[1:]),
        (READY[0], chair(1, "borya", ready=2), READY[2]),
        (READY[0], chair(1, "vera", ready=1), READY[2]),
        (*READY[:2], chair(3, None)),
        (*READY[:2], READY[2].but(bot="novice")),
    ],
)
def test_salts_are_opened_only_if_readiness_is_unchanged(database: Database, seen: tuple[Chair, ...]) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(seats=4), SEED, READY)
        with pytest.raises(Conflict):
            await store.open_salts(room(seats=4, version=2, stage="opening"), seen)
        with pytest.raises(Conflict):
            await store.open_salts(room(seats=4, version=3, stage="opening"), READY)
        assert (await store.room("r")).room == room(seats=4)
        opening = room(seats=4, version=2, stage="opening", wake_ms=9)
        renamed = READY[0].but(name="Кто-то")
        await store.open_salts(opening, [*READY[:0:-1], renamed])  # order and names do not matter for readiness
        assert (await store.room("r")).room == opening
        assert (await store.room("r")).chairs == READY
        assert await store.due(9, 9) == ("r",)

    database.play(scene)


def test_a_match_under_way_opens_no_salts(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(), SEED, [chair(0)])
        await begin(store)
        with pytest.raises(Conflict):
            await store.open_salts(room(version=3, stage="opening"), [chair(0)])
        assert (await store.room("r")).room.stage == "playing"

    database.play(scene)


def test_a_match_begins_with_everybody_who_has_a_chair(database: Database) -> None:
    async def scene(store: Store) -> None:
        final = [chair(0, None), chair(1)]
        await store.open_room(room(), SEED, final)
        assert await store.begin(room(version=2, stage="playing"), final, header("r")) == store.now_ms()
        state = await store.room("r")
        assert state.chairs == tuple(final)
        assert (state.room.stage, state.began_ms) == ("playing", store.now_ms())
        stored = await store.read("r")
        assert (stored.header, stored.seed) == (header("r"), SEED)
        with pytest.raises(Conflict):
            await store.begin(room(version=3, stage="playing"), final, header("r"))
        with pytest.raises(Conflict):
            await store.stand_up("r", 1, "anya")
        await store.append("r", 1, [act(1)], NOBODY)

    database.play(scene)


@pytest.mark.parametrize(
    "final",
    [
        [chair(0, salt_hash="ab"), chair(1, "borya")],  # a salt was opened meanwhile
        [chair(0, salt_hash="ab"), chair(1, "borya", salt="11")],
        [chair(0, salt_hash="cd"), chair(1, "borya", salt="00")],
        [chair(0, salt_hash="ab"), chair(1, None, salt="00")],
        [chair(1, salt_hash="ab"), chair(0, "borya", salt="00")],
    ],
)
@pytest.mark.parametrize("hall", [True, False])
def test_a_match_begins_with_the_chairs_as_they_are(database: Database, final: list[Chair], hall: bool) -> None:
    async def scene(store: Store) -> None:
        held = (chair(0, salt_hash="ab"), chair(1, "borya", salt="00"))
        await store.open_room(room(hall=hall), SEED, held)
        playing = room(hall=hall, version=2, stage="playing")
        if hall and final[0].seat == 1:  # only in a hall seats may change
            await store.begin(playing, final, header("r"))
            return
        with pytest.raises(Conflict):
            await store.begin(playing, final, header("r"))
        assert (await store.room("r")).room == room(hall=hall)
        await store.begin(playing, held, header("r"))

    database.play(scene)


def test_seats_of_a_hall_are_renumbered_without_gaps(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(seats=9, hall=True), SEED, [chair(3, salt="00"), chair(7, "borya")])
        final = (chair(0, salt="00"), chair(1, "borya"))
        await store.begin(room(version=2, hall=True, stage="playing"), final, header("r"))
        assert (await store.room("r")).chairs == final

    database.play(scene)


@pytest.mark.parametrize("left_out", [True, False])
def test_nobody_is_left_out_and_nobody_is_put_back(database: Database, left_out: bool) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(), SEED, [chair(0), chair(1, "borya")])
        if not left_out:
            await store.stand_up("r", 1, "borya")
        final = [chair(0)] if left_out else [chair(0), chair(1, "borya")]
        with pytest.raises(Conflict):
            await store.begin(room(version=2, stage="playing"), final, header("r"))
        assert (await store.room("r")).room == room()
        with pytest.raises(Missing):
            await store.read("r")

    database.play(scene)


def test_the_wake_time_comes_from_the_room_and_then_from_the_log(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(wake_ms=50), SEED, [chair(0), chair(1, "borya")])
        await store.open_room(room("s", wake_ms=40), SEED, [])
        await store.open_room(room("never"), SEED, [])
        assert await store.due(39, 10) == ()
        assert await store.due(50, 10) == ("s", "r")
        assert await store.due(50, 1) == ("s",)
        await store.change_room(room("s", version=2))
        assert await store.due(10**15, 10) == ("r",)
        await begin(store)
        await store.append("r", 1, [act(1)], WakeInfo(wake_ms=100, waiting=(1,)))
        await store.change_room(room(version=3, stage="playing", wake_ms=7))
        assert await store.due(99, 10) == ()
        assert await store.due(100, 10) == ("r",)
        await store.append("r", 2, [act(2)], WakeInfo(waiting=(0, 1)))
        assert await store.due(10**15, 10) == ()
        assert (await store.room("r")).waiting == (0, 1)

    database.play(scene)


def test_a_finished_match_ends_its_room_and_no_later_change_revives_it(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room(), SEED, [chair(0)])
        await begin(store)
        await store.append("r", 1, [act(1)], WakeInfo(wake_ms=5, waiting=(0,)))
        await store.finish("r", closing(1))
        state = await store.room("r")
        assert (state.room.stage, state.waiting) == ("over", ())
        assert await store.due(10**15, 10) == ()
        rematch = room(version=3, stage="playing", next="r2")
        await store.change_room(rematch)  # by a node that does not know of the end
        assert (await store.room("r")).room == rematch.but(stage="over")
        [listing] = await store.rooms_of("anya", 10)
        assert listing.room.stage == "over"

    database.play(scene)


def test_the_lobby_shows_listed_rooms_with_a_free_chair_the_newest_first(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room("old", listed=True, created_ms=1), SEED, [chair(0)])
        await store.open_room(room("new", listed=True, created_ms=3), SEED, [])
        await store.open_room(room("full", listed=True, created_ms=2), SEED, [chair(0), chair(1, None)])
        await store.open_room(room("secret", created_ms=4), SEED, [])
        await store.open_room(room("over", listed=True, stage="over", created_ms=5), SEED, [])
        assert [(listing.room.id, listing.taken) for listing in await store.lobby(10)] == [("new", 0), ("old", 1)]
        assert [listing.room.id for listing in await store.lobby(1)] == ["new"]
        await store.stand_up("full", 1, None)
        await store.sit("old", chair(1, "borya"))
        assert [listing.room.id for listing in await store.lobby(10)] == ["new", "full"]

    database.play(scene)


def test_pairing_lists_the_newest_room_first(database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.open_room(room("young", pairing="p", created_ms=3), SEED, [chair(0, "vera")])
        await store.open_room(room("old", pairing="p", created_ms=1), SEED, [chair(0, "borya")])
        await store.open_room(room("mine", pairing="p", created_ms=2), SEED, [chair(0, "anya")])
        await store.open_room(room("another", pairing="q", created_ms=1), SEED, [chair(0, "gleb")])
        await store.open_room(room("full", pairing="p", seats=1, created_ms=1), SEED, [chair(0, "dina")])
        found = await store.waiting_for_anybody("p", "anya", 10)
        assert [(listing.room.id, listing.taken) for listing in found] == [("young", 1), ("old", 1)]
        await store.change_room(room("young", version=2, created_ms=3))
        assert [listing.room.id for listing in await store.waiting_for_anybody("p", "anya", 1)] == ["old"]

    database.play(scene)


def test_expired_rooms_are_no_longer_offered(database: Database) -> None:
    async def scene(store: Store) -> None:
        now = database.clock.ms
        await store.open_room(room("both", listed=True, pairing="p", created_ms=1, title="Вечер"), SEED, [chair(0)])
        await store.open_room(room("pairing", pairing="p", created_ms=2), SEED, [chair(0)])
        await store.open_room(room("late hall", listed=True, created_ms=3, hall=True, starts_ms=now), SEED, [])
        await store.open_room(room("open hall", listed=True, created_ms=3, hall=True), SEED, [])
        for stays in (
            room("hall", listed=True, created_ms=4, hall=True, starts_ms=now + 1),
            room("private", created_ms=4),
            room("young", listed=True, pairing="p", created_ms=5),
            room("opening", listed=True, stage="opening", created_ms=4),
        ):
            await store.open_room(stays, SEED, [])
        await store.open_room(room("playing", listed=True, created_ms=4), SEED, [chair(0)])
        begun = room("playing", version=2, listed=True, created_ms=4, stage="playing")
        await store.begin(begun, [chair(0)], header("playing"))

        assert await store.expire(5) == 4
        assert await store.expire(5) == 0
        assert [listing.room.id for listing in await store.lobby(9)] == ["young", "hall"]
        assert [listing.room.id for listing in await store.waiting_for_anybody("p", "x", 9)] == ["young"]
        hidden = room("both", version=2, created_ms=1, title="Вечер")
        assert (await store.room("both")).room == hidden
        assert (await store.room("playing")).room == begun
        await store.sit("both", chair(1, "borya"))  # people with its address still find it
        await store.change_room(hidden.but(version=3))

    database.play(scene)


def test_my_rooms_come_in_pages_and_none_is_lost_between_them(database: Database) -> None:
    async def scene(store: Store) -> None:
        for number in range(12):
            database.clock.ms += number % 3 == 0  # three rooms at each moment
            await store.open_room(room(f"r{number}"), SEED, [chair(0), chair(1)])
        await store.open_room(room("another"), SEED, [chair(0, "borya")])
        database.clock.ms += 1
        await begin(store, "r4")
        await store.append("r4", 1, [act(1)], WakeInfo(waiting=(1,)))
        [first] = await store.rooms_of("anya", 1)
        assert (first.room.id, first.mine, first.waiting, first.taken) == ("r4", (0, 1), (1,), 2)
        assert first.updated_ms == database.clock.ms
        found, before_ms = list[str](), None
        while page := await store.rooms_of("anya", 2, before_ms):
            moments = [listing.updated_ms for listing in page]
            assert moments == sorted(moments, reverse=True)
            found += [listing.room.id for listing in page]
            before_ms = moments[-1]
        assert len(found) == 12
        assert set(found) == {f"r{number}" for number in range(12)}

    database.play(scene)


def test_lists_name_the_first_six_at_each_table(database: Database) -> None:
    async def scene(store: Store) -> None:
        crowd = [chair(seat, None, name=f"Бот {seat}") for seat in (11, 3, 1, 4, 5, 9, 2)]
        await store.open_room(room("crowd", listed=True, seats=12), SEED, [chair(7), *crowd])
        await store.open_room(room("alone", listed=True), SEED, [chair(1)])
        await store.open_room(room("empty", listed=True), SEED, [])
        first = ("Бот 1", "Бот 2", "Бот 3", "Бот 4", "Бот 5", "Аня")
        shown = {listing.room.id: listing.names for listing in await store.lobby(9)}
        assert shown == {"crowd": first, "alone": ("Аня",), "empty": ()}
        mine = {listing.room.id: (listing.names, listing.mine) for listing in await store.rooms_of("anya", 9)}
        assert mine == {"crowd": (first, (7,)), "alone": (("Аня",), (1,))}

    database.play(scene)


def test_played_rooms_have_begun_and_are_not_over(database: Database) -> None:
    async def scene(store: Store) -> None:
        for name in ("gathering", "playing", "over"):
            await store.open_room(room(name), SEED, [chair(0), chair(1, "borya")])
        await store.open_room(room("of others"), SEED, [chair(0, "vera"), chair(1, "borya")])
        for name in ("playing", "over", "of others"):
            await begin(store, name)
        await store.finish("over", closing(0))
        assert [played.id for played in await store.played_by("anya")] == ["playing"]
        assert [played.id for played in await store.played_by("borya")] == ["of others", "playing"]
        assert await store.played_by("") == await store.played_by("nobody") == ()

    database.play(scene)


def test_numbers_show_every_change(database: Database) -> None:
    async def scene(store: Store) -> None:
        ids = [f"r{number}" for number in range(230)]
        for room_id in ids:
            await store.open_room(room(room_id), SEED, [])
        await store.create(header("m"), SEED)
        await store.append("m", 1, [act(1), act(2)], NOBODY)
        await store.change_room(room("r7", version=2))
        await store.sit("r8", chair(0))
        await store.change_chair("r8", chair(0).but(ready=1))
        await store.sit("r9", chair(0))
        await store.stand_up("r9", 0, chair(0).identity)
        untouched = RoomNumbers(1, 0, "gathering", 0)
        expected = dict.fromkeys(ids, untouched) | {
            "m": RoomNumbers(1, 0, "playing", 2),
            "r7": untouched.but(version=2),
            "r8": untouched.but(seatings=2),
            "r9": untouched.but(seatings=2),
        }
        assert await store.numbers([*ids, "m", "there is none"]) == expected
        assert await store.numbers([]) == {}

    database.play(scene)


def test_a_hall_of_five_thousand_begins(database: Database) -> None:
    async def scene(store: Store) -> None:
        chairs = tuple(chair(seat, f"p{seat}", name=f"игрок {seat}") for seat in range(5000))
        await store.open_room(room(seats=5000, hall=True), SEED, chairs)
        names = tuple(taken.name for taken in chairs)
        await store.begin(room(version=2, seats=5000, hall=True, stage="playing"), chairs, header("r", names))
        assert (await store.room("r")).chairs == chairs

    database.play(scene)

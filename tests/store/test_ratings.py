"""What is stored when a match ends: once and completely, whichever node ends it, on every database."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from slovoteka.core.game import Outcome
from slovoteka.core.kind import RatedAs
from slovoteka.core.record import Closing
from slovoteka.ratings.matches import Occupant, changes
from slovoteka.ratings.model import Rating
from slovoteka.store.log import Store, Unavailable
from slovoteka.store.people import Identity
from slovoteka.store.ratings import Part, Rival
from slovoteka.store.rooms import Chair, TableTerms
from slovoteka.store.scripts_keeping import migrations
from slovoteka.store.sql import SqlStore
from store.databases import Database
from store.samples import AGREEMENT, SEED, chair, header, room
from store.test_races import outcomes

FORBIDDEN = RatedAs(category="forbidden")
RATED = AGREEMENT.but(rated=True, rated_as=FORBIDDEN)
WON = Outcome(reason="played-out", scores=(3, 11), places=(1, 2))
BEFORE_RATINGS = migrations()[:3]


async def people(store: Store, *names: str, program: bool = False) -> None:
    for name in names:
        await store.save_identity(Identity(id=name, name=name.title(), created_ms=1, program=program))


async def begin(store: Store, match: str, sitting: Sequence[Chair], agreement: TableTerms = RATED) -> None:
    """Begins a match without inputs, which can end at any time."""
    opened = room(match, agreement=agreement, seats=len(sitting))
    await store.open_room(opened, SEED, sitting)
    begun = opened.but(version=2, stage="playing")
    await store.begin(begun, sitting, header(match, tuple(one.name for one in sitting)))


async def end(store: Store, match: str, outcome: Outcome | None = WON) -> None:
    await store.finish(match, Closing(seed=SEED.hex(), inputs=0, outcome=outcome))


def pair(one: str = "anya", other: str = "borya") -> list[Chair]:
    return [chair(0, one), chair(1, other)]


async def numbers(store: Store, *names: str, category: str = "forbidden") -> list[int | None]:
    held = await store.ratings_in(category, names)
    return [held[name].number if name in held else None for name in names]


def test_the_end_of_a_rated_match_changes_the_ratings_and_is_noted_for_both(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya", "borya")
        await begin(store, "m", pair())
        assert await store.parts("m", 9) == ()
        assert await store.ratings_of("anya") == {}
        await end(store, "m")
        sitting = [Occupant(seat=0, identity="anya"), Occupant(seat=1, identity="borya")]
        winner, loser = changes(FORBIDDEN, sitting, WON, {})
        assert await store.ratings_of("anya") == {"forbidden": winner.after}
        assert await store.ratings_in("forbidden", ["anya", "borya", "vera"]) == {
            "anya": winner.after,
            "borya": loser.after,
        }
        first = Part(
            room="m",
            seat=0,
            identity="anya",
            game="forbidden",
            ended_ms=database.clock.ms,
            rated=True,
            reason="played-out",
            score=3,
            place=1,
            sides=2,
            rivals=(Rival(seat=1, identity="borya"),),
            category="forbidden",
            before=Rating(),
            after=winner.after,
        )
        assert (await store.parts("m", 1)) == (first,)
        assert await store.played("anya", 9) == await store.played("anya", 9, "forbidden") == (first,)
        assert await store.played("anya", 9, "underwood.nouns") == ()
        assert [part.place for part in await store.played("borya", 9)] == [2]

    database.play(scene)


def test_each_match_starts_from_the_ratings_after_the_last(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya", "borya")
        for number in range(3):
            database.clock.ms += 1000
            await begin(store, f"m{number}", pair())
            await end(store, f"m{number}")
        played = await store.played("anya", 9)
        assert [part.room for part in played] == ["m2", "m1", "m0"]
        assert [part.before for part in played[:2]] == [part.after for part in played[1:]]
        assert (await store.ratings_of("anya"))["forbidden"] == played[0].after
        assert played[0].after is not None
        assert played[0].after.games == 3

    database.play(scene)


@pytest.mark.parametrize(
    ("agreement", "outcome"),
    [
        (AGREEMENT, WON),
        (AGREEMENT.but(rated_as=FORBIDDEN), WON),
        (RATED, None),
        (RATED.but(rated_as=None), WON),
    ],
    ids=["unrated", "unrated, known what for", "abandoned", "from before there were ratings"],
)
def test_matches_that_do_not_count_are_stored_too(
    database: Database, agreement: TableTerms, outcome: Outcome | None
) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya", "borya")
        await begin(store, "m", pair(), agreement)
        await end(store, "m", outcome)
        [part] = await store.played("anya", 9)
        assert (part.category, part.before, part.after) == (None, None, None)
        assert (part.place, part.reason) == ((1, "played-out") if outcome else (None, None))
        assert await store.ratings_of("anya") == {}
        assert await store.rated_players() == {}

    database.play(scene)


def test_a_match_of_one_person_in_two_chairs_does_not_count(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya")
        await begin(store, "m", pair("anya", "anya"))
        await end(store, "m")
        assert [part.category for part in await store.played("anya", 9)] == [None, None]
        assert await store.ratings_of("anya") == {}

    database.play(scene)


def test_a_match_of_bots_leaves_nothing(database: Database) -> None:
    async def scene(store: Store) -> None:
        await begin(store, "m", [chair(0, None), chair(1, None)])
        await end(store, "m")
        assert await store.parts("m", 9) == ()

    database.play(scene)


def test_a_match_against_a_bot_changes_only_the_persons_rating(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya")
        await begin(store, "m", [chair(0), chair(1, None)])
        await end(store, "m")
        [part] = await store.parts("m", 9)
        assert part.rivals == (Rival(seat=1, level="master"),)
        assert await store.rated_players() == {"forbidden": (1, 0)}
        [number] = await numbers(store, "anya")
        assert number is not None
        assert number > 1500

    database.play(scene)


def test_teams_are_one_side_each(database: Database) -> None:
    async def scene(store: Store) -> None:
        names = ("anya", "borya", "vera", "gleb")
        await people(store, *names)
        teams = RatedAs(category="codenames.teams", sides=(0, 1, 0, 1))
        agreement = RATED.but(game="codenames", rated_as=teams)
        await begin(store, "m", [chair(seat, name) for seat, name in enumerate(names)], agreement)
        await end(store, "m", Outcome(reason="covered", scores=(1, 0, 1, 0), places=(1, 3, 1, 3)))
        anya, borya, vera, gleb = await numbers(store, *names, category="codenames.teams")
        assert anya == vera
        assert borya == gleb
        [part] = await store.played("anya", 9)
        assert part.sides == 2
        assert [rival.identity for rival in part.rivals] == ["borya", "gleb"]

    database.play(scene)


# --- exactly once -----------------------------------------------------------------------------------------------------


def test_a_match_ended_by_all_nodes_at_once_counts_once(database: Database) -> None:
    async def scene(one: Store, other: Store) -> None:
        await people(one, "anya", "borya")
        for trial in range(10):
            await begin(one, f"m{trial}", pair())
            await outcomes([end((one, other)[attempt % 2], f"m{trial}") for attempt in range(8)])
        assert (await one.ratings_of("anya"))["forbidden"].games == 10
        assert len(await other.played("anya", 99)) == 10

    database.play_two(scene)


def test_all_of_many_matches_that_end_at_once_count(database: Database) -> None:
    """Each match starts from the ratings after another, in any order."""

    async def scene(one: Store, other: Store) -> None:
        names = ["anya", "borya", "vera"]
        await people(one, *names)
        matches = [f"m{number}" for number in range(12)]
        for number, match in enumerate(matches):
            await begin(one, match, pair(names[number % 3], names[(number + 1) % 3]))
        await asyncio.gather(*(end((one, other)[number % 2], match) for number, match in enumerate(matches)))
        for name in names:
            played = [part for part in await one.played(name, 99) if part.before and part.after]
            in_order = sorted(played, key=lambda part: part.after.games if part.after else 0)
            assert [part.after.games for part in in_order if part.after] == list(range(1, 9))
            assert [part.before for part in in_order[1:]] == [part.after for part in in_order[:-1]]
            assert (await other.ratings_of(name))["forbidden"] == in_order[-1].after

    database.play_two(scene)


def test_a_crash_at_the_end_stores_all_or_nothing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a node dies between any two statements, the match is not over, and another node can end it."""

    async def scene(store: Store) -> None:
        await people(store, "anya", "borya")
        await begin(store, "m", pair())
        assert isinstance(store, SqlStore)
        before = await everything(store)
        for survived in range(3, 40):
            with monkeypatch.context() as patched:
                patched.setattr("slovoteka.store.scripts_matches.note_end", dying(survived))
                try:
                    await end(store, "m")
                except Unavailable:
                    assert await everything(store) == before
                else:
                    break
        assert survived > 6
        assert (await store.ratings_of("anya"))["forbidden"].games == 1
        await end(store, "m")
        assert (await store.ratings_of("anya"))["forbidden"].games == 1

    database.play(scene)


def dying(after: int) -> Any:
    """The real script for the end of a match, which fails after this many statements."""
    from slovoteka.store.scripts_ratings import note_end  # noqa: PLC0415  must be imported before it is patched

    def cut_off(*args: Any) -> Any:
        script = note_end(*args)
        rows: Any = None
        for _ in range(after - 2):
            try:
                step = script.send(rows)
            except StopIteration:
                return
            rows = yield step
        raise Unavailable("killed")

    return cut_off


async def everything(store: Store) -> list[Any]:
    stored = await store.read("m")
    return [stored.closing, await store.parts("m", 9), await store.rated_players(), (await store.room("m")).room.stage]


# --- reading ----------------------------------------------------------------------------------------------------------


def test_leaders_are_sorted_and_provisional_ones_come_last(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya", "borya", "vera", "gleb")
        await people(store, "robot", "android", program=True)
        for number in range(40):
            winner, loser = ("anya", "borya") if number % 3 else ("borya", "anya")
            await begin(store, f"m{number}", pair(winner, loser))
            await end(store, f"m{number}")
        await begin(store, "new", pair("vera", "gleb"))
        await end(store, "new")
        await begin(store, "programs", pair("robot", "android"))
        await end(store, "programs")
        found = await store.leaders("forbidden", programs=False, start=0, limit=9)
        assert [leader.who.id for leader in found] == ["anya", "borya", "vera", "gleb"]
        assert [leader.rating.is_provisional for leader in found] == [False, False, True, True]
        assert found[2].rating.number > found[1].rating.number
        assert await store.leaders("forbidden", programs=False, start=1, limit=2) == found[1:3]
        assert [leader.who.id for leader in await store.leaders("forbidden", programs=True, start=0, limit=9)] == [
            "robot",
            "android",
        ]
        assert await store.leaders("underwood.nouns", programs=False, start=0, limit=9) == ()
        assert await store.rated_players() == {"forbidden": (4, 2)}

    database.play(scene)


def test_matches_that_ended_at_the_same_moment_are_on_one_page(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya", "borya")
        for number in range(9):
            await begin(store, f"m{number}", pair(), RATED if number % 2 else AGREEMENT)
            await end(store, f"m{number}")
            database.clock.ms += number % 3 == 2  # three at a time
        seen: list[str] = []
        before_ms = None
        while page := await store.played("anya", 2, None, before_ms):
            seen += [part.room for part in page]
            before_ms = page[-1].ended_ms
        assert sorted(seen) == [f"m{number}" for number in range(9)]
        assert [part.room for part in await store.played("anya", 1, "forbidden")] == ["m7"]
        assert len(await store.played("anya", 1)) == 3

    database.play(scene)


def test_a_deleted_person_leaves_no_rating_and_no_matches(database: Database) -> None:
    async def scene(store: Store) -> None:
        await people(store, "anya", "borya")
        await begin(store, "m", pair())
        await begin(store, "late", pair())
        await end(store, "m")
        kept = await store.ratings_of("borya")
        await store.forget("anya", "Кто-то")
        assert (await store.ratings_of("anya"), await store.played("anya", 9)) == ({}, ())
        assert await store.identities(["anya", "borya"]) == {"borya": Identity(id="borya", name="Borya", created_ms=1)}
        assert await store.ratings_of("borya") == kept
        assert [leader.who.id for leader in await store.leaders("forbidden", programs=False, start=0, limit=9)] == [
            "borya"
        ]
        await end(store, "late")  # the match was still running, and its end brings nothing of them back
        assert (await store.ratings_of("anya"), await store.played("anya", 9)) == ({}, ())
        assert (await store.ratings_of("borya"))["forbidden"].games == 2

    database.play(scene)


def test_a_database_from_before_there_were_ratings(database: Database) -> None:
    """Its running matches are stored when they end. Rated ones do not count, because they have no category."""

    async def scene() -> None:
        async with database.opened(BEFORE_RATINGS) as old:
            await people(old, "anya", "borya")
            await begin(old, "m", pair(), AGREEMENT.but(rated=True))
        async with database.opened() as new:
            assert await new.ratings_of("anya") == {}
            await end(new, "m")
            assert [(part.place, part.category) for part in await new.played("anya", 9)] == [(1, None)]
            await begin(new, "fresh", pair())
            await end(new, "fresh")
            assert (await new.ratings_of("anya"))["forbidden"].games == 1

    asyncio.run(scene())


def test_a_hall_counts_for_everybody(database: Database) -> None:
    async def scene(store: Store) -> None:
        names = [f"guest{number:03}" for number in range(250)]
        await people(store, *names)
        hall = [chair(seat, name) for seat, name in enumerate(names)]
        await begin(store, "m", hall, RATED.but(rated_as=RatedAs(category="scrabble.duplicate.ru")))
        places = tuple(range(1, 251))
        await end(store, "m", Outcome(reason="played-out", scores=places[::-1], places=places))
        assert await store.rated_players() == {"scrabble.duplicate.ru": (250, 0)}
        held = await store.ratings_in("scrabble.duplicate.ru", names)
        assert held[names[0]].number > held[names[100]].number > held[names[249]].number
        [last] = await store.played(names[249], 9)
        assert [rival.identity for rival in last.rivals] == names[:6]
        assert len(await store.parts("m", 100)) == 100

    database.play(scene)

"""Ratings and history, from the chairs of a room to the leaders."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.driving import Json, Person, Site, on_site, until
from server.nodes import Guest, match_of, node_on, people, table_for
from server.nodes import until as it_happens
from slovoteka.games.registry import GAMES
from slovoteka.match.offers import OfferRequest
from slovoteka.messages import name_text
from slovoteka.messages.names import FORMER_PLAYER
from slovoteka.ratings.categories import categories
from slovoteka.ratings.levels import rating_of
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import offers
from slovoteka.store.log import Unavailable
from slovoteka.store.people import Identity

RATED: Json = {"game": "forbidden", "rated": True}
ME, BOT = {"who": "me"}, {"who": "bot", "level": "master"}


async def chairs(person: Person, room: str) -> Json:
    return (await person.get(f"/rooms/{room}"))["room"]["chairs"]


async def resign(site: Site, loser: Person, room: str, seat: int) -> None:
    """Ends a game of two and waits until the room shows the changed ratings."""
    await loser.post(f"/rooms/{room}/leave", {"seat": seat})

    async def ratings_are_shown() -> bool:
        return all("change" in chair.get("rating", {}) for chair in await chairs(loser, room) if "person" in chair)

    if site.node.rooms[room].room.agreement.rated:
        await until(ratings_are_shown)


def test_a_rated_match_from_the_first_chair_to_the_profile(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(RATED)
        newcomer = {"number": 1500, "deviation": 700, "provisional": True}
        assert (await anna.get(f"/rooms/{room}"))["room"]["agreement"]["rated_as"] == {"category": "forbidden"}

        async def both_are_known() -> bool:
            return [chair.get("rating") for chair in await chairs(anna, room)] == [newcomer, newcomer]

        await until(both_are_known)
        assert (await anna.get(f"/people/{anna.id}"))["ratings"] == []
        await resign(site, boris, room, 1)
        won, lost = [chair["rating"] for chair in await chairs(anna, room)]
        assert (won["number"], won["change"]) == (1617, 117)
        assert (lost["number"], lost["change"]) == (1383, -117)

        profile = await boris.get(f"/people/{anna.id}")
        assert (profile["id"], profile["name"], profile["program"]) == (anna.id, anna.name, False)
        [standing] = profile["ratings"]
        assert (standing["category"], standing["game"], standing["games"]) == ("forbidden", "forbidden", 1)
        assert standing["title"] == "«Запретные слова»"
        assert standing["rating"]["number"] == 1617
        [match] = profile["form"]
        assert (match["room"], match["place"], match["sides"], match["category"]) == (room, 1, 2, "forbidden")
        assert (match["before"]["number"], match["after"]["change"]) == (1500, 117)
        assert match["rivals"] == [{"seat": 1, "name": boris.name, "person": boris.id}]

        history = await anna.get(f"/people/{boris.id}/history", category="forbidden")
        [point] = history["points"]
        assert (point["room"], point["number"]) == (room, 1383)
        assert [entry["place"] for entry in history["matches"]] == [2]
        assert history["next_before_ms"] is None
        elsewhere = await anna.get(f"/people/{boris.id}/history", category="underwood.nouns")
        assert (elsewhere["points"], elsewhere["matches"]) == ([], [])

        leaders = await anna.get("/ratings/forbidden")
        assert [(one["rank"], one["person"], one["rating"]["number"]) for one in leaders["leaders"]] == [
            (1, anna.id, 1617),
            (2, boris.id, 1383),
        ]
        assert leaders["total"] == 2
        assert [one["level"] for one in leaders["levels"]] == ["beginner", "amateur", "expert", "master"]
        assert [one["rank"] for one in (await anna.get("/ratings/forbidden", start=1, count=1))["leaders"]] == [2]
        assert (await anna.get("/ratings/forbidden", programs=True))["leaders"] == []

    on_site(tmp_path, do)


def test_a_friendly_match_is_in_the_history_and_changes_no_number(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": "forbidden"})
        await resign(site, boris, room, 1)
        assert not any("rating" in chair for chair in await chairs(anna, room))
        profile = await anna.get(f"/people/{anna.id}")
        assert profile["ratings"] == []
        [match] = (await anna.get(f"/people/{anna.id}/history"))["matches"]
        assert (match["place"], match.get("rated"), match.get("category")) == (1, None, None)

    on_site(tmp_path, do)


def test_everybody_may_read_profiles_and_unknown_ones_are_not_found(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        english = await site.http(accept_language="en")
        listed = (await english.get("/ratings")).json()["categories"]
        assert [one["category"] for one in listed] == list(categories())
        titles = {one["category"]: one["title"] for one in listed}
        assert titles["scrabble.standard.ru"] == "Scrabble, Russian tiles"
        assert titles["scrabble.standard.ru.days"] == "Scrabble, Russian tiles, by correspondence"
        for path, status in {
            f"/people/{'x' * 22}": 404,
            f"/people/{'x' * 22}/history": 404,
            "/people/nobody": 400,
            "/ratings/chess": 404,
            "/ratings/Chess": 400,
            "/ratings/forbidden?count=101": 400,
            "/ratings/forbidden?start=-1": 400,
        }.items():
            assert (await english.get(path)).status_code == status, path
        anna = await site.person()
        assert (await english.get(f"/people/{anna.id}/history?category=chess")).status_code == 404
        assert (await english.get(f"/people/{anna.id}")).json()["form"] == []

    on_site(tmp_path, do)


def test_a_deleted_person_leaves_no_rating_and_no_name(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(RATED)
        await resign(site, boris, room, 1)
        await boris.ask("DELETE", "/me", status=204)
        await anna.get(f"/people/{boris.id}", status=404)
        assert [one["person"] for one in (await anna.get("/ratings/forbidden"))["leaders"]] == [anna.id]
        [match] = (await anna.get(f"/people/{anna.id}/history"))["matches"]
        assert match["rivals"] == [{"seat": 1, "name": name_text(FORMER_PLAYER)}]
        assert (await anna.get(f"/people/{anna.id}"))["ratings"][0]["games"] == 1

    on_site(tmp_path, do)


def test_a_person_who_deletes_themselves_first_loses_the_running_match(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(RATED)
        await boris.ask("DELETE", "/me", status=204)
        assert site.match(room).closing is not None
        assert (await anna.get(f"/people/{anna.id}"))["ratings"][0]["rating"]["number"] == 1617

    on_site(tmp_path, do)


# --- tables that cannot count -----------------------------------------------------------------------------------------


CANNOT_COUNT: tuple[tuple[Json, list[Json], str], ...] = (
    ({"game": "codenames", "variant": "two"}, [ME], "rated-own-rules"),
    ({"game": "scrabble", "variant": "solitaire"}, [ME], "rated-own-rules"),
    ({"game": "scrabble", "options": {"own_words": ["ЁЖЖ"]}}, [ME], "rated-own-rules"),
    ({"game": "scrabble", "variant": "reverse"}, [ME, BOT], "rated-level-unknown"),
    ({"game": "forbidden"}, [ME, ME], "rated-two-chairs"),
    ({"game": "codenames"}, [ME, {"who": "open"}, BOT], "rated-mixed-team"),
    ({"game": "forbidden", "absence": "bot"}, [ME], "rated-stand-in"),
    ({"game": "codenames", "open_key": True}, [ME], "rated-open-key"),
    ({"game": "forbidden", "beginners": True}, [ME], "rated-beginners"),
)


def test_a_rated_table_that_could_not_count_is_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        for conditions, sitting, code in CANNOT_COUNT:
            body = {"conditions": {**conditions, "rated": True}, "chairs": sitting}
            assert await anna.refused("POST", "/rooms", body, status=409) == code

    on_site(tmp_path, do)


def test_a_table_cannot_become_one_that_could_not_count(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room(RATED, ME)
        assert await anna.refused("POST", f"/rooms/{room}/chairs", {}, status=409) == "rated-two-chairs"
        teams = await anna.room({"game": "codenames", "rated": True}, ME)
        helper = {"who": "bot", "seat": 2}
        assert await anna.refused("POST", f"/rooms/{teams}/chairs", helper, status=409) == "rated-mixed-team"
        await anna.post(f"/rooms/{teams}/chairs", {"who": "bot", "seat": 1}, status=201)
        friendly = await anna.room({"game": "forbidden"}, ME, ME)
        assert await anna.refused("PATCH", f"/rooms/{friendly}", RATED, status=409) == "rated-two-chairs"

    on_site(tmp_path, do)


@pytest.mark.parametrize("game", ["forbidden", "underwood", "scrabble"])
def test_nobody_is_helped_in_a_rated_match(tmp_path: Path, game: str) -> None:
    """Hints, takebacks, words by consent, aid, and verdicts before a move; in every game."""

    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": game, "rated": True})
        at_turn, seat = await anna.get(f"/rooms/{room}/view", seat=0), 0
        mover = anna
        if not at_turn["mine"]:
            at_turn, seat, mover = await boris.get(f"/rooms/{room}/view", seat=1), 1, boris
        window = at_turn["mine"][0]
        asked = {"seat": seat, "window": window}
        assert await mover.refused("POST", f"/rooms/{room}/hints", asked, status=409) == "rated"
        for kind, code in (("takeback", "rated-takeback"), ("word", "rated")):
            wanted = {"seat": seat, "kind": kind, "word": "кот"}
            assert await mover.refused("POST", f"/rooms/{room}/offers", wanted, status=409) == code
        assert await mover.refused("GET", f"/rooms/{room}/aid", status=409, seat=seat) in {
            "no-aid",
            "not-for-beginners",
        }
        assert await mover.refused("GET", "/words/ru/кот", status=403) == "words-closed"
        assert not site.match(room).options.warn if game == "forbidden" else True

    on_site(tmp_path, do)


# --- nodes ------------------------------------------------------------------------------------------------------------


PATIENCE_S = 60.0
"""A busy machine takes its time."""


async def rating(guest: Guest) -> tuple[int, int]:
    held = (await guest.node.store.ratings_of(guest.who.id))["forbidden"]
    return held.number, held.games


def changes(live: LiveRoom) -> list[int | None]:
    return [chair.rating.change if chair.rating else None for chair in live.view().chairs]


def test_watchers_get_the_changed_ratings_at_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", rated=True)
            await anya.watch(live)
            await match_of(live).leave(1)
            await it_happens(lambda: changes(live) == [117, -117], PATIENCE_S)
            room = (await anya.read("room"))[-1]
            assert room["stage"] == "over"
            assert [chair["rating"]["change"] for chair in room["chairs"]] == [117, -117]
            assert await rating(borya) == (1383, 1)

    asyncio.run(run())


def test_the_chair_of_a_bot_shows_its_rating(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            [anya] = await people(node, 1)
            live = await table_for([anya], "forbidden", rated=True, bots="master")
            measured = rating_of("forbidden", "master")
            assert measured is not None
            shown = live.view().chairs[1].rating
            assert shown is not None
            assert (shown.number, shown.change) == (measured.number, None)
            await match_of(live).leave(0)
            await it_happens(lambda: None not in changes(live)[:1], PATIENCE_S)
            number, games = await rating(anya)
            assert 1400 < number < 1500  # a loss against a master costs little
            assert games == 1

    asyncio.run(run())


def test_an_end_that_could_not_be_stored_counts_once_when_another_node_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", rated=True)

            async def fails(*_: Any) -> None:
                raise Unavailable("the disk is full")

            monkeypatch.setattr(node.store, "finish", fails)
            await match_of(live).leave(1)
            assert match_of(live).outcome is not None
            assert await node.store.ratings_of(anya.who.id) == {}
        for _ in range(2):
            async with node_on(tmp_path) as heir:
                found = await heir.room(live.id)
                assert changes(found) == [117, -117]
                assert await rating(borya.at(heir)) == (1383, 1)

    asyncio.run(run())


def test_an_abandoned_match_counts_for_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 2)
            live = await table_for(guests, "forbidden", rated=True)
            await match_of(live).abandon()
            assert await node.store.ratings_of(guests[0].who.id) == {}
            [part] = await node.store.played(guests[0].who.id, 9)
            assert (part.rated, part.reason, part.category) == (True, None, None)

    asyncio.run(run())


def test_correspondence_games_have_their_own_category(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 2)
            live = await table_for(guests, "forbidden", rated=True, days=3)
            await match_of(live).leave(1)
            assert list(await node.store.ratings_of(guests[0].who.id)) == ["forbidden.days"]

    asyncio.run(run())


def test_programs_have_their_own_leaders(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            made: list[Identity] = [
                Identity(id=name * 22, name=name, created_ms=1, program=True) for name in ("a", "b")
            ]
            for one in made:
                await node.store.save_identity(one)
            live = await table_for([Guest(node, one) for one in made], "forbidden", rated=True)
            await match_of(live).leave(0)
            assert await node.store.leaders("forbidden", programs=False, start=0, limit=9) == ()
            found = await node.store.leaders("forbidden", programs=True, start=0, limit=9)
            assert [leader.who.name for leader in found] == ["b", "a"]

    asyncio.run(run())


def test_every_game_can_be_rated(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            for game, kind in GAMES.items():
                guests = await people(node, kind.rules.seats(kind.rules.read_options({})))
                live = await table_for(guests, game, rated=True)
                for seat in range(len(guests)):
                    if match_of(live).closing is None:
                        await match_of(live).leave(seat)
                [part] = await node.store.played(guests[-1].who.id, 9)
                assert part.after is not None
                assert part.category in categories()

    asyncio.run(run())


def test_a_rematch_is_rated_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await table_for(guests, "forbidden", rated=True)
            await match_of(live).leave(1)
            await offers.offer(live, anya.who, 0, OfferRequest(kind="rematch"))
            await offers.agree(live, borya.who, 1, "rematch", live.room.offers[0].id)
            assert live.room.next is not None
            again = await node.room(live.room.next)
            assert again.room.agreement == live.room.agreement
            await it_happens(
                lambda: [chair.rating.number for chair in again.view().chairs if chair.rating] == [1383, 1617],
                PATIENCE_S,
            )

    asyncio.run(run())

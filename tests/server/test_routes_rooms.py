"""Making, finding and filling tables over HTTP, and agreeing on their terms."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.driving import FORBIDDEN, Site, on_site, until
from slovoteka.core import dealer
from slovoteka.games.scrabble.questions import BestMove
from slovoteka.server.base.limits import Limits, Rate

ME, BOT, OPEN = {"who": "me"}, {"who": "bot", "level": "beginner"}, {"who": "open"}
NOWHERE = "A" * 22


def test_a_game_against_a_bot_begins_at_once(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        made = await anna.post("/rooms", {"conditions": FORBIDDEN, "chairs": [ME, BOT], "start": True}, status=201)
        assert made["mine"] == [0]
        room = made["room"]
        assert (room["stage"], room["taken"], room["owner"]) == ("playing", 2, anna.id)
        assert [chair.get("bot") for chair in room["chairs"]] == [None, "beginner"]

    on_site(tmp_path, do)


def test_chairs_are_taken_and_left(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, boris, vera = await site.person(), await site.person(), await site.person()
        room = await anna.room({**FORBIDDEN, "options": {"seats": 3}}, ME)
        chairs = f"/rooms/{room}/chairs"
        taken = await boris.post(chairs, {"seat": 2, "name": "Боря"}, status=201)
        assert (taken["seat"], taken["mine"]) == (2, [2])
        assert taken["room"]["chairs"][1]["name"] == "Боря"
        assert await vera.refused("POST", chairs, {"seat": 2}, status=409) == "seat-taken"
        assert await vera.refused("POST", chairs, {"who": "bot"}, status=403) == "not-owner"
        for level in ("god", "oracle"):  # no game has the first level, and only Scrabble has the second
            assert await anna.refused("POST", chairs, {"who": "bot", "level": level}, status=400) == "no-such-level"
        assert (await anna.post(chairs, {"who": "bot"}, status=201))["seat"] == 1
        assert await vera.refused("POST", chairs, {}, status=409) == "room-full"

        for seat in (0, 1, 2):
            assert await vera.refused("DELETE", f"{chairs}/{seat}", status=403) == "not-your-chair"
            assert await vera.refused("POST", f"{chairs}/{seat}/ready", {"agreed": 1}, status=403) == "not-your-chair"
        assert await anna.refused("POST", f"{chairs}/2/ready", {"agreed": 1}, status=403) == "not-your-chair"
        left = await boris.ask("DELETE", f"{chairs}/2")
        assert (left["mine"], left["room"]["taken"]) == ([], 2)
        await anna.ask("DELETE", f"{chairs}/1")
        assert (await vera.post(chairs, {}, status=201))["seat"] == 1

    on_site(tmp_path, do)


def test_one_person_may_hold_several_chairs(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room(FORBIDDEN, {"who": "me", "name": "Аня"}, {"who": "me", "name": "Баба Нюра"}, start=True)
        seen = await anna.get(f"/rooms/{room}")
        assert (seen["mine"], seen["room"]["stage"]) == ([0, 1], "playing")
        assert [chair["name"] for chair in seen["room"]["chairs"]] == ["Аня", "Баба Нюра"]

    on_site(tmp_path, do)


def test_a_change_of_conditions_clears_ready(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, boris = await site.person(), await site.person()
        room = await anna.room(FORBIDDEN, ME)
        await boris.post(f"/rooms/{room}/chairs", {}, status=201)
        assert await boris.refused("PATCH", f"/rooms/{room}", FORBIDDEN, status=403) == "not-owner"
        ready = await boris.post(f"/rooms/{room}/chairs/1/ready", {"agreed": 1})
        assert ready["room"]["chairs"][1]["ready"]
        changed = await anna.ask("PATCH", f"/rooms/{room}", {**FORBIDDEN, "options": {"games": 3}})
        assert changed["room"]["agreed"] == 2
        assert changed["room"]["agreement"]["options"]["games"] == 3
        assert not any(chair.get("ready") for chair in changed["room"]["chairs"])
        old = {"agreed": 1}
        assert await boris.refused("POST", f"/rooms/{room}/chairs/1/ready", old, status=409) == "agreement-changed"
        await boris.post(f"/rooms/{room}/chairs/1/ready", {"agreed": 2})
        assert await anna.refused("POST", f"/rooms/{room}/start", status=409) == "not-ready"
        begun = await anna.post(f"/rooms/{room}/chairs/0/ready", {"agreed": 2})
        assert begun["room"]["stage"] == "playing"
        assert await anna.refused("POST", f"/rooms/{room}/start", status=409) == "already-started"
        assert await boris.refused("DELETE", f"/rooms/{room}/chairs/1", status=409) == "already-started"

    on_site(tmp_path, do)


def test_salts_are_promised_and_not_shown_before_they_are_opened(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, boris = await site.person(), await site.person()
        salts = [hashlib.sha256(name).digest() for name in (b"anna", b"boris")]
        hashes = [dealer.commitment(salt) for salt in salts]
        room = await anna.room(FORBIDDEN, {"who": "me", "salt_hash": hashes[0]})
        await boris.post(f"/rooms/{room}/chairs", {}, status=201)
        early = {"salt": salts[0].hex()}
        assert await anna.refused("POST", f"/rooms/{room}/chairs/0/salt", early, status=409) == "salts-not-asked"
        await anna.post(f"/rooms/{room}/chairs/0/ready", {"agreed": 1})
        opening = await boris.post(f"/rooms/{room}/chairs/1/ready", {"agreed": 1, "salt_hash": hashes[1]})
        assert opening["room"]["stage"] == "opening"
        assert [chair["salt_hash"] for chair in opening["room"]["chairs"]] == hashes
        first = await anna.http.post(f"/rooms/{room}/chairs/0/salt", json={"salt": salts[0].hex()})
        assert salts[0].hex() not in first.text
        assert salts[0].hex() not in (await boris.http.get(f"/rooms/{room}")).text
        wrong = {"salt": salts[0].hex()}
        assert await boris.refused("POST", f"/rooms/{room}/chairs/1/salt", wrong, status=409) == "salt-not-committed"
        assert await anna.refused("POST", f"/rooms/{room}/chairs/1/salt", wrong, status=403) == "not-your-chair"
        begun = await boris.post(f"/rooms/{room}/chairs/1/salt", {"salt": salts[1].hex()})
        assert begun["room"]["stage"] == "playing"
        seed = (await site.node.store.seed(room)).hex()
        for path in ("", "/view", "/history", "/ranking", "/chat"):
            assert seed not in (await anna.http.get(f"/rooms/{room}{path}")).text
        assert begun["room"]["commitment"] == dealer.commitment(bytes.fromhex(seed))

    on_site(tmp_path, do)


def test_two_people_who_want_the_same_are_paired(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, boris, vera = await site.person(), await site.person(), await site.person()
        first = await anna.post("/pairing", {"conditions": FORBIDDEN}, status=201)
        other = await vera.post("/pairing", {"conditions": {**FORBIDDEN, "options": {"games": 2}}}, status=201)
        second = await boris.post("/pairing", {"conditions": FORBIDDEN}, status=201)
        assert (first["room"]["stage"], other["room"]["stage"]) == ("gathering", "gathering")
        assert second["room"]["room"] == first["room"]["room"] != other["room"]["room"]
        assert (second["room"]["stage"], second["mine"]) == ("playing", [1])
        changed = await vera.refused("PATCH", f"/rooms/{other['room']['room']}", FORBIDDEN, status=409)
        assert changed == "conditions-fixed"

    on_site(tmp_path, do)


def test_the_lobby_shows_listed_rooms_with_free_chairs(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, stranger = await site.person(), await site.http()
        await anna.room(FORBIDDEN, ME)
        room = await anna.room({**FORBIDDEN, "options": {"deck": "flat"}}, ME, listed=True, title="Кто со мной?")
        entries = (await stranger.get("/lobby")).json()["rooms"]
        assert [(entry["room"], entry["title"], entry["taken"]) for entry in entries] == [(room, "Кто со мной?", 1)]
        assert entries[0]["options"] == {"deck": "flat"}
        await anna.post(f"/rooms/{room}/chairs", {}, status=201)
        assert (await stranger.get("/lobby")).json()["rooms"] == []

    on_site(tmp_path, do)


def test_a_hall_is_filled_started_and_played(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        host = await site.person()
        duplicate = {"game": "scrabble", "variant": "duplicate", "options": {"seats": 100}}
        room = await host.room(duplicate, hall=True)
        people = [await site.person() for _ in range(5)]
        for person in people:
            await person.post(f"/rooms/{room}/chairs", {}, status=201)
        again = await people[0].refused("POST", f"/rooms/{room}/chairs", {}, status=409)
        assert again == "one-chair-in-halls"
        await people[0].ask("DELETE", f"/rooms/{room}/chairs/0")
        before = await host.get(f"/rooms/{room}/ranking")
        assert (before["total"], before["ranks"][0]["seat"], before["mine"]) == (4, 1, [])
        assert await people[1].refused("POST", f"/rooms/{room}/start", status=403) == "not-owner"
        begun = await host.post(f"/rooms/{room}/start")
        assert (begun["room"]["stage"], begun["room"]["seats"]) == ("playing", 4)

        for seat, person in enumerate(people[1:]):
            assert (await person.get(f"/rooms/{room}"))["mine"] == [seat]
            view = await person.get(f"/rooms/{room}/view", seat=seat)
            [window] = view["mine"]
            word = _best(site, room) if seat == 2 else {"type": "pass"}
            act = {"seat": seat, "window": window, "action": word}
            await person.post(f"/rooms/{room}/acts", act)
        top = await people[4].get(f"/rooms/{room}/ranking", count=2)
        assert [rank["place"] for rank in top["ranks"]] == [1, 2]
        assert top["ranks"][0]["seat"] == 2
        assert top["ranks"][0]["score"] > 0
        assert [rank["seat"] for rank in top["mine"]] == [3]
        rest = await people[4].get(f"/rooms/{room}/ranking", start=2)
        assert len(rest["ranks"]) == 2

    on_site(tmp_path, do)


def _best(site: Site, room: str) -> Any:
    match = site.match(room)
    public = match.game.public(match.table.state)
    found = match.oracle.ask(BestMove(public.grid, public.rack))
    assert found.move is not None
    return msgspec.to_builtins(match.kind.notation.read(found.move))


@pytest.mark.full
def test_a_hall_starts_by_itself(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        duplicate = {"game": "scrabble", "variant": "duplicate", "options": {"seats": 100}}
        made = await anna.post("/rooms", {"conditions": duplicate, "hall": True, "starts_in_s": 5}, status=201)
        room = made["room"]["room"]
        assert made["room"]["starts_ms"] > 0
        await anna.post(f"/rooms/{room}/chairs", {}, status=201)

        async def has_begun() -> bool:
            return bool((await anna.get(f"/rooms/{room}"))["room"]["stage"] == "playing")

        await until(has_begun)

    on_site(tmp_path, do)


def test_impossible_terms_are_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        for conditions, status, code in (
            ({"game": "chess"}, 400, "no-such-game"),
            ({"game": "forbidden", "variant": "nope"}, 400, "no-such-variant"),
            ({"game": "forbidden", "options": {"nope": 1}}, 400, "options"),
            ({"game": "forbidden", "options": {"seats": 9}}, 422, "seats"),
            ({"game": "forbidden", "days": 99}, 400, "days"),
            ({"game": "scrabble", "variant": "championship", "days": 1}, 409, "days-and-clock"),
            ({"game": "forbidden", "open_key": True}, 400, "no-key"),
            ({"game": "forbidden", "salt": "x"}, 400, "bad-request"),
            ({}, 400, "bad-request"),
        ):
            assert await anna.refused("POST", "/rooms", {"conditions": conditions}, status=status) == code
        assert (await anna.get("/me/rooms"))["rooms"] == []

    on_site(tmp_path, do)


BODIES = {
    "empty": b"",
    "no-json": b"{",
    "null": b"null",
    "a list": b"[]",
    "unknown": b'{"conditions":{"game":"forbidden"},"owner":"x"}',
    "chair": b'{"conditions":{"game":"forbidden"},"chairs":[{"who":"admin"}]}',
    "latin": b'{"conditions":{"game":"\xff"}}',
    "deep": b"[" * 5_000,
    "long": b'{"conditions":{"game":"' + b"x" * 201 + b'"}}',
}


def test_wrong_bodies_are_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        json = {"content-type": "application/json"}
        for case, body in BODIES.items():
            answer = await anna.http.post("/rooms", content=body, headers=json)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), case
        form = await anna.http.post("/rooms", content=b"x", headers={"content-type": "text/plain"})
        assert (form.status_code, form.json()["code"]) == (415, "wrong-media-type")
        large = await anna.http.post("/rooms", content=b" " * 70_000, headers=json)
        assert (large.status_code, large.json()["code"]) == (413, "too-large")

    on_site(tmp_path, do)


def test_unknown_rooms_are_not_found(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, stranger = await site.person(), await site.http()
        assert await anna.refused("GET", f"/rooms/{NOWHERE}", status=404) == "not-found"
        assert await anna.refused("POST", f"/rooms/{NOWHERE}/chairs", {}, status=404) == "not-found"
        assert await anna.refused("GET", "/rooms/x", status=400) == "bad-request"
        assert await anna.refused("GET", "/nothing", status=404) == "not-found"
        assert await anna.refused("PUT", "/rooms", {}, status=405) == "wrong-method"
        assert await anna.refused("DELETE", f"/rooms/{NOWHERE}/chairs/{'9' * 5_000}", status=404) == "not-found"
        hidden = await stranger.get(f"/rooms/{NOWHERE}")
        assert (hidden.status_code, hidden.json()["code"]) == (401, "not-signed-in")

    on_site(tmp_path, do)


def test_rooms_are_limited(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room(FORBIDDEN)
        await anna.room(FORBIDDEN)
        assert (await anna.post("/rooms", {"conditions": FORBIDDEN}, status=429))["limit"] == "rooms"
        assert (await anna.post("/pairing", {"conditions": FORBIDDEN}, status=429))["limit"] == "rooms"
        await anna.post(f"/rooms/{room}/chairs", {}, status=201)
        assert (await anna.post(f"/rooms/{room}/chairs", {}, status=429))["limit"] == "chairs"

    on_site(tmp_path, do, limits=Limits(rooms=Rate(2, 600), chairs=Rate(1, 600)))


def test_a_node_that_stops_makes_no_rooms(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        site.node.draining = True
        refused = await anna.http.post("/rooms", json={"conditions": FORBIDDEN})
        assert (refused.status_code, refused.json()["code"]) == (503, "draining")
        assert refused.headers["retry-after"] == "1"
        site.node.draining = False
        await anna.room(FORBIDDEN)

    on_site(tmp_path, do)


def test_refusals_are_in_the_readers_language(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        titles = set()
        for language in ("ru", "uk", "en-GB,en;q=0.9"):
            person = await site.person(accept_language=language)
            titles.add((await person.get(f"/rooms/{NOWHERE}", status=404))["title"])
        assert len(titles) == 3

    on_site(tmp_path, do)


def test_lists_name_the_players(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        await anna.room({"game": "scrabble", "options": {"seats": 4}}, {"who": "me"}, {"who": "bot"}, listed=True)
        for path in ("/lobby", "/me/rooms"):
            [entry] = (await anna.get(path))["rooms"]
            first, bot = entry["names"]
            assert first == anna.name
            assert bot

    on_site(tmp_path, do)

"""Programs among people: everybody sees what they are, and where it counts they play among themselves."""

from pathlib import Path
from typing import Any

from server.driving import FORBIDDEN, Person, Site, on_site

RATED = {**FORBIDDEN, "rated": True}
HALL = {"game": "scrabble", "variant": "duplicate", "options": {"seats": 20}}


async def program(site: Site, **wanted: Any) -> Person:
    http = await site.http()
    made = (await http.post("/me/token", json={"bot": True, **wanted})).raise_for_status().json()
    http.headers["authorization"] = f"Bearer {made['token']}"
    assert made["me"]["program"] is True
    return Person(http, made["me"])


def test_a_program_is_one_for_good_and_for_all_to_see(tmp_path: Path) -> None:
    async def play(site: Site) -> None:
        anna, robot = await site.person(), await program(site, name="  Эхо ")
        assert robot.name == "Эхо"
        await robot.ask("PATCH", "/me", {"name": "Человек"})
        me = await robot.get("/me")
        assert (me["name"], me["program"]) == ("Человек", True)
        code = (await robot.post("/me/code", status=201))["code"]
        other_device = (await (await site.http()).post("/me/token", json={"code": code})).json()
        assert other_device["me"]["program"] is True
        assert (await anna.get("/me"))["program"] is False

        room = await anna.room(FORBIDDEN, {"who": "me"}, listed=True)
        await robot.post(f"/rooms/{room}/chairs", {}, status=201)
        shown = (await anna.get(f"/rooms/{room}"))["room"]
        assert [chair.get("program", False) for chair in shown["chairs"]] == [False, True]
        assert "program" not in shown
        own = await robot.room(FORBIDDEN, {"who": "me"}, listed=True)
        assert (await anna.get(f"/rooms/{own}"))["room"]["program"] is True
        listed = {entry["room"]: entry.get("program", False) for entry in (await anna.get("/lobby"))["rooms"]}
        assert listed == {own: True}, "the other table is full"

    on_site(tmp_path, play)


def test_a_code_says_already_who_it_is(tmp_path: Path) -> None:
    async def play(site: Site) -> None:
        anna = await site.person()
        code = (await anna.post("/me/code", status=201))["code"]
        guest = Person(await site.http(), {"id": "", "name": ""})
        for more in ({"bot": True}, {"name": "Эхо"}):
            assert await guest.refused("POST", "/me/token", {"code": code, **more}, status=400) == "code-alone"
        taken = await guest.post("/me/token", {"code": code}, status=201)
        assert taken["me"]["id"] == anna.id, "it was not used up"

    on_site(tmp_path, play)


def test_programs_are_not_paired_and_not_helped(tmp_path: Path) -> None:
    async def play(site: Site) -> None:
        robot = await program(site)
        refused = await robot.refused("POST", "/pairing", {"conditions": FORBIDDEN}, status=403)
        assert refused == "programs-not-paired"
        first = {**FORBIDDEN, "options": {"first": 0}}
        room = await robot.room(first, {"who": "me"}, {"who": "bot", "level": "beginner"}, start=True)
        window = (await robot.get(f"/rooms/{room}/view", seat=0))["mine"][0]
        hint = {"seat": 0, "window": window}
        assert await robot.refused("POST", f"/rooms/{room}/hints", hint, status=403) == "no-hints-for-programs"

    on_site(tmp_path, play)


def test_rated_tables_and_halls_are_for_one_kind(tmp_path: Path) -> None:
    async def play(site: Site) -> None:
        anna, boris = await site.person(), await site.person()
        robot, other = await program(site), await program(site)
        for conditions, more in ((RATED, {}), (HALL, {"hall": True})):
            theirs = await anna.room(conditions, {"who": "me"}, **more)
            assert await robot.refused("POST", f"/rooms/{theirs}/chairs", {}, status=409) == "people-only"
            await boris.post(f"/rooms/{theirs}/chairs", {}, status=201)
            own = await robot.room(conditions, {"who": "me"}, **more)
            assert await anna.refused("POST", f"/rooms/{own}/chairs", {}, status=409) == "programs-only"
            await other.post(f"/rooms/{own}/chairs", {}, status=201)

    on_site(tmp_path, play)


def test_a_table_where_both_sit_does_not_become_a_rated_one(tmp_path: Path) -> None:
    async def play(site: Site) -> None:
        anna, robot = await site.person(), await program(site)
        room = await anna.room(FORBIDDEN, {"who": "me"})
        await robot.post(f"/rooms/{room}/chairs", {}, status=201)
        assert await anna.refused("PATCH", f"/rooms/{room}", RATED, status=409) == "people-only"
        await robot.ask("DELETE", f"/rooms/{room}/chairs/1")
        await anna.ask("PATCH", f"/rooms/{room}", RATED)

    on_site(tmp_path, play)


def test_in_a_rematch_a_program_is_still_one(tmp_path: Path) -> None:
    async def play(site: Site) -> None:
        anna, robot = await site.person(), await program(site)
        room = await anna.room(FORBIDDEN, {"who": "me"})
        await robot.post(f"/rooms/{room}/chairs", {}, status=201)
        for seat, person in enumerate((anna, robot)):
            await person.post(f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
        await anna.post(f"/rooms/{room}/leave", {"seat": 0})
        offered = (await anna.post(f"/rooms/{room}/offers", {"seat": 0, "kind": "rematch"}))["room"]["offers"][0]
        answer = {"seat": 1, "offer": offered["id"]}
        agreed = await robot.post(f"/rooms/{room}/offers/rematch/agree", answer)
        chairs = (await anna.get(f"/rooms/{agreed['room']['next']}"))["room"]["chairs"]
        assert {chair["person"]: chair.get("program", False) for chair in chairs} == {anna.id: False, robot.id: True}

    on_site(tmp_path, play)

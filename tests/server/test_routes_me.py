"""`/me` over HTTP: nobody gets at the identity of another person."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from server.driving import FORBIDDEN, GENEROUS, Site, on_site
from slovoteka.server.base.limits import Limits, Rate
from slovoteka.server.live.watching import Watcher


def test_a_first_visit_makes_a_person(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        browser = await site.http()
        first = await browser.get("/me")
        cookie = first.headers["set-cookie"]
        assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/"))
        assert "token" not in first.json()
        assert first.headers["cache-control"] == "no-store"
        again = await browser.get("/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers

    on_site(tmp_path, do)


def test_a_wrong_token_is_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        assert (await anna.get("/me"))["id"] == anna.id
        right = anna.http.headers["authorization"]
        for wrong in (right[:-1] + ("A" if right[-1] != "A" else "B"), "Bearer x"):
            anna.http.headers["authorization"] = wrong
            for method, path in (("GET", "/me"), ("PATCH", "/me"), ("GET", "/me/rooms"), ("POST", "/rooms")):
                assert await anna.refused(method, path, {}, status=401) == "not-signed-in"

    on_site(tmp_path, do)


def test_a_page_of_another_site_cannot_use_the_cookie(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        browser = await site.http()
        await browser.get("/me")
        name = {"name": "Пётр"}
        assert (await browser.patch("/me", json=name)).json()["code"] == "no-origin"
        foreign = await browser.patch("/me", json=name, headers={"origin": "https://elsewhere.example"})
        assert foreign.json()["code"] == "foreign-origin"
        own = await browser.patch("/me", json=name, headers={"origin": site.url})
        assert own.json()["name"] == "Пётр"

    on_site(tmp_path, do)


def test_names_are_cleaned(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        assert (await anna.ask("PATCH", "/me", {"name": "  Анна\u202e  К. "}))["name"] == "Анна К."
        assert await anna.refused("PATCH", "/me", {"name": "\u200b"}, status=400) == "name-empty"
        assert await anna.refused("PATCH", "/me", {"name": "я" * 25}, status=400) == "name-too-long"
        wrong: list[Any] = [{}, {"name": 1}, {"name": "Анна", "id": "x"}, [], None]
        for body in wrong:
            assert await anna.refused("PATCH", "/me", body, status=400) == "bad-request"

    on_site(tmp_path, do)


def test_a_code_signs_a_person_in_on_another_device(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        code = (await anna.post("/me/code", status=201))["code"]
        phone = await site.http(origin=site.url)
        taken = await phone.post("/me/take", json={"code": code.lower()})
        assert taken.json()["id"] == anna.id
        assert (await phone.get("/me")).json()["id"] == anna.id
        assert (await phone.post("/me/take", json={"code": code})).json()["code"] == "identity-code"

        second = (await anna.post("/me/code", status=201))["code"]
        program = await (await site.http()).post("/me/token", json={"code": second})
        assert program.status_code == 201
        assert program.json()["me"]["id"] == anna.id
        assert program.json()["token"] == anna.http.headers["authorization"].removeprefix("Bearer ")
        assert "set-cookie" not in program.headers

    on_site(tmp_path, do)


def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        thief = await site.http()
        for _ in range(3):
            assert (await thief.post("/me/token", json={"code": "0000"})).status_code == 400
        refused = await thief.post("/me/token", json={"code": "0000"})
        assert refused.status_code == 429
        assert refused.json()["limit"] == "codes-address"
        assert int(refused.headers["retry-after"]) == refused.json()["retry_after_s"] > 0

    on_site(tmp_path, do, limits=Limits(codes_address=Rate(3, 600)))


def test_newcomers_are_limited_by_address(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        for path in ("/me", "/me"):
            async with httpx.AsyncClient(base_url=f"{site.url}/api/v1", trust_env=False) as fresh:
                assert (await fresh.get(path)).status_code == 200
        async with httpx.AsyncClient(base_url=f"{site.url}/api/v1", trust_env=False) as fresh:
            assert (await fresh.get("/me")).json()["limit"] == "newcomers-address"
            assert (await fresh.post("/me/token", json={})).status_code == 429

    on_site(tmp_path, do, limits=Limits(newcomers_address=Rate(2, 600)))


def test_requests_are_limited(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, boris = await site.person(), await site.person()
        for _ in range(4):
            await anna.get("/me/blocks")
        assert (await anna.get("/me/blocks", status=429))["limit"] == "requests"
        await boris.get("/me/blocks")

    on_site(tmp_path, do, limits=Limits(requests=Rate(4, 60)))


def test_unreadable_requests_count_too(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        for _ in range(3):
            assert await anna.refused("POST", "/rooms", {"nonsense": 1}, status=400) == "bad-request"
        assert (await anna.post("/rooms", {"nonsense": 1}, status=429))["limit"] == "requests"

    on_site(tmp_path, do, limits=Limits(requests=Rate(3, 60)))


def test_my_rooms_show_which_wait_for_me(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({**FORBIDDEN, "days": 3, "options": {"first": 0}})
        idle = await anna.room({**FORBIDDEN, "options": {"games": 3}}, {"who": "me"})
        mine = await anna.get("/me/rooms")
        assert [entry["room"] for entry in mine["rooms"]] == [idle, room]
        assert mine["next_before_ms"] is None
        gathering, playing = mine["rooms"]
        assert gathering["options"] == {"games": 3}
        assert (playing["days"], playing["mine"], playing["waits_for_me"]) == (3, [0], True)
        assert [entry["room"] for entry in (await anna.get("/me/rooms", waiting=True))["rooms"]] == [room]
        assert (await boris.get("/me/rooms", waiting=True))["rooms"] == []
        earlier = await anna.get("/me/rooms", before_ms=gathering["updated_ms"])
        assert [entry["room"] for entry in earlier["rooms"]] == [room]
        assert await anna.refused("GET", "/me/rooms", before_ms=-1, status=400) == "bad-request"

    on_site(tmp_path, do)


def test_a_long_list_has_pages(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        made = []
        for _ in range(53):
            made.append(await anna.room(FORBIDDEN, {"who": "me"}))
            now_ms = site.node.store.now_ms()
            while site.node.store.now_ms() == now_ms:  # pages are divided by milliseconds
                await asyncio.sleep(0.001)
        first = await anna.get("/me/rooms")
        rest = await anna.get("/me/rooms", before_ms=first["next_before_ms"])
        assert rest["next_before_ms"] is None
        assert [entry["room"] for entry in (*first["rooms"], *rest["rooms"])] == made[::-1]
        assert (await anna.get("/me/rooms", waiting=True))["rooms"] == []

    on_site(tmp_path, do, limits=Limits(rooms=Rate(100, 600)))


def test_lines_of_blocked_people_are_not_shown(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        await boris.post(f"/rooms/{room}/chat", {"text": "раз"}, status=201)
        await anna.ask("PUT", f"/me/blocks/{boris.id}", status=204)
        assert await anna.get("/me/blocks") == {"people": [boris.id]}
        assert (await anna.get(f"/rooms/{room}/chat"))["lines"] == []
        assert len((await boris.get(f"/rooms/{room}/chat"))["lines"]) == 1
        await anna.ask("DELETE", f"/me/blocks/{boris.id}", status=204)
        assert len((await anna.get(f"/rooms/{room}/chat"))["lines"]) == 1
        assert await anna.refused("PUT", "/me/blocks/nobody", status=400) == "bad-request"

    on_site(tmp_path, do)


def test_a_block_applies_to_open_connections(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        async with anna.http.stream("GET", f"/rooms/{room}/events") as stream:
            assert stream.status_code == 200
            watcher = await _watcher_of(site, room, anna.id)
            await anna.ask("PUT", f"/me/blocks/{boris.id}", status=204)
            assert watcher.blocked == {boris.id}

    on_site(tmp_path, do)


def test_a_deleted_person_is_gone_everywhere(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        waiting = await anna.room(FORBIDDEN, {"who": "me"}, title="У Анны")
        await anna.post(f"/rooms/{room}/chat", {"text": "мой адрес"}, status=201)
        await anna.post("/words/reports", {"word": "кот", "game": "forbidden", "wrong": True}, status=201)
        async with anna.http.stream("GET", f"/rooms/{room}/events") as stream:
            await _watcher_of(site, room, anna.id)
            forgotten = await anna.http.delete("/me")
            assert forgotten.status_code == 204
            assert "Max-Age=0" in forgotten.headers["set-cookie"]
            assert '"forgotten"' in [line async for line in stream.aiter_lines() if line][-1]
        assert await anna.refused("GET", "/me", status=401) == "not-signed-in"
        seen = await boris.get(f"/rooms/{room}")
        assert seen["room"]["chairs"][0]["name"] == "Бывший игрок"
        assert (await boris.get(f"/rooms/{waiting}"))["room"]["taken"] == 0
        assert (await boris.get(f"/rooms/{waiting}"))["room"]["title"] == ""
        assert (await boris.get(f"/rooms/{room}/chat"))["lines"] == []
        assert await site.node.store.word_reports(10) == ()
        assert (await boris.get(f"/rooms/{room}/view"))["table"]["outcome"]["places"] == [2, 1]
        record = (await boris.http.get(f"/rooms/{room}/record")).text
        assert anna.name not in record
        assert boris.name in record

    on_site(tmp_path, do, limits=GENEROUS)


async def _watcher_of(site: Site, room: str, person: str) -> Watcher:
    async with asyncio.timeout(60):
        while True:
            for watcher in site.node.rooms[room].watchers:
                if watcher.identity == person:
                    return watcher
            await asyncio.sleep(0.01)

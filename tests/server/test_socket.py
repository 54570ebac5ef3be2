"""The socket answers every frame, with the client id of the frame."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from match.tables import opened
from server.driving import FORBIDDEN, Site, on_site
from server.lines import hear, line_of, tell
from slovoteka.games.codenames.actions import Accept, Clue
from slovoteka.server.rooms import chat


def test_answers_carry_the_client_id_of_their_frame(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)
        async with line_of(site, anna) as line:
            pong = await tell(line, t="ping", client="p")
            assert (pong["t"], pong["client"]) == ("pong", "p")
            assert "client" not in await tell(line, t="ping")
            for nonsense in (
                {"t": "act", "room": room, "client": "n"},
                {"t": "no such frame", "client": "n"},
                {"t": "say", "room": room, "text": 1, "client": "n"},
            ):
                answer = await tell(line, **nonsense)
                assert (answer["t"], answer["client"]) == ("refused", "n")
                assert answer["problem"]["code"] == "not-a-frame"
            await line.send("{")
            assert (await hear(line, "refused")).get("client") is None

    on_site(tmp_path, do)


def test_a_bug_is_answered_and_does_not_close_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)

        async def fails(*_: object) -> None:
            raise ZeroDivisionError("a secret of ours")

        async with line_of(site, anna) as line:
            with monkeypatch.context() as patch:
                patch.setattr(chat, "add_line", fails)
                answer = await tell(line, t="say", room=room, text="да", client="s")
            assert (answer["t"], answer["client"]) == ("refused", "s")
            assert (answer["problem"]["code"], answer["problem"]["status"]) == ("internal", 500)
            assert "secret" not in json.dumps(answer)
            assert (await tell(line, t="say", room=room, text="да", client="s"))["number"] == 1

    on_site(tmp_path, do)


def test_leaving_returns_the_number_of_its_input(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)
        before = site.match(room).table.number
        async with line_of(site, anna) as line:
            left = await tell(line, t="leave", room=room, seat=0, client="l")
            assert left == {"t": "done", "client": "l", "number": before + 1}

    on_site(tmp_path, do)


def test_consent_over_a_socket_names_its_offer(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        async with line_of(site, anna) as asking, line_of(site, boris) as answering:
            await tell(answering, t="watch", room=room)
            await tell(asking, t="offer", room=room, seat=0, kind="pause")
            while not (offers := (await hear(answering, "room")).get("offers")):
                continue  # news of arrivals may come first
            (offered,) = offers
            consent = {"t": "consent", "room": room, "seat": 1, "kind": "pause", "agree": True}
            assert (await tell(answering, **consent))["problem"]["code"] == "not-a-frame"
            replaced = await tell(answering, **consent, offer=offered["id"] + 1)
            assert replaced["problem"]["code"] == "offer-changed"
            assert (await tell(answering, **consent, offer=offered["id"]))["t"] == "done"
        assert site.match(room).table.time.paused_at is not None

    on_site(tmp_path, do)


def test_a_person_who_deletes_themselves_is_disconnected_everywhere(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, boris = await site.person(), await site.person()
        room = await anna.room(FORBIDDEN, {"who": "me"}, listed=True)
        await boris.post(f"/rooms/{room}/chairs", {}, status=201)
        async with line_of(site, anna) as first, line_of(site, anna) as second, line_of(site, boris) as other:
            await anna.ask("DELETE", "/me", status=204)
            for line in (first, second):
                assert (await hear(line, "bye"))["reason"] == "forgotten"
                with pytest.raises(ConnectionClosed):
                    await tell(line, t="say", room=room, text="я ещё тут")
                assert line.close_code == 1008
            assert (await tell(other, t="ping"))["t"] == "pong"
        assert await site.node.store.lines(room, 0, 10) == ()
        shown = (await boris.get(f"/rooms/{room}"))["room"]
        assert shown["owner"] == boris.id, "who sits there keeps the table"
        assert [chair["person"] for chair in shown["chairs"]] == [boris.id]

    on_site(tmp_path, do)


def test_a_table_without_people_is_not_in_the_lobby(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna, boris = await site.person(), await site.person()
        room = await anna.room(FORBIDDEN, {"who": "me"}, listed=True)
        await anna.ask("DELETE", "/me", status=204)
        assert room not in json.dumps(await boris.get("/lobby"))

    on_site(tmp_path, do)


def test_no_api_pages_load_anything_from_elsewhere(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        assert (await anna.http.get(f"{site.url}/api/openapi.json")).status_code == 200
        for page in ("/api/swagger", "/api/redoc", "/api/elements", "/api/rapidoc", "/api/openapi.yaml"):
            assert (await anna.http.get(f"{site.url}{page}")).status_code == 404, page

    on_site(tmp_path, do)


def test_a_frame_can_point(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        people = [await site.person() for _ in range(4)]
        conditions = {"game": "codenames", "options": {"judge": "off", "first": "red"}}
        room = await people[0].room(conditions, {"who": "me"})
        for person in people[1:]:
            await person.post(f"/rooms/{room}/chairs", {}, status=201)
        for seat, person in enumerate(people):
            await person.post(f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
        match = site.match(room)
        async with line_of(site, people[2]) as guesser, line_of(site, people[0]) as captain:
            await tell(captain, t="watch", room=room)
            mark = match.table.state.board[0]
            early = await tell(guesser, t="point", room=room, seat=2, mark=mark, client="early")
            assert (early["client"], early["problem"]["code"]) == ("early", "no-pointing")
            await match.act(0, opened(match, "clue").id, Clue("НЕОПИСУЕМО", 2))
            for seat in opened(match, "respond").seats:
                await match.act(seat, opened(match, "respond").id, Accept())
            assert await tell(guesser, t="point", room=room, seat=2, mark=mark, client="p") == {
                "t": "done",
                "client": "p",
            }
            assert (await hear(captain, "pointed"))["marks"] == {"2": mark}
            own = await tell(captain, t="point", room=room, seat=0, mark=mark)
            assert own["problem"]["code"] == "no-pointing"

    on_site(tmp_path, do)

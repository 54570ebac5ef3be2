"""Matches over HTTP: views, playing to the end, records and checks."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from server.driving import FORBIDDEN, Person, Site, on_site, play_out, play_round, running_site
from slovoteka.core.record import parse
from slovoteka.games.scrabble.actions import Play
from slovoteka.match import ledger
from slovoteka.match.replay import verify
from slovoteka.server.base.limits import Limits, Rate
from slovoteka.server.http import routes_play


@pytest.mark.parametrize("game", ["forbidden", "scrabble"])
def test_a_whole_game_can_be_played_over_http(tmp_path: Path, game: str) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": game})
        assert await anna.refused("GET", f"/rooms/{room}/record", status=409) == "not-over"
        await play_out(site, room, {0: anna, 1: boris}, Random(game))

        over = await anna.get(f"/rooms/{room}/view", seat=0)
        assert over["mine"] == []
        outcome, closing = over["table"]["outcome"], over["table"]["closing"]
        assert closing["outcome"] == outcome
        ranking = await boris.get(f"/rooms/{room}/ranking")
        assert {(rank["seat"], rank["score"], rank["place"]) for rank in ranking["ranks"]} == {
            (seat, outcome["scores"][seat], outcome["places"][seat]) for seat in (0, 1)
        }
        assert (await anna.get(f"/rooms/{room}"))["room"]["stage"] == "over"
        assert await anna.refused("POST", f"/rooms/{room}/leave", {"seat": 0}, status=409) == "over"

        download = await boris.http.get(f"/rooms/{room}/record")
        assert download.headers["content-type"].startswith("application/jsonl")
        assert f'filename="slovoteka-{room}.jsonl"' in download.headers["content-disposition"]
        record = parse(download.text.splitlines())
        assert verify(record) > 0
        assert record.closing.seed == closing["seed"]
        assert record.closing.inputs == over["table"]["number"]

    on_site(tmp_path, do)


def test_a_restart_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "_SNAPSHOT_EVERY", 100)

    async def do() -> None:
        async with running_site(tmp_path) as site:
            room, anna, boris = await site.two_in({"game": "scrabble"})
            people, chance = {0: anna, 1: boris}, Random(1)
            while site.match(room).table.number <= 210:  # so that there is a snapshot, and something after it
                if not await play_round(site, room, people, chance):  # it was a short game, so begin another
                    room, anna, boris = await site.two_in({"game": "scrabble"})
                    people = {0: anna, 1: boris}
            before = await anna.get(f"/rooms/{room}/view", seat=0)
            history = await anna.get(f"/rooms/{room}/history", seat=0)
            token = anna.http.headers["authorization"]
        async with running_site(tmp_path) as again:
            back = Person(await again.http(authorization=token), {"id": anna.id, "name": anna.name})
            assert (await back.get("/me"))["name"] == anna.name
            after = await back.get(f"/rooms/{room}/view", seat=0)
            assert after["private"] == before["private"]
            assert after["table"]["public"] == before["table"]["public"]
            assert again.match(room).history.first > 1
            assert await back.get(f"/rooms/{room}/history", seat=0) == history
            await back.post(f"/rooms/{room}/leave", {"seat": 0})
            assert verify(parse((await back.http.get(f"/rooms/{room}/record")).text.splitlines())) > 0

    asyncio.run(do())


def test_players_see_only_their_own_view(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": "scrabble"})
        stranger = await site.person()
        path = f"/rooms/{room}/view"
        mine, theirs = await anna.get(path, seat=0), await boris.get(path, seat=1)
        assert mine["private"]["rack"] != theirs["private"]["rack"]
        assert mine["table"] | {"now_ms": 0} == theirs["table"] | {"now_ms": 0}
        for person in (anna, stranger):
            spectator = await person.get(path)
            assert (spectator["private"], spectator["mine"], spectator["seat"]) == (None, [], None)
        for person, seat in ((anna, 1), (boris, 0), (stranger, 0), (stranger, 4_999)):
            for what in ("view", "history"):
                refused = await person.refused("GET", f"/rooms/{room}/{what}", seat=seat, status=403)
                assert refused == "not-your-chair"
        for query in ({"seat": -1}, {"seat": 5_000}, {"seat": "x"}, {"key": "perhaps"}):
            assert await anna.refused("GET", path, status=400, **query) == "bad-request"

        inputs = (await boris.get(f"/rooms/{room}/history", seat=1))["inputs"]
        drawn = [event.get("tile") for each in inputs for event in each.get("events", ()) if event["type"] == "drew"]
        assert sorted(filter(None, drawn)) == sorted(theirs["private"]["rack"])
        seen = (await stranger.get(f"/rooms/{room}/history"))["inputs"]
        assert not any(
            event.get("tile") for each in seen for event in each.get("events", ()) if event["type"] == "drew"
        )

    on_site(tmp_path, do)


def test_the_history_has_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_play, "_PAGE", 4)

    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)
        number = site.match(room).table.number
        since, inputs = 0, list[Any]()
        while since < number:
            page = await anna.get(f"/rooms/{room}/history", seat=0, since=since)
            assert 1 <= len(page["inputs"]) <= 4
            assert page["number"] == number
            inputs += page["inputs"]
            since = inputs[-1]["number"]
        assert [each["number"] for each in inputs] == list(range(1, number + 1))
        assert (await anna.get(f"/rooms/{room}/history", seat=0, since=number))["inputs"] == []

    on_site(tmp_path, do)


def test_an_invalid_move_changes_nothing(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({**FORBIDDEN, "options": {"first": 0}})
        path = f"/rooms/{room}/acts"
        [window] = (await anna.get(f"/rooms/{room}/view", seat=0))["mine"]
        hand = (await anna.get(f"/rooms/{room}/view", seat=0))["private"]["hand"]
        foreign = next(letter for letter in "БВГЖ" if letter not in hand)
        number = site.match(room).table.number
        lay = {"type": "lay", "letter": foreign}
        for person, seat, answered, action, status in (
            (anna, 0, window, lay, 422),
            (boris, 0, window, lay, 403),
            (anna, 1, window, lay, 403),
            (boris, 1, window, lay, 409),
            (anna, 0, "turn:999", lay, 409),
            (anna, 0, window, {"type": "fly"}, 400),
            (anna, 0, window, None, 400),
            (anna, 0, window, {"type": "lay", "letter": "Q"}, 400),
        ):
            body = {"seat": seat, "window": answered, "action": action}
            await person.refused("POST", path, body, status=status)
        whole = {"seat": 0, "window": window, "action": lay}
        broken = await anna.post(path, whole, status=422)
        assert broken["rule"]["href"] == f"/rules/forbidden#{broken['rule']['id']}"
        for wrong in ({"seat": None}, {"seat": "0"}, {"seat": -1}, {"final": 1}, {"extra": 1}, {"window": ""}):
            assert await anna.refused("POST", path, {**whole, **wrong}, status=400) == "bad-request"
        for client in ("", "x" * 65, "п", "a b"):
            assert await anna.refused("POST", path, {**whole, "client": client}, status=400) == "bad-request"
        assert site.match(room).table.number == number

    on_site(tmp_path, do)


def test_sealed_answers_stay_sealed(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        duplicate = {"game": "scrabble", "variant": "duplicate", "options": {"seats": 2}}
        room, anna, boris = await site.two_in(duplicate)
        match = site.match(room)
        [window] = (await anna.get(f"/rooms/{room}/view", seat=0))["mine"]
        moves = match.game.moves(match.table.state, 0, match.windows[0])
        first, second = [msgspec.to_builtins(move) for move in moves if isinstance(move, Play)][:2]
        before = match.table.number
        seen = await boris.get(f"/rooms/{room}/view", seat=1)
        body = {"seat": 0, "window": window, "action": first, "client": "first", "final": True}
        assert (await anna.post(f"/rooms/{room}/acts", body))["number"] == before
        view = await boris.get(f"/rooms/{room}/view", seat=1)
        assert view["table"] | {"now_ms": 0} == seen["table"] | {"now_ms": 0}
        assert view["private"] == seen["private"]
        await anna.post(f"/rooms/{room}/acts", {**body, "action": second, "client": "second"})
        await boris.post(f"/rooms/{room}/acts", {"seat": 1, "window": window, "action": {"type": "pass"}})
        private = (await anna.get(f"/rooms/{room}/view", seat=0))["private"]
        assert private["sheet"]["play"]["word"] == second["word"]
        late = await anna.post(f"/rooms/{room}/acts", {**body, "client": "second"})
        assert late["number"] > before
        assert await anna.refused("POST", f"/rooms/{room}/acts", {**body, "client": "third"}, status=409) in (
            "stale",
            "closed",
        )

    on_site(tmp_path, do)


def test_leaving_ends_a_game_of_two(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        assert await anna.refused("POST", f"/rooms/{room}/leave", {"seat": 1}, status=403) == "not-your-chair"
        number = (await boris.post(f"/rooms/{room}/leave", {"seat": 1}))["number"]
        view = await anna.get(f"/rooms/{room}/view", seat=0)
        assert view["table"]["number"] >= number
        assert view["table"]["outcome"]["places"] == [1, 2]

    on_site(tmp_path, do)


def test_before_the_match_there_is_nothing_to_see(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room(FORBIDDEN, {"who": "me"})
        for path in ("view", "history", "record"):
            assert await anna.refused("GET", f"/rooms/{room}/{path}", status=409) == "not-started"
        act = {"seat": 0, "window": "turn:1", "action": {}}
        assert await anna.refused("POST", f"/rooms/{room}/acts", act, status=409) == "not-started"
        assert (await anna.get(f"/rooms/{room}/ranking"))["ranks"] == [{"seat": 0, "name": anna.name}]

    on_site(tmp_path, do)


def test_a_bot_answers(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        bot = {"who": "bot", "level": "beginner"}
        room = await anna.room({**FORBIDDEN, "options": {"first": 1}}, {"who": "me"}, bot, start=True)
        async with asyncio.timeout(120):
            while not (view := await anna.get(f"/rooms/{room}/view", seat=0))["mine"]:
                await asyncio.sleep(0.05)
        assert view["table"]["public"]["last_mover"] == 1
        [window] = view["mine"]
        hint = await anna.post(f"/rooms/{room}/hints", {"seat": 0, "window": window})
        assert hint["written"]
        assert hint["reason"]
        await anna.post(f"/rooms/{room}/acts", {"seat": 0, "window": window, "action": hint["action"]})
        assert (await anna.get(f"/rooms/{room}"))["room"]["hints"] == [0]

    on_site(tmp_path, do)


def test_only_witnesses_see_the_key(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, people = await _codenames(site, open_key=True)
        captain = min(site.node.rooms[room].insiders())
        secret = (await people[captain].get(f"/rooms/{room}/view", seat=captain))["private"]
        watcher = await site.person()
        path = f"/rooms/{room}/view"
        assert await watcher.refused("GET", path, key=True, status=403) == "not-witness"
        assert await people[0].refused("GET", path, key=True, status=403) == "not-witness"
        assert await people[0].refused("POST", f"/rooms/{room}/witness", status=403) == "only-spectators"
        await watcher.ask("POST", f"/rooms/{room}/witness", status=204)
        assert (await watcher.get(path, key=True))["private"] == secret
        assert (await watcher.get(path))["private"] is None

        closed, _ = await _codenames(site, open_key=False)
        assert await watcher.refused("POST", f"/rooms/{closed}/witness", status=403) == "key-closed"
        assert await watcher.refused("GET", f"/rooms/{closed}/view", key=True, status=403) == "not-witness"

    on_site(tmp_path, do)


async def _codenames(site: Site, *, open_key: bool) -> tuple[str, list[Person]]:
    people = [await site.person() for _ in range(4)]
    room = await people[0].room({"game": "codenames", "open_key": open_key}, {"who": "me"})
    for person in people[1:]:
        await person.post(f"/rooms/{room}/chairs", {}, status=201)
    for seat, person in enumerate(people):
        await person.post(f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
    return room, people


def test_actions_are_limited(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        act = {"seat": 0, "window": "turn:999", "action": {"type": "pass"}}
        for _ in range(3):
            await anna.refused("POST", f"/rooms/{room}/acts", act, status=409)
        assert (await anna.post(f"/rooms/{room}/acts", act, status=429))["limit"] == "actions"
        assert (await anna.post(f"/rooms/{room}/leave", {"seat": 0}, status=429))["limit"] == "actions"
        await boris.post(f"/rooms/{room}/leave", {"seat": 1})

    on_site(tmp_path, do, limits=Limits(actions=Rate(3, 600)))

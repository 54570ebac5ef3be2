"""Matches of a game whose package was uninstalled are listed and kept, and continue when it is back."""

import asyncio
import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import structlog
from slovoteka_chain.actions import GiveUp
from slovoteka_chain.kind import KIND
from websockets.asyncio.client import connect

from adding.joining import GAME, joined
from cli.conftest import Cli, cli, refused
from server.driving import Json, Person, Site, on_site
from server.nodes import match_of, node_on, people, table_for
from slovoteka.core.record import lines, parse
from slovoteka.match.replay import verify
from slovoteka.match.selfplay import play_one
from slovoteka.messages import LANGUAGES, text
from slovoteka.server.live.node import Node
from slovoteka.server.ops import scheduler
from slovoteka.server.ops.scheduler import heartbeat, sweep
from slovoteka.store.log import WakeInfo
from slovoteka.store.sqlite import SqliteStore
from store.databases import Clock

__all__ = ["cli", "refused"]

CODE: Final = "game-not-installed"
MINUTE_MS: Final = 60_000
BEAT_MS: Final = 5_000


class Kept:
    """What people keep from one start of the site to the next."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.people: list[Json] = []
        self.over = ""
        self.running = ""
        self.record = ""

    def remember(self, *people: Person) -> None:
        self.tokens = [str(person.http.headers["authorization"]) for person in people]
        self.people = [{"id": person.id, "name": person.name} for person in people]

    async def back(self, site: Site, **headers: str) -> list[Person]:
        pairs = zip(self.tokens, self.people, strict=True)
        return [Person(await site.http(authorization=token, **headers), me) for token, me in pairs]


async def act(site: Site, room: str, person: Person, seat: int, *, gives_up: bool = False) -> None:
    match = site.match(room)
    _, word, *_ = match.game.moves(match.table.state, seat, match.windows[0])
    [window] = (await person.get(f"/rooms/{room}/view", seat=seat))["mine"]
    action = msgspec.to_builtins(GiveUp() if gives_up else word)
    await person.post(f"/rooms/{room}/acts", {"seat": seat, "window": window, "action": action})


def test_matches_of_a_missing_game_are_kept_and_continue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept()

    async def begin(site: Site) -> None:
        kept.over, anna, boris = await site.two_in({"game": GAME, "rated": True})
        await act(site, kept.over, anna, 0)
        await act(site, kept.over, boris, 1, gives_up=True)
        kept.record = (await anna.http.get(f"/rooms/{kept.over}/record")).text
        kept.running = await anna.room({"game": GAME}, {"who": "me"}, start=True)
        await boris.post(f"/rooms/{kept.running}/chairs", {}, status=201)
        await boris.post(f"/rooms/{kept.running}/chairs/1/ready", {"agreed": 1})
        await act(site, kept.running, anna, 0)
        await act(site, kept.running, boris, 1)
        kept.remember(anna, boris)

    async def look(site: Site) -> None:
        await is_listed(site, kept)
        await is_refused(site, kept)

    async def go_on(site: Site) -> None:
        anna, boris = await kept.back(site)
        assert "missing" not in (await anna.get("/me/rooms"))["rooms"][0]
        seen = await boris.get(f"/rooms/{kept.running}/view", seat=1)
        assert len(seen["table"]["public"]["words"]) == 2
        await act(site, kept.running, anna, 0)
        await act(site, kept.running, boris, 1, gives_up=True)
        record = parse((await anna.http.get(f"/rooms/{kept.running}/record")).text.splitlines())
        assert verify(record) == 1
        assert (await anna.http.get(f"/rooms/{kept.over}/record")).text == kept.record

    with joined(monkeypatch):
        on_site(tmp_path, begin)
    on_site(tmp_path, look)
    with joined(monkeypatch):
        on_site(tmp_path, go_on)


async def is_listed(site: Site, kept: Kept) -> None:
    anna, _ = await kept.back(site)
    listed = {entry["room"]: entry for entry in (await anna.get("/me/rooms"))["rooms"]}
    assert {room: entry["stage"] for room, entry in listed.items()} == {kept.over: "over", kept.running: "playing"}
    assert all(entry["missing"] and entry["options"] == {} for entry in listed.values())
    assert (await anna.get("/me/rooms", waiting=True))["rooms"] == [], "nobody can move there"
    profile = await anna.get(f"/people/{anna.id}")
    assert [entry["room"] for entry in profile["form"]] == [kept.over]
    assert [rating["title"] for rating in profile["ratings"]] == [GAME]
    history = await anna.get(f"/people/{anna.id}/history")
    assert [entry["game"] for entry in history["matches"]] == [GAME]
    assert GAME not in [game["id"] for game in (await anna.get("/games"))["games"]]


async def is_refused(site: Site, kept: Kept) -> None:
    anna, _ = await kept.back(site)
    move = {"seat": 0, "window": "turn:2", "action": {"type": "give-up"}}
    for method, path, body in (
        ("GET", f"/rooms/{kept.running}", None),
        ("GET", f"/rooms/{kept.running}/view", None),
        ("POST", f"/rooms/{kept.running}/acts", move),
        ("POST", f"/rooms/{kept.running}/chat", {"text": "?"}),
        ("GET", f"/rooms/{kept.over}/replay", None),
        ("POST", f"/rooms/{kept.over}/review", {}),
    ):
        assert await anna.refused(method, path, body, status=409) == CODE
    assert await anna.refused("GET", f"/rooms/{kept.running}/record", status=409) == "not-over"
    assert (await anna.http.get(f"/rooms/{kept.over}/record")).text == kept.record
    for language in LANGUAGES:
        reader, _ = await kept.back(site, accept_language=language)
        title = (await reader.get(f"/rooms/{kept.running}", status=409))["title"]
        assert title == text(CODE, language, game=GAME)
    assert (await watched(site, kept))["problem"]["code"] == CODE
    assert await anna.refused("POST", "/rooms", {"conditions": {"game": GAME}}, status=400) == "no-such-game"


async def watched(site: Site, kept: Kept) -> Any:
    """The messages that a page gets when it opens the table."""
    address = site.url.replace("http", "ws") + "/api/v1/socket"
    async with connect(address, additional_headers={"Authorization": kept.tokens[0]}) as line:
        await line.send(json.dumps({"t": "watch", "room": kept.running}))
        return json.loads(await asyncio.wait_for(line.recv(), 60))


def test_a_player_of_a_missing_game_can_delete_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept()

    async def begin(site: Site) -> None:
        kept.running, *both = await site.two_in({"game": GAME})
        kept.remember(*both)

    async def go(site: Site) -> None:
        anna, _ = await kept.back(site)
        await anna.ask("DELETE", "/me", status=204)

    async def go_on(site: Site) -> None:
        _, boris = await kept.back(site)
        room = (await boris.get(f"/rooms/{kept.running}"))["room"]
        assert boris.name in [chair["name"] for chair in room["chairs"]]
        assert kept.people[0]["name"] not in [chair["name"] for chair in room["chairs"]]

    with joined(monkeypatch):
        on_site(tmp_path, begin)
    on_site(tmp_path, go)
    with joined(monkeypatch):
        on_site(tmp_path, go_on)


# --- time -----------------------------------------------------------------------------------------------------------


async def beats(node: Node, clock: Clock, for_ms: int) -> None:
    """Sends heartbeats for a while, as a node does."""
    for _ in range(for_ms // BEAT_MS):
        clock.ms += BEAT_MS
        await heartbeat(node)


def test_clocks_of_a_missing_game_stand_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    rooms: list[str] = []

    async def begin() -> None:
        async with node_on(tmp_path, now_ms=clock) as node:
            await heartbeat(node)
            for game in (GAME, "forbidden"):
                live = await table_for(await people(node, 2), game)
                rooms.append(live.id)
            await beats(node, clock, 20_000)

    async def without() -> None:
        async with node_on(tmp_path, now_ms=clock) as node:
            before = await node.store.read(rooms[0])
            await beats(node, clock, 10 * MINUTE_MS)
            assert node.outages == ()
            with structlog.testing.capture_logs() as logged:
                for _ in range(3):
                    await sweep(node)
            assert [entry["event"] for entry in logged if entry["log_level"] != "info"] == [CODE], "it is logged once"
            assert await node.store.read(rooms[0]) == before

    async def go_on() -> None:
        async with node_on(tmp_path, now_ms=clock) as node:
            await heartbeat(node)
            [outage] = node.outages
            assert (outage.game, outage.to_ms - outage.from_ms) == (GAME, 10 * MINUTE_MS)
            chain, other = [match_of(await node.room(room)) for room in rooms]
            assert chain.due_ms() == clock.ms + 40_000  # twenty seconds of its minute had passed
            assert chain.closing is None
            assert other.table.time.paused_ms == 0  # the other game was installed
            await beats(node, clock, 2 * BEAT_MS)
            assert node.outages == (outage,)

    with joined(monkeypatch):
        asyncio.run(begin())
    asyncio.run(without())
    with joined(monkeypatch):
        asyncio.run(go_on())


def test_rooms_of_a_missing_game_do_not_delay_other_rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()

    async def begin(game: str) -> str:
        async with node_on(tmp_path, now_ms=clock) as node:
            await heartbeat(node)
            return (await table_for(await people(node, 2), game)).id

    async def without(room: str) -> None:
        async with node_on(tmp_path, now_ms=clock) as node:
            await beats(node, clock, 10 * MINUTE_MS)
            for _ in range(4):
                await sweep(node)
            assert set(node.rooms) == {room}
            assert len(node.shelved) == 2

    with joined(monkeypatch):
        for _ in range(2):
            asyncio.run(begin(GAME))
    room = asyncio.run(begin("forbidden"))
    monkeypatch.setattr(scheduler, "_DUE_AT_ONCE", 1)
    asyncio.run(without(room))


# --- the command line -----------------------------------------------------------------------------------------------


def test_commands_name_a_missing_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: Any, cli: Cli) -> None:
    with joined(monkeypatch):
        played = play_one(KIND, KIND.rules.read_options({}), ("beginner", "beginner"), 1)
    assert played.record is not None
    path = tmp_path / "chain.jsonl"
    path.write_text("\n".join(lines(played.record)) + "\n", "utf-8")
    for command in ("replay", "verify", "review"):
        assert "«chain»" in refused(command, str(path))

    async def keep() -> None:
        store = SqliteStore(tmp_path / "site.sqlite")
        await store.open()
        assert played.record is not None
        header, closing = played.record.header, played.record.closing
        await store.create(header, bytes.fromhex(closing.seed))
        await store.append(header.match, 1, played.record.entries, WakeInfo())
        await store.finish(header.match, closing)
        await store.close()

    asyncio.run(keep())
    out = tmp_path / "out"
    ran = cli("records", "export", str(out), "--db", str(tmp_path / "site.sqlite"))
    assert ran.code == 0, ran.err
    [file] = out.glob("*.jsonl")
    assert file.read_text("utf-8") == path.read_text("utf-8")

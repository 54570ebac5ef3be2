"""Server-sent events: the same messages as on a socket, resumable by number, and nobody waits for a slow reader."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.driving import FORBIDDEN, Person, Site, on_site, play_out, until
from slovoteka.server.base.limits import Limits
from slovoteka.server.base.outbox import MOST_BYTES
from slovoteka.server.http import stream
from slovoteka.server.ops.run import drain


class Listener:
    """One open stream, and its messages in order."""

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.last_id: int | None = None
        self.signs_of_life = 0
        self.is_over = False

    async def read(self, lines: AsyncIterator[str]) -> None:
        async for line in lines:
            name, _, value = line.partition(":")
            if name == "id":
                self.last_id = int(value)
            elif name == "data":
                self.messages.append(json.loads(value))
            elif line.startswith(":"):
                self.signs_of_life += 1
        self.is_over = True

    def of(self, kind: str) -> list[Any]:
        return [message for message in self.messages if message["t"] == kind]

    @property
    def inputs(self) -> list[int]:
        return [each["number"] for message in self.of("told") for each in message["inputs"]]

    async def until(self, kind: str, count: int = 1) -> list[Any]:
        async with asyncio.timeout(60):
            while len(self.of(kind)) < count:
                await asyncio.sleep(0.01)
        return self.of(kind)


@contextlib.asynccontextmanager
async def listening(person: Person, room: str, **query: Any) -> AsyncIterator[Listener]:
    last = query.pop("last_event_id", None)
    headers = {} if last is None else {"Last-Event-ID": str(last)}
    async with person.http.stream("GET", f"/rooms/{room}/events", params=query, headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        listener = Listener()
        reading = asyncio.create_task(listener.read(answer.aiter_lines()))
        try:
            yield listener
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


def test_a_stream_has_the_same_messages_as_a_socket(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        async with listening(anna, room) as hers, listening(boris, room) as his:
            [first] = await hers.until("told")
            await his.until("told")
            assert [message["t"] for message in hers.messages[:3]] == ["room", "seated", "told"]
            assert hers.of("seated")[0]["seats"] == [0]
            view = await anna.get(f"/rooms/{room}/view", seat=0)
            assert first["private"] == view["private"]
            assert first["table"] | {"now_ms": 0} == view["table"] | {"now_ms": 0}
            assert first["inputs"] == (await anna.get(f"/rooms/{room}/history", seat=0))["inputs"]
            await boris.post(f"/rooms/{room}/chat", {"text": "эй"}, status=201)
            [line] = await hers.until("line")
            assert (line["text"], line["person"]) == ("эй", boris.id)
            await play_out(site, room, {0: anna, 1: boris}, Random(1))
            number = site.match(room).table.number
            async with asyncio.timeout(60):
                while hers.last_id != number or his.last_id != number:
                    await asyncio.sleep(0.01)
            assert hers.inputs == his.inputs == list(range(1, number + 1))
            assert hers.of("told")[-1]["table"]["outcome"]
            await hers.until("room", 2)

    on_site(tmp_path, do)


def test_a_stream_resumes_where_it_broke_off(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": "scrabble"})
        async with listening(anna, room) as first:
            await first.until("told")
        known = first.last_id
        assert known == site.match(room).table.number
        await boris.post(f"/rooms/{room}/chat", {"text": "раз"}, status=201)
        await boris.post(f"/rooms/{room}/leave", {"seat": 1})
        number = site.match(room).table.number
        missed = list(range(known + 1, number + 1))
        assert missed
        for query in ({"last_event_id": known}, {"since": known}, {"since": 0, "last_event_id": known}):
            async with listening(anna, room, **query) as again:
                await again.until("line")
                assert again.inputs == missed
                assert again.last_id == number
        async with listening(anna, room, since=10_000_000, lines=1) as ahead:
            await ahead.until("told")
            assert ahead.inputs == []
            assert ahead.of("line") == []

    on_site(tmp_path, do)


def test_only_the_message_for_the_last_chair_is_numbered(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room(FORBIDDEN, {"who": "me"}, {"who": "me"}, start=True)
        raw: list[str] = []
        async with anna.http.stream("GET", f"/rooms/{room}/events") as answer, asyncio.timeout(60):
            async for line in answer.aiter_lines():
                raw.append(line)
                if '"t":"told"' in line and '"seat":1,"inputs"' in line:
                    break
        places = [at for at, line in enumerate(raw) if '"t":"told"' in line]
        assert [raw[at - 1].startswith("id: ") for at in places] == [False, True]

    on_site(tmp_path, do)


def test_sealed_answers_are_counted_and_not_shown(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": "scrabble", "variant": "duplicate", "options": {"seats": 2}})
        async with listening(boris, room) as listener:
            [message] = await listener.until("told")
            [window] = message["mine"]
            await anna.post(f"/rooms/{room}/acts", {"seat": 0, "window": window, "action": {"type": "pass"}})
            [answered] = await listener.until("answered")
            assert answered == {"t": "answered", "room": room, "window": window, "count": 1}
            assert len(listener.of("told")) == 1

    on_site(tmp_path, do)


def test_spectators_see_nothing_private(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, _, _ = await site.two_in({"game": "scrabble"})
        watcher = await site.person()
        assert await watcher.refused("GET", f"/rooms/{room}/events", key=True, status=403) == "not-witness"
        async with listening(watcher, room) as watched:
            [message] = await watched.until("told")
        assert (message["seat"], message["private"], message["mine"]) == (None, None, [])
        assert '"tile"' not in json.dumps([event for event in message["inputs"] if "drew" in json.dumps(event)])

    on_site(tmp_path, do)


def test_a_quiet_stream_sends_signs_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "SIGN_OF_LIFE_S", 0.05)

    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        async with listening(anna, room) as listener:
            async with asyncio.timeout(60):
                while listener.signs_of_life < 3:
                    await asyncio.sleep(0.01)
            await boris.post(f"/rooms/{room}/chat", {"text": "эй"}, status=201)
            await listener.until("line")

    on_site(tmp_path, do)


def test_a_listener_who_goes_is_no_longer_present(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        async with listening(anna, room) as listener:
            await listener.until("told")
            await until(lambda: _is_here(boris, room))
            assert "slovoteka_connections 1.0" in site.node.metrics.text().decode()
        async with asyncio.timeout(60):
            while site.node.rooms[room].watchers or site.node.outboxes or await _is_here(boris, room):
                await asyncio.sleep(0.01)
        assert "slovoteka_connections 0.0" in site.node.metrics.text().decode()

    on_site(tmp_path, do)


async def _is_here(other: Person, room: str) -> bool:
    chairs = (await other.get(f"/rooms/{room}"))["room"]["chairs"]
    return bool(chairs[0].get("here"))


def test_connections_are_limited(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        async with listening(anna, room) as first:
            await first.until("told")
            problem = await anna.get(f"/rooms/{room}/events", status=429)
            assert problem["limit"] == "connections"
            async with listening(boris, room) as other:
                await other.until("told")
        async with asyncio.timeout(60):
            while site.node.outboxes:
                await asyncio.sleep(0.01)
        async with listening(anna, room) as again:
            await again.until("told")

    on_site(tmp_path, do, limits=Limits(connections=1))


def test_impossible_streams_are_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)
        assert await anna.refused("GET", f"/rooms/{'A' * 22}/events", status=404) == "not-found"
        assert await anna.refused("GET", f"/rooms/{room}/events", since=-1, status=400) == "bad-request"
        nobody = await (await site.http()).get(f"/rooms/{room}/events")
        assert nobody.status_code == 401
        wrong = await anna.http.get(f"/rooms/{room}/events", headers={"Last-Event-ID": "x"})
        assert wrong.status_code == 400
        assert not site.node.outboxes

    on_site(tmp_path, do)


def test_a_node_that_stops_says_goodbye(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)
        async with listening(anna, room) as listener:
            await listener.until("told")
            await drain(site.node)
            await listener.until("bye")  # it may be sent but not read yet
            assert listener.of("bye") == [{"t": "bye", "reason": "draining", "retry_ms": 1_000}]
            async with asyncio.timeout(60):
                while not listener.is_over:
                    await asyncio.sleep(0.01)
        async with listening(anna, room) as late:
            await late.until("bye")
        assert late.of("told") == []

    on_site(tmp_path, do)


def test_a_slow_reader_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        live = site.node.rooms[room]
        with await _silent_reader(site, anna, room):
            async with asyncio.timeout(60):
                while not live.watchers:
                    await asyncio.sleep(0.01)
            async with listening(boris, room) as listener:
                await listener.until("told")
                [slow] = [watcher for watcher in live.watchers if watcher.identity == anna.id]
                for _ in range(20):
                    slow.outbox.put(b'{"t":"line","text":"%b"}' % (b"x" * (MOST_BYTES // 10)))
                    await asyncio.sleep(0)
                await boris.post(f"/rooms/{room}/chat", {"text": "эй"}, status=201)
                await listener.until("line")
                async with asyncio.timeout(60):
                    while slow in live.watchers:
                        await asyncio.sleep(0.01)
                assert len(live.watchers) == 1
        assert "slovoteka_slow_clients_total 1.0" in site.node.metrics.text().decode()

    on_site(tmp_path, do, stuck_s=0.3)


async def _silent_reader(site: Site, person: Person, room: str) -> socket.socket:
    """Opens a stream and never reads it."""
    host, _, port = site.url.removeprefix("http://").partition(":")
    connection = socket.create_connection((host, int(port)))
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    token = person.http.headers["authorization"]
    connection.sendall(
        f"GET /api/v1/rooms/{room}/events HTTP/1.1\r\nHost: {host}\r\nAuthorization: {token}\r\n\r\n".encode()
    )
    return connection

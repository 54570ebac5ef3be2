"""Games with a person in every seat and spectators, who keep every byte that they are sent."""

import asyncio
import json
import secrets
from hashlib import sha256
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

from harness.players import Player
from server.secrets_of import Json, Viewer

_WATCHED_S = 180.0
_LINES_EVERY_S = 0.05


class Game(NamedTuple):
    game: str
    variant: str
    options: dict[str, Any] = {}
    holds_salt_back: bool = False


class Heard(NamedTuple):
    by: str
    """The channel: `socket`, `events`, or the name of the HTTP resource."""
    raw: bytes


class Person:
    """A person with a token and everything that they were sent."""

    def __init__(self, http: httpx.AsyncClient, token: str, id: str, viewer: Viewer, name: str) -> None:  # noqa: A002
        self.http, self.token, self.id, self.viewer, self.name = http, token, id, viewer, name
        self.heard: list[Heard] = []
        self.blocked: frozenset[str] = frozenset()

    async def ask(self, method: str, path: str, body: Json = None, *, of: str = "other") -> httpx.Response:
        """Sends a request and keeps its answer."""
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = await self.http.request(method, f"/api/v1{path}", json=body, headers=headers)
        assert answer.status_code < 500, f"{method} {path}: {answer.text}"
        self.heard.append(Heard(of if answer.is_success else "refusal", answer.content))
        return answer

    async def must(self, method: str, path: str, body: Json = None) -> Json:
        answer = await self.ask(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        return answer.json() if answer.content else None


class Played(NamedTuple):
    room: str
    people: list[Person]
    salts: list[bytes]
    codes: list[str]


# --- people at and around a table -----------------------------------------------------------------------------------


async def newcomer(http: httpx.AsyncClient, viewer: Viewer, name: str) -> Person:
    made = (await http.post("/api/v1/me/token", json={})).raise_for_status().json()
    return Person(http, made["token"], made["me"]["id"], viewer, name)


async def play(url: str, wanted: Game) -> Played:
    """Plays one whole game with a person in every seat and spectators."""
    async with httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as http:
        host = await newcomer(http, Viewer(0), "seat 0")
        has_key = wanted.game == "codenames"
        conditions = {"game": wanted.game, "variant": wanted.variant, "options": wanted.options, "open_key": has_key}
        made = await host.must("POST", "/rooms", {"conditions": conditions, "chairs": [{"who": "me"}]})
        room, seats = made["room"]["room"], made["room"]["seats"]
        players = [host, *[await newcomer(http, Viewer(seat), f"seat {seat}") for seat in range(1, seats)]]
        around = [await newcomer(http, Viewer(), name) for name in ("spectator", "events", "requests")]
        witness = [await newcomer(http, Viewer(witness=True), "witness")] if has_key else []
        for person in witness:
            await person.must("POST", f"/rooms/{room}/witness")
            person.heard.clear()  # only messages about the table count
        people = [*players, *around, *witness]
        around[0].blocked = frozenset({players[-1].id})
        await around[0].must("PUT", f"/me/blocks/{players[-1].id}")
        codes = [(await person.must("POST", "/me/code"))["code"] for person in people[:2]]
        for person in people[:2]:
            person.heard.clear()  # the code was theirs
        async with asyncio.timeout(_WATCHED_S):
            salts = await _watched(url, room, players, around, witness, wanted)
        return Played(room, people, salts, codes)


async def _watched(
    url: str, room: str, players: list[Person], around: list[Person], witness: list[Person], wanted: Game
) -> list[bytes]:
    over, ready = asyncio.Event(), asyncio.Barrier(2 + len(witness) + 1)
    spectator, by_events, by_requests = around
    others = [
        asyncio.create_task(_listen(url, room, spectator, ready, over)),
        asyncio.create_task(_listen_to_events(room, by_events, ready, over)),
        *(asyncio.create_task(_listen(url, room, person, ready, over)) for person in witness),
    ]
    await ready.wait()
    salts = await _begin(room, players, wanted)
    others += [
        asyncio.create_task(_look_around(room, by_requests, None, over)),
        asyncio.create_task(_look_around(room, players[-1], players[-1].viewer.seat, over)),
        asyncio.create_task(_talk(room, [*players, *witness, spectator], over)),
    ]
    at_table = [
        Player(lambda: url, person.token, room, seat, secrets.randbelow(10**12)) for seat, person in enumerate(players)
    ]
    await asyncio.gather(*[player.play() for player in at_table])
    over.set()
    await asyncio.gather(*others)
    for person, player in zip(players, at_table, strict=True):
        person.heard += [Heard("socket", raw) for raw in player.heard]
    return salts


async def _begin(room: str, players: list[Person], wanted: Game) -> list[bytes]:
    """The first promises a salt and opens it. With `holds_salt_back` the second promises one and does not open it."""
    for person in players[1:]:
        await person.must("POST", f"/rooms/{room}/chairs", {"seat": person.viewer.seat})
    salts = [secrets.token_bytes(32) for _ in players[: 1 + wanted.holds_salt_back]]
    for seat, person in enumerate(players):
        promised = {"salt_hash": sha256(salts[seat]).hexdigest()} if seat < len(salts) else {}
        await person.must("POST", f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1, **promised})
    await players[0].must("POST", f"/rooms/{room}/chairs/0/salt", {"salt": salts[0].hex()})
    return salts


async def _listen(url: str, room: str, person: Person, ready: asyncio.Barrier, over: asyncio.Event) -> None:
    headers = {"Authorization": f"Bearer {person.token}"}
    async with connect(f"{url.replace('http', 'ws', 1)}/api/v1/socket", additional_headers=headers) as line:
        await line.send(json.dumps({"t": "watch", "room": room, "key": person.viewer.witness}))
        while True:
            try:
                raw = await asyncio.wait_for(line.recv(decode=False), 0.1)
            except TimeoutError:
                if over.is_set():
                    return
                continue
            person.heard.append(Heard("socket", raw))
            if len(person.heard) == 2:  # the room, and the confirmation of the watch
                await ready.wait()


async def _listen_to_events(room: str, person: Person, ready: asyncio.Barrier, over: asyncio.Event) -> None:
    headers = {"Authorization": f"Bearer {person.token}"}
    async with person.http.stream("GET", f"/api/v1/rooms/{room}/events", headers=headers) as answer:
        await ready.wait()
        held = b""
        async for piece in answer.aiter_raw():
            *events, held = (held + piece).split(b"\n\n")
            person.heard += [Heard("events", event) for event in events]
            if over.is_set() or any(b'"closing":' in event for event in events):
                return


async def _look_around(room: str, person: Person, seat: int | None, over: asyncio.Event) -> None:
    """Sends requests, both allowed and forbidden ones."""
    own = "" if seat is None else f"?seat={seat}"
    since = 0
    while True:
        is_last = over.is_set()
        for path, of in (("", "room"), (f"/view{own}", "view"), ("/chat", "chat"), ("/ranking", "other")):
            await person.ask("GET", f"/rooms/{room}{path}", of=of)
        history = await person.ask("GET", f"/rooms/{room}/history?since={since}{own.replace('?', '&')}", of="history")
        since = max(0, history.json().get("number", 0) - 10)  # a match that has not begun has no number
        for path in (f"/rooms/{room}/view?seat={1 if seat != 1 else 0}", f"/rooms/{room}/view?key=true", "/me/rooms"):
            await person.ask("GET", path)
        if not is_last:
            await person.ask("GET", f"/rooms/{room}/record", of="record")
        await asyncio.sleep(0.02)
        if is_last:
            return


async def _talk(room: str, people: list[Person], over: asyncio.Event) -> None:
    """Everybody writes unique lines to the audience that they may write to."""
    for turn in range(60):
        speaker = people[turn % len(people)]
        await speaker.ask("POST", f"/rooms/{room}/chat", {"text": f"тайна {secrets.token_hex(8)}"})
        await asyncio.sleep(_LINES_EVERY_S)
        if over.is_set():
            return

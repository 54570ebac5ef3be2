"""A whole site for a test: a real server on a free port with its own store, and people who use it over HTTP."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn

from harness.chance import CHANCE
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Window
from slovoteka.match.host import Match
from slovoteka.server.base.limits import Limits, Rate
from slovoteka.server.base.settings import Settings
from slovoteka.server.http.app import make_app
from slovoteka.server.live.node import Node
from slovoteka.server.ops.run import running_node
from slovoteka.server.ops.slow_clients import STUCK_S, guarded_protocols

Json = Any
PROBLEM = "application/problem+json"
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Made once, because making one takes longer than the first ten moves of a game."""
PLENTY = Rate(100_000, 1)
GENEROUS = Limits(requests=PLENTY, requests_address=PLENTY, actions=PLENTY, actions_address=PLENTY, chairs=PLENTY)
"""A program plays faster than people."""
FORBIDDEN = {"game": "forbidden"}


class Person:
    """A person with a token."""

    def __init__(self, http: httpx.AsyncClient, me: Json) -> None:
        self.http, self.id, self.name = http, me["id"], me["name"]

    async def ask(self, method: str, path: str, body: Json = None, *, status: int = 200, **query: Any) -> Json:
        """The decoded answer, which must have this status. A refusal gives the problem."""
        answer = await self.http.request(method, path, json=body, params=query)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        assert (answer.headers.get("content-type") == PROBLEM) == (status >= 400)
        return answer.json() if answer.content else None

    async def get(self, path: str, *, status: int = 200, **query: Any) -> Json:
        return await self.ask("GET", path, status=status, **query)

    async def post(self, path: str, body: Json = None, *, status: int = 200) -> Json:
        return await self.ask("POST", path, body, status=status)

    async def refused(self, method: str, path: str, body: Json = None, *, status: int, **query: Any) -> str:
        """The code of a refusal."""
        problem = await self.ask(method, path, body, status=status, **query)
        assert problem["status"] == status
        assert problem["title"] not in ("", problem["code"])
        return str(problem["code"])

    async def room(self, conditions: Json, *chairs: Json, **others: Any) -> str:
        body = {"conditions": conditions, "chairs": chairs, **others}
        answer = await self.post("/rooms", body, status=201)
        return str(answer["room"]["room"])


class Site:
    def __init__(self, node: Node, url: str) -> None:
        self.node, self.url = node, url
        self._people = contextlib.AsyncExitStack()

    async def person(self, **headers: str) -> Person:
        http = await self.http(**headers)
        made = (await http.post("/me/token", json={})).raise_for_status().json()
        http.headers["authorization"] = f"Bearer {made['token']}"
        return Person(http, made["me"])

    async def http(self, **headers: str) -> httpx.AsyncClient:
        """A client without a token, unless the headers have one."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        client = httpx.AsyncClient(
            base_url=f"{self.url}/api/v1", headers=named, timeout=30, trust_env=False, verify=_NO_TLS
        )
        return await self._people.enter_async_context(client)

    async def two_in(self, conditions: Json) -> tuple[str, Person, Person]:
        """Begins a match of two people, in seats 0 and 1."""
        anna, boris = await self.person(), await self.person()
        room = await anna.room(conditions, {"who": "me"})
        await boris.post(f"/rooms/{room}/chairs", {}, status=201)
        await anna.post(f"/rooms/{room}/chairs/0/ready", {"agreed": 1})
        begun = await boris.post(f"/rooms/{room}/chairs/1/ready", {"agreed": 1})
        assert begun["room"]["stage"] == "playing"
        return room, anna, boris

    def match(self, room: str) -> Match:
        found = self.node.rooms[room].match
        assert found is not None
        return found

    async def close(self) -> None:
        await self._people.aclose()


@contextlib.asynccontextmanager
async def running_site(folder: Path, *, stuck_s: float = STUCK_S, **settings: Any) -> AsyncIterator[Site]:
    chosen = Settings(**{"db": str(folder / "site.sqlite"), "limits": GENEROUS, "bot_pace": 0.001, **settings})
    async with running_node(chosen, CHANCE.randbytes) as node:
        http, socket = guarded_protocols(node.metrics.slow.inc, stuck_s)
        config = uvicorn.Config(
            make_app(node),
            http=http,
            ws=socket,
            host="127.0.0.1",
            port=0,
            lifespan="off",
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve())  # without its signal handlers, because pytest has its own
        while not server.started:
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        site = Site(node, f"http://127.0.0.1:{port}")
        try:
            yield site
        finally:
            await site.close()
            server.should_exit = True
            await serving


def on_site(folder: Path, do: Callable[[Site], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Runs a test against its own site."""

    async def run() -> None:
        async with running_site(folder, **settings) as site:
            await do(site)

    asyncio.run(run())


async def play_out(site: Site, room: str, people: dict[int, Person], chance: Random) -> None:
    """Plays a match to its end."""
    while await play_round(site, room, people, chance):
        continue


async def play_round(site: Site, room: str, people: dict[int, Person], chance: Random) -> bool:
    """Everybody answers the windows that the API shows; moves come from the rules. Returns False when it is over."""
    acted = False
    for seat, person in people.items():
        view = await person.get(f"/rooms/{room}/view", seat=seat)
        if view["table"].get("outcome"):
            return False
        for window in view["mine"]:
            acted = await _answer(site.match(room), person, seat, window, chance) or acted
    assert acted, "everybody waits for somebody else"
    return True


async def _answer(match: Match, person: Person, seat: int, window_id: str, chance: Random) -> bool:
    window = next((held for held in match.windows if held.id == window_id), None)
    if window is None or seat not in window.seats:
        return False  # the other player has answered meanwhile
    action = _chosen(match, seat, window, chance)
    before = match.table.number
    body = {"seat": seat, "window": window_id, "action": action, "client": f"after-{before}"}
    number = (await person.post(f"/rooms/{match.id}/acts", body))["number"]
    assert number == before + 1
    again = await person.post(f"/rooms/{match.id}/acts", body)
    assert again["number"] == number
    return True


def _chosen(match: Match, seat: int, window: Window, chance: Random) -> Json:
    moves = [move for move in match.game.moves(match.table.state, seat, window) if _is_legal(match, seat, window, move)]
    return msgspec.to_builtins(chance.choice(moves))


def _is_legal(match: Match, seat: int, window: Window, move: Any) -> bool:
    """Whether a move is legal now. `moves` ignores time, and some moves must wait."""
    try:
        match.game.check(match.table.state, seat, window, move, match.now_ms())
    except Illegal:
        return False
    return True


async def until(met: Callable[[], Awaitable[bool]], *, within_s: float = 60) -> None:
    async with asyncio.timeout(within_s):
        while not await met():
            await asyncio.sleep(0.02)

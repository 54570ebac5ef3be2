"""A site of several nodes on one PostgreSQL and one NATS, each of which may be stopped and restarted."""

import asyncio
import contextlib
import itertools
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from faults.crowd import Sort, check_log, check_player, clients_of
from harness.nats import NatsServer, running_nats
from harness.players import Player
from harness.postgres import Postgres, postgres
from harness.site import Site
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Window
from slovoteka.games import registry
from slovoteka.match.host import Match
from slovoteka.match.oracles import Silence, open_oracle
from slovoteka.match.replay import verify
from slovoteka.store.log import Store, StoredMatch
from slovoteka.store.opening import open_store

_STAY_S: Final = 1.0
"""The longest time that a wanderer stays at one node."""
_HANGS_UP: Final = 0.3
"""How often a wanderer disconnects before its action is acknowledged."""
_TWO_IDS: Final = 0.5
"""How often a person's two devices use different client ids."""

UNHURRIED: Final = Sort(game="forbidden", options={"respond_ms": 50})
"""Turns have no limit, so that nobody loses one by what is done to the site."""
PATIENT: Final = Sort(game="forbidden", options={"respond_ms": 600_000, "turn_ms": 600_000, "choose_ms": 600_000})
"""Nothing happens by itself there, however long a request takes."""
SOON_S: Final = 30.0
"""News that are not lost arrive long before that."""


class Cluster:
    def __init__(self, folder: Path, database: Postgres, news: NatsServer, nodes: list[Site]) -> None:
        self.folder, self.postgres, self.nats, self.nodes = folder, database, news, nodes
        self._chance = Random(7)

    def anywhere(self) -> str:
        """The address of a random node, which may be dead."""
        return self._chance.choice(self.nodes).url

    def at(self, place: int) -> Callable[[], str]:
        """For players who stay at one node."""
        return lambda: self.nodes[place % len(self.nodes)].url


@contextlib.contextmanager
def running_cluster(folder: Path, *, count: int = 2, environment: Mapping[str, str] | None = None) -> Iterator[Cluster]:
    with contextlib.ExitStack() as stack:
        database, news = stack.enter_context(postgres()), stack.enter_context(running_nats())
        where = ("--db", database.url, "--nats", news.url, "--bot-workers", "0")
        nodes = [Site(folder, *where, environment=environment) for _ in range(count)]
        for node in nodes:
            stack.callback(node.stop)
        with ThreadPoolExecutor(count) as pool:
            list(pool.map(Site.start, nodes))
        yield Cluster(folder, database, news, nodes)


@contextlib.contextmanager
def thinking_elsewhere(cluster: Cluster) -> Iterator["subprocess.Popen[bytes]"]:
    """A machine that only thinks for bots."""
    command = [str(Path(sys.executable).with_name("slovoteka")), "bots", "--nats", cluster.nats.url, "--workers", "1"]
    with (cluster.folder / "bots.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


@contextlib.asynccontextmanager
async def opened(cluster: Cluster) -> AsyncIterator[Store]:
    """The store, opened beside the nodes."""
    store = open_store(cluster.postgres.url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


# --- people ---------------------------------------------------------------------------------------------------------


class Person:
    """A person with a token, who may ask any node."""

    def __init__(self, line: httpx.AsyncClient, token: str, identity: str) -> None:
        self._line, self.token, self.id = line, token, identity

    async def try_to(self, method: str, url: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return await self._line.request(method, f"{url}/api/v1{path}", json=body, headers=headers)

    async def get(self, url: str, path: str) -> Any:
        return _checked(await self.try_to("GET", url, path))

    async def post(self, url: str, path: str, body: Any = None) -> Any:
        return _checked(await self.try_to("POST", url, path, body or {}))


def _checked(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


@contextlib.asynccontextmanager
async def people() -> AsyncIterator[Callable[[str], Awaitable[Person]]]:
    """`async with people() as person: anna = await person(url)`."""
    async with httpx.AsyncClient(timeout=60, trust_env=False) as line:

        async def person(url: str) -> Person:
            made = _checked(await line.post(f"{url}/api/v1/me/token", json={}))
            return Person(line, made["token"], made["me"]["id"])

        yield person


@contextlib.asynccontextmanager
async def listening(url: str, who: Person, room: str | None = None) -> AsyncIterator[ClientConnection]:
    """A socket of this person, who is present in the room while it is open."""
    headers = {"Authorization": f"Bearer {who.token}"}
    address = f"{url.replace('http', 'ws', 1)}/api/v1/socket"
    async with connect(address, additional_headers=headers, max_queue=None) as line:  # nobody need read it all
        if room is not None:
            await line.send(json.dumps({"t": "watch", "room": room}))
        yield line


async def heard(line: ClientConnection, what: str, within_s: float = SOON_S) -> Any:
    """The next message of this kind."""
    async with asyncio.timeout(within_s):
        while True:
            news = json.loads(await line.recv())
            if news["t"] == what:
                return news


class Wanderer(Player):
    """Never stays long at one node.

    With a `twin`, every action also goes to another node at the same moment, sometimes under the same client id and
    sometimes under another, as if one person used two devices.
    """

    def __init__(self, cluster: Cluster, who: Person, room: str, seat: int, *, twin: bool = False) -> None:
        super().__init__(cluster.anywhere, who.token, room, seat, seed=seat)
        self._who, self._cluster, self._twin = who, cluster, twin
        self._whim = Random(f"{room}:{seat}")
        self._echoes: set[asyncio.Task[None]] = set()
        self.doubled: list[tuple[str, int]] = []
        """Client ids of actions that were sent to a second node, and the numbers that it returned."""

    async def play(self) -> None:
        await super().play()
        await asyncio.gather(*self._echoes)

    async def _converse(self, line: ClientConnection) -> None:
        async with asyncio.timeout(self._whim.uniform(0, _STAY_S)):  # the player takes it for a broken connection
            await super()._converse(line)

    async def _act(self, line: ClientConnection) -> None:
        before = self._pending
        await super()._act(line)
        frame = self._pending
        if frame is None or frame is before:
            return
        if self._twin:
            self._press_twice(frame)
        if self._whim.random() < _HANGS_UP:
            raise TimeoutError

    def _press_twice(self, frame: dict[str, Any]) -> None:
        window = next(shown for shown in self._table["windows"] if shown["id"] == frame["window"])
        for node in self._cluster.nodes:
            echo = asyncio.create_task(self._echo(node.url, frame, is_sealed=window.get("mode") == "sealed"))
            self._echoes.add(echo)
            echo.add_done_callback(self._echoes.discard)

    async def _echo(self, url: str, frame: dict[str, Any], *, is_sealed: bool) -> None:
        client: str = frame["client"]
        # In a sealed window the later answer counts. With two ids it would be undefined which one is later.
        if not is_sealed and self._whim.random() < _TWO_IDS:
            client = f"{client}-{url[-5:]}"
        body = {name: value for name, value in frame.items() if name not in ("t", "room")}
        with contextlib.suppress(httpx.HTTPError):
            answer = await self._who.try_to("POST", url, f"/rooms/{self.room}/acts", {**body, "client": client})
            if answer.is_success and not is_sealed:
                self.doubled.append((client, answer.json()["number"]))


# --- tables ---------------------------------------------------------------------------------------------------------


class GameTable:
    """A match with its players."""

    def __init__(self, room: str, everybody: list[Person], players: list[Player]) -> None:
        self.room, self.everybody, self.players = room, everybody, players


MakePerson = Callable[[str], Awaitable[Person]]
Chooser = Callable[[Person, str, int], Player]


async def begin(nodes: Sequence[Site], everybody: list[Person], sort: Sort, **conditions: Any) -> str:
    """A room of these people, who use different nodes."""
    urls = itertools.cycle(node.url for node in nodes)
    owner, *guests = everybody
    wanted = {
        "conditions": {"game": sort.game, "options": sort.options, **conditions},
        "chairs": [{"who": "me"}],
        "hall": sort.hall,
        "start": True,
    }
    room = str((await owner.post(next(urls), "/rooms", wanted))["room"]["room"])
    for guest, url in zip(guests, urls, strict=False):
        seat = (await guest.post(url, f"/rooms/{room}/chairs"))["seat"]
        if not sort.hall:
            await guest.post(url, f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
    if sort.hall:
        await owner.post(next(urls), f"/rooms/{room}/start")
    return room


async def seat_table(cluster: Cluster, person: MakePerson, sort: Sort, choose: Chooser) -> GameTable:
    everybody = [await person(cluster.anywhere()) for _ in range(sort.seats)]
    room = await begin(cluster.nodes, everybody, sort)
    return GameTable(room, everybody, [choose(who, room, seat) for seat, who in enumerate(everybody)])


async def play_all(tables: Iterable[GameTable]) -> None:
    async with asyncio.TaskGroup() as chairs:
        for table in tables:
            for player in table.players:
                chairs.create_task(player.play())


async def keep_playing(
    cluster: Cluster, person: MakePerson, sorts: Iterable[Sort], choose: Chooser, for_s: float
) -> list[GameTable]:
    """Plays game after game at each table for this time, and then finishes all running games. Returns the tables."""
    played: list[GameTable] = []
    loop = asyncio.get_running_loop()
    ends = loop.time() + for_s

    async def keep_table(sort: Sort) -> None:
        while loop.time() < ends:
            try:
                table = await seat_table(cluster, person, sort, choose)
            except (httpx.HTTPError, AssertionError):  # that node is dead, so the unfinished table is abandoned
                await asyncio.sleep(0.1)
                continue
            played.append(table)
            await play_all([table])

    async with asyncio.TaskGroup() as tables:
        for sort in sorts:
            tables.create_task(keep_table(sort))
    return played


class Mirror:
    """The stored match as a test sees it: like a node that nobody talks to."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @classmethod
    async def of(cls, store: Store, room: str) -> "Mirror":
        stored = await store.read(room)
        kind = registry.find(stored.header.game)
        oracle, _ = open_oracle(kind, msgspec.convert(stored.header.options, kind.types.options))
        return cls(Match.resume(kind, stored, store, oracle))

    async def something_to_do(self, chance: Random) -> tuple[int, str, Any]:
        """The seat, window and a legal action of a player for whom the match waits."""
        match = self.match
        while True:
            await match.catch_up()
            window = next((held for held in match.windows if held.blocking and held.mode == "open"), None)
            if window is None:
                await asyncio.sleep(0.02)
                continue
            seat = window.seats[0]
            moves = [
                move for move in match.game.moves(match.table.state, seat, window) if self._allows(seat, window, move)
            ]
            return seat, window.id, msgspec.to_builtins(chance.choice(moves))

    def _allows(self, seat: int, window: Window, move: Any) -> bool:
        """Some moves are allowed only later, which `moves` does not know."""
        try:
            self.match.game.check(self.match.table.state, seat, window, move, self.match.now_ms())
        except Illegal:
            return False
        return True


def play(game: Coroutine[Any, Any, None], within_s: float = 180) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(within_s):
            await game

    asyncio.run(in_time())


async def until(met: Callable[[], Awaitable[bool]], within_s: float) -> float:
    """Waits until the condition is met. Returns how long that took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    async with asyncio.timeout(within_s):
        while not await met():
            await asyncio.sleep(0.02)
    return loop.time() - began


# --- afterwards -----------------------------------------------------------------------------------------------------


async def check_tables(cluster: Cluster, tables: Iterable[GameTable]) -> int:
    """Everything acknowledged is stored once, and all nodes show the same. Returns the number of inputs."""
    inputs = 0
    async with opened(cluster) as store:
        for table in tables:
            stored = await store.read(table.room)
            check_log(stored)
            match = Match.resume(registry.find(stored.header.game), stored, store, Silence())
            verify(match.record())
            for player in table.players:
                check_player(player, stored, match)
                if isinstance(player, Wanderer):
                    _check_doubled(player, stored)
            await check_views(cluster, table)
            inputs += len(stored.entries)
    return inputs


def _check_doubled(player: Wanderer, stored: StoredMatch) -> None:
    """Nodes that were asked for the same action at the same moment gave the same answer."""
    numbers = {client: number for seat, client, number in clients_of(stored) if seat == player.seat}
    for client, number in player.doubled:
        assert numbers[client] == number


async def check_views(cluster: Cluster, table: GameTable) -> None:
    """Each seat sees the same at every node, and so does a spectator."""
    for seat, who in [*enumerate(table.everybody), (None, table.everybody[0])]:
        query = "" if seat is None else f"?seat={seat}"
        views = await _views(cluster, who, f"/rooms/{table.room}/view{query}")
        assert all(view == views[0] for view in views)


async def _views(cluster: Cluster, who: Person, path: str) -> list[Any]:
    """The views of all nodes after the same input, since a window may close between two requests."""
    async with asyncio.timeout(SOON_S):
        while True:
            views = [await who.get(node.url, path) for node in cluster.nodes]
            for view in views:
                del view["table"]["now_ms"]
            if len({view["table"]["number"] for view in views}) == 1:
                return views

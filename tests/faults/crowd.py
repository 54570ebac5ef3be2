"""A crowd at a site: many tables at once, each played to the end, and the checks afterwards."""

import asyncio
import itertools
import json
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec

from harness.pauses import let_pass
from harness.players import Player
from harness.site import Site
from slovoteka.core.inputs import Act, Close, Pause, Resume
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.match.host import Match
from slovoteka.match.oracles import Silence
from slovoteka.match.replay import verify
from slovoteka.store.log import StoredMatch
from slovoteka.store.opening import open_store

_HURRY_S: Final = 0.1
_MOMENTS_S: Final = (0.02, 0.4)
_STARTING_S: Final = (0.1, 0.8)
_BACK_S: Final = 60.0
_END_S: Final = 180.0
"""The longest time that all games need to end after the last has begun, even on a busy machine."""
_FEW_TILES: Final = {
    "id": "few",
    "title": "few",
    "language": "ru",
    "blanks": 0,
    "letters": {"1": "О4 А4 Е3 И3 Н3 Р3 С3 Т3 В2", "2": "К2 Л2 М1 П1"},
}
"""A third of a set, so that a game takes seconds."""


class Sort(Value, frozen=True, kw_only=True):
    """What is played at a table."""

    game: str
    options: Mapping[str, Any]
    seats: int = 2
    hall: bool = False


_DUPLICATE: Final = {"mode": "duplicate", "seats": 100, "tiles": _FEW_TILES, "sheet_ms": 6_000}

SORTS: Final = (
    Sort(game="forbidden", options={"respond_ms": 50, "turn_ms": 4_000, "choose_ms": 2_000}),
    Sort(game="underwood", options={"target": 20, "rounds": 2, "respond_ms": 50, "turn_ms": 4_000, "break_ms": 50}),
    Sort(
        game="codenames",
        options={"seats": 2, "timer": "strict", "clue_ms": 4_000, "guess_ms": 4_000, "respond_ms": 50},
    ),
    Sort(game="scrabble", options={"tiles": _FEW_TILES, "turn_ms": 4_000}),
    Sort(game="scrabble", options={"tiles": _FEW_TILES, "turn_ms": 4_000, "words": "challenge", "respond_ms": 50}),
)
"""Games that end soon, even if nobody acts."""


def tables(count: int) -> list[Sort]:
    """Cycles through all games."""
    return [SORTS[place % len(SORTS)] for place in range(count)]


def hall(seats: int) -> Sort:
    return Sort(game="scrabble", options=_DUPLICATE, seats=seats, hall=True)


class Crowd:
    """Plays game after game at each of its tables until `close`, then finishes every game."""

    def __init__(self, url: str, sorts: Iterable[Sort], seed: int = 1) -> None:
        self._url, self._sorts = url, tuple(sorts)
        self.seed, self._chance = seed, Random(seed)
        self._closed = False
        self._begun = 0
        self._patience = asyncio.timeout(None)
        self.players: list[Player] = []
        """The players of all matches so far."""
        self.rooms: set[str] = set()
        self.playing = asyncio.Event()
        """Set when every table has begun its first game."""

    def close(self) -> None:
        """Starts no new games; running ones end soon."""
        self._closed = True
        self._patience.reschedule(asyncio.get_running_loop().time() + _END_S)

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def play(self) -> None:
        client = httpx.AsyncClient(base_url=f"{self._url}/api/v1", timeout=20)
        try:
            async with self._patience, client as line, asyncio.TaskGroup() as tables:
                for sort in self._sorts:
                    tables.create_task(self._keep_table(line, sort))
        except TimeoutError:
            waiting = [player.state for player in self.players if not player.over.is_set()]
            raise AssertionError(f"not over {_END_S:.0f} s after the last has begun: {waiting}") from None

    async def _keep_table(self, line: httpx.AsyncClient, sort: Sort) -> None:
        tokens = [await _persist(lambda: _newcomer(line)) for _ in range(sort.seats)]
        for count in itertools.count():
            room = await _persist(lambda: _begin(line, tokens, sort))
            players = [self._player(token, room, seat) for seat, token in enumerate(tokens)]
            self.rooms.add(room)
            self.players += players
            if count == 0:
                self._begun += 1
                if self._begun == len(self._sorts):
                    self.playing.set()
            async with asyncio.TaskGroup() as chairs:
                for player in players:
                    chairs.create_task(player.play())
            if self._closed:
                return

    def _player(self, token: str, room: str, seat: int) -> Player:
        return Player(lambda: self._url, token, room, seat, self._chance.getrandbits(32))


# --- by HTTP --------------------------------------------------------------------------------------------------------


async def _persist(attempt: Callable[[], Awaitable[str]]) -> str:
    """Repeats the attempt, because the site may be away or vanish in the middle. Unfinished tables are abandoned."""
    while True:
        try:
            return await attempt()
        except httpx.TransportError:
            await asyncio.sleep(_HURRY_S)
        except httpx.HTTPStatusError as refusal:
            if not refusal.response.is_server_error:
                raise
            await asyncio.sleep(_HURRY_S)


async def _newcomer(line: httpx.AsyncClient) -> str:
    made = await line.post("/me/token", json={})
    token: str = made.raise_for_status().json()["token"]
    return token


async def _begin(line: httpx.AsyncClient, tokens: list[str], sort: Sort) -> str:
    """A room in which the owners of these tokens sit in this order and are ready."""
    owner, *guests = tokens
    conditions = {"game": sort.game, "options": sort.options}
    wanted = {"conditions": conditions, "chairs": [{"who": "me"}], "hall": sort.hall, "start": True}
    room = (await _post(line, owner, "/rooms", wanted))["room"]["room"]
    for guest in guests:
        seat = (await _post(line, guest, f"/rooms/{room}/chairs"))["seat"]
        if not sort.hall:
            await _post(line, guest, f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
    if sort.hall:
        await _post(line, owner, f"/rooms/{room}/start")
    return str(room)


async def _post(line: httpx.AsyncClient, token: str, path: str, body: Any = None) -> Any:
    answer = await line.post(path, json=body or {}, headers={"Authorization": f"Bearer {token}"})
    return answer.raise_for_status().json()


# --- faults ---------------------------------------------------------------------------------------------------------


async def survive_kills(site: Site, crowd: Crowd, kills: int, tell: Callable[[int], None] = lambda _: None) -> None:
    """Plays while the site is killed repeatedly, and then finishes all games."""
    chance = Random(crowd.seed)
    async with asyncio.TaskGroup() as both:
        both.create_task(crowd.play())
        await crowd.playing.wait()
        for count in range(1, kills + 1):
            if count % 3:
                await _some_are_answered(crowd)
            await let_pass(chance.uniform(*_MOMENTS_S), "a kill may come at any moment")
            if count == kills:
                crowd.close()
            await asyncio.to_thread(site.kill)
            if count % 5 == 0:  # kills it again before it is ready
                site.launch()
                await let_pass(chance.uniform(*_STARTING_S), "a kill may come at any moment of a start")
                await asyncio.to_thread(site.kill)
            await asyncio.to_thread(site.start)
            tell(count)


async def _some_are_answered(crowd: Crowd) -> None:
    """Waits until the crowd is busy again, so that the next kill interrupts something."""
    before, ends = crowd.acknowledged(), time.monotonic() + _BACK_S
    while crowd.acknowledged() == before:
        assert time.monotonic() < ends, "nothing has been acknowledged since the last start"
        await asyncio.sleep(0.005)


# --- afterwards -----------------------------------------------------------------------------------------------------


async def check_everything(db: Path, crowd: Crowd) -> int:
    """The store, which nobody else uses now, has everything that was acknowledged. Returns the number of inputs."""
    store = open_store(str(db))
    await store.open()
    try:
        inputs = 0
        for room in crowd.rooms:
            stored = await store.read(room)
            check_log(stored)
            match = Match.resume(registry.find(stored.header.game), stored, store, Silence())
            verify(match.record())
            for player in crowd.players:
                if player.room == room:
                    check_player(player, stored, match)
            inputs += len(stored.entries)
        return inputs
    finally:
        await store.close()


def check_log(stored: StoredMatch) -> None:
    """Consecutive numbers, unique client ids, no pause without its end, and a closing."""
    assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
    seen = [(seat, client) for seat, client, _ in clients_of(stored)]
    assert len(seen) == len(set(seen)), "the same action was stored twice"
    inputs = [entry.input for entry in stored.entries]
    assert all(isinstance(after, Resume) for now, after in itertools.pairwise(inputs) if isinstance(now, Pause))
    assert stored.closing is not None


def clients_of(stored: StoredMatch) -> list[tuple[int, str, int]]:
    """Seat, client id and number of every action that was stored."""
    found = []
    for entry in stored.entries:
        match entry.input:
            case Act(seat=seat, client=str(client)):
                found.append((seat, client, entry.number))
            case Close(answers=answers):
                found += [(answer.seat, answer.client, entry.number) for answer in answers if answer.client is not None]
    return found


def check_player(player: Player, stored: StoredMatch, match: Match) -> None:
    """A player's acknowledged actions are stored, and the last view is the final one."""
    view = plain(match.view(player.seat))
    assert player.table["number"] == view["number"]
    assert player.table["public"] == view["public"]
    assert player.private == view["private"]
    assert player.table.get("outcome") == view["outcome"]
    assert player.table["closing"] == plain(stored.closing)
    acts, answers = _stored_of(player.seat, stored)
    sent_for: dict[str, list[str]] = {}
    for client, sent in player.sent.items():
        if client in player.acknowledged and client in acts:
            assert acts[client] == (player.acknowledged[client], sent["window"], plain(sent["action"]))
        elif client in player.acknowledged:  # a later answer replaces an earlier one
            sent_for[sent["window"]] = [client]
        elif sent["window"] in sent_for:
            sent_for[sent["window"]].append(client)
    for window, possible in sent_for.items():
        client, action = answers[window]
        assert client in possible
        assert action == plain(player.sent[client]["action"])


def plain(value: Any) -> Any:
    """The value as on the wire."""
    return json.loads(msgspec.json.encode(value))


def _stored_of(seat: int, stored: StoredMatch) -> tuple[dict[str, tuple[int, str, Any]], dict[str, tuple[str, Any]]]:
    """A seat's actions in open windows by client id, and its sealed answers by window, as plain values."""
    acts, answers = {}, {}
    for entry in stored.entries:
        match entry.input:
            case Act(seat=actor, window=window, action=action, client=str(client)) if actor == seat:
                acts[client] = (entry.number, window, plain(action))
            case Close(window=window, answers=given):
                for answer in given:
                    if answer.seat == seat and answer.client is not None:
                        answers[window] = (answer.client, plain(answer.action))
    return acts, answers

"""Nonsense over real sockets: every frame is answered, none does harm, and the store stays as it was."""

import asyncio
import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from harness.players import Player
from harness.site import Site, ask, newcomer
from slovoteka.core.inputs import Act, Close, Entry
from slovoteka.games import registry

Json = Any
TABLES = (("forbidden", "standard"), ("underwood", "standard"), ("codenames", "standard"), ("scrabble", "bingo"))
MOVES = 8
"""How many moves each player makes before the nonsense begins."""
BATCH = 150
"""A connection is closed after 200 frames that cannot be read."""
MEMORY = 60_000_000
"""How much the server may grow in bytes. Caches fill up, but no frame is kept."""
KEPT = (
    *("rooms", "chairs", "matches", "entries", "windows", "answers", "snapshots", "lines", "identities", "codes"),
    *("blocks", "complaints", "word_reports"),
)
"""All tables but those with heartbeats."""
UNREADABLE = (
    b"",
    b"{}",
    b"[]",
    b"null",
    b"7",
    b'"t"',
    b"\x00",
    b"{\x00}",
    b"\xff\xfe{",
    b'{"t":"ping"}{"t":"ping"}',
    b'{"t":"ping","t":"say"}',
    b'{"t":null}',
    b'{"t":["ping"]}',
    b'{"t":"\\ud800"}',
    b'{"t":"told","seat":0}',
    b'{"t":"ping","client":""}',
    b'{"t":"ping","client":"\\u0000"}',
    b'{"t":"ping","client":"\\ud83d"}',
    b'{"t":"ping","client":1e999}',
    b"NaN",
    b"[" * 10_000,
    b'{"t":' * 2_000,
    b"[" * 8_000 + b"]" * 8_000,
    b'{"t":"ping","client":"' + b"x" * 15_000 + b'"}',
)
VALUES: tuple[Json, ...] = (
    *(None, True, -1, 5_000, 2**31, 2**63, 2**64, 10**300, -(10**300), 0.5, 1e308, "", "\0", "\ud800", "А" * 2_200),
    *([], {}, [[]], {"": {}}, ["act"], {"type": "act"}, "../..", "room", "𐏿", "%00", "1e5"),
)


class Table(NamedTuple):
    """A match in progress. No window closes for days, and only the fuzzer acts."""

    game: str
    room: str
    tokens: list[str]
    acts: list[Json]
    """Frames that were sent and stored, for windows that are closed now."""
    windows: list[str]
    """The open windows."""


class Sent(NamedTuple):
    frame: str | bytes
    answers: frozenset[str]
    """Kinds of messages, one of which must be the answer."""


REFUSED = frozenset({"refused"})
Maker = Callable[[Random, list[Table], int], Sent]


# --- tables ---------------------------------------------------------------------------------------------------------


class Beginner(Player):
    """Plays for a while and then only watches."""

    def _decide(self, shown: Any) -> Any:
        return None if len(self.acknowledged) >= MOVES else super()._decide(shown)


async def make_table(site: Site, game: str, variant: str) -> Table:
    """A match that is not over. It retries, because chance may end one in a few moves."""
    while (table := await _begin_match(site, game, variant)) is None:
        continue
    return table


async def _begin_match(site: Site, game: str, variant: str) -> Table | None:
    host = newcomer(site.url)
    wanted = {"conditions": {"game": game, "variant": variant, "days": 3}, "chairs": [{"who": "me"}]}
    made = ask(site.url, host, "POST", "/rooms", wanted)["room"]
    room, tokens = made["room"], [host, *[newcomer(site.url) for _ in range(made["seats"] - 1)]]
    for token in tokens[1:]:
        ask(site.url, token, "POST", f"/rooms/{room}/chairs")
    for seat, token in enumerate(tokens):
        ask(site.url, token, "POST", f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
    players = [Beginner(lambda: site.url, token, room, seat, 7) for seat, token in enumerate(tokens)]
    playing = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(60):
        while sum(len(player.acknowledged) for player in players) < MOVES + 2 and not any(
            player.over.is_set() for player in players
        ):
            await asyncio.sleep(0.01)
        newest = max(number for player in players for number in player.acknowledged.values())
        while not all(player.table is not None and player.table["number"] >= newest for player in players):
            await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    shown = ask(site.url, host, "GET", f"/rooms/{room}/view")["table"]
    if "closing" in shown:
        return None
    windows = [window["id"] for window in shown["windows"]]
    done = [frame for frame in _acts(site.db, room) if frame["window"] not in windows]
    return Table(game, room, tokens, done, windows)


def _acts(db: Path, room: str) -> Iterator[Json]:
    """The acts that players must have sent, from the log."""
    for (raw,) in _rows(db, "SELECT entry FROM entries WHERE room = ? ORDER BY number", room):
        input_ = msgspec.json.decode(raw, type=Entry).input
        for done in (input_,) if isinstance(input_, Act) else input_.answers if isinstance(input_, Close) else ():
            window = input_.window if isinstance(input_, Act | Close) else ""
            action = msgspec.to_builtins(done.action)
            yield {
                "t": "act", "room": room, "seat": done.seat, "window": window, "action": action, "client": done.client
            }  # fmt: skip


def _rows(db: Path, query: str, *values: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as store:
        rows = store.execute(query, values).fetchall()
    store.close()
    return rows


def contents(db: Path) -> dict[str, list[tuple[Any, ...]]]:
    return {table: sorted(_rows(db, f"SELECT * FROM {table}"), key=repr) for table in KEPT}  # noqa: S608  our own names


# --- nonsense -------------------------------------------------------------------------------------------------------


def _seat(table: Table, place: int) -> int:
    return place % len(table.tokens)


def _own(tables: list[Table], place: int) -> Table:
    """The table of the connection with this number."""
    return tables[place % len(tables)]


def _valid_frames(table: Table, seat: int) -> list[Json]:
    return [
        {"t": "watch", "room": table.room, "since": 3, "client": "w"},
        {"t": "act", "room": table.room, "seat": seat, "window": table.windows[0], "action": {}, "client": "a"},
        {"t": "leave", "room": table.room, "seat": seat},
        {"t": "say", "room": table.room, "text": "да"},
        {"t": "offer", "room": table.room, "seat": seat, "kind": "abort"},
        {"t": "consent", "room": table.room, "seat": seat, "kind": "abort", "offer": 0, "agree": True},
        {"t": "point", "room": table.room, "seat": seat, "mark": "ЗАМОК"},
        {"t": "lobby", "on": True},
    ]


def unreadable(chance: Random, _tables: list[Table], _place: int) -> Sent:
    frame = chance.choice(UNREADABLE)
    is_text = chance.random() < 0.5 and b"\xff" not in frame
    return Sent(frame.decode() if is_text else frame, REFUSED)


def truncated(chance: Random, tables: list[Table], place: int) -> Sent:
    table = _own(tables, place)
    whole = json.dumps(chance.choice([*_valid_frames(table, _seat(table, place)), *table.acts]), ensure_ascii=False)
    return Sent(whole[: chance.randrange(len(whole))], REFUSED)


def noise(chance: Random, _tables: list[Table], _place: int) -> Sent:
    return Sent(chance.randbytes(chance.randrange(1, 200)), REFUSED)


def misshapen(chance: Random, tables: list[Table], place: int) -> Sent:
    """A good frame with one field missing, added or of another type."""
    table = _own(tables, place)
    frame = chance.choice(_valid_frames(table, _seat(table, place)))
    field = chance.choice([name for name in frame if name not in ("client", "action", "text", "since", "on", "agree")])
    match chance.randrange(3):
        case 0:
            del frame[field]
        case 1:
            frame[chance.choice(("seed", "identity", "T", "", "\ud800"))] = chance.choice(VALUES)
        case _:
            fitting = ("",) if field == "mark" else ()  # an empty mark is valid: it removes the pointer
            frame[field] = chance.choice([value for value in VALUES if value not in (True, *fitting)])
    return Sent(json.dumps(frame), REFUSED)


def nested(chance: Random, tables: list[Table], place: int) -> Sent:
    """A deeply nested action."""
    table = _own(tables, place)
    deep = chance.choice((900, 2_000, 5_000))
    opening, end = chance.choice((("[", "]"), ('{"type":', "}")))
    action = opening * deep + "0" + end * deep
    if len(action) > 15_000:
        action = "[" * 7_000 + "]" * 7_000
    head = f'{{"t":"act","room":"{table.room}","seat":{_seat(table, place)},"window":"{table.windows[0]}","action":'
    return Sent(f"{head}{action}}}", REFUSED)


def odd_action(chance: Random, tables: list[Table], place: int) -> Sent:
    """In one's own seat and the right window, but not an action of this game."""
    table = _own(tables, place)
    kind = registry.find(table.game)
    while True:
        action = chance.choice(
            (chance.choice(VALUES), {"type": chance.choice(VALUES)}, _bent(chance, _act(chance, tables)["action"]))
        )
        try:
            msgspec.convert(action, kind.types.action)
        except (msgspec.ValidationError, UnicodeError):
            break
    frame = {"t": "act", "room": table.room, "seat": _seat(table, place), "window": chance.choice(table.windows)}
    return Sent(json.dumps({**frame, "action": action, "client": _new_id(chance)}), REFUSED)


def wrong_place(chance: Random, tables: list[Table], place: int) -> Sent:
    """Another person's seat or room, an unknown seat or room, or a window that is closed or never existed."""
    own = _own(tables, place)
    frame = {**_act(chance, [own]), "seat": _seat(own, place), "client": _new_id(chance)}
    others = [seat for seat in range(len(own.tokens)) if seat != _seat(own, place)]
    match chance.randrange(5):
        case 0:
            frame["seat"] = chance.choice([*others, len(own.tokens), 4_999])
        case 1:
            frame["room"] = chance.choice([table.room for table in tables if table is not own])
        case 2:
            frame["room"] = "".join(chance.choices("abcXYZ019_-", k=22))
        case 3:
            frame["window"] = chance.choice(("turn:0", "call:999999", "\0", "turn", ":", "А:1", "turn:-1", " "))
        case _:
            pass  # unchanged, for a window that is closed by now
    return Sent(json.dumps(frame), REFUSED)


def replayed(chance: Random, tables: list[Table], place: int) -> Sent:
    """Frames that were sent before. One's own change nothing again, and others' are not for this seat."""
    own = _own(tables, place)
    frame = _act(chance, [own])
    is_own = frame["seat"] == _seat(own, place)
    return Sent(json.dumps(frame), frozenset({"done"}) if is_own and frame["client"] else REFUSED)


def out_of_order(chance: Random, tables: list[Table], place: int) -> Sent:
    """Frames at the wrong time, such as consent without an offer or the end of a watch that never began."""
    table = _own(tables, place)
    seat, kind = _seat(table, place), chance.choice(("pause", "takeback", "more-time", "word", "abort", "rematch"))
    consent = {"t": "consent", "room": table.room, "seat": seat, "kind": kind, "offer": 0, "agree": True}
    other = tables[(place + 1) % len(tables)].room
    frame, answered = chance.choice(
        (
            (consent, REFUSED),
            ({**consent, "agree": False}, REFUSED),
            ({"t": "offer", "room": table.room, "seat": seat, "kind": "resume"}, REFUSED),
            ({"t": "offer", "room": table.room, "seat": seat, "kind": "rematch"}, REFUSED),
            ({"t": "offer", "room": table.room, "seat": seat, "kind": "more-time", "extra_ms": 1}, REFUSED),
            ({"t": "offer", "room": other, "seat": 0, "kind": "abort"}, REFUSED),
            ({"t": "leave", "room": other, "seat": 0}, REFUSED),
            ({"t": "watch", "room": other, "key": True}, REFUSED),
            ({"t": "say", "room": table.room, "text": "да", "audience": "spectators"}, REFUSED),
            ({"t": "unwatch", "room": other}, frozenset({"done"})),
            ({"t": "watch", "room": table.room, "since": 10_000_000, "lines": 10_000_000}, frozenset({"done"})),
            ({"t": "lobby", "on": False}, frozenset({"done"})),
            ({"t": "ping"}, frozenset({"pong"})),
        )
    )
    return Sent(json.dumps(frame), answered)


MAKERS: tuple[Maker, ...] = (
    unreadable, truncated, noise, misshapen, nested, odd_action, wrong_place, replayed, out_of_order
)  # fmt: skip


def _act(chance: Random, tables: list[Table]) -> Json:
    return dict(chance.choice(chance.choice(tables).acts))


def _new_id(chance: Random) -> str:
    return f"n{chance.getrandbits(64)}"


def _bent(chance: Random, action: Json) -> Json:
    """The action with one field changed."""
    if not action:
        return action
    return {**action, chance.choice(list(action)): chance.choice(VALUES)}


# --- sending --------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def line_of(site: Site, token: str) -> AsyncIterator[ClientConnection]:
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"ws://127.0.0.1:{site.port}/api/v1/socket", additional_headers=headers) as line:
        yield line


async def answers(line: ClientConnection, count: int) -> list[Json]:
    """The answers to frames, without other news."""
    found: list[Json] = []
    async with asyncio.timeout(60):
        while len(found) < count:
            message = json.loads(await line.recv())
            if message["t"] in ("done", "refused", "pong"):
                found.append(message)
    return found


async def _send_nonsense(site: Site, tables: list[Table], count: int, chance: Random) -> Counter[str]:
    codes: Counter[str] = Counter()
    for place in range(-(-count // BATCH)):
        table = _own(tables, place)
        sent = [chance.choice(MAKERS)(chance, tables, place) for _ in range(BATCH)]
        async with line_of(site, table.tokens[_seat(table, place)]) as line:
            for frame, _ in sent:
                await line.send(frame)
            for (frame, expected), answer in zip(sent, await answers(line, len(sent)), strict=True):
                problem = answer.get("problem") or {"status": 0, "code": answer["t"]}
                assert answer["t"] in expected, f"{frame[:300]!r}: {answer}"
                assert problem["status"] < 500, f"{frame[:300]!r}: {answer}"
                codes[problem["code"]] += 1
    return codes


def _memory(pid: int) -> int:
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * 4_096


def _assert_harmless(folder: Path, count: int) -> None:
    async def run(site: Site) -> Counter[str]:
        tables = [await make_table(site, game, variant) for game, variant in TABLES]
        chance = Random(20_26)
        await _send_nonsense(site, tables, 10 * BATCH, chance)  # caches are warm now
        before, memory = contents(site.db), _memory(site.pid)
        codes = await _send_nonsense(site, tables, count, chance)
        assert contents(site.db) == before
        assert _memory(site.pid) < memory + MEMORY
        async with line_of(site, tables[0].tokens[0]) as line:
            await line.send('{"t":"ping"}')
            assert (await answers(line, 1))[0]["t"] == "pong"
        return codes

    with Site(folder) as site:
        codes = asyncio.run(run(site))
        assert site.stop() == 0
    assert {"not-a-frame", "not-an-action", "not-your-chair", "not-found", "no-offer", "done", "pong"} <= codes.keys()
    assert b"error" not in site.log.read_bytes().lower(), site.log.read_text()[:3_000]


def test_nonsense_does_no_harm(tmp_path: Path) -> None:
    _assert_harmless(tmp_path, 3_000)


@pytest.mark.full
def test_much_nonsense_does_no_harm(tmp_path: Path) -> None:
    _assert_harmless(tmp_path, 50_000)


# --- what ends a connection -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


async def _closed_with(line: ClientConnection, frames: Iterable[str | bytes | list[str]]) -> int:
    """The code with which the server closes the line."""
    with contextlib.suppress(ConnectionClosed):
        for frame in frames:
            await line.send(frame)
        async with asyncio.timeout(60):
            while True:
                await line.recv()
    assert line.close_code is not None
    return line.close_code


TOO_BIG: dict[str, str | bytes | list[str]] = {
    "text": '{"t":"ping","client":"' + "x" * 16_384 + '"}',
    "binary": b"\0" * 16_385,
    "huge": "[" * 2_000_000,
    "in pieces": ["x" * 10_000] * 2,
}


@pytest.mark.parametrize("what", TOO_BIG)
def test_a_frame_that_is_too_big_closes_the_line_and_nothing_else(what: str, site: Site) -> None:
    async def run() -> None:
        token = newcomer(site.url)
        async with line_of(site, token) as other, line_of(site, token) as line:
            assert await _closed_with(line, [TOO_BIG[what]]) == 1009
            await other.send('{"t":"ping"}')
            assert (await answers(other, 1))[0]["t"] == "pong"

    asyncio.run(run())


def test_text_that_is_not_utf8_closes_the_line(site: Site) -> None:
    async def run() -> None:
        async with line_of(site, newcomer(site.url)) as line:
            await line.send(b"\xff\xfe", text=True)
            assert await _closed_with(line, []) == 1007

    asyncio.run(run())


def test_a_client_that_sends_only_nonsense_is_disconnected(site: Site) -> None:
    async def run() -> None:
        async with line_of(site, newcomer(site.url)) as line:
            assert await _closed_with(line, ["нет"] * 250) == 1008

    asyncio.run(run())


ODD_TEXTS = {
    "half a pair": "\ud800",
    "nul": "\0",
    "nul inside": "а\0б",
    "backwards": "\u202e",
    "long": "ё" * 2_000,
    "white": "\n\r\t",
    "tiles": "🀄" * 500,
}


@pytest.mark.parametrize("what", ODD_TEXTS)
def test_odd_characters_are_cleaned_or_refused(what: str, site: Site) -> None:
    async def run() -> None:
        token = newcomer(site.url)
        wanted = {"conditions": {"game": "forbidden"}, "chairs": [{"who": "me"}]}
        room = ask(site.url, token, "POST", "/rooms", wanted)["room"]["room"]
        async with line_of(site, token) as line:
            await line.send(json.dumps({"t": "say", "room": room, "text": ODD_TEXTS[what]}))
            await line.send('{"t":"ping"}')
            reply, pong = await answers(line, 2)
            assert reply["t"] == "done" or reply["problem"]["status"] < 500
            assert pong["t"] == "pong"

    asyncio.run(run())

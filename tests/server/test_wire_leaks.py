"""Nobody receives what they may not know. Whole games are played, and every byte that anybody received is checked in
two ways: by rebuilding from the record what each viewer may see, and by searching for what they may not see.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from harness.site import GENEROUS, Site
from server.driving import running_site
from server.secrets_of import Json, Moments, Secret, found_in, secret_bytes
from server.watched_games import Game, Person, Played, play
from slovoteka.core.inputs import Close
from slovoteka.games import registry
from slovoteka.messages import name_in, name_text
from slovoteka.server.base.limits import Limits, Rate
from slovoteka.server.base.wire import encode
from slovoteka.server.live import watching
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import playing
from slovoteka.store.log import StoredMatch
from slovoteka.store.opening import open_store
from slovoteka.store.people import ChatLine
from slovoteka.store.rooms import RoomState

TALKATIVE = {**GENEROUS, "SLOVOTEKA_LIMIT_CHAT_LINES": "1000000/1", "SLOVOTEKA_LIMIT_CHAT_LINES_ADDRESS": "1000000/1"}
MANY = Rate(1_000_000, 1)
UNLIMITED = Limits(
    requests=MANY, requests_address=MANY, chairs=MANY, joins=MANY, actions=MANY, frames=MANY, chat_lines=MANY
)
EVERY_GAME = (
    Game("forbidden", "standard"),
    Game("forbidden", "vote"),
    Game("underwood", "short"),
    Game("underwood", "vote", {"target": 30}),
    Game("codenames", "two"),
    Game("codenames", "three"),
    Game("codenames", "standard"),
    Game("codenames", "strict"),
    Game("scrabble", "standard"),
    Game("scrabble", "challenge"),
    Game("scrabble", "two-bags"),
    Game("scrabble", "duplicate", {"seats": 3}),
    Game("scrabble", "bingo", {"seats": 3}),
    Game("scrabble", "reverse"),
)
"""One game for each way of hiding something."""


# --- what the store says --------------------------------------------------------------------------------------------


class Kept(NamedTuple):
    match: StoredMatch
    room: RoomState
    lines: tuple[ChatLine, ...]
    keys: tuple[bytes, ...]
    """The secrets with which the site signs tokens and seeds bots."""


async def read_store(db: str, rooms: Iterable[str]) -> dict[str, Kept]:
    store = open_store(db)
    await store.open()
    try:
        keys = tuple([await store.secret(name) for name in ("tokens", "bots")])
        return {
            room: Kept(await store.read(room), await store.room(room), await store.lines(room, 0, 10_000), keys)
            for room in rooms
        }
    finally:
        await store.close()


# --- first check: rebuild what may be seen, and compare --------------------------------------------------------------

ROOM_KEYS = {
    *("t", "room", "version", "title", "owner", "stage", "agreement", "agreed", "seats", "taken", "chairs", "hall"),
    *("listed", "starts_ms", "commitment", "offers", "hints", "words", "muted", "spectators", "previous", "next"),
}
CHAIR_KEYS = {"seat", "name", "name_in", "person", "bot", "ready", "here", "salt_hash"}
OTHER_KEYS = {
    "seated": frozenset({"t", "room", "seats"}),
    "answered": frozenset({"t", "room", "window", "count"}),
    "done": frozenset({"t", "client", "number"}),
    "refused": frozenset({"t", "client", "problem"}),
}


class Rebuilt:
    """What one viewer may have received, rebuilt only from the record."""

    def __init__(self, moments: Moments, kept: Kept, person: Person) -> None:
        self._moments, self._kept, self._person = moments, kept, person
        self._lines = {line.number: line for line in kept.lines}
        closed = [entry.input for entry in kept.match.entries if isinstance(entry.input, Close)]
        self._own_answers = {
            close.window: msgspec.to_builtins(answer.action)
            for close in closed
            for answer in close.answers
            if answer.seat == person.viewer.seat
        }

    def faults(self) -> Iterator[str]:
        for (by, raw), span in zip(self._person.heard, spans(self._person), strict=True):
            message = _message(by, raw)
            if message is not None and (why := self._fault(by, message, self._moments.is_open_in(*span))):
                yield f"{self._person.name}, {by}: {why}"

    def _fault(self, by: str, message: Json, is_open: bool) -> str | None:
        if by == "room":
            return self._of_room(message["room"])
        if by == "history":
            shown = message["inputs"]
            since = shown[0]["number"] - 1 if shown else message["number"]
            return _differs(shown, self._moments.inputs(message["seat"], since, since + len(shown)))
        if by == "chat":
            return next(filter(None, [self._of_line(line, is_open) for line in message["lines"]]), None)
        match message["t"]:
            case "told":
                return self._of_match(message)
            case "room":
                return self._of_room(message)
            case "line":
                return self._of_line(message, is_open)
            case other:
                return None if set(message) <= OTHER_KEYS.get(other, frozenset()) else f"{other} says {set(message)}"

    def _of_match(self, message: Json) -> str | None:
        table, viewer = message["table"], self._person.viewer
        if message["seat"] != viewer.seat:
            return f"sent as seat {message['seat']}"
        now_ms, number = table.pop("now_ms"), table["number"]
        if not isinstance(now_ms, int):
            return "no time"
        allowed = self._moments.allowed_message(viewer, number - len(message["inputs"]), number)
        if "closing" not in table:  # the seed is opened a moment after the last input, so it may come later
            allowed["table"].pop("closing", None)
        shown = {name: value for name, value in message.items() if name not in ("t", "room", "seat", "answers")}
        return _differs(shown, allowed) or self._of_answers(message.get("answers", {}))

    def _of_answers(self, shown: Json) -> str | None:
        """The viewer's own answers must be those in the record, because nobody here changes an answer."""
        given = {window: {"action": self._own_answers.get(window), "final": True} for window in shown}
        return _differs(shown, given)

    def _of_room(self, shown: Json) -> str | None:
        room, chairs = self._kept.room.room, {chair.seat: chair for chair in self._kept.room.chairs}
        if set(shown) - ROOM_KEYS:
            return f"a room says {set(shown) - ROOM_KEYS}"
        if (shown["title"], shown["owner"], shown["commitment"]) != (room.title, room.owner, room.commitment):
            return "another room"
        for chair in shown["chairs"]:
            if set(chair) - CHAIR_KEYS:
                return f"a chair says {set(chair) - CHAIR_KEYS}"
            held = chairs[chair["seat"]]
            called = (chair["name"], chair.get("name_in", {}), chair.get("person"))
            if called != (name_text(held.name), name_in(held.name), held.identity):
                return f"another chair: {chair}"
        return None

    def _of_line(self, shown: Json, is_open: bool) -> str | None:
        line = self._lines[shown["number"]]
        if shown["text"] != line.text or not may_read(self._moments, line, self._person, is_open):
            return f"line {line.number} for {line.audience}"
        return None


def may_read(moments: Moments, line: ChatLine, person: Person, is_open: bool) -> bool:
    """Lines of captains are for captains, including later ones, and for everybody once the key is open."""
    if line.identity in person.blocked:
        return False
    if line.audience == "key":
        captain = any(person.viewer.seat in moments.insiders(number) for number in range(moments.last + 1))
        return is_open or line.identity == person.id or person.viewer.witness or captain
    return line.audience == "table" or person.viewer.seat is None


def spans(person: Person) -> list[tuple[int, int]]:
    """For each message: the last input that was known before it, and the first that is known after it."""
    moments = [(_way(by), _moment(by, raw)) for by, raw in person.heard]
    before: Counter[str] = Counter()
    after: dict[str, int] = {}
    begins, ends = [], []
    for way, number in moments:
        before[way] = number or before[way]
        begins.append(before[way])
    for way, number in reversed(moments):
        after[way] = number or after.get(way, before[way])
        ends.append(after[way])
    return list(zip(begins, reversed(ends), strict=True))


def _way(by: str) -> str:
    """The channel of a message. Each channel goes through the match by itself."""
    return by if by in ("socket", "events") else "requests"


def _message(by: str, raw: bytes) -> Json | None:
    """The message if it can be rebuilt; others are only searched."""
    if by == "events":
        raw = raw.partition(b"data: ")[2]
    if by in ("other", "refusal", "record") or not raw:
        return None
    return json.loads(raw)


def _differs(shown: Json, allowed: Json) -> str | None:
    return None if shown == allowed else f"{_first_difference(shown, allowed)}"


def _first_difference(shown: Json, allowed: Json, at: str = "$") -> str:
    if isinstance(shown, dict) and isinstance(allowed, dict):
        for name in sorted(shown.keys() | allowed.keys()):
            if shown.get(name) != allowed.get(name):
                return _first_difference(shown.get(name), allowed.get(name), f"{at}.{name}")
    return f"{at}: {str(shown)[:200]} instead of {str(allowed)[:200]}"


# --- second check: look for what may not be seen ---------------------------------------------------------------------


def leaks(moments: Moments, kept: Kept, played: Played, person: Person) -> Iterator[str]:
    """Searches every byte of every message for secrets."""
    never = _never(kept, played)
    hidden = cache(lambda number: moments.hidden(person.viewer, number))
    unheard = {is_open: _unheard(moments, kept, person, is_open) for is_open in (False, True)}
    for (by, raw), (number, until) in zip(person.heard, spans(person), strict=True):
        found = found_in(raw, never) + found_in(raw, unheard[moments.is_open_in(number, until)])
        if by != "record":
            found += found_in(raw, hidden(number))
        yield from (f"{person.name}, {by}, at {number}: {what}" for what in found)


def _never(kept: Kept, played: Played) -> list[Secret]:
    """Secrets that must never be sent to anybody."""
    found = [Secret("a token", other.token.encode()) for other in played.people]
    found += [Secret("a code", code.encode()) for code in played.codes]
    found += [secret for key in kept.keys for secret in secret_bytes("a key of the site", key)]
    found += [secret for salt in played.salts[1:] for secret in secret_bytes("a salt held back", salt)]
    return found


def _unheard(moments: Moments, kept: Kept, person: Person, is_open: bool) -> list[Secret]:
    lines = [line for line in kept.lines if not may_read(moments, line, person, is_open)]
    return [Secret(f"line for {line.audience}", line.text.encode()) for line in lines]


def _moment(by: str, raw: bytes) -> int:
    """The number of the last input that a message includes; 0 if it does not say."""
    match _message(by, raw):
        case {"table": {"number": int(number)}} | {"inputs": list(), "number": int(number)}:
            return number
        case _:
            return 0


# --- both -----------------------------------------------------------------------------------------------------------


class Found(NamedTuple):
    by_rebuilding: list[str]
    by_searching: list[str]
    heard: Counter[str]


def examine(played: Played, kept: Kept) -> Found:
    moments = Moments(kept.match)
    rebuilt = [fault for person in played.people for fault in Rebuilt(moments, kept, person).faults()]
    searched = [leak for person in played.people for leak in leaks(moments, kept, played, person)]
    return Found(rebuilt, searched, Counter(heard.by for person in played.people for heard in person.heard))


async def play_on(url: str, games: Iterable[Game]) -> list[Played]:
    """Plays three games at a time. Each has its own people, but they share the server."""
    places = asyncio.Semaphore(3)

    async def play_one(game: Game) -> Played:
        async with places:
            return await play(url, game)

    return list(await asyncio.gather(*map(play_one, games)))


def assert_nothing_leaks(folder: Path, games: tuple[Game, ...]) -> None:
    with Site(folder, environment=TALKATIVE) as site:
        all_played = asyncio.run(play_on(site.url, games))
    stored = asyncio.run(read_store(str(site.db), [played.room for played in all_played]))
    for game, played in zip(games, all_played, strict=True):
        kept = stored[played.room]
        assert kept.match.closing is not None
        found = examine(played, kept)
        assert found.by_rebuilding == [], f"{game}: {found.by_rebuilding[:5]}"
        assert found.by_searching == [], f"{game}: {found.by_searching[:5]}"
        assert found.heard["socket"] > len(kept.match.entries) / 10, "somebody must have received something"
        assert min(found.heard[by] for by in ("events", "view", "history", "chat", "room", "refusal")) > 0
        assert kept.lines
        assert not leaks_in_log(site.log.read_bytes(), played, kept)


def leaks_in_log(log: bytes, played: Played, kept: Kept) -> list[str]:
    secrets = [Secret("a token", person.token.encode()) for person in played.people]
    secrets += [Secret("a code", code.encode()) for code in played.codes]
    secrets += [Secret("a line", line.text.encode()) for line in kept.lines]
    for value in (*played.salts, kept.match.seed, *kept.keys):
        secrets += secret_bytes("bytes", value)
    return found_in(log, secrets)


# --- tests ----------------------------------------------------------------------------------------------------------


def test_nothing_hidden_is_sent(tmp_path: Path) -> None:
    assert_nothing_leaks(tmp_path, EVERY_GAME)


@pytest.mark.full
def test_nothing_hidden_is_sent_under_load(tmp_path: Path) -> None:
    games = tuple(
        Game(game, variant)
        for game in ("forbidden", "underwood", "codenames", "scrabble")
        for variant in registry.find(game).choices.variants
        if not variant.startswith("solitaire")
    )
    held_back = Game("forbidden", "standard", holds_salt_back=True)
    assert_nothing_leaks(tmp_path, (*games, held_back))


Plant = Callable[[pytest.MonkeyPatch], None]


def _plant_in_message(change: Callable[[watching.ViewBroadcaster, Json], None]) -> Plant:
    real = watching.ViewBroadcaster._make

    def make(self: watching.ViewBroadcaster, seat: int | None, key: bool, since: int, answers: dict[str, Any]) -> bytes:
        message = json.loads(real(self, seat, key, since, answers))
        change(self, message)
        return encode(message)

    return lambda patch: patch.setattr(watching.ViewBroadcaster, "_make", make)


def _tell_another_hand(teller: watching.ViewBroadcaster, message: Json) -> None:
    match = teller._match
    neighbour = ((message["seat"] or 0) + 1) % len(match.header.seats)
    message["neighbour"] = msgspec.to_builtins(match.game.private(match.table.state, neighbour))


def _tell_the_key(teller: watching.ViewBroadcaster, message: Json) -> None:
    match = teller._match
    if teller._key_seat is not None:
        message["captain"] = msgspec.to_builtins(match.game.private(match.table.state, teller._key_seat))


def _tell_the_seed(teller: watching.ViewBroadcaster, message: Json) -> None:
    message["table"]["promise"] = teller._match._seed.hex()


def _tell_the_draws(teller: watching.ViewBroadcaster, message: Json) -> None:
    message["table"]["last"] = msgspec.to_builtins(teller._match.history.entries[-1].input)


def _plant_answers(patch: pytest.MonkeyPatch) -> None:
    real = playing.act

    async def act(room: LiveRoom, who: Any, seat: int, window: str, action: Any, *others: Any, final: bool) -> int:
        number = await real(room, who, seat, window, action, *others, final=final)
        room._send(encode({"t": "answered", "room": room.id, "window": window, "count": 1, "last": action}))
        return number

    patch.setattr(playing, "act", act)


def _plant_chat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(watching, "hears", lambda _line, _who: True)


PLANTED: dict[str, tuple[Game, Plant]] = {
    "another hand": (Game("scrabble", "standard"), _plant_in_message(_tell_another_hand)),
    "the key": (Game("codenames", "standard"), _plant_in_message(_tell_the_key)),
    "the seed": (Game("forbidden", "standard"), _plant_in_message(_tell_the_seed)),
    "draws": (Game("forbidden", "standard"), _plant_in_message(_tell_the_draws)),
    "a sealed answer": (Game("scrabble", "duplicate", {"seats": 2}), _plant_answers),
    "chat of captains": (Game("codenames", "standard"), _plant_chat),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_leak_is_found_both_ways(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, plant = PLANTED[what]
    plant(monkeypatch)

    async def run() -> Found:
        async with running_site(tmp_path, limits=UNLIMITED) as site:
            played = await play(site.url, game)
        return examine(played, (await read_store(str(tmp_path / "site.sqlite"), [played.room]))[played.room])

    found = asyncio.run(run())
    assert found.by_rebuilding
    assert found.by_searching

"""A finished match as a film: every input with what it told, and of the table only what has changed since."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from cachetools import LRUCache

from slovoteka.core import fold
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.game import Fact, Outcome
from slovoteka.core.inputs import HostCommand
from slovoteka.core.record import Record, parse, verify_draws
from slovoteka.core.value import Value
from slovoteka.match.perspective import SeatPerspective
from slovoteka.match.replay import Moment, moments
from slovoteka.server.base.problems import GameMissing
from slovoteka.server.base.wire import WindowView, encode, window_view
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import in_play

MOST_BYTES: Final = 2_000_000
"""Of a record that somebody brings along: ten times the longest game that people play."""
MOST_INPUTS: Final = 10_000
"""Of a replay. Even a series for a whole evening has a tenth of it."""
_MOST_ANSWER_MB: Final = 16
"""Even a hall where a thousand leave one by one stays far below."""
_MOST_OPEN: Final = 64
"""Seats whose hands are shown side by side. Where more play, one looks through the eyes of one of them or of nobody."""
_KEPT: Final = 8
"""Answers kept ready: a link to a move is opened by many at once."""


class ReplayTable(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The table after an input, where it is at rest: between two draws of a deal there is nothing to look at."""

    now_ms: int
    """Game time."""
    windows: tuple[WindowView, ...] = ()
    players: tuple[tuple[int, str], ...] = ()
    """Chairs that a bot has taken over, with its level."""
    public: dict[str, Any] = {}
    """Those fields of the public view that are not what they were; of the first table, all."""
    private: dict[int, Any] = {}
    """By seat, those private views that are not what they were."""


class ReplayInput(Value, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    at_ms: int
    facts: tuple[Fact, ...] = ()
    """What it told, and whom: `audience` null is everybody."""
    host: HostCommand | None = None
    table: ReplayTable | None = None


class Replay(Value, frozen=True, kw_only=True):
    match: str
    game: str
    rules_version: int
    options: Any
    names: tuple[str, ...]
    """By seat."""
    bots: dict[int, str]
    """Levels of the bots among them, by seat."""
    pace_ms: int | None
    seats: tuple[int, ...]
    """Through whose eyes: with their private views and what was told only to them."""
    outcome: Outcome | None
    """None if the match was abandoned."""
    inputs: tuple[ReplayInput, ...]


async def finished_record(node: Node, live: LiveRoom) -> Record:
    """The whole match, once it is over. Raises `Illegal` before."""
    in_play(live)
    return await _read_finished(node, live.id)


async def kept_record(node: Node, room: str) -> Record:
    """The same of any room, also where its game is not installed: nobody need know a game to hand out a record."""
    try:
        live = await node.room(room)
    except GameMissing:
        if (await node.store.room(room)).began_ms is None:
            raise
        return await _read_finished(node, room)
    await live.refresh()
    return await finished_record(node, live)


async def _read_finished(node: Node, room: str) -> Record:
    stored = await node.store.read(room)  # whole, and without the names of people who were forgotten
    if stored.closing is None:
        raise Illegal("host", "not-over")
    return Record(header=stored.header, entries=stored.entries, closing=stored.closing)


_made: WeakKeyDictionary[Node, LRUCache[tuple[str, int | None, tuple[str, ...]], bytes]] = WeakKeyDictionary()


async def replay_of_room(node: Node, live: LiveRoom, seat: int | None) -> bytes:
    """The answer for a room, made beside the event loop and kept for those who ask next."""
    record = await finished_record(node, live)
    kept = _made.setdefault(node, LRUCache(_KEPT))
    names = tuple(place.name for place in record.header.seats)  # whoever is forgotten is forgotten here as well
    key = (live.id, seat, names)
    if (answer := kept.get(key)) is None:
        answer = kept[key] = await asyncio.to_thread(make_replay, record, seat)
    return answer


def read_record(text: bytes) -> Record:
    """What somebody brings along: nothing in it is trusted."""
    if text.count(b"\n") > MOST_INPUTS + 2:
        raise Unreadable("replay-too-long", most=MOST_INPUTS)
    # What is no UTF-8 stays in it as lone surrogates, for the parser to name the line.
    record = parse(text.decode("utf-8", "surrogateescape").split("\n"))
    verify_draws(record)
    return record


def replay_of_text(text: bytes, seat: int | None) -> bytes:
    """The answer for such a record, of which nothing is kept."""
    return make_replay(read_record(text), seat)


def make_replay(record: Record, seat: int | None) -> bytes:
    header = record.header
    if seat is not None and seat >= len(header.seats):
        raise Unreadable("replay-no-such-seat", seat=seat + 1, seats=len(header.seats))
    if len(record.entries) > MOST_INPUTS:
        raise Unreadable("replay-too-long", most=MOST_INPUTS)
    everybody = range(len(header.seats) if len(header.seats) <= _MOST_OPEN else 0)
    eyes = SeatPerspective(record, everybody if seat is None else (seat,))
    answer = encode(
        Replay(
            match=header.match,
            game=header.game,
            rules_version=header.rules_version,
            options=header.options,
            names=tuple(place.name for place in header.seats),
            bots={number: place.bot for number, place in enumerate(header.seats) if place.bot is not None},
            pace_ms=header.pace_ms,
            seats=eyes.seats,
            outcome=record.closing.outcome,
            inputs=tuple(_inputs(eyes, record)),
        )
    )
    if len(answer) > _MOST_ANSWER_MB * 1_000_000:
        raise Unreadable("replay-too-large", megabytes=_MOST_ANSWER_MB)
    return answer


def _inputs(eyes: SeatPerspective, record: Record) -> Iterator[ReplayInput]:
    public, hands = None, dict[int, Any]()
    for moment in moments(record):
        said, state, table = moment.entry.input, moment.table.state, None
        if eyes.is_at_rest(state):
            seen, held = eyes.public(state), eyes.hands(state)
            table = ReplayTable(
                now_ms=moment.table.time.at(moment.entry.at_ms),
                windows=_windows(eyes, moment),
                players=moment.table.players,
                public=_changed(public, seen),
                private={seat: hand for seat, hand in held.items() if seat not in hands or hands[seat] != hand},
            )
            public, hands = seen, held
        yield ReplayInput(
            number=moment.entry.number,
            at_ms=moment.entry.at_ms,
            facts=eyes.facts(moment),
            host=said if isinstance(said, HostCommand) else None,
            table=table,
        )


def _windows(eyes: SeatPerspective, moment: Moment) -> tuple[WindowView, ...]:
    table = moment.table
    return tuple(window_view(window, table.deadline_ms(window)) for window in fold.windows(eyes.game, table))


def _changed(before: msgspec.Struct | None, after: msgspec.Struct) -> dict[str, Any]:
    """Fields that are not what they were. Public views have all their fields at all times."""
    if before is None or type(before) is not type(after):
        whole: dict[str, Any] = msgspec.to_builtins(after, str_keys=True)
        return whole
    old = msgspec.structs.asdict(before)
    return {name: value for name, value in msgspec.structs.asdict(after).items() if value != old[name]}

"""Replays of finished matches: every input with its events and the changes of the table."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from cachetools import LRUCache

from slovoteka.core import fold
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.game import Fact, Outcome
from slovoteka.core.inputs import HostCommand
from slovoteka.core.record import Record, SeatInfo, parse, verify_draws
from slovoteka.core.value import Value
from slovoteka.match.perspective import SeatPerspective
from slovoteka.match.replay import Moment, moments
from slovoteka.messages import LANGUAGES, seat_name
from slovoteka.server.base.problems import GameMissing
from slovoteka.server.base.wire import WindowView, encode, window_view
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import in_play

MOST_BYTES: Final = 2_000_000
"""The size of a record that a person sends: ten times the longest game that people play."""
MOST_INPUTS: Final = 10_000
"""How many inputs a replay may have. Even a series that takes a whole evening has a tenth of this."""
_MOST_ANSWER_MB: Final = 16
"""Even the replay of a hall that a thousand people leave one by one is far smaller."""
_MOST_OPEN: Final = 64
"""How many hands a replay shows side by side. With more seats it shows one of them or none."""
_KEPT: Final = 8
"""How many answers are cached, because many people open the same link at once."""


class ReplayTable(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The table after an input. Inputs in the middle of a deal have none, because nothing can be shown there."""

    now_ms: int
    """Game time."""
    windows: tuple[WindowView, ...] = ()
    players: tuple[tuple[int, str], ...] = ()
    """Chairs that a bot has taken over, with the bot's level."""
    public: dict[str, Any] = {}
    """The fields of the public view that have changed; in the first table, all fields."""
    private: dict[int, Any] = {}
    """The private views that have changed, by seat."""


class ReplayInput(Value, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    at_ms: int
    facts: tuple[Fact, ...] = ()
    """The events of the input, and who sees them; `audience` null means everybody."""
    host: HostCommand | None = None
    table: ReplayTable | None = None


class Replay(Value, frozen=True, kw_only=True):
    match: str
    game: str
    rules_version: int
    options: Any
    names: tuple[str, ...]
    """The names of the players by seat. Generated names are in Russian."""
    names_in: dict[str, tuple[str, ...]] = {}
    """The same in the other languages, if some names were generated. One answer is kept for all readers."""
    bots: dict[int, str]
    """The levels of the bots by seat."""
    pace_ms: int | None
    seats: tuple[int, ...]
    """The seats whose private views and private events the replay includes."""
    outcome: Outcome | None
    """None if the match was abandoned."""
    inputs: tuple[ReplayInput, ...]


async def finished_record(node: Node, live: LiveRoom) -> Record:
    """The record of a finished match. Raises `Illegal` if it is not over."""
    in_play(live)
    return await _read_finished(node, live.id)


async def kept_record(node: Node, room: str) -> Record:
    """The record of a finished match, even if its game is not installed."""
    try:
        live = await node.room(room)
    except GameMissing:
        if (await node.store.room(room)).began_ms is None:
            raise
        return await _read_finished(node, room)
    await live.refresh()
    return await finished_record(node, live)


async def _read_finished(node: Node, room: str) -> Record:
    stored = await node.store.read(room)  # not from memory: this is complete and has no names of deleted people
    if stored.closing is None:
        raise Illegal("host", "not-over")
    return Record(header=stored.header, entries=stored.entries, closing=stored.closing)


_made: WeakKeyDictionary[Node, LRUCache[tuple[str, int | None, tuple[str, ...]], bytes]] = WeakKeyDictionary()


async def replay_of_room(node: Node, live: LiveRoom, seat: int | None) -> bytes:
    """The replay of a room as JSON, made in a thread and cached."""
    record = await finished_record(node, live)
    kept = _made.setdefault(node, LRUCache(_KEPT))
    names = tuple(place.name for place in record.header.seats)  # changes when a person is deleted
    key = (live.id, seat, names)
    if (answer := kept.get(key)) is None:
        answer = kept[key] = await asyncio.to_thread(make_replay, record, seat)
    return answer


def read_record(text: bytes) -> Record:
    """Reads and checks a record that a person sends. Nothing in it is trusted."""
    if text.count(b"\n") > MOST_INPUTS + 2:
        raise Unreadable("replay-too-long", most=MOST_INPUTS)
    # Bytes that are not UTF-8 become lone surrogates, so that the parser can name the line.
    record = parse(text.decode("utf-8", "surrogateescape").split("\n"))
    verify_draws(record)
    return record


def replay_of_text(text: bytes, seat: int | None) -> bytes:
    """The replay of a record that a person sends, as JSON. Nothing of it is kept."""
    return make_replay(read_record(text), seat)


def make_replay(record: Record, seat: int | None) -> bytes:
    header = record.header
    if seat is not None and seat >= len(header.seats):
        raise Unreadable("replay-no-such-seat", seat=seat + 1, seats=len(header.seats))
    if len(record.entries) > MOST_INPUTS:
        raise Unreadable("replay-too-long", most=MOST_INPUTS)
    everybody = range(len(header.seats) if len(header.seats) <= _MOST_OPEN else 0)
    perspective = SeatPerspective(record, everybody if seat is None else (seat,))
    answer = encode(
        Replay(
            match=header.match,
            game=header.game,
            rules_version=header.rules_version,
            options=header.options,
            names=tuple(place.name for place in header.seats),
            names_in=_names_in(header.seats),
            bots={number: place.bot for number, place in enumerate(header.seats) if place.bot is not None},
            pace_ms=header.pace_ms,
            seats=perspective.seats,
            outcome=record.closing.outcome,
            inputs=tuple(_inputs(perspective, record)),
        )
    )
    if len(answer) > _MOST_ANSWER_MB * 1_000_000:
        raise Unreadable("replay-too-large", megabytes=_MOST_ANSWER_MB)
    return answer


def _names_in(seats: Sequence[SeatInfo]) -> dict[str, tuple[str, ...]]:
    if all(place.name_key is None for place in seats):
        return {}
    return {
        language: tuple(seat_name(place, language) for place in seats) for language in LANGUAGES if language != "ru"
    }


def _inputs(perspective: SeatPerspective, record: Record) -> Iterator[ReplayInput]:
    public, hands = None, dict[int, Any]()
    for moment in moments(record):
        input_, state, table = moment.entry.input, moment.table.state, None
        if perspective.is_at_rest(state):
            seen, held = perspective.public(state), perspective.hands(state)
            table = ReplayTable(
                now_ms=moment.table.time.at(moment.entry.at_ms),
                windows=_windows(perspective, moment),
                players=moment.table.players,
                public=_changed(public, seen),
                private={seat: hand for seat, hand in held.items() if seat not in hands or hands[seat] != hand},
            )
            public, hands = seen, held
        yield ReplayInput(
            number=moment.entry.number,
            at_ms=moment.entry.at_ms,
            facts=perspective.facts(moment),
            host=input_ if isinstance(input_, HostCommand) else None,
            table=table,
        )


def _windows(perspective: SeatPerspective, moment: Moment) -> tuple[WindowView, ...]:
    table = moment.table
    return tuple(window_view(window, table.deadline_ms(window)) for window in fold.windows(perspective.game, table))


def _changed(before: msgspec.Struct | None, after: msgspec.Struct) -> dict[str, Any]:
    """The fields that have changed. Public views of one type always have all their fields."""
    if before is None or type(before) is not type(after):
        whole: dict[str, Any] = msgspec.to_builtins(after, str_keys=True)
        return whole
    old = msgspec.structs.asdict(before)
    return {name: value for name, value in msgspec.structs.asdict(after).items() if value != old[name]}

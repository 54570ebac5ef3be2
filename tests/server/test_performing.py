"""All commands go through `perform`: the same limits over HTTP and sockets, and always the current room."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from match.tables import opened
from server.driving import FORBIDDEN, GENEROUS, Site, on_site
from server.lines import line_of, tell
from server.nodes import SOON_S, Guest, Wire, WiredBus, match_of, node_on, people
from slovoteka.core.errors import Refusal
from slovoteka.match.host import Match
from slovoteka.server.base.limits import Rate, TooMany
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import commands, seating, tables
from slovoteka.server.rooms.performing import Caller, perform
from slovoteka.server.rooms.tables import NewChair, NewRoom, TableTermsRequest
from slovoteka.store.log import Missing
from slovoteka.store.rooms import RoomState

FEW = 3
SEATS = 40


class SharedBus(WiredBus):
    is_shared = True


def counted_reads(node: Node, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often a room is read with all its chairs."""
    reads: Counter[str] = Counter()
    read = node.store.room

    async def noted(room: str) -> RoomState:
        reads[room] += 1
        return await read(room)

    monkeypatch.setattr(node.store, "room", noted)
    return reads


def caller(guest: Guest) -> Caller:
    return Caller(guest.who, "127.0.0.1")


# --- limits ---------------------------------------------------------------------------------------------------------


def test_acts_over_a_socket_count_as_those_over_http(tmp_path: Path) -> None:
    """Nobody gets more by using both."""
    limits = GENEROUS.but(actions=Rate(FEW, 600))

    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        act = {"seat": 0, "window": "none", "action": {"type": "nothing"}}
        async with line_of(site, anna) as line:
            for _ in range(FEW):
                assert (await tell(line, t="act", room=room, **act))["problem"]["code"] == "closed"
            refused = (await tell(line, t="act", room=room, **act))["problem"]
            assert (refused["code"], refused["params"]["limit"]) == ("too-many", "actions")
            pointed = await tell(line, t="point", room=room, seat=0, mark="")
            assert pointed["problem"]["code"] == "too-many"
        posted = await anna.http.post(f"/rooms/{room}/acts", json=act)
        assert posted.status_code == 429
        assert (await boris.http.post(f"/rooms/{room}/acts", json=act)).status_code == 403

    on_site(tmp_path, do, limits=limits)


def test_every_command_is_counted_before_the_room_is_looked_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            (anna,) = await people(node, 1)
            refusals = Counter[str]()
            for _ in range(200):
                try:
                    await perform(node, caller(anna), "no-such-room-0000000000", commands.StartMatch())
                except TooMany:
                    refusals["too-many"] += 1
                except Missing:
                    refusals["missing"] += 1
            assert refusals == {"missing": node.settings.limits.actions.amount, "too-many": 80}

    asyncio.run(run())


# --- a room as it is now --------------------------------------------------------------------------------------------


def test_a_room_is_read_again_only_if_another_node_has_changed_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=SharedBus(wire)) as one, node_on(tmp_path, bus=SharedBus(wire)) as other:
            anna, boris = await people(one, 2)
            wanted = NewRoom(conditions=TableTermsRequest(game="forbidden"), chairs=(NewChair(who="me"),))
            here = await tables.make_room(one, anna.who, wanted)
            there = await other.room(here.id)
            wire.is_cut = True  # no news arrive, so each node has to check for itself
            reads = counted_reads(other, monkeypatch)
            for _ in range(5):
                await there.refresh()
            assert reads[here.id] == 0
            await seating.sit(here, boris.who, 1, None, None)
            await there.refresh()
            assert there.seats_of(boris.who.id) == (1,)
            await seating.ready(here, boris.who, 1, here.room.agreed)
            await there.refresh()
            assert [chair.ready for chair in there.state.chairs] == [chair.ready for chair in here.state.chairs]
            await seating.stand_up(here, boris.who, 1)
            await there.refresh()
            assert there.seats_of(boris.who.id) == ()
            await one.identities.forget(anna.who.id)
            await there.refresh()
            assert anna.who.name not in [chair.name for chair in there.state.chairs]
            await there.refresh()
            assert reads[here.id] == 4

    asyncio.run(run())


def test_a_command_waits_while_the_match_is_being_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A regression: with a match begun on one node and played on another, the second player there was refused."""

    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=SharedBus(wire)) as one, node_on(tmp_path, bus=SharedBus(wire)) as other:
            guests = await people(one, 2)
            wanted = NewRoom(conditions=TableTermsRequest(game="forbidden"), chairs=(NewChair(who="me"),), start=True)
            here = await tables.make_room(one, guests[0].who, wanted)
            await other.room(here.id)
            wire.is_cut = True
            await seating.sit(here, guests[1].who, 1, None, None, is_ready=True)
            load, loading, may_load = other.load_match, asyncio.Event(), asyncio.Event()

            async def slowly(room: str, game: str) -> Match:
                loading.set()
                await may_load.wait()
                return await load(room, game)

            monkeypatch.setattr(other, "load_match", slowly)
            acts = []
            for seat, guest in enumerate(guests):
                act = commands.ActInMatch(seat=seat, window="none", action={"type": "nothing"}, client=None)
                acts.append(asyncio.create_task(perform(other, caller(guest), here.id, act)))
                await loading.wait()
            await asyncio.wait(acts, timeout=SOON_S)
            may_load.set()
            refusals = await asyncio.gather(*acts, return_exceptions=True)
            assert [refusal.code for refusal in refusals if isinstance(refusal, Refusal)] == ["closed", "closed"]

    asyncio.run(run())


def test_a_hall_started_on_another_node_can_be_played_at_once(tmp_path: Path) -> None:
    """While a hall fills, its chairs are read now and then, but its start is noticed by the next request."""

    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=SharedBus(wire)) as one, node_on(tmp_path, bus=SharedBus(wire)) as other:
            (owner,) = await people(one, 1)
            conditions = TableTermsRequest(
                game="scrabble", options={"mode": "duplicate", "seats": 8, "sheet_ms": 600_000}
            )
            wanted = NewRoom(conditions=conditions, chairs=(NewChair(who="me"),), hall=True)
            here = await tables.make_room(one, owner.who, wanted)
            there = await other.room(here.id)
            wire.is_cut = True
            await there.reload()
            await perform(one, caller(owner), here.id, commands.StartMatch())
            sheet = opened(match_of(here), "sheet").id
            act = commands.ActInMatch(seat=0, window=sheet, action={"type": "pass"}, client=None)
            await perform(other, caller(owner), here.id, act)
            assert opened(match_of(there), "sheet").id != sheet, "who sits alone has ended the round"

    asyncio.run(run())


def test_a_node_does_not_read_its_own_changes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with node_on(tmp_path, bus=SharedBus(Wire())) as node:
            anna, boris = await people(node, 2)
            wanted = NewRoom(conditions=TableTermsRequest(game="forbidden"), chairs=(NewChair(who="me"),))
            live = await tables.make_room(node, anna.who, wanted)
            reads = counted_reads(node, monkeypatch)
            await perform(node, caller(boris), live.id, commands.SitDown(seat=1))
            await perform(node, caller(boris), live.id, commands.StandUp(1))
            await perform(node, caller(boris), live.id, commands.SitDown(seat=1))
            await live.refresh()
            assert reads[live.id] == 0
            assert live.numbers == (await node.store.numbers([live.id]))[live.id]

    asyncio.run(run())


def test_a_round_of_a_hall_reads_no_chairs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a round would read all chairs once for every seat."""

    async def run() -> None:
        async with node_on(tmp_path, bus=SharedBus(Wire())) as node:
            guests = await people(node, SEATS)
            live = await _hall(node, guests, monkeypatch)
            reads = counted_reads(node, monkeypatch)
            match = match_of(live)
            sheet = opened(match, "sheet").id
            for seat, guest in enumerate(guests):
                act = commands.ActInMatch(seat=seat, window=sheet, action={"type": "pass"}, client=None)
                await perform(node, caller(guest), live.id, act)
            assert opened(match, "sheet").id != sheet
            assert reads[live.id] == 0

    asyncio.run(run())


async def _hall(node: Node, guests: list[Guest], monkeypatch: pytest.MonkeyPatch) -> LiveRoom:
    """While it fills, its chairs are read a few times, not once for every arrival."""
    conditions = TableTermsRequest(game="scrabble", options={"mode": "duplicate", "seats": SEATS, "sheet_ms": 600_000})
    owner, *others = guests
    live = await tables.make_room(
        node, owner.who, NewRoom(conditions=conditions, chairs=(NewChair(who="me"),), hall=True)
    )
    reads = counted_reads(node, monkeypatch)
    for guest in others:
        await perform(node, caller(guest), live.id, commands.SitDown(seat=None))
    assert reads[live.id] < SEATS / 4
    await perform(node, caller(owner), live.id, commands.StartMatch())
    return live

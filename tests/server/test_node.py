"""A node loads and unloads rooms, does what is due, and drives bots, and a restart changes nothing."""

import asyncio
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from harness.pauses import stays
from manifests import change_levels
from match.tables import lay_red, opened
from server.nodes import Guest, Here, Nobody, Wire, WiredBus, match_of, node_on, people, table_for, until
from slovoteka.core.errors import Illegal
from slovoteka.games.forbidden.actions import Pass
from slovoteka.games.scrabble import actions as scrabble
from slovoteka.match import gathering
from slovoteka.match.host import Match
from slovoteka.match.offers import OfferRequest
from slovoteka.match.replay import verify
from slovoteka.server.base.problems import Draining, Forbidden
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.ops import scheduler
from slovoteka.server.ops.scheduler import heartbeat, sweep
from slovoteka.server.rooms import offers, playing, seating, tables
from slovoteka.server.rooms.tables import NewChair, NewRoom, TableTermsRequest
from slovoteka.store.log import Missing, Snapshot
from store.databases import Clock

SALT = bytes(range(32))
SALT_HASH = sha256(SALT).hexdigest()
PLAIN = TableTermsRequest(game="forbidden", options={"first": 0})


# --- rooms ----------------------------------------------------------------------------------------------------------


def test_a_room_is_loaded_once_for_many_requests(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            live = await table_for(await people(node, 2), "forbidden", options={"first": 0})
        async with node_on(tmp_path) as node:
            rooms = await asyncio.gather(*[node.room(live.id) for _ in range(20)])
            assert all(room is rooms[0] for room in rooms)
            assert match_of(rooms[0]).table == match_of(live).table
            with pytest.raises(Missing):
                await node.room("A" * 22)
            await rooms[0].reload()
            node.unload(rooms[0])
            assert live.id not in node.rooms
            assert await node.room(live.id) is not rooms[0]

    asyncio.run(run())


def test_a_match_loads_without_an_unreadable_snapshot(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            live = await table_for(await people(node, 2), "forbidden", options={"first": 0})
            match = match_of(live)
            await lay_red(match)
            for nonsense in (b"", b"\x93\x01\x02\x03", msgspec.msgpack.encode((0, {"state": 1}))):
                kept = Snapshot(number=match.table.number, made_by=Match.made_by(match.kind), table=nonsense)
                await node.store.keep(live.id, kept)
                node.unload(live)
                live = await node.room(live.id)
                assert match_of(live).table == match.table
                assert match_of(live).history.first == 1

    asyncio.run(run())


def test_idle_rooms_are_unloaded_and_watched_ones_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "_IDLE_S", -1)

    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 2)
            idle = await table_for(guests, "forbidden", options={"first": 0})
            watched = await table_for(guests, "forbidden", options={"first": 0})
            await guests[0].watch(watched)
            await sweep(node)
            assert set(node.rooms) == {watched.id}
            assert (await node.room(idle.id)).match is not None

    asyncio.run(run())


def test_a_node_that_is_about_to_stop_takes_no_new_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            gathering_room = await tables.make_room(node, anya.who, NewRoom(conditions=PLAIN))
            playing = await table_for([anya, borya], "forbidden", options={"first": 0})
            node.draining = True
            for attempt in (
                tables.make_room(node, anya.who, NewRoom(conditions=PLAIN)),
                tables.pair(node, anya.who, PLAIN, None),
                seating.sit(gathering_room, borya.who, None, None, None),
            ):
                with pytest.raises(Draining):
                    await attempt
            await lay_red(match_of(playing))

    asyncio.run(run())


# --- gathering ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-20", "SM-69")
def test_a_match_begins_when_everybody_is_ready_for_its_terms(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            wanted = TableTermsRequest(game="scrabble", options={"first": 0})
            live = await tables.make_room(node, anya.who, NewRoom(conditions=wanted, chairs=(NewChair(who="me"),)))
            await seating.sit(live, borya.who, None, None, None)
            await borya.watch(live)
            shown = (await borya.read("room"))[0]
            assert shown["agreement"]["lexicon"], "the dictionary is part of it"
            await seating.ready(live, borya.who, 1, shown["agreed"])
            other = TableTermsRequest(game="scrabble", options={"first": 0, "dictionary": "nouns"})
            with pytest.raises(Forbidden, match="not-owner"):
                await tables.change_conditions(live, borya.who, other)
            await tables.change_conditions(live, anya.who, other)
            changed = next(news for news in await borya.read("room") if "agreement" in news)
            assert changed["agreement"]["options"]["dictionary"] == "nouns"
            assert changed["agreement"]["lexicon"] != shown["agreement"]["lexicon"]
            assert [chair.get("ready", False) for chair in changed["chairs"]] == [False, False]
            with pytest.raises(Illegal, match="agreement-changed"):
                await seating.ready(live, borya.who, 1, shown["agreed"])
            await seating.ready(live, anya.who, 0, changed["agreed"])
            assert live.match is None
            await seating.ready(live, borya.who, 1, changed["agreed"])
            assert match_of(live).options.dictionary == "nouns"
            with pytest.raises(Illegal, match="already-started"):
                await tables.change_conditions(live, anya.who, wanted)

    asyncio.run(run())


def test_late_salts_are_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "SALT_WAIT_MS", 300)

    async def run() -> None:
        clock = Clock()
        async with node_on(tmp_path, now_ms=clock) as node:
            anya, borya = await people(node, 2)
            chairs = (NewChair(who="me", salt_hash=SALT_HASH),)
            live = await tables.make_room(node, anya.who, NewRoom(conditions=PLAIN, chairs=chairs, start=True))
            late = sha256(b"late").hexdigest()
            await seating.sit(live, borya.who, None, None, late, is_ready=True)
            assert (live.room.stage, live.match) == ("opening", None)
            with pytest.raises(Illegal, match="salt-not-committed"):
                await seating.open_salt(live, anya.who, 0, "00" * 32)
            await seating.open_salt(live, anya.who, 0, SALT.hex())
            assert live.match is None, "the other one has a moment left"
            clock.ms += 300
            await until(lambda: live.match is not None)
            match = match_of(live)
            assert [seat.salt for seat in match.header.seats] == [SALT.hex(), late]
            await match.abandon()
            assert verify(match.record()) == match.table.draws

    asyncio.run(run())


def test_a_match_begins_at_once_when_all_salts_are_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            chairs = (NewChair(who="me", salt_hash=SALT_HASH),)
            live = await tables.make_room(node, anya.who, NewRoom(conditions=PLAIN, chairs=chairs, start=True))
            commitment = live.room.commitment
            await seating.sit(live, borya.who, None, None, None, is_ready=True)
            await seating.open_salt(live, anya.who, 0, SALT.hex())
            assert match_of(live).header.commitment == commitment, "promised before anybody sat down"
            with pytest.raises(Illegal, match="salts-not-asked"):
                await seating.open_salt(live, anya.who, 0, SALT.hex())

    asyncio.run(run())


def test_a_hall_starts_at_its_time(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with node_on(tmp_path, now_ms=clock) as node:
            owner, anya, borya = await people(node, 3)
            wanted = TableTermsRequest(game="scrabble", options={"mode": "duplicate", "seats": 100})
            empty = await tables.make_room(node, owner.who, NewRoom(conditions=wanted, hall=True, starts_in_s=1))
            live = await tables.make_room(node, owner.who, NewRoom(conditions=wanted, hall=True, starts_in_s=1))
            for guest in (anya, borya):
                await seating.sit(live, guest.who, None, None, None)
            with pytest.raises(Illegal, match="one-chair-in-halls"):
                await seating.sit(live, anya.who, None, None, None)
            with pytest.raises(Illegal, match="no-bots-in-halls"):
                await seating.seat_bot(live, owner.who, None, "master")
            assert live.match is None
            clock.ms += 1_000
            await until(lambda: live.match is not None)
            assert len(match_of(live).header.seats) == 2
            await until(lambda: empty.room.starts_ms is None)
            assert empty.room.stage == "gathering"

    asyncio.run(run())


def test_a_crash_between_beginning_and_dealing_is_repaired(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            live = await tables.make_room(node, anya.who, NewRoom(conditions=PLAIN, chairs=(NewChair(who="me"),)))
            await seating.sit(live, borya.who, None, None, None)
            opening = gathering.opening(live.room, node.store.now_ms())
            await node.store.change_room(opening)
            await live.reload()
            begun = gathering.begun(live.state, await node.store.seed(live.id), None)
            await node.store.begin(*begun)  # and here it dies
        async with node_on(tmp_path) as node:
            again = await node.room(live.id)
            assert opened(match_of(again), "turn").seats == (0,)

    asyncio.run(run())


def test_two_people_with_the_same_terms_are_paired(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya, vera, gleb = await people(node, 4)
            first = await tables.pair(node, anya.who, PLAIN, None)
            elsewhere = await tables.pair(
                node, borya.who, TableTermsRequest(game="forbidden", options={"warn": True}), None
            )
            assert elsewhere is not first, "other conditions"
            await node.store.block(anya.who.id, vera.who.id, True)
            apart = await tables.pair(node, vera.who, PLAIN, None)
            assert apart is not first, "anya does not want to meet vera"
            together = await tables.pair(node, gleb.who, PLAIN, None)
            assert together is apart, "who came last is surely still there"
            assert match_of(apart).header.seats[1].name_key == gleb.who.name
            assert await tables.pair(node, anya.who, PLAIN, None) is first, "she waits already"
            assert await tables.pair(node, vera.who, PLAIN, None) not in (first, apart), "that one has begun"

    asyncio.run(run())


# --- what falls due -------------------------------------------------------------------------------------------------


def test_windows_close_by_themselves(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            live = await table_for(await people(node, 2), "forbidden", options={"first": 0, "respond_ms": 200})
            match = match_of(live)
            await lay_red(match)
            await until(lambda: match.table.state.mover == 1)

    asyncio.run(run())


def test_another_node_closes_windows_of_a_node_that_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with node_on(tmp_path, now_ms=clock) as node:
            live = await table_for(await people(node, 2), "forbidden", options={"first": 0})
            await lay_red(match_of(live))
        async with node_on(tmp_path, now_ms=clock) as node:
            await sweep(node)
            assert not node.rooms, "nothing is due yet"
            clock.ms += 5_000 + 2_000
            await sweep(node)
            assert match_of(node.rooms[live.id]).table.state.mover == 1

    asyncio.run(run())


def test_two_nodes_close_a_window_once(tmp_path: Path) -> None:
    async def run() -> None:
        wire, clock = Wire(), Clock()
        async with (
            node_on(tmp_path, bus=WiredBus(wire), now_ms=clock) as one,
            node_on(tmp_path, bus=WiredBus(wire), now_ms=clock) as other,
        ):
            live = await table_for(await people(one, 2), "forbidden", options={"first": 0})
            there = await other.room(live.id)
            await lay_red(match_of(live))
            await until(lambda: match_of(there).table == match_of(live).table)
            clock.ms += 5_000
            number = match_of(live).table.number
            await asyncio.gather(one.do_what_is_due(live), other.do_what_is_due(there))
            await until(lambda: match_of(there).table == match_of(live).table)
            assert match_of(live).table.number == number + 1

    asyncio.run(run())


def test_clocks_stand_still_while_no_node_is_running(tmp_path: Path) -> None:
    hour_ms = 3_600_000

    async def run() -> None:
        clock = Clock()
        async with node_on(tmp_path, now_ms=clock) as node:
            await heartbeat(node)
            live = await table_for(await people(node, 2), "forbidden", options={"first": 0})
            clock.ms += 9_000
            await heartbeat(node)
            assert not node.outages, "a beat in time is no outage"
        clock.ms += hour_ms
        async with node_on(tmp_path, now_ms=clock) as node:
            await heartbeat(node)
            assert [outage.to_ms - outage.from_ms for outage in node.outages] == [hour_ms]
            again = await node.room(live.id)
            due_ms = match_of(again).due_ms()
            assert due_ms is not None
            assert due_ms - clock.ms == 81_000
            await heartbeat(node)
            node.unload(again)
            assert match_of(await node.room(live.id)).due_ms() == due_ms

    asyncio.run(run())


# --- bots -----------------------------------------------------------------------------------------------------------


async def answer_all(guest: Guest, live: LiveRoom, turns: int) -> None:
    """The person in seat 0 lays red letters or any card, and passes."""
    match = match_of(live)
    for _ in range(turns):
        await until(
            lambda: match.closing is not None or any(0 in held.seats and held.blocking for held in match.windows)
        )
        if match.closing is not None:
            return
        held = next(held for held in match.windows if 0 in held.seats and held.blocking)
        action = Pass() if held.kind == "respond" else next(iter(match.game.moves(match.table.state, 0, held)))
        try:
            await playing.act(live, guest.who, 0, held.id, action, None)
        except Illegal as refusal:
            if refusal.code not in ("stale", "closed", "not-invited"):  # the bot was quicker
                raise


def test_a_bot_plays_with_a_person_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            (anya,) = await people(node, 1)
            live = await table_for([anya], "forbidden", bots="beginner", options={"first": 0})
            await answer_all(anya, live, 6)
            assert match_of(live).table.number > 15
        async with node_on(tmp_path) as node:
            again = await node.room(live.id)
            await answer_all(anya, again, 6)
            assert match_of(again).table.number > match_of(live).table.number
            await match_of(again).abandon()
            verify(match_of(again).record())

    asyncio.run(run())


def test_a_bot_of_a_removed_level_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In its match and in a rematch. The record keeps the old level."""

    async def run() -> None:
        with monkeypatch.context() as before:
            change_levels(before, "scrabble", "beginner", "amateur", "expert", "master")
            async with node_on(tmp_path, thinker=Nobody()) as node:
                (anya,) = await people(node, 1)
                old = await table_for([anya], "scrabble", bots="expert", options={"first": 0})
        thinker = Here()
        async with node_on(tmp_path, thinker=thinker) as node:
            live = await node.room(old.id)
            match = match_of(live)
            await playing.act(live, anya.who, 0, opened(match, "turn").id, scrabble.Pass(), None)
            await until(lambda: any(window.seats == (0,) for window in match.windows))
            assert {job.level for job in thinker.jobs} == {"master"}
            assert match.header.seats[1].bot == "expert"
            await offers.leave(live, anya.who, 0)
            await offers.offer(live, anya.who, 0, OfferRequest(kind="rematch"))
            assert live.room.next is not None
            again = await node.room(live.room.next)
            assert [chair.bot for chair in again.state.chairs] == ["master", None]
            verify(match.record())

    asyncio.run(run())


def test_the_game_goes_on_when_no_worker_answers(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path, thinker=Nobody()) as node:
            (anya,) = await people(node, 1)
            live = await table_for([anya], "forbidden", bots="master", options={"first": 0})
            await answer_all(anya, live, 4)
            await until(lambda: match_of(live).table.number > 14)
            await match_of(live).abandon()
            verify(match_of(live).record())

    asyncio.run(run())


def test_a_node_stops_even_while_its_bots_get_news(tmp_path: Path) -> None:
    """A waiting bot gets news at the same moment as the node stops."""

    async def run() -> None:
        async with node_on(tmp_path) as node:
            (anya,) = await people(node, 1)
            live = await table_for([anya], "forbidden", bots="beginner", options={"first": 0})
            await until(lambda: live.id in node.bots.rooms)
            await stays(lambda: live.id in node.bots.rooms, 0.2)
            await match_of(live).pause()

    asyncio.run(run())


def test_only_the_node_that_wrote_last_drives_the_bots(tmp_path: Path) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            (anya,) = await people(one, 1)
            live = await table_for([anya], "forbidden", bots="beginner", options={"first": 0})
            there = await other.room(live.id)
            await until(lambda: live.id in one.bots.rooms)
            assert live.id not in other.bots.rooms
            await match_of(there).more_time(opened(match_of(there), "turn").id, 5_000)
            await until(lambda: live.id in other.bots.rooms and live.id not in one.bots.rooms)

    asyncio.run(run())

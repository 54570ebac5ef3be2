"""The periodic work of a node goes on even if one room fails."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from match.tables import opened
from server.nodes import Guest, Wire, WiredBus, match_of, node_on, people, table_for
from slovoteka.core.errors import Unreadable
from slovoteka.server.base.settings import Settings
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.ops import scheduler
from slovoteka.server.ops.run import running_node
from slovoteka.server.ops.scheduler import heartbeat, sweep
from slovoteka.server.rooms import chat
from slovoteka.store.log import Unavailable
from slovoteka.store.people import Outage
from store.databases import Clock

AWAY_MS = 20_000
BROKEN = '{"number":1,"at_ms":0,"input":{"type":"draw","counter":7,"size":99,"number":98}}'


async def tables(node: Node, count: int) -> list[LiveRoom]:
    return [await table_for(await people(node, 2), "forbidden", options={"first": 0}) for _ in range(count)]


# --- rooms with bots ------------------------------------------------------------------------------------------------


def test_a_room_with_bots_is_unloaded_while_it_waits_for_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "_IDLE_S", -1)

    async def run() -> None:
        async with node_on(tmp_path) as node:
            (anya,) = await people(node, 1)
            waits = await table_for([anya], "forbidden", bots="beginner", options={"first": 0})
            thinks = await table_for([anya], "forbidden", bots="beginner", options={"first": 1})
            assert not node.bots.has_bots_to_ask(waits)
            assert node.bots.has_bots_to_ask(thinks)
            await sweep(node)
            assert set(node.rooms) == set(node.bots.rooms) == {thinks.id}
            await node.room(waits.id)

    asyncio.run(run())


def test_a_room_is_not_unloaded_while_it_is_being_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the caller would get a room that hears of no changes."""
    monkeypatch.setattr(scheduler, "_IDLE_S", 30)  # less than the uptime of this machine

    async def run() -> None:
        async with node_on(tmp_path) as node:
            (live,) = await tables(node, 1)
            node.unload(live)
            asked, who = asyncio.Event(), node.presence.who

            async def slow_who(room: str) -> frozenset[str]:
                asked.set()
                await sweep(node)
                return await who(room)

            monkeypatch.setattr(node.presence, "who", slow_who)
            loaded = await node.room(live.id)
            assert asked.is_set()
            assert node.rooms[live.id] is loaded

    asyncio.run(run())


# --- one bad room ---------------------------------------------------------------------------------------------------


def test_a_room_that_cannot_be_read_does_not_stop_the_sweep(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            bad, good = await tables(node, 2)
        with sqlite3.connect(tmp_path / "slovoteka.sqlite") as db:
            db.execute("UPDATE rooms SET wake_ms = 1 WHERE id = ?", (bad.id,))
            db.execute("UPDATE rooms SET wake_ms = 2 WHERE id = ?", (good.id,))
            db.execute("UPDATE entries SET entry = ? WHERE room = ? AND number = 1", (BROKEN, bad.id))
        db.close()
        async with node_on(tmp_path) as node:
            await sweep(node)
            assert set(node.rooms) == {good.id}

    asyncio.run(run())


def test_a_room_that_fails_does_not_keep_news_from_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            here = await tables(one, 2)
            there = [await other.room(live.id) for live in here]
            wire.is_cut = True
            for live in here:
                await match_of(live).more_time(opened(match_of(live), "turn").id, 5_000)
            first = other.rooms[next(iter(other.rooms))]

            async def fails() -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(match_of(first), "catch_up", fails)
            await other.resync()
            caught_up = [match_of(live).table == match_of(held).table for live, held in zip(there, here, strict=True)]
            assert caught_up == [live is not first for live in there]

    asyncio.run(run())


def test_skipping_an_outage_is_retried_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        clock = Clock()
        async with node_on(tmp_path, now_ms=clock) as node:
            rooms = await tables(node, 2)
            outages = (Outage(1, clock.ms + 1_000, clock.ms + 1_000 + AWAY_MS),)
            clock.ms += 2_000 + AWAY_MS

            async def beat(*_: object) -> tuple[Outage, ...]:
                return outages

            async def away(*_: object) -> None:
                raise Unavailable("disk")

            monkeypatch.setattr(node.store, "beat", beat)
            with monkeypatch.context() as patch:
                patch.setattr(match_of(rooms[0]), "skip_outage", away)
                with pytest.raises(Unavailable):
                    await heartbeat(node)
            for _ in range(2):
                await heartbeat(node)
            assert [match_of(live).table.time.paused_ms for live in rooms] == [AWAY_MS, AWAY_MS]

    asyncio.run(run())


def test_an_abandoned_match_skips_no_outage(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with node_on(tmp_path, now_ms=clock) as node:
            broken_off, going_on = await tables(node, 2)
            await match_of(broken_off).abandon()
            number = match_of(broken_off).table.number
            outages = (Outage(1, clock.ms, clock.ms + AWAY_MS),)
            clock.ms += AWAY_MS
            await node.skip_outages(outages)
            assert match_of(going_on).table.time.paused_ms == AWAY_MS
        async with node_on(tmp_path, now_ms=clock) as node:
            node.outages = outages
            again = await node.room(broken_off.id)
            assert match_of(again).closing is not None
            assert match_of(again).table.number == number

    asyncio.run(run())


def test_no_window_closes_while_the_length_of_an_outage_is_unknown(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with node_on(tmp_path, now_ms=clock) as node:
            (live,) = await tables(node, 1)
            number, due_ms = match_of(live).table.number, match_of(live).due_ms()
            assert due_ms is not None
            clock.ms = due_ms + 1
            node.store_unreachable = True
            await node.do_what_is_due(live)
            assert not await match_of(live).close_due()
            assert match_of(live).table.number == number
            node.store_is_back()
            await node.do_what_is_due(live)
            assert match_of(live).table.number > number

    asyncio.run(run())


# --- people who are gone --------------------------------------------------------------------------------------------


def test_deleted_chat_lines_do_not_block_new_watchers(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            (live,) = await tables(node, 1)
            gone, reader = await people(node, 2)
            await chat.add_line(live, gone.who, "последнее слово", None)
            await node.identities.forget(gone.who.id)
            node.forget(gone.who.id)
            async with asyncio.timeout(30):
                await reader.watch(live)
            assert not await reader.read("line")

    asyncio.run(run())


def test_a_person_deleted_on_one_node_is_disconnected_from_all(tmp_path: Path) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            anya, borya = await people(one, 2)
            pages: list[tuple[Node, Guest]] = [
                (node, guest.at(node)) for node in (one, other) for guest in (anya, borya)
            ]
            for node, page in pages:
                node.connect(page.who.id, page.outbox)
            one.forget(anya.who.id)
            for _, page in pages:
                byes = [message["reason"] for message in await page.read("bye")]
                assert byes == (["forgotten"] if page.who.id == anya.who.id else [])
                assert page.outbox.closing == (page.who.id == anya.who.id)

    asyncio.run(run())


# --- one server for one file ----------------------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(db=str(tmp_path / "site.sqlite"))
        async with running_node(settings):
            with pytest.raises(Unreadable, match="store-in-use"):
                async with running_node(settings):
                    pass
        async with running_node(settings):
            pass

    asyncio.run(run())

"""The start of a match, when people leave, take back «Готов» or change something at the same moment."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from match.tables import refused
from server.nodes import Guest, Wire, WiredBus, match_of, node_on, people, until
from slovoteka.core.errors import Illegal
from slovoteka.match import gathering
from slovoteka.server.base.problems import Forbidden
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import chat, seating, tables
from slovoteka.server.rooms.tables import NewChair, NewRoom, TableTermsRequest
from store.databases import Clock

PLAIN = TableTermsRequest(game="forbidden", options={"first": 0})
HALL = TableTermsRequest(game="scrabble", variant="duplicate", options={"seats": 10})
MINUTE_MS = 60_000


async def gathered(node: Node, anya: Guest, borya: Guest, wanted: TableTermsRequest = PLAIN) -> LiveRoom:
    """Both have a chair; only borya is ready."""
    live = await tables.make_room(node, anya.who, NewRoom(conditions=wanted, chairs=(NewChair(who="me"),)))
    await seating.sit(live, borya.who, None, None, None, is_ready=True)
    return live


@pytest.mark.parametrize("change", ["stands up", "takes it back"])
def test_a_match_does_not_begin_if_a_player_takes_ready_back(change: str, tmp_path: Path) -> None:
    """The player does it on another node, and this node has not heard of it."""

    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            anya, borya = await people(one, 2)
            live = await gathered(one, anya, borya)
            there = await other.room(live.id)
            started = asyncio.Event()
            opening = one.store.open_salts

            async def late(*asked: object) -> None:
                if not started.is_set():
                    started.set()
                    if change == "stands up":
                        await seating.stand_up(there, borya.who, 1)
                    else:
                        await seating.ready(there, borya.who, 1, 0)
                await opening(*asked)  # type: ignore[arg-type]  # as they came

            wire.is_cut = True
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(one.store, "open_salts", late)
                await seating.ready(live, anya.who, 0, live.room.agreed)
            assert started.is_set()
            assert (live.room.stage, live.match) == ("gathering", None)
            left = [(chair.identity, chair.ready) for chair in live.state.chairs]
            assert left == [(anya.who.id, 1)] + [(borya.who.id, 0)] * (change == "takes it back")
            await seating.stand_up(live, anya.who, 0)

    asyncio.run(run())


def test_nobody_plays_with_a_dictionary_they_have_not_agreed_to(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            live = await gathered(node, anya, borya)
            now = live.room.agreement.lexicon
        with sqlite3.connect(tmp_path / "slovoteka.sqlite") as db:
            (text,) = db.execute("SELECT room FROM rooms WHERE id = ?", (live.id,)).fetchone()
            stored = json.loads(text)
            stored["agreement"]["lexicon"] = "of the version before"
            db.execute("UPDATE rooms SET room = ? WHERE id = ?", (json.dumps(stored), live.id))
        db.close()
        async with node_on(tmp_path) as node:
            again = await node.room(live.id)
            await seating.ready(again, anya.who, 0, 1)
            assert (again.room.stage, again.match) == ("gathering", None)
            assert (again.room.agreement.lexicon, again.room.agreed) == (now, 2)
            for seat, guest in enumerate((anya, borya)):
                await refused(seating.ready(again, guest.who, seat, 1), "agreement-changed")
                await seating.ready(again, guest.who, seat, 2)
            assert match_of(again).header.lexicon == now

    asyncio.run(run())


def test_a_room_that_cannot_begin_gathers_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            live = await gathered(node, anya, borya)

            def never(*_: object) -> None:
                raise Illegal("host", "seats")

            monkeypatch.setattr(gathering, "begun", never)
            await seating.ready(live, anya.who, 0, 1)
            assert (live.room.stage, live.room.agreed, live.room.wake_ms) == ("gathering", 2, None)
            monkeypatch.undo()
            await seating.ready(live, anya.who, 0, 2)
            await seating.ready(live, borya.who, 1, 2)
            assert live.room.stage == "playing"

    asyncio.run(run())


def test_the_same_conditions_again_change_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            live = await gathered(node, anya, borya)
            before = live.state
            await tables.change_conditions(live, anya.who, PLAIN)
            assert live.state == before

    asyncio.run(run())


def test_one_person_has_one_chair_in_a_hall(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            live = await tables.make_room(node, anya.who, NewRoom(conditions=HALL, hall=True))
            sitting = [seating.sit(live, borya.who, None, None, None) for _ in range(8)]
            done = await asyncio.gather(*sitting, return_exceptions=True)
            assert sum(not isinstance(one, Exception) for one in done) == 1
            assert {one.code for one in done if isinstance(one, Illegal)} == {"one-chair-in-halls"}
            assert len(live.seats_of(borya.who.id)) == 1
            for chairs, code in (
                ((NewChair(who="me"), NewChair(who="me")), "one-chair-in-halls"),
                ((NewChair(who="bot"),), "no-bots-in-halls"),
            ):
                wanted = NewRoom(conditions=HALL, hall=True, chairs=chairs)
                await refused(tables.make_room(node, anya.who, wanted), code)

    asyncio.run(run())


def test_a_witness_on_another_node_cannot_sit_down_here(tmp_path: Path) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            anya, vera = await people(one, 2)
            wanted = TableTermsRequest(game="codenames", open_key=True)
            live = await tables.make_room(one, anya.who, NewRoom(conditions=wanted, chairs=(NewChair(who="me"),)))
            there = await other.room(live.id)
            wire.is_cut = True
            await chat.witness(there, vera.who)
            with pytest.raises(Forbidden, match="witness-sits"):
                await seating.sit(live, vera.who, None, None, None)
            assert not live.seats_of(vera.who.id)

    asyncio.run(run())


# --- waiting for anybody --------------------------------------------------------------------------------------------


def test_asking_for_a_pairing_twice_opens_one_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = await people(node, 2)
            waiting = {(await tables.pair(node, anya.who, PLAIN, None)).id for _ in range(3)}
            assert len(waiting) == 1
            assert (await tables.pair(node, borya.who, PLAIN, None)).id in waiting

    asyncio.run(run())


def test_nobody_is_paired_with_people_who_have_gone(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with node_on(tmp_path, now_ms=clock) as node:
            ghosts = [await tables.pair(node, guest.who, PLAIN, None) for guest in await people(node, 1)]
            here, late, later = await people(node, 3)
            clock.ms += MINUTE_MS + 1
            alive = await tables.pair(node, here.who, PLAIN, None)
            assert alive not in ghosts
            assert all(ghost.room.pairing is None for ghost in ghosts), "nobody looks at them again"
            await here.watch(alive)
            await until(lambda: here.who.id in alive.here)  # news of presence come a little later
            clock.ms += MINUTE_MS + 1
            assert await tables.pair(node, late.who, PLAIN, None) is alive
            assert await tables.pair(node, later.who, PLAIN, None) not in (alive, *ghosts)

    asyncio.run(run())

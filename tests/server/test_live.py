"""A room on a node: every watcher gets everything meant for them, once and in order."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from harness.pauses import let_pass
from match.tables import lay_red, opened
from server.nodes import Guest, Wire, WiredBus, match_of, node_on, people, table_for, until
from slovoteka.games.forbidden.actions import Lay, Pass
from slovoteka.match import ledger
from slovoteka.server.base import outbox
from slovoteka.server.base.outbox import Outbox
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import offers, playing, seating, tables
from slovoteka.server.rooms.tables import NewRoom, TableTermsRequest

THREE = {"first": 0, "seats": 3}


def numbers(messages: list[dict[str, Any]]) -> list[int]:
    """The numbers of all inputs in these messages, in order."""
    return [input_["number"] for message in messages if message["t"] == "told" for input_ in message["inputs"]]


async def play(live: LiveRoom, turns: int) -> None:
    """Everybody lays a card in turn and nobody calls a word."""
    match = match_of(live)
    for _ in range(turns):
        state = match.table.state
        await match.act(state.mover, opened(match, "turn").id, Lay(state.hands[state.mover][0]))
        for seat in opened(match, "respond").seats:
            await match.act(seat, opened(match, "respond").id, Pass())


# --- watching -------------------------------------------------------------------------------------------------------


def test_players_see_the_table_and_only_their_own_hand(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 4)
            live = await table_for(guests[:3], "forbidden", options=THREE)
            for guest in guests:
                await guest.watch(live)
            await play(live, 3)
            match = match_of(live)
            for seat, guest in enumerate(guests):
                messages = await guest.read("told")
                assert numbers(messages) == list(range(1, match.table.number + 1))
                own = None if seat == 3 else seat
                assert {message["seat"] for message in messages} == {own}
                last = messages[-1]
                assert last["table"]["number"] == match.table.number
                hand = None if own is None else {"hand": match.table.state.hands[own], "warned": ""}
                assert (last["private"] or {}).get("hand") == (hand or {}).get("hand")
                assert last["mine"] == [held.id for held in match.windows if own in held.seats]
            bytes_of_spectator = guests[3].received
            assert b'"hand"' not in bytes_of_spectator

    asyncio.run(run())


def test_one_person_in_several_chairs_has_messages_for_each(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            (anya,) = await people(node, 1)
            live = await table_for([anya, anya, anya], "forbidden", options=THREE)
            await anya.watch(live)
            await lay_red(match_of(live))
            messages = await anya.read()
            assert [message["seats"] for message in messages if message["t"] == "seated"] == [[0, 1, 2]]
            assert [message["seat"] for message in messages if message["t"] == "told"] == [0, 1, 2] * 2

    asyncio.run(run())


def test_a_returning_watcher_gets_what_they_have_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "_SNAPSHOT_EVERY", 20)

    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 3)
            live = await table_for(guests, "forbidden", options=THREE)
            await guests[0].watch(live)
            await play(live, 9)
            before = numbers(await guests[0].read())
            guests[0].go(live)
            await play(live, 2)
        async with node_on(tmp_path) as node:
            live = await node.room(live.id)
            match = match_of(live)
            assert match.history.first > 1, "it was loaded from a snapshot"
            again = guests[0].at(node)
            await again.watch(live, since=before[-1])
            assert before + numbers(await again.read()) == list(range(1, match.table.number + 1))
            ahead = guests[1].at(node)
            await ahead.watch(live, since=10_000)
            assert numbers(await ahead.read()) == [], "a number from the future is no reason to hear nothing later"
            await lay_red(match)
            assert numbers(await ahead.read()) == [match.table.number]

    asyncio.run(run())


def test_watchers_who_come_during_play_miss_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 3)
            live = await table_for(guests, "forbidden", options=THREE)
            crowd = await people(node, 20)
            chance = Random(3)

            async def come(guest: Guest) -> None:
                await let_pass(chance.random() * 0.05, "they come at various moments")
                await guest.watch(live)

            await asyncio.gather(play(live, 12), *map(come, crowd))
            for guest in crowd:
                assert numbers(await guest.read()) == list(range(1, match_of(live).table.number + 1))

    asyncio.run(run())


def test_the_count_of_sealed_answers_is_sent_but_not_from_whom(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 3)
            live = await table_for(guests, "scrabble", options={"mode": "duplicate", "seats": 3})
            await guests[0].watch(live)
            await guests[0].read()
            match = match_of(live)
            (sheet,) = match.windows
            move = next(iter(match.game.moves(match.table.state, 1, sheet)))
            await playing.act(live, guests[1].who, 1, sheet.id, move, "c")
            while not (counts := await guests[0].read("answered")):
                await asyncio.sleep(0.01)
            (message,) = counts
            assert message == {"t": "answered", "room": live.id, "window": sheet.id, "count": 1}

    asyncio.run(run())


def test_only_the_returning_player_gets_their_sealed_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 4)
            live = await table_for(guests[:3], "scrabble", options={"mode": "duplicate", "seats": 3})
            match = match_of(live)
            (sheet,) = match.windows
            move = next(iter(match.game.moves(match.table.state, 1, sheet)))
            await playing.act(live, guests[1].who, 1, sheet.id, move, "c", final=False)
            for seat, guest in enumerate(guests):
                await guest.watch(live)
                (message,) = await guest.read("told")
                own = {sheet.id: {"action": msgspec.to_builtins(move), "final": False}} if seat == 1 else {}
                assert message.get("answers", {}) == own

    asyncio.run(run())


# --- halls ----------------------------------------------------------------------------------------------------------


def test_nobody_gets_messages_for_their_old_seat_in_a_hall(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            owner, *guests = await people(node, 4)
            wanted = TableTermsRequest(game="scrabble", options={"mode": "duplicate", "seats": 100})
            live = await tables.make_room(node, owner.who, NewRoom(conditions=wanted, hall=True))
            for guest in guests:
                await guest.watch(live)
                await seating.sit(live, guest.who, None, None, None)
            await until(lambda: all(guest.watcher and guest.watcher.seats for guest in guests))
            await seating.stand_up(live, guests[0].who, 0)
            await until(lambda: guests[0].watcher is not None and not guests[0].watcher.seats)
            await seating.start(live, owner.who)
            assert match_of(live).kind.rules.seats(match_of(live).options) == 2
            for seat, guest in enumerate(guests[1:]):
                messages = await guest.read("told")
                assert messages
                assert {message["seat"] for message in messages} == {seat}
            assert {message["seat"] for message in await guests[0].read("told")} == {None}

    asyncio.run(run())


def test_many_people_enter_a_hall_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            owner, *guests = await people(one, 61)
            wanted = TableTermsRequest(game="scrabble", options={"mode": "duplicate", "seats": 50})
            live = await tables.make_room(one, owner.who, NewRoom(conditions=wanted, hall=True))
            there = await other.room(live.id)
            sitting = [seating.sit(live if place % 2 else there, guest.who, None, None, None)
                       for place, guest in enumerate(guests)]  # fmt: skip
            results = await asyncio.gather(*sitting, return_exceptions=True)
            seats = sorted(result.seat for result in results if not isinstance(result, BaseException))
            assert seats == list(range(50)), "no chair twice, and none stays empty"
            assert len([result for result in results if isinstance(result, BaseException)]) == 10

    asyncio.run(run())


# --- several nodes --------------------------------------------------------------------------------------------------


def test_inputs_of_one_node_are_sent_on_the_other(tmp_path: Path) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            guests = await people(one, 3)
            far = await Guest.come(other)
            live = await table_for(guests, "forbidden", options=THREE)
            there = await other.room(live.id)
            await far.watch(there)
            await play(live, 2)
            await guests[0].say(live, "привет с другого берега")
            await offers.leave(live, guests[2].who, 2)
            await until(lambda: match_of(there).table == match_of(live).table)
            messages = await far.read()
            assert numbers(messages) == list(range(1, match_of(live).table.number + 1))
            assert [message["text"] for message in messages if message["t"] == "line"] == ["привет с другого берега"]

    asyncio.run(run())


def test_a_match_that_was_abandoned_on_one_node_is_over_on_the_other(tmp_path: Path) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            guests = await people(one, 3)
            live = await table_for(guests, "forbidden", options=THREE)
            there = await other.room(live.id)
            far = await Guest.come(other)
            await far.watch(there)
            await match_of(live).abandon()
            await until(lambda: match_of(there).closing is not None)
            assert live.room.stage == there.room.stage == "over"
            assert (await far.read("told"))[-1]["table"]["closing"]["seed"]

    asyncio.run(run())


def test_lost_news_are_made_up_for(tmp_path: Path) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            guests = await people(one, 3)
            far = await Guest.come(other)
            live = await table_for(guests, "forbidden", options=THREE)
            there = await other.room(live.id)
            await far.watch(there)
            await far.read()
            wire.is_cut = True
            await play(live, 2)
            await guests[1].say(live, "слышно?")
            assert not [news for news in await far.read() if news["t"] in ("told", "line")]
            wire.is_cut = False
            await other.resync()
            messages = await far.read()
            assert match_of(there).table == match_of(live).table
            assert numbers(messages)[-1] == match_of(live).table.number
            assert [message["text"] for message in messages if message["t"] == "line"] == ["слышно?"]

    asyncio.run(run())


# --- the outbox -----------------------------------------------------------------------------------------------------


def test_a_watcher_who_does_not_read_is_dropped_and_the_others_get_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_MESSAGES", 30)

    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 3)
            live = await table_for(guests, "forbidden", options=THREE)
            attentive, asleep = await people(node, 2)
            await attentive.watch(live)
            await asleep.watch(live)
            for _ in range(12):
                await play(live, 1)
                await attentive.read()
            assert asleep.outbox.is_slow
            assert await asleep.outbox.get() is None, "nothing is kept for it"
            assert not attentive.outbox.is_slow
            assert numbers(attentive.messages) == list(range(1, match_of(live).table.number + 1))

    asyncio.run(run())


def test_an_outbox_is_bounded_in_bytes_and_still_sends_what_it_has_when_it_closes() -> None:
    async def run() -> None:
        heavy = Outbox()
        for _ in range(9):
            heavy.put(b"x" * 1_000_000)
        assert heavy.is_slow
        assert await heavy.get() is None

        box = Outbox()
        reader = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put(b"one")
        assert await reader == b"one"
        box.put(b"two")
        box.close(b"bye")
        box.put(b"too late")
        assert [await box.get(), await box.get(), await box.get()] == [b"two", b"bye", None]

    asyncio.run(run())

"""Players who are away during a match: a bot plays for them, or the clock decides."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from harness.pauses import stays
from match.tables import lay_red, opened
from server.nodes import Guest, Wire, WiredBus, match_of, node_on, people, table_for, until
from slovoteka.bots.registry import deputy
from slovoteka.match import gathering
from slovoteka.server.live.absence import stand_in
from slovoteka.server.live.room import LiveRoom
from store.databases import Clock

STAND_IN = deputy("forbidden")
AWAY_S = 1
"""Shorter than people can agree on, which is at least twenty seconds."""
PATIENCE_S = 20
"""Longer than a test, so that no node checks absence by itself."""


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "ABSENCE_S", (AWAY_S, 86_400))


async def both_there(guests: list[Guest], **conditions: Any) -> LiveRoom:
    options = {"first": 0, **conditions.pop("options", {})}
    live = await table_for(guests, "forbidden", options=options, absence_s=AWAY_S, **conditions)
    for guest in guests:
        await guest.watch(live)
    await until(lambda: len(live.here) == len(guests))
    return live


def test_a_bot_takes_over_and_gives_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, borya = guests = await people(node, 2)
            live = await both_there(guests, absence="bot")
            match = match_of(live)
            await anya.read()
            borya.go(live)
            await stays(lambda: not match.table.players, AWAY_S / 2)
            await until(lambda: match.table.players == ((1, STAND_IN),))
            chairs = (await anya.read("room"))[-1]["chairs"]
            assert [chair.get("here", False) for chair in chairs] == [True, False]
            assert [chair["person"] for chair in chairs] == [anya.who.id, borya.who.id], "it is still their chair"
            await lay_red(match)
            number = match.table.number
            await until(lambda: match.table.number > number)  # the bot answers

            back = borya.at(node)
            await back.watch(live)
            await until(lambda: not match.table.players)
            assert live.id not in node.bots.rooms, "nobody thinks for a person who is there"

    asyncio.run(run())


def test_a_player_who_is_back_in_time_keeps_the_chair(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            _, borya = guests = await people(node, 2)
            live = await both_there(guests, absence="bot")
            second_page = borya.at(node)
            await second_page.watch(live)
            borya.go(live)
            match = match_of(live)
            await stays(lambda: not match.table.players, AWAY_S + 0.2)  # another page of theirs is still open
            second_page.go(live)
            await stays(lambda: not match.table.players, AWAY_S / 2)
            await borya.at(node).watch(live)
            await stays(lambda: not match.table.players, AWAY_S)

    asyncio.run(run())


def test_no_bot_takes_over_if_the_clock_decides(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            anya, _ = guests = await people(node, 2)
            timed = await both_there(guests, absence="clock")
            endless = await both_there([guest.at(node) for guest in guests], options={"turn_ms": None})
            for live in (timed, endless):
                for watcher in [held for held in live.watchers if held.identity == anya.who.id]:
                    live.unwatch(watcher)
            await until(lambda: match_of(endless).closing is not None)
            outcome = match_of(endless).outcome
            assert outcome is not None
            assert outcome.places == (2, 1), "who is waited for without end has left"
            assert match_of(timed).closing is None
            assert not match_of(timed).table.players
            assert opened(match_of(timed), "turn").seats == (0,), "its clock runs"

    asyncio.run(run())


def test_players_of_correspondence_games_may_be_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 2)
            live = await both_there(guests, absence="bot", days=2)
            for guest in guests:
                guest.go(live)
            match = match_of(live)
            await stays(lambda: not match.table.players and match.closing is None, AWAY_S + 0.3)

    asyncio.run(run())


def test_a_player_who_does_not_return_after_a_restart_is_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 2)
            live = await both_there(guests, absence="bot")
        async with node_on(tmp_path) as node:
            again = await node.room(live.id)
            await guests[0].at(node).watch(again)
            await until(lambda: match_of(again).table.players == ((1, STAND_IN),))

    asyncio.run(run())


def test_a_player_over_http_alone_is_not_away_on_any_node(tmp_path: Path) -> None:
    async def run() -> None:
        wire, clock = Wire(), Clock()
        async with (
            node_on(tmp_path, bus=WiredBus(wire), now_ms=clock) as one,
            node_on(tmp_path, bus=WiredBus(wire), now_ms=clock) as other,
        ):
            anya, borya = guests = await people(one, 2)
            options = {"first": 0, "respond_ms": 60_000}
            live = await table_for(guests, "forbidden", options=options, absence="bot", absence_s=PATIENCE_S)
            there = await other.room(live.id)
            await borya.watch(live)
            await borya.at(other).watch(there)
            clock.ms += PATIENCE_S * 1_000
            await lay_red(match_of(live))
            await until(lambda: match_of(there).table == match_of(live).table)
            await stand_in(there, anya.who.id)
            assert not match_of(there).table.players
            clock.ms += PATIENCE_S * 1_000 + 1
            await stand_in(there, anya.who.id)
            assert match_of(there).table.players == ((0, STAND_IN),)

    asyncio.run(run())


def test_nobody_takes_over_in_a_pause(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            _, borya = guests = await people(node, 2)
            live = await both_there(guests, absence="bot")
            match = match_of(live)
            await match.pause()
            borya.go(live)
            await stays(lambda: not match.table.players, AWAY_S + 0.2)
            await match.go_on()
            await until(lambda: match.table.players == ((1, STAND_IN),))

    asyncio.run(run())

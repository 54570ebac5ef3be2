"""Pointers: everybody sees them, only guessers point, only at the board, and the next input clears them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from harness.pauses import let_pass
from match.tables import opened
from server.driving import Site, on_site
from server.nodes import Guest, Wire, WiredBus, match_of, node_on, people, table_for, until
from slovoteka.core.errors import Illegal
from slovoteka.games.codenames.actions import Accept, Clue, Touch
from slovoteka.server.base.problems import Forbidden
from slovoteka.server.live.pointing import PointerMove, Pointers
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms import playing

RED_BEGINS = {"judge": "off", "first": "red", "seats": 6}
RED_CAPTAIN, BLUE_CAPTAIN, GUESSER, OTHER_TEAM, SECOND_GUESSER = 0, 1, 2, 3, 4
PAUSE_S = 0.08
"""Pointers that move at the same time are sent together."""


async def guessing(guests: list[Guest]) -> LiveRoom:
    live = await table_for(guests[:6], "codenames", options=RED_BEGINS)
    match = match_of(live)
    await match.act(RED_CAPTAIN, opened(match, "clue").id, Clue("НЕОПИСУЕМО", 2))
    for seat in opened(match, "respond").seats:
        await match.act(seat, opened(match, "respond").id, Accept())
    assert set(opened(match, "guess").seats) == {GUESSER, SECOND_GUESSER}
    for guest in guests:
        await guest.watch(live)
        await guest.read()
    return live


async def marks_of(guest: Guest) -> list[dict[str, str]]:
    await let_pass(PAUSE_S, "pointers are sent together at most so often")
    return [message["marks"] for message in await guest.read("pointed")]


def test_everybody_sees_where_guessers_point(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 8)
            live = await guessing(guests[:7])
            board = match_of(live).table.state.board
            playing.point(live, guests[GUESSER].who, GUESSER, board[3])
            playing.point(live, guests[SECOND_GUESSER].who, SECOND_GUESSER, board[4])
            for guest in guests[:7]:
                assert await marks_of(guest) == [{"2": board[3], "4": board[4]}]
            late = guests[7]
            await late.watch(live)
            assert await marks_of(late) == [{"2": board[3], "4": board[4]}]
            playing.point(live, guests[GUESSER].who, GUESSER, "")
            playing.point(live, guests[SECOND_GUESSER].who, SECOND_GUESSER, board[5])
            assert await marks_of(late) == [{"4": board[5]}]
            playing.point(live, guests[SECOND_GUESSER].who, SECOND_GUESSER, board[5])
            assert await marks_of(late) == [], "nothing new"
            match = match_of(live)
            mine = next(place for place, side in enumerate(match.table.state.key) if side == "red")
            await match.act(GUESSER, opened(match, "guess").id, Touch(board[mine]))
            assert await marks_of(late) == [{}]

    asyncio.run(run())


def test_only_guessers_can_point_and_only_at_the_board(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(tmp_path) as node:
            guests = await people(node, 6)
            live = await guessing(guests)
            board = match_of(live).table.state.board
            for seat in (RED_CAPTAIN, BLUE_CAPTAIN, OTHER_TEAM):
                _refused(live, guests[seat], seat, board[0], "no-pointing")
            for mark in ("смотри на красное", board[0].lower() + "!", board[0][:-1]):
                _refused(live, guests[GUESSER], GUESSER, mark, "no-such-mark")
            with pytest.raises(Forbidden):
                playing.point(live, guests[RED_CAPTAIN].who, GUESSER, board[0])
            plain = await table_for(guests[:2], "forbidden")
            _refused(plain, guests[0], 0, "", "no-pointing")
            assert await marks_of(guests[GUESSER]) == []

    asyncio.run(run())


def _refused(live: LiveRoom, guest: Guest, seat: int, mark: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        playing.point(live, guest.who, seat, mark)
    assert refusal.value.code == code


def test_pointers_are_seen_on_other_nodes(tmp_path: Path) -> None:
    async def run() -> None:
        wire = Wire()
        async with node_on(tmp_path, bus=WiredBus(wire)) as one, node_on(tmp_path, bus=WiredBus(wire)) as other:
            guests = await people(one, 6)
            live = await guessing(guests)
            elsewhere = guests[RED_CAPTAIN].at(other)
            there = await other.room(live.id)
            await elsewhere.watch(there)
            board = match_of(live).table.state.board
            playing.point(live, guests[GUESSER].who, GUESSER, board[0])
            assert await marks_of(elsewhere) == [{"2": board[0]}]
            match = match_of(live)
            await match.act(GUESSER, opened(match, "guess").id, Touch(board[0]))
            await until(lambda: match_of(there).table.number == match.table.number)
            assert await marks_of(elsewhere) == [{}]

    asyncio.run(run())


def test_a_late_pointer_is_ignored() -> None:
    fingers = Pointers()
    assert fingers.move(PointerMove(7, 2, "ЗАМОК"))
    assert not fingers.clear_before(7)
    assert fingers.clear_before(8)
    assert not fingers.move(PointerMove(7, 2, "ЗАМОК"))
    assert not fingers.marks
    assert fingers.move(PointerMove(9, 1, "ЛУК")), "another node knows more than this one"
    assert not fingers.clear_before(9)
    assert dict(fingers.marks) == {1: "ЛУК"}


def test_pointing_over_http_is_checked(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        persons = [await site.person() for _ in range(4)]
        conditions = {"game": "codenames", "options": {"judge": "off", "first": "red"}}
        room = await persons[0].room(conditions, {"who": "me"})
        for person in persons[1:]:
            await person.post(f"/rooms/{room}/chairs", {}, status=201)
        for seat, person in enumerate(persons):
            await person.post(f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
        path, board = f"/rooms/{room}/point", site.match(room).table.state.board
        body: dict[str, Any] = {"seat": 2, "mark": board[0]}
        assert await persons[2].refused("POST", path, body, status=409) == "no-pointing"
        match = site.match(room)
        await match.act(0, opened(match, "clue").id, Clue("НЕОПИСУЕМО", 2))
        for seat in opened(match, "respond").seats:
            await match.act(seat, opened(match, "respond").id, Accept())
        await persons[2].ask("POST", path, body, status=204)
        assert await persons[0].refused("POST", path, {"seat": 0, "mark": board[0]}, status=409) == "no-pointing"
        assert await persons[0].refused("POST", path, body, status=403) == "not-your-chair"
        assert await persons[2].refused("POST", path, {"seat": 2, "mark": "x" * 41}, status=400) == "bad-request"

    on_site(tmp_path, do)

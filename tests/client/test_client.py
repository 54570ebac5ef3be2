"""The client by itself: refusals, bad lines, limits, good manners."""

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from client.conftest import example
from client.proxy import bad_line
from harness.ports import closed_port
from harness.site import Site
from server.driving import Site as LocalSite
from server.driving import on_site
from slovoteka.client import Client, Problem, Situation, Unreachable
from slovoteka.client.model import Room
from slovoteka.core.inputs import Act
from slovoteka.core.record import parse
from slovoteka.games.forbidden.actions import Lay
from slovoteka.games.forbidden.views import Opened, Private, Public
from slovoteka.server.base.limits import Limits, Rate


def test_situations_are_typed_by_the_game(site: Site) -> None:
    seen: list[Situation] = []

    async def play() -> None:
        def decide(situation: Situation) -> Any:
            seen.append(situation)
            return example("forbidden")(situation)

        async with Client.open(site.url) as client:
            room = await client.make_room("forbidden", options={"first": 0}, chairs=("me", "beginner"), start=True)
            await client.play(room.id, decide)

    asyncio.run(play())
    assert {type(situation.public) for situation in seen} == {Public}
    assert {type(situation.private) for situation in seen} == {Private}
    first = seen[0]
    assert (first.window.kind, first.window.seats, first.options.first) == ("turn", (0,), 0)
    assert isinstance(first.events[0], Opened)
    assert 0 < first.budget_ms <= 10_000
    windows = [situation.window.id for situation in seen]
    assert len(set(windows)) == len(windows), "each window is asked about once"


def test_a_bad_line_loses_nothing_and_does_nothing_twice(site: Site) -> None:
    async def play() -> None:
        async with bad_line(site.url) as line, Client.open(line.url) as client:
            asked = 0

            async def decide(situation: Situation) -> Any:
                nonlocal asked
                asked += 1
                if asked % 3 == 0:  # the answer is lost, or the action before it arrives
                    asyncio.get_running_loop().call_later(0.0 if asked % 2 else 0.002, line.cut)
                return example("forbidden")(situation)

            room = await client.make_room("forbidden", chairs=("me", "beginner"), start=True)
            outcome = await client.play(room.id, decide)
            assert outcome is not None
            assert line.connections > 2, "it came back"
            played = parse((await client.record(room.id)).splitlines())
        acts = [entry.input for entry in played.entries if isinstance(entry.input, Act)]
        own = Counter(act.client for act in acts if act.seat == 0)
        assert None not in own
        assert set(own.values()) == {1}

    asyncio.run(play())


def test_a_refusal_names_its_rule_and_another_move_may_follow(site: Site) -> None:
    async def play() -> None:
        refused: list[Problem] = []

        def decide(situation: Situation) -> Any:
            return Lay("Ф") if situation.window.kind == "turn" else example("forbidden")(situation)

        def instead(situation: Situation, action: Any, problem: Problem) -> Any:
            assert action == Lay("Ф")
            refused.append(problem)
            return example("forbidden")(situation)

        async with Client.open(site.url, language="en") as client:
            chairs = ("me", "beginner")
            room = await client.make_room("forbidden", chairs=chairs, start=True)
            assert await client.play(room.id, decide, on_refusal=instead) is not None
            problem = refused[0]
            assert (problem.status, problem.code, problem.rule) == (422, "not-in-hand", "ZS-16")
            assert "Ф" in problem.title
            assert problem.retry_after_s is None

            room = await client.make_room("forbidden", options={"first": 0}, chairs=chairs, start=True)
            with pytest.raises(Problem, match="not-in-hand"):
                await client.play(room.id, decide)

    asyncio.run(play())


def test_the_client_waits_as_long_as_the_server_asks(tmp_path: Path) -> None:
    async def play(site: LocalSite) -> None:
        async with Client.open(site.url) as client:
            room = await client.make_room("forbidden")
            await client.stand_up(room.id, 0)
            assert await client.sit(room.id) == 0
            async with client.table(room.id) as table:
                assert [await table.say("привет") for _ in range(2)] == [1, 2]
            with pytest.raises(Problem) as refusal:  # that would take longer than it has patience for
                await client.make_room("forbidden")
        assert (refusal.value.status, refusal.value.limit) == (429, "rooms")
        assert refusal.value.retry_after_s is not None
        assert refusal.value.retry_after_s > 120

    limits = Limits(rooms=Rate(1, 10_000_000), chairs=Rate(1, 1), chat_lines=Rate(1, 1))
    on_site(tmp_path, play, limits=limits)


def test_what_is_not_there(tmp_path: Path) -> None:
    async def play(site: LocalSite) -> None:
        async with Client.open(site.url) as client:
            with pytest.raises(Problem, match="not-found"):
                await client.play("A" * 22, example("forbidden"))
            room = await client.make_room("forbidden", chairs=())
            with pytest.raises(Problem, match="not-your-chair"):
                await client.ready(room.id, 0, 1)
            with pytest.raises(LookupError, match=room.id):
                await client.play(room.id, example("forbidden"))
        with pytest.raises(Problem, match="not-signed-in"):
            async with Client.open(site.url, "v1.nobody"):
                raise AssertionError("nobody is let in")
        async with Client.open(site.url) as client:
            await client._requests.fetch("DELETE", "/me")
            with pytest.raises(Problem, match="not-signed-in"):
                await client.play(room.id, example("forbidden"))

    on_site(tmp_path, play)


def test_nobody_answers() -> None:
    async def call() -> None:
        with closed_port() as port, pytest.raises(Unreachable):
            async with Client.open(f"http://127.0.0.1:{port}", "v1.somebody", patience_s=0.3):
                raise AssertionError("nobody is there")

    asyncio.run(call())


def test_whoever_waits_learns_that_the_server_is_gone(tmp_path: Path) -> None:
    async def play(site: LocalSite) -> None:
        async with bad_line(site.url) as line, Client.open(line.url, patience_s=0.3) as client:
            room = await client.make_room("forbidden", chairs=("me",))
            playing = asyncio.create_task(client.play(room.id, example("forbidden")))
            while line.connections < 2:
                await asyncio.sleep(0.01)
            line.refuses = True
            line.cut()
            with pytest.raises(Unreachable):
                await playing

    on_site(tmp_path, play)


def test_conditions_are_read_before_they_are_agreed_to(tmp_path: Path) -> None:
    async def play(site: LocalSite) -> None:
        seen: list[Room] = []

        def agree(room: Room) -> bool:
            seen.append(room)
            assert room.agreement is not None
            return bool(room.agreement.options["false_call"] == "point")

        async with Client.open(site.url) as owner, Client.open(site.url) as guest:
            room = await owner.make_room("forbidden")
            seat = await guest.sit(room.id)
            playing = asyncio.create_task(guest.play(room.id, example("forbidden"), seat, agree=agree))
            other = asyncio.create_task(owner.play(room.id, example("forbidden"), 0))
            while not seen:
                await asyncio.sleep(0.01)
            assert (await owner.room(room.id)).stage == "gathering"
            changed = {"game": "forbidden", "options": {"false_call": "point"}}
            await owner._requests.fetch("PATCH", f"/rooms/{room.id}", changed)
            assert await playing == await other
            assert [shown.agreed for shown in seen] == [1, 2]

    on_site(tmp_path, play)


def test_people_have_a_chance_to_be_first(site: Site) -> None:
    async def races(*chairs: str, person: bool) -> dict[str, set[bool]]:
        """For each kind of window, whether it was a race."""
        found: dict[str, set[bool]] = {}
        async with Client.open(site.url) as client, Client.open(site.url, bot=not person) as other:
            room = await client.make_room("forbidden", options={"seats": 3}, chairs=chairs)
            seats = [await other.sit(room.id) for _ in range(2)]
            others = [
                asyncio.create_task(other.play(room.id, example("forbidden"), seat, hesitate_s=0.02)) for seat in seats
            ]
            async with client.table(room.id) as table:
                async for situation in table.situations():
                    found.setdefault(situation.window.kind, set()).add(table.is_race(situation.window))
                    action = example("forbidden")(situation)
                    if action is not None:
                        with suppress(Problem):  # somebody was first
                            await table.act(situation.window.id, action)
            await asyncio.gather(*others)
        return found

    among_programs = asyncio.run(races("me", person=False))
    assert set().union(*among_programs.values()) == {False}
    with_people = asyncio.run(races("me", person=True))
    assert with_people["turn"] == {False}, "nobody else is asked"
    assert True in with_people["respond"]


def test_previews_and_chairs(site: Site) -> None:
    async def play() -> None:
        async with Client.open(site.url, name="Проба") as client:
            room = await client.make_room(
                "forbidden", options={"first": 0}, chairs=("me", "beginner"), start=True, title="Стол"
            )
            assert (room.mine, room.title, room.stage) == ((0,), "Стол", "playing")
            async with client.table(room.id) as table:
                async for situation in table.situations():
                    tried = await client.preview(room.id, 0, situation.window.id, Lay("Ф"))
                    assert (tried.problem is None) == ("Ф" in situation.private.hand)
                    await table.leave()
                    break
                async for _ in table.situations():
                    continue
                assert table.outcome is not None
                assert table.outcome.reason == "left"
                assert table.closing is not None
            assert parse((await client.record(room.id)).splitlines()).header.seats[0].name == "Проба"
            await client.rename("Другая")
            assert client.me.name == "Другая"
            listed = await client.make_room("forbidden", listed=True)
            assert listed.id in [entry.id for entry in await client.lobby()]
            await client.stand_up(listed.id, 0)
            assert (await client.room(listed.id)).taken == 0

    asyncio.run(play())

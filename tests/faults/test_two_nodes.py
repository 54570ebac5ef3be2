"""Two nodes on one database: players need not know which of them answers."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from hashlib import sha256
from random import Random

import pytest

from faults.cluster import (
    PATIENT,
    SOON_S,
    Cluster,
    Mirror,
    Person,
    Wanderer,
    begin,
    check_tables,
    heard,
    listening,
    opened,
    people,
    play,
    play_all,
    running_cluster,
    seat_table,
    until,
)
from faults.crowd import SORTS, hall


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """For tests that leave it as it was."""
    with running_cluster(tmp_path_factory.mktemp("cluster")) as shared:
        yield shared


def test_people_hop_between_nodes_and_press_twice(cluster: Cluster) -> None:
    async def game() -> None:
        async with people() as person:
            tables = [
                await seat_table(cluster, person, sort, lambda *chair: Wanderer(cluster, *chair, twin=True))
                for sort in (*SORTS, hall(6))
            ]
            await play_all(tables)
            await check_tables(cluster, tables)
            wanderers = [player for table in tables for player in table.players if isinstance(player, Wanderer)]
            assert sum(player.connections for player in wanderers) > 2 * len(wanderers)
            assert any(player.doubled for player in wanderers)

    play(game())


def test_everybody_is_ready_at_the_same_moment_at_different_nodes(cluster: Cluster) -> None:
    async def game() -> None:
        one, other = (node.url for node in cluster.nodes)
        async with people() as person:
            anna, boris = await person(one), await person(other)
            for _ in range(15):
                wanted = {"conditions": {"game": "forbidden"}, "chairs": [{"who": "me"}]}
                room = (await anna.post(one, "/rooms", wanted))["room"]["room"]
                await boris.post(other, f"/rooms/{room}/chairs")
                await until(partial(_all_sit, anna, cluster, room, 2), SOON_S)
                ready = {"agreed": 1}
                await asyncio.gather(
                    anna.post(one, f"/rooms/{room}/chairs/0/ready", ready),
                    boris.post(other, f"/rooms/{room}/chairs/1/ready", ready),
                )
                await until(partial(_stage_is, anna, cluster, room, "playing"), SOON_S)

    play(game())


def test_salts_opened_at_the_same_moment_at_different_nodes(cluster: Cluster) -> None:
    async def game() -> None:
        one, other = (node.url for node in cluster.nodes)
        salts = [bytes([place]) * 32 for place in range(2)]
        promised = [sha256(salt).hexdigest() for salt in salts]
        async with people() as person:
            anna, boris = await person(one), await person(other)
            for _ in range(5):
                mine = {"who": "me", "salt_hash": promised[0]}
                wanted = {"conditions": {"game": "forbidden"}, "chairs": [mine], "start": True}
                room = (await anna.post(one, "/rooms", wanted))["room"]["room"]
                await boris.post(other, f"/rooms/{room}/chairs", {"salt_hash": promised[1]})
                await boris.post(other, f"/rooms/{room}/chairs/1/ready", {"agreed": 1})
                await until(partial(_stage_is, anna, cluster, room, "opening"), SOON_S)
                await asyncio.gather(
                    anna.post(one, f"/rooms/{room}/chairs/0/salt", {"salt": salts[0].hex()}),
                    boris.post(other, f"/rooms/{room}/chairs/1/salt", {"salt": salts[1].hex()}),
                )
                await until(partial(_stage_is, anna, cluster, room, "playing"), SOON_S)

    play(game())


def test_an_action_that_overtakes_the_news_of_its_window_is_accepted(cluster: Cluster) -> None:
    """A window that one node has just opened may be answered at the other."""

    async def game() -> None:
        async with people() as person, opened(cluster) as store:
            everybody = [await person(node.url) for node in cluster.nodes]
            room = await begin(cluster.nodes, everybody, PATIENT)
            mirror, chance = await Mirror.of(store, room), Random(1)
            for turn in range(60):
                seat, window, action = await mirror.something_to_do(chance)
                acted = {"seat": seat, "window": window, "action": action, "client": f"{turn}"}
                await everybody[seat].post(cluster.nodes[turn % 2].url, f"/rooms/{room}/acts", acted)

    play(game())


def test_another_node_never_shows_an_older_state(cluster: Cluster) -> None:
    async def game() -> None:
        async with people() as person, opened(cluster) as store:
            everybody = [await person(node.url) for node in cluster.nodes]
            room = await begin(cluster.nodes, everybody, PATIENT)
            mirror, chance = await Mirror.of(store, room), Random(1)
            async with (
                listening(cluster.nodes[0].url, everybody[0]) as first,
                listening(cluster.nodes[1].url, everybody[1]) as second,
            ):
                for turn in range(30):
                    seat, window, action = await mirror.something_to_do(chance)
                    acted = {"seat": seat, "window": window, "action": action, "client": f"{turn}"}
                    here, there = (cluster.nodes[(turn + step) % 2].url for step in range(2))
                    line = first if turn % 2 else second
                    number = (await everybody[seat].post(here, f"/rooms/{room}/acts", acted))["number"]
                    await line.send(json.dumps({"t": "watch", "room": room, "since": number}))
                    assert (await heard(line, "told"))["table"]["number"] >= number
                    shown = await everybody[seat].get(there, f"/rooms/{room}/view?seat={seat}")
                    assert shown["table"]["number"] >= number
                    await heard(line, "done")  # the confirmation that it watches
                    await line.send(json.dumps({"t": "unwatch", "room": room}))
                    await heard(line, "done")

    play(game())


def test_a_match_ended_by_agreement_is_over_at_both_nodes(cluster: Cluster) -> None:
    async def game() -> None:
        one, other = (node.url for node in cluster.nodes)
        async with people() as person:
            anna, boris = await person(one), await person(other)
            room = await begin(cluster.nodes, [anna, boris], PATIENT)
            await until(partial(_stage_is, anna, cluster, room, "playing"), SOON_S)
            asked = await anna.post(one, f"/rooms/{room}/offers", {"seat": 0, "kind": "abort"})
            answer = {"seat": 1, "offer": asked["room"]["offers"][0]["id"]}
            await until(lambda: _is_offered(boris, other, room), SOON_S)
            await boris.post(other, f"/rooms/{room}/offers/abort/agree", answer)

            async def is_over() -> bool:
                views = [await anna.get(node.url, f"/rooms/{room}/view") for node in cluster.nodes]
                return all(view["table"].get("closing") for view in views)

            await until(is_over, SOON_S)

    play(game())


def test_lobby_and_chat_reach_the_other_node(cluster: Cluster) -> None:
    async def game() -> None:
        one, other = (node.url for node in cluster.nodes)
        async with people() as person, AsyncExitStack() as visit:
            anna, boris = await person(one), await person(other)
            line = await visit.enter_async_context(listening(other, boris))
            await line.send(json.dumps({"t": "lobby", "on": True, "client": "on"}))
            await heard(line, "done")
            wanted = {"conditions": {"game": "forbidden"}, "chairs": [{"who": "me"}], "listed": True}
            room = (await anna.post(one, "/rooms", wanted))["room"]["room"]
            await heard(line, "lobby")
            assert room in {entry["room"] for entry in (await boris.get(other, "/lobby"))["rooms"]}

            await line.send(json.dumps({"t": "watch", "room": room, "client": "watch"}))
            await heard(line, "done")
            written = [(anna, one, "раз"), (boris, other, "два"), (anna, one, "три"), (anna, other, "четыре")]
            await asyncio.gather(*[who.post(url, f"/rooms/{room}/chat", {"text": text}) for who, url, text in written])
            lines = [await heard(line, "line") for _ in written]
            assert [received["number"] for received in lines] == [1, 2, 3, 4]
            assert {received["text"] for received in lines} == {text for *_, text in written}
            read = [(await boris.get(node.url, f"/rooms/{room}/chat"))["lines"] for node in cluster.nodes]
            assert read[0] == read[1] == lines

    play(game())


def test_what_a_node_stored_before_it_died_is_found_by_the_others(cluster: Cluster) -> None:
    """The node has stored an input and died before announcing it. The others find it by polling."""

    async def game() -> None:
        async with people() as person:
            everybody = [await person(node.url) for node in cluster.nodes]
            room = await begin(cluster.nodes, everybody, PATIENT)
            async with listening(cluster.nodes[1].url, everybody[1], room) as line, opened(cluster) as store:
                before = await heard(line, "told")
                mirror = await Mirror.of(store, room)
                number = await mirror.match.act(*await mirror.something_to_do(Random(1)))
                assert number == before["table"]["number"] + 1
                news = await heard(line, "told", within_s=SOON_S)
                assert news["inputs"][0]["number"] == number

    play(game())


async def _stage_is(who: Person, cluster: Cluster, room: str, stage: str) -> bool:
    rooms = [await who.get(node.url, f"/rooms/{room}") for node in cluster.nodes]
    return all(shown["room"]["stage"] == stage for shown in rooms)


async def _all_sit(who: Person, cluster: Cluster, room: str, people: int) -> bool:
    """Whether every node knows who sits there."""
    rooms = [await who.get(node.url, f"/rooms/{room}") for node in cluster.nodes]
    return all(shown["room"]["taken"] == people for shown in rooms)


async def _is_offered(who: Person, url: str, room: str) -> bool:
    return bool((await who.get(url, f"/rooms/{room}"))["room"].get("offers"))

"""One of two nodes dies or loses its services: the games go on, and nothing acknowledged is lost."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import permutations
from operator import sub
from pathlib import Path
from random import Random
from typing import Final

import pytest

from faults.cluster import (
    SOON_S,
    UNHURRIED,
    Cluster,
    GameTable,
    Mirror,
    Person,
    Wanderer,
    begin,
    check_tables,
    check_views,
    keep_playing,
    listening,
    opened,
    people,
    play,
    play_all,
    running_cluster,
    seat_table,
    thinking_elsewhere,
    until,
)
from faults.crowd import SORTS, Sort, hall
from harness.pauses import let_pass
from harness.players import Player
from harness.site import Site
from slovoteka.core.inputs import Close, Entry, Pause, Resume, Takeover
from slovoteka.store.log import Store, StoredMatch

pytestmark = pytest.mark.full

SILENT: Final = Sort(game="forbidden", options={"turn_ms": 10_000, "choose_ms": 10_000})
"""Nobody acts here."""
_WINDOW_MS: Final = 4_000
"""The longest of the windows in `SORTS`."""
_LATE_MS: Final = 5_500
"""How late another node closes a window of a dead node, before that one is back."""
_RESCUE_S: Final = 90.0
"""How long until another node drives the bots of a dead node."""
_AWAY_S: Final = 3.0


def test_either_node_is_killed_again_and_again(tmp_path: Path) -> None:
    async def game(cluster: Cluster) -> None:
        async with people() as person:
            choose = partial(Wanderer, cluster, twin=True)
            crowd = asyncio.create_task(keep_playing(cluster, person, [*SORTS, *SORTS, hall(8)], choose, for_s=14))
            for kill in range(6):
                await let_pass(0.3 + 0.4 * (kill % 3), "a kill may come at any moment")
                victim = cluster.nodes[kill % 2]
                victim.kill()
                await let_pass(0.2 + 0.5 * (kill % 3), "an outage may take any time")
                await asyncio.to_thread(victim.start)
            await check_tables(cluster, await crowd)

    with running_cluster(tmp_path) as cluster:
        play(game(cluster), 240)


def test_windows_that_run_out_while_a_node_is_dead_close_once(tmp_path: Path) -> None:
    """Some rooms were known only to it, some to both."""

    async def game(cluster: Cluster) -> None:
        dead, alive = cluster.nodes
        async with people() as person:
            everybody = [await person(alive.url), await person(alive.url)]
            known_to = ([dead], [alive, dead])
            rooms = [await begin(nodes, everybody, sort) for nodes in known_to for sort in SORTS]
            dead.kill()
            await let_pass(10, "windows run out while the node is dead")
            await asyncio.to_thread(dead.start)
            await let_pass(5, "now the node that is back could close them again")
            async with opened(cluster) as store:
                for room in rooms:
                    _check_closings(await store.read(room))
                    await check_views(cluster, GameTable(room, everybody, []))

    with running_cluster(tmp_path) as cluster:
        play(game(cluster))


def _check_closings(stored: StoredMatch) -> None:
    assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
    closed = Counter(entry.input.window for entry in stored.entries if isinstance(entry.input, Close))
    assert closed, "nobody acts, so time does"
    assert set(closed.values()) == {1}
    times = [entry.at_ms for entry in stored.entries]
    assert max(map(sub, times[1:], times)) < _WINDOW_MS + _LATE_MS


def test_bots_go_on_without_the_node_that_drove_them_and_the_machine_that_thought(tmp_path: Path) -> None:
    async def game(cluster: Cluster) -> None:
        driving, other = cluster.nodes
        wanted = {
            "conditions": {"game": "scrabble"},
            "chairs": [{"who": "me"}, {"who": "bot", "level": "amateur"}],
            "start": True,
        }
        async with people() as person, opened(cluster) as store:
            anna = await person(other.url)
            room = (await anna.post(driving.url, "/rooms", wanted))["room"]["room"]
            with thinking_elsewhere(cluster) as thinker, thinking_elsewhere(cluster):
                mirror = await Mirror.of(store, room)
                await _let_bot_move(mirror, anna, driving)
                await _give_bot_the_turn(mirror, anna, driving)
                driving.kill()  # while the bot is thinking
                thinker.kill()
                await until(lambda: _is_turn_of(mirror, 0), _RESCUE_S)
                await _let_bot_move(mirror, anna, other)

    with running_cluster(tmp_path) as cluster:
        play(game(cluster), 240)


async def _let_bot_move(mirror: Mirror, who: Person, node: Site) -> None:
    await _give_bot_the_turn(mirror, who, node)
    await until(lambda: _is_turn_of(mirror, 0), _RESCUE_S)


async def _give_bot_the_turn(mirror: Mirror, who: Person, node: Site) -> None:
    """The first player is drawn by lot."""
    await until(lambda: _is_turn_of(mirror, 0), _RESCUE_S)
    turn = {"seat": 0, "window": mirror.match.windows[0].id, "action": {"type": "pass"}}
    await who.post(node.url, f"/rooms/{mirror.match.id}/acts", turn)
    await mirror.match.catch_up()


async def _is_turn_of(mirror: Mirror, seat: int) -> bool:
    await mirror.match.catch_up()
    return any(window.blocking and window.seats == (seat,) for window in mirror.match.windows)


def test_games_go_on_without_nats(tmp_path: Path) -> None:
    """Nodes poll the database, and find each other again when NATS is back."""

    async def game(cluster: Cluster) -> None:
        async with people() as person:
            # Each player stays at one node, which learns of the other's moves only by polling.
            tables = [
                await seat_table(
                    cluster, person, sort, lambda who, room, seat: Player(cluster.at(seat), who.token, room, seat, seat)
                )
                for sort in [UNHURRIED] * 3
            ]
            watched = tables[0]
            lines = [listening(cluster.at(seat)(), who, watched.room) for seat, who in enumerate(watched.everybody)]
            cluster.nats.stop()
            async with lines[0], lines[1]:
                playing = asyncio.create_task(play_all(tables))
                await let_pass(_AWAY_S, "the outage")
                await until(lambda: _each_has_seen_the_other_move(tables), SOON_S)
                cluster.nats.start()
                await until(lambda: _all_are_here(cluster, [watched]), SOON_S)
                await playing
            await check_tables(cluster, tables)

    with running_cluster(tmp_path) as cluster:
        play(game(cluster), 240)


async def _each_has_seen_the_other_move(tables: list[GameTable]) -> bool:
    def has_seen(player: Player, other: Player) -> bool:
        shown = 0 if player.table is None else player.table["number"]
        return any(number <= shown for number in other.acknowledged.values())

    return all(has_seen(*pair) for table in tables for pair in permutations(table.players))


def test_postgresql_goes_away_for_a_while(tmp_path: Path) -> None:
    """Nothing is acknowledged meanwhile, nothing acknowledged is lost, and nobody loses time."""

    async def game(cluster: Cluster) -> None:
        async with people() as person:
            choose = partial(Wanderer, cluster)
            crowd = asyncio.create_task(keep_playing(cluster, person, [*SORTS, hall(6)], choose, for_s=12))
            everybody = [await person(node.url) for node in cluster.nodes]
            silent = [await begin(cluster.nodes, everybody, SILENT) for _ in cluster.nodes]
            async with opened(cluster) as store:
                seat, window, action = await (await Mirror.of(store, silent[0])).something_to_do(Random(1))
                acted = {"seat": seat, "window": window, "action": action}
            await let_pass(1, "people play before the outage")
            await asyncio.to_thread(cluster.postgres.stop)
            for node in cluster.nodes:
                refused = await everybody[seat].try_to("POST", node.url, f"/rooms/{silent[0]}/acts", acted)
                assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            await let_pass(_AWAY_S, "the outage")
            await asyncio.to_thread(cluster.postgres.start)
            async with opened(cluster) as store:
                for room in silent:
                    await until(partial(_is_closed, store, room), 60)
                    _check_given_back((await store.read(room)).entries)
            await check_tables(cluster, await crowd)

    often = {"SLOVOTEKA_HEARTBEAT_S": "0.3", "SLOVOTEKA_OUTAGE_S": "1.5"}
    with running_cluster(tmp_path, environment=often) as cluster:
        play(game(cluster), 240)


def _check_given_back(entries: Sequence[Entry]) -> None:
    """The first window had its whole time, not counting outages: one, or more if the machine stalled as well."""
    inputs = [entry.input for entry in entries]
    closed = next(place for place, input_ in enumerate(inputs) if isinstance(input_, Close))
    pauses = [place for place, input_ in enumerate(inputs[:closed]) if isinstance(input_, Pause)]
    assert pauses, "the window was closed before anybody knew of the outage"
    assert all(isinstance(inputs[pause + 1], Resume) for pause in pauses)
    lengths_ms = [entries[pause + 1].at_ms - entries[pause].at_ms for pause in pauses]
    assert max(lengths_ms) >= _AWAY_S * 1_000
    opened_ms = entries[pauses[0] - 1].at_ms
    assert entries[closed].at_ms >= opened_ms + SILENT.options["turn_ms"] + sum(lengths_ms)


async def _is_closed(store: Store, room: str) -> bool:
    return any(isinstance(entry.input, Close) for entry in await store.entries(room, 0))


def test_somebody_who_is_at_no_node_is_replaced_once_and_comes_back_at_the_other(tmp_path: Path) -> None:
    async def game(cluster: Cluster) -> None:
        one, other = (node.url for node in cluster.nodes)
        async with people() as person:
            anna, boris = await person(one), await person(other)
            room = await begin(cluster.nodes, [anna, boris], UNHURRIED, absence="bot", absence_s=20)
            table = GameTable(room, [anna, boris], [])
            async with listening(one, anna, room):
                async with listening(other, boris, room):
                    await until(lambda: _all_are_here(cluster, [table]), SOON_S)
                await until(lambda: _stand_ins_are(anna, cluster, room, {1}), 60)
                async with listening(one, boris, room):
                    await until(lambda: _stand_ins_are(anna, cluster, room, set()), SOON_S)
                    await until(lambda: _all_are_here(cluster, [table]), SOON_S)
            async with opened(cluster) as store:
                inputs = [entry.input for entry in (await store.read(room)).entries]
            takeovers = [input_ for input_ in inputs if isinstance(input_, Takeover)]
            assert takeovers == [Takeover(1, "expert"), Takeover(1, None)]

    with running_cluster(tmp_path) as cluster:
        play(game(cluster))


async def _stand_ins_are(who: Person, cluster: Cluster, room: str, seats: set[int]) -> bool:
    views = [await who.get(node.url, f"/rooms/{room}/view") for node in cluster.nodes]
    return all({seat for seat, _ in view["table"].get("players", ())} == seats for view in views)


async def _all_are_here(cluster: Cluster, tables: list[GameTable]) -> bool:
    for table in tables:
        rooms = [await table.everybody[0].get(node.url, f"/rooms/{table.room}") for node in cluster.nodes]
        if not all(chair.get("here") for shown in rooms for chair in shown["room"]["chairs"]):
            return False
    return True

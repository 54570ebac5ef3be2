"""Several nodes over a real NATS server, which goes away and comes back."""

import asyncio
import contextlib
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from harness.nats import NatsServer, running_nats
from harness.pauses import let_pass
from slovoteka.core.errors import Unreadable
from slovoteka.server.nodes import nats
from slovoteka.server.nodes.bus import Bus
from slovoteka.server.nodes.nats import NatsBus, NatsPresence
from slovoteka.server.nodes.presence import Presence


@pytest.fixture(scope="module")
def server() -> Iterator[NatsServer]:
    with running_nats() as running:
        yield running


@pytest.fixture(autouse=True)
def _patiently(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raises the timeouts, so that a busy machine does not fail the tests."""
    monkeypatch.setattr(nats, "_SETTLE_S", 30.0)


@pytest.fixture
def mortal() -> Iterator[NatsServer]:
    """A server that the test may stop."""
    with running_nats() as running:
        yield running


@contextlib.asynccontextmanager
async def nodes(url: str, count: int = 2) -> AsyncIterator[list[NatsBus]]:
    buses = [NatsBus(url) for _ in range(count)]
    for bus in buses:
        await bus.start()
    try:
        yield buses
    finally:
        for bus in buses:
            await bus.close()


async def until(is_so: Callable[[], bool], within_s: float = 60) -> None:
    end = time.monotonic() + within_s
    while not is_so():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.01)


# --- news -----------------------------------------------------------------------------------------------------------


def test_all_other_nodes_hear_a_message(server: NatsServer) -> None:
    async def scene() -> None:
        async with nodes(server.url, 3) as buses:
            heard: list[list[bytes]] = [[], [], []]
            for bus, mine in zip(buses, heard, strict=True):
                bus.subscribe("room.a", mine.append)
                await bus.flush()
            payloads = [str(number).encode() for number in range(1_000)]
            for payload in payloads:
                buses[0].publish("room.a", payload)
            buses[0].publish("room.b", b"for nobody")
            await until(lambda: len(heard[1]) + len(heard[2]) >= 2_000)
            assert heard == [[], payloads, payloads]

    asyncio.run(scene())


def test_after_unsubscribing_nothing_is_received(server: NatsServer) -> None:
    async def scene() -> None:
        async with nodes(server.url) as (one, two):
            first, second, end = list[bytes](), list[bytes](), list[bytes]()
            two.subscribe("room.a", first.append)
            two.subscribe("end", end.append)
            two.subscribe("room.a", second.append)  # replaces the first
            await two.flush()
            one.publish("room.a", b"1")
            await until(lambda: len(second) == 1)
            two.unsubscribe("room.a")
            two.unsubscribe("never heard")
            await two.flush()
            one.publish("room.a", b"2")
            one.publish("end", b"")
            await until(lambda: len(end) == 1)
            assert (first, second) == ([], [b"1"])

    asyncio.run(scene())


def test_a_failing_handler_or_a_bad_subject_stops_no_messages(server: NatsServer) -> None:
    async def scene() -> None:
        async with nodes(server.url) as (one, two):
            heard: list[bytes] = []

            def fragile(payload: bytes) -> None:
                heard.append(payload)
                raise ValueError("a bug")

            two.subscribe("room a", heard.append)
            two.subscribe("room.a", fragile)
            await two.flush()
            one.publish("room a", b"nowhere")
            one.publish("room.a", b"x" * (2 << 20))  # more than a server accepts
            for payload in (b"1", b"2"):
                one.publish("room.a", payload)
            await until(lambda: heard == [b"1", b"2"])

    asyncio.run(scene())


def test_subscriptions_before_the_start_work_after_it(server: NatsServer) -> None:
    async def scene() -> None:
        async with nodes(server.url, 1) as (one,):
            two: Bus = NatsBus(server.url)
            heard: list[bytes] = []
            two.subscribe("lobby", heard.append)
            assert not two.connected
            two.publish("lobby", b"lost")
            await two.start()
            await two.flush()
            one.publish("lobby", b"look")
            await until(lambda: heard == [b"look"])
            await two.close()

    asyncio.run(scene())


def test_messages_published_before_closing_are_sent(server: NatsServer) -> None:
    async def scene() -> None:
        async with nodes(server.url, 1) as (one,):
            heard: list[bytes] = []
            one.subscribe("lobby", heard.append)
            await one.flush()
            two = NatsBus(server.url)
            await two.start()
            two.publish("lobby", b"farewell")
            await two.close()
            await until(lambda: heard == [b"farewell"])

    asyncio.run(scene())


@pytest.mark.full
@pytest.mark.parametrize(
    ("login", "address"), [("anna:secret", "127.0.0.1:1"), ("anna:sec/r@t", "127.0.0.1:1"), ("anna", "127.0.0.1:port")]
)
def test_without_a_server_the_start_fails_and_says_where_without_the_password(login: str, address: str) -> None:
    async def scene() -> None:
        bus = NatsBus(f"nats://{login}@{address}")
        with pytest.raises(Unreadable) as refused:
            await bus.start()
        assert refused.value.code == "nats-unreachable"
        assert refused.value.params == {"url": f"nats://{address}"}
        await bus.close()

    asyncio.run(scene())


# --- loss and return ------------------------------------------------------------------------------------------------


def test_the_bus_recovers_when_nats_comes_back(mortal: NatsServer) -> None:
    async def scene() -> None:
        async with nodes(mortal.url) as (one, two):
            heard, gaps = list[bytes](), list[str]()
            one.on_gap.append(lambda: gaps.append("one"))
            two.on_gap.append(lambda: gaps.append("two"))
            two.subscribe("room.a", heard.append)
            two.subscribe("room.left", heard.append)
            await two.flush()
            mortal.stop()
            await until(lambda: not one.connected and not two.connected)
            one.publish("room.a", b"lost")
            two.subscribe("room.new", heard.append)
            two.unsubscribe("room.left")
            await two.flush()  # returns at once
            assert gaps == []
            mortal.start()
            await until(lambda: sorted(gaps) == ["one", "two"])
            one.publish("room.left", b"nobody is there")
            one.publish("room.a", b"1")
            await until(lambda: heard == [b"1"])
            one.publish("room.new", b"2")
            await until(lambda: heard == [b"1", b"2"])
            assert one.link.dropped == 1

    asyncio.run(scene())


def test_a_client_that_has_given_up_is_replaced(server: NatsServer) -> None:
    """For example after an error for which the server closes the connection."""

    async def scene() -> None:
        async with nodes(server.url) as (one, two):
            heard, gaps = list[bytes](), list[str]()
            two.subscribe("room.a", heard.append)
            two.on_gap.append(lambda: gaps.append("two"))
            await two.flush()
            await two.link.client.close()
            await until(lambda: gaps == ["two"])
            one.publish("room.a", b"1")
            await until(lambda: heard == [b"1"])

    asyncio.run(scene())


# --- presence -------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def attended(
    bus: NatsBus, bucket: str, ttl_s: float = 2.5, renewal_s: float = 0.4
) -> AsyncIterator[NatsPresence]:
    presence = NatsPresence(bus.link, bucket=bucket, ttl_s=ttl_s, renewal_s=renewal_s, tick_s=0.1)
    await presence.start()
    try:
        yield presence
    finally:
        await presence.close()


async def sees(presence: Presence, room: str, people: set[str]) -> None:
    end = time.monotonic() + 60
    while await presence.who(room) != people:
        assert time.monotonic() < end, (await presence.who(room), people)
        await asyncio.sleep(0.01)


def test_all_nodes_know_who_is_here(server: NatsServer) -> None:
    """Nothing is renewed and nothing expires meanwhile, so every change must be sent by itself."""

    async def scene() -> None:
        async with nodes(server.url, 3) as (one, two, three), attended(one, "all", 100, 50) as here:
            here.arrive("r1", "anna")
            async with attended(two, "all", 100, 50) as there:
                await sees(there, "r1", {"anna"})
                for _ in range(2):
                    there.arrive("r1", "boris")
                there.arrive("r2", "boris")
                await sees(here, "r2", {"boris"})
                there.depart("r1", "boris")
                there.depart("r2", "boris")
                await sees(here, "r2", set())
                assert await here.who("r1") == {"anna", "boris"}
                async with attended(three, "all", 100, 50) as late:
                    await sees(late, "r1", {"anna", "boris"})
                    assert await late.who("r2") == frozenset()
            await sees(here, "r1", {"anna"})  # the people of a closed node are gone
            away_ms = here.seen_ms("r1", "boris")
            assert away_ms is not None
            assert 0 <= away_ms < 60_000

    asyncio.run(scene())


@pytest.mark.full
def test_renewals_keep_people_present_and_cause_no_events(server: NatsServer) -> None:
    async def scene() -> None:
        async with (
            nodes(server.url) as (one, two),
            attended(one, "stay", ttl_s=5) as here,
            attended(two, "stay", ttl_s=5) as there,
        ):
            changes: list[str] = []
            here.on_change.append(changes.append)
            there.arrive("r", "boris")
            await sees(here, "r", {"boris"})
            await let_pass(5.5, "longer than an entry lives")
            assert await here.who("r") == {"boris"}
            assert changes == ["r"]

    asyncio.run(scene())


NODE = textwrap.dedent("""
    import asyncio, sys
    from slovoteka.server.nodes.nats import NatsBus, NatsPresence

    async def main():
        bus = NatsBus(sys.argv[1])
        await bus.start()
        presence = NatsPresence(bus.link, bucket="killed", ttl_s=2.5, renewal_s=0.4, tick_s=0.1)
        await presence.start()
        presence.arrive("r", "boris")
        await asyncio.sleep(600)

    asyncio.run(main())
""")


def test_people_of_a_killed_node_are_gone(server: NatsServer) -> None:
    async def scene() -> None:
        async with nodes(server.url, 1) as (one,), attended(one, "killed") as here:
            here.arrive("r", "anna")
            other = subprocess.Popen([sys.executable, "-c", NODE, server.url])
            try:
                await sees(here, "r", {"anna", "boris"})
            finally:
                other.send_signal(signal.SIGKILL)
                other.wait()
            await sees(here, "r", {"anna"})

    asyncio.run(scene())


def test_presence_without_nats_is_what_this_node_knows(mortal: NatsServer) -> None:
    async def scene() -> None:
        async with (
            nodes(mortal.url) as (one, two),
            attended(one, "presence") as here,
            attended(two, "presence") as there,
        ):
            here.arrive("r", "anna")
            there.arrive("r", "boris")
            await sees(here, "r", {"anna", "boris"})
            mortal.stop()
            await sees(here, "r", {"anna"})
            here.arrive("r", "clara")
            assert await here.who("r") == {"anna", "clara"}
            mortal.start()  # its buckets were in memory
            await sees(here, "r", {"anna", "boris", "clara"})
            await sees(there, "r", {"anna", "boris", "clara"})

    asyncio.run(scene())

"""The bus and presence of a single node."""

import asyncio

from slovoteka.server.nodes.bus import Bus, LocalBus
from slovoteka.server.nodes.presence import LocalPresence, Presence, Roll


def test_a_bus_of_one_machine_tells_nobody() -> None:
    async def scene() -> None:
        bus: Bus = LocalBus()
        heard: list[bytes] = []
        bus.subscribe("lobby", heard.append)
        await bus.start()
        await bus.flush()
        bus.publish("lobby", b"look")
        bus.unsubscribe("lobby")
        await bus.close()
        assert bus.connected
        assert heard == []

    asyncio.run(scene())


def test_nodes_have_names_of_their_own() -> None:
    assert LocalBus().node != LocalBus().node


def test_a_person_with_two_devices_is_here_until_the_second_one_goes() -> None:
    async def scene() -> None:
        presence: Presence = LocalPresence()
        changes: list[str] = []
        presence.on_change.append(changes.append)
        for _ in range(2):
            presence.arrive("r1", "anna")
        presence.arrive("r2", "boris")
        presence.depart("r1", "anna")
        assert await presence.who("r1") == {"anna"}
        presence.depart("r1", "anna")
        assert await presence.who("r1") == frozenset()
        assert await presence.who("r2") == {"boris"}
        assert changes == ["r1", "r2", "r1"]

    asyncio.run(scene())


def test_a_departure_without_an_arrival_changes_nothing() -> None:
    async def scene() -> None:
        presence = LocalPresence()
        presence.depart("r1", "anna")
        presence.arrive("r1", "anna")
        assert await presence.who("r1") == {"anna"}

    asyncio.run(scene())


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_presence_knows_since_when_a_person_is_away() -> None:
    clock = Clock()
    roll = Roll(clock)
    assert roll.seen_ms("r", "anna") is None
    roll.add("r", "anna", "here")
    clock.now = 5
    assert roll.seen_ms("r", "anna") == 0
    roll.remove("r", "anna", "here")
    clock.now = 7
    assert roll.seen_ms("r", "anna") == 2_000
    assert roll.seen_ms("another", "anna") is None


def test_entries_of_other_nodes_expire_unless_renewed() -> None:
    clock = Clock()
    roll = Roll(clock)
    changes: list[str] = []
    roll.on_change.append(changes.append)
    for who in ("anna", "boris"):
        roll.add("r", who, "there", for_s=20)
    roll.add("r", "clara", "here")
    clock.now = 10
    roll.add("r", "anna", "there", for_s=20)
    clock.now = 25
    roll.expire()
    assert roll.who("r") == {"anna", "clara"}
    clock.now = 1_000
    roll.expire()
    assert roll.who("r") == {"clara"}
    assert changes == ["r"] * 5


def test_a_person_on_two_nodes_is_gone_when_gone_from_both() -> None:
    roll = Roll(Clock())
    changes: list[str] = []
    roll.add("r", "anna", "here")
    roll.add("r", "anna", "there", for_s=20)
    roll.on_change.append(changes.append)
    roll.remove("r", "anna", "here")
    assert roll.who("r") == {"anna"}
    assert changes == []
    roll.remove("r", "anna", "there")
    assert roll.who("r") == frozenset()
    assert changes == ["r"]

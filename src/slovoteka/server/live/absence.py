"""Players who are away during a match: after a while a bot plays for them, or the clock decides."""

import asyncio
from collections.abc import Iterable

from slovoteka.bots.registry import deputy
from slovoteka.server.live.room import LiveRoom, RoomHost


async def came_and_went(live: LiveRoom, came: frozenset[str], gone: frozenset[str]) -> None:
    if live.match is None or live.match.closing is not None or live.room.hall:
        return
    for identity in came:
        await give_back(live, live.seats_of(identity))
    for identity in gone:
        expect(live, identity)


def expect_all(live: LiveRoom) -> None:
    """When a room is loaded: starts waiting for all players who are not here."""
    if live.match is not None and live.match.closing is None and not live.room.hall:
        for identity in {chair.identity for chair in live.state.chairs if chair.identity is not None} - live.here:
            expect(live, identity)


def expect(live: LiveRoom, identity: str) -> None:
    """Checks on a player again after the time that the table allows. Correspondence games allow any absence."""
    if live.room.agreement.days is None and live.seats_of(identity):
        later = asyncio.get_running_loop().call_later
        later(live.room.agreement.absence_s, _look_again, live.node, live.id, identity)


def _look_again(node: RoomHost, room: str, identity: str) -> None:
    """Does nothing if the room has been unloaded: loading it calls `expect_all`."""
    if (live := node.rooms.get(room)) is not None:
        node.spawn(stand_in(live, identity))


async def give_back(live: LiveRoom, seats: Iterable[int]) -> None:
    """Gives seats that a bot has taken over back to the player who has returned."""
    match = live.match
    if match is None or not match.table.players:
        return
    taken = dict(match.table.players)
    for seat in seats:
        if seat in taken:
            await match.take_over(seat, None)


async def stand_in(live: LiveRoom, identity: str) -> None:
    """Does what the table has agreed on for an absent player, unless the player is back."""
    match, agreement = live.match, live.room.agreement
    if match is None or match.closing is not None:
        return
    if match.table.time.paused_at is not None:
        expect(live, identity)
        return
    if not live.node.bus.connected or not _is_away(live, identity):  # without the bus they may be on another node
        if live.node.presence.seen_ms(live.id, identity) != 0:
            expect(live, identity)
        return
    for seat in live.seats_of(identity):
        if agreement.absence == "bot":
            if seat not in dict(match.table.players):
                await match.take_over(seat, deputy(agreement.game))
        elif _waits_without_end(live, seat):
            await match.leave(seat)


def _is_away(live: LiveRoom, identity: str) -> bool:
    """Whether the player has had no connection on any node and made no move over HTTP for the agreed time."""
    patience_ms = live.room.agreement.absence_s * 1_000
    away_ms = live.node.presence.seen_ms(live.id, identity)
    if (away_ms is not None and away_ms < patience_ms) or live.match is None:
        return False
    since_ms = live.match.at_ms() - patience_ms
    return not any(live.match.history.acted_since(seat, since_ms) for seat in live.seats_of(identity))


def _waits_without_end(live: LiveRoom, seat: int) -> bool:
    """Whether the others wait for this seat without a deadline, so that no clock ends the wait."""
    match = live.match
    if match is None:
        return False
    pairs = zip(match.windows, match.deadlines_ms(), strict=True)
    return any(window.blocking and seat in window.seats and deadline is None for window, deadline in pairs)

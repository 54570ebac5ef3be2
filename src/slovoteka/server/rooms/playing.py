"""What a player does in a match: acting and pointing. Leaving is in `offers.py`."""

from typing import Any

from slovoteka.core.errors import Illegal
from slovoteka.server.base.wire import Seat
from slovoteka.server.live.absence import give_back
from slovoteka.server.live.pointing import PointerMove, is_shown
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import in_play, seated_person
from slovoteka.store.people import Identity


async def act(
    live: LiveRoom, who: Identity, seat: Seat, window: str, action: Any, client: str | None, *, final: bool = True
) -> int:
    """Stores the action and returns the number of its input."""
    match = in_play(live)
    seated_person(live, who, seat)
    await give_back(live, (seat,))
    number = await match.act(seat, window, action, client, final=final)
    if any(window.mode == "sealed" for window in match.windows):
        live.announce_answered()
    return number


def point(live: LiveRoom, who: Identity, seat: int, mark: str) -> None:
    """Points at something by its name. An empty name removes the pointer."""
    seated_person(live, who, seat)
    match = in_play(live)
    is_asked = any(seat in window.seats for window in match.windows if window.kind in match.kind.hosting.pointed_in)
    if not is_asked or match.closing is not None:
        raise Illegal("host", "no-pointing")
    if mark and not is_shown(mark, match.game.public(match.table.state)):
        raise Illegal("host", "no-such-mark")
    live.point(PointerMove(match.table.number, seat, mark))

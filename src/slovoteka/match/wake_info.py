"""Says whom a match waits for and until when. It is stored, so that nobody has to load the match to know this."""

from typing import Any, Final

from slovoteka.core.fold import TableState
from slovoteka.core.game import Window
from slovoteka.core.record import Header
from slovoteka.store.log import WakeInfo

_BOTS_RESCUED_MS: Final = 12_000
"""After this time another node asks the bots that a match waits for, because their node may have died."""


def wake_info(
    header: Header, table: TableState[Any], windows: tuple[Window, ...], at_ms: int, began_ms: int
) -> WakeInfo:
    waiting = sorted({seat for window in windows if window.blocking for seat in window.seats})
    if table.time.paused_at is not None:
        return WakeInfo(wake_ms=None, waiting=tuple(waiting))
    if not windows:  # the end or a draw is due, and the node that should do it may have died
        return WakeInfo(wake_ms=at_ms + began_ms, waiting=())
    deadlines = [table.deadline_ms(window) for window in windows]
    wakes = [deadline + table.time.paused_ms for deadline in deadlines if deadline is not None]
    bots = {seat for seat, _ in table.players}
    bots |= {seat for seat, info in enumerate(header.seats) if info.bot is not None}
    if not bots.isdisjoint(waiting):
        wakes.append(at_ms + _BOTS_RESCUED_MS)
    return WakeInfo(wake_ms=min(wakes) + began_ms if wakes else None, waiting=tuple(waiting))

"""Hints: a strong bot's move, for a player who asks."""

import asyncio
from typing import Any

from slovoteka.bots.bot import Decision
from slovoteka.bots.registry import adviser
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import check_invited, find_window
from slovoteka.core.game import Window
from slovoteka.core.value import Value
from slovoteka.match.bots_at_table import SeatListener
from slovoteka.match.host import Match
from slovoteka.messages import text
from slovoteka.server.base.problems import Forbidden
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.rooms.authorization import in_play, seated_person
from slovoteka.store.people import Identity

_HINTS_SHOWN = 200


class Hint(Value, frozen=True, kw_only=True):
    """A move that a strong player would make, and why. Everybody sees that it was asked for."""

    action: Any
    written: str
    """The action as a person would type it."""
    reason: str


async def hint(live: LiveRoom, who: Identity, seat: int, window_id: str, language: str) -> Hint:
    """A move with its reason, made once for each window. Everybody is told of the hint before the move is sent."""
    if who.program:  # or our own bot would play for the program
        raise Forbidden("no-hints-for-programs")
    seated_person(live, who, seat)
    match = in_play(live)
    if live.room.agreement.rated:
        raise Illegal("host", "rated")
    if live.room.hall:
        raise Illegal("host", "no-hints-in-halls")
    window = find_window(match.game, match.table, window_id)
    check_invited(match.kind, match.table, seat, window)
    if window.kind in match.kind.words.judged_in:
        raise Illegal(match.kind.words.lookups_barred_by, "no-hints-on-words")
    given = live.hints.get((seat, window.id))
    if given is None:
        given = live.hints[seat, window.id] = asyncio.ensure_future(_think(live, match, seat, window))
        given.add_done_callback(lambda done: live.hints.pop((seat, window_id), None) if _is_worthless(done) else None)
    decision = await asyncio.shield(given)
    if decision is None:
        raise Illegal("host", "no-hint")
    reason = text(decision.reason.code, language, **decision.reason.params)
    notation = match.kind.notation
    written = notation.written_in(notation.write(decision.action), language)
    return Hint(action=decision.action, written=written, reason=reason)


def _is_worthless(done: "asyncio.Future[Decision | None]") -> bool:
    return done.cancelled() or done.exception() is not None or done.result() is None


async def _think(live: LiveRoom, match: Match, seat: int, window: Window) -> Decision | None:
    await match.load_history()
    mind = live.node.bot_for(match, seat, adviser(match.header.game))
    decision = await mind.think(SeatListener(match, seat).situation(window))
    if decision is not None:
        await live.change(lambda state: state.room.next_version(hints=(*state.room.hints, seat)[-_HINTS_SHOWN:]))
    return decision

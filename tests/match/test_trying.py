"""`Match.check` raises the same refusals as `act`, and changes nothing."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from match.tables import EVERY_GAME, IDS, begin, opened, play_on
from slovoteka.core.errors import Refusal
from slovoteka.games.forbidden.actions import Lay, Pass
from slovoteka.match.bots_at_table import BotsAtTable
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.store.memory import MemoryStore
from store.databases import Clock


def refusal_of(match: Match, seat: int, window: str, action: Any) -> tuple[str, str] | None:
    try:
        match.check(seat, window, action)
    except Refusal as refusal:
        return getattr(refusal, "rule", ""), refusal.code
    return None


async def act_refusal(match: Match, seat: int, window: str, action: Any) -> tuple[str, str] | None:
    try:
        await match.act(seat, window, action)
    except Refusal as refusal:
        return getattr(refusal, "rule", ""), refusal.code
    return None


@pytest.mark.parametrize(("game", "raw"), EVERY_GAME, ids=IDS)
def test_check_refuses_what_act_refuses(game: str, raw: dict[str, Any]) -> None:
    async def run() -> None:
        clock, chance = Clock(), Random(game)
        match = await begin(MemoryStore(clock), game, **raw)
        seen = set()
        for number in range(20, 60, 8):
            await play_on(match, clock, chance, number)
            tried = [
                (seat, window.id, msgspec.to_builtins(move))
                for window in match.windows
                for invited in window.seats
                for move in list(match.game.moves(match.table.state, invited, window))[:2]
                for seat in range(len(match.header.seats))
            ]
            tried += (
                [(0, "turn:0", {"type": "pass"}), (0, match.windows[0].id, {"type": "fly"})] if match.windows else []
            )
            for seat, window, action in chance.sample(tried, min(len(tried), 12)):
                before = match.table
                refusal = refusal_of(match, seat, window, action)
                assert match.table is before
                seen.add(refusal is None)
                assert await act_refusal(match, seat, window, action) == refusal
        assert seen == {True, False}
        while match.closing is None:
            await play_on(match, clock, chance, match.table.number + 50)
        assert verify(match.record()) >= 0

    asyncio.run(run())


def test_check_refuses_in_a_pause_and_after_the_end() -> None:
    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        turn = opened(match, "turn").id
        lay = Lay(match.table.state.window[0])
        assert refusal_of(match, 0, turn, lay) is None
        assert refusal_of(match, 1, turn, lay) == await act_refusal(match, 1, turn, lay) == ("host", "not-invited")
        await match.pause()
        assert refusal_of(match, 0, turn, lay) == ("host", "paused")
        await match.go_on()
        await match.leave(1)
        assert refusal_of(match, 0, turn, lay) == ("host", "over")

    asyncio.run(run())


def test_reasons_of_bots_are_reported_once_their_move_is_stored() -> None:
    from slovoteka.bots.bot import Decision, Reason, Situation  # noqa: PLC0415  only this test has a bot

    class Layer:
        level = "beginner"

        async def think(self, situation: Situation) -> Decision | None:
            if situation.window.kind == "turn":
                return Decision(Lay(situation.public.window[0]), Reason("because"))
            return Decision(Pass(), Reason("nothing", is_routine=True))

    async def run() -> None:
        match = await begin(MemoryStore(Clock()))
        reasons: list[tuple[int, int, str]] = []
        bots = BotsAtTable(match, {0: Layer()}, Random(1))  # type: ignore[dict-item]  # it has all that is called of a bot
        bots.on_reason = lambda number, seat, decision: reasons.append((number, seat, decision.reason.code))
        number = match.table.number
        await bots.play_out()
        assert reasons == [(number + 1, 0, "because")]

    asyncio.run(run())

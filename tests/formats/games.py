"""Matches for the tests of formats: bots with the real dictionary, and random play with everything that can happen."""

import asyncio
from functools import cache
from pathlib import Path
from random import Random

from conformance.play import STEP_MS, ToyOracle
from slovoteka.core.record import Record, parse
from slovoteka.games.registry import find
from slovoteka.games.scrabble.options import WITH_TURNS
from slovoteka.match.host import Match
from slovoteka.match.seating import Seating
from slovoteka.match.selfplay import play_one
from slovoteka.store.memory import MemoryStore

SCRABBLE = find("scrabble")
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))
TURNS = [name for name, raw in SCRABBLE.choices.variants.items() if raw.get("mode", "standard") in WITH_TURNS]
"""Variants that GCG can tell."""


def golden(name: str) -> Record:
    path = next(path for path in GOLDEN if path.stem == name)
    return parse(path.read_text("utf-8").splitlines())


@cache
def of_bots(variant: str) -> Record:
    options = SCRABBLE.rules.read_options(SCRABBLE.choices.variants[variant])
    result = play_one(SCRABBLE, options, ["beginner"] * SCRABBLE.rules.seats(options), 7, verify=False)
    assert result.failure is None, result.failure
    assert result.record is not None
    return result.record


@cache
def at_random(variant: str, seed: int, most: int = 1_000) -> Record:
    """Random legal actions, time-outs, takebacks and people leaving; broken off after so many steps."""
    return asyncio.run(_play(variant, Random(f"{variant} {seed}"), most))


async def _play(variant: str, chance: Random, most: int) -> Record:
    options = SCRABBLE.rules.read_options(SCRABBLE.choices.variants[variant])
    seating = Seating(SCRABBLE, options, f"random-{variant}", chance.randbytes(32))
    for seat in range(SCRABBLE.rules.seats(options)):
        seating.join(seat, f"игрок {seat + 1}")
    now = [0]
    match = await Match.create(SCRABBLE, seating.header(None), seating.seed, MemoryStore(lambda: now[0]), ToyOracle())
    for _ in range(most):
        if match.outcome is not None:
            return match.record()
        now[0] += STEP_MS
        await _step(match, chance, now)
    await match.abandon()
    return match.record()


async def _step(match: Match, chance: Random, now: list[int]) -> None:
    window, seat = chance.choice([(window, seat) for window in match.windows for seat in window.seats])
    past = match.table.last_of(seat)
    what = chance.random()
    if what < 0.01:
        await match.leave(seat)
    elif what < 0.04:
        now[0] += 100_000
        await match.close_due()
    elif what < 0.2 and past is not None:
        await match.take_back(past.number)
    else:
        actions = list(match.game.moves(match.table.state, seat, window))
        await match.act(seat, window.id, chance.choice(actions))

"""Two bots against each other in pairs of games: the same draws, and in the second game each in the other's chairs."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from slovoteka.bots.bot import Bot, Level
from slovoteka.bots.registry import make_bot, read_level
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.game import Outcome
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.core.record import Record, lines, parse
from slovoteka.core.value import Value
from slovoteka.engine.matches import MatchEstimate, match_estimate
from slovoteka.games import registry
from slovoteka.jobs.processes.crew import Crew
from slovoteka.jobs.task import WorkerLost
from slovoteka.match import external_bots
from slovoteka.match.drive import BotBrokeRule, BotsAtTable, LocalBot
from slovoteka.match.external_bots import Forfeit, GuardedBot
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.replay import verify as verify_record
from slovoteka.match.selfplay import Progress, Thinking, Timed, open_match, record_so_far, thinking_of

_SIDES: Final = (0, 1)
_IMAGINED: Final = ((1, 0), (1, 0), (0, 1), (0, 1))
"""A pair won and a pair lost: with them an interval stays honest where pairs are few or have all ended alike."""


class ArenaSetup(Value, frozen=True, kw_only=True):
    """What is played, as it is sent to whoever plays it."""

    game: str
    options: bytes
    """As JSON."""
    bots: tuple[str, str]
    """Each a level, or where a bot of others is found."""
    limit_ms: int
    """For each decision of a bot of others; levels keep to limits of their own."""


class LostGame(Value, frozen=True, kw_only=True):
    """A game that was lost by what a bot did and no rule allows, and not by points."""

    side: int
    code: str
    params: dict[str, str | int]


class ArenaGame(Value, frozen=True, kw_only=True):
    """One game."""

    seed: int
    sides: tuple[int, ...]
    """By seat: the first bot or the second."""
    record: tuple[str, ...] = ()
    """Lines, as far as it went."""
    outcome: Outcome | None = None
    lost: LostGame | None = None
    failure: str | None = None
    """Neither bot is to blame: the game does not count."""
    thinking_ms: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())
    """By side: each decision that took thought."""

    def points(self, side: int) -> int:
        """Of all its chairs; none of a game that was not played out."""
        scores = () if self.outcome is None else self.outcome.scores
        return sum(score for score, sat in zip(scores, self.sides, strict=False) if sat == side)

    def winner(self) -> int | None:
        """None: a draw. Whoever has the best place wins; of a game against the game, nobody."""
        if self.lost is not None:
            return 1 - self.lost.side
        places = () if self.outcome is None else self.outcome.places
        best = [
            min((p for p, sat in zip(places, self.sides, strict=False) if sat == side), default=0) for side in _SIDES
        ]
        return None if best[0] == best[1] else int(best[1] < best[0])


class Side(Value, frozen=True, kw_only=True):
    """What became of a bot."""

    bot: str
    wins: int
    forfeits: int
    """Games that it lost by a fault."""
    points: float
    """A game, of those that were played out."""
    thinking: Thinking


class ArenaReport(Value, frozen=True, kw_only=True):
    games: int
    draws: int
    sides: tuple[Side, Side]
    standing: MatchEstimate | None
    """Of the first bot, over pairs of games that count; None if there is none. Points only of pairs played out."""
    lost: tuple[ArenaGame, ...]
    failures: tuple[ArenaGame, ...]
    seconds: float


# --- many games -------------------------------------------------------------------------------------------------------


def play_pairs(
    order: ArenaSetup,
    pairs: int,
    seed: int,
    progress: Progress | None = None,
    *,
    workers: int = 2,
    keep: Callable[[ArenaGame], None] | None = None,
) -> ArenaReport:
    """`keep` is given every game, in order. They are played in other processes: bots of others may do anything."""
    began = perf_counter()
    check(order)
    played: list[ArenaGame] = []
    jobs = [(order, seed, number) for number in range(pairs)]
    try:
        with Crew(workers) as crew:
            for done, pair in enumerate(crew.map(_play_pair, jobs), start=1):
                for game in pair:
                    played.append(game if game.lost or game.failure else game.but(record=()))
                    if keep is not None:
                        keep(game)
                if progress is not None:
                    progress(done, pairs)
    except WorkerLost:
        raise Unreadable("arena-died") from None
    return report(order, played, perf_counter() - began)


def check(order: ArenaSetup) -> None:
    """Raises `Unreadable` for bots that are not there, `Illegal` for tables where the two would not sit alike."""
    kind, options, _ = _table(order.game, order.options)
    for bot in order.bots:
        if external_bots.is_external(bot):
            external_bots.find(bot)
        else:
            read_level(kind.info.id, bot)
    seats = kind.rules.seats(options)
    if seats % 2:
        raise Illegal("host", "arena-seats", seats=seats)


@cache
def _table(game: str, options: bytes) -> tuple[GameKind, Any, tuple[Oracle, str | None]]:
    """Opened once in a process: dictionaries take their time."""
    kind = registry.find(game)
    read: Any = msgspec.json.decode(options, type=kind.types.options)
    return kind, read, open_oracle(kind, read)


def report(order: ArenaSetup, played: Sequence[ArenaGame], seconds: float) -> ArenaReport:
    pairs = [pair for pair in zip(played[::2], played[1::2], strict=True) if not any(game.failure for game in pair)]
    counted = [game for pair in pairs for game in pair]
    return ArenaReport(
        games=len(played),
        draws=sum(game.winner() is None for game in counted),
        sides=(_side(order.bots[0], 0, counted), _side(order.bots[1], 1, counted)),
        standing=_standing(pairs),
        lost=tuple(game for game in played if game.lost is not None),
        failures=tuple(game for game in played if game.failure is not None),
        seconds=round(seconds, 2),
    )


def _side(bot: str, side: int, counted: Sequence[ArenaGame]) -> Side:
    finished = [game.points(side) for game in counted if game.outcome is not None]
    return Side(
        bot=bot,
        wins=sum(game.winner() == side for game in counted),
        forfeits=sum(game.lost is not None and game.lost.side == side for game in counted),
        points=round(sum(finished) / max(1, len(finished)), 2),
        thinking=thinking_of([spent for game in counted for spent in game.thinking_ms[side]]),
    )


def _standing(pairs: Sequence[tuple[ArenaGame, ArenaGame]]) -> MatchEstimate | None:
    """Places say who won, since points are bad in some games; so share and points are counted apart."""
    if not pairs:
        return None
    won = [[int(game.winner() == side) for side in _SIDES] for pair in pairs for game in pair]
    share, bounds = match_estimate(_rows(won)), match_estimate(_rows([*won, *_IMAGINED]))
    finished = [pair for pair in pairs if all(game.outcome is not None for game in pair)]
    scored = [[game.points(side) for side in _SIDES] for pair in finished for game in pair]
    points = match_estimate(_rows(scored or [[0, 0]] * 2))
    return points.but(
        pairs=len(pairs),
        share=share.share,
        share_low=max(0.0, bounds.share_low),
        share_high=min(1.0, bounds.share_high),
    )


def _rows(values: Sequence[Sequence[int]]) -> NDArray[np.int32]:
    return np.array(values, np.int32)


# --- one game ---------------------------------------------------------------------------------------------------------


def _play_pair(job: tuple[ArenaSetup, int, int]) -> tuple[ArenaGame, ArenaGame]:
    order, seed, number = job
    digest = blake2b(f"slovoteka arena {seed} {number}".encode(), digest_size=6).digest()
    deal = int.from_bytes(digest, "big")  # runs with neighbouring seeds share no deals
    return play_one(order, deal, swapped=False), play_one(order, deal, swapped=True)


def play_one(order: ArenaSetup, seed: int, *, swapped: bool) -> ArenaGame:
    """Chairs alternate; `swapped` begins with the second bot. To be called in the main thread."""
    return asyncio.run(_play(order, seed, swapped))


async def _play(order: ArenaSetup, seed: int, swapped: bool) -> ArenaGame:
    kind, options, answers = _table(order.game, order.options)
    sides = tuple((seat + swapped) % 2 for seat in range(kind.rules.seats(options)))
    game = ArenaGame(seed=seed, sides=sides)
    thinking: tuple[list[float], list[float]] = ([], [])
    match: Match | None = None
    try:
        chairs = [_chair(order.bots[side], seat) for seat, side in enumerate(sides)]
        match = await open_match(kind, options, chairs, seed, answers)
        bots = {
            seat: LocalBot(Timed(_bot(order, kind, options, seat, side, seed), thinking[side]))
            for seat, side in enumerate(sides)
        }
        await BotsAtTable(match, bots, Random(seed)).play_out()  # noqa: S311  a seeded generator makes it repeatable
        if match.outcome is None:
            raise RuntimeError("the bots have stopped before the end")
        verify_record(parse(lines(match.record())))
        game = game.but(outcome=match.outcome)
    except Forfeit as fault:
        lost = LostGame(side=sides[fault.seat], code=fault.code, params=fault.params)
        game = game.but(lost=lost)
    except BotBrokeRule as fault:
        params: dict[str, str | int] = {"action": kind.notation.write(fault.action), "refusal": str(fault.__cause__)}
        game = game.but(lost=LostGame(side=sides[fault.seat], code="arena-illegal", params=params))
    except Exception as error:  # noqa: BLE001  neither bot is to blame: it is told, and does not count
        game = game.but(failure=external_bots.shown(error))
    record: Record | None = None if match is None else await record_so_far(match)
    return game.but(
        record=() if record is None else tuple(lines(record)),
        thinking_ms=(tuple(thinking[0]), tuple(thinking[1])),
    )


def _chair(bot: str, seat: int) -> tuple[str, Level | None]:
    """Records name the level of bots of ours only."""
    return f"{bot[:40]} {seat + 1}", None if external_bots.is_external(bot) else _level(bot)


def _level(bot: str) -> Level:
    level: Level = msgspec.convert(bot, Level)
    return level


def _bot(order: ArenaSetup, kind: GameKind, options: Any, seat: int, side: int, seed: int) -> Bot:
    where, own_seed = order.bots[side], seed * kind.rules.seats(options) + seat
    if not external_bots.is_external(where):
        return make_bot(kind.info.id, _level(where), options, own_seed)
    return GuardedBot(external_bots.find(where), kind, options, own_seed, seat=seat, limit_ms=order.limit_ms)

"""Two bots play pairs of games with the same draws. In the second game of a pair they swap seats."""

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
from slovoteka.match.bots_at_table import BotBrokeRule, BotsAtTable, LocalBot
from slovoteka.match.external_bots import Forfeit, GuardedBot
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.replay import verify as verify_record
from slovoteka.match.selfplay import Progress, Thinking, Timed, open_match, record_so_far, thinking_of

_SIDES: Final = (0, 1)
_IMAGINED: Final = ((1, 0), (1, 0), (0, 1), (0, 1))
"""One pair won and one pair lost, added to the results so that the interval is not too narrow when there are few
pairs or all ended alike."""


class ArenaSetup(Value, frozen=True, kw_only=True):
    """What is played. It is sent to the processes that play it."""

    game: str
    options: bytes
    """The options as JSON."""
    bots: tuple[str, str]
    """Each is a level, or the place of an external bot."""
    limit_ms: int
    """The time for each decision of an external bot. Our own bots have their own limits."""


class LostGame(Value, frozen=True, kw_only=True):
    """Why a game was lost by a fault of a bot, such as a broken rule, and not by points."""

    side: int
    code: str
    params: dict[str, str | int]


class ArenaGame(Value, frozen=True, kw_only=True):
    seed: int
    sides: tuple[int, ...]
    """Which bot sits in each seat, 0 or 1."""
    record: tuple[str, ...] = ()
    """The lines of the record, as far as the game went."""
    outcome: Outcome | None = None
    lost: LostGame | None = None
    failure: str | None = None
    """An error for which neither bot is to blame. The game does not count."""
    thinking_ms: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())
    """How long each decision that was not routine took, by side."""

    def points(self, side: int) -> int:
        """The points of all seats of a side; 0 if the game was not finished."""
        scores = () if self.outcome is None else self.outcome.scores
        return sum(score for score, sat in zip(scores, self.sides, strict=False) if sat == side)

    def winner(self) -> int | None:
        """The side with the better place, or None for a draw. A cooperative game is always a draw."""
        if self.lost is not None:
            return 1 - self.lost.side
        places = () if self.outcome is None else self.outcome.places
        best = [
            min((p for p, sat in zip(places, self.sides, strict=False) if sat == side), default=0) for side in _SIDES
        ]
        return None if best[0] == best[1] else int(best[1] < best[0])


class BotResults(Value, frozen=True, kw_only=True):
    """The results of one bot."""

    bot: str
    wins: int
    forfeits: int
    """How many games it lost by a fault."""
    points: float
    """The average of the games that were finished."""
    thinking: Thinking


class ArenaReport(Value, frozen=True, kw_only=True):
    games: int
    draws: int
    sides: tuple[BotResults, BotResults]
    standing: MatchEstimate | None
    """The first bot's result over the pairs that count; None without any. Points are only from finished pairs."""
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
    """Plays pairs of games and calls `keep` with every game, in order.

    They are played in other processes, because an external bot may do anything.
    """
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
    """Raises `Unreadable` if a bot cannot be found, and `Illegal` if the number of seats is odd."""
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
    """The game, its options and its oracle. Cached, because opening a dictionary takes time."""
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


def _side(bot: str, side: int, counted: Sequence[ArenaGame]) -> BotResults:
    finished = [game.points(side) for game in counted if game.outcome is not None]
    return BotResults(
        bot=bot,
        wins=sum(game.winner() == side for game in counted),
        forfeits=sum(game.lost is not None and game.lost.side == side for game in counted),
        points=round(sum(finished) / max(1, len(finished)), 2),
        thinking=thinking_of([spent for game in counted for spent in game.thinking_ms[side]]),
    )


def _standing(pairs: Sequence[tuple[ArenaGame, ArenaGame]]) -> MatchEstimate | None:
    """The estimate for the first bot. The share of wins is computed from places, since points are bad in some games."""
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
    deal = int.from_bytes(digest, "big")  # so that runs with neighbouring seeds share no deals
    return play_one(order, deal, swapped=False), play_one(order, deal, swapped=True)


def play_one(order: ArenaSetup, seed: int, *, swapped: bool) -> ArenaGame:
    """Plays one game. The bots sit in alternating seats; with `swapped` the second bot has the first seat.

    Must be called in the main thread, because external bots are timed with signals.
    """
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
    except Exception as error:  # noqa: BLE001  neither bot is to blame: reported, not counted
        game = game.but(failure=external_bots.shown(error))
    record: Record | None = None if match is None else await record_so_far(match)
    return game.but(
        record=() if record is None else tuple(lines(record)),
        thinking_ms=(tuple(thinking[0]), tuple(thinking[1])),
    )


def _chair(bot: str, seat: int) -> tuple[str, Level | None]:
    """The name of a seat, and its level for one of our own bots."""
    return f"{bot[:40]} {seat + 1}", None if external_bots.is_external(bot) else _level(bot)


def _level(bot: str) -> Level:
    level: Level = msgspec.convert(bot, Level)
    return level


def _bot(order: ArenaSetup, kind: GameKind, options: Any, seat: int, side: int, seed: int) -> Bot:
    where, own_seed = order.bots[side], seed * kind.rules.seats(options) + seat
    if not external_bots.is_external(where):
        return make_bot(kind.info.id, _level(where), options, own_seed)
    return GuardedBot(external_bots.find(where), kind, options, own_seed, seat=seat, limit_ms=order.limit_ms)

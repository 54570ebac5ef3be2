"""Bots play each other without people and without real time. The same seed gives the same record."""

import asyncio
import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from math import ceil
from random import Random
from time import perf_counter, thread_time
from traceback import format_exception
from typing import Any

from slovoteka.bots.bot import LEVELS, Bot, Decision, Level, Situation
from slovoteka.bots.registry import make_bot, read_level
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.game import Outcome
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.core.record import Record, lines, parse
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.match.bots_at_table import BotsAtTable, LocalBot
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.replay import verify as verify_record
from slovoteka.match.seating import Seating
from slovoteka.store.memory import MemoryStore

STEP_MS = 1_500
"""How far the virtual clock advances each time it is read."""
_BATCHES = 8
"""Batches for each worker: enough for a smooth progress bar, and so that workers finish at about the same time."""

_SEEDS = 1_000_003
"""Keeps the seeds of runs with neighbouring seeds apart."""

MakeBot = Callable[[str, Level, Any, int], Bot]
Progress = Callable[[int, int], None]
"""Called with the number of finished games and the number of all games."""


class SelfplayGame(Value, frozen=True, kw_only=True):
    seed: int
    levels: tuple[Level, ...]
    """The level of each seat."""
    record: Record | None
    """After a failure: as far as the game went, or None if it never began."""
    outcome: Outcome | None
    failure: str | None = None
    thinking_ms: tuple[tuple[float, ...], ...] = ()
    """How long each decision that was not routine took, by seat."""


class Failure(Value, frozen=True, kw_only=True):
    """A failed game. `play_one` with these levels and this seed reproduces it."""

    seed: int
    levels: tuple[Level, ...]
    error: str
    record: tuple[str, ...] = ()
    """The lines of the record, as far as the game went."""


class Thinking(Value, frozen=True, kw_only=True):
    """How long a level thinks about decisions that are not routine."""

    decisions: int
    p50_ms: float
    p99_ms: float
    max_ms: float


class Summary(Value, frozen=True, kw_only=True):
    games: int
    finished: int
    failures: tuple[Failure, ...]
    wins: dict[Level, float]
    """A shared victory is split among the winners."""
    wins_by_seat: tuple[float, ...]
    seconds: float
    thinking: dict[Level, Thinking]


# --- one game -------------------------------------------------------------------------------------------------------


def play_one(
    kind: GameKind,
    options: Any,
    levels: Sequence[Level],
    seed: int,
    *,
    verify: bool = True,
    bot_maker: MakeBot = make_bot,
    oracle: tuple[Oracle, str | None] | None = None,
) -> SelfplayGame:
    """Plays a game of bots, one level for each seat. Errors in play are returned as a failure, not raised."""
    _check_seats(kind, options, levels)
    return asyncio.run(_play(kind, options, tuple(levels), seed, verify, bot_maker, oracle))


async def _play(
    kind: GameKind,
    options: Any,
    levels: tuple[Level, ...],
    seed: int,
    verify: bool,
    bot_maker: MakeBot,
    oracle: tuple[Oracle, str | None] | None,
) -> SelfplayGame:
    thinking: list[list[float]] = [[] for _ in levels]
    match: Match | None = None
    try:
        chairs = [(f"{level} {seat + 1}", level) for seat, level in enumerate(levels)]
        match = await open_match(kind, options, chairs, seed, oracle or open_oracle(kind, options))
        bots = {
            seat: LocalBot(Timed(bot_maker(kind.info.id, level, options, seed * len(levels) + seat), thinking[seat]))
            for seat, level in enumerate(levels)
        }
        await BotsAtTable(match, bots, Random(seed)).play_out()
        if match.outcome is None:
            raise RuntimeError("the bots have stopped before the end")
        if verify:
            verify_record(parse(lines(match.record())))
    except Exception as error:  # noqa: BLE001  a failure is what self-play is looking for
        return SelfplayGame(
            seed=seed,
            levels=levels,
            record=None if match is None else await record_so_far(match),
            outcome=None,
            failure="".join(format_exception(error)),
            thinking_ms=tuple(map(tuple, thinking)),
        )
    return SelfplayGame(
        seed=seed,
        levels=levels,
        record=match.record(),
        outcome=match.outcome,
        thinking_ms=tuple(map(tuple, thinking)),
    )


def _check_seats(kind: GameKind, options: Any, levels: Sequence[Level]) -> None:
    for level in levels:
        read_level(kind.info.id, level)
    seats = kind.rules.seats(options)
    if len(levels) > seats:
        raise Unreadable("too-many-levels", levels=len(levels), seats=seats)
    if len(levels) < seats:
        raise Illegal("host", "seats-empty", missing=seats - len(levels))


async def open_match(
    kind: GameKind,
    options: Any,
    chairs: Sequence[tuple[str, Level | None]],
    seed: int,
    answers: tuple[Oracle, str | None],
) -> Match:
    """A match without people. Each seat has a name and, for one of our bots, a level."""
    oracle, lexicon = answers
    secret = sha256(f"slovoteka selfplay {seed}".encode()).digest()
    seating = Seating(kind, options, f"selfplay-{seed}", secret)
    for seat, (name, level) in enumerate(chairs):
        seating.join(seat, name, bot=level)
    return await Match.create(kind, seating.header(lexicon), secret, MemoryStore(VirtualClock()), oracle)


async def record_so_far(match: Match) -> Record:
    """The record of a match, even if it did not end."""
    if match.outcome is None:
        await match.abandon()
    return match.record()


class VirtualClock:
    """Advances whenever it is read, so that times in the record grow and penalty pauses end."""

    def __init__(self) -> None:
        self._ms = 0

    def __call__(self) -> int:
        self._ms += STEP_MS
        return self._ms


class Timed:
    """Measures a bot's thinking in processor time, so that other programs do not make it look slower.

    Passes and routine decisions are left out, because they are so many that they would hide the others.
    """

    def __init__(self, bot: Bot, spent_ms: list[float]) -> None:
        self.level = bot.level
        self._bot, self._spent_ms = bot, spent_ms

    def decide(self, situation: Situation) -> Decision | None:
        began = thread_time()
        decision = self._bot.decide(situation)
        if decision is not None and not decision.reason.is_routine:
            self._spent_ms.append((thread_time() - began) * 1000)
        return decision


# --- many games -----------------------------------------------------------------------------------------------------


class GamesBatch(Value, frozen=True, kw_only=True):
    """A part of the games, for one worker."""

    game_id: str
    options: Any
    games: tuple[tuple[tuple[Level, ...], int], ...]
    """The levels by seat and the seed of each game."""
    verify: bool


def play_many(
    game_id: str,
    options: Any,
    levels: Sequence[Level],
    games: int,
    seed: int,
    swap: bool,
    progress: Progress | None = None,
    *,
    workers: int = 2,
    verify: bool = True,
    keep: Callable[[SelfplayGame], None] | None = None,
) -> Summary:
    """Plays many games. With `swap` each deal is played once for every rotation of the levels around the table.

    `keep` is called with every result, in the order of the games.
    """
    began = perf_counter()
    kind = registry.find(game_id)
    _check_seats(kind, options, levels)
    open_oracle(kind, options)  # builds dictionaries once and not in every worker
    plan = tuple(schedule(levels, games, seed, swap))
    size = max(1, ceil(games / (workers * _BATCHES)))
    jobs = [
        GamesBatch(game_id=game_id, options=options, games=plan[start : start + size], verify=verify)
        for start in range(0, games, size)
    ]
    results: list[SelfplayGame] = []
    with _pool(workers) as run:
        for batch in run(jobs):
            for result in batch:
                results.append(result.but(record=None) if result.failure is None else result)
                if keep is not None:
                    keep(result)
            if progress is not None:
                progress(len(results), games)
    return summarise(results, len(levels), perf_counter() - began)


def schedule(levels: Sequence[Level], games: int, seed: int, swap: bool) -> Iterator[tuple[tuple[Level, ...], int]]:
    """The levels by seat and the seed of each game."""
    turns = [(*levels[turn:], *levels[:turn]) for turn in range(len(levels))]
    seatings = list(dict.fromkeys(turns)) if swap else [tuple(levels)]
    for number in range(games):
        yield seatings[number % len(seatings)], seed * _SEEDS + number // len(seatings)


def summarise(results: Sequence[SelfplayGame], seats: int, seconds: float) -> Summary:
    shares = [_shares(result.outcome, seats) for result in results]
    sat = {level for result in results for level in result.levels}
    wins = dict.fromkeys([level for level in LEVELS if level in sat], 0.0)
    spent: dict[Level, list[float]] = {level: [] for level in wins}
    for result, share in zip(results, shares, strict=True):
        for seat, level in enumerate(result.levels):
            wins[level] += share[seat]
            spent[level] += result.thinking_ms[seat]
    return Summary(
        games=len(results),
        finished=sum(result.failure is None for result in results),
        failures=tuple(_failure(result) for result in results if result.failure is not None),
        wins={level: round(won, 3) for level, won in wins.items()},
        wins_by_seat=tuple(round(sum(share[seat] for share in shares), 3) for seat in range(seats)),
        seconds=round(seconds, 2),
        thinking={level: thinking_of(times) for level, times in spent.items()},
    )


def _shares(outcome: Outcome | None, seats: int) -> list[float]:
    """Each seat's share of the victory."""
    if outcome is None:
        return [0.0] * seats
    winners = max(1, outcome.places.count(1))  # in a cooperative game everybody may lose
    return [(place == 1) / winners for place in outcome.places]


def _failure(result: SelfplayGame) -> Failure:
    record = () if result.record is None else tuple(lines(result.record))
    return Failure(seed=result.seed, levels=result.levels, error=result.failure or "", record=record)


def thinking_of(spent_ms: Sequence[float]) -> Thinking:
    ordered = sorted(spent_ms) or [0.0]
    p50, p99 = (ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] for percent in (50, 99))
    return Thinking(decisions=len(spent_ms), p50_ms=round(p50, 3), p99_ms=round(p99, 3), max_ms=round(ordered[-1], 3))


def _play_job(job: GamesBatch) -> list[SelfplayGame]:
    kind = registry.find(job.game_id)
    oracle = open_oracle(kind, job.options)
    return [play_one(kind, job.options, levels, seed, verify=job.verify, oracle=oracle) for levels, seed in job.games]


def _work(job: GamesBatch) -> list[SelfplayGame]:
    """Does a job in a worker process."""
    results = []
    for game in job.games:
        results += _play_job(job.but(games=(game,)))
        gc.freeze()  # dictionaries stay for ever, and scanning them for garbage would count as thinking
    return results


@contextmanager
def _pool(workers: int) -> Iterator[Callable[[list[GamesBatch]], Iterable[list[SelfplayGame]]]]:
    """A function that runs jobs and returns their results in the same order."""
    if workers < 2:
        yield lambda jobs: map(_play_job, jobs)
        return
    from slovoteka.jobs.processes.crew import Crew  # noqa: PLC0415  not available in a browser

    with Crew(workers) as crew:
        yield lambda jobs: crew.map(_work, jobs)

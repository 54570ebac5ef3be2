"""Requests for decisions of bots, which can be sent anywhere; answering them; and the reserve move if nobody answers.

Nothing here knows of processes or machines. `BotCache` handles a request wherever it arrives.
"""

from collections.abc import Iterator
from typing import Any, Final, Protocol

import msgspec
from cachetools import LRUCache

from slovoteka.bots.bot import Bot, Decision, Level, Situation
from slovoteka.bots.registry import make_bot
from slovoteka.core.errors import Refusal
from slovoteka.core.game import Game, Window
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.jobs.task import Runner, Task, Tell

DECIDE: Final = f"{__name__}:decide"
"""The name of the work `decide` in tasks."""
_BUDGETS: Final = 2.0
_GRACE_S: Final = 2.0
"""A bot is given up when it takes longer than `_BUDGETS` times its budget plus this."""


class DecisionRequest(Value, frozen=True, kw_only=True):
    """A decision to be made by one bot, with everything it needs."""

    game: str
    options: Any
    """The same as in the situation."""
    level: Level
    seed: int
    chair: str
    """`match:seat`. A worker that has decided for this seat before may still have its bot."""
    situation: Situation
    budget_ms: int = 1_000

    @property
    def match(self) -> str:
        return self.chair.rpartition(":")[0]


class Thinker(Protocol):
    async def think(self, job: DecisionRequest) -> Decision | None:
        """The bot's decision. Raises `NotDone`; then a reserve move is played."""


class RunnerThinker:
    """Lets bots think in the workers of a runner."""

    def __init__(self, runner: Runner, *, work: str = DECIDE, grace_s: float = _GRACE_S) -> None:
        self._runner, self._work, self._grace_s = runner, work, grace_s

    async def think(self, job: DecisionRequest) -> Decision | None:
        task = Task(
            work=self._work,
            payload=encode(job),
            lane="bots",
            group=job.match,
            limit_s=_BUDGETS * job.budget_ms / 1_000 + self._grace_s,
            needs=job.game,
        )
        return decode_answer(job.game, await self._runner.run(task))


# --- on the way -----------------------------------------------------------------------------------------------------


def encode(job: DecisionRequest) -> bytes:
    """Encodes a request with its options only once, because a deck of cards can be larger than all the rest."""
    situation = job.situation.but(options=None)
    return msgspec.msgpack.encode(job.but(situation=situation))


def decode(data: bytes) -> DecisionRequest:
    job = msgspec.msgpack.decode(data, type=DecisionRequest)
    kind, seen = registry.find(job.game), job.situation
    options: Any = msgspec.convert(job.options, kind.types.options)
    situation = seen.but(
        options=options,
        public=msgspec.convert(seen.public, kind.types.public),
        private=msgspec.convert(seen.private, kind.types.private),
        events=[msgspec.convert(event, kind.types.event) for event in seen.events],
    )
    return job.but(options=options, situation=situation)


def encode_answer(decision: Decision | None) -> bytes:
    return msgspec.msgpack.encode(decision)


def decode_answer(game: str, data: bytes) -> Decision | None:
    decision = msgspec.msgpack.decode(data, type=Decision | None)
    if decision is None:
        return None
    return decision.but(action=msgspec.convert(decision.action, registry.find(game).types.action))


# --- where it arrives -----------------------------------------------------------------------------------------------

_BOTS_KEPT: Final = 32
"""A bot takes up to three megabytes, and a new one is made in a few milliseconds."""


class _CachedBot(msgspec.Struct):
    """A bot and what its seat has seen."""

    bot: Bot
    heard: tuple[Any, ...] = ()


class BotCache:
    """Makes bots, asks them, and keeps those that were asked last.

    What a bot remembers between decisions comes from the events, and every job has all of them. So a new bot in the
    middle of a match decides like one that was there from the start.
    """

    def __init__(self, most: int = _BOTS_KEPT) -> None:
        self._kept: LRUCache[tuple[Any, ...], _CachedBot] = LRUCache(most)

    def decide(self, job: DecisionRequest) -> Decision | None:
        events = tuple(job.situation.events)
        kept = self._take(job, events)
        decision = kept.bot.decide(job.situation)  # if it raises, it is dropped: it may have read half the events
        kept.heard = events
        self._kept[_key(job)] = kept
        return decision

    def _take(self, job: DecisionRequest, events: tuple[Any, ...]) -> _CachedBot:
        kept = self._kept.pop(_key(job), None)
        # After a takeback a kept bot would remember events that no longer count.
        if kept is None or kept.heard != events[: len(kept.heard)]:
            return _CachedBot(make_bot(job.game, job.level, job.options, job.seed))
        return kept


_bots = BotCache()
"""The bots that were asked in this process."""


def decide(payload: bytes, _tell: Tell) -> bytes:
    """A `Work`: one decision of one bot."""
    return encode_answer(_bots.decide(decode(payload)))


def _key(job: DecisionRequest) -> tuple[Any, ...]:
    return job.game, job.chair, job.level, job.seed, job.options


# --- when nobody answers --------------------------------------------------------------------------------------------


def reserve(
    kind: GameKind, options: Any, oracle: Oracle, state: Any, seat: int, window: Window, at_ms: int
) -> Any | None:
    """A legal action chosen without thinking, harmless if possible; None if the seat need not act.

    It makes its own game, so it may run in a thread if it has its own oracle too. It chooses only among what the rules
    offer this seat and uses nothing hidden.
    """
    if not window.blocking:
        return None
    game = kind.rules.make(options, oracle)
    for action in _offered(kind, game, state, seat, window):
        try:
            game.check(state, seat, window, action, at_ms)
        except Refusal:
            continue
        return action
    raise AssertionError(f"no move for seat {seat} in {window.id}")


def _offered(kind: GameKind, game: Game[Any, Any], state: Any, seat: int, window: Window) -> Iterator[Any]:
    """Actions to try: harmless ones first, because searching for moves can take seconds; costly ones last."""
    reserve = kind.hosting.reserve
    yield from reserve.harmless
    costly = []
    for action in game.moves(state, seat, window):
        if isinstance(action, reserve.costly):
            costly.append(action)
        else:
            yield action
    yield from costly

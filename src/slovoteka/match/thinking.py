"""What a bot is asked, as a value that can be sent anywhere; who answers it, and what is played when nobody does.

Nothing here knows of processes or machines: `Workshop` is what happens to a job wherever it arrives.
"""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final, Protocol, get_args

import msgspec

from slovoteka.bots.bot import Bot, Decision, Level, Situation
from slovoteka.bots.registry import make_bot
from slovoteka.core.errors import Refusal
from slovoteka.core.game import Game, GameKind, Window
from slovoteka.core.oracle import Oracle
from slovoteka.games import registry


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of one bot, with all that is needed to make it."""

    game: str
    options: Any
    """The same as in the situation."""
    level: Level
    seed: int
    chair: str
    """`match:seat`: whoever has thought for this chair before may have kept its bot."""
    situation: Situation
    budget_ms: int = 1_000

    @property
    def match(self) -> str:
        return self.chair.rpartition(":")[0]


class NoAnswer(Exception):
    """The bot will not answer: the reserve move is played."""


class TooSlow(NoAnswer):
    """It took more time than it had, or nobody had time for it."""


class WorkerLost(NoAnswer):
    """Whoever thought about it broke off."""


class Thinker(Protocol):
    async def think(self, job: Job) -> Decision | None:
        """What the bot decides; raises `NoAnswer`."""


# --- on the way -----------------------------------------------------------------------------------------------------


def encode(job: Job) -> bytes:
    """The options travel once: a deck of codenames weighs more than all the rest."""
    situation = msgspec.structs.replace(job.situation, options=None)
    return msgspec.msgpack.encode(msgspec.structs.replace(job, situation=situation))


def decode(data: bytes) -> Job:
    job = msgspec.msgpack.decode(data, type=Job)
    kind, seen = registry.find(job.game), job.situation
    options: Any = msgspec.convert(job.options, kind.options)
    situation = msgspec.structs.replace(
        seen,
        options=options,
        public=msgspec.convert(seen.public, kind.public),
        private=msgspec.convert(seen.private, kind.private),
        events=[msgspec.convert(event, kind.event) for event in seen.events],
    )
    return msgspec.structs.replace(job, options=options, situation=situation)


def encode_answer(decision: Decision | None) -> bytes:
    return msgspec.msgpack.encode(decision)


def decode_answer(game: str, data: bytes) -> Decision | None:
    decision = msgspec.msgpack.decode(data, type=Decision | None)
    if decision is None:
        return None
    return msgspec.structs.replace(decision, action=msgspec.convert(decision.action, registry.find(game).action))


# --- where it arrives -----------------------------------------------------------------------------------------------

_BOTS_KEPT: Final = 32
"""A bot holds up to three megabytes of what it has met, and is made again in some milliseconds."""


class _Kept(msgspec.Struct):
    """A bot and what it has been told."""

    bot: Bot
    heard: tuple[Any, ...] = ()


class Workshop:
    """Makes bots and asks them, and keeps those that were asked last.

    What a bot keeps between decisions it has from the events, all of which come with every job: a bot made anew in the
    middle of a match decides like one that was there from the start.
    """

    def __init__(self, most: int = _BOTS_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[Any, ...], _Kept] = OrderedDict()

    def decide(self, job: Job) -> Decision | None:
        events = tuple(job.situation.events)
        kept = self._take(job, events)
        decision = kept.bot.decide(job.situation)  # one that raises is not kept: it may be half way through the events
        kept.heard = events
        self._put_back(job, kept)
        return decision

    def _take(self, job: Job, events: tuple[Any, ...]) -> _Kept:
        kept = self._kept.pop(_key(job), None)
        # Where a move was taken back, a bot remembers what has not happened.
        if kept is None or kept.heard != events[: len(kept.heard)]:
            return _Kept(make_bot(job.game, job.level, job.options, job.seed))
        return kept

    def _put_back(self, job: Job, kept: _Kept) -> None:
        self._kept[_key(job)] = kept
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)


def _key(job: Job) -> tuple[Any, ...]:
    return job.game, job.chair, job.level, job.seed, job.options


# --- when nobody answers --------------------------------------------------------------------------------------------

_HARMLESS: Final = ("pass", "accept", "skip", "stop", "ready")
"""Tags of actions by which nothing is risked, in every game that has them."""
_COSTLY: Final = frozenset({"discard"})
"""Tags of actions that give something up and leave the turn to be made all the same."""


def reserve(
    kind: GameKind, options: Any, oracle: Oracle, state: Any, seat: int, window: Window, at_ms: int
) -> Any | None:
    """An action within the rules, without thought: harmless if there is such a one. None: nothing need be done.

    It makes a game of its own, so it may run beside the host if the oracle is its own too. What it chooses follows from
    what the rules offer this seat, not from anything hidden.
    """
    if not window.blocking:
        return None
    game = kind.make(options, oracle)
    for action in _offered(kind, game, state, seat, window):
        try:
            game.check(state, seat, window, action, at_ms)
        except Refusal:
            continue
        return action
    raise AssertionError(f"no move for seat {seat} in {window.id}")


def _offered(kind: GameKind, game: Game[Any, Any], state: Any, seat: int, window: Window) -> Iterator[Any]:
    """Moves are searched for only after the harmless ones were refused: a search can take seconds."""
    by_tag = {_tag(action): action for action in get_args(kind.action) or (kind.action,)}
    yield from (by_tag[tag]() for tag in _HARMLESS if tag in by_tag)
    costly = []
    for action in game.moves(state, seat, window):
        if _tag(action) in _COSTLY:
            costly.append(action)
        else:
            yield action
    yield from costly


def _tag(action: Any) -> str:
    return str(action.__struct_config__.tag)

"""External bots: found by path or module, and guarded so that the arena survives whatever they do."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module, util
from pathlib import Path
from traceback import extract_tb
from types import FrameType, ModuleType
from typing import Any, Final

from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.core.errors import Unreadable
from slovoteka.core.fold import read_action
from slovoteka.core.kind import GameKind

Make = Callable[[Any, int], Any]
"""Makes a bot for one seat from options and a seed. A bot is an object with `decide(situation)`."""

_FACTORY: Final = "make_bot"
_FUNCTION: Final = "decide"
_OWN_REASON: Final = Reason("bot-of-others")


class Forfeit(Exception):
    """A bot has lost its game by a fault. The code has a sentence in the catalogues."""

    def __init__(self, seat: int, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.seat, self.code, self.params = seat, code, params


class _TimeUp(BaseException):
    """Not an `Exception`, so that a bot with `except Exception` does not catch it."""


# --- where it is ------------------------------------------------------------------------------------------------------


@cache
def find(where: str) -> Make:
    """Finds a bot: `path/to/file.py` with `make_bot(options, seed)` or only `decide(situation)`, or
    `package.module:factory`."""
    place, _, name = where.rpartition(":") if not where.endswith(".py") else (where, "", "")
    try:
        module = _from_file(Path(place)) if place.endswith(".py") else _from_package(place)
    except (Exception, SystemExit) as error:
        raise Unreadable("arena-not-loaded", bot=where[:80], why=shown(error)) from error
    held = vars(module)
    factory = held.get(name) if name else held.get(_FACTORY) or _always(held.get(_FUNCTION))
    if not callable(factory):
        raise Unreadable("arena-no-factory", bot=where[:80], name=name or f"{_FACTORY}, {_FUNCTION}")
    made: Make = factory
    return made


def is_external(name: str) -> bool:
    """Whether this is the place of an external bot and not the name of a level."""
    return name.endswith(".py") or ":" in name


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise FileNotFoundError(path)
    spec = util.spec_from_file_location(f"bot_of_others_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    _let_import_from(path.resolve().parent)
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _from_package(name: str) -> ModuleType:
    _let_import_from(Path.cwd())
    return import_module(name)


def _let_import_from(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))  # at the end, so that their files do not shadow Python's modules


def _always(decide: Any) -> Make | None:
    """Makes a factory of bots from a plain function that keeps no state."""

    class StatelessBot:
        def __init__(self, _options: Any, _seed: int) -> None:
            self.decide = decide

    return None if decide is None else StatelessBot


# --- what it does -----------------------------------------------------------------------------------------------------


class GuardedBot:
    """An external bot in one seat. Raises `Forfeit` if it crashes, is too slow or gives no action."""

    level: Level = "master"  # only sets delays at tables with people, which an arena has not

    def __init__(self, make: Make, kind: GameKind, options: Any, seed: int, *, seat: int, limit_ms: int) -> None:
        self._kind, self._seat, self._limit_ms = kind, seat, limit_ms
        self._bot = self._watched(lambda: make(options, seed))

    def decide(self, situation: Situation) -> Decision | None:
        answer = self._watched(lambda: self._bot.decide(situation))
        if answer is None:
            if situation.window.blocking:
                raise Forfeit(self._seat, "arena-silent", window=situation.window.kind)
            return None
        decision = answer if isinstance(answer, Decision) else Decision(answer, _OWN_REASON)
        try:
            action = read_action(self._kind, decision.action)
        except Unreadable as refusal:
            raise Forfeit(self._seat, "arena-no-action", why=str(refusal.params.get("why", ""))) from refusal
        return Decision(action, decision.reason, decision.races)

    def _watched(self, think: Callable[[], Any]) -> Any:
        try:
            with _alarm(self._limit_ms):
                return think()
        except _TimeUp:
            raise Forfeit(self._seat, "arena-too-slow", limit_ms=self._limit_ms) from None
        except (Exception, SystemExit) as error:
            raise Forfeit(self._seat, "arena-crashed", why=shown(error)) from error


@contextmanager
def _alarm(limit_ms: int) -> Iterator[None]:
    """Raises `_TimeUp` in the block after the limit. Works only in the main thread, because it uses signals."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise _TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit_ms / 1_000)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def shown(error: BaseException) -> str:
    """The error and its place in one line."""
    frames = extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}"[:300] + where

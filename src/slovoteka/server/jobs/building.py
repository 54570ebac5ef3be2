"""After the first start, builds in the background what takes long: dictionaries, associations and parts of games.

A low-priority worker does it. If the worker fails, each thing is built when it is first needed.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Literal, get_args

import msgspec
import structlog

from slovoteka.associations.store import find_table, table_folder
from slovoteka.bots.registry import needs_associations
from slovoteka.core.kind import GameKind
from slovoteka.core.value import Value
from slovoteka.jobs.task import NotDone, Runner, Task, Tell
from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.lexicon.progress import report_progress_to
from slovoteka.lexicon.store import find_manifest, manifest
from slovoteka.plugins.discovery import manifests
from slovoteka.plugins.manifest import Manifest, Prepared
from slovoteka.server.base.problems import BeingBuilt

What = Literal["ru", "uk", "associations"]
ALL: Final[tuple[What, ...]] = get_args(What)
"""In building order: associations need the Russian dictionary."""

_WORK: Final = f"{__name__}:build"
_RETRY_S: Final = 10
_STEP: Final = 0.01
"""The smallest progress that is reported, since builders report more often than anybody looks."""

log = structlog.get_logger()


class BuildProgress(Value, frozen=True):
    what: What
    done: float
    """From 0 to 1."""


class Building:
    def __init__(self, runner: Runner) -> None:
        self.ready: tuple[What, ...] = ()
        self._runner = runner
        self._done: dict[What, float] = {}
        self._following: asyncio.Task[None] | None = None

    @property
    def going_on(self) -> tuple[BuildProgress, ...]:
        return tuple(BuildProgress(what, round(done, 2)) for what, done in self._done.items())

    async def start(self, *, build: bool) -> None:
        """Checks what is there, and with `build` starts building what is missing. Does not wait for the building."""
        found = await asyncio.to_thread(find_all)
        self.ready = tuple(what for what in ALL if found[what])
        missing = [what for what in ALL if not found[what]]
        if build and (missing or not await asyncio.to_thread(is_prepared)):
            self._done = dict.fromkeys(missing, 0.0)
            self._following = asyncio.get_running_loop().create_task(self._follow(missing))

    async def close(self) -> None:
        """Stops building. Whatever is half built is thrown away and built again after the next start."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)

    # --- who needs it -------------------------------------------------------------------------------------------------

    def check(self, kind: GameKind, options: Any) -> None:
        """Raises `BeingBuilt` if this table's dictionary is being built."""
        policy = kind.words.policy(options)
        self.check_one("ru" if policy is None else policy.language)

    def check_bots(self, game: str) -> None:
        if needs_associations(game):
            self.check_one("associations")

    def check_one(self, what: What) -> None:
        if (done := self._done.get(what)) is not None:
            raise BeingBuilt(what, done, _RETRY_S)

    # --- the process --------------------------------------------------------------------------------------------------

    async def _follow(self, missing: list[What]) -> None:
        log.info("building", what=missing)
        task = Task(work=_WORK, payload=msgspec.json.encode(missing), lane="builds")
        try:
            await self._runner.run(task, lambda message: self._hear(msgspec.json.decode(message, type=BuildProgress)))
        except NotDone as why:  # from now on each thing is built when it is first needed
            log.error("not-built", what=list(self._done), why=str(why))
        finally:
            self._done = {}

    def _hear(self, progress: BuildProgress) -> None:
        if progress.done < 1:
            self._done[progress.what] = progress.done
        else:
            self._done.pop(progress.what, None)
            self.ready = tuple(what for what in ALL if what in (*self.ready, progress.what))
            log.info("built", what=progress.what)


def find_all() -> dict[What, bool]:
    """What is already built. Never builds anything."""
    return {
        "ru": find_manifest("ru") is not None,
        "uk": find_manifest("uk") is not None,
        "associations": find_table() is not None,
    }


def is_prepared() -> bool:
    """Whether everything is there that games prepare besides the dictionaries. Call it only once all dictionaries are
    there, or it would build them."""
    return all(manifest.load(part.is_ready)(language) for manifest, part in _prepared() for language in ALPHABETS)


def _prepared() -> list[tuple[Manifest, Prepared]]:
    return [(manifest, manifest.prepares) for manifest in manifests().values() if manifest.prepares is not None]


# --- in the worker ---------------------------------------------------------------------------------------------------


def build(payload: bytes, tell: Tell) -> bytes:
    """A `Work`."""
    build_all(msgspec.json.decode(payload, type=list[What]), lambda progress: tell(msgspec.json.encode(progress)))
    return b""


def build_all(wanted: list[What], tell: Callable[[BuildProgress], None]) -> None:
    """Builds what is wanted, and for each language what games prepare, if it is missing."""
    for language in ALPHABETS:
        if language in wanted:
            with report_progress_to(_in_steps(language, tell)):
                manifest(language)
        for game, part in _prepared():
            game.load(part.build)(language)
        if language in wanted:
            tell(BuildProgress(language, 1.0))
    if "associations" in wanted:
        with report_progress_to(_in_steps("associations", tell)):
            table_folder()
        tell(BuildProgress("associations", 1.0))


def _in_steps(what: What, tell: Callable[[BuildProgress], None]) -> Callable[[float], None]:
    reported = -1.0

    def listen(done: float) -> None:
        nonlocal reported
        if done >= reported + _STEP and done < 1:
            reported = done
            tell(BuildProgress(what, done))

    return listen

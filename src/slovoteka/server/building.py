"""The first start: what takes long to build is built beside the server, in a process that stands back for it.

`Building` is the server's side. The process is this module run as a program: it is told what to build, and says in
lines of JSON how far it has come. If it breaks off, whatever is needed is built when it is needed, as without it.
"""

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final, Literal, get_args

import msgspec
import structlog

from slovoteka.associations.store import find_table, table_folder
from slovoteka.bots.registry import needs_associations
from slovoteka.bots.words import open_band
from slovoteka.core.game import GameKind
from slovoteka.games import registry
from slovoteka.lexicon.alphabet import ALPHABETS, Language
from slovoteka.lexicon.dictionary import Band, open_dictionary
from slovoteka.lexicon.moves import find_move_graph, move_graph
from slovoteka.lexicon.progress import told_to
from slovoteka.lexicon.search import WordSet
from slovoteka.lexicon.store import find_manifest, manifest
from slovoteka.match.oracles import options_in
from slovoteka.server.problems import BeingBuilt
from slovoteka.server.workers import stand_back

What = Literal["ru", "uk", "associations"]
ALL: Final[tuple[What, ...]] = get_args(What)
"""In this order: associations stand on the Russian dictionary."""

_NICENESS: Final = 19
_RETRY_S: Final = 10
_STEP: Final = 0.01
"""Of the whole: a builder advances more often than anybody looks."""

log = structlog.get_logger()


class Progress(msgspec.Struct, frozen=True):
    what: What
    done: float
    """From 0 to 1."""


class Building:
    def __init__(self) -> None:
        self.ready: tuple[What, ...] = ()
        self._done: dict[What, float] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def going_on(self) -> tuple[Progress, ...]:
        return tuple(Progress(what, round(done, 2)) for what, done in self._done.items())

    async def start(self, *, build: bool) -> None:
        """Looks what is there, and with `build` begins with what is not. Waits for neither."""
        found = await asyncio.to_thread(find_all)
        self.ready = tuple(what for what in ALL if found[what])
        missing = [what for what in ALL if not found[what]]
        if build and (missing or not await asyncio.to_thread(has_move_graphs)):
            self._done = dict.fromkeys(missing, 0.0)
            self._reading = asyncio.get_running_loop().create_task(self._follow(missing))

    async def close(self) -> None:
        """What is half built is thrown away and begun anew next time."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    # --- who needs it -------------------------------------------------------------------------------------------------

    def check(self, kind: GameKind, options: Any) -> None:
        """Raises `BeingBuilt` if this table's dictionary is."""
        policy = kind.word_policy(options)
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
        try:
            self._process = await _start(missing)
            assert self._process.stdout is not None  # noqa: S101  it was started with a pipe
            async for line in self._process.stdout:
                self._hear(msgspec.json.decode(line, type=Progress))
            code = await self._process.wait()
            if code or self._done:  # broken off: from here on they are built by whoever needs them
                log.error("not-built", what=list(self._done), code=code)
                self._done = {}
        finally:
            if self._process is not None and self._process.returncode is None:
                with suppress(ProcessLookupError):
                    self._process.kill()
                await self._process.wait()

    def _hear(self, progress: Progress) -> None:
        if progress.done < 1:
            self._done[progress.what] = progress.done
        else:
            self._done.pop(progress.what, None)
            self.ready = tuple(what for what in ALL if what in (*self.ready, progress.what))
            log.info("built", what=progress.what)


def find_all() -> dict[What, bool]:
    """Never builds."""
    return {
        "ru": find_manifest("ru") is not None,
        "uk": find_manifest("uk") is not None,
        "associations": find_table() is not None,
    }


def has_move_graphs() -> bool:
    """Whether the usual ones are there. Asked where the dictionaries are: then it builds nothing."""
    return all(find_move_graph(words) is not None for language in ALPHABETS for words in usual_words(language))


def usual_words(language: Language) -> Iterator[WordSet]:
    """In what Scrabble looks for moves where nothing else is agreed on: its dictionary, and what bots know."""
    kind = registry.find("scrabble")
    policy = kind.word_policy(options_in(kind, language))
    if policy is None:
        raise AssertionError("options that speak a language have a dictionary")
    yield open_dictionary(policy)
    for band in get_args(Band):
        yield open_band(policy, band)


async def _start(missing: list[What]) -> asyncio.subprocess.Process:
    alone = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "slovoteka.server.building", *missing),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | alone,
    )


# --- in the process ---------------------------------------------------------------------------------------------------


def build_all(wanted: list[What], tell: Callable[[Progress], None]) -> None:
    """What is wanted, and the graphs for moves wherever they are missing: a bot that had to build one would be late."""
    for language in ALPHABETS:
        if language in wanted:
            with told_to(_in_steps(language, tell)):
                manifest(language)
        for words in usual_words(language):
            move_graph(words)
        if language in wanted:
            tell(Progress(language, 1.0))
    if "associations" in wanted:
        with told_to(_in_steps("associations", tell)):
            table_folder()
        tell(Progress("associations", 1.0))


def _in_steps(what: What, tell: Callable[[Progress], None]) -> Callable[[float], None]:
    told = -1.0

    def listen(done: float) -> None:
        nonlocal told
        if done >= told + _STEP and done < 1:
            told = done
            tell(Progress(what, done))

    return listen


def _main(wanted: list[str]) -> None:
    stand_back(_NICENESS)

    def tell(progress: Progress) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
        sys.stdout.buffer.flush()

    build_all(msgspec.convert(wanted, list[What]), tell)


if __name__ == "__main__":
    _main(sys.argv[1:])

"""How far a build has come: a bar where somebody watches a terminal, a few plain lines elsewhere. On standard error."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final, Literal, Protocol

from slovoteka.lexicon.alphabet import Language

Stage = Literal["words", "graphs"]

_LANGUAGES: Final[dict[Language, str]] = {"ru": "русский словарь", "uk": "украинский словарь"}
_STAGES: Final[dict[Stage, str]] = {"words": "разбираются слова", "graphs": "строятся графы"}


class Progress(Protocol):
    def stage(self, stage: Stage, total: int) -> None: ...

    def advance(self, by: int) -> None: ...


@contextmanager
def show_progress(language: Language) -> Iterator[Progress]:
    if sys.stderr.isatty():
        with _bar(language) as bar:
            yield bar
    else:
        yield _Lines(language)


def tell_waiting() -> None:
    sys.stderr.write("словарь уже строит другой процесс, ждём его…\n")
    sys.stderr.flush()


class _Lines:
    """Says a line for each stage and each half of it."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._stage: Stage = "words"
        self._total = self._done = self._told = 0
        self._lock = Lock()

    def stage(self, stage: Stage, total: int) -> None:
        self._stage, self._total, self._done, self._told = stage, total, 0, 0
        self._tell("…")

    def advance(self, by: int) -> None:
        with self._lock:
            self._done += by
            half = self._done * 2 // self._total
            if half > self._told:
                self._told = half
                self._tell(f": {half * 50} %")

    def _tell(self, rest: str) -> None:
        sys.stderr.write(f"{_LANGUAGES[self._language]}: {_STAGES[self._stage]}{rest}\n")
        sys.stderr.flush()


@contextmanager
def _bar(language: Language) -> Iterator[Progress]:
    from rich.console import Console  # noqa: PLC0415  slow to load, and only for terminals
    from rich.progress import BarColumn, TaskID, TaskProgressColumn, TextColumn, TimeElapsedColumn  # noqa: PLC0415
    from rich.progress import Progress as Bars  # noqa: PLC0415

    class Bar:
        task: TaskID | None = None

        def stage(self, stage: Stage, total: int) -> None:
            self.task = bars.add_task(f"{_LANGUAGES[language]}: {_STAGES[stage]}", total=total)

        def advance(self, by: int) -> None:
            if self.task is not None:
                bars.advance(self.task, by)

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Bars(*columns, console=Console(stderr=True)) as bars:
        yield Bar()

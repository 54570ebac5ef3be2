"""How far a build has come: a bar on a terminal, a few plain lines elsewhere. On standard error."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from threading import Lock
from typing import Final, Protocol

from slovoteka.lexicon.alphabet import Language

_LANGUAGES: Final[dict[Language, str]] = {"ru": "русский словарь", "uk": "украинский словарь"}
_STAGES: Final = {"words": "разбираются слова", "graphs": "строятся графы"}


class Progress(Protocol):
    def stage(self, stage: str, total: int) -> None:
        """Begins the next stage, which means that the previous one is done."""

    def advance(self, by: int) -> None: ...


def show_progress(language: Language) -> AbstractContextManager[Progress]:
    """Shows the progress of building a dictionary."""
    return show_stages(_LANGUAGES[language], _STAGES)


_listeners: Final[list[Callable[[float], None]]] = []


@contextmanager
def report_progress_to(listener: Callable[[float], None]) -> Iterator[None]:
    """Lets builds in this process report their progress, from 0 to 1, to `listener` instead of standard error."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


@contextmanager
def show_stages(title: str, stages: Mapping[str, str]) -> Iterator[Progress]:
    """Shows the progress of a build; `stages` maps each stage to its name."""
    if _listeners:
        yield _Share(tuple(stages), _listeners[-1])
    elif sys.stderr.isatty():
        with _bar(title, stages) as bar:
            yield bar
    else:
        yield _ProgressLines(title, stages)


def tell_waiting(what: str) -> None:
    """Says on a terminal why nothing happens. Elsewhere the line would stand in the JSON log of a server."""
    if sys.stderr.isatty():
        sys.stderr.write(f"{what}: уже строит другой процесс, ждём его…\n")
        sys.stderr.flush()


class _Share:
    """Reports the share of the whole that is done. All stages count the same, however long they take."""

    def __init__(self, stages: tuple[str, ...], tell: Callable[[float], None]) -> None:
        self._stages, self._tell = stages, tell
        self._place = 0
        self._total, self._done = 1, 0
        self._lock = Lock()

    def stage(self, stage: str, total: int) -> None:
        self._place, self._total, self._done = self._stages.index(stage), max(total, 1), 0
        self.advance(0)

    def advance(self, by: int) -> None:
        with self._lock:
            self._done += by
            self._tell((self._place + min(1.0, self._done / self._total)) / len(self._stages))


class _ProgressLines:
    """Writes a line for each stage and for each half of it."""

    def __init__(self, title: str, stages: Mapping[str, str]) -> None:
        self._title, self._stages = title, stages
        self._stage = ""
        self._total = self._done = self._halves = 0
        self._lock = Lock()

    def stage(self, stage: str, total: int) -> None:
        self._stage, self._total, self._done, self._halves = stage, total, 0, 0
        self._tell("…")

    def advance(self, by: int) -> None:
        with self._lock:
            self._done += by
            half = self._done * 2 // self._total
            if half > self._halves:
                self._halves = half
                self._tell(f": {half * 50} %")

    def _tell(self, rest: str) -> None:
        sys.stderr.write(f"{self._title}: {self._stages[self._stage]}{rest}\n")
        sys.stderr.flush()


@contextmanager
def _bar(title: str, stages: Mapping[str, str]) -> Iterator[Progress]:
    from rich.console import Console  # noqa: PLC0415  slow to load, and only for terminals
    from rich.progress import BarColumn, TaskID, TaskProgressColumn, TextColumn, TimeElapsedColumn  # noqa: PLC0415
    from rich.progress import Progress as Bars  # noqa: PLC0415

    class Bar:
        task: TaskID | None = None
        total = 0

        def stage(self, stage: str, total: int) -> None:
            self.finish()
            self.task, self.total = bars.add_task(f"{title}: {stages[stage]}", total=total), total

        def advance(self, by: int) -> None:
            if self.task is not None:
                bars.advance(self.task, by)

        def finish(self) -> None:
            if self.task is not None:
                bars.update(self.task, completed=self.total)

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Bars(*columns, console=Console(stderr=True)) as bars:
        bar = Bar()
        yield bar
        bar.finish()

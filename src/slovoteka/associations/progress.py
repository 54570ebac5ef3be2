"""How far the building of the table has come: a bar on a terminal, a line a stage elsewhere. On standard error."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, Protocol

Stage = Literal["words", "hudlit", "news", "encoder", "texts", "own"]

_TITLE: Final = "ассоциации"
_STAGES: Final[dict[Stage, str]] = {
    "words": "отбираются слова",
    "hudlit": "векторы художественной прозы",
    "news": "векторы новостей",
    "encoder": "кодировщик предложений",
    "texts": "толкования и тексты",
    "own": "свои списки",
}


class Progress(Protocol):
    def stage(self, stage: Stage, total: int) -> None: ...

    def advance(self, by: int) -> None: ...


@contextmanager
def show_progress() -> Iterator[Progress]:
    if sys.stderr.isatty():
        with _bar() as bar:
            yield bar
    else:
        yield _Lines()


class _Lines:
    def stage(self, stage: Stage, total: int) -> None:  # noqa: ARG002  the protocol's
        sys.stderr.write(f"{_TITLE}: {_STAGES[stage]}…\n")
        sys.stderr.flush()

    def advance(self, by: int) -> None:
        """Stages are short: nothing is said within one."""


@contextmanager
def _bar() -> Iterator[Progress]:
    from rich.console import Console  # noqa: PLC0415  slow to load, and only for terminals
    from rich.progress import Progress as Bars  # noqa: PLC0415
    from rich.progress import TaskID  # noqa: PLC0415

    class Bar:
        task: TaskID | None = None
        total: int = 0

        def stage(self, stage: Stage, total: int) -> None:
            self.finish()
            self.task, self.total = bars.add_task(f"{_TITLE}: {_STAGES[stage]}", total=total), total

        def advance(self, by: int) -> None:
            if self.task is not None:
                bars.advance(self.task, by)

        def finish(self) -> None:
            if self.task is not None:
                bars.update(self.task, completed=self.total)

    with Bars(console=Console(stderr=True)) as bars:
        bar = Bar()
        yield bar
        bar.finish()

"""Progress of long operations."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from slovoteka.cli.shared import output

Progress = Callable[[int, int | None], None]
"""Called with the amount done, and the total if it is known."""


@contextmanager
def bar(title: str) -> Iterator[Progress]:
    """A progress bar on standard error, if it is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415  slow
    from rich.progress import Progress as Bars  # noqa: PLC0415  slow to load

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bars(*columns, console=output.console(to_stderr=True), transient=True) as bars:
        task = bars.add_task(title, total=None)
        yield lambda done, total: bars.update(task, completed=done, total=total)

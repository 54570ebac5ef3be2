"""How far something long has come."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from slovoteka.cli.shared import output

Progress = Callable[[int, int | None], None]
"""How much is done, and of how much, where that is known."""


@contextmanager
def bar(title: str) -> Iterator[Progress]:
    """A bar on standard error, where somebody watches it."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415  slow
    from rich.progress import Progress as Bars  # noqa: PLC0415  slow to load

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bars(*columns, console=output.console(to_stderr=True), transient=True) as bars:
        task = bars.add_task(title, total=None)
        yield lambda done, total: bars.update(task, completed=done, total=total)

"""Clickable actions. Each is a line of the notation or the beginning of one. Those that games share are here."""

from collections.abc import Iterator, Mapping, Sequence

from slovoteka.core.game import Window
from slovoteka.core.value import Value


class ClickableAction(Value, frozen=True):
    name: str
    """The key of its label in the catalogues."""
    line: str
    is_begun: bool = False
    """Whether the person completes the line."""


FOR, AGAINST = ClickableAction("for", "за"), ClickableAction("against", "против")
READY = ClickableAction("ready", "готов")
ACCEPT, DOUBT = ClickableAction("accept", "верю"), ClickableAction("doubt", "сомневаюсь")
PASS = ClickableAction("pass", "пас")


def clickable_actions(
    actions: Mapping[str, Sequence[ClickableAction]], mine: Sequence[Window]
) -> Sequence[ClickableAction]:
    """The actions of all windows open to the person, without repetitions."""
    return tuple(dict.fromkeys(_all(actions, mine)))


def _all(actions: Mapping[str, Sequence[ClickableAction]], mine: Sequence[Window]) -> Iterator[ClickableAction]:
    for window in sorted(mine, key=lambda window: not window.blocking):
        yield from actions.get(window.kind, ())

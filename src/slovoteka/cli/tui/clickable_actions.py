"""What can be done now, to click. Each deed is a line of the notation, or begins one; those of many games are here."""

from collections.abc import Iterator, Mapping, Sequence

from slovoteka.core.game import Window
from slovoteka.core.value import Value


class ClickableAction(Value, frozen=True):
    name: str
    """Of its label in the catalogues."""
    line: str
    is_begun: bool = False
    """The person goes on writing."""


FOR, AGAINST = ClickableAction("for", "за"), ClickableAction("against", "против")
READY = ClickableAction("ready", "готов")
ACCEPT, DOUBT = ClickableAction("accept", "верю"), ClickableAction("doubt", "сомневаюсь")
PASS = ClickableAction("pass", "пас")


def clickable_actions(
    deeds: Mapping[str, Sequence[ClickableAction]], mine: Sequence[Window]
) -> Sequence[ClickableAction]:
    """For all windows that are open to the person, each once."""
    return tuple(dict.fromkeys(_all(deeds, mine)))


def _all(deeds: Mapping[str, Sequence[ClickableAction]], mine: Sequence[Window]) -> Iterator[ClickableAction]:
    for window in sorted(mine, key=lambda window: not window.blocking):
        yield from deeds.get(window.kind, ())

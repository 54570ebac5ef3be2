"""How a game looks in a terminal. Each game has a renderer of its own; replays and games against bots use it alike."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from textwrap import wrap
from typing import Any, ClassVar, Final, Protocol

import msgspec
from rich.text import Text

from slovoteka.core.errors import Refusal
from slovoteka.core.game import Outcome, Window
from slovoteka.core.value import Value
from slovoteka.messages import text

DOT: Final = " · "
_WIDTH: Final = 56
"""Columns for what stands in a row after its title; a replay sets both in by ten more."""
_TOGETHER: Final = "\u00a0"
"""A space at which no row is broken."""


class SeatsShown(Value, frozen=True, kw_only=True):
    """Who sits where, and through whose eyes the table is seen."""

    names: tuple[str, ...]
    me: int | None = None
    """None: everything is shown."""
    language: str = "ru"
    width: int = 80
    """Columns of the screen."""


class TerminalRenderer(Protocol):
    def describe(self, event: Any) -> str | None:
        """A sentence, or None for what goes without saying."""

    def is_idle(self, event: Any) -> bool:
        """Whether a person at the table would not want to read of it; a replay tells it all the same."""

    def is_described_together(self, event: Any) -> bool:
        """Whether a replay tells such events together, as many as follow each other."""

    def describe_together(self, events: Sequence[Any]) -> list[str]:
        """Events that follow each other, in as few sentences as they take."""

    def is_worth_a_table(self, kinds: AbstractSet[str]) -> bool:
        """Whether a replay shows the table while windows of these kinds are open."""

    def table(self, public: Any, hands: Mapping[int, Any]) -> list[Text]:
        """What lies on the table, and the hands that may be seen."""

    def show(self, public: Any, private: Any, mine: Sequence[Window]) -> list[Text]:
        """As much of the table as the person needs for what is asked now."""

    def prompt(self, public: Any, mine: Sequence[Window]) -> str:
        """What is asked of the person and can be typed, or whom the table waits for; a few words."""

    def answer(self, line: str, public: Any, private: Any) -> list[Text] | None:
        """The answer to a line that only asks something and does nothing; None for any other. Raises `Unreadable`."""

    def read(self, line: str, mine: Sequence[Window]) -> Any | None:
        """The action that a line means; None for a line that means nothing. Raises `Unreadable`."""

    def advice(self, refusal: Refusal) -> str:
        """What else could be done, where the refusal itself cannot know it; nothing if there is nothing to say."""

    def help(self) -> list[str]: ...

    def about(self) -> list[str]:
        """What a person should know of this table before the game begins."""

    def end(self, public: Any, private: Any) -> list[Text]:
        """What is worth a last look when the match is over."""

    def result(self, outcome: Outcome) -> list[str]: ...

    def marked(self, public: Any, places: Sequence[int]) -> list[str]:
        """What lies at the places that a puzzle marks."""


class BaseRenderer(ABC):
    """What all renderers have in common: names, sentences of the game's catalogue, rows of a table, who has won."""

    _title_width: ClassVar[int] = 11
    """Columns for the title of a row."""

    def __init__(self, seats: SeatsShown) -> None:
        self._seats = seats

    def is_worth_a_table(self, kinds: AbstractSet[str]) -> bool:  # noqa: ARG002  as a rule always
        return True

    # --- sentences --------------------------------------------------------------------------------------------------

    @abstractmethod
    def _code(self, code: str) -> str:
        """The code as the catalogue has it, with the game before it."""

    def _say(self, code: str, **params: Any) -> str:
        return text(self._code(code), self._seats.language, **params)

    def _tell(self, event: Any, variant: str = "", **more: Any) -> str:
        """The sentence of an event: its fields as people say them, and what else the sentence wants."""
        params: dict[str, Any] = {}
        for name, value in msgspec.structs.asdict(event).items():
            params |= self._param(name, value)
        return self._say(f"event-{variant or event.__struct_config__.tag}", **params | more)

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        """A field of an event as its sentence wants it."""
        match name:
            case "seat":
                return {"name": self._name(value), "me": value == self._seats.me}
            case "pro" | "contra":
                return {name: self._names(value)}
        return {name: value}

    def _name(self, seat: int) -> str:
        return self._seats.names[seat]

    def _names(self, seats: Sequence[int]) -> str:
        return ", ".join(self._name(seat) for seat in seats) or self._say("nobody")

    # --- rows of the table ------------------------------------------------------------------------------------------

    def _row(self, title: str, what: Text | str) -> Text:
        return self._titled_row(self._say(title), what)

    def _titled_row(self, title: str, what: Text | str) -> Text:
        return Text.assemble(("  " + title.ljust(self._title_width), "dim"), what)

    def _list(self, title: str, items: Sequence[str], divided_by: str = " ") -> list[Text]:
        return self._titled_list(self._say(title), items, divided_by)

    def _titled_list(self, title: str, items: Sequence[str], divided_by: str = " ") -> list[Text]:
        """As many rows as it takes: a line never grows wider than a terminal."""
        lines = wrap(divided_by.join(items), _WIDTH, break_long_words=False, break_on_hyphens=False) or ["–"]
        first, *others = (line.replace(_TOGETHER, " ") for line in lines)
        below = [Text(" " * (2 + self._title_width) + line) for line in others]
        return [self._titled_row(title, first), *below]

    def _titled(self, title: str, rows: list[Text]) -> list[Text]:
        return [Text("─── " + title, "bold"), *rows]

    # --- what most games do not need --------------------------------------------------------------------------------

    def answer(self, line: str, public: Any, private: Any) -> list[Text] | None:  # noqa: ARG002
        return None

    def about(self) -> list[str]:
        return []

    def advice(self, refusal: Refusal) -> str:  # noqa: ARG002
        return ""

    def is_described_together(self, event: Any) -> bool:  # noqa: ARG002
        return False

    def describe_together(self, events: Sequence[Any]) -> list[str]:  # noqa: ARG002
        return []

    def marked(self, public: Any, places: Sequence[int]) -> list[str]:  # noqa: ARG002
        return []

    # --- the end ----------------------------------------------------------------------------------------------------

    def _winners(self, outcome: Outcome) -> str:
        winners = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
        me = self._seats.me
        if me is None or me not in winners:
            return self._say("won", names=self._names(winners), count=len(winners))
        return self._say("you-won-alone" if len(winners) == 1 else "you-won-together")


def together(item: str) -> str:
    """An item of a list that is not to be broken over two rows."""
    return item.replace(" ", _TOGETHER)


def number(value: int) -> str:
    """With a minus that is as wide as a plus."""
    return str(value).replace("-", "−")


def asked(mine: Sequence[Window]) -> str | None:
    """The kind of window that waits for the person, in games where there is never more than one."""
    return mine[0].kind if mine else None

"""How a game looks in a terminal. Each game has its own renderer, for replays and for games against bots."""

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
from slovoteka.messages import count_of, text

DOT: Final = " · "
_WIDTH: Final = 56
"""Columns for the content of a row after its title. A replay indents both by ten more."""
_TOGETHER: Final = "\u00a0"
"""A space at which rows are not broken."""


class SeatsShown(Value, frozen=True, kw_only=True):
    """Who sits where, and which seat looks at the table."""

    names: tuple[str, ...]
    me: int | None = None
    """None if everything is shown."""
    language: str = "ru"
    width: int = 80
    """The width of the screen in columns."""


class TerminalRenderer(Protocol):
    def describe(self, event: Any) -> str | None:
        """A sentence about an event; None if it needs none."""

    def is_idle(self, event: Any) -> bool:
        """Whether players need not read about this event. A replay shows it anyway."""

    def is_described_together(self, event: Any) -> bool:
        """Whether a replay describes consecutive events of this kind together."""

    def describe_together(self, events: Sequence[Any]) -> list[str]:
        """Describes consecutive events in as few sentences as possible."""

    def is_worth_a_table(self, kinds: AbstractSet[str]) -> bool:
        """Whether a replay shows the table while windows of these kinds are open."""

    def table(self, public: Any, hands: Mapping[int, Any]) -> list[Text]:
        """The table, and the hands that may be seen."""

    def show(self, public: Any, private: Any, mine: Sequence[Window]) -> list[Text]:
        """The parts of the table that the person needs for the current question."""

    def prompt(self, public: Any, mine: Sequence[Window]) -> str:
        """A few words: what the person is asked and can type, or whom the table waits for."""

    def answer(self, line: str, public: Any, private: Any) -> list[Text] | None:
        """The answer to a line that only asks a question; None for any other line. Raises `Unreadable`."""

    def read(self, line: str, mine: Sequence[Window]) -> Any | None:
        """The action that a line means; None if it means nothing. Raises `Unreadable`."""

    def advice(self, refusal: Refusal) -> str:
        """What else the person could do, if the refusal itself cannot know it; otherwise empty."""

    def help(self) -> list[str]: ...

    def about(self) -> list[str]:
        """What a person should know of this table before the game begins."""

    def end(self, public: Any, private: Any) -> list[Text]:
        """What is shown once more when the match is over."""

    def result(self, outcome: Outcome) -> list[str]: ...

    def marked(self, public: Any, places: Sequence[int]) -> list[str]:
        """What is at the places that a puzzle marks."""


class BaseRenderer(ABC):
    """Shared by all renderers: names, sentences of the game's catalogue, rows of a table, who has won."""

    _title_width: ClassVar[int] = 11
    """Columns for the title of a row."""

    def __init__(self, seats: SeatsShown) -> None:
        self._seats = seats

    def is_worth_a_table(self, kinds: AbstractSet[str]) -> bool:  # noqa: ARG002  as a rule always
        return True

    # --- sentences --------------------------------------------------------------------------------------------------

    @abstractmethod
    def _code(self, code: str) -> str:
        """The code in the catalogue, which begins with the game."""

    def _say(self, code: str, **params: Any) -> str:
        return text(self._code(code), self._seats.language, **params)

    def _tell(self, event: Any, variant: str = "", **more: Any) -> str:
        """The sentence of an event, with its fields and `more` as parameters."""
        params: dict[str, Any] = {}
        for name, value in msgspec.structs.asdict(event).items():
            params |= self._param(name, value)
        return self._say(f"event-{variant or event.__struct_config__.tag}", **params | more)

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        """The parameters that a field of an event becomes."""
        match name:
            case "seat":
                return {"name": self._name(value), "me": value == self._seats.me}
            case "pro" | "contra":
                return {name: self._names(value), **count_of(name, value)}
        return {name: "" if value is None else value, **count_of(name, value)}

    def _seat_param(self, name: str, seat: int) -> dict[str, Any]:
        """Of somebody else than who did it."""
        return {name: self._name(seat), f"{name}_me": seat == self._seats.me}

    def _name(self, seat: int) -> str:
        return self._seats.names[seat]

    def _names(self, seats: Sequence[int]) -> str:
        return ", ".join(self._name(seat) for seat in seats)

    # --- rows of the table ------------------------------------------------------------------------------------------

    def _row(self, title: str, what: Text | str) -> Text:
        return self._titled_row(self._say(title), what)

    def _titled_row(self, title: str, what: Text | str) -> Text:
        return Text.assemble(("  " + title.ljust(self._title_width), "dim"), what)

    def _list(self, title: str, items: Sequence[str], divided_by: str = " ") -> list[Text]:
        return self._titled_list(self._say(title), items, divided_by)

    def _titled_list(self, title: str, items: Sequence[str], divided_by: str = " ") -> list[Text]:
        """A titled list in as many rows as needed, since a row must fit a terminal."""
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
    """An item of a list that must not be broken over two rows."""
    return item.replace(" ", _TOGETHER)


def number(value: int) -> str:
    """A number with a minus as wide as a plus."""
    return str(value).replace("-", "−")


def asked(mine: Sequence[Window]) -> str | None:
    """The kind of the window that waits for the person, in games with at most one such window."""
    return mine[0].kind if mine else None

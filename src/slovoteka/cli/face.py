"""How a game looks in a terminal. Each game has a face of its own; replays and games against bots use it alike."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec
from rich.text import Text

from slovoteka.core.game import Outcome, Window


class Seats(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where, and through whose eyes the table is seen."""

    names: tuple[str, ...]
    me: int | None = None
    """None: everything is shown."""
    language: str = "ru"


class Face(Protocol):
    def tell(self, event: Any) -> str | None:
        """A sentence, or None for what goes without saying."""

    def is_idle(self, event: Any) -> bool:
        """Whether a person at the table would not want to read of it; a replay tells it all the same."""

    def table(self, public: Any, hands: Mapping[int, Any]) -> list[Text]:
        """What lies on the table, and the hands that may be seen."""

    def show(self, public: Any, private: Any, mine: Sequence[Window]) -> list[Text]:
        """As much of the table as the person needs for what is asked now."""

    def prompt(self, public: Any, mine: Sequence[Window]) -> str:
        """What is asked of the person and can be typed, or whom the table waits for; a few words."""

    def read(self, line: str, mine: Sequence[Window]) -> Any | None:
        """The action that a line means; None for a line that means nothing. Raises `Unreadable`."""

    def help(self) -> list[str]: ...

    def about(self) -> list[str]:
        """What a person should know of this table before the game begins."""

    def end(self, public: Any, private: Any) -> list[Text]:
        """What is worth a last look when the match is over."""

    def result(self, outcome: Outcome) -> list[str]: ...

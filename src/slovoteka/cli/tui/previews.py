"""Parts of the line that says what an action would bring."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from slovoteka.cli.terminal.renderer import DOT

SIGNS: Final = {True: ("✓", "green"), False: ("✗", "red"), None: ("", "")}
"""Whether a word stands; nothing where nobody may know yet."""


def joined(parts: Iterable[Text]) -> Text:
    return Text(DOT).join(parts)


def signed(told: str, stands: bool | None) -> Text:
    sign, style = SIGNS[stands]
    return Text(f"{told} {sign}".rstrip(), style)

"""Parts of the preview line."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from slovoteka.cli.terminal.renderer import DOT

SIGNS: Final = {True: ("✓", "green"), False: ("✗", "red"), None: ("", "")}
"""Signs for valid and invalid words; none if that is not known yet."""


def joined(parts: Iterable[Text]) -> Text:
    return Text(DOT).join(parts)


def signed(text: str, stands: bool | None) -> Text:
    sign, style = SIGNS[stands]
    return Text(f"{text} {sign}".rstrip(), style)

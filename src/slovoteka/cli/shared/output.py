"""How commands speak: one JSON document for machines, lines for people, one clear line for what went wrong."""

import sys
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from slovoteka.core.errors import Unreadable
from slovoteka.messages import LANGUAGES, render

if TYPE_CHECKING:
    from rich.console import Console

BAD_INPUT: Final = 2
BROKEN: Final = 70
"""A fault of ours, as sysexits.h has it."""
INTERRUPTED: Final = 130

_LONGEST_LINE: Final = 600
_spoken: ContextVar[str] = ContextVar("spoken", default="ru")


def speak(language: str) -> None:
    """The language of everything that is said from here on, refusals included."""
    if language not in LANGUAGES:
        raise Unreadable("no-such-language", language=clipped(language), languages=", ".join(LANGUAGES))
    _spoken.set(language)


def language() -> str:
    return _spoken.get()


def say(code: str, **params: Any) -> str:
    return render(code, language(), params)


def write_json(value: Any) -> None:
    """One document, its letters as they are: people read JSON too."""
    import msgspec  # noqa: PLC0415  `--help` needs none

    encoded = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    sys.stdout.write(encoded + "\n")


def write(line: str = "", hang: int = 0) -> None:
    """A line; with `hang`, in a terminal, as many as it takes, set in by so much from the second on."""
    if hang and sys.stdout.isatty():
        from shutil import get_terminal_size  # noqa: PLC0415  nobody else needs them
        from textwrap import wrap  # noqa: PLC0415

        width = max(2 * hang, get_terminal_size().columns)
        line = "\n".join(wrap(line, width, subsequent_indent=" " * hang, break_long_words=False))
    sys.stdout.write(line + "\n")


def console(*, to_stderr: bool = False) -> "Console":
    """For what has colours. Words are never broken: a pipe has no width. Brackets and colons mean themselves."""
    from rich.console import Console  # noqa: PLC0415  slow to load

    return Console(stderr=to_stderr, highlight=False, soft_wrap=True, markup=False, emoji=False)


def complain(line: str) -> None:
    """Exactly one line on standard error, whatever the input held."""
    plain = printable(line)
    if len(plain) > _LONGEST_LINE:
        plain = plain[:_LONGEST_LINE] + "…"
    sys.stderr.write(plain + "\n")
    sys.stderr.flush()


def printable(text: str) -> str:
    """In one line and without signs that would do something to a terminal: records come from strangers."""
    seen = "".join(sign if sign.isprintable() else " " if sign.isspace() else "\ufffd" for sign in text)
    return " ".join(seen.split())


def clipped(written: str, length: int = 40) -> str:
    """What a person wrote, short enough to be quoted."""
    return written if len(written) <= length else written[:length] + "…"

"""The output of commands: one JSON document for programs, lines for people, one clear line for an error."""

import sys
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from slovoteka.core.errors import Unreadable
from slovoteka.messages import LANGUAGES, render

if TYPE_CHECKING:
    from rich.console import Console

BAD_INPUT: Final = 2
BROKEN: Final = 70
"""The exit code for a bug of ours, from sysexits.h."""
INTERRUPTED: Final = 130

_LONGEST_LINE: Final = 600
_spoken: ContextVar[str] = ContextVar("spoken", default="ru")


def speak(language: str) -> None:
    """Sets the language of all output from here on, refusals included."""
    if language not in LANGUAGES:
        raise Unreadable("no-such-language", language=clipped(language), languages=", ".join(LANGUAGES))
    _spoken.set(language)


def language() -> str:
    return _spoken.get()


def say(code: str, **params: Any) -> str:
    return render(code, language(), params)


def write_json(value: Any) -> None:
    """One document without escaped letters, because people read JSON too."""
    import msgspec  # noqa: PLC0415  `--help` needs none

    encoded = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    sys.stdout.write(encoded + "\n")


def write(line: str = "", hang: int = 0) -> None:
    """A line. In a terminal with `hang`, it is wrapped, and further rows are indented by so much."""
    if hang and sys.stdout.isatty():
        from shutil import get_terminal_size  # noqa: PLC0415  nobody else needs them
        from textwrap import wrap  # noqa: PLC0415

        width = max(2 * hang, get_terminal_size().columns)
        line = "\n".join(wrap(line, width, subsequent_indent=" " * hang, break_long_words=False))
    sys.stdout.write(line + "\n")


def console(*, to_stderr: bool = False) -> "Console":
    """A console for colours. It never breaks words, since a pipe has no width, and does not interpret markup."""
    from rich.console import Console  # noqa: PLC0415  slow to load

    return Console(stderr=to_stderr, highlight=False, soft_wrap=True, markup=False, emoji=False)


def complain(line: str) -> None:
    """Prints exactly one line on standard error, whatever the text."""
    plain = printable(line)
    if len(plain) > _LONGEST_LINE:
        plain = plain[:_LONGEST_LINE] + "…"
    sys.stderr.write(plain + "\n")
    sys.stderr.flush()


def printable(text: str) -> str:
    """The text in one line, without control characters that could affect a terminal: records come from strangers."""
    seen = "".join(sign if sign.isprintable() else " " if sign.isspace() else "\ufffd" for sign in text)
    return " ".join(seen.split())


def clipped(written: str, length: int = 40) -> str:
    """A quotation of the person's input, shortened."""
    return written if len(written) <= length else written[:length] + "…"

"""Reads a person's lines and prints lines at the same time.

In a terminal the line being typed stays at the bottom while others scroll. For that the program must echo the keys
itself. From a pipe or file come whole lines, and nothing is redrawn.
"""

import asyncio
import codecs
import os
import re
import sys
import termios
import tty
from types import TracebackType
from typing import Any, Final, Protocol, Self

from rich.console import Console
from rich.text import Text

_ESCAPE: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|$)?")
"""Arrow keys and other escape sequences. They are ignored, since a line of one word needs no cursor movement."""
_END, _ERASE_LINE, _ERASE_WORD = "\x04", "\x15", "\x17"
_ROOM: Final = 24
"""Columns reserved for typing, however long the prompt is; in a narrow terminal a third of the width."""
_BACKSPACES: Final = "\x7f\x08"


class LineScreen(Protocol):
    """What a game needs of the person's screen."""

    is_live: bool
    """Whether a person sits there in real time."""
    lines: "asyncio.Queue[str | None]"
    """Typed lines; None at the end of the input."""

    def print(self, *what: Any) -> None: ...

    def ask(self, prompt: str) -> None:
        """Sets the prompt before the line being typed."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class LineEditor:
    """The line being typed."""

    def __init__(self) -> None:
        self.typed = ""

    def feed(self, keys: str) -> list[str | None]:
        """The lines that these keys complete; None for Ctrl-D on an empty line."""
        done: list[str | None] = []
        for key in _ESCAPE.sub("", keys):
            if key in "\r\n":
                done.append(self.typed)
                self.typed = ""
            elif key in _BACKSPACES:
                self.typed = self.typed[:-1]
            elif key == _ERASE_LINE:
                self.typed = ""
            elif key == _ERASE_WORD:
                self.typed = self.typed.rstrip().rpartition(" ")[0]
            elif key == _END:
                done += [] if self.typed else [None]
            elif key.isprintable():
                self.typed += key
        return done


class Terminal:
    """A person at a terminal."""

    is_live = True

    def __init__(self, console: Console) -> None:
        self._console = console
        self._keys = codecs.getincrementaldecoder("utf-8")("replace")
        self._editor = LineEditor()
        self._prompt = ""
        self._fd = sys.stdin.fileno()
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self._fd)
        tty.setcbreak(self._fd)
        asyncio.get_running_loop().add_reader(self._fd, self._read)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.get_running_loop().remove_reader(self._fd)
        self._clear()
        termios.tcsetattr(self._fd, termios.TCSADRAIN, self._before)

    def print(self, *what: Any) -> None:
        self._clear()
        print_rows(self._console, *what)
        self._draw()

    def ask(self, prompt: str) -> None:
        if prompt != self._prompt:
            self._prompt = prompt
            self._clear()
            self._draw()

    def _read(self) -> None:
        keys = os.read(self._fd, 4096)
        done = self._editor.feed(self._keys.decode(keys)) if keys else [None]
        for line in done:
            self.lines.put_nowait(line)
        self._clear()
        for line in done:
            if line:  # entered lines stay on the screen
                self._console.print(Text.assemble(("› ", "bold"), line))
        self._draw()

    def _clear(self) -> None:
        self._console.file.write("\r\x1b[2K")

    def _draw(self) -> None:
        """Draws the prompt and the end of the line in one row, since a second row could not be cleared."""
        prompt = fitted(self._prompt, self._console.width)
        room = max(1, self._console.width - len(prompt) - 4)
        self._console.print(Text.assemble((prompt, "dim"), (" › ", "bold"), self._editor.typed[-room:]), end="")
        self._console.file.flush()


def fitted(prompt: str, width: int) -> str:
    """The beginning of a prompt, where the clock is, as far as it leaves room for typing."""
    return prompt[: width - min(_ROOM, width // 3)]


class PipedLines:
    """Lines from a pipe or a file."""

    is_live = False

    def __init__(self, console: Console) -> None:
        self._console = console
        self._text = codecs.getincrementaldecoder("utf-8")("replace")
        self._rest = ""
        self._fd = sys.stdin.fileno()
        self._watched = False
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()

    def __enter__(self) -> Self:
        try:
            asyncio.get_running_loop().add_reader(self._fd, self._read)
            self._watched = True
        except PermissionError:  # the system cannot watch a plain file, which is always ready
            while self._read():
                pass
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def print(self, *what: Any) -> None:
        print_rows(self._console, *what)

    def ask(self, prompt: str) -> None:
        self._console.print(Text(f"{prompt} ›"))

    def _read(self) -> bool:
        chunk = os.read(self._fd, 65536)
        *whole, self._rest = (self._rest + self._text.decode(chunk)).split("\n")
        for line in whole:
            self.lines.put_nowait(line)
        if not chunk:
            self._stop()
            if self._rest:
                self.lines.put_nowait(self._rest)
            self.lines.put_nowait(None)
        return bool(chunk)

    def _stop(self) -> None:
        if self._watched:
            asyncio.get_running_loop().remove_reader(self._fd)
            self._watched = False


def print_rows(console: Console, *what: Text | str) -> None:
    """Wraps lines to the terminal's width, with further rows indented. A pipe gets whole lines."""
    for line in what:
        text = Text(line) if isinstance(line, str) else line
        for row in _rows(console, text) if console.is_terminal and text.cell_len > console.width else (text,):
            console.print(row)


def _rows(console: Console, line: Text) -> list[Text]:
    indent = len(line.plain) - len(line.plain.lstrip()) + 2
    wrapped = line.wrap(console, max(_ROOM, console.width - indent))
    for row in wrapped:
        row.rstrip()
    first, *others = wrapped
    return [first, *(Text(" " * indent) + row for row in others)]


def open_screen(console: Console) -> LineScreen:
    return Terminal(console) if sys.stdin.isatty() and console.is_terminal else PipedLines(console)

"""The line being typed, and a real terminal around it."""

import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from slovoteka.cli.terminal.console import LineEditor, fitted

RUN = [sys.executable, "-c", "from slovoteka.cli.main import run; run()"]


@pytest.mark.parametrize(
    ("keys", "lines", "left"),
    [
        ("дом\n", ["дом"], ""),
        ("дом\r", ["дом"], ""),
        ("до", [], "до"),
        ("дим\x7f\x7fом\n", ["дом"], ""),
        ("\x7f\x7f", [], ""),
        ("лишнее\x15дом\n", ["дом"], ""),
        ("не говори дим\x17дом\n", ["не говоридом"], ""),
        ("\x04", [None], ""),
        ("д\x04", [], "д"),
        ("\x1b[A\x1b[3~\x1bO1дом\x1b\n", ["дом"], ""),
        ("\tд\x01\n", ["д"], ""),
        ("а\nб\nв", ["а", "б"], "в"),
        ("\n\n", ["", ""], ""),
    ],
)
def test_line_editor(keys: str, lines: list[str | None], left: str) -> None:
    editor = LineEditor()
    assert editor.feed(keys) == lines
    assert editor.typed == left
    one_by_one, typed = LineEditor(), []
    for key in keys if "\x1b" not in keys else ():
        typed += one_by_one.feed(key)
    assert "\x1b" in keys or (typed, one_by_one.typed) == (lines, left)


@pytest.mark.parametrize(("width", "left"), [(100, 35), (60, 35), (54, 35), (40, 27), (24, 16), (2, 2), (1, 1)])
def test_a_prompt_keeps_its_clock_and_leaves_room_to_type(width: int, left: int) -> None:
    prompt = "0:15 · Enter – верю, с – сомневаюсь"
    assert fitted(prompt, width) == prompt[:left]


class Person:
    """A person at a terminal of 100 columns."""

    def __init__(self, *arguments: str) -> None:
        self._mine, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (40, 100))
        self.before = termios.tcgetattr(theirs)
        self._theirs = theirs
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
        self.process = subprocess.Popen(
            [*RUN, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        self.seen = ""

    def type(self, keys: str) -> None:
        os.write(self._mine, keys.encode())

    def waits_for(self, text: str, seconds: float = 60) -> None:
        """Waits until this text appears in the output after what was seen before."""
        end, fresh = time.monotonic() + seconds, ""
        while text not in fresh:
            assert time.monotonic() < end, f"no «{text}» in {self.seen[-2000:]!r}"
            if select.select([self._mine], [], [], 0.2)[0]:
                fresh += os.read(self._mine, 65536).decode("utf-8", "replace")
        self.seen += fresh

    def leave(self) -> int:
        code = self.process.wait(30)
        assert termios.tcgetattr(self._theirs) == self.before, "the terminal was not given back as it was"
        os.close(self._mine)
        os.close(self._theirs)
        return code


def test_a_game_at_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    person = Person("play", "--record", str(record), "--option", "first=0")
    person.waits_for("Ваш ход")
    person.type("?\n")
    person.waits_for("выход — уйти из партии")  # the last line of help, so all before it has been read too
    assert "Кладите по букве" in person.seen
    assert "\r\n    " in person.seen  # a sentence longer than the row is wrapped and indented
    person.type("+ъ\n")
    person.waits_for("Правило ZS-09.")
    person.type("вых")
    person.waits_for("вых")
    person.type("од\n")
    person.waits_for("slovoteka verify")
    assert person.leave() == 0
    assert subprocess.run([*RUN, "verify", str(record)], check=False, capture_output=True).returncode == 0


def test_ctrl_c_leaves_the_table(tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    person = Person("play", "--record", str(record))
    person.waits_for("›")
    person.process.send_signal(2)
    person.waits_for("Вы вышли.")
    assert person.leave() == 0
    assert "Traceback" not in person.seen
    assert record.exists()


@pytest.mark.parametrize("lines", ["", "?\n", "выход\n", "что-то\n-\n\n", "последняя строка без конца"])
def test_a_game_by_pipe(tmp_path: Path, lines: str) -> None:
    record = tmp_path / "record.jsonl"
    ran = subprocess.run(
        [*RUN, "play", "--record", str(record), "--seats", "2"],
        input=lines, text=True, encoding="utf-8", capture_output=True, check=False, timeout=120,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Вы выходите из игры." in ran.stdout
    assert "Побеждает Вера." in ran.stdout  # with two players, leaving loses, so the game has ended
    assert "прервана" not in ran.stdout
    assert subprocess.run([*RUN, "verify", str(record)], check=False, capture_output=True).returncode == 0


def test_a_game_from_a_file_and_for_machines(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("-\n-\n", "utf-8")
    with script.open() as file:
        ran = subprocess.run(
            [*RUN, "play", "--record", str(tmp_path / "r.jsonl"), "--json"],
            stdin=file, text=True, encoding="utf-8", capture_output=True, check=False, timeout=120,
        )  # fmt: skip
    assert ran.returncode == 0
    assert ran.stdout.startswith("{")
    assert "Вы вышли." in ran.stderr

"""Commands start fast, end quietly, and load only what they need."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest

RUN = [sys.executable, "-c", "from slovoteka.cli.main import run; run()"]
_HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
RUN_HEARING = [sys.executable, "-c", _HEARING + RUN[-1]]
"""A shell that runs tests in the background makes them ignore Ctrl-C, and their children inherit that."""
A_MEASURE = [sys.executable, "-c", "import asyncio, http.client, unittest.mock"]
"""It takes about 0.07 s on an idle core. Games must be shown within 0.35 s there."""
LOADED = "import sys; from slovoteka.cli.main import main; main({}); print(*sys.modules, file=sys.stderr)"


@pytest.mark.parametrize("command", [["games"], ["rules", "forbidden"], ["--help"]])
def test_heavy_modules_are_not_loaded(command: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", LOADED.format(command)], capture_output=True, text=True, encoding="utf-8", check=True
    )
    heavy = {
        "pymorphy3",
        "wordfreq",
        "hunspell",
        "fluent.runtime",
        "babel",
        "asyncio",
        "multiprocessing",
        "rich.console",
    }
    assert not heavy & set(ran.stderr.split())


def test_games_are_shown_at_once() -> None:
    """Measured in processor time relative to Python's own start, because machines differ and may be busy."""

    def seconds(command: list[str]) -> float:
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run(command, capture_output=True, check=True)
        after = getrusage(RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    pairs = [(seconds([*RUN, "games"]), seconds(A_MEASURE)) for _ in range(7)]
    ours, measure = (min(took) for took in zip(*pairs, strict=True))
    assert ours < 5 * measure


@pytest.mark.parametrize("command", [["rules"], ["games", "--json"]])
def test_a_closed_pipe_ends_quietly(command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run([*RUN, *command], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert ran.stderr == b""


def test_a_terminal_without_our_letters() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run([*RUN, "games"], env=environment, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    ran = subprocess.run([*RUN, "rules", "chess"], env=environment, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr.count(b"\n")) == (2, 1)


def test_standard_output_is_closed() -> None:
    ran = subprocess.run(["sh", "-c", '"$@" >&-', "sh", *RUN, "games"], stderr=subprocess.PIPE, check=False)
    assert b"Traceback" not in ran.stderr


def test_ctrl_c_is_quiet() -> None:
    """Interrupts the whole process group, like a terminal, including the workers of self-play."""
    process = subprocess.Popen(
        [*RUN_HEARING, "selfplay", "forbidden", "--games", "100000"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    try:
        _interrupt(process)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # nothing may go on running if the test fails


def _interrupt(process: "subprocess.Popen[bytes]") -> None:
    wait_for_work(process.pid, 2)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"")


def wait_for_work(process: int, workers: int) -> None:
    """Until all its workers, or it alone, have worked longer than a process needs to start."""
    end = time.monotonic() + 120
    while not _is_at_work(process, workers):
        assert time.monotonic() < end
        time.sleep(0.05)


def _is_at_work(process: int, workers: int) -> bool:
    with suppress(OSError):  # a thread, or the process itself, may end meanwhile
        children = [task.read_text() for task in Path(f"/proc/{process}/task").glob("*/children")]
        busy = [int(child) for child in " ".join(children).split()] if workers > 1 else [process]
        return len(busy) >= workers and all(_cpu_s(one) > 1 for one in busy)
    return False


def _cpu_s(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

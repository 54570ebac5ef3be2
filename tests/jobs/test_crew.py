"""Calls of functions in other processes by a command that waits for them."""

import os
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest

from harness.pauses import let_pass_blocking
from jobs.crew_calls import die, double, fail, sleep, whose
from slovoteka.jobs.processes.crew import Crew
from slovoteka.jobs.task import WorkerLost


def test_results_come_in_the_order_of_the_items() -> None:
    with Crew(2) as crew:
        assert list(crew.map(double, range(30))) == [2 * number for number in range(30)]
        assert list(crew.map(double, ())) == []


def test_items_may_be_endless() -> None:
    with Crew(2) as crew:
        found = crew.map(double, count())
        assert [next(found) for _ in range(5)] == [0, 2, 4, 6, 8]


def test_the_work_is_done_by_as_many_processes_as_were_asked_for() -> None:
    with Crew(2) as crew:
        pids = set(crew.map(whose, range(200)))
    assert os.getpid() not in pids
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_what_a_function_raises_is_raised_here() -> None:
    with Crew(1) as crew, pytest.raises(LookupError, match="7"):
        crew.result(crew.call(fail, 7))


def test_a_worker_that_dies_loses_its_call_only() -> None:
    with Crew(1) as crew:
        with pytest.raises(WorkerLost):
            crew.result(crew.call(die, 1))
        assert crew.result(crew.call(double, 4)) == 8


def test_the_first_that_are_done_are_returned() -> None:
    with Crew(2) as crew:
        slow, quick = crew.call(sleep, 0), crew.call(double, 1)
        assert crew.done([slow, quick], 60) == [quick]
        assert crew.done([slow], 0.01) == []
        assert crew.result(quick) == 2


def test_leaving_ends_what_still_works(capfd: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    with Crew(1) as crew:
        crew.call(sleep, 0)
        assert crew.done([crew.call(double, 1)], 0.3) == []
    assert time.monotonic() - began < 30
    assert capfd.readouterr() == ("", "")


INTERRUPTED = """
from jobs.crew_calls import sleep
from slovoteka.jobs.processes.crew import Crew
with Crew(2) as crew:
    crew.result(crew.call(sleep, 0))
"""


@pytest.mark.parametrize("after_s", [0, 0.002, 0.005, 0.01, 0.02])
def test_ctrl_c_is_heard_while_workers_start(after_s: float) -> None:
    """If it were raised inside the hooks that Python runs around a fork, it would be lost."""
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED], start_new_session=True, stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:  # fmt: skip
        try:
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            ends = time.monotonic() + 60
            while not children.read_text():
                assert time.monotonic() < ends
            let_pass_blocking(after_s, "Ctrl-C comes at various moments of the start")
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
            assert (process.returncode, err.strip().splitlines()[-1]) == (-signal.SIGINT, b"KeyboardInterrupt")
            assert b"ignored" not in err
        finally:
            process.kill()

"""Runs the tests that reach a mutant and reports which of them fail."""

import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from mutants.planting import Mutant

ROOT: Final = Path(__file__).parents[2]
_MOST_CPU_S: Final = 180
"""The limit of processor time, because a mutant may loop for ever. A busy machine does not shorten it."""
_MOST_S: Final = 1800
"""The limit for a mutant that waits for ever."""
_MOST_BYTES: Final = 6 << 30
"""The memory limit, because a mutant may fill lists in an endless loop."""


class Reach(NamedTuple):
    """Which tests run which lines, and which rules each test covers."""

    lines: dict[str, dict[str, list[str]]]
    rules: dict[str, list[str]]

    def tests(self, mutant: Mutant) -> list[str]:
        """Lines that run during the import of a module are reached by every test."""
        by_line = self.lines.get(str(mutant.path), {})
        lines = [str(line) for line in range(mutant.line, mutant.last_line + 1)]
        found = {test for line in lines for test in by_line.get(line, ())}
        is_imported = any(line in by_line for line in lines)
        return sorted(found or (self.rules if is_imported else ()))


class Caught(NamedTuple):
    tests: list[str]
    rules: set[str]


def measure_reach(folders: Iterable[Path]) -> Reach:
    with tempfile.TemporaryDirectory() as scratch:
        lines = Path(scratch) / "lines.json"
        _pytest([str(folder) for folder in folders], {"MUTANT_LINES": str(lines)}, check=True)
        read = json.loads(lines.read_text("utf-8"))
    return Reach(read["lines"], read["rules"])


def run(mutant: Mutant, tests: Sequence[str], *options: str) -> Caught:
    """Which of the tests fail with this mutant."""
    if not tests:
        return Caught([], set())
    with tempfile.TemporaryDirectory() as scratch:
        source, chosen, log = (Path(scratch) / name for name in ("mutant.py", "tests.txt", "log.jsonl"))
        source.write_text(mutant.source, "utf-8")
        chosen.write_text("\n".join(tests), "utf-8")
        environment = {"MUTANT_MODULE": str(mutant.path), "MUTANT_SOURCE": str(source), "MUTANT_LOG": str(log)}
        status = _pytest([*options, f"@{chosen}"], environment)
        lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []
    failed = [line for line in lines if "failed" in line]
    if status is None and lines:  # the mutant hangs in the last started test
        failed.append({**lines[-1], "failed": lines[-1].get("started")})
    if status not in (0, None) and not failed:  # the game cannot even be imported
        return Caught(["import"], set())
    return Caught([line["failed"] for line in failed], {rule for line in failed for rule in line["rules"]})


def _pytest(arguments: list[str], environment: Mapping[str, str], *, check: bool = False) -> int | None:
    """The exit status; None if it took too long and was stopped."""
    command = [sys.executable, "-m", "pytest", "-p", "mutants.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    settings: dict[str, Any] = {
        "cwd": ROOT,
        "env": {**os.environ, **environment, "PYTHONPATH": str(ROOT / "tools"), "PYTHONDONTWRITEBYTECODE": "1"},
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
        "preexec_fn": None if check else _limit,
        "timeout": None if check else _MOST_S,
    }
    try:
        status = subprocess.run([*command, "-m", "not full", "--tb=no", *arguments], check=check, **settings).returncode
    except subprocess.TimeoutExpired:
        return None
    return None if status == -signal.SIGXCPU else status


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (_MOST_CPU_S, _MOST_CPU_S + 5))

"""A pytest plugin for runs with a mutant: loads one module from other source, and logs which tests fail.

`MUTANT_MODULE` and `MUTANT_SOURCE` name the file that is replaced and its replacement; without them nothing is
replaced. `MUTANT_LOG` gets a line of JSON for each test that starts and for each that fails, at once, so that the test
in which a mutant hangs is known. `MUTANT_LINES` gets, for each file and line of the games, the tests that run it.
"""

import json
import os
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, Final

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, Phase, settings

_MODULE: Final = os.environ.get("MUTANT_MODULE")
_original_get_code: Final = SourceFileLoader.get_code


def _get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
    path = loader.get_filename(fullname)
    if path != _MODULE:
        return _original_get_code(loader, fullname)
    source = Path(os.environ["MUTANT_SOURCE"]).read_text("utf-8")
    return compile(source, path, "exec", dont_inherit=True)


_coverage: Final = Coverage(data_file=None, include=["*/slovoteka/games/*"], config_file=False)
if "MUTANT_LINES" in os.environ:
    _coverage.start()  # before any conftest, so that lines that run while games are imported are seen

if _MODULE:
    SourceFileLoader.get_code = _get_code  # type: ignore[method-assign, assignment]


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    # A failing example is enough; finding a smaller one would take minutes.
    settings.register_profile(
        "mutants",
        parent=settings.get_profile("ours"),
        phases=(Phase.explicit, Phase.generate),
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")
    if log := os.environ.get("MUTANT_LOG"):
        config.pluginmanager.register(_Log(Path(log)))
    if lines := os.environ.get("MUTANT_LINES"):
        config.pluginmanager.register(_Lines(Path(lines)))


class _Log:
    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8", buffering=1)
        self._rules: dict[str, list[str]] = {}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._write("started", nodeid)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self._rules = {item.nodeid: _rules_of(item) for item in items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._write("failed", report.nodeid)

    def _write(self, what: str, nodeid: str) -> None:
        line = {what: nodeid, "rules": self._rules.get(nodeid, [])}
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")


class _Lines:
    """Which tests run which line, by coverage with one context for each test."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rules: dict[str, list[str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        _coverage.switch_context(item.nodeid)
        self._rules[item.nodeid] = _rules_of(item)
        return (yield)

    def pytest_sessionfinish(self) -> None:
        _coverage.stop()
        data = _coverage.get_data()
        lines = {
            path: {line: sorted(filter(None, tests)) for line, tests in data.contexts_by_lineno(path).items()}
            for path in data.measured_files()
        }
        self._path.write_text(json.dumps({"lines": lines, "rules": self._rules}, ensure_ascii=False), "utf-8")


def _rules_of(item: pytest.Item) -> list[str]:
    return sorted({rule for mark in item.iter_markers("rule") for rule in mark.args})

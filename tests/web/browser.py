"""The browser for tests and pictures. Playwright drives it and downloads nothing."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError

DEBIAN = Path("/usr/bin/chromium")
FALLBACK = Path(sys.prefix) / "share" / "slovoteka" / "chromium" / "chromium"
"""Unpacked by `make` if the machine has no other."""
_STARTS = 3
"""Once in many hundred starts the browser of the fallback crashes before it has opened anything."""


def executable() -> Path:
    """The browser that `CHROMIUM` names, or the machine's own, or the one in .venv."""
    if named := os.environ.get("CHROMIUM"):
        return Path(named).resolve()
    found = next((path for path in (DEBIAN, FALLBACK) if path.exists()), None)
    if found is None:
        raise FileNotFoundError("no chromium: run `make setup`, or name one in CHROMIUM")
    return found


def _environment(chromium: Path) -> dict[str, str]:
    """The fallback has its own libraries and fonts, for machines that lack them."""
    libraries = chromium.with_name("lib")
    if not libraries.is_dir():
        return {}
    return {"LD_LIBRARY_PATH": str(libraries), "FONTCONFIG_FILE": str(chromium.with_name("fonts.conf"))}


@contextmanager
def browser() -> Iterator[Browser]:
    """While it is open, this thread runs Playwright's event loop, so `asyncio.run` must wait until it is closed."""
    with sync_playwright() as playwright:
        opened = _start(playwright, executable())
        try:
            yield opened
        finally:
            opened.close()


def _start(playwright: Playwright, chromium: Path) -> Browser:
    for start in range(1, _STARTS + 1):
        try:
            return playwright.chromium.launch(
                executable_path=chromium, args=["--disable-gpu"], env={**os.environ, **_environment(chromium)}
            )
        except PlaywrightError as error:
            if start == _STARTS or "SIGSEGV" not in str(error):
                raise
    raise AssertionError("unreachable")

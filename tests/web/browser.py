"""The browser for tests and pictures. Playwright drives it, and downloads nothing."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

DEBIAN = Path("/usr/bin/chromium")
FALLBACK = Path(sys.prefix) / "share" / "slovoteka" / "chromium" / "chromium"
"""Unpacked by `make` where there is no other."""


def executable() -> Path:
    """The browser that `CHROMIUM` names, else the machine's own, else the one in .venv."""
    if named := os.environ.get("CHROMIUM"):
        return Path(named).resolve()
    found = next((path for path in (DEBIAN, FALLBACK) if path.exists()), None)
    if found is None:
        raise FileNotFoundError("no chromium: run `make setup`, or name one in CHROMIUM")
    return found


def _environment(chromium: Path) -> dict[str, str]:
    """The fallback brings libraries and fonts with it, for machines that lack them."""
    libraries = chromium.with_name("lib")
    if not libraries.is_dir():
        return {}
    return {"LD_LIBRARY_PATH": str(libraries), "FONTCONFIG_FILE": str(chromium.with_name("fonts.conf"))}


@contextmanager
def browser() -> Iterator[Browser]:
    """While it is open, this thread belongs to Playwright's event loop: `asyncio.run` is for after it."""
    chromium = executable()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=chromium, args=["--disable-gpu"], env={**os.environ, **_environment(chromium)}
        )
        try:
            yield opened
        finally:
            opened.close()

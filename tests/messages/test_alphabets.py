"""No letter of one alphabet inside a word of another: it cannot be seen, found or read aloud."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
MIXED = re.compile(r"\w*(?:[A-Za-z][А-ЯЁІЇЄҐа-яёіїєґ]|[А-ЯЁІЇЄҐа-яёіїєґ][A-Za-z])\w*")
ESCAPE = re.compile(r"\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[A-Za-z])")
ON_PURPOSE = {"ДО\u004d", "Д\u006fм", "д\u006fм", "д\u0067м", "р\u0065"}
"""Words of tests on this very matter."""


def test_no_mixed_words() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, check=True
    )
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    assert len(paths) > 50
    mixed = [found for path in paths if path.is_file() for found in _mixed_words(path)]
    assert not mixed


def _mixed_words(path: Path) -> list[str]:
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    return [
        f"{path.relative_to(ROOT)}:{number}: {word}"
        for number, line in enumerate(lines, 1)
        for word in MIXED.findall(ESCAPE.sub(" ", line))
        if word not in ON_PURPOSE
    ]

"""What docs/bots.md tells people to write works as it stands there."""

import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

from harness.site import Site

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_the_programs_on_the_page(site: Site, tmp_path: Path) -> None:
    bot, client = (dedent(found) for found in re.findall(r"^ *```python\n(.*?)^ *```", PAGE, re.DOTALL | re.MULTILINE))
    (tmp_path / "my_bot.py").write_text(bot, "utf-8")
    program = "from my_bot import decide\n" + client.replace("http://127.0.0.1:8000", site.url)
    (tmp_path / "main.py").write_text(program, "utf-8")
    ran = subprocess.run(
        [sys.executable, "main.py"], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=180
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("Outcome(")


def test_every_example_is_named() -> None:
    examples = {path.name for path in (Path(__file__).parents[2] / "examples" / "bots").glob("*.py")}
    assert examples == set(re.findall(r"^\| `(\w+\.py)`", PAGE, re.MULTILINE))

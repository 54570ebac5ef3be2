"""A scratch environment into which a package with a game is really installed, beside the house as it is here."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from slovoteka.plugins.discovery import LeftOut

_COMMAND = """#!{python}
from slovoteka.cli.main import run

if __name__ == "__main__":
    run()
"""
_TWIN_PROJECT = """[project]
name = "{twin}"
version = "1.0"

[project.entry-points."slovoteka.games"]
{twin} = "{twin}:MANIFEST"

[build-system]
requires = ["uv_build>=0.8"]
build-backend = "uv_build"
"""
_TWIN = """from slovoteka.games.{game}.kind import KIND as ORIGINAL
from slovoteka.plugins.manifest import Manifest

KIND = ORIGINAL.but(info=ORIGINAL.info.but(id="{twin}", title="{twin}"), rating=type(ORIGINAL.rating)())
MANIFEST = Manifest(id="{twin}", package="{twin}", kind="{twin}:KIND")
"""


def write_twin(folder: Path, game: str, twin: str) -> Path:
    """A package that has the rules of one of our games under another id, and not a word to say."""
    sources = folder / "src" / twin
    (sources / "data").mkdir(parents=True)
    (folder / "pyproject.toml").write_text(_TWIN_PROJECT.format(twin=twin), "utf-8")
    (sources / "__init__.py").write_text(_TWIN.format(game=game, twin=twin), "utf-8")
    (sources / "data" / "rules.toml").write_text("", "utf-8")
    return folder


class Environment:
    """A virtual environment in a folder. It sees what is installed where the tests run, and its own packages beside."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = folder / "bin" / "python"
        self.slovoteka = folder / "bin" / "slovoteka"
        """The command, as an installer would have put it here."""
        here = sysconfig.get_path("purelib")
        there = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
        (there / "house.pth").write_text(f"import site; site.addsitedir({here!r})\n", "utf-8")
        self.slovoteka.write_text(_COMMAND.format(python=self.python), "utf-8")
        self.slovoteka.chmod(0o755)

    def install(self, package: Path) -> None:
        uv = Path(sys.executable).with_name("uv")
        options = ["--quiet", "--offline", "--no-deps", "--python", str(self.python)]
        subprocess.run([uv, "pip", "install", *options, package], check=True)

    def run(self, *command: str | Path, given: str = "") -> str:
        """What it prints. It must succeed, and leave no game out."""
        ran = subprocess.run(
            [self.slovoteka, *command], input=given, capture_output=True, text=True, check=False, env=_without_colours()
        )
        report = f"{command}: {ran.stdout[-2_000:]}\n{ran.stderr[-4_000:]}"
        assert ran.returncode == 0, report
        assert LeftOut.__name__ not in ran.stderr, report
        return ran.stdout

    def run_tests(self, *arguments: str | Path) -> str:
        """The last lines of pytest. All tests must pass."""
        command = [self.python, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
        ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])
        assert ran.returncode == 0, ran.stdout[-8_000:] + ran.stderr[-2_000:]
        return ran.stdout


def _without_colours() -> dict[str, str]:
    return {**os.environ, "NO_COLOR": "1", "TERM": "dumb"}

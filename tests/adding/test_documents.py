"""The documents point at what is there: links, paths, commands, and the code that they quote."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from slovoteka.cli.main import app

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    [*ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
BASES = (ROOT, ROOT / "src" / "slovoteka", ROOT / "web" / "src")
"""What the first folder of a path may lie in: `server/socket.py` needs no `src/slovoteka/` before it."""
TOP = sorted({path.name for base in BASES for path in base.iterdir() if path.is_dir() and path.name[0] not in "._"})
PATH = re.compile(rf"(?:{'|'.join(map(re.escape, TOP))})/[\w./*{{}},-]*[\w/}}]")
MADE_LATER = ("build/", "failures/", "server/site", "src/slovoteka/server/site", "web/node_modules", "web/src/types")
"""What is there only after something has run."""
EXAMPLE = "docs/adding-a-game.md"

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())


@every_document
def test_links_lead_somewhere(document: Path) -> None:
    assert dead_links(document.read_text("utf-8"), document.parent) == []


@every_document
def test_paths_are_there(document: Path) -> None:
    assert missing_paths(document.read_text("utf-8")) == []


@every_document
def test_commands_exist(document: Path) -> None:
    assert [line for line in commands(document.read_text("utf-8")) if not is_command(line.split()[1:])] == []


def test_the_index_leads_to_every_document() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    linked = set(targets(index))
    pages = {path.name for path in ROOT.glob("docs/*.md")} | {
        f"rules/{path.name}" for path in ROOT.glob("docs/rules/*.md")
    }
    assert pages - {"README.md"} <= linked


def test_the_story_of_a_move_names_what_is_there() -> None:
    files = [*ROOT.glob("src/**/*.py"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    words = set(re.findall(r"\w+", " ".join(path.read_text("utf-8") for path in files)))
    names = words | {path.name for path in (*files, *ROOT.glob("web/src/**/*"))}
    told = QUOTED.findall(FENCE.sub("", (ROOT / "docs" / "architecture.md").read_text("utf-8")))
    called = {name.removesuffix("()") for name in told if re.fullmatch(r"[A-Za-z_.]+(\(\))?", name)}
    here = {name for name in called if (ROOT / name).exists() or name in names or set(name.split(".")) <= words}
    assert len(called) > 60
    assert called - here == set()


def test_quoted_code_is_the_code_of_the_tiny_game() -> None:
    quotations = list(quoted_files((ROOT / EXAMPLE).read_text("utf-8")))
    assert len(quotations) > 10
    for path, lines in quotations:
        assert lines in (ROOT / path).read_text("utf-8"), f"{path} has not {lines!r}"


# --- reading documents ----------------------------------------------------------------------------------------------


def targets(text: str) -> Iterator[str]:
    for found in LINK.finditer(FENCE.sub("", text)):
        yield (found[1] or found[2]).partition("#")[0]


def dead_links(text: str, folder: Path) -> list[str]:
    """Links to files that are not there; addresses of the net are not asked."""
    relative = [target for target in targets(text) if target and not re.match(r"[a-z]+:|/", target)]
    return [target for target in relative if not (folder / target).exists()]


def missing_paths(text: str) -> list[str]:
    """`src/slovoteka/core`, `tests/golden/` and the like. A place in `<…>` is the reader's to fill in."""
    named = [quoted for quoted in QUOTED.findall(FENCE.sub("", text)) if PATH.fullmatch(quoted)]
    return [path for path in named if not path.startswith(MADE_LATER) and not _exists(path)]


def _exists(path: str) -> bool:
    one_of = re.search(r"\{([^}]*)\}", path)
    if one_of is not None:
        return all(_exists(path.replace(one_of[0], choice)) for choice in one_of[1].split(","))
    return any(any(base.glob(path.rstrip("/"))) for base in BASES)


def commands(text: str) -> Iterator[str]:
    """Lines of blocks that begin with the name of the program, and what is quoted of them in sentences."""
    for _, block in FENCE.findall(text):
        yield from re.findall(r"^ *(?:\$ )?(?:\.venv/bin/)?(slovoteka \S.*)$", block, re.MULTILINE)
    for quoted in QUOTED.findall(FENCE.sub("", text)):
        if re.fullmatch(r"slovoteka [a-z].*", quoted):
            yield quoted


def is_command(words: list[str]) -> bool:
    """Whether the words name a command, or a group of them, and every option among them is one of its own."""
    level: Any = typer.main.get_command(app)
    for word in words:
        group = getattr(level, "commands", None)
        if group is None:
            break
        if word not in group:
            return False
        level = group[word]
    known = {"--help", *(option for parameter in level.params for option in parameter.opts)}
    return all(option in known for option in words if re.fullmatch(r"--[a-z-]+", option))


def quoted_files(text: str) -> Iterator[tuple[str, str]]:
    """Blocks whose first line names the file that they are taken from."""
    for _, block in FENCE.findall(text):
        named, _, lines = block.partition("\n")
        if named.startswith("# tests/"):
            yield named.removeprefix("# "), lines


# --- the checks can fail --------------------------------------------------------------------------------------------


def test_what_is_not_there_is_found() -> None:
    assert dead_links("[a](README.md) [b](nowhere.md#x) [c](https://x.example)", ROOT) == ["nowhere.md"]
    assert missing_paths("`src/slovoteka/core` `src/nowhere.py` `src/slovoteka/messages/{ru,xx}/`") == [
        "src/nowhere.py",
        "src/slovoteka/messages/{ru,xx}/",
    ]
    assert is_command(["games"])
    assert is_command(["puzzles", "solve"])
    assert not is_command(["chess"])
    assert not is_command(["puzzles", "chess"])
    assert not is_command(["replay", "RECORD", "--chess"])

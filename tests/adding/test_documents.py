"""The documents point at what is there: links, paths, commands, and the code that they quote. They are easy to read."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from adding.test_architecture import drawn
from messages.test_alphabets import MIXED
from slovoteka.cli.main import app

ROOT = Path(__file__).parents[2]
READMES = (ROOT / "README.md", ROOT / "README.ru.md")
COMMAND_LINE = ROOT / "docs" / "cli.md"
DOCUMENTS = sorted([*ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md"), *READMES, ROOT / "CONTRIBUTING.md"])
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
BASES = (ROOT, ROOT / "src" / "slovoteka", ROOT / "web" / "src")
"""What the first folder of a path may lie in: `server/http/socket.py` needs no `src/slovoteka/` before it."""
TOP = sorted({path.name for base in BASES for path in base.iterdir() if path.is_dir() and path.name[0] not in "._"})
PATH = re.compile(rf"(?:{'|'.join(map(re.escape, TOP))})/[\w./*{{}},-]*[\w/}}]")
MADE_LATER = ("build/", "failures/", "server/site", "src/slovoteka/server/site", "web/node_modules", "web/src/types")
"""What is there only after something has run."""
EXAMPLE = "docs/adding-a-game.md"
PICTURE = re.compile(r"!\[[^\]]*\]\(|<img\b")
MOST_PICTURES_IN_A_ROW = 2
MOST_LINES_OF_A_README = 120
NOT_IMPORTED = {"web", "native"}
"""Parts of the sketch that are not written in Python."""

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
every_readme = pytest.mark.parametrize("readme", READMES, ids=lambda path: path.name)


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


@every_document
def test_no_row_has_many_pictures(document: Path) -> None:
    assert long_rows_of_pictures(document.read_text("utf-8")) == []


@every_readme
def test_a_readme_is_short(readme: Path) -> None:
    assert len(readme.read_text("utf-8").splitlines()) <= MOST_LINES_OF_A_README


@every_readme
def test_the_sketch_of_a_readme_has_every_package_above_what_it_imports(readme: Path) -> None:
    row_of = sketch(readme.read_text("utf-8"))
    arrows = drawn()
    assert set(row_of) == {package for arrow in arrows for package in arrow} | NOT_IMPORTED
    assert [arrow for arrow in arrows if row_of[arrow[0]] > row_of[arrow[1]]] == []


def test_the_readmes_say_the_same() -> None:
    """As far as that can be seen: the same links, the same commands, the same number of headings."""
    english, russian = (readme.read_text("utf-8") for readme in READMES)
    own = {readme.name for readme in READMES}
    assert set(targets(english)) - own == set(targets(russian)) - own
    in_english, in_russian = ([_without_remark(line) for line in commands(text)] for text in (english, russian))
    assert in_english == in_russian
    assert len(re.findall(r"^#+ ", english, re.MULTILINE)) == len(re.findall(r"^#+ ", russian, re.MULTILINE))


def test_no_latin_letter_is_in_a_russian_word_of_the_readme() -> None:
    assert MIXED.findall((ROOT / "README.ru.md").read_text("utf-8")) == []


def test_the_page_of_the_command_line_has_every_command() -> None:
    page = [f"{line} " for line in commands(COMMAND_LINE.read_text("utf-8"))]
    shown = {name for name in every_command() for line in page if line.startswith(f"slovoteka {name} ")}
    assert set(every_command()) - shown == set()


def test_every_example_of_the_command_line_is_complete() -> None:
    examples = re.findall(r"^\| `(slovoteka [^`]+)` \|", COMMAND_LINE.read_text("utf-8"), re.MULTILINE)
    assert len(examples) >= len(list(every_command()))
    for example in examples:
        read_command(shlex.split(example)[1:])


def test_the_story_of_a_move_names_what_is_there() -> None:
    files = [*ROOT.glob("src/**/*.py"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    words = set(re.findall(r"\w+", " ".join(path.read_text("utf-8") for path in files)))
    names = words | {path.name for path in (*files, *ROOT.glob("web/src/**/*"))}
    quoted = QUOTED.findall(FENCE.sub("", (ROOT / "docs" / "architecture.md").read_text("utf-8")))
    called = {name.removesuffix("()") for name in quoted if re.fullmatch(r"[A-Za-z_.]+(\(\))?", name)}
    here = {name for name in called if (ROOT / name).exists() or name in names or set(name.split(".")) <= words}
    assert len(called) > 40
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


def every_command() -> Iterator[str]:
    """`games`, `puzzles solve` and so on: what `slovoteka --help` lists, with the commands of each group."""

    def below(level: Any, names: tuple[str, ...]) -> Iterator[str]:
        group = getattr(level, "commands", None)
        if group is None:
            yield " ".join(names)
        else:
            for name, command in group.items():
                yield from below(command, (*names, name))

    yield from below(typer.main.get_command(app), ())


def read_command(words: list[str]) -> None:
    """As if it were called, but without doing anything. Raises what is wrong with the arguments, or what is missing."""
    level: Any = typer.main.get_command(app)
    while hasattr(level, "commands"):
        level = level.commands[words[0]]
        words = words[1:]
    level.make_context("slovoteka", words)


def _without_remark(line: str) -> str:
    return re.split(r" {2,}", line)[0]


def long_rows_of_pictures(text: str) -> list[str]:
    """Pictures stand in a row if a row of a table has them, or a paragraph."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    paragraphs = re.split(r"\n\s*\n", re.sub(r"^\|.*$", "", text, flags=re.MULTILINE))
    return [row for row in (*rows, *paragraphs) if len(PICTURE.findall(row)) > MOST_PICTURES_IN_A_ROW]


def sketch(text: str) -> dict[str, int]:
    """In which row of the sketch a package stands; the row above all others is 0."""
    [drawing] = [block for _, block in FENCE.findall(text) if "│" in block]
    rows = [row.strip() for row in drawing.splitlines() if row.strip() != "│"]
    return {
        package: number for number, row in enumerate(rows) for package in re.findall(r"[a-z_]+", _without_remark(row))
    }


def quoted_files(text: str) -> Iterator[tuple[str, str]]:
    """Blocks whose first line names the file that they are taken from."""
    for _, block in FENCE.findall(text):
        named, _, lines = block.partition("\n")
        if named.startswith("# examples/"):
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
    assert long_rows_of_pictures("![a](a.png) ![b](b.png)\n\n![c](c.png)") == []
    assert long_rows_of_pictures("![a](a.png)\n![b](b.png)\n![c](c.png)") != []
    assert long_rows_of_pictures('| ![a](a.png) | <img src="b.png"> | ![c](c.png) |') != []
    assert sketch("```\n a · b  c\n   │\n   d  e\n```") == {"a": 0, "b": 0, "d": 1}
    with pytest.raises(Exception, match="Missing"):
        read_command(["replay"])

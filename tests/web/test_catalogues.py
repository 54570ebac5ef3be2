"""The texts of the web client are complete: the same in every language, all used, none missing.

Keys that are put together at run time are listed where that happens: `// texts: forbidden.reason-*`.
"""

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from messages.saying import cases, flaws
from web.texts import MERGED, SOURCES, catalogue, files, page_text, read, shared_files

FORMS = {"ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}, "en": {"one", "other"}}
"""Which plural forms each language has for whole numbers."""

ASKED_FOR = re.compile(r"""\b(?:t|textOf|hasText)\(\s*(['"`])([^'"`$]+)\1""")
QUOTED = re.compile(r"""(['"`])([a-z][\w-]*[.-][\w.-]+)\1""")
PUT_TOGETHER = re.compile(r"(?://|<!--|\*) texts: ([\w.*-]+(?:, [\w.*-]+)*)")


class Parts(Visitor):
    """The parameters of a message, and its selectors."""

    def __init__(self, message: ast.Message) -> None:
        self.places: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name for it
        self.places.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def forms_of(choice: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}


@cache
def counted(language: str) -> dict[str, list[ast.SelectExpression]]:
    """The selectors by number of all messages that have one."""
    choices = {key: Parts(message).choices for key, message in catalogue(language).items()}
    by_number = {
        key: [one for one in found if forms_of(one) & {"one", "few", "many"}] for key, found in choices.items()
    }
    return {key: found for key, found in by_number.items() if found}


@cache
def sources() -> dict[Path, str]:
    return {
        path.relative_to(SOURCES): path.read_text("utf-8")
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in (".svelte", ".ts") and path.relative_to(SOURCES).parts[0] != "types"
    }


def asked_for() -> Iterator[tuple[str, Path]]:
    for path, source in sources().items():
        for _, key in ASKED_FOR.findall(source):
            yield key, path


def patterns() -> Iterator[tuple[str, Path]]:
    for path, source in sources().items():
        for listed in PUT_TOGETHER.findall(source):
            yield from ((pattern, path) for pattern in listed.split(", "))


def test_there_are_texts() -> None:
    assert len(catalogue("ru")) > 20
    assert len(list(asked_for())) > 20


def test_no_two_catalogues_have_one_name() -> None:
    """Games keep catalogues in their own folders, but all are loaded by name alone."""
    names = Counter(path.stem for path in files("ru") if path.stem not in MERGED)
    assert [name for name, count in names.items() if count > 1] == []
    assert not names.keys() & set(MERGED.values())


def test_games_do_not_share_keys_in_common_catalogues() -> None:
    """Games share some catalogues, so their keys must not collide."""
    shared = [path for path in files("ru") if path.stem in MERGED]
    keys = Counter((path.stem, key) for path in shared for key in read(path))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", ["uk", "en"])
def test_all_languages_have_the_same_messages(language: str) -> None:
    ours, russian = catalogue(language), catalogue("ru")
    assert ours.keys() == russian.keys()
    differing = {key: (Parts(ours[key]).places, Parts(russian[key]).places) for key in ours}
    assert not {key: both for key, both in differing.items() if both[0] != both[1]}


@pytest.mark.parametrize("language", FORMS)
def test_plural_forms_are_complete(language: str) -> None:
    found = counted(language)
    assert len(found) > 40
    assert not {key for key, choices in found.items() if any(forms_of(one) != FORMS[language] for one in choices)}


@pytest.mark.parametrize("language", FORMS)
def test_every_text_can_be_formatted(language: str) -> None:
    """With every kind of number, every choice, and lists of no names, one name and several."""
    for key, message in catalogue(language).items():
        for places in cases(message):
            text = page_text(key, language, **places)
            assert not flaws(text), (key, text, places)


def test_every_key_in_the_sources_exists() -> None:
    assert not {f"{path}: {key}" for key, path in asked_for() if key not in catalogue("ru")}


def test_every_key_pattern_in_comments_matches_texts() -> None:
    keys = catalogue("ru")
    assert not {f"{path}: {one}" for one, path in patterns() if not any(fnmatchcase(key, one) for key in keys)}


def test_no_text_is_unused() -> None:
    """An event may be one that the pages do not describe."""
    named = {key for source in sources().values() for _, key in QUOTED.findall(source)}
    made = {pattern for pattern, _ in patterns()}
    events = {code for path in shared_files("ru") if path.stem == "events" for code in read(path)}
    unused = [key for key in catalogue("ru") if key not in named and not any(fnmatchcase(key, one) for one in made)]
    assert not set(unused) - events

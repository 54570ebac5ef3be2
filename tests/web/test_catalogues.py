"""The texts of the web client are whole: the same in every language, all of them used, none missing.

Keys that are put together at run time are named where that happens: `// texts: forbidden.reason-*`.
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

from web.texts import MERGED, SOURCES, catalogue, files, read, said

FORMS = {"ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}, "en": {"one", "other"}}
"""Which plural forms each language has."""
COUNTS = (0, 1, 2, 5, 11, 21, 22, 25)

ASKED_FOR = re.compile(r"""\b(?:t|textOf|hasText)\(\s*(['"`])([^'"`$]+)\1""")
QUOTED = re.compile(r"""(['"`])([a-z][\w-]*\.[\w.-]+)\1""")
PUT_TOGETHER = re.compile(r"(?://|<!--|\*) texts: ([\w.*-]+(?:, [\w.*-]+)*)")


class Parts(Visitor):
    """What a message fills in, and by what it chooses among forms."""

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
    return {variant.key.name if isinstance(variant.key, ast.Identifier) else "" for variant in choice.variants}


@cache
def counted(language: str) -> dict[str, list[ast.SelectExpression]]:
    """Choices by number, of the messages that have some."""
    choices = {key: Parts(message).choices for key, message in catalogue(language).items()}
    by_number = {key: [one for one in found if forms_of(one) & FORMS["ru"]] for key, found in choices.items()}
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
    """Games keep theirs in folders of their own, but all are asked for by name alone."""
    names = Counter(path.stem for path in files("ru") if path.stem not in MERGED)
    assert [name for name, count in names.items() if count > 1] == []
    assert not names.keys() & set(MERGED.values())


def test_a_box_speaks_for_itself() -> None:
    """Games share some catalogues: none may say there what another says."""
    shared = [path for path in files("ru") if path.stem in MERGED]
    keys = Counter((path.stem, key) for path in shared for key in read(path))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", ["uk", "en"])
def test_languages_say_the_same(language: str) -> None:
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
def test_every_text_can_be_said(language: str) -> None:
    """With every kind of number, and with a word wherever a word may stand; a sentence leaves no double spaces."""
    for key, message in catalogue(language).items():
        places, numbers = Parts(message).places, counted(language).get(key, [])
        for count in COUNTS if numbers else COUNTS[:1]:
            text = said(key, language, **{name: count if name == "n" else "Анна" for name in places})
            assert text == text.strip(), key
            assert text, key
            assert "  " not in text, key


def test_what_is_asked_for_exists() -> None:
    assert not {f"{path}: {key}" for key, path in asked_for() if key not in catalogue("ru")}


def test_what_is_put_together_exists() -> None:
    keys = catalogue("ru")
    assert not {f"{path}: {one}" for one, path in patterns() if not any(fnmatchcase(key, one) for key in keys)}


def test_no_text_is_left_over() -> None:
    named = {key for source in sources().values() for _, key in QUOTED.findall(source)}
    made = {pattern for pattern, _ in patterns()}
    unused = [key for key in catalogue("ru") if key not in named and not any(fnmatchcase(key, one) for one in made)]
    assert not unused

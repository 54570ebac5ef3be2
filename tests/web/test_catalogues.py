"""The texts of the web client are whole: the same in every language, all of them used, none missing.

Keys that are put together at run time are named where that happens: `// texts: forbidden.reason-*`.
"""

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec
import pytest

from web.texts import MERGED, SOURCES, Text, catalogue, files

FORMS = {"ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}, "en": {"one", "other"}}
"""Which plural forms each language has."""

PLACE = re.compile(r"\{(\w+)\}")
ASKED_FOR = re.compile(r"""\b(?:t|hasText)\(\s*(['"`])([^'"`$]+)\1""")
QUOTED = re.compile(r"""(['"`])([a-z][\w-]*\.[\w.-]+)\1""")
PUT_TOGETHER = re.compile(r"(?://|<!--|\*) texts: ([\w.*-]+(?:, [\w.*-]+)*)")


def places(text: Text) -> set[str]:
    """What is filled in, in any of its forms: «одна буква» need not say its number."""
    forms = (text,) if isinstance(text, str) else text.values()
    return {name for form in forms for name in PLACE.findall(form)}


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
    keys = Counter((path.stem, key) for path in shared for key in msgspec.json.decode(path.read_bytes()))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", ["uk", "en"])
def test_languages_say_the_same(language: str) -> None:
    ours, russian = catalogue(language), catalogue("ru")
    assert ours.keys() == russian.keys()
    differing = {key: (places(ours[key]), places(russian[key])) for key in ours}
    assert not {key: both for key, both in differing.items() if both[0] != both[1]}


@pytest.mark.parametrize("language", FORMS)
def test_plural_forms_are_complete(language: str) -> None:
    counted = {key: text for key, text in catalogue(language).items() if isinstance(text, dict)}
    wrong = {key: sorted(text) for key, text in counted.items() if text.keys() != FORMS[language]}
    assert not wrong
    assert not [key for key, text in counted.items() if "n" not in places(text)]


@pytest.mark.parametrize("language", FORMS)
def test_no_text_is_empty(language: str) -> None:
    forms = {key: [text] if isinstance(text, str) else text.values() for key, text in catalogue(language).items()}
    assert not [key for key, texts in forms.items() if not all(text.strip() == text and text for text in texts)]


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

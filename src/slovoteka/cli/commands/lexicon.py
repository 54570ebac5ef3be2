"""`slovoteka lexicon`: builds the word graphs and shows what they are made of."""

from typing import Any

import msgspec

from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import say, write
from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import ALPHABETS, Language
from slovoteka.lexicon.info import LexiconInfo
from slovoteka.lexicon.info import info as lexicon_info
from slovoteka.lexicon.store import find_manifest, manifest


def build(names: list[str], as_json: bool) -> None:
    """Existing graphs are kept. The builder itself shows its progress on standard error."""
    languages = [_language(name) for name in names]
    answers = []
    for language in dict.fromkeys(languages):
        was_there = find_manifest(language) is not None
        manifest(language)
        answers.append({**_as_object(lexicon_info(language)), "built_now": not was_there})
        if not as_json:
            _show_built(lexicon_info(language), was_there)
    if as_json:
        output.write_json(answers)


def info(as_json: bool) -> None:
    """Shows what has been built; builds nothing."""
    known = [lexicon_info(language) for language in ALPHABETS]
    if as_json:
        output.write_json([_as_object(about) for about in known])
        return
    for about in known:
        _show(about)


def _language(name: str) -> Language:
    if name not in ALPHABETS:
        raise Unreadable("no-such-dictionary", language=output.clipped(name), languages=", ".join(ALPHABETS))
    language: Language = msgspec.convert(name, Language)
    return language


def _as_object(about: LexiconInfo) -> dict[str, Any]:
    return {
        "language": about.language,
        "built": about.built,
        "folder": str(about.folder),
        "inputs": about.inputs,
        "build_seconds": about.build_seconds,
        "sources": about.sources,
        "lists": about.lists,
    }


def _show_built(about: LexiconInfo, was_there: bool) -> None:
    if was_there:
        write(say("lexicon-was-there", language=about.language, folder=str(about.folder)))
    else:
        write(say("lexicon-built", language=about.language, seconds=about.build_seconds or 0, folder=str(about.folder)))


def _show(about: LexiconInfo) -> None:
    if about.built:
        _show_built(about, was_there=True)
    else:
        write(say("lexicon-missing", language=about.language))
    for entry in about.lists:
        if entry.spelling == "strict":
            size = say("lexicon-list", words=entry.words, megabytes=round(entry.bytes / 1e6, 1))
            write(f"  {entry.name.ljust(16)}{size}")
    for source in about.sources:
        write("  " + say("lexicon-source", package=source.package, version=source.version, licence=source.licence))

"""A verdict on a word as a person reads it."""

from functools import cache
from typing import Final

from slovoteka.core.words import Verdict
from slovoteka.messages.catalogue import sources, text

_NOTED: Final = ("ru", "uk")
"""Languages of the dictionaries, and so of their notes."""


def verdict_text(verdict: Verdict, language: str = "ru", words: str | None = None) -> str:
    """The reason, what the word is by its grammar if it counts, and the note of whoever listed it by hand.

    `words` is the language of the dictionary, if it is known: its notes are left out where another is spoken.
    """
    said = text(f"why-{verdict.why.value}", language, lemma=verdict.lemma or verdict.word)
    if verdict.allowed and (grammar := grammar_text(verdict, language)):
        said = f"{said}: {grammar}"
    is_spoken = language in _NOTED if words is None else language == words
    return f"{said}; {verdict.note}" if verdict.note and is_spoken else said


def grammar_text(verdict: Verdict, language: str = "ru") -> str:
    """Part of speech, case and number, as far as they are known."""
    parts = [_term(verdict.part_of_speech, language)] if verdict.part_of_speech else []
    parts += [text("grammar-case", language, case=_term(verdict.case, language))] if verdict.case else []
    parts += [text("grammar-number", language, number=_term(verdict.number, language))] if verdict.number else []
    return ", ".join(parts)


def _term(name: str, language: str) -> str:
    """A term of grammar in the language of the reader. Verdicts, also stored ones, have it in that of the word."""
    code = _codes().get(name)
    return name if code is None else text(code, language)


@cache
def _codes() -> dict[str, str]:
    """Codes of the words of grammar, by what the dictionaries call them."""
    codes: dict[str, str] = {}
    for language in _NOTED:
        for code, source in sources(language).items():
            if code.startswith("grammar-"):
                codes.setdefault(source.strip(), code)  # two cases of Russian are one in Ukrainian
    return codes

"""A verdict on a word as a person reads it."""

from typing import Final

from slovoteka.core.words import Verdict
from slovoteka.messages.catalogue import text

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
    parts = [verdict.part_of_speech]
    parts += [text("grammar-case", language, case=verdict.case)] if verdict.case else []
    parts += [text("grammar-number", language, number=verdict.number)] if verdict.number else []
    return ", ".join(part for part in parts if part)

"""A verdict on a word as a person reads it."""

from slovoteka.core.words import Verdict
from slovoteka.messages.catalogue import text


def verdict_text(verdict: Verdict, language: str = "ru") -> str:
    """The reason, what the word is by its grammar if it counts, and the note of whoever listed it by hand."""
    said = text(f"why-{verdict.why.value}", language, lemma=verdict.lemma or verdict.word)
    if verdict.allowed and (grammar := grammar_text(verdict, language)):
        said = f"{said}: {grammar}"
    return f"{said} ({verdict.note})" if verdict.note else said


def grammar_text(verdict: Verdict, language: str = "ru") -> str:
    """Part of speech, case and number, as far as they are known."""
    parts = [verdict.part_of_speech]
    parts += [text("grammar-case", language, case=verdict.case)] if verdict.case else []
    parts += [text("grammar-number", language, number=verdict.number)] if verdict.number else []
    return ", ".join(part for part in parts if part)

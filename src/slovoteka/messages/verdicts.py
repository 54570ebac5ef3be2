"""Texts of verdicts on words."""

from functools import cache
from typing import Final

from slovoteka.core.words import Verdict, Why
from slovoteka.messages.catalogue import sources, text

_NOTED: Final = ("ru", "uk")
"""The languages of the dictionaries and of their notes."""


def verdict_text(verdict: Verdict, language: str = "ru", words: str | None = None) -> str:
    """The reason of a verdict, the word's grammar if it counts, and the note of our own word list.

    `words` is the language of the dictionary, if known. Notes are left out if the reader uses another language. The
    note of jargon is its ordinary name.
    """
    is_spoken = language in _NOTED if words is None else language == words
    if verdict.why is Why.JARGON and verdict.note and is_spoken:
        return text("why-jargon-for", language, plain=verdict.note)
    sentence = text(f"why-{verdict.why.value}", language, lemma=verdict.lemma or verdict.word)
    if verdict.allowed and (grammar := grammar_text(verdict, language)):
        sentence = f"{sentence}: {grammar}"
    if not verdict.note or not is_spoken or verdict.why is Why.OBSCENE:  # nobody needs more about an obscenity
        return sentence
    if verdict.note.startswith(sentence):  # «сокращение, не слово» says it better than «сокращение»
        return verdict.note
    return f"{sentence}; {verdict.note}"


def grammar_text(verdict: Verdict, language: str = "ru") -> str:
    """Part of speech, case and number, if known."""
    parts = [_term(verdict.part_of_speech, language)] if verdict.part_of_speech else []
    parts += [text("grammar-case", language, case=_term(verdict.case, language))] if verdict.case else []
    parts += [text("grammar-number", language, number=_term(verdict.number, language))] if verdict.number else []
    return ", ".join(parts)


def _term(name: str, language: str) -> str:
    """A grammatical term in the reader's language. Verdicts, including stored ones, have it in the word's language."""
    code = _codes().get(name)
    return name if code is None else text(code, language)


@cache
def _codes() -> dict[str, str]:
    """The codes of grammatical terms, by the name in the dictionaries."""
    codes: dict[str, str] = {}
    for language in _NOTED:
        for code, source in sources(language).items():
            if code.startswith("grammar-"):
                codes.setdefault(source.strip(), code)  # two Russian cases have the same name in Ukrainian
    return codes

"""Every sentence that a person reads, by its code, in Russian, Ukrainian and English."""

from slovoteka.messages.catalogue import LANGUAGES, has_text, outline, render, text
from slovoteka.messages.clues import finding_text
from slovoteka.messages.refusals import refusal_text
from slovoteka.messages.verdicts import grammar_text, verdict_text

__all__ = [
    "LANGUAGES",
    "finding_text",
    "grammar_text",
    "has_text",
    "outline",
    "refusal_text",
    "render",
    "text",
    "verdict_text",
]

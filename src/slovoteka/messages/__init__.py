"""Every sentence that a person reads, by its code, in Russian, Ukrainian and English."""

from slovoteka.messages.catalogue import LANGUAGES, has_text, labels, outline, render, text
from slovoteka.messages.events import Reader, event_text
from slovoteka.messages.refusals import refusal_text
from slovoteka.messages.verdicts import grammar_text, verdict_text

__all__ = [
    "LANGUAGES",
    "Reader",
    "event_text",
    "grammar_text",
    "has_text",
    "labels",
    "outline",
    "refusal_text",
    "render",
    "text",
    "verdict_text",
]

"""All texts that people read, by code, in Russian, Ukrainian and English."""

from slovoteka.messages.catalogue import LANGUAGES, has_text, labels, outline, render, text
from slovoteka.messages.events import Reader, count_of, event_text
from slovoteka.messages.names import name_in, name_text, seat_name
from slovoteka.messages.refusals import refusal_text
from slovoteka.messages.verdicts import grammar_text, verdict_text

__all__ = [
    "LANGUAGES",
    "Reader",
    "count_of",
    "event_text",
    "grammar_text",
    "has_text",
    "labels",
    "name_in",
    "name_text",
    "outline",
    "refusal_text",
    "render",
    "seat_name",
    "text",
    "verdict_text",
]

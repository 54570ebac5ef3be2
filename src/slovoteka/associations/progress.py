"""The progress messages for building the table of associations."""

from contextlib import AbstractContextManager
from typing import Final

from slovoteka.lexicon.progress import Progress, show_stages

TITLE: Final = "ассоциации"
_STAGES: Final = {
    "words": "отбираются слова",
    "hudlit": "векторы художественной прозы",
    "news": "векторы новостей",
    "encoder": "кодировщик предложений",
    "texts": "толкования и тексты",
    "own": "свои списки",
}


def show_progress() -> AbstractContextManager[Progress]:
    return show_stages(TITLE, _STAGES)

"""The judge's opinion of a clue, in one line below the table."""

from typing import Any

from rich.text import Text

from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.tui.previews import SIGNS
from slovoteka.games.codenames.clues import finding_text
from slovoteka.games.codenames.preview import CluePreview
from slovoteka.messages import text


def preview_text(preview: Any, action: Any, seats: SeatsShown) -> Text | None:
    if not isinstance(preview, CluePreview):
        return None
    if preview.whispered is not None:
        answer = text("codenames-whispered-answer", seats.language, valid=preview.whispered)
        return Text.assemble(SIGNS[preview.stands], " ", answer)
    if preview.finding is None:
        return None
    return Text.assemble(SIGNS[preview.stands], " ", finding_text(action.word, preview.finding, seats.language))

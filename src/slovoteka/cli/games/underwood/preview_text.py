"""What a turn would bring, in one line below the table."""

from typing import Any

from rich.text import Text

from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.tui.previews import joined, signed
from slovoteka.games.underwood.preview import TurnPreview
from slovoteka.messages import text


def preview_text(preview: Any, _action: Any, seats: SeatsShown) -> Text | None:
    """The points, then the first thing that is missing. If nothing is missing, the turn is possible."""
    if not isinstance(preview, TurnPreview):
        return None
    parts = [Text(say("underwood-points", count=preview.points), "bold")] if preview.words else []
    lacking = next((check for check in preview.checks if not check.met), None)
    parts += [signed(f"{word.word} {word.points}", word.stands) for word in preview.words]
    if lacking is None:
        parts.append(Text(say("tui-turn-stands"), "green"))
    else:
        parts.append(Text(text(lacking.code, seats.language, **lacking.params), "yellow"))
    return joined(parts)

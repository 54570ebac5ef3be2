"""What a call would bring, in one line below the table."""

from typing import Any

from rich.text import Text

from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.games.forbidden.preview import CallPreview


def preview_text(preview: Any, _action: Any, seats: SeatsShown) -> Text | None:
    return Text(_call(preview, seats)) if isinstance(preview, CallPreview) else None


def _call(preview: CallPreview, seats: SeatsShown) -> str:
    if preview.missing:
        return say("tui-call-missing", letters=", ".join(preview.missing), count=len(preview.missing))
    if preview.victim is None:
        return say("tui-call-nobody")
    name = seats.names[preview.victim]
    sentences = [say("tui-call-takes", name=name, letters=", ".join(preview.taken) or "–", count=len(preview.taken))]
    sentences += [say("tui-call-ends", name=name)] if preview.ends else []
    return " ".join(sentences)

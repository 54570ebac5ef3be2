"""What a play would bring, in one line below the table."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.tui.previews import joined, signed
from slovoteka.games.scrabble.preview import FormedWord, PlayPreview, RemovalPreview, SheetPreview


def preview_text(preview: Any, _action: Any, _seats: SeatsShown) -> Text | None:
    match preview:
        case PlayPreview():
            points = say("scrabble-points", count=preview.score.total)
            return joined([Text(f"{preview.at} {preview.word}: {points}", "bold"), *_words(preview.words)])
        case RemovalPreview():
            return joined([Text(say("scrabble-points", count=preview.points), "bold"), *_words(preview.words)])
        case SheetPreview():
            return joined(_words(preview.words))
    return None


def _words(words: tuple[FormedWord, ...]) -> Iterator[Text]:
    """Each word with whether it is valid, if the dictionary may be asked."""
    for formed in words:
        yield signed(f"{formed.word}{f' {formed.points}' if formed.points else ''}", formed.stands)

"""What an action would bring, in one line below the table."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from slovoteka.cli.face import DOT, Seats
from slovoteka.cli.output import say
from slovoteka.games.codenames.preview import CluePreview
from slovoteka.games.forbidden.preview import CallPreview
from slovoteka.games.scrabble.preview import FormedWord, PlayPreview, RemovalPreview, SheetPreview
from slovoteka.games.underwood.preview import TurnPreview
from slovoteka.messages import finding_text, text

_SIGNS: Final = {True: ("✓", "green"), False: ("✗", "red"), None: ("", "")}


def preview_text(preview: Any, action: Any, seats: Seats) -> Text | None:
    match preview:
        case PlayPreview():
            points = say("scrabble-points", count=preview.score.total)
            return _joined([Text(f"{preview.at} {preview.word}: {points}", "bold"), *_words(preview.words)])
        case RemovalPreview():
            return _joined([Text(say("scrabble-points", count=preview.points), "bold"), *_words(preview.words)])
        case SheetPreview():
            return _joined(_words(preview.words))
        case CallPreview():
            return Text(_call(preview, seats))
        case TurnPreview():
            return _turn(preview, seats)
        case CluePreview(finding=finding) if finding is not None:
            said = finding_text(action.word, finding, seats.language)
            return Text.assemble(_SIGNS[preview.stands], " ", said)
    return None


def _joined(parts: Iterator[Text] | list[Text]) -> Text:
    return Text(DOT).join(parts)


def _words(words: tuple[FormedWord, ...]) -> Iterator[Text]:
    """Each with whether it stands, where the dictionary may be asked."""
    for formed in words:
        sign, style = _SIGNS[formed.stands]
        yield Text(f"{formed.word}{f' {formed.points}' if formed.points else ''} {sign}".rstrip(), style)


def _call(preview: CallPreview, seats: Seats) -> str:
    if preview.missing:
        return say("tui-call-missing", letters=", ".join(preview.missing), count=len(preview.missing))
    if preview.victim is None:
        return say("tui-call-nobody")
    name = seats.names[preview.victim]
    told = [say("tui-call-takes", name=name, letters=", ".join(preview.taken) or "–", count=len(preview.taken))]
    told += [say("tui-call-ends", name=name)] if preview.ends else []
    return " ".join(told)


def _turn(preview: TurnPreview, seats: Seats) -> Text:
    """Points first, then the first thing that is missing; without one the turn can be made."""
    told = [Text(say("underwood-points", count=preview.points), "bold")] if preview.words else []
    lacking = next((check for check in preview.checks if not check.met), None)
    for word in preview.words:
        sign, style = _SIGNS[word.stands]
        told.append(Text(f"{word.word} {word.points} {sign}".rstrip(), style))
    if lacking is None:
        told.append(Text(say("tui-turn-stands"), "green"))
    else:
        told.append(Text(text(lacking.code, seats.language, **lacking.params), "yellow"))
    return _joined(told)

"""What a player can do, and how it is written."""

from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import fold, normalise


class Say(Value, frozen=True, tag="say"):
    word: str


class GiveUp(Value, frozen=True, tag="give-up"):
    """«Сдаюсь» (WC-05)."""


Action = Say | GiveUp
_SURRENDER = "-"


def readable(action: Say) -> Say:
    """The word as the dictionary spells it; raises `Unreadable` if it has something that is not a Russian letter."""
    return Say(fold(normalise(action.word, "ru")))


def read_action(text: str) -> Action:
    """Reads a typed line: a word, or `-` or `сдаюсь`."""
    line = text.strip().casefold()
    return GiveUp() if line in (_SURRENDER, "сдаюсь") else readable(Say(line))


def write_action(action: Action) -> str:
    """The inverse of `read_action`."""
    return action.word if isinstance(action, Say) else _SURRENDER

"""What a player can do, and how it is written."""

from typing import Final, Literal

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import normalise


class Lay(Value, frozen=True, tag="lay"):
    """Adds a letter to the conversation: a red one from the window or a black one from the hand (ZS-14)."""

    letter: str


class Call(Value, frozen=True, tag="call"):
    """«Не говори …!» (ZS-22)."""

    word: str


class Pass(Value, frozen=True, tag="pass"):
    """«Не вижу слова»."""


class Choose(Value, frozen=True, tag="choose"):
    """Says who moves next: the player who took letters, or the opponent on the left (ZS-30)."""

    next: Literal["self", "left"]


class Accept(Value, frozen=True, tag="accept"):
    """The last mover accepts the word."""


class Doubt(Value, frozen=True, tag="doubt"):
    """The last mover wants a vote (ZS-40)."""


class Vote(Value, frozen=True, tag="vote"):
    exists: bool


class Ready(Value, frozen=True, tag="ready"):
    """The next game of the series may begin."""


Action = Lay | Call | Pass | Choose | Accept | Doubt | Vote | Ready


def readable(action: Action) -> Action:
    """Returns the action with its letters in upper case and one script; raises `Unreadable` if they are not Russian."""
    match action:
        case Lay(letter):
            return Lay(normalise(letter, "ru"))
        case Call(word):
            return Call(normalise(word, "ru"))
    return action


_WORDS: dict[str, Action] = {
    "нет слова": Pass(),  # of two spellings, the first one is written
    "-": Pass(),
    "я": Choose("self"),
    "слева": Choose("left"),
    "верю": Accept(),
    "сомневаюсь": Doubt(),
    "за": Vote(True),
    "против": Vote(False),
    "готов": Ready(),
}
_WRITTEN_IN: Final[dict[str, dict[str, str]]] = {
    "uk": {
        "нет слова": "немає слова",
        "я": "я",
        "слева": "ліворуч",
        "верю": "вірю",
        "сомневаюсь": "сумніваюсь",
        "за": "за",
        "против": "проти",
        "готов": "готово",
    },
    "en": {
        "нет слова": "no word",
        "я": "self",
        "слева": "left",
        "верю": "accept",
        "сомневаюсь": "doubt",
        "за": "for",
        "против": "against",
        "готов": "ready",
    },
}
_WORDS |= {said: _WORDS[russian] for language in _WRITTEN_IN.values() for russian, said in language.items()}


def read_action(text: str) -> Action:
    """Reads a typed line: a letter is laid, `!ДОМ` or `не говори дом` calls a word, `-` passes."""
    line = " ".join(text.split()).casefold()
    if line.startswith("+"):  # `+я` lays the letter Я, which alone would be a choice
        return Lay(normalise(line[1:].strip(), "ru"))
    if line in _WORDS:
        return _WORDS[line]
    for mark in ("!", "не говори "):
        if line.startswith(mark):
            return Call(normalise(line.removeprefix(mark).removesuffix("!").strip(), "ru"))
    letter = normalise(line, "ru")
    if len(letter) != 1:
        raise Unreadable("forbidden-what", text=text[:60])
    return Lay(letter)


def write_action(action: Action) -> str:
    """The inverse of `read_action`."""
    match action:
        case Lay(letter):
            return f"+{letter}"
        case Call(word):
            return f"!{word}"
    return next(text for text, known in _WORDS.items() if known == action)


def write_in(action: Action, language: str) -> str:
    written = write_action(action)
    return _WRITTEN_IN.get(language, {}).get(written, written)

"""Lines of a person at a table of «Кодовые имена»: what is asked decides what a short line means."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.games.codenames import views
from slovoteka.games.codenames.actions import (
    Accept,
    Action,
    Answer,
    Ask,
    Clue,
    Cover,
    Protest,
    Ready,
    Ruling,
    Touch,
    TurnTimer,
    read_action,
    read_clue,
)
from slovoteka.lexicon.alphabet import fold

_SILENT: Final[Mapping[str, Action]] = {"respond": Accept(), "ready": Ready()}
"""What a line without a word means."""
_YES, _NO = ("+", "да", "так", "yes"), ("-", "нет", "ні", "no")
_OBJECT: Final[Mapping[str, Action]] = dict.fromkeys(("в", "з", "o", "о"), Protest())
"""The English and the Russian «о» look the same."""
_SHORT: Final[Mapping[str, Mapping[str, Action]]] = {
    "respond": {**dict.fromkeys(_YES, Accept()), **dict.fromkeys(_NO, Protest()), **_OBJECT},
    "object": _OBJECT,
    "whisper": {**dict.fromkeys(_YES, Answer(True)), **dict.fromkeys(_NO, Answer(False))},
    "ruling": {**dict.fromkeys((*_YES, "stand"), Ruling(True)), **dict.fromkeys(_NO, Ruling(False))},
}
"""Short answers, by what is asked."""
_INTERRUPTIONS: Final[Mapping[str, type[Action]]] = {"object": Protest, "timer": TurnTimer}
"""What can be done while others are asked."""
_COVER: Final[Mapping[str, str]] = {"накрыть": "закрыть", "накрити": "закрити"}
"""Words of the screen, and those of the notation."""
_SHORTEST_BEGINNING: Final = 3
"""Letters by which a codename can be named: fewer are more likely a slip."""

_NUMBERS: Final[Mapping[str, str]] = {
    word: str(number)
    for number, words in enumerate(
        (
            "ноль нуль zero",
            "один одна одно одне one",
            "два две дві two",
            "три three",
            "четыре чотири four",
            "пять п'ять п’ять five",
            "шесть шість six",
            "семь сім seven",
            "восемь вісім eight",
            "девять дев'ять дев’ять nine",
        )
    )
    for word in words.split()
}
_QUOTES: Final = str.maketrans("", "", '«»„“”"')
_BETWEEN: Final = re.compile(r"[\s,:]+(?:[-–—]\s+)?")
"""What people put between a word and its number."""
_ASKING: Final = re.compile(r"(?:спросить|запитати|ask)\s+", re.IGNORECASE)
_JOINED: Final = re.compile(r"(?P<word>[^\d-]+)[-–—](?P<number>\d)")


class CodenamesTyped:
    """Reads lines by the table that the person was last shown."""

    def __init__(self, *, has_other_captain: bool, has_titles: bool) -> None:
        self.clue = ""
        """What was typed last, if it was a clue: without the mark that the captain is sure."""
        self.several: tuple[str, ...] = ()
        """Open codenames that the last line may have meant, if it was the beginning of more than one."""
        self._has_other_captain, self._has_titles = has_other_captain, has_titles
        self._board: tuple[str, ...] = ()
        self._open: tuple[str, ...] = ()
        self._number = 2
        """For an example of a clue."""

    def see(self, public: views.Public) -> None:
        self._board, self._open = public.board, public.open_codenames
        self._number = 1 if public.late else 2

    def read(self, line: str, asked: str | None, kinds: Sequence[str]) -> Action | None:
        """`asked` is the kind of the window that waits for the person, `kinds` are those of all that are open to it."""
        said = " ".join(line.split())
        self.clue, self.several = "", ()
        if not said:
            return _SILENT.get(asked or "")
        for kind in kinds if asked is None else (asked,):
            if short := _SHORT.get(kind, {}).get(said.casefold()):
                return short
        if asked == "clue":
            return self._read_clue(said)
        try:
            action = read_action(_with_known_verb(said))
        except Refusal:
            raise _not_now(asked, kinds) from None
        return self._action(action, asked, kinds)

    def _action(self, action: Action, asked: str | None, kinds: Sequence[str]) -> Action:
        match action:
            case Touch(word) if asked == "guess":
                return Touch(self._codename(word))
            case Touch(word) | Cover(word) if asked in ("penalty", "enemy"):
                return Cover(self._codename(word))
        if asked is None and not any(isinstance(action, _INTERRUPTIONS[kind]) for kind in kinds):
            raise _not_now(asked, kinds)
        return action

    def _read_clue(self, said: str) -> Action:
        """As the notation has it, or else in any of the ways in which people write a word and a number."""
        refused: Illegal | None = None
        for spelt in (said, usual_spelling(said, has_titles=self._has_titles)):
            try:
                action = read_action(spelt)
            except Illegal as refusal:
                refused = refused or refusal
                continue
            except Unreadable:
                continue
            if isinstance(action, Clue):
                self.clue = spelt.removesuffix("!").rstrip()
            if not isinstance(action, Touch):
                return action
        raise refused or self._unfinished(said)

    def _unfinished(self, said: str) -> Unreadable:
        """What is missing from a clue, if it is only the number."""
        word = _ASKING.sub("", said)
        try:
            read_clue(word)
        except Refusal:
            return Unreadable("codenames-write-so")
        if " " in word or word.isdigit():
            return Unreadable("codenames-write-so")
        return Unreadable("codenames-no-number", clue=word, number=self._number, whisper=self._has_other_captain)

    def read_trial(self, line: str) -> tuple[Clue, str]:
        """A clue that is only tried, and as it was typed: it may lack its number."""
        said = " ".join(line.split())
        for spelt in (said, usual_spelling(said, has_titles=self._has_titles)):
            try:
                action = read_action(spelt)
            except Refusal:
                continue
            match action:
                case Clue(word, number) | Ask(word, number):
                    return Clue(word, number), _as_typed(spelt, word)
        word = read_clue(said)
        return Clue(word, 1), _as_typed(said, word)

    def _codename(self, typed: str) -> str:
        """The codename itself, or the only open one that begins so; else as it was typed, and the rules refuse it."""
        if len(typed) < _SHORTEST_BEGINNING or typed in map(fold, self._board):
            return typed
        begin_so = tuple(word for word in self._open if fold(word).startswith(typed))
        if len(begin_so) == 1:
            return fold(begin_so[0])
        self.several = begin_so
        return typed


def has_silent_answer(kind: str | None) -> bool:
    """Whether a line without a word answers such a window."""
    return kind in _SILENT


def usual_spelling(said: str, *, has_titles: bool) -> str:
    """A clue as the notation has it, out of `балет два`, `2 балет`, `балет-2`, `балет, 2`, `«балет» – 2`.

    Where titles count as one word, a number before the word may be part of one.
    """
    body = said.translate(_QUOTES).strip()
    sure = "!" if body.endswith("!") else ""
    parts = _BETWEEN.split(body.removesuffix("!").strip())
    if joined := _JOINED.fullmatch(parts[-1]):
        parts[-1:] = joined["word"], joined["number"]
    if len(parts) > 1:
        parts[-1] = _NUMBERS.get(parts[-1].casefold(), parts[-1])
    if not has_titles and [part.isdigit() for part in parts] == [True, False]:
        parts.reverse()
    return " ".join(parts) + sure


def _not_now(asked: str | None, kinds: Sequence[str]) -> Unreadable:
    """What could be done instead, if anything."""
    if asked is None and not kinds:
        return Unreadable("codenames-not-invited")
    return Unreadable("codenames-not-now", window=asked or kinds[0])


def _with_known_verb(said: str) -> str:
    verb, _, rest = said.partition(" ")
    known = _COVER.get(verb.casefold())
    return said if known is None else f"{known} {rest}"


def _as_typed(line: str, clue: str) -> str:
    """The clue as it stands in the line, in the person's own capitals."""
    start = line.upper().find(clue)
    return line[start : start + len(clue)] if start >= 0 else clue

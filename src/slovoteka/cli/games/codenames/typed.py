"""Reads typed lines at a table of «Кодовые имена». The window that asks decides what a short line means."""

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
    Vote,
    read_action,
    read_clue,
)
from slovoteka.lexicon.alphabet import fold

_SILENT: Final[Mapping[str, Action]] = {"respond": Accept(), "ready": Ready()}
"""What an empty line means."""
_YES, _NO = ("+", "да", "так", "yes"), ("-", "нет", "ні", "no")
_OBJECT: Final[Mapping[str, Action]] = dict.fromkeys(("в", "з", "o", "о"), Protest())
"""Both the Latin and the Cyrillic «о», which look the same."""
_SHORT: Final[Mapping[str, Mapping[str, Action]]] = {
    "respond": {**dict.fromkeys(_YES, Accept()), **dict.fromkeys(_NO, Protest()), **_OBJECT},
    "object": _OBJECT,
    "whisper": {**dict.fromkeys(_YES, Answer(True)), **dict.fromkeys(_NO, Answer(False))},
    "ruling": {**dict.fromkeys((*_YES, "stand"), Ruling(True)), **dict.fromkeys(_NO, Ruling(False))},
    "vote": {**dict.fromkeys(_YES, Vote(True)), **dict.fromkeys(_NO, Vote(False))},
}
"""Short answers, by window kind."""
_STRIKE: Final = re.compile(
    rf"(?:отклонить|відхилити|strike|{'|'.join(map(re.escape, _NO))})\s*(?:cn-?)?(?P<number>\d+)", re.IGNORECASE
)
"""A strike with the number of a rule: `отклонить 65`, `нет CN-65`."""
_INTERRUPTIONS: Final[Mapping[str, type[Action]]] = {"object": Protest, "timer": TurnTimer}
"""Actions that are possible while others are asked."""
_COVER: Final[Mapping[str, str]] = {"накрыть": "закрыть", "накрити": "закрити"}
"""Verbs that the screen uses, and those of the notation."""
_SHORTEST_BEGINNING: Final = 3
"""The fewest letters that can stand for a codename. Fewer are more likely a typing mistake."""

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
"""What people write between a word and its number."""
_ASKING: Final = re.compile(r"(?:спросить|запитати|ask)\s+", re.IGNORECASE)
_JOINED: Final = re.compile(r"(?P<word>[^\d-]+)[-–—](?P<number>\d)")


class CodenamesTyped:
    """Reads lines in the context of the table that the person was last shown."""

    def __init__(self, *, has_other_captain: bool, has_titles: bool) -> None:
        self.clue = ""
        """The last typed clue, without the mark that the captain is sure."""
        self.several: tuple[str, ...] = ()
        """Open codenames that the last line could mean, if several begin with it."""
        self._has_other_captain, self._has_titles = has_other_captain, has_titles
        self._board: tuple[str, ...] = ()
        self._open: tuple[str, ...] = ()
        self._number = 2
        """The number in an example of a clue."""

    def see(self, public: views.Public) -> None:
        self._board, self._open = public.board, public.open_codenames
        self._number = 1 if public.late else 2

    def read(self, line: str, asked: str | None, kinds: Sequence[str]) -> Action | None:
        """`asked` is the kind of the window that waits for the person; `kinds` has all windows open to the person."""
        typed = " ".join(line.split())
        self.clue, self.several = "", ()
        if not typed:
            return _SILENT.get(asked or "")
        for kind in kinds if asked is None else (asked,):
            if short := _SHORT.get(kind, {}).get(typed.casefold()):
                return short
        if asked == "clue":
            return self._read_clue(typed)
        if asked == "ruling" and (strike := _STRIKE.fullmatch(typed)):
            return Ruling(False, f"CN-{strike['number']}")
        try:
            action = read_action(_with_known_verb(typed))
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

    def _read_clue(self, typed: str) -> Action:
        """Reads a clue in the notation, or in any other way in which people write a word and a number."""
        refused: Illegal | None = None
        for spelt in (typed, usual_spelling(typed, has_titles=self._has_titles)):
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
        raise refused or self._unfinished(typed)

    def _unfinished(self, typed: str) -> Unreadable:
        """If only the number is missing, says so."""
        word = _ASKING.sub("", typed)
        try:
            read_clue(word)
        except Refusal:
            return Unreadable("codenames-write-so")
        if " " in word or word.isdigit():
            return Unreadable("codenames-write-so")
        return Unreadable("codenames-no-number", clue=word, number=self._number, whisper=self._has_other_captain)

    def read_trial(self, line: str) -> tuple[Clue, str]:
        """Reads a clue for a trial, which may lack its number. Returns the clue and its typed spelling."""
        typed = " ".join(line.split())
        for spelt in (typed, usual_spelling(typed, has_titles=self._has_titles)):
            try:
                action = read_action(spelt)
            except Refusal:
                continue
            match action:
                case Clue(word, number) | Ask(word, number):
                    return Clue(word, number), _as_typed(spelt, word)
        word = read_clue(typed)
        return Clue(word, 1), _as_typed(typed, word)

    def _codename(self, typed: str) -> str:
        """The only open codename that begins with this text. Otherwise the text itself, which the rules may refuse."""
        if len(typed) < _SHORTEST_BEGINNING or typed in map(fold, self._board):
            return typed
        begin_so = tuple(word for word in self._open if fold(word).startswith(typed))
        if len(begin_so) == 1:
            return fold(begin_so[0])
        self.several = begin_so
        return typed


def has_silent_answer(kind: str | None) -> bool:
    """Whether an empty line answers such a window."""
    return kind in _SILENT


def usual_spelling(typed: str, *, has_titles: bool) -> str:
    """A clue in the notation, from `балет два`, `2 балет`, `балет-2`, `балет, 2`, `«балет» – 2`.

    Where titles count as one word, a number before the word may be part of a title.
    """
    body = typed.translate(_QUOTES).strip()
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
    """Says what can be done instead, if anything."""
    if asked is None and not kinds:
        return Unreadable("codenames-not-invited")
    return Unreadable("codenames-not-now", window=asked or kinds[0])


def _with_known_verb(typed: str) -> str:
    verb, _, rest = typed.partition(" ")
    known = _COVER.get(verb.casefold())
    return typed if known is None else f"{known} {rest}"


def _as_typed(line: str, clue: str) -> str:
    """The clue as it was typed, with the person's own capitals."""
    start = line.upper().find(clue)
    return line[start : start + len(clue)] if start >= 0 else clue

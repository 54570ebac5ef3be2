"""Lines of a person at a table of «Кодовые имена»: what is asked decides what a short line means."""

from collections.abc import Mapping
from typing import Final

from slovoteka.core.errors import Refusal, Unreadable
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
    read_action,
    read_clue,
)
from slovoteka.lexicon.alphabet import fold

_SILENT: Final[Mapping[str, Action]] = {"respond": Accept(), "ready": Ready()}
"""What a line without a word means."""
_YES, _NO = ("+", "да", "так", "yes"), ("-", "нет", "ні", "no")
_SHORT: Final[Mapping[str, Mapping[str, Action]]] = {
    "respond": {"+": Accept(), **dict.fromkeys(("в", "з", "o", "о"), Protest())},
    "whisper": {**dict.fromkeys(_YES, Answer(True)), **dict.fromkeys(_NO, Answer(False))},
    "ruling": {**dict.fromkeys(_YES, Ruling(True)), **dict.fromkeys(_NO, Ruling(False))},
}
"""Short answers, by what is asked. The English and the Russian «о» look the same."""
_SHORTEST_BEGINNING: Final = 3
"""Letters by which a codename can be named: fewer are more likely a slip."""


class CodenamesTyped:
    """Reads lines by the table that the person was last shown."""

    def __init__(self) -> None:
        self.clue: Clue | None = None
        """What was typed last, if it was a clue."""
        self.several: tuple[str, ...] = ()
        """Open codenames that the last line may have meant, if it was the beginning of more than one."""
        self._board: tuple[str, ...] = ()
        self._open: tuple[str, ...] = ()

    def see(self, public: views.Public) -> None:
        self._board = public.board
        self._open = tuple(word for word, cover in zip(public.board, public.covers, strict=False) if cover is None)

    def read(self, line: str, kind: str | None) -> Action | None:
        """`kind` is that of the window which waits for the person."""
        said = " ".join(line.split())
        self.clue, self.several = None, ()
        if not said:
            return _SILENT.get(kind or "")
        if short := _SHORT.get(kind or "", {}).get(said.casefold()):
            return short
        try:
            action = read_action(said)
        except Refusal:
            if kind in (None, "clue"):
                raise
            raise Unreadable("codenames-not-now", window=kind) from None
        match action:
            case Clue():
                self.clue = action
            case Touch(word) if kind == "guess":
                return Touch(self._codename(word))
            case Touch(word) | Cover(word) if kind in ("penalty", "enemy"):
                return Cover(self._codename(word))
        return action

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


def read_trial(line: str) -> Clue:
    """A clue that is only tried: it may lack its number."""
    said = " ".join(line.split())
    try:
        action = read_action(said)
    except Refusal:
        action = None
    match action:
        case Clue(word, number) | Ask(word, number):
            return Clue(word, number)
    return Clue(read_clue(said), 1)

"""What can be done now, to click: by game and by what is asked. Each deed is a line of the notation, or begins one."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from slovoteka.core.game import Window


class Deed(msgspec.Struct, frozen=True):
    name: str
    """Of its label in the catalogues."""
    line: str
    is_begun: bool = False
    """The person goes on writing."""


_YES, _NO = Deed("for", "за"), Deed("against", "против")
_READY = Deed("ready", "готов")
_ACCEPT, _DOUBT = Deed("accept", "верю"), Deed("doubt", "сомневаюсь")
_CALL = Deed("call", "!", is_begun=True)
_PASS = Deed("pass", "пас")

_DEEDS: Final[Mapping[str, Mapping[str, Sequence[Deed]]]] = {
    "scrabble": {
        "turn": (Deed("exchange", "обмен ", is_begun=True), _PASS),
        "respond": (_ACCEPT, Deed("challenge", "не верю")),
        "vote": (_YES, _NO),
        "theme": (Deed("theme", "тема ", is_begun=True), Deed("no-theme", "не тема")),
        "draw": (Deed("vowel", "гласная"), Deed("consonant", "согласная")),
        "pick": (Deed("take", "взять ", is_begun=True),),
        "sheet": (_PASS,),
        "write": (Deed("write", "пишу ", is_begun=True), _PASS),
        "mark": (
            Deed("cross", "есть"),
            Deed("no-letter", "нет"),
            Deed("cross-bingo", "есть бинго"),
            Deed("bingo", "бинго"),
        ),
    },
    "forbidden": {
        "turn": (_CALL,),
        "respond": (_CALL, Deed("no-word", "-")),
        "call": (_CALL,),
        "choose": (Deed("me-next", "я"), Deed("left-next", "слева")),
        "doubt": (_ACCEPT, _DOUBT),
        "vote": (_YES, _NO),
        "ready": (_READY,),
    },
    "underwood": {
        "turn": (Deed("tape", " > ", is_begun=True), Deed("try", "? ", is_begun=True), Deed("cards", "карты")),
        "respond": (_ACCEPT, _DOUBT),
        "vote": (_YES, _NO),
        "ready": (_READY,),
    },
    "codenames": {
        "clue": (Deed("try", "? ", is_begun=True),),
        "whisper": (Deed("may", "можно"), Deed("may-not", "нельзя")),
        "respond": (Deed("agree", "согласен"), Deed("object", "возражаю")),
        "object": (Deed("object", "возражаю"),),
        "ruling": (Deed("stands", "засчитать"), Deed("strike", "отклонить")),
        "guess": (Deed("stop", "стоп"),),
        "penalty": (Deed("skip", "пропустить"),),
        "timer": (Deed("timer", "таймер"),),
        "ready": (_READY,),
    },
}


def deeds_for(game: str, mine: Sequence[Window]) -> Sequence[Deed]:
    """For all windows that are open to the person, each once."""
    return tuple(dict.fromkeys(_all(game, mine)))


def _all(game: str, mine: Sequence[Window]) -> Iterator[Deed]:
    for window in sorted(mine, key=lambda window: not window.blocking):
        yield from _DEEDS[game].get(window.kind, ())

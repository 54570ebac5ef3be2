"""The clickable actions of this table, by window kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from slovoteka.cli.tui.clickable_actions import READY, ClickableAction

DEEDS: Final[Mapping[str, Sequence[ClickableAction]]] = {
    "clue": (ClickableAction("try", "? ", is_begun=True),),
    "whisper": (ClickableAction("may", "можно"), ClickableAction("may-not", "нельзя")),
    "respond": (ClickableAction("agree", "согласен"), ClickableAction("object", "возражаю")),
    "object": (ClickableAction("object", "возражаю"),),
    "ruling": (ClickableAction("stands", "засчитать"), ClickableAction("strike", "отклонить ", is_begun=True)),
    "vote": (ClickableAction("vote-keep", "годится"), ClickableAction("vote-strike", "не годится")),
    "guess": (ClickableAction("stop", "стоп"),),
    "penalty": (ClickableAction("skip", "пропустить"),),
    "timer": (ClickableAction("timer", "таймер"),),
    "ready": (READY,),
}

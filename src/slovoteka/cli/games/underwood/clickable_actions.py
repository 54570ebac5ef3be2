"""The clickable actions of this table, by window kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from slovoteka.cli.tui.clickable_actions import ACCEPT, AGAINST, DOUBT, FOR, READY, ClickableAction

DEEDS: Final[Mapping[str, Sequence[ClickableAction]]] = {
    "turn": (
        ClickableAction("tape", " > ", is_begun=True),
        ClickableAction("try", "? ", is_begun=True),
        ClickableAction("cards", "карты"),
    ),
    "respond": (ACCEPT, DOUBT),
    "doubt": (DOUBT,),
    "vote": (FOR, AGAINST),
    "ready": (READY,),
}

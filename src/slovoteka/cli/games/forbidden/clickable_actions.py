"""The clickable actions of this table, by window kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from slovoteka.cli.tui.clickable_actions import ACCEPT, AGAINST, DOUBT, FOR, READY, ClickableAction

_CALL = ClickableAction("call", "!", is_begun=True)
DEEDS: Final[Mapping[str, Sequence[ClickableAction]]] = {
    "turn": (_CALL,),
    "respond": (_CALL, ClickableAction("no-word", "-")),
    "call": (_CALL,),
    "choose": (ClickableAction("me-next", "я"), ClickableAction("left-next", "слева")),
    "doubt": (ACCEPT, DOUBT),
    "vote": (FOR, AGAINST),
    "ready": (READY,),
}

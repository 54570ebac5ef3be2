"""The clickable actions of this table, by window kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from slovoteka.cli.tui.clickable_actions import ACCEPT, AGAINST, FOR, PASS, ClickableAction

DEEDS: Final[Mapping[str, Sequence[ClickableAction]]] = {
    "turn": (ClickableAction("exchange", "обмен ", is_begun=True), PASS),
    "respond": (ACCEPT, ClickableAction("challenge", "не верю")),
    "challenge": (ClickableAction("challenge", "не верю"),),
    "vote": (FOR, AGAINST),
    "theme": (ClickableAction("theme", "тема ", is_begun=True), ClickableAction("no-theme", "не тема")),
    "draw": (ClickableAction("vowel", "гласная"), ClickableAction("consonant", "согласная")),
    "pick": (ClickableAction("take", "взять ", is_begun=True),),
    "sheet": (PASS,),
    "write": (ClickableAction("write", "пишу ", is_begun=True), PASS),
    "mark": (
        ClickableAction("cross", "есть"),
        ClickableAction("no-letter", "нет"),
        ClickableAction("cross-bingo", "есть бинго"),
        ClickableAction("bingo", "бинго"),
    ),
}

"""Tables of «Кодовые имена» in every stage, for tests of leaving, of views and of invalid input."""

from collections.abc import Callable
from typing import Any

from rules.codenames.tables import COGNATE, STRIKE, CodenamesTable, table_of
from slovoteka.games.codenames.actions import Protest
from slovoteka.games.codenames.state import Stage

SIX = 6
"""Red are 0 (captain), 2 and 4; blue are 1 (captain), 3 and 5."""


def clueing(**options: Any) -> CodenamesTable:
    return table_of(**{"seats": SIX} | options)


def whispering(**options: Any) -> CodenamesTable:
    return clueing(**options).type(0, "спросить балет 2")


def responding(**options: Any) -> CodenamesTable:
    return clueing(thinks={"БАЛЕТ": COGNATE}, **options).type(0, "балет 2!")


def guessing(**options: Any) -> CodenamesTable:
    return responding(**options).time_out("respond")


def ruling(**options: Any) -> CodenamesTable:
    return responding(**options).act(3, Protest())


def punishing(**options: Any) -> CodenamesTable:
    """Blue may cover one of its own words because of red's invalid clue."""
    return ruling(**options).act(1, STRIKE)


def resting(**options: Any) -> CodenamesTable:
    """Red has won the first of three games, with cards of the deck, which have other sides."""
    table = CodenamesTable(**{"seats": SIX, "games": 3, "first": "red"} | options).deal()
    table.clue("погода 9").touch(*(table.public.board[place] for place in table.state.uncovered_of("red")))
    assert table.state.stage is Stage.BREAK
    return table


IN_PLAY: dict[Stage, Callable[..., CodenamesTable]] = {
    Stage.CLUE: clueing,
    Stage.WHISPER: whispering,
    Stage.RESPOND: responding,
    Stage.RULING: ruling,
    Stage.GUESS: guessing,
    Stage.PENALTY: punishing,
}


def at(stage: Stage, **options: Any) -> CodenamesTable:
    table = IN_PLAY[stage](**options)
    assert table.state.stage is stage
    return table


def is_alive(table: CodenamesTable) -> bool:
    """Checks that somebody who is still there is asked for something, and nobody else is."""
    invited = {seat for window in table.windows.values() for seat in window.seats}
    waits = [window for window in table.windows.values() if window.blocking]
    return bool(waits) and all(window.seats for window in waits) and invited <= set(table.state.active)

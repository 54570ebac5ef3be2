"""The only list of tables."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from slovoteka.cli.face import Face
from slovoteka.cli.tui.codenames import CodenamesTable
from slovoteka.cli.tui.forbidden import ForbiddenTable
from slovoteka.cli.tui.live import LiveTable
from slovoteka.cli.tui.scrabble import scrabble_table
from slovoteka.cli.tui.table import GameTable
from slovoteka.cli.tui.underwood import UnderwoodTable
from slovoteka.core.errors import Unreadable
from slovoteka.games import registry

_TABLES: Final[Mapping[str, Callable[[Any, LiveTable], GameTable]]] = {
    "codenames": CodenamesTable,
    "forbidden": ForbiddenTable,
    "scrabble": scrabble_table,
    "underwood": UnderwoodTable,
}


def check_table(game: str) -> None:
    """Raises `Unreadable` for a game that cannot be played on the screen."""
    if game not in _TABLES:
        raise Unreadable("no-table", game=registry.find(game).info.title, id=game)


def table_of(face: Face, live: LiveTable) -> GameTable:
    check_table(live.kind.info.id)
    return _TABLES[live.kind.info.id](face, live)

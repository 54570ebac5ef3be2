"""A table of «Кодовые имена» and its renderer, for tests of what is shown and typed."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from slovoteka.cli.games.codenames.renderer import CodenamesRenderer
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.core.game import Window
from slovoteka.games.codenames import views
from slovoteka.games.codenames.options import read_options
from slovoteka.games.codenames.state import Given, Owner, Stage
from slovoteka.games.registry import GAMES

KIND = GAMES["codenames"]
NAMES = ("Вы", "Вера", "Глеб", "Зоя", "Игнат", "Клава", "Лев", "Марта", "Нина", "Олег", "Рита", "Бартоломео-Иннокентий")
BOARD = (
    "КРАН", "ЛУНА", "ПЕРО", "ВИНО", "ЗАМОК",
    "МЫШЬ", "ЯКОРЬ", "ОРКЕСТР", "ЛИСТ", "КЛЮЧ",
    "ГРИФ", "БАНЯ", "СПУТНИК", "ТЕНЬ", "РЫНОК",
    "ПЛАТЬЕ", "ХВОСТ", "МОСТ", "ДИРИЖЁР", "БУМАГА",
    "ТАНЕЦ", "ЛЁД", "ЛИСА", "КОЛОДЕЦ", "ИГЛА",
)  # fmt: skip
SIGNS: Mapping[str, Owner] = {"К": "red", "С": "blue", "М": "bystander", "У": "assassin"}
KEY = tuple(SIGNS[sign] for sign in "ККМКСМКМССКМСУССККМККМСМС")
TOUCHED = ("ГРИФ", "ХВОСТ", "ЗАМОК", "КЛЮЧ", "ТАНЕЦ", "ОРКЕСТР")
CLUES = (
    Given(0, "ПТИЦА", 2, (10, 16)),
    Given(1, "ДВЕРЬ", 2, (4, 9)),
    Given(0, "БАЛЕТ", 1, (20, 7)),
    Given(1, "УКОЛ", 2, struck=True),
    Given(0, "ПОРТ", 3),
)


def renderer_with(me: int | None = 0, language: str = "ru", width: int = 80, **raw: Any) -> CodenamesRenderer:
    return CodenamesRenderer(read_options(raw), SeatsShown(names=NAMES, me=me, language=language, width=width))


def windows(*kinds: str) -> list[Window]:
    return [Window(id=f"{kind}:1", kind=kind, seats=(0,), blocking=kind not in ("object", "timer")) for kind in kinds]


def covers_of(*words: str) -> tuple[Owner | None, ...]:
    return tuple(owner if word in words else None for word, owner in zip(BOARD, KEY, strict=True))


def table_of(**changed: Any) -> views.Public:
    """Red guesses at its third clue. The person is red's captain, unless the captains are changed."""
    usual = views.Public(
        stage=Stage.GUESS, game=1, results=(), wins=(0, 0, 0, 0), teams=(0, 1, 0, 1), captains=(0, 1), board=BOARD,
        covers=covers_of(*TOUCHED), stacks=(6, 6, 6, 1), first=0, turn=0, clues=CLUES, attempts_left=4, objector=None,
        finding=None, passed=(), late=False, sand_ms=None, key=None, gone=(),
    )  # fmt: skip
    return usual.but(**changed)


CAPTAIN = views.Private(key=KEY)
GUESSER = views.Private()


def plain(rows: Sequence[Text]) -> str:
    return "\n".join(row.plain for row in rows)


def shown(renderer: CodenamesRenderer, public: views.Public, private: views.Private, *kinds: str) -> str:
    return plain(renderer.show(public, private, windows(*kinds)))

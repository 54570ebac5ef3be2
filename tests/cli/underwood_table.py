"""A table of «Ундервуд» and its renderer, for tests of what is shown and typed."""

from typing import Any

from slovoteka.cli.games.underwood.renderer import UnderwoodRenderer
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.core.game import Window
from slovoteka.games.registry import GAMES
from slovoteka.games.underwood import views
from slovoteka.games.underwood.deck import decks
from slovoteka.games.underwood.options import read_options
from slovoteka.games.underwood.scoring import count_word, words_points
from slovoteka.games.underwood.spelling import LaidWord, read_word
from slovoteka.games.underwood.state import Stage

KIND = GAMES["underwood"]
DECK = decks()["standard"]
NAMES = ("Вы", "Вера", "Глеб", "Зоя", "Игнат", "Клава", "Лев", "Марта", "Вера 2", "Бартоломео-Иннокентий")
LAID = ((), (LaidWord(read_word("К*ОТ"), "⑤"), LaidWord(read_word("МАТРОС"), "①")))


def renderer_with(me: int | None = 0, language: str = "ru", **raw: Any) -> UnderwoodRenderer:
    return UnderwoodRenderer(read_options(raw), SeatsShown(names=NAMES, me=me, language=language))


def windows(*kinds: str) -> list[Window]:
    return [Window(id=f"{kind}:1", kind=kind, seats=(0,)) for kind in kinds]


def table_of(**changed: Any) -> views.Public:
    """The middle of a second round; the person is to move."""
    usual = views.Public(
        stage=Stage.TURN, stand_in=True, round=2, dealer=1, mover=0, deck_left=64, bottom="⑨", tape="ОЫА", words=LAID,
        points=tuple(words_points(DECK, words) for words in LAID), word_points=tuple(
            tuple(count_word(DECK, word).total for word in words) for words in LAID
        ), hand_sizes=(8, 9), shown=("", "?Ё"), discarded="③",
        pending=None, passed=(), struck=(), hands=None, sheet=((12, -3),), totals=(12, -3), gone=(),
    )  # fmt: skip
    return usual.but(**changed)


def shown(renderer: UnderwoodRenderer, public: views.Public, hand: str, *kinds: str) -> str:
    return "\n".join(row.plain for row in renderer.show(public, views.Private(hand=hand), windows(*kinds)))

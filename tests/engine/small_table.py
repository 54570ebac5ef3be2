"""A board, tiles and words so small that whole trainings take no time."""

from pathlib import Path

from slovoteka._native import WordGraph, build_move_graph
from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.leaves import LeaveSubject, Table, subject_of

ALPHABET, VOWELS = "АЕКНОРСТ", "АЕО"
WORDS = (
    "АКТ АРК ЕНОТ КАНТ КАРА КАРЕ КАРТА КАТЕР КАТОК КЕТА КОКОН КОН КОРА КОРТ КОСА КОСТ КОТ КРАН КРОТ НАРОК "
    "НЕРА НОРА НОС НОСОК НОТА ОКНО ОКО ОН ОНА ОСА ОТ РАК РАНА РЕКА РОК РОСА РОСТ РОТ САН СЕНО СЕТ СОК "
    "СОКОР СОН СОРТ СТАН СТОН ТАК ТЕНОР ТОК ТОН ТОРС ТРАК ТРОН"
)


class SmallTiles(Value, frozen=True):
    letters: str = ALPHABET
    counts: tuple[int, ...] = (6, 5, 4, 4, 6, 4, 4, 5)
    values: tuple[int, ...] = (1, 1, 2, 1, 1, 1, 1, 1)
    blanks: int = 2


class SmallLayout(Value, frozen=True):
    letter_factors: tuple[int, ...] = (1,) * 81
    word_factors: tuple[int, ...] = (1,) * 81
    tiles: SmallTiles = SmallTiles()
    start: int = 40
    rack_size: int = 4
    bonus: int = 20
    blank: str = "?"
    empty: str = "."

    @property
    def signs(self) -> dict[str, tuple[str, str]]:
        return {letter: (letter, letter.lower()) for letter in self.tiles.letters}


LAYOUT = SmallLayout()
SUBJECT: LeaveSubject = subject_of(LAYOUT, ALPHABET, VOWELS)


def small_graph(path: Path) -> WordGraph:
    build_move_graph([], WORDS.replace(" ", "\n").encode(), ALPHABET, 0, 0, path)
    return WordGraph(path)


class SmallEngines:
    """The same engine with any leave values."""

    def __init__(self, folder: Path) -> None:
        self.graph = small_graph(folder / "graph")

    def __call__(self, leaves: Table | None) -> Engine:
        return Engine(self.graph, LAYOUT, leaves)

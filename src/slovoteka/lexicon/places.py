"""Words of place and order, which may point at positions of cards instead of meaning something."""

from collections.abc import Iterable
from typing import Final

_LISTED: Final = (
    # sides
    "левый левее слева влево налево правый правее справа вправо направо левосторонний правосторонний "
    # heights
    "верх верхний вверх вверху наверх наверху сверху кверху выше низ нижний вниз внизу книзу снизу ниже "
    # the middle, the edges and the corners
    "центр центральный середина серединный посередине посредине посреди средний край крайний краешек скраю "
    "угол угловой боковой сбоку диагональ диагональный наискосок наискось вертикаль вертикальный "
    "вертикально горизонталь горизонтальный горизонтально ряд столбец столбик строка строчка колонка "
    # what is near and far
    "рядом рядышком около возле подле вокруг поблизости вблизи близко ближе ближний ближайший вдали дальше дальний "
    "соседний напротив между промежуточный противоположный смежный "
    "под над за перед впереди вперед спереди передний сзади позади назад задний "
    "тут здесь там сюда туда вон "
    # order
    "последний предпоследний следующий предыдущий"
)
"""In lower case with е for ё."""
_WORDS: Final = frozenset(_LISTED.split())
_ORDINAL: Final = "Anum"


def is_of_place(word: str, readings: Iterable[tuple[str, frozenset[str]]]) -> bool:
    """Whether a word in lower case with е for ё is one of these. `readings` are its lemmas with their tags.

    A word that is a lemma itself is not a form of another: лев is not the short form of левый.
    """
    found = list(readings)
    own = [(lemma, tag) for lemma, tag in found if lemma == word] or found
    return word in _WORDS or any(lemma in _WORDS or _ORDINAL in tag for lemma, tag in own)

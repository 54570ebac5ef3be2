"""Words of place and order, which may point at positions of cards instead of meaning something."""

from collections.abc import Iterable
from typing import Final

_LISTED_ADJECTIVES: Final = (
    "левый правый левосторонний правосторонний верхний нижний центральный серединный срединный средний крайний угловой "
    "боковой диагональный вертикальный горизонтальный ближний дальний соседний смежный промежуточный противоположный "
    "передний задний последний предпоследний следующий предыдущий"
)
_ADJECTIVES: Final = frozenset(_LISTED_ADJECTIVES.split())
"""Their full forms point at a place: верхняя, третье. Ordinal numerals are such words too."""
_LISTED_NOUNS: Final = (
    "верх низ центр середина край краешек угол диагональ вертикаль горизонталь ряд столбец столбик строка строчка "
    "колонка"
)
_NOUNS: Final = frozenset(_LISTED_NOUNS.split())
"""All their forms point at a place, even one that is a word of its own: колонок is a polecat too."""
_LISTED_FIXED: Final = (
    # sides; право is a side only in this form, while права and прав are never one
    "левее слева влево налево лево правее справа вправо направо право "
    # heights
    "вверх вверху наверх наверху сверху кверху выше вниз внизу книзу снизу ниже "
    # the middle, the edges and the corners
    "посередине посредине посреди скраю крайне сбоку наискосок наискось вертикально горизонтально диагонально "
    "вдоль поперек "
    # order
    "сначала сперва вначале напоследок "
    # inside and outside
    "внутри внутрь изнутри снаружи наружу "
    # what is near and far
    "рядом рядышком около возле подле вокруг поблизости вблизи близко ближе вдали дальше "
    "напротив между под над за перед впереди вперед спереди сзади позади назад "
    "тут здесь там сюда туда вон"
)
_FIXED: Final = frozenset(_LISTED_FIXED.split())
"""Words that do not change, or that point at a place only in this form."""
_NEAR: Final = "близкий"
"""Ближайший is its superlative; близкий itself says more about people than about places."""
_ORDINAL: Final = "Anum"
_UNCHANGING: Final = frozenset({"ADVB", "PREP"})


def is_of_place(word: str, readings: Iterable[tuple[str, frozenset[str]]]) -> bool:
    """Whether a word in lower case with е for ё is one of these. `readings` are its lemmas with their tags.

    Forms count by their part of speech. A short form says what something is like, not where it is: прав, and лев as
    well. An adverb is more usual than the case of a noun: верхом. Sides of the world are no words of place, because
    a table has none; what a captain means by them is for the other captain to judge.
    """
    found = list(readings)
    if word in _FIXED:
        return True
    is_adverb = any(tag & _UNCHANGING for _, tag in found)
    return any(_points(lemma, tag) and not (is_adverb and "NOUN" in tag) for lemma, tag in found)


def _points(lemma: str, tag: frozenset[str]) -> bool:
    """Whether a form of a word of place points at a place."""
    if "NOUN" in tag:
        return lemma in _NOUNS or lemma in _ADJECTIVES
    if "ADJS" in tag:
        return False
    return lemma in _ADJECTIVES or _ORDINAL in tag or (lemma == _NEAR and "Supr" in tag)

"""What the grammemes of the dictionaries mean, and their names in school grammar, in the language of the word."""

from typing import Final

from slovoteka.lexicon.alphabet import Language

PARTS_OF_SPEECH: Final[dict[Language, dict[str, str]]] = {
    "ru": {
        "NOUN": "существительное",
        "ADJF": "прилагательное",
        "ADJS": "краткое прилагательное",
        "COMP": "сравнительная степень",
        "VERB": "глагол",
        "INFN": "глагол",
        "PRTF": "причастие",
        "PRTS": "краткое причастие",
        "GRND": "деепричастие",
        "NUMR": "числительное",
        "ADVB": "наречие",
        "NPRO": "местоимение",
        "PRED": "предикатив",
        "PREP": "предлог",
        "CONJ": "союз",
        "PRCL": "частица",
        "INTJ": "междометие",
    },
    "uk": {
        "NOUN": "іменник",
        "ADJF": "прикметник",
        "ADJS": "короткий прикметник",
        "COMP": "вищий ступінь",
        "VERB": "дієслово",
        "INFN": "дієслово",
        "PRTF": "дієприкметник",
        "PRTS": "дієприкметник",
        "GRND": "дієприслівник",
        "NUMR": "числівник",
        "ADVB": "прислівник",
        "NPRO": "займенник",
        "PRED": "присудкове слово",
        "PREP": "прийменник",
        "CONJ": "сполучник",
        "PRCL": "частка",
        "INTJ": "вигук",
    },
}
CASES: Final[dict[Language, dict[str, str]]] = {
    "ru": {
        "nomn": "именительный",
        "gent": "родительный",
        "datv": "дательный",
        "accs": "винительный",
        "ablt": "творительный",
        "loct": "предложный",
        "voct": "звательный",
        "gen1": "родительный",
        "gen2": "родительный",
        "acc2": "винительный",
        "loc1": "предложный",
        "loc2": "местный",
    },
    "uk": {
        "nomn": "називний",
        "gent": "родовий",
        "datv": "давальний",
        "accs": "знахідний",
        "ablt": "орудний",
        "loct": "місцевий",
        "voct": "кличний",
    },
}
NUMBERS: Final[dict[Language, tuple[str, str]]] = {
    "ru": ("единственное", "множественное"),
    "uk": ("однина", "множина"),
}
_SINGULAR: Final = frozenset({"sing", "masc", "femn", "neut"})
"""The Ukrainian dictionary gives the gender where the Russian one gives the number."""


WITHOUT_SINGULAR: Final = frozenset({"NOUN", "inan", "nomn", "plur", "Pltm"})
"""The tag of a plural without a singular that the dictionary lacks."""


def is_dictionary_noun(tag: frozenset[str]) -> bool:
    """A noun in its dictionary form: nominative, and singular unless it has no singular."""
    return "NOUN" in tag and "nomn" in tag and ("plur" not in tag or "Pltm" in tag)


def is_plural_noun(tag: frozenset[str]) -> bool:
    """The nominative plural of a noun, whether it has a singular or not."""
    return {"NOUN", "nomn", "plur"} <= tag


def part_of_speech(tag: frozenset[str], language: Language) -> str | None:
    return _named(tag, PARTS_OF_SPEECH[language])


def case(tag: frozenset[str], language: Language) -> str | None:
    return _named(tag, CASES[language])


def number(tag: frozenset[str], language: Language) -> str | None:
    singular, plural = NUMBERS[language]
    if "plur" in tag:
        return plural
    return None if tag.isdisjoint(_SINGULAR) else singular


def _named(tag: frozenset[str], names: dict[str, str]) -> str | None:
    return next((name for grammeme, name in names.items() if grammeme in tag), None)

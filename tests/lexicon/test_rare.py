"""Rare forms: people may play them, but bots, hints and analyses do not. Forms that nobody says count for nobody."""

import pytest

from lexicon.policies import SCRABBLE
from slovoteka.core.words import Why, WordPolicy
from slovoteka.lexicon.dictionary import Dictionary, open_usual_words, open_vocabulary

UKRAINIAN = WordPolicy(language="uk", kind="forms")
RARE = (
    *("обвораживаемую", "гарпунивший", "перекривлённых"),  # long participles that no text has
    *("битяговский", "кологривского", "хиславичскому"),  # of places that few people know
    *("волчихинский", "лопатинского", "мышкинский"),  # of places that look like common nouns
)
USUAL = (
    *("бацаем", "читающий", "прочитанный", "уважаемый", "увядший"),
    *("московский", "лондонского", "мародёрский", "служительский", "солдафонский", "интриганский"),
    *("шофёрский", "вахтёрскую", "путейский", "моряцкий", "бурлацкая", "пастушеский", "маршальский", "ханжеский"),
    *("военкоматовский", "обломовский", "кампанейский", "залихватский", "нашенский"),
)
UKRAINIAN_RARE = ("перпендикуляре", "дозованосте")
UKRAINIAN_USUAL = ("земле", "друже", "перпендикуляр", "дозованість")


@pytest.mark.parametrize("word", RARE)
def test_a_rare_form_is_only_for_people(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).allowed
    assert word.upper() not in open_usual_words(SCRABBLE)
    assert word.upper() not in open_vocabulary("ru", "forms", 4)


@pytest.mark.parametrize("word", USUAL)
def test_a_usual_form_is_for_all(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).allowed
    assert word.upper() in open_usual_words(SCRABBLE)


@pytest.mark.parametrize("word", UKRAINIAN_RARE)
def test_a_vocative_of_a_thing_is_only_for_people(ukrainian_forms: Dictionary, word: str) -> None:
    assert ukrainian_forms.verdict(word).allowed
    assert word.upper() not in open_usual_words(UKRAINIAN)


@pytest.mark.parametrize("word", UKRAINIAN_USUAL)
def test_other_ukrainian_forms_are_for_all(ukrainian_forms: Dictionary, word: str) -> None:
    assert ukrainian_forms.verdict(word).allowed
    assert word.upper() in open_usual_words(UKRAINIAN)


def test_words_of_the_table_are_among_the_usual_ones() -> None:
    assert "ЩЫЖ" in open_usual_words(WordPolicy(kind="forms", extra=("щыж",)))


NOBODY_SAYS = (
    *("пышь", "рыщь", "виво", "сачён", "околен", "кознам", "знобчей", "жарчей", "тасуемо", "лакируемы", "бацаемою"),
    *("браниваю", "говариваю", "упечатывав"),
)


@pytest.mark.parametrize("word", NOBODY_SAYS)
def test_forms_that_nobody_says(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).why is Why.BLOCKED


@pytest.mark.parametrize(
    "word", ["пышу", "маши", "жгучей", "звончей", "любима", "бранивал", "говаривал", "делав", "козни"]
)
def test_their_neighbours_count(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).allowed


@pytest.mark.parametrize("word", ["літи", "дитам", "носюр", "кіпрян", "армавір", "сацький"])
def test_ukrainian_strays(ukrainian_forms: Dictionary, word: str) -> None:
    assert not ukrainian_forms.verdict(word).allowed

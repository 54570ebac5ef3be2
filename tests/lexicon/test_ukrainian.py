"""Ukrainian words that must count, and that must not; verdicts in Ukrainian."""

import pytest

from slovoteka.core.words import Why, WordPolicy
from slovoteka.lexicon.curation import load_curation
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary, open_vocabulary


@pytest.mark.parametrize("word", ["п'ять", "п’ять", "пʼять", "сім'я", "сім’я", "сімʼя", "ґанок", "їжак", "найкращий"])
def test_forms(ukrainian_forms: Dictionary, word: str) -> None:
    assert ukrainian_forms.verdict(word).allowed


def test_the_three_apostrophes_are_one(ukrainian_nouns: Dictionary) -> None:
    verdicts = [ukrainian_nouns.verdict(word) for word in ("сім'я", "сім’я", "сімʼя")]
    assert len(set(verdicts)) == 1
    verdict = verdicts[0]
    assert verdict.word == "СІМ’Я"
    assert (verdict.part_of_speech, verdict.case, verdict.number) == ("іменник", "називний", "однина")


@pytest.mark.parametrize("word", ["одяг", "ножиці", "штани", "книга", "п’ятниця"])
def test_nouns(ukrainian_nouns: Dictionary, word: str) -> None:
    assert ukrainian_nouns.verdict(word).allowed


@pytest.mark.parametrize(
    ("word", "why", "lemma"),
    [
        ("книги", Why.PLURAL, "КНИГА"),
        ("книгу", Why.NOT_NOMINATIVE, "КНИГА"),
        ("тарас", Why.PROPER, "ТАРАС"),
        ("бігти", Why.NOT_A_NOUN, "БІГТИ"),
        ("ыъё", Why.NOT_A_WORD, None),
        ("щґґщ", Why.UNKNOWN, None),
    ],
)
def test_refused_nouns(ukrainian_nouns: Dictionary, word: str, why: Why, lemma: str | None) -> None:
    verdict = ukrainian_nouns.verdict(word)
    assert (verdict.why, verdict.lemma) == (why, lemma)


@pytest.mark.parametrize("word", ["київ", "львів", "комишуваха", "ратне"])
def test_places_are_names(ukrainian_nouns: Dictionary, word: str) -> None:
    assert not ukrainian_nouns.verdict(word).allowed
    names = open_dictionary(WordPolicy(language="uk", kind="nouns", proper=True))
    assert names.verdict(word).allowed


def test_a_form_counts_under_its_common_reading(ukrainian_forms: Dictionary) -> None:
    verdict = ukrainian_forms.verdict("київ")
    assert (verdict.allowed, verdict.lemma, verdict.case) == (True, "КИЙ", "родовий")


def test_two_letters_are_a_list_of_their_own(ukrainian_forms: Dictionary) -> None:
    two = load_curation("uk").two
    assert {word.lower() for word in ukrainian_forms.words() if len(word) == 2} == two.keys()
    assert two.keys() != load_curation("ru").two.keys()


def test_usual_plurals(ukrainian_nouns: Dictionary) -> None:
    assert ukrainian_nouns.verdict("лижі").why is Why.PLURAL
    assert "ЛИЖІ" in open_dictionary(WordPolicy(language="uk", kind="nouns", plural="usual"))


def test_what_fits(ukrainian_nouns: Dictionary) -> None:
    assert "СІМ’Я" in ukrainian_nouns.fits("ЯМ’ІС")
    assert "СІМ’Я" not in ukrainian_nouns.fits("ЯМІСС")


def test_bots_know_part_of_what_people_may_play(ukrainian_nouns: Dictionary) -> None:
    everything, last = set(ukrainian_nouns.words()), set[str]()
    for band in (1, 2, 3, 4):
        words = set(open_vocabulary("uk", "nouns", band, min_length=3).words())
        assert last < words < everything
        last = words

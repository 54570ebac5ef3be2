"""Plurals, by the real dictionaries: which count in «Запретные слова» and in «Ундервуд», and which singular is named.

`plurals.tsv` was labelled by hand before the program was asked. Its first lines are words that it once judged wrongly.
"""

from pathlib import Path

import pytest

from slovoteka.core.words import Why, WordPolicy
from slovoteka.games.forbidden.options import WORD_RULES, read_options, word_policy
from slovoteka.games.underwood.kind import KIND as UNDERWOOD
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.curation import load_curation
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary, open_vocabulary

LABELLED = [
    (word, forbidden == "yes", underwood == "yes", singular)
    for word, forbidden, underwood, singular in (
        line.split("\t") for line in Path(__file__).with_name("plurals.tsv").read_text("utf-8").splitlines()[1:]
    )
]


@pytest.fixture(scope="module")
def forbidden() -> Dictionary:
    policy = word_policy(read_options({}))
    assert policy is not None
    return open_dictionary(policy, WORD_RULES)


@pytest.fixture(scope="module")
def underwood() -> Dictionary:
    options = UNDERWOOD.rules.read_options({})
    policy = UNDERWOOD.words.policy(options)
    assert policy is not None
    return open_dictionary(policy, UNDERWOOD.words.rules(options))


def test_there_are_enough_labelled_words() -> None:
    assert len(LABELLED) > 200


@pytest.mark.parametrize(("word", "is_allowed", "_", "singular"), LABELLED)
def test_forbidden(forbidden: Dictionary, word: str, is_allowed: bool, _: bool, singular: str) -> None:
    verdict = forbidden.verdict(word)
    assert (verdict.allowed, verdict.rule) == (is_allowed, "ZS-49")
    assert verdict.why is (Why.FOUND_PLURAL if is_allowed else Why.PLURAL)
    assert verdict.lemma == (word if is_allowed else singular).upper()


@pytest.mark.parametrize(("word", "_", "is_allowed", "singular"), LABELLED)
def test_underwood(underwood: Dictionary, word: str, _: bool, is_allowed: bool, singular: str) -> None:
    verdict = underwood.verdict(word)
    assert (verdict.allowed, verdict.rule) == (is_allowed, "UW-11")
    assert verdict.lemma == (word if singular == "-" else singular).upper()


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_reviewed_plural_is_judged_as_it_was_reviewed(language: Language) -> None:
    only = open_dictionary(WordPolicy(language=language, plural="only", jargon=True, obscene=True))
    usual = open_dictionary(WordPolicy(language=language, plural="usual", jargon=True, obscene=True))
    for word, reviewed in load_curation(language).plural.items():
        verdict = only.verdict(word)
        assert verdict.allowed == (reviewed.singular is None), word
        assert usual.verdict(word).allowed == reviewed.is_usual, word
        if language == "ru":  # the Ukrainian dictionary lacks some singulars and has some without a case
            assert verdict.lemma == (reviewed.singular or word).upper(), word
            assert reviewed.singular is None or only.verdict(reviewed.singular).allowed, reviewed.singular


def test_bots_know_what_the_table_counts() -> None:
    for band in (1, 2, 3, 4):
        only = open_vocabulary("ru", "nouns", band, yo="fold", min_length=3)
        usual = open_vocabulary("ru", "nouns", band, yo="lenient", plural="usual")
        assert "ДЕНЬГИ" in only
        assert all(word in usual for word in ("ДЕНЬГИ", "НОСКИ", "САПОГИ"))
        for word, is_forbidden, is_underwood, _ in LABELLED:
            assert is_forbidden or word.upper() not in only, word
            assert is_underwood or word.upper() not in usual, word
    assert "ЦИМБАЛЫ" not in open_vocabulary("ru", "nouns", 1)
    assert "ЦИМБАЛЫ" in open_vocabulary("ru", "nouns", 4)
    assert "ГАЗЫРИ" not in open_vocabulary("ru", "nouns", 1, plural="usual")


@pytest.mark.parametrize(
    ("form", "lemma"),
    [("ДЕНЕГ", "ДЕНЬГИ"), ("НОСКАМИ", "НОСОК"), ("БУТСАМИ", "БУТСА"), ("КОЗЛАМИ", "КОЗЁЛ"), ("ПНЯМИ", "ПЕНЬ")],
)
def test_other_cases_name_the_lemma_that_people_know(forbidden: Dictionary, form: str, lemma: str) -> None:
    verdict = forbidden.verdict(form)
    assert (verdict.why, verdict.lemma) == (Why.NOT_NOMINATIVE, lemma)


@pytest.mark.parametrize(
    ("word", "singular"), [("ТЮРКИ", "ТЮРОК"), ("ЗОРИ", "ЗАРЯ"), ("ТАКТИКИ", "ТАКТИКА"), ("ТЫЛЫ", "ТЫЛ")]
)
def test_plurals_that_nobody_has_reviewed_name_a_frequent_singular(
    forbidden: Dictionary, word: str, singular: str
) -> None:
    verdict = forbidden.verdict(word)
    assert (verdict.why, verdict.lemma) == (Why.PLURAL, singular)


def test_a_blocked_word_does_not_hide_a_good_one(forbidden: Dictionary) -> None:
    verdict = forbidden.verdict("РОЛИ")  # «роля» is blocked
    assert (verdict.why, verdict.lemma) == (Why.PLURAL, "РОЛЬ")

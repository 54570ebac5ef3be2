"""Dictionaries for the tests. They lie in the ordinary cache, so they are built once for all runs."""

import pytest

from lexicon.policies import FORBIDDEN, SCRABBLE
from slovoteka.core.words import Why, WordPolicy
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary


@pytest.fixture(scope="session")
def nouns() -> Dictionary:
    return open_dictionary(FORBIDDEN, {Why.PLURAL: "ZS-49", Why.FOUND: "ZS-48"})


@pytest.fixture(scope="session")
def forms() -> Dictionary:
    return open_dictionary(SCRABBLE)


@pytest.fixture(scope="session")
def ukrainian_nouns() -> Dictionary:
    return open_dictionary(WordPolicy(language="uk", kind="nouns", min_length=3))


@pytest.fixture(scope="session")
def ukrainian_forms() -> Dictionary:
    return open_dictionary(WordPolicy(language="uk", kind="forms"))

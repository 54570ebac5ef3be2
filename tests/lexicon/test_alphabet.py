"""Words as people type them become letters, or a clear complaint."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import ALPHABETS, Language, fold, normalise, read_word

LANGUAGES: list[Language] = ["ru", "uk"]


def test_alphabets_are_complete_and_in_order() -> None:
    assert len(ALPHABETS["ru"]) == 33
    assert ALPHABETS["ru"].index("Ё") == ALPHABETS["ru"].index("Е") + 1
    assert len(ALPHABETS["uk"]) == 34
    assert ALPHABETS["uk"].endswith("Я’")
    for letters in ALPHABETS.values():
        assert len(set(letters)) == len(letters)
        assert letters == letters.upper()


@pytest.mark.parametrize(
    ("typed", "language", "word"),
    [
        ("дом", "ru", "ДОМ"),
        ("Ёж", "ru", "ЁЖ"),
        ("е\u0308ж", "ru", "ЁЖ"),
        ("и\u0306од", "ru", "ЙОД"),
        ("за\u0301мок", "ru", "ЗАМОК"),
        ("ё\u0301ж", "ru", "ЁЖ"),
        ("зем\u00adля\u200b", "ru", "ЗЕМЛЯ"),
        ("\ufeffдом", "ru", "ДОМ"),
        ("ї\u0301жак", "uk", "ЇЖАК"),
        ("і\u0308жак", "uk", "ЇЖАК"),
        ("сім'я", "uk", "СІМ’Я"),
        ("сім’я", "uk", "СІМ’Я"),
        ("сімʼя", "uk", "СІМ’Я"),
        ("сім`я", "uk", "СІМ’Я"),
        ("ґанок", "uk", "ҐАНОК"),
    ],
)
def test_spellings_of_a_word_are_one(typed: str, language: Language, word: str) -> None:
    reading = read_word(typed, language)
    assert reading.word == word == normalise(typed, language)
    assert not reading.look_alikes


def test_every_look_alike_is_mapped_and_reported() -> None:
    reading = read_word("ABEKMHOPCTyX", "ru")
    assert reading.word == "АВЕКМНОРСТУХ"
    assert [found.position for found in reading.look_alikes] == list(range(1, 13))
    assert read_word("ΑΒΕΚ", "ru").word == "АВЕК"
    assert read_word("\u00eb\u00cb", "ru").word == "ЁЁ"
    assert read_word("pi\u00efI", "uk").word == "РІЇІ"


def test_a_look_alike_with_stress_is_reported_too() -> None:
    (found,) = read_word("д\u00f3м", "ru").look_alikes
    assert (found.position, found.read_as) == (2, "О")


@pytest.mark.parametrize(
    ("typed", "language", "code", "position"),
    [
        ("д ом", "ru", "word-space", 2),
        ("дом\n", "ru", "word-space", 4),
        ("дом2", "ru", "word-digit", 4),
        ("дgм", "ru", "word-foreign-letter", 2),
        ("їжак", "ru", "word-foreign-letter", 1),
        ("ёж", "uk", "word-foreign-letter", 1),
        ("съел", "uk", "word-foreign-letter", 2),
        ("i", "ru", "word-foreign-letter", 1),
        ("straße", "ru", "word-foreign-letter", 1),
        ("п’ять", "ru", "word-character", 2),
        ("из-за", "ru", "word-character", 3),
        ("дом!", "ru", "word-character", 4),
        ("дом\x00", "ru", "word-character", 4),
        ("\u0301", "ru", "word-character", 1),
        ("🏠", "ru", "word-character", 1),
    ],
)
def test_a_complaint_names_the_place(typed: str, language: Language, code: str, position: int) -> None:
    with pytest.raises(Unreadable) as caught:
        normalise(typed, language)
    assert caught.value.code == code
    assert caught.value.params["position"] == position


@pytest.mark.parametrize("typed", ["", "\u200b", "\u00ad\ufeff"])
def test_nothing_is_no_word(typed: str) -> None:
    with pytest.raises(Unreadable) as caught:
        normalise(typed, "ru")
    assert caught.value.code == "word-empty"


@pytest.mark.parametrize("letters", [65, 500, 10_000])
def test_a_word_that_is_too_long_is_not_repeated_whole(letters: int) -> None:
    with pytest.raises(Unreadable) as caught:
        normalise("а" * letters, "ru")
    assert caught.value.code == "word-too-long"
    assert caught.value.params["length"] == letters
    assert len(str(caught.value.params["word"])) < 50


def test_the_longest_word_that_is_read() -> None:
    assert normalise("а\u0301" * 64, "ru") == "А" * 64


@given(st.text(max_size=80), st.sampled_from(LANGUAGES))
def test_any_text_is_read_or_refused(text: str, language: Language) -> None:
    try:
        word = normalise(text, language)
    except Unreadable:
        return
    assert set(word) <= set(ALPHABETS[language])
    assert 1 <= len(word) <= 64
    assert normalise(word, language) == word


@given(st.data(), st.sampled_from(LANGUAGES))
def test_case_form_and_stress_do_not_matter(data: st.DataObject, language: Language) -> None:
    word = data.draw(st.text(ALPHABETS[language], min_size=1, max_size=20))
    for form in ("NFC", "NFD"):
        written = unicodedata.normalize(form, word.lower())
        assert normalise(written, language) == word
        assert normalise(written + "\u0301", language) == word


def test_fold() -> None:
    assert fold("ЁЛОЧКА") == "ЕЛОЧКА"

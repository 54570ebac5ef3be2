"""How tiles are written."""

import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.games.scrabble.letters import (
    AS_BLANK,
    BLANK_APOSTROPHE,
    LETTER_OF,
    check_letters,
    is_blank,
    read,
    read_rack,
    read_tiles,
)
from slovoteka.lexicon.alphabet import ALPHABETS, APOSTROPHE


def test_case_tells_blanks() -> None:
    assert read_tiles("ЗДОРоВ") == "ЗДОРоВ"
    assert read("ЗДОРоВ") == "ЗДОРОВ"
    assert [is_blank(tile) for tile in "Оо"] == [False, True]


def test_every_letter_has_its_blank() -> None:
    letters = {*ALPHABETS["ru"], *ALPHABETS["uk"]}
    assert set(AS_BLANK) == letters
    assert len(set(AS_BLANK.values()) | letters) == 2 * len(letters)
    for letter, blank in AS_BLANK.items():
        assert LETTER_OF[letter] == LETTER_OF[blank] == letter
        assert is_blank(blank)
        assert not is_blank(letter)


@pytest.mark.rule("SU-G13", "SU-G14")
@pytest.mark.parametrize("apostrophe", ["'", "’", "ʼ", "`", "‘"])
def test_all_apostrophes_are_one_letter(apostrophe: str) -> None:
    assert read_tiles(f"П{apostrophe}ять") == "П’ять"
    assert read_rack(f"п{apostrophe}ять") == "П’ЯТЬ"


def test_a_blank_apostrophe() -> None:
    assert read_tiles('П"ЯТЬ') == 'П"ЯТЬ'
    assert read('П"ЯТЬ') == "П’ЯТЬ"
    assert is_blank(BLANK_APOSTROPHE)
    assert not is_blank(APOSTROPHE)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("\u0043ОН", "СОН"),
        ("с\u006fн", "сон"),
        ("к\u0069т", "кіт"),
        ("Й", "Й"),
        ("и\u0306", "й"),
        ("Е\u0308", "Ё"),
        ("\u00cb", "Ё"),
        ("І\u0308", "Ї"),
    ],
)
def test_look_alikes_and_marks(typed: str, meant: str) -> None:
    assert read_tiles(typed) == meant
    assert read_rack(typed) == meant.upper()


def test_a_blank_without_a_letter_is_left_to_the_rules() -> None:
    assert read_tiles("Д?М*") == "Д?М*"


def test_a_rack_has_blanks_and_no_case() -> None:
    assert read_rack(" з?д *\n") == "З?Д*"
    assert read_rack("") == ""


@pytest.mark.parametrize("text", ["Q", "А1", "А Б", "А-Б", "\x00", "\ud800", "\u00ad", "ß", "İ", "А" + "\u0306"])
def test_what_is_no_tile(text: str) -> None:
    with pytest.raises(Unreadable):
        read_tiles(text)


def test_tiles_of_another_set() -> None:
    check_letters("ДОм", ALPHABETS["ru"])
    with pytest.raises(Unreadable) as refused:
        check_letters("ДІм", ALPHABETS["ru"])
    assert (refused.value.code, refused.value.params["letter"]) == ("foreign-tile", "І")
    with pytest.raises(Unreadable):
        check_letters("Д?м", ALPHABETS["ru"])

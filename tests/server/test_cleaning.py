"""Names and chat have no invisible characters, no stacks of marks and, if wanted, no obscene words."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from slovoteka.core.errors import Unreadable
from slovoteka.server.base.cleaning import LONGEST_LINE, LONGEST_NAME, Cleaner, Profanity, tidy

PLAIN = Cleaner(profanity_filter=False)
STRICT = Cleaner(profanity_filter=True)
PROFANITY = Profanity()

ODD = st.sampled_from(
    "\u202e\u2066\u200b\u200d\u00ad\ufeff\u0301\u0308\u20dd\ufe0f\u3164\u2800 \t\n\r\x00\x1b\ud800\ue000й"
)


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("  Рыжая \t\n Сова  ", "Рыжая Сова"),
        ("Анна\u202eлоб", "Анналоб"),
        ("\u2066Анна\u2069", "Анна"),
        ("Ан\u200bна\u00ad", "Анна"),
        ("Анна\x00\x1b[31m", "Анна[31m"),
        ("Аи\u0306", "Ай"),
        ("и\u200d\u0306", "й"),
        ("з\u0301\u0302\u0303\u0304а", "з\u0301\u0302а"),
        ("\u0301 \u0301Анна", "Анна"),
        ("Анна\u3164\u3164", "Анна"),
        ("a\u2028b", "a b"),
        ("<b>Анна</b> & Ко", "<b>Анна</b> & Ко"),
        ("Кіт’ї 🦉", "Кіт’ї 🦉"),
    ],
)
def test_tidy_removes_invisible_characters(written: str, seen: str) -> None:
    assert tidy(written) == seen


@given(st.text(st.characters() | ODD))
@example("a \u0301 b")
@example("\u0344\u0344\u0344")
def test_tidied_text_is_normal_and_visible(text: str) -> None:
    seen = tidy(text)
    assert tidy(seen) == seen
    assert unicodedata.is_normalized("NFC", seen)
    assert seen == " ".join(seen.split())
    categories = [unicodedata.category(sign) for sign in seen]
    assert not any(category[0] == "C" for category in categories)
    assert categories[:1] not in (["Mn"], ["Me"])
    assert not any(
        {categories[at], categories[at + 1], categories[at + 2]} <= {"Mn", "Me"} for at in range(len(categories) - 2)
    )


@given(st.text(st.characters(categories=("L", "N", "P", "S", "Zs"))))
def test_plain_writing_is_kept(text: str) -> None:
    """Only spaces and invisible characters change."""
    unseen = "\u115f\u1160\u2800\u3164\uffa0"
    kept = unicodedata.normalize("NFC", "".join(" " if sign in unseen else sign for sign in text))
    assert tidy(text).replace(" ", "") == "".join(kept.split())


def test_the_longest_name_and_line_are_accepted() -> None:
    assert PLAIN.name(" " + "я" * LONGEST_NAME) == "я" * LONGEST_NAME
    assert PLAIN.line("я" * LONGEST_LINE + "\n") == "я" * LONGEST_LINE


@pytest.mark.parametrize("empty", ["", "   ", "\u200b\u202e", "\u3164", "\u0301\u0301"])
def test_an_empty_name_or_line_is_refused(empty: str) -> None:
    with pytest.raises(Unreadable, match="name-empty"):
        PLAIN.name(empty)
    with pytest.raises(Unreadable, match="line-empty"):
        PLAIN.line(empty)


def test_a_name_or_line_that_is_too_long_is_refused() -> None:
    with pytest.raises(Unreadable, match="name-too-long"):
        PLAIN.name("я" * (LONGEST_NAME + 1))
    with pytest.raises(Unreadable, match="line-too-long"):
        PLAIN.line("я" * (LONGEST_LINE + 1))


@pytest.mark.parametrize(
    "word",
    [
        "хуй", "ХУЁВЫЙ", "хуевого", "пиздец", "заебал", "ебать", "уёбок", "мудаками", "хуууй", "ху\u0301й",
        "\u0078\u0079й", "Г\u006fвн\u006f",
    ],
)  # fmt: skip
def test_obscene_words_are_masked(word: str) -> None:
    masked = STRICT.line(f"ну ты {word}, привет")
    assert word not in masked
    assert masked.startswith(f"ну ты {word[0]}*")
    assert masked.endswith("*, привет")
    assert PLAIN.line(f"ну ты {word}, привет") == f"ну ты {word}, привет"


def test_the_mask_covers_all_but_the_first_letter() -> None:
    assert STRICT.line("говно!") == "г****!"
    assert "*" in STRICT.name("Мудак 42")


@pytest.mark.parametrize(
    "text",
    [
        "подстрахуй меня, не психуй и не рискуй",
        "хлебать щи, колебаться, небо, тебе, требовать, учебник, погребу, ребёнок",
        "употреблять, рубля, Себастьян, потребляли",
        "команда мудра, мандарин, оскорблять, застрахуете",
        "треба небо, хліб, погреби, зебра",
        "hello, xylophone, COX, HE, cheer",
    ],
)
def test_decent_words_are_left_alone(text: str) -> None:
    assert STRICT.line(text) == text


@given(st.text())
def test_masking_never_fails_and_keeps_the_length(text: str) -> None:
    assert len(PROFANITY.mask(text)) == len(text)

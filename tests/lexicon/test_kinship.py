"""Kin words are found by their roots; words that only look alike are not."""

from pathlib import Path

import pytest

from slovoteka.lexicon.kinship import Kin, kinship
from slovoteka.lexicon.morphemes import families, folded, stem_of, with_alternations

PAIRS = Path(__file__).parent / "judge_pairs.tsv"
KIN = {Kin.SAME, Kin.FORM, Kin.ROOT, Kin.PART}


def pairs() -> list[tuple[str, str, bool]]:
    rows = [line.split("\t") for line in PAIRS.read_text("utf-8").splitlines()[1:]]
    return [(codename, clue, verdict == "forbidden") for codename, clue, verdict in rows]


def test_pairs_written_by_hand() -> None:
    """Both halves are large, so neither forbidding nor allowing everything would pass."""
    found = [(kinship().kin(clue, codename), is_kin) for codename, clue, is_kin in pairs()]
    right = sum(kin in KIN and is_kin for kin, is_kin in found)
    assert right >= 0.97 * sum(is_kin for _, is_kin in found) > 100
    assert right >= 0.97 * sum(kin in KIN for kin, _ in found)
    assert sum(kin is Kin.PERHAPS for kin, _ in found) <= 0.03 * len(found)
    assert sum(not is_kin for _, is_kin in found) > 90


@pytest.mark.parametrize(
    ("word", "codename", "kin"),
    [
        ("мёд", "мед", Kin.SAME),
        ("котами", "кот", Kin.FORM),
        ("денег", "деньги", Kin.FORM),
        ("прибрежный", "берег", Kin.ROOT),
        ("сыграть", "игра", Kin.ROOT),
        ("светотень", "свет", Kin.ROOT),
        ("самокат", "самолёт", Kin.PART),
        ("телевизор", "телефон", Kin.PART),
        ("суперсила", "супергерой", Kin.PART),
        ("медведь", "мёд", Kin.NONE),
        ("котёл", "кот", Kin.NONE),
        ("света", "свет", Kin.FORM),
        ("куб", "куба", Kin.NONE),
        ("кубинец", "куба", Kin.ROOT),
        ("мячта", "мяч", Kin.NONE),
        ("рецидивист", "рецидив", Kin.ROOT),
    ],
)
def test_kinds_of_kin(word: str, codename: str, kin: Kin) -> None:
    assert kinship().kin(word, codename) is kin


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("рот", "рота", False),
        ("ротный", "рота", True),
        ("банк", "банка", False),
        ("баночка", "банка", True),
        ("водить", "вода", False),
        ("подводник", "вода", True),
        ("проводить", "водитель", True),
        ("нос", "носить", False),
        ("сова", "совать", False),
        ("лук", "лучник", True),
        ("лук", "луковица", True),
        ("лучник", "луковица", False),
    ],
)
def test_homonymous_roots(one: str, other: str, shared: bool) -> None:
    assert (kinship().kin(one, other) in KIN) is shared
    assert (kinship().kin(other, one) in KIN) is shared


@pytest.mark.parametrize(("one", "other"), [("мкртчик", "мкртчику"), ("гвазюк", "гвазючок"), ("гвазюка", "гвазюки")])
def test_words_that_nobody_knows_are_compared_by_their_stems(one: str, other: str) -> None:
    assert kinship().kin(one, other) in KIN
    assert kinship().kin(one, "стол") is Kin.NONE


@pytest.mark.parametrize(
    ("codename", "clues"),
    [
        ("ключ", "заключить заключение исключить приключение"),
        ("наряд", "снаряд снарядить снаряжение отряд обряд"),
        ("снаряд", "наряд нарядный порядок"),
        ("дворник", "дворец дворцовый дворецкий"),
        ("дворец", "двор дворник дворовый дворняга"),
        ("пол", "половник половничек половина полоса"),
        ("половник", "пол половик половой полый половина"),
        ("белка", "белый белила бельё"),
    ],
)
def test_kinship_that_only_history_knows_does_not_count(codename: str, clues: str) -> None:
    """A root whose meaning nobody feels in a word any more is a family of its own."""
    assert [clue for clue in clues.split() if kinship().kin(clue, codename) is not Kin.NONE] == []


@pytest.mark.parametrize(
    ("codename", "clues"),
    [
        ("ключ", "включить отключить выключатель"),
        ("воздух", "дух вздох дыхание"),
        ("дух", "воздух"),
        ("двор", "дворник"),
    ],
)
def test_kinship_that_is_felt_counts(codename: str, clues: str) -> None:
    assert [clue for clue in clues.split() if kinship().kin(clue, codename) is not Kin.ROOT] == []


@pytest.mark.parametrize(
    ("word", "codename", "kin"),
    [
        ("белок", "белка", Kin.LOOKS_LIKE_FORM),
        ("рот", "рота", Kin.LOOKS_LIKE_FORM),
        ("вина", "вино", Kin.LOOKS_LIKE_FORM),
        ("белка", "белок", Kin.LOOKS_LIKE_FORM),
        ("море", "мор", Kin.NONE),
        ("рота", "рот", Kin.NONE),
        ("белки", "белка", Kin.FORM),
    ],
)
def test_a_word_that_is_spelt_like_a_form(word: str, codename: str, kin: Kin) -> None:
    assert kinship().kin(word, codename) is kin


def test_endless_words_are_not_taken_apart() -> None:
    endless = "перепод" * 40
    assert kinship().kin(endless, endless) is Kin.SAME
    assert kinship().kin(endless, "пере") is Kin.NONE


def test_alternations() -> None:
    assert set(with_alternations("друг")) == {"друг", "друж"}
    assert set(with_alternations("мост")) == {"мост", "мощ"}
    assert list(with_alternations("окн")) == ["окн"]


def test_stems() -> None:
    assert [stem_of(word) for word in ("вода", "красный", "учиться", "стол", "ять")] == [
        "вод",
        "красн",
        "учи",
        "стол",
        "я",
    ]


def test_families_are_written_as_their_file_says() -> None:
    listed = families()
    assert len(listed) > 1500
    assert len({family.name for family in listed}) == len(listed)
    for family in listed:
        for text in (*family.variants, *family.words):
            assert text == folded(text), family
            assert set(text) <= set("абвгдежзийклмнопрстуфхцчшщъыьэюя-"), family
        assert not family.only_words or family.words, family
        assert len(set(family.variants)) == len(family.variants), family

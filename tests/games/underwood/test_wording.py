"""Prize cards as texts, in all languages."""

import re

import pytest

from slovoteka.core.errors import Refusal
from slovoteka.games.underwood.deck import decks
from slovoteka.games.underwood.prize_checks import check_prize
from slovoteka.games.underwood.prize_text import condition_text, describe, effect_text
from slovoteka.games.underwood.prizes import (
    AllDifferent,
    Condition,
    Dear,
    Doubled,
    Effect,
    Ends,
    Has,
    Length,
    LetterTimes,
    MultiplyOrReduce,
    OneMoreWord,
    Palindrome,
    Plus,
    Prize,
    SameEnds,
    Starts,
    WordTimes,
)
from slovoteka.messages import LANGUAGES, refusal_text

STANDARD = {
    "ru": [
        "слово от 6 букв: слово × 2",
        "слово от 7 букв: + 15",
        "слово от 5 букв: + 5",
        "первая буква гласная: + 5",
        "первая и последняя буквы одинаковы: + 10",
        "две одинаковые буквы рядом: + 10",
        "есть буква ценой от 5 очков: самая дорогая буква × 3",
        "любое слово: самая дорогая буква × 2",
        "слово от 4 букв: ещё одно слово",
        "любое слово: размножить или сократить букву",
    ],
    "uk": [
        "слово від 6 літер: слово × 2",
        "слово від 7 літер: + 15",
        "слово від 5 літер: + 5",
        "перша літера голосна: + 5",
        "перша й остання літери однакові: + 10",
        "дві однакові літери поруч: + 10",
        "є літера ціною від 5 очок: найдорожча літера × 3",
        "будь-яке слово: найдорожча літера × 2",
        "слово від 4 літер: ще одне слово",
        "будь-яке слово: розмножити або скоротити літеру",
    ],
    "en": [
        "a word of 6 letters or more: word × 2",
        "a word of 7 letters or more: + 15",
        "a word of 5 letters or more: + 5",
        "the first letter is a vowel: + 5",
        "the first and last letters are the same: + 10",
        "two equal letters side by side: + 10",
        "a letter worth 5 points or more: the dearest letter × 3",
        "any word: the dearest letter × 2",
        "a word of 4 letters or more: one more word",
        "any word: multiply or reduce a letter",
    ],
}

CONDITIONS: list[tuple[Condition, str, str, str]] = [
    (Length(least=2), "любое слово", "будь-яке слово", "any word"),
    (Length(least=21), "слово от 21 буквы", "слово від 21 літери", "a word of 21 letters or more"),
    (Length(most=4), "слово до 4 букв", "слово до 4 літер", "a word of 4 letters at most"),
    (Length(most=21), "слово до 21 буквы", "слово до 21 літери", "a word of 21 letters at most"),
    (Length(least=5, most=5), "слово из 5 букв", "слово з 5 літер", "a word of 5 letters"),
    (Length(least=2, most=2), "слово из 2 букв", "слово з 2 літер", "a word of 2 letters"),
    (Length(least=40), "слово из 40 букв", "слово з 40 літер", "a word of 40 letters"),
    (Length(least=4, most=6), "слово от 4 до 6 букв", "слово від 4 до 6 літер", "a word of 4 to 6 letters"),
    (Starts(of="vowels"), "первая буква гласная", "перша літера голосна", "the first letter is a vowel"),
    (Starts(of="consonants"), "первая буква согласная", "перша літера приголосна", "the first letter is a consonant"),
    (Starts(of="П"), "первая буква П", "перша літера П", "the first letter is П"),
    (Ends(of="vowels"), "последняя буква гласная", "остання літера голосна", "the last letter is a vowel"),
    (Ends(of="consonants"), "последняя буква согласная", "остання літера приголосна", "the last letter is a consonant"),
    (Ends(of="АБВ"), "последняя буква А, Б или В", "остання літера А, Б або В", "the last letter is А, Б or В"),
    (SameEnds(), "первая и последняя буквы одинаковы", "перша й остання літери однакові",
     "the first and last letters are the same"),
    (Doubled(), "две одинаковые буквы рядом", "дві однакові літери поруч", "two equal letters side by side"),
    (Has(of="vowels"), "есть гласная", "є голосна", "a vowel in it"),
    (Has(of="consonants"), "есть согласная", "є приголосна", "a consonant in it"),
    (Has(of="ЪЬ"), "есть буква Ъ или Ь", "є літера Ъ або Ь", "a letter Ъ or Ь in it"),
    (Has(of="Ф", least=0), "любое слово", "будь-яке слово", "any word"),
    (Has(of="vowels", least=3), "от 3 гласных", "від 3 голосних", "3 vowels or more"),
    (Has(of="consonants", least=21), "от 21 согласной", "від 21 приголосної", "21 consonants or more"),
    (Has(of="О", least=2), "от 2 букв О", "від 2 літер О", "2 letters О or more"),
    (Has(of="О", least=0, most=1), "не больше 1 буквы О", "не більше 1 літери О", "1 letter О at most"),
    (Has(of="vowels", least=0, most=2), "не больше 2 гласных", "не більше 2 голосних", "2 vowels at most"),
    (Has(of="vowels", most=1), "ровно 1 гласная", "рівно 1 голосна", "exactly 1 vowel"),
    (Has(of="vowels", least=3, most=3), "ровно 3 гласные", "рівно 3 голосні", "exactly 3 vowels"),
    (Has(of="consonants", least=5, most=5), "ровно 5 согласных", "рівно 5 приголосних", "exactly 5 consonants"),
    (Has(of="ЖШ", least=2, most=2), "ровно 2 буквы Ж или Ш", "рівно 2 літери Ж або Ш", "exactly 2 letters Ж or Ш"),
    (Has(of="vowels", most=3), "от 1 до 3 гласных", "від 1 до 3 голосних", "1 to 3 vowels"),
    (Has(of="vowels", least=0, most=0), "нет гласных", "немає голосних", "no vowels"),
    (Has(of="О", least=0, most=0), "нет буквы О", "немає літери О", "no letter О"),
    (Has(of="АО", least=0, most=0), "нет букв А или О", "немає літер А або О", "no letters А or О"),
    (Dear(price=1), "есть буква ценой от 1 очка", "є літера ціною від 1 очка", "a letter worth 1 point or more"),
    (Dear(price=8), "есть буква ценой от 8 очков", "є літера ціною від 8 очок", "a letter worth 8 points or more"),
    (Palindrome(), "слово-перевёртыш", "слово-паліндром", "a palindrome"),
    (AllDifferent(), "все буквы разные", "усі літери різні", "all letters are different"),
]  # fmt: skip

EFFECTS: list[tuple[Effect, str, str, str]] = [
    (WordTimes(times=3), "слово × 3", "слово × 3", "word × 3"),
    (Plus(points=20), "+ 20", "+ 20", "+ 20"),
    (LetterTimes(times=2), "самая дорогая буква × 2", "найдорожча літера × 2", "the dearest letter × 2"),
    (LetterTimes(times=2, price=1), "самая дорогая буква × 2, если её цена от 1 очка",
     "найдорожча літера × 2, якщо її ціна від 1 очка", "the dearest letter × 2 if it is worth 1 point or more"),
    (LetterTimes(times=2, price=5), "самая дорогая буква × 2, если её цена от 5 очков",
     "найдорожча літера × 2, якщо її ціна від 5 очок", "the dearest letter × 2 if it is worth 5 points or more"),
    (OneMoreWord(), "ещё одно слово", "ще одне слово", "one more word"),
    (MultiplyOrReduce(), "размножить или сократить букву", "розмножити або скоротити літеру",
     "multiply or reduce a letter"),
]  # fmt: skip


@pytest.mark.rule("UW-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standard_cards(language: str) -> None:
    assert [describe(prize, language) for prize in decks()["standard"].prizes] == STANDARD[language]


@pytest.mark.parametrize(("condition", "ru", "uk", "en"), CONDITIONS, ids=str)
def test_conditions(condition: Condition, ru: str, uk: str, en: str) -> None:
    assert [condition_text(condition, language) for language in LANGUAGES] == [ru, uk, en]


@pytest.mark.parametrize(("effect", "ru", "uk", "en"), EFFECTS, ids=str)
def test_effects(effect: Effect, ru: str, uk: str, en: str) -> None:
    assert [effect_text(effect, language) for language in LANGUAGES] == [ru, uk, en]


def test_every_condition_and_effect_was_tried() -> None:
    assert {type(condition) for condition, *_ in CONDITIONS} == set(Condition.__args__)
    assert {type(effect) for effect, *_ in EFFECTS} == set(Effect.__args__)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("ru", "слово от 6 букв, первая буква гласная и все буквы разные: + 5"),
        ("uk", "слово від 6 літер, перша літера голосна та усі літери різні: + 5"),
        ("en", "a word of 6 letters or more, the first letter is a vowel and all letters are different: + 5"),
    ],
)
def test_several_conditions(language: str, sentence: str) -> None:
    when = (Length(least=6), Starts(of="vowels"), Has(of="О", least=0), AllDifferent())
    assert describe(Prize(when=when, does=Plus(points=5)), language) == sentence


def test_a_price_stands_once() -> None:
    def prize_text(named: int, needed: int) -> str:
        return describe(Prize(when=(Dear(price=named),), does=LetterTimes(times=3, price=needed)))

    assert prize_text(8, 5) == "есть буква ценой от 8 очков: самая дорогая буква × 3"
    assert prize_text(3, 5) == "есть буква ценой от 3 очков: самая дорогая буква × 3, если её цена от 5 очков"


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_latin_letter_in_the_sentences(language: str) -> None:
    sentences = [condition_text(condition, language) for condition, *_ in CONDITIONS]
    sentences += [effect_text(effect, language) for effect, *_ in EFFECTS]
    assert [line for line in sentences if re.search("[A-Za-z]", line)] == []


@pytest.mark.parametrize(
    ("prize", "sentence"),
    [
        (Prize(when=(Dear(price=11),), does=OneMoreWord()),
         "такого слова из её карт не сложить никогда, мешает dear. Правило UW-05."),
        (Prize(when=(AllDifferent(), Doubled()), does=OneMoreWord()),
         "такого слова из её карт не сложить никогда, вместе не бывает: all-different, doubled. Правило UW-05."),
        (Prize(does=WordTimes(times=1)), "times может быть от 2 до 10."),
        (Prize(when=(Dear(price=0),), does=OneMoreWord()), "цены 0 не бывает, нужна хотя бы 1."),
        (Prize(when=(Has(of="аб"),), does=OneMoreWord()),
         "«аб» – не буквы. Напишите vowels, consonants или сами буквы, заглавные русские, каждую один раз."),
        (Prize(when=(Doubled(),) * 7, does=OneMoreWord()), "условий слишком много, может быть не больше 6."),
    ],
)  # fmt: skip
def test_refusals_in_words(prize: Prize, sentence: str) -> None:
    standard = decks()["standard"]
    with pytest.raises(Refusal) as refusal:
        check_prize("box", 2, prize, standard.letters, standard.underwoods)
    assert refusal_text(refusal.value) == f"Колода «box», призовая карта ②: {sentence}"

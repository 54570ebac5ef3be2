"""Refusals as people read them."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.inputs import Entry
from slovoteka.core.mismatch import json_mismatch
from slovoteka.core.record import BrokenRecord, Header
from slovoteka.core.words import Verdict, Why
from slovoteka.lexicon import grammar
from slovoteka.lexicon.alphabet import normalise
from slovoteka.messages import grammar_text, refusal_text, verdict_text
from slovoteka.messages.refusals import mismatch_text


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    who: str
    of: tuple[str, ...] = ()


class Bounded(msgspec.Struct):
    count: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    seconds: Annotated[float, Meta(gt=0, lt=2.5)] = 1
    id: Annotated[str, Meta(min_length=4, max_length=5, pattern="^[a-z']+$")] = ""
    list: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)] = ()
    pair: tuple[int, int] = (0, 0)
    names: Annotated[dict[str, int], Meta(min_length=1)] = {}
    inner: tuple[Inner, ...] = ()


def test_the_rule_is_named() -> None:
    refusal = Illegal("ZS-16", "not-in-hand", letter="Ж")
    assert refusal_text(refusal) == "Буквы Ж у вас в руке нет. Правило ZS-16."
    assert refusal_text(refusal, "uk") == "Літери Ж у вас у руці немає. Правило ZS-16."
    assert refusal_text(refusal, "en") == "There is no Ж in your hand. Rule ZS-16."


def test_the_host_is_no_rule() -> None:
    assert refusal_text(Illegal("host", "over")) == "Партия окончена."


def test_the_line_of_a_record_is_named() -> None:
    text = refusal_text(BrokenRecord("draw-not-from-seed", 1234, counter=7))
    assert text.startswith("строка 1234: жребий № 7 ")


def test_people_count_in_seconds() -> None:
    assert "ещё 3 секунды" in refusal_text(Illegal("ZS-G4", "too-soon", wait_ms=2001))
    assert "ещё 1 секунда" in refusal_text(Illegal("ZS-G4", "too-soon", wait_ms=1))


def test_a_broken_rule_in_a_record_is_named() -> None:
    def refuse() -> None:
        try:
            raise Illegal("ZS-16", "not-in-hand", letter="Ж")
        except Refusal as refusal:
            raise BrokenRecord("record-impossible", 9, why=str(refusal)) from None

    with pytest.raises(BrokenRecord) as caught:
        refuse()
    text = refusal_text(caught.value)
    assert text == "строка 9: так партия идти не могла. Буквы Ж у вас в руке нет. Правило ZS-16."


@pytest.mark.parametrize(
    ("line", "kind", "text"),
    [
        ("", Header, "текст обрывается"),
        ("{", Header, "текст обрывается"),
        ("nonsense", Header, "это не JSON"),
        ("[1]", Entry, "нужен объект"),
        ("{}", Entry, "нет поля number"),
        ('{"number":1,"at_ms":"x","input":{}}', Entry, "в поле at_ms нужно целое число"),
        ('{"number":1,"at_ms":2,"input":{"type":"leap"}}', Entry, "в поле input.type значение 'leap' не подходит"),
        ('{"number":1,"at_ms":2,"input":{"type":"leave","seat":1e400}}', Entry, "содержимое не то, что должно быть"),
        ('{"count":-1}', Bounded, "в поле count нужно число не меньше 0"),
        ('{"count":10000001}', Bounded, "в поле count нужно число не больше 10000000"),
        ('{"seconds":0}', Bounded, "в поле seconds нужно число больше 0"),
        ('{"seconds":3}', Bounded, "в поле seconds нужно число меньше 2,5"),
        ('{"id":"abc"}', Bounded, "в поле id слишком мало знаков, нужно не меньше 4"),
        ('{"id":"abcdef"}', Bounded, "в поле id слишком много знаков, можно не больше 5"),
        ('{"id":"a\'b!"}', Bounded, "в поле id строка не того вида, нужно ^[a-z']+$"),
        ('{"list":[]}', Bounded, "в поле list список слишком короткий, нужно не меньше 1"),
        ('{"list":[1,2,3]}', Bounded, "в поле list список слишком длинный, можно не больше 2"),
        ('{"pair":[1]}', Bounded, "в поле pair список не той длины, нужно ровно 2"),
        ('{"names":{}}', Bounded, "в объекте names слишком мало полей, нужно не меньше 1"),
        ('{"names":{"a":"x"}}', Bounded, "в поле names нужно целое число"),
        ('{"inner":[{"who":1}]}', Bounded, "в поле who (inner № 1) нужна строка"),
        ('{"inner":[{"who":"a"},{}]}', Bounded, "в inner № 2 нет поля who"),
        ('{"inner":[{"who":"a","x":1}]}', Bounded, "в inner № 1 поля x не бывает"),
        ('{"inner":[{"who":"a","of":[3]}]}', Bounded, "в поле of № 1 (inner № 1) нужна строка"),
    ],
)
def test_decoders_speak_russian(line: str, kind: type, text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(line, type=kind)
    assert mismatch_text(json_mismatch(line, kind)) == text


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("word", ["", "д ом", "дом2", "до\u0142", "дом!", "д" * 10_000, "\n", "д\0м"])
def test_words_that_are_none(word: str, language: str) -> None:
    with pytest.raises(Unreadable) as caught:
        normalise(word, "ru")
    text = refusal_text(caught.value, language)
    assert 10 < len(text) < 200
    assert text[0].isupper()


def test_verdicts() -> None:
    noun = Verdict(word="ДОМ", allowed=True, why=Why.FOUND, lemma="ДОМ", part_of_speech="существительное",
                   case="именительный", number="единственное")  # fmt: skip
    assert verdict_text(noun) == "есть в словаре: существительное, именительный падеж, единственное число"
    plural = Verdict(word="ТЕМЫ", allowed=False, why=Why.PLURAL, lemma="ТЕМА", part_of_speech="существительное")
    assert verdict_text(plural) == "множественное число, а есть единственное: ТЕМА"
    noted = Verdict(word="РЕ", allowed=False, why=Why.BLOCKED, note="нота, но спорная")
    assert verdict_text(noted) == "исключено из словаря игры; нота, но спорная"


@pytest.mark.parametrize(
    ("why", "note", "sentence"),
    [
        (Why.JARGON, "деньги", "жаргон (деньги)"),
        (Why.JARGON, None, "жаргон"),
        (Why.ABBREVIATION, "сокращение, не слово", "сокращение, не слово"),
        (Why.ABBREVIATION, None, "сокращение"),
        (Why.PROPER, "имя собственное", "имя собственное"),
        (Why.PROPER, "река", "имя собственное; река"),
        (Why.OBSCENE, "брань", "бранное слово"),
        (Why.UNKNOWN, None, "нет в словаре"),
    ],
)
def test_a_refusal_says_nothing_twice(why: Why, note: str | None, sentence: str) -> None:
    """It stands after the word: «БАБЛО – жаргон (деньги)», «Слово БАБЛО не годится: жаргон (деньги)»."""
    assert verdict_text(Verdict(word="БАБЛО", allowed=False, why=why, note=note)) == sentence


@pytest.mark.parametrize("language", ["ru", "uk", "en"])
def test_every_reason_can_stand_after_the_word(language: str) -> None:
    for why in Why:
        sentence = verdict_text(Verdict(word="ДОМ", allowed=False, why=why), language)
        assert not sentence.startswith(("это ", "це ", "it is "))
        assert sentence[0].islower()
        assert not sentence.endswith(".")


def test_words_of_grammar_are_in_the_language_of_the_reader() -> None:
    russian = Verdict(word="ДОМ", allowed=True, why=Why.FOUND, part_of_speech="существительное", case="именительный",
                      number="единственное")  # fmt: skip
    ukrainian = Verdict(word="ЛІСІ", allowed=True, why=Why.FOUND, part_of_speech="іменник", case="місцевий",
                        number="однина")  # fmt: skip
    assert verdict_text(russian, "uk", "ru") == "є у словнику: іменник, називний відмінок, однина"
    assert verdict_text(russian, "en", "ru") == "in the dictionary: noun, nominative, singular"
    assert verdict_text(ukrainian, "ru") == "есть в словаре: существительное, предложный падеж, единственное число"
    assert verdict_text(ukrainian, "uk") == "є у словнику: іменник, місцевий відмінок, однина"


@pytest.mark.parametrize("names", [*grammar.PARTS_OF_SPEECH.values(), *grammar.CASES.values()])
def test_every_word_of_grammar_is_known_in_english(names: dict[str, str]) -> None:
    for name in names.values():
        text = grammar_text(Verdict(word="ДОМ", allowed=True, why=Why.FOUND, part_of_speech=name), "en")
        assert text.isascii(), name


def test_notes_are_in_the_language_of_the_words() -> None:
    noted = Verdict(word="АГОВ", allowed=True, why=Why.FOUND, note="вигук")
    assert verdict_text(noted, "uk", "uk") == "є у словнику; вигук"
    assert verdict_text(noted, "ru", "uk") == "есть в словаре"
    assert verdict_text(noted, "en") == "in the dictionary"
    refused = Illegal("SM-19", "no-such-word", word="АГОВ", verdict=noted)
    assert "вигук" in refusal_text(refused, "uk", "scrabble", "uk")
    assert "вигук" not in refusal_text(refused, "ru", "scrabble", "uk")

"""Which words count: ZS-08, ZS-39, ZS-44..50, ZS-G13, by the real dictionary."""

from functools import cache

import pytest

from rules.forbidden.tables import Play
from slovoteka.core.words import Verdict, Why
from slovoteka.games.forbidden.options import WORD_RULES, read_options, word_policy
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Called, CallFailed
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.match.oracles import TableOracle

JARGON = ["БАБЛО", "БОТАН", "КОРЕШ", "ЛУЗЕР"]


@cache
def dictionary(*, proper: bool = False, jargon: bool = False, own: tuple[str, ...] = ()) -> Dictionary:
    policy = word_policy(read_options({"proper": proper, "jargon": jargon, "jargon_words": own}))
    assert policy is not None
    return open_dictionary(policy, WORD_RULES)


def verdict(word: str) -> Verdict:
    return dictionary().verdict(word)


def real(seats: int = 2) -> Play:
    return Play(oracle=TableOracle(dictionary()), seats=seats)


@pytest.mark.rule("ZS-48")
@pytest.mark.parametrize("word", ["ДОМ", "МОРЕ", "ПУТЬ", "ВРЕМЯ", "КОФЕ", "ЯБЛОКО", "УЧЁНЫЙ", "ЛЮБОВЬ"])
def test_a_noun_in_the_nominative_singular_counts(word: str) -> None:
    found = verdict(word)
    assert found.allowed
    assert (found.why, found.rule) == (Why.FOUND, "ZS-48")


@pytest.mark.rule("ZS-48")
@pytest.mark.parametrize("word", ["ЗДОРОВ", "БЕЖАТЬ", "ДЕРЕВЯННЫЙ", "БЫСТРО", "ОКОЛО", "ПЯТЬ"])
def test_other_parts_of_speech_do_not(word: str) -> None:
    found = verdict(word)
    assert not found.allowed
    assert (found.why, found.rule) == (Why.NOT_A_NOUN, "ZS-48")


@pytest.mark.rule("ZS-48")
@pytest.mark.parametrize("word", ["ДОМОМ", "ДОМУ", "ВРЕМЕНИ", "РЕКОЙ"])
def test_other_cases_do_not(word: str) -> None:
    found = verdict(word)
    assert not found.allowed
    assert (found.why, found.rule) == (Why.NOT_NOMINATIVE, "ZS-48")


@pytest.mark.rule("ZS-49")
@pytest.mark.parametrize("word", ["НОЖНИЦЫ", "ШТАНЫ", "ОЧКИ", "ВОРОТА", "БРЮКИ", "СУТКИ"])
def test_a_plural_without_a_singular_counts(word: str) -> None:
    found = verdict(word)
    assert found.allowed
    assert (found.why, found.rule) == (Why.FOUND_PLURAL, "ZS-49")


@pytest.mark.rule("ZS-49")
@pytest.mark.parametrize("word", ["ТЕМЫ", "ДОМА", "СТОЛЫ", "ЛЫЖИ", "НОСКИ"])
def test_a_plural_with_a_singular_does_not(word: str) -> None:
    found = verdict(word)
    assert not found.allowed
    assert (found.why, found.rule) == (Why.PLURAL, "ZS-49")


@pytest.mark.rule("ZS-50")
@pytest.mark.parametrize("word", ["МОСКВА", "ВОЛГА", "НАТАША", "ПАРИЖ"])
def test_proper_names_do_not(word: str) -> None:
    found = verdict(word)
    assert not found.allowed
    assert (found.why, found.rule) == (Why.PROPER, "ZS-50")


@pytest.mark.rule("ZS-50")
@pytest.mark.parametrize("word", JARGON)
def test_jargon_does_not(word: str) -> None:
    found = verdict(word)
    assert not found.allowed
    assert (found.why, found.rule) == (Why.JARGON, "ZS-50")


@pytest.mark.rule("ZS-44")
@pytest.mark.parametrize("word", ["МОСКВА", "ВОЛГА", "НАТАША"])
def test_proper_names_do_where_the_table_has_agreed(word: str) -> None:
    assert dictionary(proper=True).verdict(word).allowed
    assert not dictionary(jargon=True).verdict(word).allowed


@pytest.mark.rule("ZS-44")
@pytest.mark.parametrize("word", JARGON)
def test_jargon_does_where_the_table_has_agreed(word: str) -> None:
    assert dictionary(jargon=True).verdict(word).allowed
    assert not dictionary(proper=True).verdict(word).allowed


@pytest.mark.rule("ZS-44")
def test_a_list_of_ones_own() -> None:
    own = dictionary(jargon=True, own=("зюкозавр",))
    found = own.verdict("ЗЮКОЗАВР")
    assert found.allowed
    assert (found.why, found.rule) == (Why.AGREED, "ZS-44")
    assert own.any_fit("ЗЮКОЗАВР")
    assert not verdict("ЗЮКОЗАВР").allowed


@pytest.mark.rule("ZS-39")
def test_what_no_dictionary_knows() -> None:
    found = verdict("ЗЮКОЗАВР")
    assert (found.allowed, found.why, found.rule) == (False, Why.UNKNOWN, "ZS-39")


@pytest.mark.rule("ZS-47")
@pytest.mark.parametrize("word", ["ЁЖ", "ЩИ", "УЖ", "Я"])
def test_two_letters_are_too_few(word: str) -> None:
    found = verdict(word)
    assert (found.allowed, found.why, found.rule) == (False, Why.TOO_SHORT, "ZS-47")
    assert verdict("МИР").allowed


@pytest.mark.rule("ZS-08", "ZS-G13")
@pytest.mark.parametrize("word", ["МЁД", "МЕД", "ЕЛКА", "ЁЛКА", "ЁЖИК", "ЕЖИК"])
def test_yo_may_be_written_either_way(word: str) -> None:
    assert verdict(word).allowed


@pytest.mark.rule("ZS-G13", "ZS-08")
def test_a_word_with_yo_is_found_in_the_letters_of_the_table() -> None:
    assert dictionary().any_fit("МЕД")


@pytest.mark.rule("ZS-48", "ZS-25")
def test_the_dictionary_decides_at_the_table() -> None:
    play = real().turn("ДОМАА", mover=1, last=0)
    play.call(1, "ДОМА")
    assert isinstance(play.events[0], CallFailed)
    assert play.events[0].verdict == verdict("ДОМА")
    play.wait(3_000).call(1, "МОДА")
    assert isinstance(play.events[0], Called)
    assert play.state.discards[0] == "МД"


@pytest.mark.rule("ZS-22", "ZS-27", "ZS-28", "ZS-30", "ZS-35", "ZS-37")
def test_the_example_of_the_rules_page() -> None:
    """Аня, Боря и Вера, as in docs/rules/forbidden.md."""
    nouns = dictionary()
    play = real(seats=3).turn("ОЕ", "ЦБВ", "КЛГ", "МЬД")
    play.lay(0, "Ц").silence()
    assert not nouns.any_fit(play.public.conversation)
    play.lay(1, "К").silence()
    assert not nouns.any_fit(play.public.conversation)
    play.lay(2, "М").silence()
    assert nouns.any_fit(play.public.conversation)
    play.lay(0, "И")
    play.call(1, "КОМ")
    assert play.public.points == (2, 0, 0)
    assert play.public.conversation == "ЕЦИ"
    play.choose(0, "left").lay(1, "Л").silence()
    assert not nouns.any_fit(play.public.conversation)
    play.draws = ["Т", "А", "И"]
    play.lay(2, "Ь")
    assert verdict("ЦЕЛЬ").allowed
    play.call(0, "ЕЛЬ")
    assert list(play.public.points) == [2, 0, 2]
    assert play.state.common_discard == "Ц"
    assert play.state.stage is Stage.CHOOSE
    assert play.windows["choose"].seats == (2,)

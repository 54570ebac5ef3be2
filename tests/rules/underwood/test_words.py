"""Which words count: UW-10..12, UW-G17, UW-G19, UW-G23, by the real dictionary."""

from functools import cache
from typing import Any

import pytest

from rules.underwood.tables import UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Unreadable
from slovoteka.core.words import Verdict, Why
from slovoteka.games.underwood.actions import Lay, Turn, read_action, write_action
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.spelling import LaidWord
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.match.oracles import TableOracle


@cache
def dictionary(words: str = "nouns", own: tuple[str, ...] = (), *, obscene: bool = False) -> Dictionary:
    options = KIND.rules.read_options({"words": words, "own_words": own, "obscene": obscene})
    policy = KIND.words.policy(options)
    assert policy is not None
    return open_dictionary(policy, KIND.words.rules(options))


def verdict(word: str, words: str = "nouns") -> Verdict:
    return dictionary(words).verdict(word)


def real_table(hand: str, words: str = "nouns", **held: Any) -> UnderwoodTable:
    """Somebody has these cards, and the real dictionary decides."""
    table = turn_of(hand, "ВГ", words=held.pop("on_table", ()), **held)
    table.game = KIND.rules.make(KIND.rules.read_options({"dealer": 0, "words": words}), TableOracle(dictionary(words)))
    return table


# --- the standard: nouns --------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-11")
@pytest.mark.parametrize("word", ["ДОМ", "КОТ", "МОРЕ", "ПУТЬ", "ВРЕМЯ", "КОФЕ", "ЯБЛОКО", "ЛЮБОВЬ", "УЖ"])
def test_a_common_noun_in_the_nominative_singular_counts(word: str) -> None:
    found = verdict(word)
    assert (found.allowed, found.why, found.rule) == (True, Why.FOUND, "UW-11")


@pytest.mark.rule("UW-11")
@pytest.mark.parametrize("word", ["НОЖНИЦЫ", "БРЮКИ", "ЛЫЖИ", "ТАПКИ"])
def test_the_plurals_that_the_rulebook_names_count(word: str) -> None:
    found = verdict(word)
    assert (found.allowed, found.why, found.rule) == (True, Why.FOUND_PLURAL, "UW-11")


@pytest.mark.rule("UW-11")
@pytest.mark.parametrize("word", ["ВОРОТА", "СУТКИ", "ЩИ", "ОЧКИ", "САПОГИ", "ПЕРЧАТКИ", "НОСКИ"])
def test_other_words_that_live_in_the_plural_count(word: str) -> None:
    found = verdict(word)
    assert (found.allowed, found.why, found.rule) == (True, Why.FOUND_PLURAL, "UW-11")


@pytest.mark.rule("UW-11")
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("КОШКИ", Why.PLURAL),
        ("СТОЛЫ", Why.PLURAL),
        ("ДОМА", Why.PLURAL),
        ("РЕКИ", Why.PLURAL),
        ("ДОМОМ", Why.NOT_NOMINATIVE),
        ("ВРЕМЕНИ", Why.NOT_NOMINATIVE),
        ("НОЖНИЦАМИ", Why.NOT_NOMINATIVE),
        ("БЕЖАТЬ", Why.NOT_A_NOUN),
        ("БЕЛОГО", Why.NOT_A_NOUN),
        ("БЫСТРО", Why.NOT_A_NOUN),
        ("МОСКВА", Why.PROPER),
        ("НАТАША", Why.PROPER),
        ("США", Why.ABBREVIATION),
    ],
)
def test_what_is_no_such_noun_does_not(word: str, why: Why) -> None:
    found = verdict(word)
    assert (found.allowed, found.why, found.rule) == (False, why, "UW-11")


@pytest.mark.rule("UW-11", "UW-G17")
def test_the_dictionary_decides_at_the_table() -> None:
    table = real_table("ЛЫЖИКОШКААБ")
    assert table.refuses(0, "КОШКИ > А", "UW-11", "no-such-word")["verdict"] == verdict("КОШКИ")
    table.type(0, "ЛЫЖИ > А")
    assert table.public.words[0] == (laid("ЛЫЖИ"),)


# --- extended: any word ---------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-12")
@pytest.mark.parametrize(
    "word", ["КОШКИ", "ДОМОМ", "БЕГУ", "ОКНА", "БЕЛОГО", "БЕЖАТЬ", "БЫСТРО", "ОКОЛО", "ДА", "ОЙ", "ДОМ", "НОЖНИЦЫ"]
)
def test_any_existing_word_counts_where_the_table_has_agreed(word: str) -> None:
    found = verdict(word, "all")
    assert (found.allowed, found.rule) == (True, "UW-12")
    assert verdict(word).allowed == (word in {"ДОМ", "НОЖНИЦЫ"})


@pytest.mark.rule("UW-12")
@pytest.mark.parametrize("words", ["nouns", "all"])
@pytest.mark.parametrize("word", ["Я", "И", "В", "О"])
def test_one_letter_is_too_few(word: str, words: str) -> None:
    found = verdict(word, words)
    assert (found.allowed, found.why, found.rule) == (False, Why.TOO_SHORT, "UW-12")
    table = real_table(f"{word}АБ", words)
    table.refuses(0, f"{word} > А", "UW-12", "no-such-word")


@pytest.mark.rule("UW-12")
def test_two_letters_are_enough() -> None:
    assert real_table("УЖАБ").type(0, "УЖ > А").public.words[0] == (laid("УЖ"),)
    assert real_table("ОЙАБ", "all").type(0, "ОЙ > А").public.words[0] == (laid("ОЙ"),)
    real_table("ОЙАБ").refuses(0, "ОЙ > А", "UW-11", "no-such-word")


@pytest.mark.rule("UW-12", "UW-46")
@pytest.mark.parametrize("word", ["ЗА", "ПРОТИВ", "ВЕРЮ", "ГОТОВ", "ГОТОВО", "СОМНЕВАЮСЬ"])
def test_words_that_are_answers_too_can_be_laid_and_written_down(word: str) -> None:
    """Without a card for the tape, such a turn must not be read as a vote."""
    assert verdict(word, "all").allowed
    turn = Turn((Lay(word),))
    assert read_action(write_action(turn)) == turn
    assert real_table(word + "?", "all").act(0, turn).public.words[0] == (laid(word),)


@pytest.mark.rule("UW-G23")
@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("МОСКВА", Why.PROPER),
        ("МОСКВОЙ", Why.PROPER),
        ("НАТАША", Why.PROPER),
        ("ИВАН", Why.PROPER),
        ("США", Why.ABBREVIATION),
        ("МВД", Why.ABBREVIATION),
        ("СССР", Why.ABBREVIATION),
        ("ООН", Why.ABBREVIATION),
    ],
)
def test_any_word_means_no_names_and_no_abbreviations(word: str, why: Why) -> None:
    found = verdict(word, "all")
    assert (found.allowed, found.why, found.rule) == (False, why, "UW-G23")
    table = real_table(f"{word}АБ", "all")
    assert table.refuses(0, f"{word} > А", "UW-G23", "no-such-word")["verdict"] == found


@pytest.mark.rule("UW-G17")
@pytest.mark.parametrize("words", ["nouns", "all"])
def test_what_no_dictionary_knows(words: str) -> None:
    found = verdict("ЗЮКОЗАВР", words)
    assert (found.allowed, found.why, found.rule) == (False, Why.UNKNOWN, "UW-G17")
    real_table("ЗЮКОЗАВРАБ", words).refuses(0, "ЗЮКОЗАВР > А", "UW-G17", "no-such-word")


# --- what else is agreed --------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-10")
def test_the_table_agrees_on_words_of_its_own_beforehand() -> None:
    own = dictionary(own=("зюкозавр",)).verdict("ЗЮКОЗАВР")
    assert (own.allowed, own.why, own.rule) == (True, Why.AGREED, "UW-10")


@pytest.mark.rule("UW-10")
def test_nouns_are_what_is_agreed_unless_the_table_says_otherwise() -> None:
    assert KIND.rules.read_options({}).words == "nouns"
    assert KIND.rules.read_options({"words": "all"}).words == "all"
    with pytest.raises(Unreadable):
        KIND.rules.read_options({"words": "verbs"})


@pytest.mark.rule("UW-10")
def test_obscenities_count_only_where_the_table_has_agreed() -> None:
    plain = dictionary().verdict("ЖОПА")
    assert (plain.allowed, plain.why, plain.rule) == (False, Why.OBSCENE, "UW-10")
    assert dictionary(obscene=True).verdict("ЖОПА").allowed


# --- Ё and Ъ --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G19")
@pytest.mark.parametrize("words", ["nouns", "all"])
@pytest.mark.parametrize(("with_yo", "with_ye"), [("ЁЖ", "ЕЖ"), ("МЁД", "МЕД"), ("ЁЛКА", "ЕЛКА"), ("БИТЬЁ", "БИТЬЕ")])
def test_a_card_ye_may_stand_for_yo_and_counts_as_what_it_is(with_yo: str, with_ye: str, words: str) -> None:
    spelt = real_table(f"{with_yo}АБ", words).type(0, f"{with_yo} > А")
    simple = real_table(f"{with_ye}АБ", words).type(0, f"{with_ye} > А")
    assert spelt.public.words[0] == (laid(with_yo),)
    assert simple.public.words[0] == (laid(with_ye),)
    assert spelt.public.points[0] - simple.public.points[0] == 3 - 1


@pytest.mark.rule("UW-G19")
@pytest.mark.parametrize("words", ["nouns", "all"])
@pytest.mark.parametrize("word", ["ЛЁС", "МОРЁ", "ДЁНЬ"])
def test_a_card_yo_does_not_stand_for_ye(word: str, words: str) -> None:
    assert verdict(word.replace("Ё", "Е"), words).allowed
    real_table(f"{word}АБ", words).refuses(0, f"{word} > А", "UW-G17", "no-such-word")


@pytest.mark.rule("UW-G19", "UW-24")
def test_a_card_that_is_not_held_is_not_replaced_by_the_other() -> None:
    real_table("ЁЖАБ").refuses(0, "ЕЖ > А", "UW-24", "not-held")


@pytest.mark.rule("UW-G19", "UW-G22")
@pytest.mark.parametrize(("named", "card", "other"), [("Ё", "Ё", "Е"), ("Е", "Е", "Ё")])
def test_an_underwood_is_swapped_for_the_very_letter_it_was_named(named: str, card: str, other: str) -> None:
    def table(held: str) -> UnderwoodTable:
        on_table: tuple[tuple[LaidWord, ...], ...] = ((), (laid(f"*{named}Ж"),))
        return real_table(f"{held}КТАБ", on_table=on_table)

    table(other).refuses(0, "К*ОТ обмен=2.1.1 > А", "UW-34", "no-letter-to-swap")
    assert table(card).type(0, "К*ОТ обмен=2.1.1 > А").public.words[1] == (laid(f"{named}Ж"),)


@pytest.mark.rule("UW-G19")
@pytest.mark.parametrize("line", ["*ЁЖ", "*ЕЖ"])
def test_an_underwood_may_be_named_either_way(line: str) -> None:
    assert real_table("?ЖАБ").type(0, f"{line} > А").public.words[0] == (laid(line),)


@pytest.mark.rule("UW-G19")
def test_the_hard_sign_is_a_letter_like_any_other() -> None:
    table = real_table("ОБЪЕКТАБ").type(0, "ОБЪЕКТ > А")
    assert table.public.points[0] == 1 + 3 + 10 + 1 + 2 + 1
    real_table("ОБЬЕКТАБ").refuses(0, "ОБЬЕКТ > А", "UW-G17", "no-such-word")

"""Which words count, by the real dictionaries, and when a dictionary is asked."""

from functools import cache

import pytest

from rules.scrabble.tables import Play, both_books, by_book
from slovoteka.core.oracle import AreWords, Oracle
from slovoteka.core.words import Verdict, Why
from slovoteka.games.scrabble.kind import KIND
from slovoteka.match.oracles import open_oracle


@cache
def dictionary(edition: str, kind: str = "forms", own: tuple[str, ...] = ()) -> Oracle:
    """The dictionary of a table with these options."""
    return open_oracle(KIND, KIND.rules.read_options({"edition": edition, "dictionary": kind, "own_words": own}))[0]


def opening(edition: str, word: str, kind: str = "forms", own: tuple[str, ...] = ()) -> Play:
    """A table where somebody has exactly the tiles of this word."""
    oracle = dictionary(edition, kind, own)
    return Play(edition=edition, dictionary=kind, own_words=own, oracle=oracle).at(word)


def refused(edition: str, word: str, rule: str, kind: str = "forms") -> Why:
    """Why the dictionary lacks the word."""
    verdict = opening(edition, word, kind).refused(0, f"З8 {word}", rule, "no-such-word")["verdict"]
    assert isinstance(verdict, Verdict)
    assert (verdict.word, verdict.allowed) == (word, False)
    return verdict.why


def counts(edition: str, word: str, kind: str = "forms") -> bool:
    play = opening(edition, word, kind).act(0, f"З8 {word}")
    return play.public.grid[112 : 112 + len(word)] == word and play.public.scores[0] > 0


# --- what is no word ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-18", "SU-27")
@pytest.mark.parametrize(
    ("edition", "word", "rule"),
    [
        ("mattel", "МОСКВА", "SM-18"),
        ("mattel", "ИВАН", "SM-18"),
        ("mattel", "ВОЛГА", "SM-18"),
        ("bilingual-ru", "МОСКВА", "SU-27"),
        ("bilingual-uk", "ІВАН", "SU-27"),
        ("bilingual-uk", "ДНІПРО", "SU-27"),
    ],
)
def test_no_proper_names(edition: str, word: str, rule: str) -> None:
    assert refused(edition, word, rule) is Why.PROPER


@pytest.mark.rule("SM-18", "SU-27")
@pytest.mark.parametrize(
    ("edition", "word", "rule"),
    [
        ("mattel", "США", "SM-18"),
        ("mattel", "МВД", "SM-18"),
        ("bilingual-ru", "СССР", "SU-27"),
        ("bilingual-uk", "СРСР", "SU-27"),
        ("bilingual-uk", "ООН", "SU-27"),
    ],
)
def test_no_abbreviations(edition: str, word: str, rule: str) -> None:
    assert refused(edition, word, rule) is Why.ABBREVIATION


@pytest.mark.rule("SM-18", "SU-27")
@pytest.mark.parametrize(
    ("edition", "part", "rule"),
    [
        ("mattel", "ТЕЛЬ", "SM-20"),
        ("mattel", "ОВ", "SM-20"),
        ("mattel", "ИК", "SM-20"),
        ("bilingual-ru", "ТЕЛЬ", "SU-29"),
        ("bilingual-uk", "ИК", "SU-29"),
        ("bilingual-uk", "СТВО", "SU-29"),
    ],
)
def test_no_prefixes_and_suffixes(edition: str, part: str, rule: str) -> None:
    """Parts of words are in no dictionary, so they are refused as unknown."""
    assert refused(edition, part, rule) is Why.UNKNOWN


@pytest.mark.rule("SM-18", "SU-27")
@pytest.mark.parametrize(
    ("edition", "word", "joined", "rule"),
    [
        ("mattel", "КТО-ТО", "КТОТО", "SM-20"),
        ("bilingual-ru", "КТО-ТО", "КТОТО", "SU-29"),
        ("bilingual-uk", "БУДЬ-ХТО", "БУДЬХТО", "SU-29"),
    ],
)
def test_no_words_with_a_hyphen(edition: str, word: str, joined: str, rule: str) -> None:
    """There is no tile for it, and without it the word is a different one, which no dictionary has."""
    assert opening(edition, joined).unreadable(0, f"З8 {word}") == "word-character"
    assert refused(edition, joined, rule) is Why.UNKNOWN


@pytest.mark.rule("SM-18")
@pytest.mark.parametrize("word", ["О’КЕЙ", "О'КЕЙ"])
def test_no_words_with_an_apostrophe_in_russian(word: str) -> None:
    assert opening("mattel", "ОКЕЙ").unreadable(0, f"З8 {word}") == "foreign-tile"


@pytest.mark.rule("SM-18", "SM-20", "SU-27", "SU-29")
@by_book("SM-20", "SU-29")
def test_no_gibberish(edition: str, rule: str) -> None:
    assert refused(edition, "ОКНТА", rule) is Why.UNKNOWN


# --- what is a word -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-18", "SU-27")
@pytest.mark.parametrize(
    ("edition", "word"),
    [
        *(("mattel", word) for word in ("ДОМ", "БЕЖАТЬ", "НОВОЕ", "ЗАНОВО", "ОТ", "ВЫ", "ШЁЛ", "ДОМОМ", "АХ")),
        *(("bilingual-ru", word) for word in ("ДОМ", "БЕЖИТ", "НОВОЕ", "ЗАНОВО", "НАД")),
        *(("bilingual-uk", word) for word in ("ДІМ", "БІЖИТЬ", "НОВЕ", "ЗНОВУ", "НАД", "ҐАНОК")),
    ],
)
def test_all_words_of_the_language(edition: str, word: str) -> None:
    """Every part of speech and every form."""
    assert counts(edition, word)


@pytest.mark.rule("SM-19", "SU-28")
@pytest.mark.parametrize(
    ("edition", "word"),
    [
        *(("mattel", word) for word in ("ВИСКИ", "ТАКСИ", "КОФЕ", "ПОНИ")),
        *(("bilingual-ru", word) for word in ("ТАКСИ", "КИМОНО")),
        *(("bilingual-uk", word) for word in ("ТАКСІ", "ВІСКІ", "ПІАНІНО")),
    ],
)
def test_foreign_words_that_have_settled(edition: str, word: str) -> None:
    assert counts(edition, word)


@pytest.mark.rule("SM-59")
@pytest.mark.parametrize("word", ["СТЕНЫ", "СТОЛЫ", "ДОМОВ", "ОКНАМИ"])
def test_plurals(word: str) -> None:
    """They count, and a table that allows only singular nouns shows that this rule makes them count."""
    assert counts("mattel", word)
    assert refused("mattel", word, "SM-18", kind="nouns") in (Why.PLURAL, Why.NOT_NOMINATIVE)


@pytest.mark.rule("SM-59")
@pytest.mark.parametrize(("edition", "word"), [("bilingual-ru", "КОТЫ"), ("bilingual-uk", "КОТИ")])
def test_plurals_in_the_bilingual_game(edition: str, word: str) -> None:
    assert counts(edition, word)


@pytest.mark.rule("SM-58")
@both_books
def test_the_same_word_again(edition: str) -> None:
    """By an opponent and by the same player, and it counts each time."""
    play = Play(edition=edition, oracle=dictionary(edition)).at("ТОНТО", "ОН").act(0, "З7 ТОН")
    first = play.public.scores[0]
    play.turns("7З ТОН", "К5 ТОН")
    assert play.public.scores == (first + 1 + 1 * 3 + 1, 1 + 1 * 2 + 1)


@pytest.mark.rule("SU-G13")
def test_an_apostrophe_has_a_tile_of_its_own() -> None:
    play = opening("bilingual-uk", "М’ЯЧ").act(0, "З8 М’ЯЧ")
    assert play.public.grid[112:116] == "М’ЯЧ"
    assert play.public.scores[0] == 2 + 10 + 4 + 5
    assert refused("bilingual-uk", "МЯЧ", "SU-29") is Why.UNKNOWN
    opening("bilingual-uk", "МЯЧ").refused(0, "З8 М’ЯЧ", "SU-05", "tile-not-on-rack")


@pytest.mark.rule("SU-G13")
def test_a_blank_can_be_an_apostrophe() -> None:
    play = opening("bilingual-uk", "М?ЯЧ").act(0, 'З8 М"ЯЧ')
    assert play.public.scores[0] == 2 + 0 + 4 + 5


@pytest.mark.rule("SM-06", "SU-22")
@pytest.mark.parametrize(("edition", "line"), [("mattel", "З8 дОМ"), ("bilingual-uk", "З8 дІМ")])
def test_the_dictionary_reads_a_blank_as_its_letter(edition: str, line: str) -> None:
    word = line.split()[1]
    play = opening(edition, "?" + word[1:])
    play.refused(0, line.replace("д", "щ"), "SM-20" if edition == "mattel" else "SU-29", "no-such-word")
    assert play.act(0, line).public.scores[0] > 0


# --- the agreement --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-20")
def test_what_the_table_has_agreed_on_decides() -> None:
    assert refused("mattel", "ОКНТА", "SM-20") is Why.UNKNOWN
    own = opening("mattel", "ОКНТА", own=("ОКНТА",)).act(0, "З8 ОКНТА")
    assert own.public.scores[0] > 0
    assert refused("mattel", "БЕЖАТЬ", "SM-18", kind="nouns") is Why.NOT_A_NOUN
    assert counts("mattel", "БЕЖАТЬ")


@pytest.mark.rule("SM-20")
@pytest.mark.parametrize("kind", ["forms", "nouns"])
def test_jargon_counts_because_no_book_bars_it(kind: str) -> None:
    assert counts("mattel", "ОБЩАГА", kind)


@pytest.mark.rule("SM-23", "SM-68", "SU-29")
@both_books
def test_the_dictionary_is_asked_for_words_that_lie_and_for_no_others(edition: str) -> None:
    """Looked up at once, it judges the words of the play but finds no words for anybody."""
    play = Play("ТОН", "НОТА", "ТОНИ", "ВИНО", edition=edition).at("ТОНКАНВ", "ВИНОАА")
    play.act(0, "З7 ТОН")
    assert play.words.questions == [AreWords(("ТОН",))]
    play.act(1, "10Ж ВИНО")
    assert play.words.questions[1:] == [AreWords(("ВИНО", "ТОНИ"))]
    play.turns("пас", "обмен А")
    assert len(play.words.questions) == 2


@pytest.mark.rule("SM-68", "SU-29")
@both_books
def test_a_refusal_tells_of_the_word_and_hints_at_no_other(edition: str) -> None:
    play = Play("ТОН", "НОТ", edition=edition).at("ТОН")
    params = play.refused(0, "З7 ОТН", "SM-20" if edition == "mattel" else "SU-29", "no-such-word")
    assert set(params) == {"word", "verdict"}
    assert params["word"] == params["verdict"].word == "ОТН"
    assert params["verdict"].lemma is params["verdict"].note is None

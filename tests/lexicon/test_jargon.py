"""What counts as jargon: words of some circle for what everybody else calls by an ordinary name (ZS-50)."""

from pathlib import Path

import pytest

from slovoteka.core.words import Verdict, Why, WordPolicy
from slovoteka.lexicon.curation import DATA, load_curation
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.lexicon.store import graph_of, manifest
from slovoteka.messages.verdicts import verdict_text

CURATION = load_curation("ru")
ROWS = [line.split("\t") for line in (Path(__file__).parent / "jargon_sample.tsv").read_text("utf-8").splitlines()[1:]]
"""Words that were labelled by the rule on the page of «Запретные слова» before anybody looked at what the file says."""
QUESTIONED = ("вайб", "хайп", "абьюз", "шмон", "чувиха", "общага", "комп", "препод", "универ", "юзер")
"""Words that were treated differently once, although they are all of one kind."""
CIRCLES = {
    "армейский жаргон",
    "водительский жаргон",
    "воровской жаргон",
    "деловой жаргон",
    "жаргон наркоманов",
    "игровой жаргон",
    "компьютерный жаргон",
    "молодёжный жаргон",
    "музыкальный жаргон",
    "сетевой жаргон",
    "служебный жаргон",
    "студенческий жаргон",
    "уличный жаргон",
    "школьный жаргон",
}


def test_the_sample_is_large_and_has_both_kinds() -> None:
    labels = [label for _, label in ROWS]
    assert min(labels.count("yes"), labels.count("no")) >= 60
    assert set(labels) == {"yes", "no"}


@pytest.mark.rule("ZS-50")
@pytest.mark.parametrize(("word", "label"), ROWS, ids=[word for word, _ in ROWS])
def test_the_sample(word: str, label: str, nouns: Dictionary) -> None:
    found = nouns.verdict(word)
    assert (found.allowed, found.why) == ((False, Why.JARGON) if label == "yes" else (True, Why.FOUND))


@pytest.mark.rule("ZS-50")
@pytest.mark.parametrize("word", QUESTIONED)
def test_words_of_one_kind_have_one_verdict(word: str, nouns: Dictionary) -> None:
    assert nouns.verdict(word).why is Why.JARGON


@pytest.mark.rule("ZS-44")
def test_where_jargon_counts_the_whole_sample_does() -> None:
    generous = open_dictionary(WordPolicy(kind="nouns", yo="fold", min_length=3, jargon=True))
    assert [word for word, _ in ROWS if word.upper() not in generous] == []


def test_somebody_has_read_every_word_of_the_list() -> None:
    graph = graph_of(manifest("ru").entry("nouns-jargon", "strict")).words()
    assert {word.lower() for word in graph} <= CURATION.jargon.keys()


def test_jargon_names_its_circle_and_what_is_not_says_why() -> None:
    lines = (Path(load_curation.__code__.co_filename).parent / "data/ru/jargon.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines[1:]]
    assert len(rows) >= 400
    assert {reason for _, verdict, _, reason in rows if verdict == "yes"} == CIRCLES
    assert not {reason for _, verdict, _, reason in rows if verdict == "no"} & CIRCLES
    assert [word for word, _, plain, _ in rows if plain == word] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("ru", "жаргон (деньги)"), ("uk", "жаргон"), ("en", "jargon")],
)
def test_the_refusal_names_the_ordinary_word(language: str, sentence: str, nouns: Dictionary) -> None:
    assert verdict_text(nouns.verdict("БАБЛО"), language, "ru") == sentence


def test_a_word_without_a_note_is_refused_too() -> None:
    assert verdict_text(Verdict(word="БОРД", allowed=False, why=Why.JARGON), "ru", "ru") == "жаргон"


def test_the_ordinary_word_is_found_however_yo_is_written(nouns: Dictionary) -> None:
    assert nouns.verdict("СТЕБ").note == nouns.verdict("СТЁБ").note == "насмешка"


def test_most_words_of_the_file_are_in_the_dictionary() -> None:
    """The others say in advance how a word will be judged that people begin to use."""
    generous = open_dictionary(WordPolicy(kind="nouns", yo="lenient", min_length=2, jargon=True))
    known = [word for word in (*CURATION.jargon, *CURATION.no_jargon) if word.upper() in generous]
    assert len(known) >= 400


def _added_nouns(part: str) -> set[str]:
    lines = (DATA / "ru" / f"allow-{part}.tsv").read_text("utf-8").splitlines()[1:]
    return {word for word, tags, _, _ in (line.split("\t") for line in lines) if tags.startswith("NOUN")}


@pytest.mark.rule("ZS-50")
@pytest.mark.parametrize("part", ["daily", "net", "speech", "society"])
def test_somebody_has_read_every_noun_of_the_modern_lists(part: str) -> None:
    assert _added_nouns(part) - CURATION.jargon.keys() - CURATION.no_jargon.keys() == set()


@pytest.mark.rule("ZS-50")
@pytest.mark.parametrize(
    ("refused", "accepted"),
    [
        ("юзверь", "файрвол"),
        ("видяха", "блогерка"),
        ("сервачок", "промокод"),
        ("пивасик", "бутер"),
        ("теорвер", "матшкола"),
    ],
)
def test_new_words_by_the_same_rule(refused: str, accepted: str, nouns: Dictionary) -> None:
    assert nouns.verdict(refused).why is Why.JARGON
    assert nouns.verdict(accepted).why is Why.FOUND


SUFFIXES = (
    *("ша", "ка", "ство", "ость", "ность", "овость", "ивность", "чик", "ик", "щик", "щица", "ница", "ица", "инг", "ок"),
    *("ёк", "ер", "уха", "очка", "ечка", "няк"),
)
OTHER_MEANINGS = {
    *("аутстаффинг", "аутсорсинг", "бумерша", "дипломчик", "малявочка", "байкер", "ботаник", "брифинг", "движок"),
    *("качок", "малявка", "смайлик", "стример", "стриминг", "хабарик", "хакер", "шмотка", "виртуалка", "вирусняк"),
    *("клубняк", "кодер", "кодинг", "кодик", "мультик", "программочка", "системка", "системочка"),
    *("сетевуха", "стримчик", "хакинг", "дипломка", "диссер", "шпорка", "кликуха", "модер", "чика"),
}
"""Words that only look like derivatives, and pairs of which only one is said by everybody."""


def _bases(word: str) -> set[str]:
    stems = {word.removesuffix(suffix) for suffix in SUFFIXES if word.endswith(suffix)}
    return {stem + ending for stem in stems for ending in ("", "а", "ь", "ка", "ик", "ник", "ец", "ер")} - {word}


@pytest.mark.rule("ZS-50")
def test_derivatives_share_the_verdict_of_their_base() -> None:
    yes, no = CURATION.jargon.keys(), CURATION.no_jargon.keys()
    found = {
        (word, base)
        for mine, other in ((yes, no), (no, yes))
        for word in mine - OTHER_MEANINGS
        for base in _bases(word)
        if len(base) > 2 and base in other and base not in mine
    }
    assert found == set()

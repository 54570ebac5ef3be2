"""Russian words that must count, and that must not."""

import pytest
from msgspec.structs import replace

from lexicon.policies import FORBIDDEN, SCRABBLE
from slovoteka.core.words import Verdict, Why, WordPolicy
from slovoteka.lexicon.alphabet import fold
from slovoteka.lexicon.curation import load_curation
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary, open_vocabulary


@pytest.mark.parametrize(
    "word",
    [
        "дом",
        "ножницы",
        "штаны",
        "тема",
        "мем",
        "ковид",
        "криптовалюта",
        "эмодзи",
        "тапочка",
        "тапок",
        "ёлка",
        "елка",
        "зелень",
        "кофе",
        "пальто",
    ],
)
def test_nouns(nouns: Dictionary, word: str) -> None:
    verdict = nouns.verdict(word)
    assert verdict.allowed
    assert verdict.part_of_speech == "существительное"
    assert verdict.case == "именительный"


@pytest.mark.parametrize(
    ("word", "why", "lemma"),
    [
        ("ТЕМЫ", Why.PLURAL, "ТЕМА"),
        ("ЛЫЖИ", Why.PLURAL, "ЛЫЖА"),
        ("МОСКВА", Why.PROPER, "МОСКВА"),
        ("ЗДОРОВ", Why.NOT_A_NOUN, "ЗДОРОВЫЙ"),
        ("БЕЖАТЬ", Why.NOT_A_NOUN, "БЕЖАТЬ"),
        ("БЕЛЫЕ", Why.NOT_A_NOUN, "БЕЛЫЙ"),
        ("ВНУКА", Why.NOT_NOMINATIVE, "ВНУК"),
        ("ДОМУ", Why.NOT_NOMINATIVE, "ДОМ"),
        ("ХУЙ", Why.OBSCENE, "ХУЙ"),
        ("ЩЫЖЪ", Why.UNKNOWN, None),
        ("ОМ", Why.TOO_SHORT, None),
        ("А" * 41, Why.TOO_LONG, None),
        ("дом1", Why.NOT_A_WORD, None),
        ("", Why.NOT_A_WORD, None),
        ("а" * 10_000, Why.NOT_A_WORD, None),
    ],
)
def test_refused_nouns(nouns: Dictionary, word: str, why: Why, lemma: str | None) -> None:
    verdict = nouns.verdict(word)
    assert not verdict.allowed
    assert (verdict.why, verdict.lemma) == (why, lemma)


def test_a_verdict_tells_everything(nouns: Dictionary) -> None:
    assert nouns.verdict("темы") == Verdict(
        word="ТЕМЫ",
        allowed=False,
        why=Why.PLURAL,
        rule="ZS-49",
        lemma="ТЕМА",
        part_of_speech="существительное",
        case="именительный",
        number="множественное",
        source="OpenCorpora",
    )
    assert nouns.verdict("дoм").word == "ДОМ"  # a Latin letter in the middle
    tapok = nouns.verdict("тапок")
    assert tapok.source == "список Словотеки"
    assert tapok.note
    assert tapok.rule == "ZS-48"


def test_plural_without_singular(nouns: Dictionary) -> None:
    for word in ("ножницы", "штаны"):
        verdict = nouns.verdict(word)
        assert (verdict.why, verdict.number) == (Why.FOUND_PLURAL, "множественное")
    assert nouns.verdict("дом").why is Why.FOUND


@pytest.mark.parametrize("word", ["лыжи", "тапки", "носки", "коньки", "перчатки"])
def test_usual_plurals_only_where_they_count(nouns: Dictionary, word: str) -> None:
    assert nouns.verdict(word).why is Why.PLURAL
    usual = open_dictionary(replace(FORBIDDEN, plural="usual"))
    verdict = usual.verdict(word)
    assert verdict.allowed
    assert (verdict.case, verdict.number) == ("именительный", "множественное")
    assert "ТЕМЫ" not in usual


@pytest.mark.parametrize(
    "word",
    [
        "здоров",
        "здоровы",
        "нездоровые",
        "заново",
        "темы",
        "от",
        "ре",
        "ом",
        "вы",
        "новое",
        "ландшафт",
        "водою",
        "ученье",
        "ёж",
        "еж",
    ],
)
def test_forms(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).allowed


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("шкафны", Why.BLOCKED),
        ("годовее", Why.BLOCKED),
        ("вря", Why.BLOCKED),
        ("коптимы", Why.BLOCKED),
        ("москва", Why.PROPER),
        ("га", Why.ABBREVIATION),
        ("кг", Why.ABBREVIATION),
        ("хую", Why.OBSCENE),
        ("ьъы", Why.UNKNOWN),
        ("водоворотоворотовод", Why.TOO_LONG),
    ],
)
def test_refused_forms(forms: Dictionary, word: str, why: Why) -> None:
    assert forms.verdict(word).why is why
    assert word.upper() not in forms


def test_a_refusal_of_an_unused_form_says_so(forms: Dictionary) -> None:
    verdict = forms.verdict("шкафны")
    assert verdict.lemma == "ШКАФНЫЙ"
    assert verdict.note


@pytest.mark.parametrize(
    ("switch", "word"),
    [("proper", "МОСКВА"), ("jargon", "БАБЛО"), ("obscene", "ХУЙ")],
)
def test_switches(switch: str, word: str) -> None:
    for kind in ("nouns", "forms"):
        if (switch, kind) == ("jargon", "forms"):
            continue  # all-forms lists hold jargon anyway
        policy = WordPolicy(kind=kind, yo="fold")
        assert not open_dictionary(policy).verdict(word).allowed
        verdict = open_dictionary(replace(policy, **{switch: True})).verdict(word)
        assert verdict.allowed
        assert verdict.lemma == word


def test_words_of_the_table() -> None:
    table = open_dictionary(replace(FORBIDDEN, extra=("нубас", "ёпрст")))
    assert table.verdict("НУБАС").why is Why.AGREED
    assert "ЕПРСТ" in table
    assert "НУБАС" in table.fits("СБАНУК")
    assert table.any_fit("НУБАС", min_length=5) == "НУБАС"
    assert table.content_hash != open_dictionary(FORBIDDEN).content_hash


@pytest.mark.parametrize(
    ("yo", "answers"),
    [("strict", (True, False, False)), ("lenient", (True, True, False)), ("fold", (True, True, True))],
)
def test_yo(yo: str, answers: tuple[bool, ...]) -> None:
    words = open_dictionary(WordPolicy(kind="forms", yo=yo))  # type: ignore[arg-type]
    assert tuple(word in words for word in ("ЁЖ", "ЕЖ", "ЛЁС")) == answers
    for word in ("ЁЖ", "ЕЖ"):
        verdict = words.verdict(word)
        assert verdict.allowed == (word in words)
        assert verdict.word == word
        assert verdict.lemma == "ЁЖ"
        assert bool(verdict.note) == (not verdict.allowed)


@pytest.mark.full
def test_fixed_lists_are_kept(forms: Dictionary) -> None:
    curation = load_curation("ru")
    strict = open_dictionary(WordPolicy(kind="forms"))
    assert {word.lower() for word in strict.words() if len(word) == 2} == curation.two.keys()
    for word in curation.three:
        assert word.upper() not in strict
    for word, block in curation.block_form.items():
        assert fold(word.upper()) not in forms or block.kind == "misprint", word
    for added in curation.allow:
        assert len(added.word) == 2 or added.word.upper() in strict, added.word


def test_bots_know_part_of_what_people_may_play(nouns: Dictionary) -> None:
    everything = set(nouns.words())
    assert 55_000 < len(everything) < 75_000
    last: set[str] = set()
    for band in (1, 2, 3, 4):
        words = set(open_vocabulary("ru", "nouns", band, yo="fold", min_length=3).words())
        assert last < words < everything
        last = words
    assert 1_500 < len(open_vocabulary("ru", "nouns", 1).words()) < 5_000
    assert "ЛЫЖИ" in open_vocabulary("ru", "nouns", 1, plural="usual")
    assert "ЛЫЖИ" not in open_vocabulary("ru", "nouns", 4)


def test_every_noun_is_a_form() -> None:
    everything = open_dictionary(WordPolicy(kind="forms"))
    assert [word for word in open_dictionary(WordPolicy(kind="nouns")).words() if word not in everything] == []


def test_bots_know_forms() -> None:
    everything = open_dictionary(replace(SCRABBLE, max_length=40))
    words = open_vocabulary("ru", "forms", 4, yo="lenient")
    assert len(words.words()) > 300_000
    assert all(word in everything for word in open_vocabulary("ru", "forms", 2, yo="lenient").words())


def test_what_fits(nouns: Dictionary) -> None:
    assert nouns.fits("ДОМ") == ["ДОМ", "МОД"] or nouns.fits("ДОМ")[0] == "ДОМ"
    assert nouns.any_fit("ЪЫЬ") is None
    assert nouns.any_fit_each("ДМ", "АОЪ") == [False, True, False]
    assert "ЕЛКА" in nouns.fits("?ЛАК")
    assert "ЁЛКА" in nouns


def test_the_content_hash_tells_dictionaries_apart(nouns: Dictionary, forms: Dictionary) -> None:
    assert nouns.content_hash == open_dictionary(FORBIDDEN).content_hash
    assert nouns.content_hash != forms.content_hash
    assert len(nouns.content_hash) == 64

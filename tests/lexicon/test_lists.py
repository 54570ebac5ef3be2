"""To which lists a form belongs, on forms made for the purpose."""

from pathlib import Path

import pytest

from slovoteka.lexicon.curation import AddedWord, Block, Curation, ReviewedPlural, load_curation
from slovoteka.lexicon.grammar import is_dictionary_noun
from slovoteka.lexicon.lists import Sorter
from slovoteka.lexicon.sources import Frequencies, Morphology, Parse, Speller, WordForm

NOUN = "NOUN,inan,masc,sing,nomn"
NO_DECISIONS = load_curation("ru", Path("no such folder"))


def _form(word: str, *tags: str, lemma: str | None = None, hunspell: bool = True, zipf: float = 0.0) -> WordForm:
    parses = tuple(Parse(frozenset(tag.split(",")), lemma or word, hunspell, zipf) for tag in tags)
    return WordForm(word, parses, hunspell, zipf)


def _lists(form: WordForm, *, added: WordForm | None = None, share: float = 1.0, **decisions: object) -> set[str]:
    values = {name: getattr(NO_DECISIONS, name) for name in Curation.__struct_fields__} | decisions
    return set(Sorter("ru", Curation(**values), lambda *_: share).lists_of(form, added))


def test_a_common_noun() -> None:
    assert _lists(_form("сарай", NOUN)) == {"forms", "nouns"}


def test_a_form_of_a_noun() -> None:
    assert _lists(_form("сараи", "NOUN,inan,masc,plur,nomn", lemma="сарай")) == {"forms"}


def test_a_noun_without_singular() -> None:
    assert _lists(_form("ножницы", "NOUN,inan,plur,nomn,Pltm")) == {"forms", "nouns"}


@pytest.mark.parametrize(
    ("zipf", "bands"), [(0.0, ""), (1.0, "4"), (2.5, "34"), (2.9, "34"), (3.0, "234"), (3.5, "1234"), (6.0, "1234")]
)
def test_bots_know_what_is_frequent(zipf: float, bands: str) -> None:
    expected = {"forms", "nouns"} | {f"{kind}-{band}" for kind in ("forms", "nouns") for band in bands}
    assert _lists(_form("сарай", NOUN, zipf=zipf)) == expected


def test_bots_know_only_what_hunspell_knows() -> None:
    assert _lists(_form("сарай", NOUN, zipf=5, hunspell=False)) == {"forms", "nouns"}


def test_bots_do_not_think_of_a_noun_when_the_spelling_means_something_else() -> None:
    assert {name for name in _lists(_form("вдруг", NOUN, zipf=5.0), share=0.01) if name.startswith("nouns")} == {
        "nouns",
        "nouns-2",
        "nouns-3",
        "nouns-4",
    }


def test_names() -> None:
    assert _lists(_form("москва", f"{NOUN},Geox")) == {"forms-proper", "nouns-proper"}
    assert _lists(_form("вера", f"{NOUN},Name", NOUN)) == {"forms", "nouns", "forms-proper", "nouns-proper"}
    assert _lists(_form("камаз", NOUN), proper={"камаз": "завод"}) == {"forms-proper", "nouns-proper"}


def test_jargon_is_put_aside_among_nouns_only() -> None:
    assert _lists(_form("глюк", f"{NOUN},Slng")) == {"forms", "nouns-jargon"}
    assert _lists(_form("борд", NOUN), jargon={"борд": "доска"}) == {"forms", "nouns-jargon"}


def test_people_overrule_the_mark_of_the_dictionary() -> None:
    form = _form("телик", f"{NOUN},Slng")
    assert _lists(form, no_jargon={"телик": "говорят все"}) == {"forms", "nouns"}


def test_a_word_that_was_added_may_be_jargon() -> None:
    added = _form("вайб", NOUN)
    assert _lists(WordForm("вайб", (), True, 0), added=added, jargon={"вайб": "настроение"}) == {
        "forms",
        "nouns-jargon",
    }


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("unit", set()),
        ("obscene", {"forms-obscene", "nouns-obscene"}),
        ("proper", {"forms-proper", "nouns-proper"}),
    ],
)
def test_blocked(kind: str, expected: set[str]) -> None:
    block = Block(kind, "причина")  # type: ignore[arg-type]
    assert _lists(_form("сарай", NOUN), block_form={"сарай": block}) == expected
    assert _lists(_form("сарай", NOUN), block_lexeme={"сарай": block}) == expected


def test_a_blocked_lexeme_leaves_other_words_of_the_same_spelling() -> None:
    verb = _form("мыла", "VERB,femn,sing,past", lemma="мыть").parses[0]
    noun = _form("мыла", "NOUN,neut,sing,gent", lemma="мыло").parses[0]
    block = {"мыло": Block("other", "причина")}
    assert _lists(WordForm("мыла", (verb, noun), True, 0), block_lexeme=block) == {"forms"}
    assert _lists(WordForm("мыла", (noun,), True, 0), block_lexeme=block) == set()


def test_a_good_word_that_is_no_noun() -> None:
    block = Block("other", "прилагательное")
    assert _lists(_form("первый", NOUN), no_noun_form={"первый": block}) == {"forms"}
    assert _lists(_form("первый", NOUN), no_noun_lexeme={"первый": block}) == {"forms"}


def test_short_words() -> None:
    assert _lists(_form("ад", NOUN)) == set()
    assert _lists(_form("ад", NOUN), two={"ад": "преисподняя"}) == {"forms", "nouns"}
    assert _lists(_form("акс", NOUN), three={"акс": "обрывок"}) == set()


def test_added_by_hand() -> None:
    added = _form("тапок", NOUN, zipf=3.2, hunspell=False)
    plural_of_another = _form("тапок", "NOUN,femn,plur,gent", lemma="тапка", zipf=3.2, hunspell=False)
    assert _lists(plural_of_another, added=added) == {
        *("forms", "forms-2", "forms-3", "forms-4"),
        *("nouns", "nouns-2", "nouns-3", "nouns-4"),
    }


def test_forms_that_nobody_uses() -> None:
    assert _lists(_form("шкафны", "ADJS,plur", lemma="шкафный", hunspell=False)) == set()


@pytest.mark.parametrize("tag", ["NOUN,femn,plur,nomn", "NOUN,femn,plur,nomn,Pltm"])
def test_a_person_decides_about_plurals_whatever_the_dictionary_says(tag: str) -> None:
    plural = _form("лыжи", tag, lemma="лыжа")
    rare, usual = ReviewedPlural("лыжа", is_usual=False, reason="а"), ReviewedPlural("лыжа", is_usual=True, reason="а")
    assert _lists(plural, plural={"лыжи": rare}) == {"forms"}
    assert _lists(plural, plural={"лыжи": usual}) == {"forms", "nouns-plural"}
    assert _lists(plural, plural={"лыжи": ReviewedPlural(None, is_usual=True, reason="а")}) == {"forms", "nouns"}


def test_bots_know_the_plurals_that_are_frequent() -> None:
    plural = _form("лыжи", "NOUN,femn,plur,nomn", lemma="лыжа", zipf=3.2, hunspell=False)
    for singular, kind in (("лыжа", "nouns-plural"), (None, "nouns")):
        reviewed = {"лыжи": ReviewedPlural(singular, is_usual=True, reason="пара")}
        assert _lists(plural, plural=reviewed) == {"forms", kind, f"{kind}-2", f"{kind}-3", f"{kind}-4"}


def test_dictionary_nouns() -> None:
    assert is_dictionary_noun(frozenset({"NOUN", "nomn", "sing"}))
    assert is_dictionary_noun(frozenset({"NOUN", "nomn", "masc"}))  # the Ukrainian way
    assert not is_dictionary_noun(frozenset({"NOUN", "nomn", "plur"}))
    assert not is_dictionary_noun(frozenset({"NOUN", "gent", "sing"}))


def test_inflection_like_a_known_word() -> None:
    morphology = Morphology("ru")
    forms = {form for form, _, _ in morphology.inflect("тапок", "носок", "NOUN")}
    assert {"тапок", "тапка", "тапком", "тапки", "тапкам"} <= forms
    with pytest.raises(LookupError, match="does not end"):
        morphology.inflect("эмодзи", "носок", "NOUN")
    with pytest.raises(LookupError, match="is not a VERB"):
        morphology.inflect("хайп", "носок", "VERB")
    assert AddedWord("а", frozenset(), "NOUN", None, "а", "б").pattern is None


def test_frequencies_count_both_spellings_of_yo() -> None:
    frequencies = Frequencies("ru")
    assert frequencies.zipf("ёлка") == frequencies.zipf("елка") > 3
    assert frequencies.zipf("ъъъ") == 0
    assert Frequencies("uk").zipf("п’ять") > 4


def test_the_speller_knows_both_spellings_and_the_apostrophe() -> None:
    speller = Speller("ru")
    assert speller("ёлка")
    assert not speller("шкафны")
    assert Speller("uk")("п’ять")

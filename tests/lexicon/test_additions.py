"""The words added by hand are inflected as people inflect them, and their notes say something.

A line of an allow file names a known word to be inflected like. If that word is a bad model, all forms are wrong
(«абузгер» after «блогер», which the dictionary also spells «блоггер»). So the forms of each added word are compared
with each other and with those of the word that it is made from.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from slovoteka.lexicon.curation import DATA, AddedWord, load_curation
from slovoteka.lexicon.dictionary import Dictionary
from slovoteka.lexicon.sources import PROPER, Morphology

CURATION = load_curation("ru")
MORPHOLOGY = Morphology("ru")
INFLECTED = [added for added in CURATION.allow if added.pattern is not None]

Forms = Iterable[tuple[str, frozenset[str]]]

MISMADE = (
    *("абузгер", "видеоблоггера", "сетлистья", "ассистьев", "профлистьями", "инфоповодья", "желэшка"),
    *("переподписается", "перетрепается", "перезащичусь", "подхудит", "биоразлажется", "поднавраю", "отзвонящийся"),
    *("техпаспорты", "турпоезды", "суперсолдатов", "электромонтажем", "одеялков"),
    *("похамю", "фалафелик", "алкашнь", "тесчу", "вмазаюсь"),
    *("автодополненье", "дуракаваляньям", "укуренен", "доремонтирующий"),
)
WELL_MADE = (
    *("абузером", "видеоблогера", "сетлисты", "ассистов", "профлистами", "инфоповоды", "желешка"),
    *("переподпишется", "перетреплется", "перезащищусь", "подхудеет", "биоразлагается", "поднавру", "отзвонится"),
    *("техпаспорта", "турпоезда", "электромонтажом", "перезальёт", "одеялок", "видеоглазок"),
    *("похамлю", "фалафелек", "рэперков", "алкашней", "дедуганы", "тещу", "вмажусь"),
    *("автодополнение", "дуракаваляниям", "укурен", "кликанье", "закулисье"),
)


@pytest.mark.parametrize("word", MISMADE)
def test_forms_after_a_wrong_model(forms: Dictionary, word: str) -> None:
    assert not forms.verdict(word).allowed


@pytest.mark.parametrize("word", WELL_MADE)
def test_the_right_forms(forms: Dictionary, word: str) -> None:
    assert forms.verdict(word).allowed


def _made(added: AddedWord) -> Forms:
    assert added.pattern is not None
    return [(word, tag) for word, tag, _ in MORPHOLOGY.inflect(added.word, added.pattern, added.part_of_speech)]


def test_no_model_has_two_forms_for_one_purpose() -> None:
    """Such a model has a second spelling (блоггер), a second meaning (листья) or a second verb (болит)."""
    found = []
    for added in INFLECTED:
        words = defaultdict(set)
        for word, tag in _made(added):
            if "Supr" not in tag:  # новейший, наиновейший
                words[tag].add(word)
        found += [(added.word, added.pattern, sorted(two)) for two in words.values() if len(two) > 1]
    assert found == []


def test_perfective_verbs_are_not_made_like_verbs_of_both_aspects() -> None:
    both = {"реновировать", "карамелизовать", "кастомизироваться"}  # these are of both aspects themselves
    found = {
        added.word
        for added in INFLECTED
        if added.part_of_speech == "INFN" and {"perf", "impf"} <= frozenset().union(*(tag for _, tag in _made(added)))
    }
    assert found == both


VERBAL_PREFIXES = re.compile(
    "недо|пере|приза|подза|пораз|пона|пооб|поот|поза|само|био|под|при|про|раз|рас|на|за|от|вы|до|по|об|из|у|с"
)
FIRST_PARTS = re.compile(
    "авиа|авто|агро|аудио|био|вело|видео|гипер|гос|евро|инфо|кибер|кино|крипто|лже|медиа|мед|мега|микро|мото|нано|нацс?|"
    "нейро|онко|псевдо|робо|соц|спец|супер|тех|тур|фото|эко|электро|энерго|юр"
)
OTHER_WORDS = {
    *("изгваздаться", "перефоткаться", "растаможить", "скукожить", "отфоткаться", "вызволиться", "облажаться"),
    *("обписаться", "понадкусывать", "раздышать", "супервирус", "медиавирус", "выпнуть", "прокликать", "кинолог"),
}
"""What is left without the beginning is no base of these, or people inflect the pair differently."""
VERB_FORMS = ({"VERB", "1per", "sing"}, {"VERB", "3per", "sing"}, {"VERB", "3per", "plur"}, {"VERB", "past", "masc"})
NOUN_FORMS = ({"sing", "gent"}, {"sing", "ablt"}, {"plur", "nomn"}, {"plur", "gent"})
_OLD = frozenset({"V-be", "V-bi", "V-oy", "V-ey", "gen2", "voct"})


def _cells(forms: Forms, kinds: Iterable[set[str]]) -> list[set[str]]:
    kept = [(word, tag) for word, tag in forms if tag.isdisjoint(_OLD)]
    return [{word for word, tag in kept if kind <= tag} for kind in kinds]


def _bases(word: str, part_of_speech: str, beginning: str) -> Iterator[Forms]:
    """The forms of each word of the dictionary that is left without the beginning, with the beginning."""
    base = word.removeprefix(beginning)
    for paradigm, index in MORPHOLOGY.places(base):
        cells = MORPHOLOGY.cells(paradigm)
        if index == 0 and part_of_speech in cells[0].tag and cells[0].wanted and cells[0].tag.isdisjoint(PROPER):
            stem = cells[0].stem(base)
            yield [(beginning + cell.prefix + stem + cell.suffix, cell.tag) for cell in cells if cell.wanted]


def test_derived_words_are_inflected_like_their_bases() -> None:
    found = []
    for added in INFLECTED:
        is_verb = added.part_of_speech == "INFN"
        beginning = (VERBAL_PREFIXES if is_verb else FIRST_PARTS).match(added.word)
        if added.part_of_speech not in ("INFN", "NOUN") or beginning is None or added.word in OTHER_WORDS:
            continue
        kinds = VERB_FORMS if is_verb else NOUN_FORMS
        mine = _cells(_made(added), kinds)
        bases = [_cells(forms, kinds) for forms in _bases(added.word, added.part_of_speech, beginning[0])]
        if bases and not any(
            all(not one or not other or one & other for one, other in zip(mine, base, strict=True)) for base in bases
        ):
            found.append((added.word, added.pattern))
    assert found == []


NOTE = re.compile(
    "слово|прилагательное|существительн|глагол|наречие|междометие|предикатив|множественн|уменьшительн|увеличительн|"
    "ласков|обиходное|разговорн|относится"
)


def test_notes_in_the_list_of_speech_are_no_bare_topics() -> None:
    """The answer to a question shows the note after the word, and «НЫЧКА: город» explained nothing."""
    speech = (DATA / "ru" / "allow-speech.tsv").read_text("utf-8")
    bare = {line.split("\t")[3] for line in speech.splitlines()[1:] if not NOTE.search(line.split("\t")[3])}
    assert bare <= {"тот, в кого влюблены", "о сердце", "легко, в разговоре"}

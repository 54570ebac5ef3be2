"""Forms that a paradigm table makes but nobody says: шкафны, годовее, вря, коптимы.

One question, `is_theoretical`, over named predicates. A form stays when at least one of its parses stays; the name of
the predicate that took the last parse out is the answer, so that a list of what was dropped can be read by reason.

Being absent from texts proves little: most cases of a rare noun are seen nowhere and yet are good words. So only those
classes are questioned which grammar itself limits, and each by the signs of its own: a short adjective by the relatives
of the adjective, a participle by its full form, a gerund by the kind of verb.
"""

import re
from enum import Flag, auto
from functools import cache
from typing import Final

from slovoteka.lexicon.sources import Form, Morphology, Parse, Speller

_VOWELS: Final = "аеёиоуыэюя"


def is_theoretical(form: Form) -> str | None:
    """The name of the reason why nobody uses this form, or None: it stays.

    Asked of every Russian form that the hard drops (proper names, abbreviations, errors) have left. `form.parses` holds
    the common parses only and is never empty.
    """
    if len(form.word) <= 3 or form.hunspell:
        return None  # short words are read one by one: see three.tsv
    reason = None
    for parse in form.parses:
        reason = theoretical_parse(form, parse)
        if reason is None:
            return None
    return reason


def theoretical_parse(form: Form, parse: Parse) -> str | None:
    """Why a form that hunspell does not accept is not believed under this reading of it."""
    for predicate in _PREDICATES:
        if predicate(form, parse):
            return predicate.__name__
    return None


# --- adjectives


class Sign(Flag):
    """What speaks for an adjective of quality, one that can be more or less so."""

    NONE = 0
    FEMININE = auto()
    """hunspell accepts the short feminine; it may be a verb, too: горела."""
    PLURAL = auto()
    """hunspell accepts the short plural; it may be a participle, too: вышиты."""
    COMPARATIVE = auto()
    """hunspell accepts the form in -ее."""
    NOUN = auto()
    """There is a noun in -ость."""
    ADVERB = auto()
    """There is an adverb in -о or -е that the dictionary heads as a word."""


_RELATIVE: Final = re.compile("(н|[оеё]в)(ый|ой)$|[сц]к(ий|ой)$|ний$|щий$|[яа]чий$")
"""How adjectives of relation end: деревянный, дубовый, вековой, морской, летний; and those that were participles."""
_QUALITY_ALL_THE_SAME: Final = frozenset(
    (
        *("благодатный", "долгожданный", "заветный", "крохотный", "харизматичный", "обалденный"),
        *("потрясный", "отстойный", "поганый", "потный", "треугольный", "дискуссионный", "переломный"),
        *("провокационный", "резонансный", "малоизвестный", "элитный", "фирменный", "точечный"),
        *("пурпурный", "изумрудный", "лиловый", "малиновый", "коричневый", "оранжевый", "фиолетовый"),
        *("сиреневый", "бордовый", "бирюзовый", "бежевый", "вишнёвый", "дерьмовый", "фиговый", "топовый"),
        *("базовый", "разовый", "белоголовый", "работящий", "пропащий", "подходящий", "всемогущий"),
        *("волнующий", "впечатляющий", "ужасающий", "вопиющий", "исчерпывающий", "располагающий"),
        *("душераздирающий", "многообещающий"),
    )
)
"""Adjectives that end like those of relation and lack the signs, but are said in the short form or in -о."""
_FROM_PARTICIPLE: Final = re.compile("([аяеё]н|[аяеиыоу]т)[ыо]й$")
"""Мочёный, тёсаный, вышитый."""


@cache
def signs_of_quality(adjective: str) -> Sign:
    """Signs for the adjective with this dictionary form; those that its look makes worthless are left out."""
    stem = adjective[:-2]
    soft = adjective.endswith("ний")
    spelt, known = _speller(), _known
    signs = Sign.NONE
    if not soft and not adjective.endswith(("щий", "ячий", "ачий")):  # hunspell makes these without asking
        signs |= Sign.COMPARATIVE if spelt(stem + "ее") else Sign.NONE
    signs |= Sign.PLURAL if spelt(stem + ("и" if soft or stem[-1] in "кгхжшчщ" else "ы")) else Sign.NONE
    signs |= Sign.FEMININE if spelt(stem + ("я" if soft else "а")) else Sign.NONE
    signs |= Sign.NOUN if known(stem + "ость", "NOUN") or known(stem + "есть", "NOUN") else Sign.NONE
    signs |= Sign.ADVERB if known(stem + "о", "ADVB") or known(stem + "е", "ADVB") else Sign.NONE
    return signs


def short_form_of_relation(form: Form, parse: Parse) -> bool:
    """Кленовы, шкафны, вешня: adjectives of relation have no short forms.

    That texts have the letters proves nothing here, since so look surnames (вербов, ослина) and the first parts of
    compounds (ракетно-).
    """
    if "ADJS" not in parse.tag:
        return False
    adjective = parse.lemma
    if adjective.endswith("ний"):
        return True  # искренен, синь are known to hunspell
    if adjective.startswith("не") and not _attested(parse):
        return True
    if re.search(f"[^{_VOWELS}]л$", form.word) and adjective.endswith("лый"):
        return True  # засохл: a verb with its tail cut off
    if adjective in _QUALITY_ALL_THE_SAME or not _RELATIVE.search(adjective):
        return False
    return not signs_of_quality(adjective)


def comparative_of_relation(form: Form, parse: Parse) -> bool:
    """Годовее, рутовей, погодовее; чищенее and горелее, whose short forms are those of participles and verbs."""
    if "COMP" not in parse.tag or form.zipf > 0:
        return False
    signs = signs_of_quality(parse.lemma)
    if Sign.ADVERB in signs:
        return False
    if _RELATIVE.search(parse.lemma) or _FROM_PARTICIPLE.search(parse.lemma):
        return Sign.NOUN not in signs or not signs & (Sign.PLURAL | Sign.FEMININE | Sign.COMPARATIVE)
    return not signs or signs == Sign.FEMININE


def unheard_adjective(_: Form, parse: Parse) -> bool:
    """Пимский, негнойный: made from the name of a village or by putting «не» before anything; seen nowhere."""
    if parse.tag.isdisjoint({"ADJF", "ADJS", "COMP"}) or _attested(parse):
        return False
    return parse.lemma.endswith(("ский", "цкий")) or parse.lemma.startswith("не")


def half_of_adverb(form: Form, parse: Parse) -> bool:
    """Датски, перуански: said only with «по-» before."""
    return "ADVB" in parse.tag and form.word.endswith(("ски", "цки")) and not form.word.endswith("чески")


# --- nouns


def soft_variant_of_rare_noun(form: Form, parse: Parse) -> bool:
    """Копненье, парашютированье: verse and talk shorten -ие to -ье in words of every day, not in terms."""
    if "V-be" not in parse.tag or form.zipf > 0:
        return False
    return not _attested(parse) or "ировань" in form.word


# --- verbs


_PRESENT_PASSIVE: Final = re.compile("(.+[еио]м)(ый|ого|ому|ым|ом|ая|ой|ою|ую|ое|ые|ых|ыми|а|о|ы|)")


def passive_without_use(form: Form, parse: Parse) -> bool:
    """Коптимы, ёжимо, лаемый: few verbs have the present passive; where it lives, hunspell knows its full form.

    Verbs in -ать with -аемый and in -овать with -уемый make it freely, though hardly ever in the short form.
    """
    if "pssv" not in parse.tag or "pres" not in parse.tag:
        return False
    participle = _PRESENT_PASSIVE.fullmatch(form.word)
    if participle is None:
        return True
    if "PRTF" in parse.tag and parse.lemma.endswith("ать") and participle[1].endswith(("аем", "уем", "юем")):
        return False
    return not _spelt(participle[1] + "ый")


def gerund_without_use(form: Form, parse: Parse) -> bool:
    """Вря, гня, вяжа, умиля, пиливши.

    Verbs without a vowel in the stem, in -нуть and -чь, in -зать and -сать have no present gerund; of verbs of a
    finished action only the old language made it in -я (in -ясь it lives: влюбясь); and -вши of an unfinished one is
    older still. What is alive of these hunspell or texts know.
    """
    if "GRND" not in parse.tag or form.zipf > 0:
        return False
    word, verb = form.word.removesuffix("сь"), parse.lemma.removesuffix("ся").removesuffix("сь")
    if word.endswith("ши"):
        return "impf" in parse.tag
    if word.endswith("в"):
        return False
    if "perf" in parse.tag:
        return word == form.word and not verb.endswith(("ти", "сть", "зть"))
    return (
        verb.endswith(("нуть", "чь"))
        or not re.search(f"[{_VOWELS}]", word[:-1])
        or (verb.endswith(("зать", "сать")) and word[-2] in "жш")
    )


# --- what the packages know


def _attested(parse: Parse) -> bool:
    return parse.lexeme_hunspell or parse.lexeme_zipf > 0


def _known(word: str, part_of_speech: str) -> bool:
    """The dictionary has a word with this dictionary form."""
    morphology = _morphology()
    return any(
        index == 0 and part_of_speech in morphology.cells(paradigm)[0].tag
        for paradigm, index in morphology.places(word)
    )


@cache
def _spelt(word: str) -> bool:
    return _speller()(word)


@cache
def _speller() -> Speller:
    return Speller("ru")


@cache
def _morphology() -> Morphology:
    return Morphology("ru")


_PREDICATES: Final = (
    unheard_adjective,
    short_form_of_relation,
    comparative_of_relation,
    half_of_adverb,
    soft_variant_of_rare_noun,
    passive_without_use,
    gerund_without_use,
)

"""Forms that a paradigm contains but nobody says: шкафны, годовее, вря, коптимы.

`is_theoretical` combines named predicates. A form stays if at least one of its parses stays. Otherwise the answer is
the name of the predicate that removed the last parse, so that dropped forms can be listed by reason.

Absence from texts proves little: most cases of a rare noun are never seen and are still good words. So only classes
that grammar itself limits are checked, each by its own signs: a short adjective by related words, a participle by its
full form, a gerund by the kind of verb.
"""

import re
from collections.abc import Iterator
from enum import Flag, auto
from functools import cache
from typing import Final

from slovoteka.lexicon.grammar import is_dictionary_noun
from slovoteka.lexicon.sources import DROPPED, PROPER, Morphology, Parse, Speller, WordForm

_VOWELS: Final = "аеёиоуыэюя"


def is_theoretical(form: WordForm) -> str | None:
    """The name of the reason why nobody uses this form, or None if it stays.

    It is asked about every Russian form that the hard filters (proper names, abbreviations, errors) have left.
    `form.parses` has only common parses and is never empty.
    """
    if len(form.word) <= 3 or form.hunspell:
        return None  # short words are reviewed one by one: see three.tsv
    reason = None
    for parse in form.parses:
        reason = theoretical_parse(form, parse)
        if reason is None:
            return None
    return reason


def theoretical_parse(form: WordForm, parse: Parse) -> str | None:
    """Why a form that hunspell does not accept is refused under this reading."""
    for predicate in _PREDICATES:
        if predicate(form, parse):
            return predicate.__name__
    return None


def is_rare(form: WordForm) -> bool:
    """Whether people may play the form, but would be surprised by a bot or a hint that does.

    So it is under every reading that is used.
    """
    if len(form.word) <= 3:
        return False
    return all(
        _rare_participle(form, parse)
        or _rare_adjective(parse)
        or (not form.hunspell and theoretical_parse(form, parse) is not None)
        for parse in form.parses
    )


_LONG: Final = 9


def _rare_participle(form: WordForm, parse: Parse) -> bool:
    """Обвораживаемою: a long participle that no text has, of a verb that is not usual either."""
    if parse.tag.isdisjoint({"PRTF", "PRTS"}) or len(form.word) < _LONG or form.zipf > 0:
        return False
    return not form.hunspell or parse.lexeme_zipf == 0


_PLACE_KNOWN_FROM: Final = 2.0
_NOUN_ENDINGS: Final = ("", "а", "я", "о", "е", "и", "ы", "ь", "й", "ия", "ие", "ка", "ца", "ец", "ник")


def _rare_adjective(parse: Parse) -> bool:
    """Битяговский, кологривский: made from the name of a place that few people know, not from a common noun."""
    if parse.tag.isdisjoint({"ADJF", "ADJS", "COMP"}) or parse.lexeme_zipf >= _PLACE_KNOWN_FROM:
        return False
    return _is_from_a_name(parse.lemma)


_LONGER: Final = ("ов", "ев", "ин", "ан", "ен")
"""What may stand before -ский. It makes names of villages look like common nouns: Волчиха and волчиха, Грибово and
гриб. So hunspell must know such an adjective, or it must be from an abbreviation (профкомовский)."""
_ABBREVIATED: Final = re.compile("(ком|кор|орг|план|нарком|мат|акт|страх|трест|хоз|торг|зек|мен)ов$")


@cache
def _is_from_a_name(adjective: str) -> bool:
    if not adjective.endswith(("ский", "цкий")) or adjective.endswith("ческий"):
        return False
    nouns = [stem + ending for stem in _stems_of_noun(adjective) for ending in _NOUN_ENDINGS]
    if any(map(_is_common_noun, nouns)):
        return False
    return not _spelt(adjective) or any(map(_is_name, nouns))  # hunspell knows залихватский, which is of no name


def _stems_of_noun(adjective: str) -> Iterator[str]:
    """What may be left of the noun that an adjective in -ский is made from."""
    stem = adjective[:-4] if adjective.endswith("ский") else adjective[:-3]
    yield stem
    yield stem.removesuffix("ь")  # маршальский
    if adjective.endswith("цкий"):
        yield from (stem[:-1] + last for last in "кчт")  # моряцкий, ямщицкий, кабацкий
    if stem.endswith("й"):
        yield from (stem[:-1], stem[:-2])  # путейский: путеец; кампанейский: кампания
    if stem.endswith(("же", "ше")):
        yield from (stem[:-1], stem[:-2] + ("г" if stem.endswith("же") else "х"))  # ханжеский, пастушеский
    if stem.endswith(_LONGER) and (_ABBREVIATED.search(stem) or _spelt(adjective)):
        yield stem[:-2]


# --- adjectives


class Sign(Flag):
    """Signs of a qualitative adjective, which can be compared."""

    NONE = 0
    FEMININE = auto()
    """hunspell accepts the short feminine, which may also be a verb: горела."""
    PLURAL = auto()
    """hunspell accepts the short plural, which may also be a participle: вышиты."""
    COMPARATIVE = auto()
    """hunspell accepts the form in -ее."""
    NOUN = auto()
    """There is a noun in -ость."""
    ADVERB = auto()
    """There is an adverb in -о or -е that is a dictionary word."""


_RELATIVE: Final = re.compile("(н|[оеё]в)(ый|ой)$|[сц]к(ий|ой)$|ний$|щий$|[яа]чий$")
"""Endings of relational adjectives (деревянный, дубовый, вековой, морской, летний) and of former participles."""
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
"""Adjectives that end like relational ones and lack the signs, but are used in the short form or in -о."""
_FROM_PARTICIPLE: Final = re.compile("([аяеё]н|[аяеиыоу]т)[ыо]й$")
"""Мочёный, тёсаный, вышитый."""


@cache
def signs_of_quality(adjective: str) -> Sign:
    """The signs of the adjective with this dictionary form, without those that mean nothing for its ending."""
    stem = adjective[:-2]
    soft = adjective.endswith("ний")
    spelt, known = _speller(), _known
    signs = Sign.NONE
    if not soft and not adjective.endswith(("щий", "ячий", "ачий")):  # hunspell accepts these without checking
        signs |= Sign.COMPARATIVE if spelt(stem + "ее") else Sign.NONE
    signs |= Sign.PLURAL if spelt(stem + ("и" if soft or stem[-1] in "кгхжшчщ" else "ы")) else Sign.NONE
    signs |= Sign.FEMININE if spelt(stem + ("я" if soft else "а")) else Sign.NONE
    signs |= Sign.NOUN if known(stem + "ость", "NOUN") or known(stem + "есть", "NOUN") else Sign.NONE
    signs |= Sign.ADVERB if known(stem + "о", "ADVB") or known(stem + "е", "ADVB") else Sign.NONE
    return signs


def short_form_of_relation(form: WordForm, parse: Parse) -> bool:
    """Кленовы, шкафны, вешня: relational adjectives have no short forms.

    That texts contain these letters proves nothing, because surnames (вербов, ослина) and first parts of compounds
    (ракетно-) look the same.
    """
    if "ADJS" not in parse.tag:
        return False
    adjective = parse.lemma
    if adjective.endswith("ний"):
        return True  # hunspell knows искренен, синь
    if adjective.startswith("не") and not _attested(parse):
        return True
    if re.search(f"[^{_VOWELS}]л$", form.word) and adjective.endswith("лый"):
        return True  # засохл: a verb without its ending
    if adjective in _QUALITY_ALL_THE_SAME or not _RELATIVE.search(adjective):
        return False
    return not signs_of_quality(adjective)


def comparative_of_relation(form: WordForm, parse: Parse) -> bool:
    """Годовее, рутовей, погодовее; also чищенее and горелее, whose short forms are participles and verbs."""
    if "COMP" not in parse.tag or form.zipf > 0:
        return False
    signs = signs_of_quality(parse.lemma)
    if Sign.ADVERB in signs:
        return False
    if _RELATIVE.search(parse.lemma) or _FROM_PARTICIPLE.search(parse.lemma):
        return Sign.NOUN not in signs or not signs & (Sign.PLURAL | Sign.FEMININE | Sign.COMPARATIVE)
    return not signs or signs == Sign.FEMININE


def unheard_adjective(_: WordForm, parse: Parse) -> bool:
    """Пимский, негнойный: made from the name of a village or by adding «не»; never seen in texts."""
    if parse.tag.isdisjoint({"ADJF", "ADJS", "COMP"}) or _attested(parse):
        return False
    return parse.lemma.endswith(("ский", "цкий")) or parse.lemma.startswith("не")


def comparative_in_chey(form: WordForm, parse: Parse) -> bool:
    """Знобчей, жарчей: only comparatives in -ее have another form in -ей, not those in -че, -же, -ше, -ще."""
    return (
        "COMP" in parse.tag
        and form.zipf == 0
        and form.word.endswith(("чей", "жей", "шей", "щей"))
        and not parse.lemma.endswith(("чий", "жий", "ший", "щий"))
    )


def half_of_adverb(form: WordForm, parse: Parse) -> bool:
    """Датски, перуански: used only with «по-»."""
    return "ADVB" in parse.tag and form.word.endswith(("ски", "цки")) and not form.word.endswith("чески")


# --- nouns


def soft_variant_of_rare_noun(form: WordForm, parse: Parse) -> bool:
    """Копненье, парашютированье: verse and speech shorten -ие to -ье in everyday words, not in terms."""
    if "V-be" not in parse.tag or form.zipf > 0:
        return False
    return not _attested(parse) or "ировань" in form.word


# --- verbs


_PRESENT_PASSIVE: Final = re.compile("(.+[еио]м)(ый|ого|ому|ым|ом|ая|ой|ою|ую|ое|ые|ых|ыми|а|о|ы|)")


def passive_without_use(form: WordForm, parse: Parse) -> bool:
    """Коптимы, тасуемо, лаемый: few verbs have the present passive. Where it is used, hunspell knows its full form.

    Verbs in -ать with -аемый and in -овать with -уемый form it freely, but not the short form and the one in -ою,
    unless texts have them.
    """
    if "pssv" not in parse.tag or "pres" not in parse.tag:
        return False
    participle = _PRESENT_PASSIVE.fullmatch(form.word)
    if participle is None:
        return True
    if form.zipf == 0 and ("PRTS" in parse.tag or "V-oy" in parse.tag):
        return True
    if "PRTF" in parse.tag and parse.lemma.endswith("ать") and participle[1].endswith(("аем", "уем", "юем")):
        return False
    return not _spelt(participle[1] + "ый")


_FREQUENTATIVES: Final = frozenset(
    (
        *(
            "бранивать",
            "видывать",
            "гащивать",
            "говаривать",
            "гуливать",
            "делывать",
            "езживать",
            "игрывать",
            "куривать",
        ),
        *("нашивать", "паивать", "певать", "пивать", "писывать", "саживать", "сиживать", "служивать", "слыхивать"),
        *("сматривать", "хаживать", "хварывать", "читывать"),
    )
)


def present_of_frequentative(form: WordForm, parse: Parse) -> bool:
    """Браниваю: people say only that somebody used to do it (бранивал)."""
    return parse.lemma in _FREQUENTATIVES and "past" not in parse.tag and "INFN" not in parse.tag and form.zipf == 0


def gerund_without_use(form: WordForm, parse: Parse) -> bool:
    """Вря, гня, вяжа, умиля, пиливши, упечатывав.

    Verbs without a vowel in the stem, in -нуть and -чь, in -зать and -сать have no present gerund. Perfective verbs
    formed it in -я only in the old language (in -ясь it is still used: влюбясь), and -вши of imperfective verbs is
    even older. Those in -ывать have no gerund in -в. hunspell or texts know those that are still used.
    """
    if "GRND" not in parse.tag or form.zipf > 0:
        return False
    word, verb = form.word.removesuffix("сь"), parse.lemma.removesuffix("ся").removesuffix("сь")
    if word.endswith("ши"):
        return "impf" in parse.tag
    if word.endswith("в"):
        return "impf" in parse.tag and verb.endswith(("ывать", "ивать"))
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
    """Whether the dictionary has a word with this dictionary form."""
    morphology = _morphology()
    return any(
        index == 0 and part_of_speech in morphology.cells(paradigm)[0].tag
        for paradigm, index in morphology.places(word)
    )


def _is_name(word: str) -> bool:
    morphology = _morphology()
    return any(morphology.cells(paradigm)[index].tag & PROPER for paradigm, index in morphology.places(word))


def _is_common_noun(word: str) -> bool:
    """Whether it is the dictionary form of a common noun, also in a second spelling: шофер, шофёр."""
    morphology = _morphology()
    for paradigm, index in morphology.places(word):
        cells = morphology.cells(paradigm)
        if is_dictionary_noun(cells[index].tag) and cells[0].tag.isdisjoint(PROPER | DROPPED):
            return True
    return False


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
    comparative_in_chey,
    half_of_adverb,
    soft_variant_of_rare_noun,
    passive_without_use,
    present_of_frequentative,
    gerund_without_use,
)

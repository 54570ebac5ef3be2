"""Which Ukrainian readings are not words for a game: unmarked place names, clipped and theoretical forms.

The Ukrainian dictionary has no grammemes for places and organisations, writes all words in lower case, and lists
poetic doublets (знаєм, співать, новая) beside the standard forms. `is_unfit` combines named predicates, like `theory`
for Russian; the option for proper names can undo `looks_proper`.
"""

from functools import cache
from typing import Final

from slovoteka.lexicon.sources import DROPPED, PROPER, Cell, Morphology, Parse, Speller, WordForm

COMMON_FROM: Final = 3.5
"""A thing whose most frequent form has at least this zipf value may have a vocative: книго, столе."""

MASS_ENDINGS: Final = {
    "masc": (
        *("зм", "іт", "їт", "нг", "оз", "ит", "ій", "ол", "ез", "аж", "мін", "ис", "вач", "із", "ид", "мент", "іл"),
        *("цин", "тор", "ил", "ск", "ив", "ист", "роль", "іум", "їн", "нат", "тет", "знес", "етон", "арт", "етан"),
        *("иток", "уток", "няк", "амід", "ух", "рен", "вник", "олін", "пін", "їд", "фат", "улін", "оген", "мат"),
        *("илен", "илін", "друк", "біг", "азин", "спорт"),
    ),
    "femn": (
        *("сть", "ія", "ика", "іка", "ура", "ота", "нина", "аза", "ятина", "оза", "ека", "онька", "отня", "івля"),
        *("фера", "тнява", "дача", "ьба", "имка", "изна", "рея", "ема", "неча", "лора", "фауна", "зма", "ерма"),
        *("маса", "овина", "ага"),
    ),
    "neut": ("ння", "ття", "ство", "цтво", "ячко", "яччя", "осся", "лів’я", "ладдя", "рав’я", "річчя", "волокно"),
    "plur": (
        *("ння", "ка", "ати", "ві", "ті", "ра", "та", "ції", "во", "ощі", "на", "іти", "ити", "ма", "ходи", "нти"),
        *("лії", "дини", "ця", "кти", "уги", "цети", "іди", "їди", "сини", "тини", "дані", "мови", "дії", "руси"),
        *("рми", "ери"),
    ),
}
"""Endings of nouns with one number that are substances, qualities or actions. Hardly any town ends like this."""

COMPOUNDS: Final = (
    *("авіа", "авто", "агро", "аеро", "анти", "аудіо", "біо", "відео", "газо", "гідро", "гіпер", "дво", "держ"),
    *("еко", "електро", "епі", "етно", "євро", "зоо", "ізо", "інтер", "кібер", "кіно", "контр", "макро", "медіа"),
    *("мета", "мікро", "міні", "моно", "нано", "напів", "нарко", "недо", "нейро", "нео", "одно", "палео", "пара"),
    *("пів", "полі", "пост", "псевдо", "психо", "радіо", "різно", "само", "соц", "спец", "спів", "стерео"),
    *("супер", "теле", "тепло", "термо", "ультра", "феро", "фіто", "фото", "фтор", "хлор", "цикло"),
)
"""First parts of compounds. A word that begins like this is a term, not a town."""

SHORT: Final = 5
"""Up to this length, a form of an unknown noun looks like noise."""

VOWELS: Final = frozenset("аеєиіїоуюя")

_MUTATIONS: Final = {"ч": "к", "ж": "г", "ш": "х"}


def is_unfit(form: WordForm) -> str | None:
    """The name of the reason why no player would accept this form, or None if it stays.

    It is asked about readings that the hard filters have left. A form stays if at least one of its readings stays.
    """
    if len(form.word) <= 3:
        return None  # short words are reviewed one by one: see three.tsv
    for predicate in (broken_word, rare_superlative):
        if predicate(form):
            return predicate.__name__
    reason = None
    for parse in form.parses:
        reason = unfit_parse(form, parse)
        if reason is None:
            return None
    return reason


def is_rare(form: WordForm) -> bool:
    """Whether people may play the form, but would be surprised by a bot or a hint that does.

    So it is under every reading that is fit.
    """
    if len(form.word) <= 3:
        return False
    return all(address_to_a_thing(form, parse) or unfit_parse(form, parse) is not None for parse in form.parses)


def unfit_parse(form: WordForm, parse: Parse) -> str | None:
    """Why the form is refused under this reading."""
    if looks_proper(parse):
        return looks_proper.__name__
    for predicate in (clipped_verb, full_adjective, clipped_adverb, prefix_doublet, obscure):
        if predicate(form, parse):
            return predicate.__name__
    return None


def looks_proper(parse: Parse) -> bool:
    """Whether it is a place name, or an adjective from a person's name, that the dictionary does not mark."""
    if "NOUN" in parse.tag:
        return "inan" in parse.tag and _is_place(parse.lemma, _number_or_gender(parse.tag))
    return "ADJF" in parse.tag and parse.lemma.endswith(("ів", "їв", "ин", "їн")) and _of_a_name(parse.lemma)


def _number_or_gender(tag: frozenset[str]) -> str:
    """`plur` for a noun without a singular, else the gender. Empty for a plural form, which has no gender."""
    if "Pltm" in tag:
        return "plur"
    return next(iter(tag & {"masc", "femn", "neut"}), "")


@cache
def _is_place(lemma: str, gender: str) -> bool:
    """Комишуваха, Ратне, Даньківці: has one number only, and the spelling dictionary does not know it.

    A few forms may be known as forms of another word (Київ and кий), so most of them are checked. An adjective that
    became a noun is usually a village (Бродецьке) and rarely a thing (пальне), so things are in allow.tsv.
    """
    if not gender:
        return False
    lexemes = [cells for cells in _lexemes(lemma, "NOUN") if gender in cells[0].tag]
    if gender != "plur" and any("plur" in cell.tag for cells in lexemes for cell in cells):
        return False
    if lemma.endswith(("ськ", "цьк")):
        return True  # Приморськ: its forms are those of an adjective, and all are known
    if any("gent" in cell.tag and cell.suffix.endswith(("ого", "ої")) for cells in lexemes for cell in cells):
        return True
    if lemma.endswith(MASS_ENDINGS[gender]) or lemma.startswith(COMPOUNDS):
        return _written_with_a_capital(lemma)
    return not any(_is_known(lemma, cells) for cells in lexemes)


def _lexemes(lemma: str, part_of_speech: str) -> list[tuple[Cell, ...]]:
    morphology = _morphology()
    paradigms = [morphology.cells(paradigm) for paradigm, index in morphology.places(lemma) if index == 0]
    return [cells for cells in paradigms if part_of_speech in cells[0].tag]


def _is_known(lemma: str, cells: tuple[Cell, ...]) -> bool:
    """Whether the spelling dictionary accepts at least half of the forms."""
    stem = cells[0].stem(lemma)
    forms = {cell.prefix + stem + cell.suffix for cell in cells if cell.wanted and "voct" not in cell.tag}
    return sum(map(_speller(), forms)) * 2 >= len(forms)


def _written_with_a_capital(lemma: str) -> bool:
    spells = _speller()
    return not spells(lemma) and spells(lemma.capitalize())


@cache
def _of_a_name(lemma: str) -> bool:
    """Тарасів, Ольжин: whether no common person or animal is behind the possessive."""
    if any(_is_known(lemma, cells) for cells in _lexemes(lemma, "ADJF")):
        return False
    stem = lemma[:-2]
    if lemma.endswith(("ин", "їн")):
        stems = {stem, stem[:-1] + _MUTATIONS.get(stem[-1], stem[-1]), stem[:-1] + "ц"}
        owners = {one + ending for one in stems for ending in ("а", "я", "ь", "")}
    else:
        owners = {stem + ending for ending in ("", "о", "ь", "й", "а")}
        owners |= {stem[:-1] + "е" + stem[-1:], stem[:-1] + "о" + stem[-1:], stem[:-1] + "ець", stem[:-1] + "ень"}
    return not any(_is_common_being(owner) for owner in owners)


def _is_common_being(lemma: str) -> bool:
    morphology = _morphology()
    for paradigm, index in morphology.places(lemma):
        tag = morphology.cells(paradigm)[0].tag
        if index == 0 and "anim" in tag and tag.isdisjoint(PROPER | DROPPED):
            return True
    return False


def broken_word(form: WordForm) -> bool:
    """Мо’, ’дин: the apostrophe of a dropped syllable is not a letter. Птрк, рсзв: abbreviations without a vowel."""
    word = form.word
    return word[0] == "’" or word[-1] == "’" or (VOWELS.isdisjoint(word) and not form.hunspell)


def clipped_verb(form: WordForm, parse: Parse) -> bool:
    """Співать, співа, знаєм, робіте: from songs and speech, not standard. Ходім and ходитимем are standard."""
    tag, word = parse.tag, form.word
    if "infn" in tag:
        return word.endswith(("ть", "ться"))
    if "impr" in tag:
        return word.endswith(("іте", "їте", "ітеся", "ітесь"))
    if "3per" in tag and "plur" not in tag:
        return _clipped_third_person(word, parse.lemma)
    if "1per" in tag and "plur" in tag:
        return word.endswith(("м", "мся", "мсь")) and not word.endswith(("тимем", "тимемся", "тимемсь"))
    return False


def _clipped_third_person(word: str, lemma: str) -> bool:
    """Співа for співає, ходе for ходить."""
    if word.endswith(("а", "я")):
        return not word.endswith("ся")
    return word.endswith("е") and lemma.endswith("ити") and word[:-1] == lemma[:-3]


def full_adjective(form: WordForm, parse: Parse) -> bool:
    """Новая, синєє, гарнії, лютую: the long endings of folk songs."""
    return (
        not parse.tag.isdisjoint({"ADJF", "NPRO"})
        and form.word.endswith(("ая", "яя", "еє", "єє", "ії", "її", "ую", "юю"))
        and not parse.lemma.endswith(("їй", "ії", "ая", "ія"))
    )


def clipped_adverb(form: WordForm, parse: Parse) -> bool:
    """Пухкіш, найдовш; більш, менш and the like are known to the spelling dictionary."""
    return "ADVB" in parse.tag and form.word.endswith("ш") and not form.hunspell


def rare_superlative(form: WordForm) -> bool:
    """Щоякнайголішою: grammatical, but nobody writes it."""
    return form.word.startswith("щоякнай") and form.zipf == 0


def address_to_a_thing(form: WordForm, parse: Parse) -> bool:
    """Перпендикуляре, дозованосте. People, animals and everyday things keep their vocative."""
    if "voct" not in parse.tag or "inan" not in parse.tag or form.hunspell:
        return False
    return parse.lexeme_zipf < COMMON_FROM or not parse.tag.isdisjoint({"Slng", "Infr"})


def prefix_doublet(form: WordForm, parse: Parse) -> bool:
    """Одперти beside відперти: a doublet found only in old books."""
    lemma = parse.lemma
    if form.hunspell or not lemma.startswith("од"):
        return False
    return bool(_morphology().places("від" + lemma[2:]))


def obscure(form: WordForm, parse: Parse) -> bool:
    """Кінв, яриз: short noun forms that no spelling or frequency list has. Long ones explain themselves."""
    return len(form.word) <= SHORT and "NOUN" in parse.tag and not parse.lexeme_hunspell and parse.lexeme_zipf == 0


@cache
def _morphology() -> Morphology:
    return Morphology("uk")


@cache
def _speller() -> Speller:
    return Speller("uk")

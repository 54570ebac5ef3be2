"""The parts of Russian words as the judge of clues knows them: prefixes, suffixes, endings, and families of roots.

They are written by hand in `data/judge/`; the heads of those files explain the format. Everything is in lower case,
with е for ё.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Final

from slovoteka.core.value import Value

_FOLDER: Final = ("data", "judge")
_PREFIX_COSTS: Final = {"prefix": 0.8, "rare-prefix": 1.1}
_SUFFIX_COSTS: Final = {"verb-suffix": 1.3, "rare-suffix": 1.0, "suffix": 0.6}
_VERB_SUFFIX_COST: Final = 0.5
"""The cost of a verb suffix in a verb."""
_SOFT_SIGN_COST: Final = 0.2
"""The cost of a soft sign that the root does not have. It is low, but уголь should be read as уголь, not угол."""
_ALTERNATION_COST: Final = 0.25
_LONGEST_ENDING: Final = 4
_JOINTS: Final = frozenset("оеу")
_SHORTEST_LEFT: Final = 5
"""The shortest stem of a word with an unlisted root. Fewer letters may be shared by chance."""

_LONG_WITH_K: Final = 5
"""From this length on, a root in a consonant and к gets a vowel between them (кнопка, кнопочка). In a shorter one the
letters could be another root: волк, волочить."""
_VOWELS: Final = frozenset("аеиоуыэюя")

_ALTERNATIONS: Final = (
    ("ст", ("щ",)),
    ("ск", ("щ",)),
    ("г", ("ж",)),
    ("к", ("ч", "ц")),
    ("х", ("ш",)),
    ("д", ("ж", "жд")),
    ("т", ("ч", "щ")),
    ("з", ("ж",)),
    ("с", ("ш",)),
    ("ц", ("ч",)),
    ("б", ("бл",)),
    ("п", ("пл",)),
    ("в", ("вл",)),
    ("м", ("мл",)),
)
"""What the last consonants of a root change into before some suffixes."""


class Family(Value, frozen=True):
    """Roots that speakers of the language feel to be one: рук-, руч-."""

    name: str
    """The first variant, numbered if several families share it: `рот`, `рот-2`."""
    variants: tuple[str, ...]
    words: frozenset[str]
    """Words that are known to belong to the family."""
    only_words: bool
    """Whether no other words belong to it, because these letters are usually a homonymous root."""


class RootReading(Value, frozen=True, gc=False):
    """A family that some letters may stand for, and the cost of assuming that."""

    family: str
    cost: float
    only_words: bool = False
    """Whether the family has these letters only in its listed words."""
    only_verbs: bool = False
    """Whether the letters are a verb stem, which would match nouns by chance (совать, сова)."""


class Affixes(Value, frozen=True):
    prefixes: dict[str, float]
    suffixes: dict[str, float]
    verb_suffixes: dict[str, float]
    """The suffixes with their costs in verbs."""
    common_suffixes: frozenset[str]
    """Suffixes that do not occur by chance. Rare ones and joining vowels could make up half of any compound."""
    endings: frozenset[str]
    verb_endings: frozenset[str]


def folded(word: str) -> str:
    return word.lower().replace("ё", "е")


@cache
def affixes() -> Affixes:
    found: dict[str, set[str]] = {}
    for kind, listed in (line.split(":") for line in _lines("affixes.txt")):
        found.setdefault(kind, set()).update(listed.split())
    prefixes = {affix: cost for kind, cost in _PREFIX_COSTS.items() for affix in found[kind]}
    suffixes = {affix: cost for kind, cost in _SUFFIX_COSTS.items() for affix in found[kind]}
    suffixes["ь"] = _SOFT_SIGN_COST
    return Affixes(
        prefixes,
        suffixes,
        verb_suffixes=suffixes | dict.fromkeys(found["verb-suffix"], _VERB_SUFFIX_COST),
        common_suffixes=frozenset(found["suffix"] | found["verb-suffix"]) - _JOINTS,
        endings=frozenset(found["ending"]) | {""},
        verb_endings=frozenset(found["verb-ending"]),
    )


@cache
def common_affixes() -> Affixes:
    """Affixes for words that no dictionary has. With rare suffixes almost anything could be derived from some root."""
    every = affixes()
    believed = every.common_suffixes | {"ь"}
    return every.but(
        suffixes={affix: cost for affix, cost in every.suffixes.items() if affix in believed},
        verb_suffixes={affix: cost for affix, cost in every.verb_suffixes.items() if affix in believed},
    )


def with_alternations(root: str) -> Iterator[str]:
    """The root as it is, and with its last consonants changed."""
    yield root
    if len(root) >= _LONG_WITH_K and root[-1] == "к" and root[-2] not in _VOWELS:
        yield from (root[:-1] + fleeting for fleeting in ("оч", "еч"))
    for last, changed in _ALTERNATIONS:
        if root.endswith(last) and len(root) > len(last):
            yield from (root.removesuffix(last) + other for other in changed)
            return


def root_readings(families: Iterable[Family]) -> dict[str, tuple[RootReading, ...]]:
    """Which families each string of letters may stand for, as the root or as the whole stem of a word."""
    readings: dict[str, dict[str, RootReading]] = {}
    for family in families:
        for variant in family.variants:
            for root in with_alternations(variant):
                cost = 0.0 if root in family.variants else _ALTERNATION_COST
                _note(readings, root, RootReading(family.name, cost, only_words=family.only_words))
        if family.only_words:  # words with the stem of a known word (водить: подводить) are known too
            for stem, is_verb in _telling_stems(family):
                _note(readings, stem, RootReading(family.name, 0.0, only_verbs=is_verb))
    return {root: tuple(found.values()) for root, found in readings.items()}


def _note(readings: dict[str, dict[str, RootReading]], root: str, reading: RootReading) -> None:
    known = readings.setdefault(root, {}).get(reading.family)
    if known is None or (reading.only_verbs, reading.cost) < (known.only_verbs, known.cost):
        readings[root][reading.family] = reading


def _telling_stems(family: Family) -> Iterator[tuple[str, bool]]:
    """Stems of the family's words that are longer than its root but not compounds, because those have other roots too.

    Each comes with whether it is the stem of a verb.
    """
    bare = {root for variant in family.variants for root in with_alternations(variant)}
    for word in family.words:
        stem = stem_of(word)
        if stem not in bare and any(_is_grown_from(stem, root) for root in bare):
            yield stem, word.removeprefix(stem) in affixes().verb_endings


def _is_grown_from(stem: str, root: str) -> bool:
    before, found, after = stem.partition(root)
    return bool(found) and _is_chain(before, affixes().prefixes) and _is_chain(after, affixes().common_suffixes)


def _is_chain(letters: str, links: Collection[str]) -> bool:
    """Whether the letters consist only of such links."""
    return not letters or any(
        letters[:end] in links and _is_chain(letters[end:], links) for end in range(1, len(letters) + 1)
    )


def without_suffixes(stem: str) -> Iterator[str]:
    """Yields the stem, and the stem without some of its last suffixes, as long as the rest may be a root."""
    yield stem
    for suffix in affixes().common_suffixes:
        if stem.endswith(suffix) and len(stem) - len(suffix) >= _SHORTEST_LEFT:
            yield from without_suffixes(stem.removesuffix(suffix))


def stem_of(word: str) -> str:
    """The word without its ending."""
    endings = affixes().endings | affixes().verb_endings
    cut = next(length for length in range(_LONGEST_ENDING, -1, -1) if word[max(0, len(word) - length) :] in endings)
    return word[: len(word) - cut]


@cache
def families() -> tuple[Family, ...]:
    found: list[Family] = []
    names: dict[str, int] = {}
    for line in _lines("roots.txt"):
        family = _family(line)
        number = names[family.name] = names.get(family.name, 0) + 1
        found.append(family.but(name=f"{family.name}-{number}") if number > 1 else family)
    return tuple(found)


@cache
def deck_roots() -> dict[str, tuple[tuple[str, ...], ...]]:
    """The parts of each word of the deck, each part with its variants."""
    found = {}
    for line in _lines("roots-deck.txt"):
        word, _, parts = folded(line).partition(":")
        found[word.strip()] = tuple(
            tuple(variant.strip() for variant in part.split(",") if variant.strip()) for part in parts.split("+")
        )
    return found


def _family(line: str) -> Family:
    for mark in "=+":
        roots, found, words = line.partition(mark)
        if found:
            break
    variants = tuple(folded(roots).split())
    return Family(variants[0], variants, frozenset(folded(words).split()), mark == "=" and bool(found))


def _lines(name: str) -> list[str]:
    text = resources.files(__package__).joinpath(*_FOLDER, name).read_text("utf-8")
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]

"""Words that are similar in sound or letters without being related, and may hint at a target by their form."""

import re
from functools import lru_cache
from typing import Final

_VOWELS: Final = frozenset("аеёиоуыэюя")
_SHORTEST_INSIDE: Final = 4
_SHARE_INSIDE: Final = 0.6
"""«Рация» has five of the eight letters of ОПЕРАЦИЯ; «медведь» has many more than МЁД."""
_SHORTEST_RHYME: Final = 4
_SHORTEST_SLACK: Final = 5
"""From this length on, weak vowels are treated as equal: «кампания» and КОМПАНИЯ."""

_VOICED, _VOICELESS = "бвгджз", "пфктшс"
_DEVOICED: Final = str.maketrans(_VOICED, _VOICELESS)
_VOICING: Final = str.maketrans(_VOICELESS, _VOICED)
_SLACK_VOWELS: Final = str.maketrans("оеяэ", "аиии")
_SIMPLER: Final = (
    (re.compile(r"ться|тся|дься|дся"), "ца"),
    (re.compile(r"тс|дс|тц|дц"), "ц"),
    (re.compile(r"сч|зч|жч|шч"), "щ"),
    (re.compile(r"стн"), "сн"),
    (re.compile(r"здн"), "зн"),
    (re.compile(r"рдц"), "рц"),
    (re.compile(r"лнц"), "нц"),
    (re.compile(r"вств"), "ств"),
    (re.compile(r"([жшчщ])ь"), r"\1"),
    (re.compile(r"([жш])и"), r"\1ы"),
    (re.compile(r"([чщ])ю"), r"\1у"),
    (re.compile(r"([чщ])я"), r"\1а"),
)
_DOUBLE: Final = re.compile(r"(.)\1")
_BEFORE_VOICELESS: Final = re.compile(r"[бвгджз]+(?=ь?[пфктшсхцчщ])|[бвгджз]+(?=ь?$)")
_BEFORE_VOICED: Final = re.compile(r"[пктшс](?=ь?[бгджз])")


@lru_cache(maxsize=50_000)
def sound(word: str) -> str:
    """Roughly how a word in lower case sounds. Homophones get the same result (рот and род)."""
    heard = _DOUBLE.sub(r"\1", word)
    for written, simpler in _SIMPLER:
        heard = written.sub(simpler, heard)
    heard = _BEFORE_VOICELESS.sub(lambda found: found[0].translate(_DEVOICED), heard)
    heard = _BEFORE_VOICED.sub(lambda found: found[0].translate(_VOICING), heard)
    heard = _DOUBLE.sub(r"\1", heard)
    return heard.translate(_SLACK_VOWELS) if len(word) >= _SHORTEST_SLACK else heard


@lru_cache(maxsize=50_000)
def rhyme(word: str) -> str:
    """The part after the first consonants: «сошка» and КОШКА. Empty if it is too short for a rhyme."""
    start = next((place for place, letter in enumerate(word) if letter in _VOWELS), len(word))
    return word[start:] if start and len(word) >= _SHORTEST_RHYME else ""


def is_inside(one: str, other: str) -> bool:
    """Whether one word is most of the other's letters, in a row.

    Many words begin alike by chance (парк, паркет), and nobody takes that for a hint.
    """
    short, long = sorted((one, other), key=len)
    return len(short) >= _SHORTEST_INSIDE and len(short) >= _SHARE_INSIDE * len(long) and short in long[1:]

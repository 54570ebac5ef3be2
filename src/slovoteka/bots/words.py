"""The words that bots know and judge by. Each set is opened once, because searches cache results in it."""

from functools import lru_cache
from typing import Protocol

from slovoteka.core.words import WordPolicy
from slovoteka.lexicon.dictionary import Band, open_dictionary, open_vocabulary
from slovoteka.lexicon.search import WordSet


class Contains(Protocol):
    def __contains__(self, word: str, /) -> bool: ...


@lru_cache(maxsize=32)
def open_band(policy: WordPolicy, band: Band, longest: int | None = None) -> WordSet:
    """The words that a level knows at a table with this policy, up to a length."""
    return open_vocabulary(
        policy.language,
        "nouns" if policy.kind == "nouns" else "forms",
        band,
        yo=policy.yo,
        plural=policy.plural,
        min_length=policy.min_length,
        max_length=policy.max_length if longest is None else min(policy.max_length, longest),
        extra=policy.extra,
    )


@lru_cache(maxsize=16)
def open_judge(policy: WordPolicy) -> Contains:
    """The dictionary for judging other players' words."""
    return open_dictionary(policy)

"""Bots of «Ундервуд». Read `search.py` (all words of a turn), `worth.py` (what a turn is worth), then `player.py`."""

from functools import lru_cache

import msgspec

from slovoteka.bots.bot import Level
from slovoteka.bots.underwood.player import SKILLS, Player
from slovoteka.bots.underwood.search import Vocabulary
from slovoteka.core.words import WordPolicy
from slovoteka.games.underwood.options import Options, word_policy
from slovoteka.lexicon.dictionary import Band, open_dictionary, open_vocabulary


def make(level: Level, options: Options, seed: int) -> Player:
    policy = _policy(options)
    return Player(level, options, seed, open_band(policy, SKILLS[level].band), _open_dictionary(policy))


def _policy(options: Options) -> WordPolicy:
    """What the table looks words up in, or would if it did not vote."""
    policy = word_policy(msgspec.structs.replace(options, check="dictionary"))
    if policy is None:
        raise AssertionError("a table with a dictionary has a policy")
    return policy


@lru_cache(maxsize=32)
def open_band(policy: WordPolicy, band: Band) -> Vocabulary:
    return open_vocabulary(
        policy.language,
        "nouns" if policy.kind == "nouns" else "forms",
        band,
        yo=policy.yo,
        plural=policy.plural,
        min_length=policy.min_length,
        max_length=policy.max_length,
        extra=policy.extra,
    )


@lru_cache(maxsize=16)
def _open_dictionary(policy: WordPolicy) -> Vocabulary:
    return open_dictionary(policy)

"""Bots of Scrabble. Read `player.py` (what all share), then one module for each mode, `standard.py` first."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from slovoteka.bots.bot import Level
from slovoteka.bots.scrabble.bingo import BingoPlayer
from slovoteka.bots.scrabble.duplicate import DuplicatePlayer
from slovoteka.bots.scrabble.player import SKILLS, Player
from slovoteka.bots.scrabble.reverse import ReversePlayer
from slovoteka.bots.scrabble.standard import StandardPlayer
from slovoteka.bots.scrabble.vocabulary import Contains, Vocabulary
from slovoteka.core.words import WordPolicy
from slovoteka.games.scrabble.options import Mode, Options, word_policy
from slovoteka.lexicon.dictionary import Band, open_dictionary, open_vocabulary

_PLAYERS: Mapping[Mode, type[Player]] = {
    "standard": StandardPlayer,
    "solitaire": StandardPlayer,
    "duplicate": DuplicatePlayer,
    "reverse": ReversePlayer,
    "bingo": BingoPlayer,
}


def make(level: Level, options: Options, seed: int) -> Player:
    policy = _policy(options)
    return make_from(level, options, seed, open_band(policy, SKILLS[level].band), _open_dictionary(policy))


def make_from(level: Level, options: Options, seed: int, words: Vocabulary, dictionary: Contains) -> Player:
    """A bot that plays these words and judges those of others by the dictionary."""
    return _PLAYERS[options.mode](level, options, seed, words, dictionary)


def _policy(options: Options) -> WordPolicy:
    """What the table looks words up in, or would if it did not vote."""
    policy = word_policy(msgspec.structs.replace(options, words="auto"))
    if policy is None:
        raise AssertionError("a table with a dictionary has a policy")
    return policy


@lru_cache(maxsize=32)
def open_band(policy: WordPolicy, band: Band) -> Vocabulary:
    """The words a level knows at such a table. Shared by all its bots, for searches keep in it what they have met."""
    return open_vocabulary(
        policy.language,
        "nouns" if policy.kind == "nouns" else "forms",
        band,
        yo=policy.yo,
        min_length=policy.min_length,
        max_length=policy.max_length,
        extra=policy.extra,
    )


@lru_cache(maxsize=16)
def _open_dictionary(policy: WordPolicy) -> Contains:
    return open_dictionary(policy)

"""Bots of Scrabble. Read `player.py` (what all share), then one module for each mode, `standard.py` first."""

from collections.abc import Mapping

import msgspec

from slovoteka.bots.bot import Level
from slovoteka.bots.scrabble.bingo import BingoPlayer
from slovoteka.bots.scrabble.duplicate import DuplicatePlayer
from slovoteka.bots.scrabble.player import SKILLS, Player
from slovoteka.bots.scrabble.reverse import ReversePlayer
from slovoteka.bots.scrabble.standard import StandardPlayer
from slovoteka.bots.scrabble.vocabulary import Vocabulary
from slovoteka.bots.words import Contains, open_band, open_judge
from slovoteka.core.words import WordPolicy
from slovoteka.games.scrabble.options import Mode, Options, word_policy

_PLAYERS: Mapping[Mode, type[Player]] = {
    "standard": StandardPlayer,
    "solitaire": StandardPlayer,
    "duplicate": DuplicatePlayer,
    "reverse": ReversePlayer,
    "bingo": BingoPlayer,
}


def make(level: Level, options: Options, seed: int) -> Player:
    policy = _policy(options)
    return make_from(level, options, seed, open_band(policy, SKILLS[level].band), open_judge(policy))


def make_from(level: Level, options: Options, seed: int, words: Vocabulary, dictionary: Contains) -> Player:
    """A bot that plays these words and judges those of others by the dictionary."""
    return _PLAYERS[options.mode](level, options, seed, words, dictionary)


def _policy(options: Options) -> WordPolicy:
    """What the table looks words up in, or would if it did not vote."""
    policy = word_policy(msgspec.structs.replace(options, words="auto"))
    if policy is None:
        raise AssertionError("a table with a dictionary has a policy")
    return policy

"""Bots of Scrabble. Read `skills.py` (the levels) and `player.py` (what all modes share), then the module of a mode."""

from collections.abc import Mapping

from slovoteka.bots.bot import Level
from slovoteka.bots.scrabble.bingo import BingoPlayer
from slovoteka.bots.scrabble.duplicate import DuplicatePlayer
from slovoteka.bots.scrabble.player import Player
from slovoteka.bots.scrabble.reverse import ReversePlayer
from slovoteka.bots.scrabble.skills import SKILLS
from slovoteka.bots.scrabble.standard import StandardPlayer
from slovoteka.bots.scrabble.vocabulary import all_words, half_known_words, known_words, policy_of
from slovoteka.bots.words import Contains
from slovoteka.games.scrabble.options import Mode, Options
from slovoteka.lexicon.search import WordSet

_PLAYERS: Mapping[Mode, type[Player]] = {
    "standard": StandardPlayer,
    "solitaire": StandardPlayer,
    "duplicate": DuplicatePlayer,
    "reverse": ReversePlayer,
    "bingo": BingoPlayer,
}


def make(level: Level, options: Options, seed: int) -> Player:
    policy, skill = policy_of(options), SKILLS[level]
    guessed = None
    if options.words == "challenge" and skill.guesses and skill.band is not None:
        guessed = half_known_words(policy, skill.band)
    return make_from(level, options, seed, known_words(skill, policy), all_words(policy), guessed)


def make_from(
    level: Level,
    options: Options,
    seed: int,
    words: WordSet,
    dictionary: Contains,
    half_known: WordSet | None = None,
) -> Player:
    """A bot that knows these words and judges those of others by the dictionary."""
    return _PLAYERS[options.mode](level, options, seed, words, dictionary, half_known)

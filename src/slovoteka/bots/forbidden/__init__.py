"""Bots of «Запретные слова». Read `player.py` (what all share), then `levels.py`, then `master.py`."""

from collections.abc import Sequence
from functools import lru_cache

from slovoteka.bots.bot import Level
from slovoteka.bots.forbidden.knowledge import Knowledge, KnownWords, Vocabulary
from slovoteka.bots.forbidden.levels import Amateur, Beginner, Expert
from slovoteka.bots.forbidden.master import Master
from slovoteka.bots.forbidden.player import Player
from slovoteka.bots.sight import BEGINNER, SeenWords, Sight
from slovoteka.games.forbidden.options import SHORTEST_WORD, Options, word_policy
from slovoteka.lexicon.dictionary import Band, open_dictionary, open_vocabulary

BANDS: tuple[Band, ...] = (1, 2, 3, 4)
"""The vocabularies of the four levels."""


def make(level: Level, options: Options, seed: int) -> Player:
    vocabularies = [open_band(band, options.jargon_words) for band in BANDS]
    return make_from(level, options, seed, vocabularies, open_dictionary_of(options))


def make_from(
    level: Level,
    options: Options,
    seed: int,
    vocabularies: Sequence[Vocabulary],
    dictionary: KnownWords,
    sight: Sight = BEGINNER,
) -> Player:
    """A bot with these vocabularies, from the smallest to the largest. It votes by the dictionary.

    `sight` is that of a beginner.
    """
    beginner, amateur, expert, master = (Knowledge(vocabulary, options.deck) for vocabulary in vocabularies)
    match level:
        case "beginner":
            return Beginner(Knowledge(SeenWords(vocabularies[0], sight, seed), options.deck), dictionary)
        case "amateur":
            return Amateur(amateur, dictionary)
        case "expert":
            return Expert(expert, dictionary)
        case "master":
            return Master((beginner, amateur, expert, master), dictionary, options, seed)
        case _:
            raise AssertionError(f"no level of this game: {level}")


@lru_cache
def open_band(band: Band, agreed: tuple[str, ...] = ()) -> Vocabulary:
    return open_vocabulary("ru", "nouns", band, yo="fold", min_length=SHORTEST_WORD, extra=agreed)


@lru_cache(maxsize=16)
def open_dictionary_of(options: Options) -> KnownWords:
    """The dictionary that the table would use if it did not vote."""
    policy = word_policy(options.but(check="dictionary"))
    if policy is None:
        raise AssertionError("a table with a dictionary has a policy")
    return open_dictionary(policy)

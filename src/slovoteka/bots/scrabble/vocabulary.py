"""The words a level knows at a table, and engines that find moves with them. Opened once in a process."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from slovoteka.bots.bot import Level
from slovoteka.bots.scrabble.skills import SKILLS, Skill
from slovoteka.bots.words import open_band
from slovoteka.core.words import WordPolicy
from slovoteka.engine.engine import Engine
from slovoteka.engine.leaves import leaves_for
from slovoteka.engine.matches import Player
from slovoteka.games.scrabble.editions import Board, Layout, TileSet
from slovoteka.games.scrabble.options import Options, word_policy
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.dictionary import Band, Dictionary, open_dictionary
from slovoteka.lexicon.moves import move_graph
from slovoteka.lexicon.search import WordSet

_MISSPELT_LENGTHS: Final = (4, 6)
_SOUNDS_LIKE: Final[Mapping[Language, Mapping[str, str]]] = {
    "ru": {"О": "А", "А": "О", "Е": "И", "И": "Е", "Я": "Е", "Ь": "Ъ", "Ъ": "Ь"},
    "uk": {"Е": "И", "И": "Е", "Г": "Ґ", "Ґ": "Г"},
}
"""Letters that people mix up, because an unstressed vowel or a sign sounds like another."""


def policy_of(options: Options) -> WordPolicy:
    """What the table looks words up in, or would if it did not vote."""
    policy = word_policy(options.but(words="auto"))
    if policy is None:
        raise AssertionError("a table with a dictionary has a policy")
    return policy


def known_words(skill: Skill, policy: WordPolicy) -> WordSet:
    return all_words(policy) if skill.band is None else open_band(policy, skill.band)


@lru_cache(maxsize=16)
def all_words(policy: WordPolicy) -> Dictionary:
    return open_dictionary(policy)


# --- engines --------------------------------------------------------------------------------------------------------


def engine_for(words: WordSet, options: Options, *, with_leaves: bool) -> Engine:
    """With values for the tiles that stay, if they are wanted and there are such for this set of tiles."""
    return _engine(words, options.board, options.tiles, options.centre_doubles, with_leaves)


@lru_cache(maxsize=24)
def _engine(words: WordSet, board: Board, tiles: TileSet, centre_doubles: bool, with_leaves: bool) -> Engine:
    graph, layout = move_graph(words), Layout(board, tiles, centre_doubles=centre_doubles)
    return Engine(graph, layout, leaves_for(layout, graph.alphabet) if with_leaves else None)


def engine_player(level: Level, options: Options, budget_ms: int) -> Player:
    """A level as the engine plays it with itself: what is measured is what plays.

    With one thread, which changes no decision: whoever measures plays several games at once.
    """
    skill = SKILLS[level]
    words = known_words(skill, policy_of(options))
    engine = engine_for(words, options, with_leaves=skill.search.with_leaves)
    return Player(engine, skill.search_within(budget_ms).but(threads=1))


# --- what is half known ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def half_known_words(policy: WordPolicy, band: Band) -> WordSet:
    """The words of a band and of the next one, and some of the new ones as they might be misspelt.

    Which of them a player believes in is his own affair: see `beliefs`.
    """
    known, dictionary = open_band(policy, band), all_words(policy)
    following = _next_band(band)
    shortest, longest = _MISSPELT_LENGTHS
    short = open_band(policy, following, longest)
    new = (word for word in short.fits(short.alphabet * longest, min_length=shortest) if word not in known)
    wrong = (spelt for word in new for spelt in misspelt(word, policy.language) if spelt not in dictionary)
    extra = (*policy.extra, *dict.fromkeys(wrong))
    return open_band(policy.but(extra=extra), following)


def _next_band(band: Band) -> Band:
    following: dict[Band, Band] = {1: 2, 2: 3, 3: 4, 4: 4}
    return following[band]


def misspelt(word: str, language: Language) -> Iterator[str]:
    """The word with one letter inside it for another that sounds like it; of most words nothing."""
    mixed_up = _SOUNDS_LIKE[language]
    places = [place for place in range(1, len(word) - 1) if word[place] in mixed_up]
    mark = blake2b(word.encode(), digest_size=4).digest()
    if places and mark[0] % 4 == 0:
        place = places[mark[1] % len(places)]
        yield word[:place] + mixed_up[word[place]] + word[place + 1 :]

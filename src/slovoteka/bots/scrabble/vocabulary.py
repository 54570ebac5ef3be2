"""The words that a level knows at a table, and engines that find moves with them. Each is opened once per process."""

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
from slovoteka.engine.matches import EnginePlayer
from slovoteka.games.scrabble.editions import Board, Layout, TileSet
from slovoteka.games.scrabble.options import Options, word_policy
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.dictionary import Band, Dictionary, open_dictionary, open_usual_words
from slovoteka.lexicon.move_graphs import move_graph
from slovoteka.lexicon.search import WordSet

_MISSPELT_LENGTHS: Final = (4, 6)
_SOUNDS_LIKE: Final[Mapping[Language, Mapping[str, str]]] = {
    "ru": {"О": "А", "А": "О", "Е": "И", "И": "Е", "Я": "Е", "Ь": "Ъ", "Ъ": "Ь"},
    "uk": {"Е": "И", "И": "Е", "Г": "Ґ", "Ґ": "Г"},
}
"""Letters that people mix up, because an unstressed vowel or a sign sounds like another."""


def policy_of(options: Options) -> WordPolicy:
    """The dictionary that the table uses, or would use if it did not vote."""
    policy = word_policy(options.but(words="auto"))
    if policy is None:
        raise AssertionError("a table with a dictionary has a policy")
    return policy


def known_words(skill: Skill, policy: WordPolicy) -> WordSet:
    return usual_words(policy) if skill.band is None else open_band(policy, skill.band)


@lru_cache(maxsize=16)
def all_words(policy: WordPolicy) -> Dictionary:
    """For judging words."""
    return open_dictionary(policy)


@lru_cache(maxsize=16)
def usual_words(policy: WordPolicy) -> WordSet:
    """For finding moves without words that would surprise people."""
    return open_usual_words(policy)


# --- engines --------------------------------------------------------------------------------------------------------


def engine_for(words: WordSet, options: Options, *, with_leaves: bool) -> Engine:
    """An engine, with leave values if they are wanted and exist for this tile set."""
    return _engine(words, options.board, options.tiles, options.centre_doubles, with_leaves)


@lru_cache(maxsize=24)
def _engine(words: WordSet, board: Board, tiles: TileSet, centre_doubles: bool, with_leaves: bool) -> Engine:
    graph, layout = move_graph(words), Layout(board, tiles, centre_doubles=centre_doubles)
    return Engine(graph, layout, leaves_for(layout, graph.alphabet) if with_leaves else None)


def engine_player(level: Level, options: Options, budget_ms: int) -> EnginePlayer:
    """A level as a player of the engine, so that measurements use what really plays.

    It uses one thread, which changes no decision, because several games are measured at once.
    """
    skill = SKILLS[level]
    words = known_words(skill, policy_of(options))
    engine = engine_for(words, options, with_leaves=skill.search.with_leaves)
    return EnginePlayer(engine, skill.search_within(budget_ms).but(threads=1))


# --- what is half known ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def half_known_words(policy: WordPolicy, band: Band) -> WordSet:
    """The words of a band and of the next one, and some misspellings of the new ones.

    `beliefs` decides which of them a player believes in.
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
    """Yields the word with one inner letter replaced by one that sounds alike; for most words nothing."""
    mixed_up = _SOUNDS_LIKE[language]
    places = [place for place in range(1, len(word) - 1) if word[place] in mixed_up]
    mark = blake2b(word.encode(), digest_size=4).digest()
    if places and mark[0] % 4 == 0:
        place = places[mark[1] % len(places)]
        yield word[:place] + mixed_up[word[place]] + word[place + 1 :]

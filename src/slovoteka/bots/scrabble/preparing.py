"""What is built for Scrabble after a first start, because a bot that had to build a graph for moves would be late."""

from collections.abc import Iterator, Mapping
from typing import Final, get_args

from slovoteka.bots.words import open_band
from slovoteka.games.scrabble.options import read_options, word_policy
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.dictionary import Band, open_dictionary, open_usual_words
from slovoteka.lexicon.move_graphs import find_move_graph, move_graph
from slovoteka.lexicon.search import WordSet

_EDITIONS: Final[Mapping[Language, str]] = {"ru": "mattel", "uk": "bilingual-uk"}


def is_prepared(language: Language) -> bool:
    """Whether everything is built. Asked only if the dictionary exists, so it builds nothing itself."""
    return all(find_move_graph(words) is not None for words in searched_words(language))


def prepare(language: Language) -> None:
    for words in searched_words(language):
        move_graph(words)


def searched_words(language: Language) -> Iterator[WordSet]:
    """The word sets that moves are usually searched in: the dictionary of the game, and what each level knows."""
    policy = word_policy(read_options({"edition": _EDITIONS[language]}))
    if policy is None:
        raise AssertionError("an edition without a dictionary")
    yield open_dictionary(policy)
    yield open_usual_words(policy)
    for band in get_args(Band):
        yield open_band(policy, band)

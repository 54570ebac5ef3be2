"""A bot for halls of duplicate Scrabble, where everybody has the same letters: it hands in the best possible sheet."""

from functools import cache
from typing import Any

from slovoteka.client import Situation, run
from slovoteka.core.words import WordPolicy
from slovoteka.games.scrabble.actions import Pass
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.options import Options, word_policy
from slovoteka.lexicon.dictionary import open_dictionary


def decide(situation: Situation) -> Any:
    """The only window is a sealed sheet, which nobody sees before the round is over."""
    best = finder(situation.options).best(situation.public.grid, situation.public.rack)
    return Pass() if best is None else best.play


@cache
def finder(options: Options) -> EngineFinder:
    """Finds every play that the rules allow. The first call takes a few seconds."""
    dictionary = open_dictionary(word_policy(options) or WordPolicy())
    return EngineFinder(options.layout(), dictionary.graph_for_moves())


if __name__ == "__main__":
    run(decide, "scrabble", variant="duplicate")

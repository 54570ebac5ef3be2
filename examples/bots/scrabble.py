"""A bot for Scrabble: lays the word with the most points, and exchanges its letters if it has none."""

from functools import cache
from typing import Any

from slovoteka.client import Situation, run
from slovoteka.core.words import WordPolicy
from slovoteka.games.scrabble.actions import Accept, Exchange, Pass, Vote
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.options import Options, word_policy
from slovoteka.lexicon.dictionary import open_dictionary


def decide(situation: Situation) -> Any:
    match situation.window.kind:
        case "turn":
            return turn(situation)
        case "respond":
            return Accept()
        case "vote":
            return Vote(True)
    return None


def turn(situation: Situation) -> Any:
    table, rack = situation.public, situation.private.rack
    best = finder(situation.options).best(table.grid, rack)
    if best is not None:
        return best.play
    return Exchange(rack) if sum(table.bags_left) >= len(rack) else Pass()


@cache
def finder(options: Options) -> EngineFinder:
    """Finds every play that the rules allow. The first call takes a few seconds."""
    dictionary = open_dictionary(word_policy(options) or WordPolicy())
    return EngineFinder(options.layout(), dictionary.graph_for_moves())


if __name__ == "__main__":
    run(decide, "scrabble")

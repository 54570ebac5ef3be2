"""Graphs for finding moves in any list of words: for measuring and for tests. Tables have those of the lexicon."""

from pathlib import Path

from slovoteka._native import WordGraph, build_move_graph
from slovoteka.lexicon.alphabet import ALPHABETS, Language


def graph_of_lines(text: bytes, language: Language, path: Path) -> WordGraph:
    """The graph of words in UTF-8, one on a line, written to a file and opened."""
    build_move_graph([], text, ALPHABETS[language], 0, 0, path)
    return WordGraph(path)

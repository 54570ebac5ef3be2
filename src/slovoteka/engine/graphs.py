"""Graphs for finding moves in any list of words, for measurements and tests. Tables use those of the lexicon."""

from pathlib import Path

from slovoteka._native import WordGraph, build_move_graph
from slovoteka.lexicon.alphabet import ALPHABETS, Language


def graph_of_lines(text: bytes, language: Language, path: Path) -> WordGraph:
    """Builds, writes and opens the graph of UTF-8 words, one per line."""
    build_move_graph([], text, ALPHABETS[language], 0, 0, path)
    return WordGraph(path)

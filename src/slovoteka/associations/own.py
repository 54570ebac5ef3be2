"""Our own lists of associations, written for this game: `слово: самое близкое, близкое, …`.

They link words in three ways: the board word's list names the clue, the clue's list names the board word, and both are
named together with the same words.
"""

from collections import defaultdict
from functools import cache
from math import exp, log
from typing import Final

import numpy as np

from slovoteka.associations.links import Links, make_links
from slovoteka.associations.words import dictionary_form, lines
from slovoteka.lexicon.morphemes import folded

_FADING: Final = 12
"""Half of a word's value fades with its place in the list, by 1/e at this place. The other half stays."""
_MOST_LINKED: Final = 250
_MOST_ALIKE: Final = 160


@cache
def own_lists() -> dict[str, tuple[str, ...]]:
    """Heads and words in the model's spelling, the most typical words first."""
    lists = {}
    for line in lines("own.txt"):
        head, _, rest = line.partition(":")
        named = dict.fromkeys(dictionary_form(folded(word.strip())) for word in rest.split(","))
        lists[folded(head.strip())] = tuple(named)
    return lists


def own_links(places: dict[str, int]) -> dict[str, Links]:
    """The three signals by their names."""
    listed = [
        (head, word, 0.5 + 0.5 * exp(-place / _FADING))
        for head, words in own_lists().items()
        for place, word in enumerate(words)
        if word != head
    ]
    inside = [(places[a], places[b], value) for a, b, value in listed if a in places and b in places]
    heads, words, values = (np.array(column) for column in zip(*inside, strict=True))
    size = len(places)
    return {
        "own_board": make_links(heads, words, values, size, _MOST_LINKED),
        "own_clue": make_links(words, heads, values, size, _MOST_LINKED),
        "own_alike": _alike(listed, places),
    }


def _alike(listed: list[tuple[str, str, float]], places: dict[str, int]) -> Links:
    """The cosine of words' neighbourhoods. A rare neighbour counts more than a common one."""
    around: dict[str, dict[str, float]] = defaultdict(dict)
    for head, word, value in listed:
        around[head][word] = max(value, around[head].get(word, 0.0))
        around[word][head] = max(value, around[word].get(head, 0.0))
    for word in list(around):
        around[word][word] = 1.0  # a direct link counts as likeness too
    rarity = {word: log(len(around) / len(near)) for word, near in around.items()}
    scaled: dict[str, dict[str, float]] = {}
    for word, near in around.items():
        weighed = {other: value * rarity[other] for other, value in near.items()}
        norm = sum(value * value for value in weighed.values()) ** 0.5
        scaled[word] = {other: value / norm for other, value in weighed.items()}
    rows, columns, cosines = [], [], []
    for word, near in scaled.items():
        if word not in places:
            continue
        totals: dict[str, float] = defaultdict(float)
        for middle, value in near.items():
            for other in around[middle]:
                totals[other] += value * scaled[other].get(middle, 0.0)
        best = sorted(((-total, other) for other, total in totals.items() if other in places and other != word))
        for total, other in best[:_MOST_ALIKE]:
            rows.append(places[word])
            columns.append(places[other])
            cosines.append(-total)
    return make_links(np.array(rows), np.array(columns), np.array(cosines), len(places), _MOST_ALIKE)

"""Why a clue and a word belong together: the strongest signal and what it is based on, for people."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from slovoteka.associations.own import own_lists
from slovoteka.associations.spaces import Floats
from slovoteka.associations.texts import TextIndexer
from slovoteka.associations.words import lines
from slovoteka.core.value import Value
from slovoteka.lexicon.morphemes import folded

Kind = Literal["own", "alike", "gloss", "text", "usage", "none"]

_KINDS: Final[dict[str, Kind]] = {
    "own_board": "own",
    "own_clue": "own",
    "own_alike": "alike",
    "gloss": "gloss",
    "text": "text",
    "hudlit": "usage",
    "news": "usage",
    "encoder": "usage",
}

Source = Literal["use", "texts", "meanings", "lists"]
"""Kinds of evidence that are independent of each other. All vectors are one kind, because they are learned alike."""

_LINKING: Final[dict[str, tuple[Source, float]]] = {
    "hudlit": ("use", 1.5),
    "news": ("use", 1.5),
    "encoder": ("use", 1.5),
    "text": ("texts", 0.0),
    "gloss": ("meanings", 0.0),
    "own_board": ("lists", 0.0),
    "own_clue": ("lists", 0.0),
    "own_alike": ("lists", 0.07),
}
"""Which kind of evidence a signal is, and above which value it is evidence. One pair in twenty is above that of a space
of vectors, one in a hundred above that of likeness in our lists."""

_SHOWN_FIRST: Final = ("own_board", "own_clue", "gloss")
GLOSSES: Final = "glosses.txt"
"""One line for each word of the table, with its meanings."""
BETWEEN: Final = " · "
"""Separates meanings."""


class Evidence(Value, frozen=True):
    kind: Kind
    """`own`: one is in our list of the other; `alike`: our lists name them with the same words; `gloss`: one explains
    the other; `text`: they occur side by side; `usage`: they are used alike; `none`: nothing links them."""
    detail: str
    """The list, the words that both are named with, or the meaning; empty if there is nothing to show."""
    strength: float
    """What it adds to the logit."""


def count_sources(signals: Mapping[str, Floats], shape: tuple[int, int]) -> NDArray[np.int8]:
    """For each clue (row) and board word (column), how many kinds of evidence link them.

    A link that only vectors see is often true, but people do not follow it: красавчик for ананас.
    """
    linked: dict[Source, NDArray[np.bool_]] = {}
    for name, values in signals.items():
        if name in _LINKING:
            source, least = _LINKING[name]
            above = values > least
            linked[source] = linked[source] | above if source in linked else above
    counts = np.zeros(shape, np.int8)
    for above in linked.values():
        counts += above
    return counts


def most_sources(signals: Iterable[str]) -> int:
    """How many kinds of evidence there could be with these signals."""
    return len({_LINKING[name][0] for name in signals if name in _LINKING})


def find_evidence(folder: Path, pair: tuple[str, str], gains: dict[str, float], places: dict[str, int]) -> Evidence:
    """`gains` is what each signal adds to the logit of the pair, a clue and a board word.

    The similarity of vectors is almost always the largest, but shows people nothing. So signals that can be shown go
    first.
    """
    shown = [name for name in _SHOWN_FIRST if gains.get(name, 0.0) > 0]
    signal = max(shown or gains, key=lambda name: gains[name], default="")
    if not signal or gains[signal] <= 0:
        return Evidence("none", "", 0.0)
    clue, word = pair
    match signal:
        case "own_board":
            detail = _listed(word)
        case "own_clue":
            detail = _listed(clue)
        case "own_alike":
            detail = ", ".join(sorted(_around(clue) & _around(word)))
        case "gloss":
            detail = _meaning(folder, word, clue, places) or _meaning(folder, clue, word, places)
        case _:
            detail = ""
    return Evidence(_KINDS[signal], detail, gains[signal])


def _listed(head: str) -> str:
    """The line as it was written, because a guessed dictionary form may be wrong."""
    return next((line for line in lines("own.txt") if folded(line.partition(":")[0]) == head), head)


def _around(word: str) -> set[str]:
    return {*own_lists().get(word, ()), *(head for head, words in own_lists().items() if word in words)}


def _meaning(folder: Path, head: str, wanted: str, places: dict[str, int]) -> str:
    """The meaning of `head` that contains the wanted word."""
    if head not in places or wanted not in places:
        return ""
    read = TextIndexer(places)
    for meaning in _glosses(folder / GLOSSES)[places[head]].split(BETWEEN):
        if places[wanted] in read(meaning):
            return f"{head}: {meaning}"
    return ""


@lru_cache(maxsize=1)
def _glosses(path: Path) -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8").split("\n"))

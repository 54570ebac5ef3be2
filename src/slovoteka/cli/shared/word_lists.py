"""Words that are typed or listed. Look-alikes of another alphabet are named: what was meant is for people to say."""

import re
from collections.abc import Iterator
from pathlib import Path

from slovoteka.cli.shared.files import shown
from slovoteka.cli.shared.lists import at_line, read_list
from slovoteka.cli.shared.output import clipped
from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import ALPHABETS, LONGEST, Language, read_word


def read_own_word(word: str, language: Language) -> str:
    """The word in capitals, all its letters of this language."""
    reading = read_word(word, language)
    if reading.look_alikes:
        first = reading.look_alikes[0]
        raise Unreadable(
            "word-look-alike",
            word=clipped(word),
            position=first.position,
            character=first.found,
            letter=first.read_as,
            meant=clipped(reading.word),
        )
    return reading.word


def read_word_list(path: Path, language: Language) -> bytes:
    """The words of a file, one on a line, as lines of capitals in UTF-8: what graphs for finding moves are built of."""
    text = "".join(_lines_in_capitals(path, language))
    if not re.search("..", text):  # a single letter can never be laid
        raise Unreadable("words-empty", file=shown(path))
    return text.encode()


def _lines_in_capitals(path: Path, language: Language) -> Iterator[str]:
    """Millions of lines are passed whole; only one with something else than letters is looked at by itself."""
    plain_then_odd = re.compile(rf"((?:[{ALPHABETS[language]}]{{0,{LONGEST}}}+\n)*+)(.*)\n?")
    number = 0
    for found in plain_then_odd.finditer(read_list(path).upper()):
        plain, odd = found[1], found[2].strip()
        number += plain.count("\n") + 1
        yield plain
        if odd:
            with at_line(path, number):
                yield read_own_word(odd, language) + "\n"

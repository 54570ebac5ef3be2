"""Words that are typed or listed in files. Look-alike letters of another alphabet are reported, not corrected."""

import re
from collections.abc import Iterator
from pathlib import Path

from slovoteka.cli.shared.files import shown
from slovoteka.cli.shared.lists import at_line, read_list
from slovoteka.cli.shared.output import clipped
from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import ALPHABETS, LONGEST, Language, read_word


def read_own_word(word: str, language: Language) -> str:
    """The word in capitals. All its letters must belong to this language."""
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
    """The words of a file, one a line, as capitals in UTF-8: the input for building move-finding graphs."""
    text = "".join(_lines_in_capitals(path, language))
    if not re.search("..", text):  # a single letter can never be laid
        raise Unreadable("words-empty", file=shown(path))
    return text.encode()


def _lines_in_capitals(path: Path, language: Language) -> Iterator[str]:
    """Handles millions of lines in bulk, and looks only at lines with something other than letters one by one."""
    plain_then_odd = re.compile(rf"((?:[{ALPHABETS[language]}]{{0,{LONGEST}}}+\n)*+)(.*)\n?")
    number = 0
    for found in plain_then_odd.finditer(read_list(path).upper()):
        plain, odd = found[1], found[2].strip()
        number += plain.count("\n") + 1
        yield plain
        if odd:
            with at_line(path, number):
                yield read_own_word(odd, language) + "\n"

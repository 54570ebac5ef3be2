"""What may be written on a sheet and what may be crossed out of it (SM-81..84, SM-G27)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.oracle import AreWords, Oracle
from slovoteka.games.scrabble.actions import Action, Mark, Write, readable
from slovoteka.games.scrabble.bingo.state import Sheet
from slovoteka.games.scrabble.editions import TileSet
from slovoteka.games.scrabble.letters import BLANKS

SHEET_WORDS: Final = 2  # SM-81
WORD_LENGTH: Final = 7  # SM-81


def check_written(words: Sequence[str], tiles: TileSet) -> None:
    """Checks everything that a sheet needs except the dictionary."""
    if len(words) != SHEET_WORDS:
        raise Illegal("SM-81", "sheet-words", words=len(words), expected=SHEET_WORDS)
    for word in words:
        if len(word) != WORD_LENGTH:
            raise Illegal("SM-81", "sheet-word-length", word=word, length=len(word), expected=WORD_LENGTH)
    if words[0] == words[1]:
        raise Illegal("SM-G27", "sheet-same-word", word=words[0])
    counts = dict(zip(tiles.letters, tiles.counts, strict=True))  # no blanks: they stand for no letter here
    for letter, used in Counter("".join(words)).items():
        most = counts.get(letter, 0)
        if used > most:
            raise Illegal("SM-81", "sheet-letters", letter=letter, used=used, most=most)


def read_sheets(answers: Mapping[int, Action], tiles: TileSet, oracle: Oracle) -> dict[int, Sheet]:
    """Returns the valid sheets among the answers, by seat. Asks the dictionary once for all of them."""
    written: dict[int, tuple[str, ...]] = {}
    for seat, answer in answers.items():
        try:
            action = readable(answer)
            if isinstance(action, Write):
                check_written(action.words, tiles)
                written[seat] = action.words
        except Refusal:
            continue
    asked = tuple(dict.fromkeys(chain.from_iterable(written.values())))
    answer_of = dict(zip(asked, oracle.ask(AreWords(asked)).each, strict=True)) if asked else {}
    return {seat: Sheet(words) for seat, words in written.items() if all(answer_of[word] for word in words)}


def check_mark(sheet: Sheet | None, called: str, mark: Mark, *, late: bool) -> None:
    """Raises `Illegal` if this mark is not allowed after these calls."""
    if sheet is None:
        if mark.cross or mark.bingo:
            raise Illegal("SM-81", "no-sheet")
        return
    if mark.cross:
        sheet = crossed(sheet, called, late=late)
    if mark.bingo and sheet.left:
        raise Illegal("SM-83", "sheet-not-complete", left=len(sheet.left))


def can_mark(sheet: Sheet | None, called: str, mark: Mark, *, late: bool) -> bool:
    try:
        check_mark(sheet, called, mark, late=late)
    except Illegal:
        return False
    return True


def crossed(sheet: Sheet, called: str, *, late: bool) -> Sheet:
    """The sheet with the letter of the last call crossed out. With `late`, also those of calls that were missed."""
    found = to_cross(sheet, called, late=late)
    if found:
        return Sheet(sheet.words, sheet.crossed + found)
    last = called[-1]
    if last in BLANKS:
        raise Illegal("SM-G27", "blank-crosses-nothing")
    rule = "SM-84" if last in sheet.crossed else "SM-82"
    raise Illegal(rule, "nothing-to-cross", letter=last)


def to_cross(sheet: Sheet, called: str, *, late: bool) -> str:
    """The letters that can be crossed out now: one for each call, even if the sheet has several of it (SM-84)."""
    calls = [called[-1]]
    if late:
        calls = list(called)
        for letter in sheet.crossed:
            calls.remove(letter)
    found, left = "", sheet.left
    for letter in calls:
        if letter in left:
            left = left.replace(letter, "", 1)
            found += letter
    return found

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
    """All that a sheet needs but the dictionary."""
    if len(words) != SHEET_WORDS:
        raise Illegal("SM-81", "sheet-words", words=len(words), expected=SHEET_WORDS)
    for word in words:
        if len(word) != WORD_LENGTH:
            raise Illegal("SM-81", "sheet-word-length", word=word, length=len(word), expected=WORD_LENGTH)
    if words[0] == words[1]:
        raise Illegal("SM-G27", "sheet-same-word", word=words[0])
    counts = dict(zip(tiles.letters, tiles.counts, strict=True))  # no blanks: they stand for nothing here
    for letter, used in Counter("".join(words)).items():
        most = counts.get(letter, 0)
        if used > most:
            one_word_is_enough = max(word.count(letter) for word in words) > most
            rule = "SM-81" if one_word_is_enough else "SM-G27"
            raise Illegal(rule, "sheet-letters", letter=letter, used=used, most=most)


def read_sheets(answers: Mapping[int, Action], tiles: TileSet, oracle: Oracle) -> dict[int, Sheet]:
    """The valid sheets among the answers, by seat. The dictionary is asked once for all of them."""
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


def check_mark(sheet: Sheet | None, called: str, mark: Mark) -> None:
    """Raises `Illegal` if this does not follow from the called tile."""
    if sheet is None:
        if mark.cross or mark.bingo:
            raise Illegal("SM-81", "no-sheet")
        return
    if mark.cross:
        sheet = crossed(sheet, called)
    if mark.bingo and sheet.left:
        raise Illegal("SM-83", "sheet-not-complete", left=len(sheet.left))


def can_mark(sheet: Sheet | None, called: str, mark: Mark) -> bool:
    try:
        check_mark(sheet, called, mark)
    except Illegal:
        return False
    return True


def crossed(sheet: Sheet, called: str) -> Sheet:
    """One letter for one call, however many of it there are (SM-84)."""
    if called in BLANKS:
        raise Illegal("SM-G27", "blank-crosses-nothing")
    if called not in sheet.left:
        rule = "SM-84" if called in sheet.crossed else "SM-82"
        raise Illegal(rule, "nothing-to-cross", letter=called)
    return Sheet(sheet.words, sheet.crossed + called)

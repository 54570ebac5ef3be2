"""Checks whether a word could be called, and whether a letter completes no word."""

from typing import Any

from slovoteka.bots.forbidden.table import look
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.forbidden.actions import Call, Lay, readable
from slovoteka.games.forbidden.calls import letters_missing, spelt
from slovoteka.puzzles.model import AnswerVerdict, Puzzle
from slovoteka.puzzles.verdicts import by_list


def check(puzzle: Puzzle, action: Any) -> AnswerVerdict:
    return _word(puzzle, action) if puzzle.kind == "forbidden-word" else _letter(puzzle, action)


def _word(puzzle: Puzzle, action: Any) -> AnswerVerdict:
    call = readable(action)
    if not isinstance(call, Call):
        raise Unreadable("puzzle-wants-word")
    conversation = puzzle.scene.situation().public.conversation
    if missing := letters_missing(conversation, call.word):
        raise Illegal("ZS-24", "letters-missing", word=call.word[:40], letters=", ".join(missing))
    word = spelt(call.word)
    return by_list(next((graded for graded in puzzle.answers if graded.action["word"] == word), None))


def _letter(puzzle: Puzzle, action: Any) -> AnswerVerdict:
    laid = readable(action)
    if not isinstance(laid, Lay):
        raise Unreadable("puzzle-wants-letter")
    if laid.letter not in look(puzzle.scene.situation()).letters:
        raise Illegal("ZS-16", "not-in-hand", letter=laid.letter[:4])
    return by_list(next((graded for graded in puzzle.answers if graded.action["letter"] == laid.letter), None))

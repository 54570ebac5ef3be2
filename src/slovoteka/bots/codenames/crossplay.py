"""Measures how well captains and guessers with different associations understand each other, on random boards.

A captain who plays with a copy of itself proves nothing. Here the guesser uses a single source of associations, and
the captain's models of the partner leave out exactly that source.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec
import numpy as np

from slovoteka.associations.model import Family
from slovoteka.associations.table import AssociationTable
from slovoteka.bots.codenames.captain import CaptainStyle, Idea, IsClean, Sides, most_in_the_way, think
from slovoteka.bots.codenames.guesser import ClueMemory, choose
from slovoteka.bots.codenames.partner_models import MIX, Guess, PartnerModel, PartnerModels
from slovoteka.bots.codenames.position_value import Stakes
from slovoteka.core.value import Value
from slovoteka.lexicon.judge import Judge

MOST_TURNS: Final = 25
_COUNTS: Final = (9, 8, 7, 1)  # CN-12


class BoardResult(Value, frozen=True):
    """The result of one board."""

    won: bool
    assassin: bool
    turns: int
    hits: int
    kept: int
    """Clues for which all codenames were found."""
    points: int
    """Enemy agents left after a win (CN-97)."""


def deal(words: Sequence[str], chance: Random) -> Sides:
    """A random board."""
    drawn, parts, start = chance.sample(list(words), sum(_COUNTS)), [], 0
    for count in _COUNTS:
        parts.append(tuple(drawn[start : start + count]))
        start += count
    return Sides(*parts)


Captain = Callable[[PartnerModels, Sides, Sequence[Guess], set[int]], Idea | None]


def cautious(table: AssociationTable, judge: Judge, style: CaptainStyle) -> Captain:
    """Our captain at full strength."""
    fit = np.ones(len(table.clue_words), np.bool_)

    def give(models: PartnerModels, sides: Sides, guesses: Sequence[Guess], given: set[int]) -> Idea | None:
        return think(models, sides, fit, _clean(table, judge, sides, given), style, guesses)

    return give


def greedy(table: AssociationTable, judge: Judge) -> Captain:
    """Gives as many words as are nearer to the clue than any wrong word, by all sources together, and ignores risk."""

    def give(models: PartnerModels, sides: Sides, guesses: Sequence[Guess], given: set[int]) -> Idea | None:  # noqa: ARG001
        logits = models.logits(MIX)
        own = -np.sort(-logits[:, models.columns(sides.own)], axis=1)[:, :4]
        wrong = logits[:, models.columns(sides.open[len(sides.own) :])].max(axis=1)
        number = (own > wrong[:, None]).sum(axis=1)
        reach = np.where(number > 0, own[np.arange(len(own)), np.maximum(number - 1, 0)], own[:, 0])
        is_clean = _clean(table, judge, sides, given)
        for clue in np.lexsort((-reach, -number)):
            if is_clean(int(clue), max(1, int(number[clue]))):
                return Idea(int(clue), max(1, int(number[clue])), 0.0, (), None)
        return None

    return give


def _clean(table: AssociationTable, judge: Judge, sides: Sides, given: set[int]) -> IsClean:
    def is_clean(clue: int, number: int) -> bool:
        return clue not in given and judge.is_clean(table.words[clue], number, sides.open)

    return is_clean


class _GivenClue(msgspec.Struct):
    """A clue, and how many of its codenames were found in its turn."""

    clue: str
    number: int
    found: int = 0


def play(
    table: AssociationTable,
    board: Sides,
    captain: Captain,
    guesser: PartnerModel,
    stakes: Stakes,
    without: Sequence[Family],
) -> BoardResult:
    """Plays until all our codenames, the assassin, or all of the enemy's are found, or the turns run out."""
    models, theirs = PartnerModels(table, board.open, without), PartnerModels(table, board.open)
    sides, given = board, set[int]()
    guesses: list[Guess] = []
    past: list[_GivenClue] = []
    turns = hits = kept = 0
    while turns < MOST_TURNS:
        turns += 1
        idea = captain(models, sides, guesses, given)
        if idea is None:
            break
        given.add(idea.clue)
        past.append(_GivenClue(table.words[idea.clue], idea.number))
        before = sides.open
        first, sides = _guess(theirs, guesser, sides, past, stakes)
        guesses.append(Guess(past[-1].clue, before, first))
        hits += past[-1].found
        kept += past[-1].found >= idea.number
        if not sides.own:
            return BoardResult(True, False, turns, hits, kept, len(sides.enemy))
        if stakes == "coop" and sides.assassin and sides.enemy:  # the enemy's turn (CN-94)
            sides = _without(sides, most_in_the_way(models, sides))
        if not sides.assassin or not sides.enemy:
            return BoardResult(False, not sides.assassin, turns, hits, kept, 0)
    return BoardResult(False, False, turns, hits, kept, 0)


def _guess(
    models: PartnerModels, guesser: PartnerModel, sides: Sides, past: Sequence[_GivenClue], stakes: Stakes
) -> tuple[str, Sides]:
    """Plays the guesser's turn: returns the first touched word and what is open afterwards."""
    current, touched = past[-1], ""
    while True:
        words = sides.open
        columns = models.columns(words)
        heard = [
            ClueMemory(
                logits=models.row(guesser, old.clue)[columns],
                ours=True,
                number=old.number,
                found=old.found,
                current=old is current,
            )
            for old in past
        ]
        counts = {side: len(getattr(sides, side)) for side in ("own", "enemy", "bystander", "assassin")}
        choice = choose(heard, counts, stakes)
        if touched and (current.found > current.number or choice.gain <= 0):
            return touched, sides
        word = words[choice.place]
        touched = touched or word
        right = word in sides.own
        current.found += right
        sides = _without(sides, word)
        if not right or not sides.own:
            return touched, sides


def _without(sides: Sides, word: str) -> Sides:
    return Sides(*(tuple(other for other in held if other != word) for held in msgspec.structs.astuple(sides)))

"""Captains and guessers who do not share a mind, on boards of chance: how well do they understand each other?

A captain who plays with a copy of himself proves nothing. Here the guesser thinks by one source of associations alone,
and the captain's ideas of a partner leave out just that source.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec
import numpy as np

from slovoteka.associations.model import Family
from slovoteka.associations.table import AssociationTable
from slovoteka.bots.codenames.captain import Idea, IsClean, Sides, Temper, most_in_the_way, think
from slovoteka.bots.codenames.guesser import ClueMemory, choose
from slovoteka.bots.codenames.partner_models import MIX, Guess, Mind, PartnerModels
from slovoteka.bots.codenames.position_value import Stakes
from slovoteka.core.value import Value
from slovoteka.lexicon.judge import Judge

MOST_TURNS: Final = 25
_COUNTS: Final = (9, 8, 7, 1)  # CN-12


class Played(Value, frozen=True):
    """One board to its end."""

    won: bool
    assassin: bool
    turns: int
    hits: int
    kept: int
    """Clues all of whose codenames were found."""
    points: int
    """Enemy agents left, on a win (CN-97)."""


def deal(words: Sequence[str], chance: Random) -> Sides:
    """A board as chance deals it."""
    drawn, parts, start = chance.sample(list(words), sum(_COUNTS)), [], 0
    for count in _COUNTS:
        parts.append(tuple(drawn[start : start + count]))
        start += count
    return Sides(*parts)


Captain = Callable[[PartnerModels, Sides, Sequence[Guess], set[int]], Idea | None]


def cautious(table: AssociationTable, judge: Judge, temper: Temper) -> Captain:
    """Our captain at full strength."""
    fit = np.ones(len(table.clue_words), np.bool_)

    def give(minds: PartnerModels, sides: Sides, guesses: Sequence[Guess], given: set[int]) -> Idea | None:
        return think(minds, sides, fit, _clean(table, judge, sides, given), temper, guesses)

    return give


def greedy(table: AssociationTable, judge: Judge) -> Captain:
    """As many words as lie nearer to the clue than any other, by all sources together, and no thought of risk."""

    def give(minds: PartnerModels, sides: Sides, guesses: Sequence[Guess], given: set[int]) -> Idea | None:  # noqa: ARG001
        logits = minds.logits(MIX)
        own = -np.sort(-logits[:, minds.columns(sides.own)], axis=1)[:, :4]
        wrong = logits[:, minds.columns(sides.open[len(sides.own) :])].max(axis=1)
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


class _Said(msgspec.Struct):
    """A clue, and how many of its codenames were found in its turn."""

    clue: str
    number: int
    found: int = 0


def play(
    table: AssociationTable, board: Sides, captain: Captain, guesser: Mind, stakes: Stakes, without: Sequence[Family]
) -> Played:
    """Until all own codenames are found, or the assassin or all of the enemy's are, or nobody can wait any longer."""
    minds, theirs = PartnerModels(table, board.open, without), PartnerModels(table, board.open)
    sides, given = board, set[int]()
    guesses: list[Guess] = []
    past: list[_Said] = []
    turns = hits = kept = 0
    while turns < MOST_TURNS:
        turns += 1
        idea = captain(minds, sides, guesses, given)
        if idea is None:
            break
        given.add(idea.clue)
        past.append(_Said(table.words[idea.clue], idea.number))
        before = sides.open
        first, sides = _guess(theirs, guesser, sides, past, stakes)
        guesses.append(Guess(past[-1].clue, before, first))
        hits += past[-1].found
        kept += past[-1].found >= idea.number
        if not sides.own:
            return Played(True, False, turns, hits, kept, len(sides.enemy))
        if stakes == "coop" and sides.assassin and sides.enemy:  # the enemy's turn (CN-94)
            sides = _without(sides, most_in_the_way(minds, sides))
        if not sides.assassin or not sides.enemy:
            return Played(False, not sides.assassin, turns, hits, kept, 0)
    return Played(False, False, turns, hits, kept, 0)


def _guess(
    minds: PartnerModels, guesser: Mind, sides: Sides, past: Sequence[_Said], stakes: Stakes
) -> tuple[str, Sides]:
    """The guesser's turn: what was touched first, and what is open after it."""
    said, touched = past[-1], ""
    while True:
        words = sides.open
        columns = minds.columns(words)
        heard = [
            ClueMemory(
                logits=minds.row(guesser, old.clue)[columns],
                ours=True,
                number=old.number,
                found=old.found,
                current=old is said,
            )
            for old in past
        ]
        counts = {side: len(getattr(sides, side)) for side in ("own", "enemy", "bystander", "assassin")}
        choice = choose(heard, counts, stakes)
        if touched and (said.found > said.number or choice.gain <= 0):
            return touched, sides
        word = words[choice.place]
        touched = touched or word
        right = word in sides.own
        said.found += right
        sides = _without(sides, word)
        if not right or not sides.own:
            return touched, sides


def _without(sides: Sides, word: str) -> Sides:
    return Sides(*(tuple(other for other in held if other != word) for held in msgspec.structs.astuple(sides)))

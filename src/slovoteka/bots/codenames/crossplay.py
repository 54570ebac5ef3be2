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
from slovoteka.associations.table import Table
from slovoteka.bots.codenames.captain import Idea, Sides, Temper, most_in_the_way, think
from slovoteka.bots.codenames.guesser import Heard, choose
from slovoteka.bots.codenames.minds import MIX, Guess, Minds
from slovoteka.bots.codenames.worth import Form
from slovoteka.lexicon.judge import Judge

MOST_TURNS: Final = 25
_COUNTS: Final = (9, 8, 7, 1)  # CN-12


class Played(msgspec.Struct, frozen=True):
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


Captain = Callable[[Minds, Sides, Sequence[Guess], set[int]], Idea | None]


def cautious(table: Table, judge: Judge, temper: Temper) -> Captain:
    """Our captain at full strength."""
    fit = np.ones(len(table.clue_words), np.bool_)

    def give(minds: Minds, sides: Sides, guesses: Sequence[Guess], given: set[int]) -> Idea | None:
        return think(minds, sides, fit, _clean(table, judge, sides, given), temper, guesses)

    return give


def greedy(table: Table, judge: Judge) -> Captain:
    """As many words as lie nearer to the clue than any other, by all sources together, and no thought of risk."""

    def give(minds: Minds, sides: Sides, guesses: Sequence[Guess], given: set[int]) -> Idea | None:  # noqa: ARG001
        logits = minds.logits(MIX)
        own = -np.sort(-logits[:, minds.columns(sides.own)], axis=1)[:, :4]
        wrong = logits[:, minds.columns(sides.open[len(sides.own) :])].max(axis=1)
        number = (own > wrong[:, None]).sum(axis=1)
        reach = np.where(number > 0, own[np.arange(len(own)), np.maximum(number - 1, 0)], own[:, 0])
        is_clean = _clean(table, judge, sides, given)
        for clue in np.lexsort((-reach, -number)):
            if is_clean(int(clue)):
                return Idea(int(clue), max(1, int(number[clue])), 0.0, (), ("", 0.0))
        return None

    return give


def _clean(table: Table, judge: Judge, sides: Sides, given: set[int]) -> Callable[[int], bool]:
    def is_clean(clue: int) -> bool:
        return clue not in given and judge.finding(table.words[clue].upper(), 1, sides.open).verdict == "allowed"

    return is_clean


def play(
    table: Table, board: Sides, captain: Captain, guesser: Family | str, form: Form, without: Sequence[Family]
) -> Played:
    """Until all own codenames are found, or the assassin or all of the enemy's are, or nobody can wait any longer."""
    minds, theirs = Minds(table, board.open, without), Minds(table, board.open)
    sides, given = board, set[int]()
    guesses: list[Guess] = []
    past: list[tuple[str, int]] = []
    turns = hits = kept = 0
    while turns < MOST_TURNS:
        turns += 1
        idea = captain(minds, sides, guesses, given)
        if idea is None:
            break
        given.add(idea.clue)
        clue = table.words[idea.clue]
        past.append((clue, idea.number))
        first = sides.open
        touched, sides = _guess(theirs, guesser, sides, past, form)
        found = sum(word in board.own for word in touched)
        past[-1] = (clue, idea.number - found)
        guesses.append(Guess(clue, first, touched[0]))
        hits += found
        kept += found >= idea.number
        if not sides.own:
            return Played(True, False, turns, hits, kept, len(sides.enemy))
        if not sides.assassin or not sides.enemy:
            return Played(False, not sides.assassin, turns, hits, kept, 0)
        if form == "coop":
            sides = _covered(minds, sides)
            if not sides.enemy:
                return Played(False, False, turns, hits, kept, 0)
    return Played(False, False, turns, hits, kept, 0)


def _guess(
    minds: Minds, guesser: str, sides: Sides, past: Sequence[tuple[str, int]], form: Form
) -> tuple[list[str], Sides]:
    """The guesser's turn: what was touched, and what is open after it."""
    touched: list[str] = []
    number = past[-1][1]
    while True:
        words = sides.open
        columns = minds.columns(words)
        heard = [
            Heard(
                logits=minds.row(guesser, clue)[columns],
                ours=True,
                left=left - (len(touched) if last else 0),
                current=last,
            )
            for clue, left, last in ((clue, left, place == len(past) - 1) for place, (clue, left) in enumerate(past))
            if left > 0 or last
        ]
        counts = {side: len(getattr(sides, side)) for side in ("own", "enemy", "bystander", "assassin")}
        choice = choose(heard, counts, form)
        if touched and (len(touched) > number or choice.gain <= 0):
            return touched, sides
        word = words[choice.place]
        touched.append(word)
        right = word in sides.own
        sides = _without(sides, word)
        if not right or not sides.own:
            return touched, sides


def _without(sides: Sides, word: str) -> Sides:
    return Sides(*(tuple(other for other in held if other != word) for held in msgspec.structs.astuple(sides)))


def _covered(minds: Minds, sides: Sides) -> Sides:
    """The enemy's turn: the word that is most in the way goes (CN-94)."""
    return _without(sides, most_in_the_way(minds, sides))

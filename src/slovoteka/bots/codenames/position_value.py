"""What a position is worth: the chance to win, given how many codenames each side has left.

It assumes that everybody plays like an average team from the next turn on. It need not be exact. It only has to know
that a point is worth more in a race than when there is time, and that the assassin costs everything.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

Stakes = Literal["race", "coop", "alone"]
"""Against another team, against the game (CN-90), or without an enemy that moves, which is used to measure bots."""
Miss = Literal["enemy", "bystander", "assassin"]

_HITS: Final = {0: 0.15, 1: 0.50, 2: 0.28, 3: 0.07}
"""The probability of each number of codenames found in an average turn."""
_ENEMY: Final = 0.10
_ASSASSIN: Final = 0.015
"""How often an average turn ends with an enemy word, or with the assassin."""
_POINT: Final = 0.04
"""Against the game: the value of each agent left in the enemy's stack, in addition to the win (CN-97)."""
_PATIENCE: Final = 0.94
"""Without an enemy: how much of a win's value is left if it comes one turn later."""


@cache
def worth(stakes: Stakes, own: int, enemy: int) -> float:
    """The chance to win after our turn, with this many codenames left for us and for them."""
    if own <= 0:
        return 1.0 + (_POINT * enemy if stakes == "coop" else 0.0)
    if enemy <= 0:
        return 0.0
    match stakes:
        case "race":
            return 1.0 - _to_move(enemy, own)
        case "coop":  # the enemy's turn comes first: one of their codenames is covered (CN-94)
            rest = enemy - 1
            turns = _turns(own, rest, least=0) if rest else ()
            return sum(chance * worth("coop", ours, left) for chance, ours, left in turns)
    return _PATIENCE * sum(chance * worth("alone", ours, left) for chance, ours, left in _turns(own, enemy, least=1))


@cache
def _to_move(own: int, enemy: int) -> float:
    """The chance to win for the team to move in a race.

    After a turn that changes nothing the other team is in the same situation, and so on in turn. The two chances x and
    y follow from x = s + q (1 - y) and y = t + q (1 - x), where q is the probability of such a turn.
    """
    if not own or not enemy:
        return 1.0 if enemy else 0.0
    idle = _HITS[0] * (1 - _ENEMY - _ASSASSIN)
    ours, theirs = _by_change(own, enemy), _by_change(enemy, own)
    return (ours + idle * (1 - theirs - idle)) / (1 - idle * idle)


def _by_change(own: int, enemy: int) -> float:
    """The part of the chance that comes from turns that change the position."""
    turns = ((chance, ours, left) for chance, ours, left in _turns(own, enemy, least=0) if (ours, left) != (own, enemy))
    return sum(chance * worth("race", ours, left) for chance, ours, left in turns)


def _turns(own: int, enemy: int, *, least: int) -> Iterator[tuple[float, int, int]]:
    """The possible results of an average turn: probability, own and enemy codenames. Leaves out the assassin."""
    every = sum(chance for hits, chance in _HITS.items() if hits >= least)
    for hits, chance in _HITS.items():
        if hits < least:
            continue
        if hits >= own:
            yield chance / every, 0, enemy
        else:
            yield chance / every * (1 - _ENEMY - _ASSASSIN), own - hits, enemy
            yield chance / every * _ENEMY, own - hits, enemy - 1


def after(stakes: Stakes, own: int, enemy: int, hits: int, miss: Miss | None) -> float:
    """The chance to win after a turn with this many hits, which ended with a miss or without one."""
    if hits >= own:
        return worth(stakes, 0, enemy)
    return 0.0 if miss == "assassin" else worth(stakes, own - hits, enemy - (miss == "enemy"))

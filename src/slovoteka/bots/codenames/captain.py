"""The captain: of all clues and numbers the one that is worth most, whoever the partner may be."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from slovoteka.bots.codenames.minds import MIX, Floats, Guess, Minds, softmax
from slovoteka.bots.codenames.worth import Form, Miss, after

_LOOKED_AT: Final = 600
"""Clues that seem best by all sources together are weighed by each idea of the partner."""
_TRIED: Final = 200
"""Of those, how many are shown to the judge before a captain gives up."""

_GOOD: Final = 400
"""Clues that reach one of our words best."""
_HONEST: Final = 0.5
"""A clue is about our codenames: one that leads elsewhere as likely as not is the last resort."""
_DISHONEST: Final = 10.0
_NOTHING: Final = 1e-9

_MISSES: Final[tuple[Miss, ...]] = ("enemy", "bystander", "assassin")


class Sides(msgspec.Struct, frozen=True):
    """Open codenames as the captain sees them."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    bystander: tuple[str, ...]
    assassin: tuple[str, ...]

    @property
    def open(self) -> tuple[str, ...]:
        return self.own + self.enemy + self.bystander + self.assassin


class Idea(msgspec.Struct, frozen=True):
    """A clue with what the captain hopes and fears."""

    clue: int
    """Its place in the table."""
    number: int
    value: float
    targets: tuple[tuple[str, float], ...]
    """Codenames meant, and the chance that the partner takes each when its turn has come."""
    danger: tuple[str, float]
    """The other word that is nearest, and the chance that the partner begins with it."""


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    most: int = 4
    caution: float = 0.5
    form: Form = "race"


def think(
    minds: Minds,
    sides: Sides,
    fit: NDArray[np.bool_],
    is_clean: Callable[[int], bool],
    temper: Temper,
    guesses: Sequence[Guess] = (),
    noise: Floats | None = None,
) -> Idea | None:
    """The best clean clue, or None if there is none. `fit` says which clue words the captain has."""
    columns = minds.columns(sides.open)
    seats = _Columns.of(sides)

    def of_mind(name: str) -> Floats:
        logits: Floats = minds.logits(name)[:, columns]
        return logits if noise is None else logits + noise[:, columns]

    mix = of_mind(MIX)
    first = _values(mix, seats, sides, temper).max(axis=1)
    first[~fit] = -np.inf
    near = np.argpartition(-first, min(_LOOKED_AT, len(first) - 1))[:_LOOKED_AT]
    near = near[np.isfinite(first[near])]
    by_mind: dict[str, Floats] = {name: (mix if name == MIX else of_mind(name))[near] for name in minds.names}
    beliefs = minds.beliefs(guesses)
    values = _by_all(by_mind, beliefs, seats, sides, temper)
    values[_own_share(by_mind, beliefs, seats) < _HONEST] -= _DISHONEST
    order = np.argsort(-values.max(axis=1), kind="stable")[:_TRIED]
    for row in order:
        if is_clean(int(near[row])):
            rows = {name: logits[row] for name, logits in by_mind.items()}
            return _idea(int(near[row]), values[row], rows, beliefs, sides)
    return None


def _own_share(by_mind: Mapping[str, Floats], beliefs: Mapping[str, float], seats: "_Columns") -> Floats:
    """The chance that the partner's first guess is one of ours."""
    shares = sum(beliefs[name] * softmax(logits)[:, seats.own].sum(axis=1) for name, logits in by_mind.items())
    return np.asarray(shares, np.float32)


class _Columns(msgspec.Struct, frozen=True):
    """Where each side's words stand among the open ones."""

    own: slice
    misses: Mapping[Miss, slice]

    @classmethod
    def of(cls, sides: Sides) -> "_Columns":
        own, enemy, bystander = len(sides.own), len(sides.enemy), len(sides.bystander)
        return cls(
            slice(0, own),
            {
                "enemy": slice(own, own + enemy),
                "bystander": slice(own + enemy, own + enemy + bystander),
                "assassin": slice(own + enemy + bystander, None),
            },
        )


def _values(logits: Floats, seats: _Columns, sides: Sides, temper: Temper) -> Floats:
    """A row a clue, a column a number from 1: the worth of the table after the turn, as far as can be foreseen.

    The partner takes words one after the other, each with the chance that is its share of what is left, the likeliest
    own word going first, and stops at the number or the first miss.
    """
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    most = min(temper.most, len(sides.own))
    own = -np.sort(-powers[:, seats.own], axis=1)[:, :most]
    wrong = {miss: powers[:, columns].sum(axis=1) for miss, columns in seats.misses.items()}
    left = powers.sum(axis=1)
    own_left = powers[:, seats.own].sum(axis=1)
    so_far = np.ones(len(logits), np.float32)
    lost = np.zeros(len(logits), np.float32)
    values = np.empty((len(logits), most), np.float32)
    counts = (len(sides.own), len(sides.enemy))
    for hits in range(most):
        for miss in _MISSES:
            lost = lost + so_far * wrong[miss] / np.maximum(left, _NOTHING) * after(temper.form, *counts, hits, miss)
        so_far = so_far * own_left / np.maximum(left, _NOTHING)
        left, own_left = left - own[:, hits], own_left - own[:, hits]
        values[:, hits] = lost + so_far * after(temper.form, *counts, hits + 1, None)
    return values


def _by_all(
    by_mind: Mapping[str, Floats], beliefs: Mapping[str, float], seats: _Columns, sides: Sides, temper: Temper
) -> Floats:
    """The average over all ideas of the partner, less what the worst of them would cost."""
    each = {name: _values(logits, seats, sides, temper) for name, logits in by_mind.items()}
    mean = sum(beliefs[name] * values for name, values in each.items())
    worst = np.min(list(each.values()), axis=0)
    return np.asarray(mean - temper.caution * (mean - worst), np.float32)


def _idea(clue: int, values: Floats, rows: Mapping[str, Floats], beliefs: Mapping[str, float], sides: Sides) -> Idea:
    number = int(values.argmax()) + 1
    chances = np.sum([beliefs[name] * softmax(row) for name, row in rows.items()], axis=0)
    words = sides.open
    own = sorted(range(len(sides.own)), key=lambda place: -chances[place])[:number]
    targets, left = [], 1.0
    for place in own:
        targets.append((words[place], float(chances[place] / left)))
        left -= float(chances[place])
    others = range(len(sides.own), len(words))
    worst = max(others, key=lambda place: chances[place])
    return Idea(clue, number, float(values.max()), tuple(targets), (words[worst], float(chances[worst])))


def most_in_the_way(minds: Minds, sides: Sides) -> str:
    """The enemy's word that is nearest to the clues that would be good for us."""
    logits = minds.logits(MIX)
    good = np.argsort(-logits[:, minds.columns(sides.own)].max(axis=1), kind="stable")[:_GOOD]
    return sides.enemy[int(logits[good][:, minds.columns(sides.enemy)].mean(axis=0).argmax())]

"""The captain: finds the clue and number that are worth most, for whatever partner."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.bots.codenames.partner_models import MIX, Floats, Guess, PartnerModel, PartnerModels, softmax
from slovoteka.bots.codenames.position_value import Miss, Stakes, after
from slovoteka.core.value import Value

_LOOKED_AT: Final = 600
"""How many clues, the best by all sources together, are weighed for each model of the partner."""

_GOOD: Final = 400
"""How many clues that reach one of our words best are looked at."""
_SEEN: Final = 0.4
"""A codename counts as meant if its chance against all wrong words is at least this."""
_HONEST: Final = 0.5
"""A clue must be about our codenames. One that leads elsewhere as often as not is a last resort."""
_DISHONEST: Final = 10.0
_UNBACKED: Final = 20.0
"""A clue with a link that a single kind of evidence sees is given only if there is no other clue at all."""
_TASTE: Final = 1e-5
"""Breaks ties between clues of equal value: the one nearest to one of our words wins."""
_NOTHING: Final = 1e-9
_AT_FIRST: Final = 8
"""Enemy words assumed if the position has none, because the game would otherwise be over."""

_MISSES: Final[tuple[Miss, ...]] = ("enemy", "bystander", "assassin")


class Sides(Value, frozen=True):
    """Open codenames as the captain sees them."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    bystander: tuple[str, ...]
    assassin: tuple[str, ...]

    @property
    def open(self) -> tuple[str, ...]:
        return self.own + self.enemy + self.bystander + self.assassin


class Idea(Value, frozen=True):
    """A clue with its chances and its danger."""

    clue: int
    """Its index in the table."""
    number: int
    value: float
    targets: tuple[tuple[str, float], ...]
    """The codenames meant, and for each the chance that the partner takes it when its turn comes."""
    danger: tuple[str, float] | None
    """The nearest other word, if any, and the chance that the partner begins with it."""


class CaptainStyle(Value, frozen=True, kw_only=True):
    most: int = 4
    """The largest number that the captain gives with a clue."""
    caution: float = 0.15
    """How much the worst model of the partner counts against the mean of all."""
    stakes: Stakes = "race"


IsClean = Callable[[int, int], bool]
"""Whether a clue, given by its index in the table, may be given with a number."""


def think(
    models: PartnerModels,
    sides: Sides,
    fit: NDArray[np.bool_],
    is_clean: IsClean,
    style: CaptainStyle,
    guesses: Sequence[Guess] = (),
    noise: Floats | None = None,
) -> Idea | None:
    """The best clean clue, or None if there is none. `fit` says which clue words the captain knows."""
    return next(ideas(models, sides, fit, is_clean, style, guesses, noise), None)


def ideas(
    models: PartnerModels,
    sides: Sides,
    fit: NDArray[np.bool_],
    is_clean: IsClean,
    style: CaptainStyle,
    guesses: Sequence[Guess] = (),
    noise: Floats | None = None,
) -> Iterator[Idea]:
    """Yields clean clues, the best first, each with its best number."""
    columns, seats = models.columns(sides.open), _Columns.of(sides)

    def of_model(name: PartnerModel, clues: NDArray[np.int64] | slice) -> Floats:
        logits: Floats = models.logits(name)[clues][:, columns]
        return logits if noise is None else logits + noise[clues][:, columns]

    own = models.columns(sides.own)
    by_mix = of_model(MIX, slice(None))
    all_values = _values(by_mix, seats, sides, style)
    all_values -= _UNBACKED * ~_backed(by_mix[:, seats.own], models.backed[:, own], all_values.shape[1])
    first = all_values.max(axis=1)
    first[~fit] = -np.inf
    beliefs = models.beliefs(guesses)
    for near in _in_portions(first):
        by_model = {name: of_model(name, near) for name in models.names}
        values = _by_all(by_model, beliefs, seats, sides, style)
        chances = np.sum([beliefs[name] * softmax(logits) for name, logits in by_model.items()], axis=0)
        values[~_plain(chances, seats, values.shape[1])] = -np.inf
        values[chances[:, seats.own].sum(axis=1) < _HONEST] -= _DISHONEST
        values -= _UNBACKED * ~_backed(chances[:, seats.own], models.backed[near][:, own], values.shape[1])
        values += _TASTE * by_model[MIX][:, seats.own].max(axis=1, keepdims=True)
        for row in np.argsort(-values.max(axis=1), kind="stable"):
            clue, number = int(near[row]), int(values[row].argmax()) + 1
            if is_clean(clue, number):
                rows = {name: logits[row] for name, logits in by_model.items()}
                yield _idea(clue, number, float(values[row].max()), rows, beliefs, sides)


class WeighedClue(Value, frozen=True, kw_only=True):
    """What a clue is worth, whoever gave it."""

    value: float
    chances: tuple[float, ...]
    """For each open codename the chance that the partner begins with it, in the order of `Sides.open`."""
    expected: float
    """How many of our codenames the partner will find."""


def weigh(
    models: PartnerModels,
    sides: Sides,
    clue: str,
    number: int | None,
    style: CaptainStyle,
    guesses: Sequence[Guess] = (),
) -> WeighedClue:
    """Weighs a clue for `number` codenames, or for its best number. The clue need not be in the table."""
    columns, beliefs = models.columns(sides.open), models.beliefs(guesses)
    most = len(sides.own) if number is None else min(number, len(sides.own))
    rows = {name: models.row(name, clue)[columns] for name in models.names}
    by_model = {name: row[np.newaxis] for name, row in rows.items()}
    asked = style.but(most=most)
    values = _by_all(by_model, beliefs, _Columns.of(sides), sides, asked)[0]
    meant = int(values.argmax()) if number is None else most - 1
    chances = np.sum([beliefs[name] * softmax(row) for name, row in rows.items()], axis=0)
    return WeighedClue(
        value=float(values[meant]),
        chances=tuple(map(float, chances)),
        expected=_expected(chances, len(sides.own), meant + 1),
    )


def _expected(chances: Floats, own: int, number: int) -> float:
    """How many codenames are found in order of likelihood, until the number is reached or a miss comes."""
    found, so_far, left, own_left = 0.0, 1.0, 1.0, float(chances[:own].sum())
    for chance in -np.sort(-chances[:own])[:number]:
        so_far *= own_left / max(left, _NOTHING)
        found += so_far
        left, own_left = left - float(chance), own_left - float(chance)
    return found


def _in_portions(first: Floats) -> Iterator[NDArray[np.int64]]:
    """Yields the clues that seem best by all sources together first. The rest is hardly ever needed."""
    best = np.argpartition(-first, min(_LOOKED_AT, len(first) - 1))[:_LOOKED_AT]
    yield best[np.isfinite(first[best])]
    every = np.argsort(-first, kind="stable")
    every = every[np.isfinite(first[every])]
    for start in range(_LOOKED_AT, len(every), _LOOKED_AT):
        yield every[start : start + _LOOKED_AT]


def _plain(chances: Floats, seats: "_Columns", most: int) -> NDArray[np.bool_]:
    """Which numbers a clue may have: each codename that it counts must stand out from all wrong words."""
    own = -np.sort(-chances[:, seats.own], axis=1)[:, :most]
    wrong = 1 - chances[:, seats.own].sum(axis=1, keepdims=True)
    seen = own >= _SEEN * (own + wrong)
    seen[:, 0] = True
    return np.logical_and.accumulate(seen, axis=1)


def _backed(nearness: Floats, backed: NDArray[np.bool_], most: int) -> NDArray[np.bool_]:
    """Which numbers a clue may have: each codename that it counts must be linked with it so that people can see why."""
    order = np.argsort(-nearness, axis=1, kind="stable")[:, :most]
    return np.logical_and.accumulate(np.take_along_axis(backed, order, axis=1), axis=1)


class _Columns(Value, frozen=True):
    """Which columns belong to each side."""

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


def _values(logits: Floats, seats: _Columns, sides: Sides, style: CaptainStyle) -> Floats:
    """The value of the position after the turn, for each clue (row) and each number from 1 (column).

    The partner takes words one by one, each with a probability that is its share of what is left. The likeliest of our
    words goes first. The partner stops at the number or at the first miss.
    """
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    most = min(style.most, len(sides.own))
    own = -np.sort(-powers[:, seats.own], axis=1)[:, :most]
    wrong = {miss: powers[:, columns].sum(axis=1) for miss, columns in seats.misses.items()}
    left = powers.sum(axis=1)
    own_left = powers[:, seats.own].sum(axis=1)
    so_far = np.ones(len(logits), np.float32)
    lost = np.zeros(len(logits), np.float32)
    values = np.empty((len(logits), most), np.float32)
    counts = (len(sides.own), len(sides.enemy) or _AT_FIRST)
    for hits in range(most):
        for miss in _MISSES:
            lost = lost + so_far * wrong[miss] / np.maximum(left, _NOTHING) * after(style.stakes, *counts, hits, miss)
        so_far = so_far * own_left / np.maximum(left, _NOTHING)
        left, own_left = left - own[:, hits], own_left - own[:, hits]
        values[:, hits] = lost + so_far * after(style.stakes, *counts, hits + 1, None)
    return values


def _by_all(
    by_model: Mapping[PartnerModel, Floats],
    beliefs: Mapping[PartnerModel, float],
    seats: _Columns,
    sides: Sides,
    style: CaptainStyle,
) -> Floats:
    """The average over all models of the partner, minus a penalty for the worst of them."""
    each = {name: _values(logits, seats, sides, style) for name, logits in by_model.items()}
    mean = sum(beliefs[name] * values for name, values in each.items())
    worst = np.min(list(each.values()), axis=0)
    return np.asarray(mean - style.caution * (mean - worst), np.float32)


def _idea(
    clue: int,
    number: int,
    value: float,
    rows: Mapping[PartnerModel, Floats],
    beliefs: Mapping[PartnerModel, float],
    sides: Sides,
) -> Idea:
    chances = np.sum([beliefs[name] * softmax(row) for name, row in rows.items()], axis=0)
    words, left = sides.open, 1.0
    targets = []
    for place in sorted(range(len(sides.own)), key=lambda place: -chances[place])[:number]:
        targets.append((words[place], min(1.0, float(chances[place]) / max(left, _NOTHING))))
        left -= float(chances[place])
    others = range(len(sides.own), len(words))
    worst = max(others, key=lambda place: chances[place], default=None)
    danger = None if worst is None else (words[worst], float(chances[worst]))
    return Idea(clue, number, value, tuple(targets), danger)


def most_in_the_way(models: PartnerModels, sides: Sides) -> str:
    """The enemy's word that is nearest to clues that would be good for us."""
    logits = models.logits(MIX)
    good = np.argsort(-logits[:, models.columns(sides.own)].max(axis=1), kind="stable")[:_GOOD]
    return sides.enemy[int(logits[good][:, models.columns(sides.enemy)].mean(axis=0).argmax())]

"""Improves games: a few plays are removed, what is still legal is laid again, and the gaps are refilled."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from time import monotonic
from typing import Final, Literal

from slovoteka.games.scrabble.editions import EMPTY, RACK, SIZE
from slovoteka.record_hunt.scrabble.finder import FoundPlay, Slot
from slovoteka.record_hunt.scrabble.giant_moves import EDGES, Builder, GiantMove, giants
from slovoteka.record_hunt.scrabble.play_sequence import PlayRules, PlaySequence

Goal = Literal["move", "total"]
GOALS: Final[tuple[Goal, ...]] = ("move", "total")

_DROPS: Final = (1, 1, 2, 2, 3, 4, 6)
_TILE_WORTH: Final = (2.0, 18.0)
"""The points that a tile must bring, chosen at random between these. Otherwise it is kept for another play."""
_WHIM: Final = (0.85, 1.0)
"""The share of its points with which a play is weighed, chosen at random between these."""
_SLACK: Final = {"move": 25, "total": 60}
"""How many points a step may lose at first."""
_IN_THE_MIDDLE: Final = 0.5
"""How often something new is laid in the middle of a game, and not only at the end."""
_HOPELESS: Final = 250
"""If the plays that depend on the removed ones score more than this, refilling cannot make up for it."""
_FIRST: Final = 1_500
"""How many of the dictionary's highest-scoring words giants are made of."""
_SECOND: Final = 40
_TRIED: Final = 5
"""For the opposite edge: how many words for the remaining tiles, and how many of their giants, are tried."""
_SECOND_ANEW: Final = 0.05
"""How often a game is cut after its giant move to try that."""


@lru_cache(maxsize=1)
def _all_giants(rules: PlayRules) -> list[GiantMove]:
    return giants(rules.finder, rules.options.tiles.tiles, _FIRST)


def value(rules: PlayRules, goal: Goal, sequence: PlaySequence) -> int:
    return sequence.best.score if goal == "move" else sequence.total(rules)


class Improver:
    def __init__(self, rules: PlayRules, rng: Random) -> None:
        self._rules, self._rng = rules, rng

    def _value(self, goal: Goal, sequence: PlaySequence) -> int:
        return value(self._rules, goal, sequence)

    def improve(self, goal: Goal, sequence: PlaySequence, seconds: float) -> PlaySequence:
        """The best game found in this time. Steps may lose a little, less and less towards the end."""
        step = self._other_move if goal == "move" else self._other_total
        began = monotonic()
        best = current = sequence
        while (spent := (monotonic() - began) / seconds) < 1:
            other = step(current)
            if other is None:
                continue
            if self._value(goal, other) >= self._value(goal, current) - _SLACK[goal] * (1 - spent):
                current = other
            best = max(best, current, key=lambda sequence: self._value(goal, sequence))
        return best

    def explore(self, goal: Goal, seconds: float) -> PlaySequence:
        """The best of new games. If no giant was reached, a game without one."""
        make = self._new_move if goal == "move" else self._new_total
        began, found = monotonic(), list[PlaySequence]()
        while monotonic() - began < seconds:
            if (new := make()) is not None:
                found.append(new)
        return max(
            found or [self._filled(PlaySequence.empty(self._rules.options))],
            key=lambda sequence: self._value(goal, sequence),
        )

    # --- one great move

    def _new_move(self, greed: float = 0) -> PlaySequence | None:
        known = _all_giants(self._rules)
        giant = known[int(len(known) * self._rng.random() ** 4)]  # prefers the highest-scoring
        builder = Builder(self._rules, giant, self._rng.choice(EDGES), self._rng, greed=greed)
        return builder.build(PlaySequence.empty(self._rules.options))

    def _other_move(self, sequence: PlaySequence) -> PlaySequence | None:
        builder = Builder.of(self._rules, sequence, self._rng)
        if builder is None:
            return self._new_move()
        before = sequence.plays[: sequence.plays.index(sequence.best)]
        return builder.build(self._laid_again(self._without_some(before)))

    # --- a great total

    def _new_total(self) -> PlaySequence | None:
        sequence = self._new_move(greed=self._rng.choice((0.0, 0.5, 1.0)))
        if sequence is None:
            return None
        return self._filled(self._with_second(sequence) or sequence)

    def _with_second(self, sequence: PlaySequence) -> PlaySequence | None:
        """Adds another giant on the opposite edge, made of the remaining tiles."""
        edge = next((edge for edge in EDGES if set(_row(sequence.grid, edge)) == {EMPTY}), None)
        if edge is None:
            return None
        dearest = giants(self._rules.finder, sequence.bag, _SECOND)
        for giant in self._rng.sample(dearest, min(_TRIED, len(dearest))):
            found = Builder(self._rules, giant, edge, self._rng).build(sequence)
            if found is not None:
                return found
        return None

    def _other_total(self, sequence: PlaySequence) -> PlaySequence | None:
        if self._rng.random() < _SECOND_ANEW:
            first = self._laid_again(sequence.plays[: sequence.plays.index(sequence.best) + 1])
            both = self._with_second(first)
            return None if both is None else self._filled(self._laid_again(sequence.plays[len(first.plays) :], both))
        kept = self._without_some(sequence.plays)
        place = self._rng.randrange(len(kept) + 1)
        before = self._laid_again(kept[:place])
        if self._rng.random() < _IN_THE_MIDDLE:
            tiles = self._laid_again(kept).bag
            before = self._with_play(before, tiles, self._weigher()) or before
        standing = self._laid_again(kept[place:], before)
        lost = sum(play.score for play in kept) - sum(play.score for play in standing.plays)
        return None if lost > _HOPELESS else self._filled(standing)

    def _filled(self, sequence: PlaySequence) -> PlaySequence:
        """Adds plays until there is none left, whole racks first."""
        weigh = self._weigher()
        while (longer := self._with_play(sequence, sequence.bag, weigh)) is not None:
            sequence = longer
        return sequence

    def _weigher(self) -> Callable[[FoundPlay], float]:
        worth = self._rng.uniform(*_TILE_WORTH)
        return lambda play: play.score * self._rng.uniform(*_WHIM) - worth * play.laid

    def _with_play(
        self, sequence: PlaySequence, tiles: str, weigh: Callable[[FoundPlay], float]
    ) -> PlaySequence | None:
        layout = self._rules.layout

        def is_grand(slot: Slot) -> bool:
            triples = sum(layout.word_factors[slot.squares[gap]] == 3 for gap in slot.gaps)
            return len(slot.gaps) == RACK or triples > 1

        for accept in (is_grand, bool):
            plays = self._rules.finder.plays(sequence.grid, tiles, 3, accept)
            best = max(plays, key=weigh, default=None)
            if best is not None:
                return sequence.after(self._rules, best)
        return None

    # --- removing and laying again

    def _without_some(self, plays: tuple[FoundPlay, ...]) -> tuple[FoundPlay, ...]:
        """Removes a few plays, preferring those with few points for their tiles."""
        dropped = set()
        for _ in range(self._rng.choice(_DROPS)):
            weights = [play.laid / (play.score + 1) for play in plays]
            dropped.add(self._rng.choices(range(len(plays)), weights)[0] if plays else 0)
        return tuple(play for place, play in enumerate(plays) if place not in dropped)

    def _laid_again(self, plays: tuple[FoundPlay, ...], start: PlaySequence | None = None) -> PlaySequence:
        """The legal plays in their order. A play that comes too early is tried again after the others."""
        sequence, waiting = start or PlaySequence.empty(self._rules.options), list(plays)
        while waiting:
            early = []
            for play in waiting:
                after = sequence.after(self._rules, play)
                if after is None:
                    early.append(play)
                else:
                    sequence = after
            if len(early) == len(waiting):
                break
            waiting = early
        return sequence


def _row(grid: str, row: int) -> str:
    return grid[row * SIZE : (row + 1) * SIZE]

"""The numbers, and what a match does to them.

A player's strength is a belief: a number and how uncertain it is. The scale is that of Elo, so nothing is converted for
people to read: a newcomer stands at 1500, and of two whose numbers are known well and differ by 400 the better one wins
ten times out of eleven. The arithmetic is openskill's Bradley-Terry model with all pairs of sides compared and the
result averaged: so a match of any size weighs as much as one game of two. (Its Plackett-Luce model would hardly notice
who has won in a hall: first of a thousand moves a newcomer by a tenth of what a game of two does.)
"""

from collections.abc import Sequence
from functools import cache
from math import exp, log, sqrt
from typing import Final

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from slovoteka.core.value import Value

START: Final = 1500.0
START_SIGMA: Final = 350.0
BETA: Final = 400 / log(10) / sqrt(2)
"""How much a player's form varies from game to game: what makes the scale Elo's."""
TAU: Final = 10.0
"""By so much everybody becomes less well known from match to match, or the strongest would stop moving for ever."""
SETTLED_SIGMA: Final = 110.0
SETTLED_GAMES: Final = 10
FIELD: Final = 64
"""Sides that are compared all with all: the pairs of a thousand would take longer than a reader waits."""


class Rating(Value, frozen=True, kw_only=True):
    """What is believed of somebody's strength."""

    mu: float = START
    sigma: float = START_SIGMA
    games: int = 0
    """That counted."""

    @property
    def number(self) -> int:
        """As people are told it."""
        return round(self.mu)

    @property
    def deviation(self) -> int:
        """The «±»: in nineteen cases of twenty the true number is no farther away."""
        return round(2 * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED_GAMES or self.sigma > SETTLED_SIGMA


class Member(Value, frozen=True, kw_only=True):
    """One player of a side."""

    rating: Rating
    has_left: bool = False
    """Did not stay to the end: gains nothing by what the others have won."""


class Side(Value, frozen=True, kw_only=True):
    """A player or a team, and where it came in."""

    place: int
    members: tuple[Member, ...]


def updated(sides: Sequence[Side]) -> list[tuple[Rating, ...]]:
    """What is believed after the match, in the order of sides and members. Does not depend on that order.

    Of more than `FIELD` sides each is compared with an even sample: by place they are dealt out into fields like cards.
    """
    fields = -(-len(sides) // FIELD)
    by_place = sorted(range(len(sides)), key=lambda index: _order(sides[index]))
    found: list[tuple[Rating, ...]] = [()] * len(sides)
    for field in range(fields):
        chosen = by_place[field::fields]
        for index, after in zip(chosen, _played([sides[index] for index in chosen]), strict=True):
            found[index] = after
    return found


def _order(side: Side) -> tuple[float, ...]:
    """By place; those who share one, by what tells them apart for the model."""
    return (side.place, *(number for member in side.members for number in (member.rating.mu, member.rating.sigma)))


def expected(one: Rating, other: Rating) -> float:
    """How often the first is expected to win, a draw counting half."""
    spread = sqrt(one.sigma**2 + other.sigma**2 + 2 * BETA**2)
    return 1 / (1 + exp((other.mu - one.mu) / spread))


@cache
def _model() -> BradleyTerryPart:
    """Uncertainty shrinks by as much as a game tells (gamma 1); it grows by `TAU` before, for each player."""
    return BradleyTerryPart(
        mu=START, sigma=START_SIGMA, beta=BETA, tau=0.0, gamma=lambda *_: 1.0, window_size=FIELD
    )  # fmt: skip


def _played(sides: Sequence[Side]) -> list[tuple[Rating, ...]]:
    if len(sides) < 2:
        return [tuple(member.rating for member in side.members) for side in sides]
    teams = [[_team(side)] for side in sides]
    after = _model().rate(teams, ranks=[float(side.place) for side in sides])
    return [
        tuple(_moved(member, len(side.members), before, now) for member in side.members)
        for side, [before], [now] in zip(sides, teams, after, strict=True)
    ]


def _team(side: Side) -> BradleyTerryPartRating:
    """A team is as strong as its members are on average: one head more is no advantage by itself."""
    size = len(side.members)
    mu = sum(member.rating.mu for member in side.members) / size
    variance = sum(_grown(member.rating) for member in side.members) / size**2
    return _model().rating(mu=mu, sigma=sqrt(variance))


def _grown(rating: Rating) -> float:
    return rating.sigma**2 + TAU**2


def _moved(member: Member, size: int, before: BradleyTerryPartRating, now: BradleyTerryPartRating) -> Rating:
    """A member's part of what the team has moved: whoever is less known moves more."""
    variance = _grown(member.rating)
    share = variance / size / before.sigma**2
    shrunk = 1 - (1 - (now.sigma / before.sigma) ** 2) * share / size
    mu = member.rating.mu + share * (now.mu - before.mu)
    if member.has_left:
        mu = min(mu, member.rating.mu)
    return Rating(mu=mu, sigma=min(sqrt(variance * shrunk), START_SIGMA), games=member.rating.games + 1)

"""Ratings, and how a match changes them.

A rating is an estimate: a number and its uncertainty. The scale is Elo's, so nothing is converted for display: a
newcomer has 1500, and of two players with certain ratings that differ by 400, the better one wins ten times out of
eleven. The arithmetic is openskill's Bradley-Terry model. It compares all pairs of sides and averages the results, so a
match of any size counts as much as a game of two. (With its Plackett-Luce model winning a hall would hardly count: the
first of a thousand would gain a tenth of what a game of two gives a newcomer.)
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
"""How much a player's form varies from game to game. This value makes the scale Elo's."""
TAU: Final = 10.0
"""How much uncertainty grows before each match. Otherwise ratings would stop changing after many matches."""
SETTLED_SIGMA: Final = 110.0
SETTLED_GAMES: Final = 10
FIELD: Final = 64
"""How many sides are compared with each other. All pairs of a thousand sides would take too long."""


class Rating(Value, frozen=True, kw_only=True):
    """An estimate of a player's strength."""

    mu: float = START
    sigma: float = START_SIGMA
    games: int = 0
    """How many matches counted."""

    @property
    def number(self) -> int:
        """The number that people see."""
        return round(self.mu)

    @property
    def deviation(self) -> int:
        """The number after «±»: with a probability of 95% the true strength is within it."""
        return round(2 * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < SETTLED_GAMES or self.sigma > SETTLED_SIGMA


class Member(Value, frozen=True, kw_only=True):
    """One player of a side."""

    rating: Rating
    has_left: bool = False
    """Did not stay to the end, so gains nothing if the side wins."""


class Side(Value, frozen=True, kw_only=True):
    """A player or a team, with its place."""

    place: int
    members: tuple[Member, ...]


def updated(sides: Sequence[Side]) -> list[tuple[Rating, ...]]:
    """The ratings after the match, in the order of sides and members. The order does not affect the result.

    More than `FIELD` sides are dealt into fields by place, like cards, so that each field is an even sample.
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
    """The sort key of a side: by place, then by ratings."""
    return (side.place, *(number for member in side.members for number in (member.rating.mu, member.rating.sigma)))


def expected(one: Rating, other: Rating) -> float:
    """The expected share of points of the first player, where a draw counts half."""
    spread = sqrt(one.sigma**2 + other.sigma**2 + 2 * BETA**2)
    return 1 / (1 + exp((other.mu - one.mu) / spread))


@cache
def _model() -> BradleyTerryPart:
    """With gamma 1 uncertainty shrinks by the full information of a game. Before that, `_grown` adds `TAU`."""
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
    """A team is as strong as its average member, so a larger team has no advantage by itself."""
    size = len(side.members)
    mu = sum(member.rating.mu for member in side.members) / size
    variance = sum(_grown(member.rating) for member in side.members) / size**2
    return _model().rating(mu=mu, sigma=sqrt(variance))


def _grown(rating: Rating) -> float:
    return rating.sigma**2 + TAU**2


def _moved(member: Member, size: int, before: BradleyTerryPartRating, now: BradleyTerryPartRating) -> Rating:
    """A member's new rating. The team's change is shared so that less certain members change more."""
    variance = _grown(member.rating)
    share = variance / size / before.sigma**2
    shrunk = 1 - (1 - (now.sigma / before.sigma) ** 2) * share / size
    mu = member.rating.mu + share * (now.mu - before.mu)
    if member.has_left:
        mu = min(mu, member.rating.mu)
    return Rating(mu=mu, sigma=min(sqrt(variance * shrunk), START_SIGMA), games=member.rating.games + 1)

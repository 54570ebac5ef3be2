"""Who may meet in a rated match, and what its outcome does to each of them."""

from collections.abc import Mapping, Sequence

from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.core.kind import RatedAs
from slovoteka.core.value import Value
from slovoteka.ratings.levels import rating_of
from slovoteka.ratings.model import Member, Rating, Side, updated


class Occupant(Value, frozen=True, kw_only=True):
    """Who sits in a chair: a person, or a program with a name of its own; or a bot of ours."""

    seat: int
    identity: str | None = None
    level: str | None = None


class Change(Value, frozen=True, kw_only=True):
    """What a match has done to one player."""

    seat: int
    identity: str
    place: int
    """Of the side."""
    before: Rating
    after: Rating


def check_sides(counts: RatedAs, sitting: Sequence[Occupant]) -> None:
    """Whether a match of these can count. Chairs may still be empty. Raises `Illegal`."""
    people = [one.identity for one in sitting if one.identity is not None]
    if len(set(people)) < len(people):
        raise Illegal("host", "rated-two-chairs")
    for one in sitting:
        if one.level is not None and rating_of(counts.category, one.level) is None:
            raise Illegal("host", "rated-level-unknown", level=one.level)
    for side in _sides(counts, sitting):
        if len({one.identity is None for one in side}) > 1:  # such a bot would be a helper
            raise Illegal("host", "rated-mixed-team")


def can_count(counts: RatedAs, sitting: Sequence[Occupant]) -> bool:
    """Once it is over: a table may have begun before there was such a rule, and a hall with one person."""
    try:
        check_sides(counts, sitting)
    except Illegal:
        return False
    return len(_sides(counts, sitting)) > 1


def changes(
    counts: RatedAs, sitting: Sequence[Occupant], outcome: Outcome, ratings: Mapping[str, Rating]
) -> tuple[Change, ...]:
    """For every person, by seat. None of them where the match does not count after all.

    `ratings` are those of the people before it; who is missing is new.
    """
    if not can_count(counts, sitting):
        return ()
    teams = _sides(counts, sitting)
    sides = [_side(counts, team, outcome, ratings) for team in teams]
    made = [
        Change(seat=one.seat, identity=one.identity, place=side.place, before=member.rating, after=after)
        for team, side, afters in zip(teams, sides, updated(sides), strict=True)
        for one, member, after in zip(team, side.members, afters, strict=True)
        if one.identity is not None
    ]
    return tuple(sorted(made, key=lambda change: change.seat))


def _sides(counts: RatedAs, sitting: Sequence[Occupant]) -> list[list[Occupant]]:
    sides: dict[int, list[Occupant]] = {}
    for one in sitting:
        sides.setdefault(counts.sides[one.seat] if counts.sides else one.seat, []).append(one)
    return list(sides.values())


def _side(counts: RatedAs, team: Sequence[Occupant], outcome: Outcome, ratings: Mapping[str, Rating]) -> Side:
    """A team's place is the best that one of its members has: only who has left stands behind it."""
    place = min(outcome.places[one.seat] for one in team)
    members = tuple(
        Member(rating=_rating(counts, one, ratings), has_left=outcome.places[one.seat] > place) for one in team
    )
    return Side(place=place, members=members)


def _rating(counts: RatedAs, one: Occupant, ratings: Mapping[str, Rating]) -> Rating:
    if one.identity is not None:
        return ratings.get(one.identity) or Rating()
    return rating_of(counts.category, one.level or "") or Rating()

"""Who may play a rated match, and how its outcome changes ratings."""

from collections.abc import Mapping, Sequence

from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.core.kind import RatedAs
from slovoteka.core.value import Value
from slovoteka.ratings.levels import rating_of
from slovoteka.ratings.model import Member, Rating, Side, updated


class Occupant(Value, frozen=True, kw_only=True):
    """Who sits in a seat: a person or external program (`identity`), or one of our bots (`level`)."""

    seat: int
    identity: str | None = None
    level: str | None = None


class Change(Value, frozen=True, kw_only=True):
    """How a match has changed one player's rating."""

    seat: int
    identity: str
    place: int
    """The place of the player's side."""
    before: Rating
    after: Rating


def check_sides(counts: RatedAs, sitting: Sequence[Occupant]) -> None:
    """Raises `Illegal` if a match of these players cannot be rated. Seats may still be empty."""
    people = [one.identity for one in sitting if one.identity is not None]
    if len(set(people)) < len(people):
        raise Illegal("host", "rated-two-chairs")
    for one in sitting:
        if one.level is not None and rating_of(counts.category, one.level) is None:
            raise Illegal("host", "rated-level-unknown", level=one.level)
    for side in _sides(counts, sitting):
        if len({one.identity is None for one in side}) > 1:  # a bot would help the people on its team
            raise Illegal("host", "rated-mixed-team")


def can_count(counts: RatedAs, sitting: Sequence[Occupant]) -> bool:
    """Whether a finished match counts. It may have begun before a rule existed, or be a hall with one person."""
    try:
        check_sides(counts, sitting)
    except Illegal:
        return False
    return len(_sides(counts, sitting)) > 1


def changes(
    counts: RatedAs, sitting: Sequence[Occupant], outcome: Outcome, ratings: Mapping[str, Rating]
) -> tuple[Change, ...]:
    """The changes for all people by seat; empty if the match does not count after all.

    `ratings` are those before the match. People who are missing there are new.
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
    """A side with the best place of its members. Only members who have left can have a worse place."""
    place = min(outcome.places[one.seat] for one in team)
    members = tuple(
        Member(rating=_rating(counts, one, ratings), has_left=outcome.places[one.seat] > place) for one in team
    )
    return Side(place=place, members=members)


def _rating(counts: RatedAs, one: Occupant, ratings: Mapping[str, Rating]) -> Rating:
    if one.identity is not None:
        return ratings.get(one.identity) or Rating()
    return rating_of(counts.category, one.level or "") or Rating()

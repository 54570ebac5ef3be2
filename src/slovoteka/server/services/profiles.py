"""Profiles of players, their matches, and leaders."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from slovoteka.bots.registry import levels_of
from slovoteka.core.value import Value
from slovoteka.messages import name_text
from slovoteka.messages.names import FORMER_PLAYER
from slovoteka.ratings.categories import categories, title
from slovoteka.ratings.levels import rating_of
from slovoteka.ratings.model import Rating
from slovoteka.server.base.problems import NotFound
from slovoteka.server.base.wire import RatingView
from slovoteka.server.live.node import Node
from slovoteka.server.live.rating_cache import rating_view
from slovoteka.store.people import Identity
from slovoteka.store.ratings import Leader, Part, Rival

_FORM: Final = 10
_PAGE: Final = 50
_POINTS: Final = 500
"""How many points a plot has at most; the latest are kept."""


class CategoryView(Value, frozen=True, kw_only=True):
    """A rating category."""

    category: str
    game: str
    title: str
    people: int
    """How many people have a rating in it."""
    programs: int


class Categories(Value, frozen=True, kw_only=True):
    categories: tuple[CategoryView, ...]


class RatingIn(Value, frozen=True, kw_only=True):
    category: str
    game: str
    title: str
    rating: RatingView
    games: int
    """How many matches counted."""


class RivalView(Value, frozen=True, kw_only=True, omit_defaults=True):
    seat: int
    name: str | None = None
    """None for a bot, which has a level instead."""
    person: str | None = None
    """None for a bot and for a person who was deleted."""
    level: str | None = None


class MatchEntry(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A finished match from the point of view of one of its players."""

    room: str
    seat: int
    game: str
    ended_ms: int
    rated: bool = False
    reason: str | None = None
    """How the match ended; None if it was abandoned."""
    score: int | None = None
    place: int | None = None
    sides: int
    """How many players or teams there were."""
    rivals: tuple[RivalView, ...] = ()
    """The best rivals, by place."""
    category: str | None = None
    """The category that it counted for, if it did."""
    before: RatingView | None = None
    after: RatingView | None = None


class Profile(Value, frozen=True, kw_only=True):
    id: str
    name: str
    created_ms: int
    program: bool
    ratings: tuple[RatingIn, ...]
    form: tuple[MatchEntry, ...]
    """The last matches, the latest first."""


class PlotPoint(Value, frozen=True, kw_only=True):
    at_ms: int
    room: str
    number: int
    deviation: int


class PlayedMatches(Value, frozen=True, kw_only=True):
    points: tuple[PlotPoint, ...]
    """The rating after each match that counted for the category, in order of time, for a plot."""
    matches: tuple[MatchEntry, ...]
    """All matches, or those that counted for the category, the latest first."""
    next_before_ms: int | None = None
    """Pass this as `before_ms` to get the next page; None if this was the last."""


class LeaderView(Value, frozen=True, kw_only=True):
    rank: int
    person: str
    name: str
    rating: RatingView
    games: int


class RatedLevel(Value, frozen=True, kw_only=True):
    level: str
    rating: RatingView


class Leaders(Value, frozen=True, kw_only=True):
    category: str
    game: str
    title: str
    total: int
    leaders: tuple[LeaderView, ...]
    """The strongest first. Players with a provisional rating come after all others."""
    levels: tuple[RatedLevel, ...]
    """Our bots, for comparison. Their ratings were measured once and do not change."""


# --- making them ----------------------------------------------------------------------------------------------------


async def profile(node: Node, person: str, language: str) -> Profile:
    who = await _find(node, person)
    ratings = await node.store.ratings_of(person)
    played = await node.store.played(person, _FORM)
    return Profile(
        id=who.id,
        name=name_text(who.name, language),
        created_ms=who.created_ms,
        program=who.program,
        ratings=tuple(_rating_in(category, rating, language) for category, rating in ratings.items()),
        form=await _entries(node, played[:_FORM], language),
    )


async def history(node: Node, person: str, category: str | None, before_ms: int | None, language: str) -> PlayedMatches:
    await _find(node, person)
    if category is not None:
        _game_of(category)
    page = await node.store.played(person, _PAGE, category, before_ms)
    counted = () if category is None else await node.store.played(person, _POINTS, category)
    return PlayedMatches(
        points=tuple(
            PlotPoint(at_ms=part.ended_ms, room=part.room, number=part.after.number, deviation=part.after.deviation)
            for part in reversed(counted)
            if part.after is not None
        ),
        matches=await _entries(node, page, language),
        next_before_ms=page[-1].ended_ms if len(page) >= _PAGE else None,
    )


async def all_categories(node: Node, language: str) -> Categories:
    rated = await node.store.rated_players()
    views = []
    for category, game in categories().items():
        people, programs = rated.get(category, (0, 0))
        shown = title(category, language)
        views.append(CategoryView(category=category, game=game, title=shown, people=people, programs=programs))
    return Categories(categories=tuple(views))


async def leaders(node: Node, category: str, language: str, *, programs: bool, start: int, count: int) -> Leaders:
    game = _game_of(category)
    found = await node.store.leaders(category, programs=programs, start=start, limit=count)
    totals = (await node.store.rated_players()).get(category, (0, 0))
    return Leaders(
        category=category,
        game=game,
        title=title(category, language),
        total=totals[programs],
        leaders=tuple(_leader(rank, leader, language) for rank, leader in enumerate(found, start + 1)),
        levels=tuple(_levels(category, game)),
    )


def _leader(rank: int, leader: Leader, language: str) -> LeaderView:
    who, rating = leader.who, leader.rating
    name = name_text(who.name, language)
    return LeaderView(rank=rank, person=who.id, name=name, rating=rating_view(rating), games=rating.games)


def _levels(category: str, game: str) -> Iterable[RatedLevel]:
    for level in levels_of(game):
        if (rating := rating_of(category, level)) is not None:
            yield RatedLevel(level=level, rating=rating_view(rating))


def _game_of(category: str) -> str:
    game = categories().get(category)
    if game is None:
        raise NotFound
    return game


async def _find(node: Node, person: str) -> Identity:
    who = await node.store.identity(person)
    if who is None:
        raise NotFound
    return who


def _rating_in(category: str, rating: Rating, language: str) -> RatingIn:
    return RatingIn(
        category=category,
        game=categories().get(category, category.partition(".")[0]),
        title=title(category, language),
        rating=rating_view(rating),
        games=rating.games,
    )


async def _entries(node: Node, parts: Sequence[Part], language: str) -> tuple[MatchEntry, ...]:
    met = {rival.identity for part in parts for rival in part.rivals if rival.identity is not None}
    known = await node.store.identities(sorted(met))
    return tuple(_entry(part, known, language) for part in parts)


def _entry(part: Part, known: Mapping[str, Identity], language: str) -> MatchEntry:
    return MatchEntry(
        room=part.room,
        seat=part.seat,
        game=part.game,
        ended_ms=part.ended_ms,
        rated=part.rated,
        reason=part.reason,
        score=part.score,
        place=part.place,
        sides=part.sides,
        rivals=tuple(_rival(rival, known, language) for rival in part.rivals),
        category=part.category,
        before=None if part.before is None else rating_view(part.before),
        after=None if part.after is None else rating_view(part.after, part.before),
    )


def _rival(rival: Rival, known: Mapping[str, Identity], language: str) -> RivalView:
    if rival.identity is None:
        return RivalView(seat=rival.seat, level=rival.level)
    who = known.get(rival.identity)
    if who is None:
        return RivalView(seat=rival.seat, name=name_text(FORMER_PLAYER, language))
    return RivalView(seat=rival.seat, name=name_text(who.name, language), person=who.id)

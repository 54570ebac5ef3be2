"""Scripts for the end of a match: everybody's part in it, and their ratings."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from slovoteka.core.game import Outcome
from slovoteka.ratings.matches import Change, Occupant, can_count, changes
from slovoteka.ratings.model import Rating
from slovoteka.store.people import Identity
from slovoteka.store.ratings import Leader, Part, Rival
from slovoteka.store.rooms import Chair, Room
from slovoteka.store.scripts import Rows, Run, RunEach, Script, first_column, for_each, text
from slovoteka.store.scripts_people import identities

_read_room = msgspec.json.Decoder(Room).decode
_read_chair = msgspec.json.Decoder(Chair).decode
_read_part = msgspec.json.Decoder(Part).decode
_read_rating = msgspec.json.Decoder(Rating).decode
_read_identity = msgspec.json.Decoder(Identity).decode

_FOREVER_MS = 2**63 - 1
_RIVALS = 6

# --- the end of a match -----------------------------------------------------------------------------------------------

_NOTE = "INSERT INTO played (room, seat, identity, ended_ms, category, part) VALUES ($1, $2, $3, $4, $5, $6)"


def note_end(now_ms: int, match: str, outcome: Outcome | None) -> Script[None]:
    """Stores parts and ratings. Must be called once, with the room's row locked.

    Deleting a person locks the same row, so it happens either before or after this.
    """
    rows = yield Run("SELECT chair FROM chairs WHERE room = $1 ORDER BY seat", (match,))
    chairs = [_read_chair(value) for value in first_column(rows)]
    known = yield from identities(sorted({chair.identity for chair in chairs if chair.identity is not None}))
    if not known:
        return
    room = _read_room((yield Run("SELECT room FROM rooms WHERE id = $1", (match,)))[0][0])
    made = () if outcome is None else (yield from _rate(room, chairs, outcome, known))
    noted = _parts(now_ms, room, chairs, outcome, {change.seat: change for change in made})
    yield RunEach(
        _NOTE,
        [
            (match, part.seat, part.identity, now_ms, part.category, text(part))
            for part in noted
            if part.identity in known
        ],
    )


_MAKE_ROW = """
    INSERT INTO ratings (category, identity, program, settled, number, rating) VALUES ($1, $2, $3, 0, 0, $4)
    ON CONFLICT (category, identity) DO NOTHING
"""
_TAKE_ROWS = """
    SELECT identity, rating FROM ratings WHERE identity IN (@) AND category = $101 ORDER BY identity FOR UPDATE
"""
_CHANGE_ROW = "UPDATE ratings SET settled = $3, number = $4, rating = $5 WHERE category = $1 AND identity = $2"


def _rate(
    room: Room, chairs: Sequence[Chair], outcome: Outcome, known: dict[str, Identity]
) -> Script[tuple[Change, ...]]:
    """Changes the ratings. It locks their rows, so of two matches of one person that end at once, one waits."""
    counts = room.agreement.rated_as
    sitting = [Occupant(seat=chair.seat, identity=chair.identity, level=chair.bot) for chair in chairs]
    if counts is None or not room.agreement.rated or not can_count(counts, sitting):
        return ()
    people = sorted(known)  # always in this order, so that two matches cannot deadlock
    new = text(Rating())
    yield RunEach(_MAKE_ROW, [(counts.category, one, int(known[one].program), new) for one in people])
    rows = yield from for_each(_TAKE_ROWS, people, counts.category)
    made = changes(counts, sitting, outcome, {identity: _read_rating(value) for identity, value in rows})
    yield RunEach(_CHANGE_ROW, [_row(counts.category, change) for change in made if change.identity in known])
    return made


def _row(category: str, change: Change) -> tuple[str, str, int, int, str]:
    after = change.after
    return category, change.identity, int(not after.is_provisional), after.number, text(after)


def _parts(
    now_ms: int, room: Room, chairs: Sequence[Chair], outcome: Outcome | None, made: dict[int, Change]
) -> list[Part]:
    counts = room.agreement.rated_as
    sides = counts.sides if counts is not None and counts.sides else range(len(chairs))
    by_place = chairs if outcome is None else sorted(chairs, key=lambda chair: outcome.places[chair.seat])
    sizes = Counter(sides)
    first = by_place[: _RIVALS + max(sizes.values())]  # enough even without the player's own side

    def part(chair: Chair, identity: str) -> Part:
        change = made.get(chair.seat)
        rivals = [_rival(other) for other in first if sides[other.seat] != sides[chair.seat]]
        return Part(
            room=room.id,
            seat=chair.seat,
            identity=identity,
            game=room.agreement.game,
            ended_ms=now_ms,
            rated=room.agreement.rated,
            reason=None if outcome is None else outcome.reason,
            score=None if outcome is None else outcome.scores[chair.seat],
            place=None if outcome is None else outcome.places[chair.seat],
            sides=len(sizes),
            rivals=tuple(rivals[:_RIVALS]),
            category=None if change is None or counts is None else counts.category,
            before=None if change is None else change.before,
            after=None if change is None else change.after,
        )

    return [part(chair, chair.identity) for chair in chairs if chair.identity is not None]


def _rival(chair: Chair) -> Rival:
    return Rival(seat=chair.seat, identity=chair.identity, level=chair.bot)


# --- reading ----------------------------------------------------------------------------------------------------------


def ratings_of(identity: str) -> Script[dict[str, Rating]]:
    rows = yield Run("SELECT category, rating FROM ratings WHERE identity = $1 ORDER BY category", (identity,))
    return {category: _read_rating(value) for category, value in rows}


def ratings_in(category: str, people: Sequence[str]) -> Script[dict[str, Rating]]:
    sql = "SELECT identity, rating FROM ratings WHERE identity IN (@) AND category = $101"
    rows = yield from for_each(sql, people, category)
    return {identity: _read_rating(value) for identity, value in rows}


def parts(match: str, limit: int) -> Script[tuple[Part, ...]]:
    return _read_parts((yield Run("SELECT part FROM played WHERE room = $1 ORDER BY seat LIMIT $2", (match, limit))))


_LATEST = """
    SELECT part FROM played WHERE identity = $1 AND ended_ms < $2 ORDER BY ended_ms DESC, room, seat LIMIT $3
"""
_LATEST_IN = """
    SELECT part FROM played WHERE identity = $1 AND category = $4 AND ended_ms < $2
    ORDER BY ended_ms DESC, room, seat LIMIT $3
"""
# The next page begins before a moment, so all matches of the last moment must be on this page.
_OF_THE_SAME_MOMENT = "SELECT part FROM played WHERE identity = $1 AND ended_ms = $2 ORDER BY room, seat"


def played(identity: str, limit: int, category: str | None, before_ms: int | None) -> Script[tuple[Part, ...]]:
    asked = (identity, _FOREVER_MS if before_ms is None else before_ms, limit)
    found = _read_parts(
        (yield Run(_LATEST, asked)) if category is None else (yield Run(_LATEST_IN, (*asked, category)))
    )
    if len(found) < limit or not found:
        return found
    last_ms = found[-1].ended_ms
    same = _read_parts((yield Run(_OF_THE_SAME_MOMENT, (identity, last_ms))))
    earlier = tuple(part for part in found if part.ended_ms > last_ms)
    return (*earlier, *(part for part in same if category in (None, part.category)))


def _read_parts(rows: Rows) -> tuple[Part, ...]:
    return tuple(map(_read_part, first_column(rows)))


_LEADERS = """
    SELECT identities.identity, ratings.rating FROM ratings JOIN identities ON identities.id = ratings.identity
    WHERE ratings.category = $1 AND ratings.program = $2
    ORDER BY ratings.settled DESC, ratings.number DESC, ratings.identity LIMIT $3 OFFSET $4
"""


def leaders(category: str, *, programs: bool, start: int, limit: int) -> Script[tuple[Leader, ...]]:
    rows = yield Run(_LEADERS, (category, int(programs), limit, start))
    return tuple(Leader(who=_read_identity(who), rating=_read_rating(rating)) for who, rating in rows)


def rated_players() -> Script[dict[str, tuple[int, int]]]:
    rows = yield Run("SELECT category, count(*), sum(program) FROM ratings GROUP BY category ORDER BY category")
    return {category: (count - int(programs), int(programs)) for category, count, programs in rows}

"""Scripts for puzzles: what was seen, first answers, ratings.

Every script that writes locks the identity's row first. So does deleting a person, so no rows are left behind.
"""

import msgspec

from slovoteka.ratings.model import Rating
from slovoteka.store.log import Missing
from slovoteka.store.people import Identity
from slovoteka.store.puzzles import Attempt, DaySolver, Rate, Solver, Tried, Unseen
from slovoteka.store.scripts import Run, Script, first_column, text

_read_tried = msgspec.json.Decoder(Tried).decode
_read_rating = msgspec.json.Decoder(Rating).decode
_read_identity = msgspec.json.Decoder(Identity).decode

_SEE = """
    INSERT INTO puzzle_tries (identity, puzzle, day, kind, first_seen_ms, last_seen_ms) VALUES ($1, $2, $3, $4, $5, $5)
    ON CONFLICT (identity, puzzle, day) DO UPDATE SET last_seen_ms = excluded.last_seen_ms
    RETURNING first_seen_ms, tried
"""
_ANSWER = """
    UPDATE puzzle_tries SET answered_ms = $4, solved = $5, took_ms = $6, tried = $7
    WHERE identity = $1 AND puzzle = $2 AND day = $3
"""
_IS_SEEN = "SELECT 1 FROM puzzle_tries WHERE identity = $1 AND puzzle = $2 AND day = $3"
_IS_KNOWN = "SELECT 1 FROM puzzle_tries WHERE identity = $1 AND puzzle = $2 AND solved IS NOT NULL"
_RATE_PERSON = """
    INSERT INTO puzzle_solvers (identity, rating) VALUES ($1, $2)
    ON CONFLICT (identity) DO UPDATE SET rating = excluded.rating
"""
_MAKE_PUZZLE = "INSERT INTO puzzle_ratings (puzzle, rating) VALUES ($1, $2) ON CONFLICT (puzzle) DO NOTHING"
_DAY = """
    SELECT identities.identity, puzzle_tries.took_ms
    FROM puzzle_tries JOIN identities ON identities.id = puzzle_tries.identity
    WHERE puzzle_tries.day = $1 AND puzzle_tries.solved = 1 AND puzzle_tries.day > 0
    ORDER BY puzzle_tries.took_ms, puzzle_tries.answered_ms, puzzle_tries.identity LIMIT $2
"""


def see(now_ms: int, identity: str, puzzle: str, kind: str, day: int) -> Script[Tried | None]:
    yield from _take_person(identity)
    _, tried = yield from _look(now_ms, identity, puzzle, kind, day)
    return tried


def answer(now_ms: int, identity: str, attempt: Attempt, rate: Rate) -> Script[tuple[Tried, bool]]:
    yield from _take_person(identity)
    yield from _refuse_unseen(identity, attempt)
    seen_ms, given = yield from _look(now_ms, identity, attempt.puzzle, attempt.kind, attempt.day)
    if given is not None:
        return given, False
    before, after = yield from _rate(identity, attempt, rate)
    new = Tried(
        at_ms=now_ms,
        took_ms=max(0, now_ms - seen_ms),
        right=attempt.right,
        score=attempt.score,
        answer=attempt.answer,
        before=before,
        after=after,
    )
    row = (identity, attempt.puzzle, attempt.day, now_ms, int(attempt.right), new.took_ms, text(new))
    yield Run(_ANSWER, row)
    return new, True


def _look(now_ms: int, identity: str, puzzle: str, kind: str, day: int) -> Script[tuple[int, Tried | None]]:
    """Stores that the puzzle was seen. Returns when it was first seen, and the first answer if there is one."""
    [(seen_ms, tried)] = yield Run(_SEE, (identity, puzzle, day, kind, now_ms))
    return seen_ms, None if tried is None else _read_tried(tried)


def _take_person(identity: str) -> Script[None]:
    if not (yield Run("SELECT id FROM identities WHERE id = $1 FOR UPDATE", (identity,))):
        raise Missing(identity)


def _refuse_unseen(identity: str, attempt: Attempt) -> Script[None]:
    """Raises `Unseen` if the puzzle of the day was not opened, because its answer would take no time and rank first."""
    if not attempt.day or attempt.answer is None:
        return
    if not (yield Run(_IS_SEEN, (identity, attempt.puzzle, attempt.day))):
        raise Unseen(attempt.puzzle)


def _rate(identity: str, attempt: Attempt, rate: Rate) -> Script[tuple[Rating, Rating]]:
    """The person's rating before and after. Locks the puzzle's row last, so that two people who answer the same puzzle
    wait for each other only there."""
    rows = yield Run("SELECT rating FROM puzzle_solvers WHERE identity = $1", (identity,))
    before = _read_rating(rows[0][0]) if rows else Rating()
    if (yield Run(_IS_KNOWN, (identity, attempt.puzzle))):
        return before, before
    yield Run(_MAKE_PUZZLE, (attempt.puzzle, text(attempt.first_rating)))
    rows = yield Run("SELECT rating FROM puzzle_ratings WHERE puzzle = $1 FOR UPDATE", (attempt.puzzle,))
    after, puzzle = rate(before, _read_rating(rows[0][0]), attempt.right)
    yield Run("UPDATE puzzle_ratings SET rating = $2 WHERE puzzle = $1", (attempt.puzzle, text(puzzle)))
    yield Run(_RATE_PERSON, (identity, text(after)))
    return before, after


# --- reading ----------------------------------------------------------------------------------------------------------


def seen(identity: str) -> Script[tuple[str, ...]]:
    sql = "SELECT puzzle FROM puzzle_tries WHERE identity = $1 GROUP BY puzzle ORDER BY max(last_seen_ms), puzzle"
    return tuple(first_column((yield Run(sql, (identity,)))))


def solver(identity: str) -> Script[Solver]:
    ratings = yield Run("SELECT rating FROM puzzle_solvers WHERE identity = $1", (identity,))
    days = yield Run(
        "SELECT day FROM puzzle_tries WHERE identity = $1 AND solved = 1 AND day > 0 ORDER BY day", (identity,)
    )
    sql = (
        "SELECT kind, count(*), sum(solved) FROM puzzle_tries WHERE identity = $1 AND solved IS NOT NULL GROUP BY kind"
    )
    counts = yield Run(sql, (identity,))
    return Solver(
        rating=_read_rating(ratings[0][0]) if ratings else Rating(),
        days=tuple(first_column(days)),
        counts={kind: (count, int(solved)) for kind, count, solved in sorted(map(tuple, counts))},
    )


def puzzle_ratings() -> Script[dict[str, Rating]]:
    rows = yield Run("SELECT puzzle, rating FROM puzzle_ratings ORDER BY puzzle")
    return {puzzle: _read_rating(rating) for puzzle, rating in rows}


def day_solvers(day: int, limit: int) -> Script[tuple[DaySolver, ...]]:
    rows = yield Run(_DAY, (day, limit))
    return tuple(DaySolver(who=_read_identity(who), took_ms=took_ms) for who, took_ms in rows)

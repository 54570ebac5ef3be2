"""The puzzles of the package, and how they are chosen."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.puzzles.model import KINDS, Kind, Puzzle
from slovoteka.puzzles.ratings import first_rating
from slovoteka.ratings.model import Rating

DAY_MS: Final = 86_400_000
_MOSCOW_MS: Final = 3 * 3_600_000
"""A new day begins for everybody at midnight in Moscow, so that nobody gets the puzzle sooner."""
_LONGEST_LINE: Final = 20_000
_MOST: Final = 100_000
_SPARED_DAYS: Final = 30
"""Puzzles of the next days are not used in training, so that they are new on their day."""
_NEAR: Final = 8
"""How many puzzles nearest to a person's rating one is chosen from at random, so that people get different orders."""

_read = msgspec.json.Decoder(Puzzle).decode
_write = msgspec.json.Encoder().encode


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """Reads one puzzle a line. Raises `Unreadable` with the number of a wrong line."""
    found = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            if len(line) > _LONGEST_LINE or number > _MOST:
                raise Unreadable("puzzle-line", line=number)
            found.append(_read(line))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Unreadable("puzzle-line", line=number) from None
    return found


def write_puzzle(puzzle: Puzzle) -> str:
    """One line, without a line end."""
    return _write(puzzle).decode()


@cache
def pack() -> Mapping[str, Puzzle]:
    """By id, sorted."""
    found: list[Puzzle] = []
    for kind in KINDS:
        found += read_puzzles((files(__package__) / "data" / f"{kind}.jsonl").read_text("utf-8").splitlines())
    return MappingProxyType({puzzle.id: puzzle for puzzle in sorted(found, key=lambda puzzle: puzzle.id)})


@cache
def of_kind(kind: Kind) -> tuple[Puzzle, ...]:
    return tuple(puzzle for puzzle in pack().values() if puzzle.kind == kind)


# --- the puzzle of the day ------------------------------------------------------------------------------------------


def day_of(now_ms: int) -> int:
    """Days since 1970 in Moscow."""
    return (now_ms + _MOSCOW_MS) // DAY_MS


def day_begins_ms(day: int) -> int:
    return day * DAY_MS - _MOSCOW_MS


@lru_cache(maxsize=256)
def daily(day: int) -> Puzzle:
    """The same on every machine with the same pack. Kinds take turns, and no puzzle repeats before all have come."""
    kind = KINDS[day % len(KINDS)]
    turn, puzzles = day // len(KINDS), of_kind(kind)
    cycle, place = divmod(turn, len(puzzles))
    return sorted(puzzles, key=lambda puzzle: _shuffled(f"{cycle} {puzzle.id}"))[place]


def _shuffled(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=8).digest()


def streaks(days: Iterable[int], today: int) -> tuple[int, int]:
    """The lengths of the current and of the longest run of days on which the puzzle of the day was solved.

    A run does not end before today is over.
    """
    solved = sorted(set(days))
    best = running = 0
    for place, day in enumerate(solved):
        running = running + 1 if place and solved[place - 1] == day - 1 else 1
        best = max(best, running)
    return (running if solved and solved[-1] >= today - 1 else 0), best


# --- training -------------------------------------------------------------------------------------------------------


def choose(
    kinds: Collection[Kind],
    seen: Sequence[str],
    person: Rating,
    ratings: Mapping[str, Rating],
    today: int,
    who: str,
) -> Puzzle:
    """A puzzle that this person has not seen, about as hard as the person is strong, and not a puzzle of the next days.

    `seen` has the oldest first: once all puzzles have been seen, the oldest come again.
    """
    known, spared = set(seen), {daily(day).id for day in range(today, today + _SPARED_DAYS)}
    wanted = [puzzle for kind in KINDS if kind in kinds for puzzle in of_kind(kind) if puzzle.id not in spared]
    new = [puzzle for puzzle in wanted if puzzle.id not in known]
    if not new:
        place = {puzzle: number for number, puzzle in enumerate(seen)}
        return min(wanted, key=lambda puzzle: place[puzzle.id])

    def distance(puzzle: Puzzle) -> float:
        return abs((ratings.get(puzzle.id) or first_rating(puzzle)).mu - person.mu)

    near = sorted(new, key=lambda puzzle: (distance(puzzle), puzzle.id))[:_NEAR]
    return min(near, key=lambda puzzle: _shuffled(f"{who} {puzzle.id}"))

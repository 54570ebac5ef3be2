"""The puzzles that come with the package, and which of them comes when."""

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
"""A new day begins at midnight in Moscow, for everybody: the same puzzle must not be out sooner for some."""
_LONGEST_LINE: Final = 20_000
_MOST: Final = 100_000
_SPARED_DAYS: Final = 30
"""Puzzles of these days do not come in training: on their day they should be new."""
_NEAR: Final = 8
"""Puzzles next to a person's rating among which chance decides, so that two people do not meet them in one order."""

_read = msgspec.json.Decoder(Puzzle).decode
_write = msgspec.json.Encoder().encode


def read_puzzles(lines: Iterable[str]) -> list[Puzzle]:
    """A puzzle a line. Raises `Unreadable` with the number of a line that is none."""
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
    """In one line, without its end."""
    return _write(puzzle).decode()


@cache
def pack() -> Mapping[str, Puzzle]:
    """By id, in the order of the ids."""
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
    """The same on every machine with the same pack. Kinds take turns, and none comes again before all have come."""
    kind = KINDS[day % len(KINDS)]
    turn, puzzles = day // len(KINDS), of_kind(kind)
    cycle, place = divmod(turn, len(puzzles))
    return sorted(puzzles, key=lambda puzzle: _shuffled(f"{cycle} {puzzle.id}"))[place]


def _shuffled(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=8).digest()


def streaks(days: Iterable[int], today: int) -> tuple[int, int]:
    """Days in a row on which the puzzle of the day was solved: up to now, and the most there ever were.

    Today does not end a streak before it is over.
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
    """One that this person has not seen, about as hard as the person is strong; none that soon has its day.

    `seen` begins with what was seen longest ago: once all have been seen, that comes again.
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

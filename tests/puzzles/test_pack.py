"""The puzzles that come with the package: whole, right, and in a fair order."""

from collections import Counter
from importlib.resources import files

import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.puzzles import pack
from slovoteka.puzzles.checking import check
from slovoteka.puzzles.makers import maker_of
from slovoteka.puzzles.model import ID_LENGTH, KINDS, Kind, id_of
from slovoteka.puzzles.ratings import first_rating
from slovoteka.ratings.model import Rating

BEGINNER = Rating(mu=1000.0)
DAY = 20_773


@pytest.mark.parametrize("kind", KINDS)
def test_every_puzzle_is_whole_and_its_answers_are_right(kind: Kind) -> None:
    puzzles = pack.of_kind(kind)
    assert len(puzzles) >= 50
    assert len({puzzle.origin.match for puzzle in puzzles}) == len(puzzles), "no two moments of one game"
    for puzzle in puzzles:
        assert puzzle.id == id_of(kind, puzzle.scene), "it was changed by hand"
        assert len(puzzle.id) == ID_LENGTH
        assert puzzle.scene.game == maker_of(kind).game
        assert puzzle.solution
        assert puzzle.answers[0].score == 1
        for graded in puzzle.answers:
            verdict = check(puzzle, graded.action)
            assert verdict.right == (graded.score == 1), puzzle.id
            assert verdict.score == graded.score or kind == "codenames-clue", puzzle.id


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
def test_every_puzzle_stands_a_deeper_look(kind: Kind) -> None:
    fallen = [puzzle.id for puzzle in pack.of_kind(kind) if not maker_of(kind).holds(puzzle)]
    assert fallen == []


def test_the_pack_is_small() -> None:
    folder = files("slovoteka.puzzles") / "data"
    sizes = [len((folder / f"{kind}.jsonl").read_bytes()) for kind in KINDS]
    assert sum(sizes) <= 400_000
    assert all(len(pack.write_puzzle(puzzle)) < 4_000 for puzzle in pack.pack().values())


def test_difficulties_differ() -> None:
    for kind in KINDS:
        ratings = [puzzle.rating for puzzle in pack.of_kind(kind)]
        assert max(ratings) - min(ratings) >= 300, kind
        assert all(800 <= rating <= 2400 for rating in ratings)


def test_a_line_that_is_no_puzzle_is_named() -> None:
    good = pack.write_puzzle(next(iter(pack.pack().values())))
    assert len(pack.read_puzzles([good, "", good])) == 2
    for bad in ("{}", "[", "x" * 30_000, "[" * 5_000, good.replace('"kind":"', '"kind":"no-', 1)):
        with pytest.raises(Unreadable) as refused:
            pack.read_puzzles([good, bad])
        assert refused.value.params == {"line": 2}


# --- the puzzle of the day ------------------------------------------------------------------------------------------


def test_a_day_begins_at_midnight_in_moscow() -> None:
    midnight_ms = pack.day_begins_ms(DAY)
    assert (midnight_ms + 3 * 3_600_000) % pack.DAY_MS == 0
    assert pack.day_of(midnight_ms) == DAY
    assert pack.day_of(midnight_ms - 1) == DAY - 1


def test_kinds_take_turns_and_nothing_comes_again_too_soon() -> None:
    fewest = min(len(pack.of_kind(kind)) for kind in KINDS)
    days = range(DAY - DAY % len(KINDS), DAY + len(KINDS) * fewest)
    for start in days[: len(KINDS) * 3]:
        assert {pack.daily(start + step).kind for step in range(len(KINDS))} == set(KINDS)
    for kind in KINDS:
        count = len(pack.of_kind(kind))
        first = next(day for day in range(len(KINDS)) if pack.daily(day).kind == kind)
        whole_round = [pack.daily(first + len(KINDS) * turn).id for turn in range(count)]
        assert sorted(whole_round) == sorted(puzzle.id for puzzle in pack.of_kind(kind))
        assert whole_round != [pack.daily(first + len(KINDS) * (turn + count)).id for turn in range(count)]


@pytest.mark.parametrize(
    ("days", "today", "streaks"),
    [
        ((), 10, (0, 0)),
        ((10,), 10, (1, 1)),
        ((9,), 10, (1, 1)),
        ((8,), 10, (0, 1)),
        ((3, 4, 5, 9, 10), 10, (2, 3)),
        ((10, 9, 9, 8), 10, (3, 3)),
        ((1, 2, 3), 10, (0, 3)),
    ],
)
def test_streaks(days: tuple[int, ...], today: int, streaks: tuple[int, int]) -> None:
    assert pack.streaks(days, today) == streaks


# --- training -------------------------------------------------------------------------------------------------------


def test_training_brings_everything_once_and_then_the_oldest() -> None:
    seen: list[str] = []
    soon = {pack.daily(day).id for day in range(DAY, DAY + 30)}
    others = [puzzle for puzzle in pack.of_kind("forbidden-word") if puzzle.id not in soon]
    assert len(others) > 40
    for _ in others:
        seen.append(pack.choose(["forbidden-word"], seen, BEGINNER, {}, DAY, "anya").id)
    assert Counter(seen) == Counter(puzzle.id for puzzle in others)
    for oldest in seen[:3]:
        assert pack.choose(["forbidden-word"], seen, BEGINNER, {}, DAY, "anya").id == oldest
        seen = [*seen[1:], oldest]


def test_training_fits_the_person() -> None:
    ratings = sorted(puzzle.rating for puzzle in pack.pack().values())
    for strength in (ratings[10], ratings[-10]):
        chosen = pack.choose(KINDS, [], Rating(mu=float(strength)), {}, DAY, "anya")
        assert abs(chosen.rating - strength) <= 150
    soon = {pack.daily(day).id for day in range(DAY, DAY + 30)}
    known = {puzzle.id: Rating(mu=2900.0) for puzzle in pack.pack().values()}
    wanted = next(puzzle for puzzle in pack.pack().values() if puzzle.id not in soon)
    known[wanted.id] = first_rating(wanted)
    near = {
        pack.choose(KINDS, [], Rating(mu=float(wanted.rating)), known, DAY, f"p{number}").id for number in range(99)
    }
    assert wanted.id in near, "what people have found out counts more than what was guessed"


def test_two_people_do_not_meet_the_same_order() -> None:
    orders = {pack.choose(KINDS, [], BEGINNER, {}, DAY, f"person {number}").id for number in range(20)}
    assert len(orders) > 1

"""Puzzles are made by numbers: the same seed gives the same puzzles, and what was begun goes on where it stopped."""

from itertools import islice

import pytest

from slovoteka.core.record import Record
from slovoteka.games import registry
from slovoteka.match.selfplay import play_one
from slovoteka.puzzles import pack
from slovoteka.puzzles.building import PuzzleBatch, build, from_records, is_of_order, puzzle_of_game
from slovoteka.puzzles.checking import check
from slovoteka.puzzles.makers import maker_of
from slovoteka.puzzles.model import KINDS, Kind

WORDS = PuzzleBatch(kind="forbidden-word", count=4, seed=7)


def played(kind: Kind, variant: str = "standard", seed: int = 3) -> Record:
    game, maker = registry.find(maker_of(kind).game), maker_of(kind)
    options = game.rules.read_options({**game.choices.variants[variant], **maker.table})
    record = play_one(game, options, maker.levels, seed, verify=False).record
    assert record is not None
    return record


def test_the_same_seed_gives_the_same_puzzles() -> None:
    puzzles = list(build(WORDS))
    assert len({puzzle.id for puzzle in puzzles}) == 4
    assert list(build(WORDS.but(count=2))) == puzzles[:2]
    assert not {puzzle.id for puzzle in build(WORDS.but(seed=8))} & {puzzle.id for puzzle in puzzles}
    assert all(is_of_order(WORDS, puzzle) for puzzle in puzzles)
    assert not is_of_order(WORDS.but(seed=8), puzzles[0])


def test_what_was_begun_goes_on() -> None:
    puzzles = list(build(WORDS))
    reports: list[tuple[int, int | None]] = []
    rest = list(build(WORDS, puzzles[:3], tell=lambda done, total: reports.append((done, total))))
    assert rest == puzzles[3:]
    assert reports == [(3, 4), (4, 4)]
    assert list(build(WORDS, puzzles)) == []


@pytest.mark.full
def test_two_processes_find_what_one_finds() -> None:
    assert list(build(WORDS, workers=2)) == list(build(WORDS))


@pytest.mark.parametrize("kind", ["forbidden-word", "forbidden-letter"])
def test_the_pack_is_what_the_command_makes(kind: Kind) -> None:
    committed = min(pack.of_kind(kind), key=lambda puzzle: int(puzzle.origin.match.removeprefix("selfplay-")))
    number = int(committed.origin.match.removeprefix("selfplay-")) - 1_000_003
    assert puzzle_of_game(kind, 1, number) == committed


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
def test_more_of_the_pack_is_what_the_command_makes(kind: Kind) -> None:
    order = PuzzleBatch(kind=kind, count=3, seed=1)
    in_order = sorted(pack.of_kind(kind), key=lambda puzzle: int(puzzle.origin.match.removeprefix("selfplay-")))
    assert list(build(order)) == in_order[:3]


def test_real_games_give_puzzles_too() -> None:
    record = played("forbidden-word")
    found = list(islice(from_records(KINDS, [record, record]), 20))
    assert found
    assert len({puzzle.id for puzzle in found}) == len(found), "the same game twice gives nothing new"
    assert {puzzle.kind for puzzle in found} <= {"forbidden-word", "forbidden-letter"}
    for puzzle in found:
        assert check(puzzle, puzzle.best).right
        assert puzzle.origin.match == record.header.match


@pytest.mark.parametrize(
    ("kind", "variant"),
    [("forbidden-word", "flat-deck"), ("forbidden-word", "jargon-and-names"), ("scrabble-best", "jacks")],
)
def test_tables_with_rules_of_their_own_give_none(kind: Kind, variant: str) -> None:
    assert list(from_records(KINDS, [played(kind, variant)])) == []

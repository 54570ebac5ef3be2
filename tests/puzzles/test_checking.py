"""Answers: right, wrong, near, and no answers at all."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from slovoteka.bots.forbidden.table import look
from slovoteka.bots.scrabble.vocabulary import all_words, policy_of
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.notation import at_text, place_of
from slovoteka.puzzles import pack
from slovoteka.puzzles.checking import check
from slovoteka.puzzles.model import KINDS, Kind, Puzzle
from slovoteka.puzzles.ratings import after, first_rating
from slovoteka.ratings.model import Rating

FEW = 3


def some(kind: Kind) -> tuple[Puzzle, ...]:
    return pack.of_kind(kind)[:FEW]


@pytest.mark.parametrize("kind", ["scrabble-best", "scrabble-out"])
def test_of_all_moves_one_is_right(kind: Kind) -> None:
    for puzzle in some(kind):
        seen = puzzle.scene.situation()
        finder = EngineFinder(seen.options.layout(), all_words(policy_of(seen.options)).graph_for_moves())
        moves, _ = finder.ranked(seen.public.grid, seen.private.rack, 120)
        verdicts = [check(puzzle, move.play) for move in moves]
        assert sum(verdict.right for verdict in verdicts) <= 1
        assert check(puzzle, puzzle.best).right
        near = [verdict.score for verdict in verdicts if not verdict.right]
        assert max(near) < 1
        assert 0.0 in near


def test_a_move_is_the_same_however_it_is_written() -> None:
    for puzzle in pack.of_kind("scrabble-best"):
        grid, (square, down) = puzzle.scene.situation().public.grid, place_of(puzzle.best.at)
        squares = [square + place * (15 if down else 1) for place in range(len(puzzle.best.word))]
        tiles = [
            {"at": at_text(at, down=False), "letter": tile}
            for at, tile in zip(squares, puzzle.best.word, strict=True)
            if grid[at] == "."
        ]
        assert check(puzzle, {"type": "lay", "tiles": tiles[::-1]}).right


def test_of_all_letters_one_is_right() -> None:
    for puzzle in pack.of_kind("forbidden-letter"):
        letters = look(puzzle.scene.situation()).letters
        right = [letter for letter in letters if check(puzzle, {"type": "lay", "letter": letter.lower()}).right]
        assert right == [puzzle.best.letter]


def test_letters_in_any_order_are_no_word() -> None:
    for puzzle in pack.of_kind("forbidden-word"):
        known = {graded.action["word"] for graded in puzzle.answers}
        for word in known:
            assert check(puzzle, {"type": "call", "word": word.lower()}).right
            if word[::-1] not in known:
                assert not check(puzzle, {"type": "call", "word": word[::-1]}).right


def test_a_clue_for_another_board_leads_astray() -> None:
    puzzles = pack.of_kind("codenames-clue")
    right = 0
    for puzzle, other in zip(puzzles, (*puzzles[1:], puzzles[0]), strict=True):
        with suppress(Illegal):  # it may be kin of a codename here
            right += check(puzzle, other.best).right
    assert right < len(puzzles) / 10


def test_a_codename_is_no_clue() -> None:
    puzzle = pack.of_kind("codenames-clue")[0]
    word = puzzle.scene.situation().public.board[puzzle.scene.marked[0]]
    with pytest.raises(Illegal) as refused:
        check(puzzle, {"type": "clue", "word": word, "number": 3})
    assert (refused.value.code, refused.value.rule) == ("clue-refused", "CN-27")


_HOSTILE: list[Any] = [
    None,
    1,
    "",
    [],
    {},
    {"type": "nonsense"},
    {"type": "pass"},
    {"type": "stop"},
    {"type": "play", "at": "З8", "word": ""},
    {"type": "play", "at": "Я99", "word": "КОТ"},
    {"type": "play", "at": "З8", "word": "Щ" * 50_000},
    {"type": "play", "at": "А1", "word": "ЪЪЪЪЪ"},
    {"type": "lay", "tiles": []},
    {"type": "lay", "tiles": [{"at": "З8", "letter": "А"}] * 5_000},
    {"type": "lay", "letter": ""},
    {"type": "lay", "letter": "\ud800"},
    {"type": "lay", "letter": "АБВ"},
    {"type": "lay", "letter": "Ъ"},
    {"type": "call", "word": "Ъ" * 50_000},
    {"type": "call", "word": "\x00"},
    {"type": "clue", "word": "", "number": 3},
    {"type": "clue", "word": "ы" * 50_000, "number": 3},
    {"type": "clue", "word": "два слова", "number": 3},
    {"type": "clue", "word": "кот", "number": 10**30},
]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_answer_is_refused(kind: Kind) -> None:
    puzzle = pack.of_kind(kind)[0]
    for answer in _HOSTILE:
        with pytest.raises(Refusal):
            check(puzzle, answer)


def test_what_is_shown_does_not_tell_the_answer() -> None:
    for puzzle in (*pack.of_kind("scrabble-best"), *pack.of_kind("scrabble-out"), *pack.of_kind("codenames-clue")):
        shown = msgspec.json.encode(puzzle.scene).decode()
        if len(puzzle.best.word) > 4:
            assert puzzle.best.word.upper() not in shown, puzzle.id
    for puzzle in pack.pack().values():
        assert getattr(puzzle.scene.situation().private, "warned", "") == ""


# --- ratings --------------------------------------------------------------------------------------------------------


def test_who_solves_wins_and_who_does_not_loses() -> None:
    puzzle = next(iter(pack.pack().values()))
    person, hard = Rating(), first_rating(puzzle)
    for is_solved in (True, False):
        better, easier = after(person, hard, is_solved)
        assert (better.mu > person.mu) is is_solved
        assert (easier.mu < hard.mu) is is_solved
        assert better.sigma < person.sigma
        assert better.games == person.games + 1


def test_a_hard_puzzle_moves_more_than_an_easy_one() -> None:
    easy, hard = Rating(mu=1000.0, sigma=100.0), Rating(mu=2000.0, sigma=100.0)
    gained = [after(Rating(), puzzle, True)[0].mu for puzzle in (easy, hard)]
    assert gained[0] < gained[1]

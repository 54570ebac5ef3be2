"""Puzzles from Scrabble: games that are not decided, tempting moves that are named, and reasons for weaker moves."""

import pytest

from slovoteka.messages.catalogue import render
from slovoteka.puzzles import pack
from slovoteka.puzzles.checking import check
from slovoteka.puzzles.games.scrabble.positions import position_of, written
from slovoteka.puzzles.model import Puzzle
from slovoteka.review.scrabble.advice import advise
from slovoteka.review.scrabble.candidates import Candidates
from slovoteka.review.scrabble.positions import Move

BEST = pack.of_kind("scrabble-best")
ENDS = pack.of_kind("scrabble-out")


def moves(puzzle: Puzzle) -> list[Move]:
    """The words that can be laid, dearest first."""
    found = [one.move for one in Candidates(position_of(puzzle.scene.situation())).ranked]
    return sorted((move for move in found if move.laid is not None), key=lambda move: -move.points)


def test_no_game_is_decided_after_the_best_move() -> None:
    for puzzle in BEST:
        assert 10 <= int(puzzle.solution[0].params["percent"]) <= 90, puzzle.id


def test_in_an_end_all_other_moves_do_not_win() -> None:
    assert {puzzle.solution[0].code for puzzle in ENDS} == {"puzzle-only-win"}
    for puzzle in ENDS:
        assert int(puzzle.solution[0].params["lead"]) > 0
        assert int(puzzle.solution[1].params["lead"]) >= 0, "by how much the other move does not win"


def test_the_best_move_is_seldom_the_dearest() -> None:
    points = {puzzle.id: int(puzzle.solution[0].params["points"]) for puzzle in BEST}
    tempting = [puzzle for puzzle in BEST if moves(puzzle)[0].points > points[puzzle.id]]
    assert len(tempting) >= len(BEST) / 2
    for puzzle in tempting:
        named = puzzle.solution[1]
        assert named.code == "puzzle-tempting", puzzle.id
        assert named.params["points"] == moves(puzzle)[0].points, puzzle.id


def test_whoever_takes_the_dearest_move_is_told_why_another_is_better() -> None:
    told = set()
    for puzzle in BEST:
        if puzzle.solution[1].code == "puzzle-tempting":
            named = puzzle.solution[1].params["move"]  # the dearest one, or one of several
            verdict = check(puzzle, next(move for move in moves(puzzle) if written(move) == named).action)
            assert (verdict.right, verdict.remark.code) == (False, "puzzle-weaker"), puzzle.id
            assert int(verdict.remark.params["can"]) < int(verdict.remark.params["could"])
            told.add(verdict.remark.params["why"])
    assert told >= {"leave", "foreseen"}


def test_a_move_that_was_not_weighed_is_compared_by_facts() -> None:
    puzzle = BEST[0]
    worst = moves(puzzle)[-1]
    remark = check(puzzle, worst.action).remark
    assert remark.code == "puzzle-weaker-in-points"
    assert remark.params == {"points": worst.points, "most": puzzle.solution[0].params["points"]}
    assert "слабее лучшего" in render(remark.code, "ru", remark.params)


@pytest.mark.full
@pytest.mark.parametrize("puzzle", BEST, ids=lambda puzzle: puzzle.id)
def test_the_analysis_board_gives_the_same_answer(puzzle: Puzzle) -> None:
    seen = puzzle.scene.situation()
    for depth in ("usual", "deep"):
        assert advise(seen, depth).alternatives[0].action == puzzle.answers[0].action, depth

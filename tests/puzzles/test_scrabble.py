"""Puzzles from Scrabble: games that are not decided, tempting moves that are named, and reasons for weaker moves."""

import pytest

from slovoteka.bots.scrabble.vocabulary import all_words, policy_of
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.plays import faces_on
from slovoteka.messages.catalogue import render
from slovoteka.puzzles import pack
from slovoteka.puzzles.checking import check
from slovoteka.puzzles.model import Puzzle
from slovoteka.review.scrabble.advice import advise

BEST = pack.of_kind("scrabble-best")
ENDS = pack.of_kind("scrabble-out")


def dearest(puzzle: Puzzle) -> tuple[int, object]:
    """The points of the dearest move of the position, and that move."""
    seen = puzzle.scene.situation()
    finder = EngineFinder(seen.options.layout(), all_words(policy_of(seen.options)).graph_for_moves())
    moves, _ = finder.ranked(seen.public.grid, seen.private.rack, 300)
    most = max(moves, key=lambda move: move.points)
    return most.points, most.play


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
    tempting = [puzzle for puzzle in BEST if dearest(puzzle)[0] > points[puzzle.id]]
    assert len(tempting) >= len(BEST) / 2
    for puzzle in tempting:
        named = puzzle.solution[1]
        assert named.code == "puzzle-tempting", puzzle.id
        assert int(named.params["points"]) == dearest(puzzle)[0], puzzle.id


def test_whoever_takes_the_dearest_move_is_told_why_another_is_better() -> None:
    told = set()
    for puzzle in BEST:
        if puzzle.solution[1].code == "puzzle-tempting":
            verdict = check(puzzle, dearest(puzzle)[1])
            assert (verdict.right, verdict.remark.code) == (False, "puzzle-weaker"), puzzle.id
            assert int(verdict.remark.params["can"]) < int(verdict.remark.params["could"])
            told.add(verdict.remark.params["why"])
    assert told >= {"leave", "foreseen"}


def test_a_move_that_was_not_weighed_is_compared_by_facts() -> None:
    puzzle = BEST[0]
    seen = puzzle.scene.situation()
    finder = EngineFinder(seen.options.layout(), all_words(policy_of(seen.options)).graph_for_moves())
    moves, _ = finder.ranked(seen.public.grid, seen.private.rack, 300)
    worst = min(moves, key=lambda move: move.points)
    remark = check(puzzle, worst.play).remark
    assert remark.code == "puzzle-weaker-in-points"
    assert remark.params == {"points": worst.points, "most": puzzle.solution[0].params["points"]}
    assert "слабее лучшего" in render(remark.code, "ru", remark.params)


@pytest.mark.full
@pytest.mark.parametrize("puzzle", BEST, ids=lambda puzzle: puzzle.id)
def test_the_analysis_board_gives_the_same_answer(puzzle: Puzzle) -> None:
    seen = puzzle.scene.situation()
    assert len(faces_on(seen.public.grid)) < len(seen.options.tiles.tiles)
    for depth in ("usual", "deep"):
        assert advise(seen, depth).alternatives[0].action == puzzle.answers[0].action, depth

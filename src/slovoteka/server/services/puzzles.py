"""Puzzles for people: chooses them, shows them, and judges answers. The solution is shown only after an answer."""

import asyncio
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.fold import read_action
from slovoteka.core.game import Window
from slovoteka.core.value import Value
from slovoteka.messages import name_text, render
from slovoteka.puzzles import pack
from slovoteka.puzzles.checking import check
from slovoteka.puzzles.model import KINDS, AnswerVerdict, Kind, Puzzle
from slovoteka.puzzles.ratings import after, first_rating
from slovoteka.ratings.model import Rating
from slovoteka.review.model import Remark
from slovoteka.server.base.problems import Forbidden, NotFound, problem_of
from slovoteka.server.base.wire import RatingView
from slovoteka.server.live.node import Node
from slovoteka.server.live.rating_cache import rating_view
from slovoteka.server.services.previews import Preview
from slovoteka.store.people import Identity
from slovoteka.store.puzzles import Attempt, Tried, Unseen

RANKED: Final = 100
_LONGEST_ANSWER: Final = 2_000
"""In bytes. The longest play, written tile by tile, takes less than half of it."""
_WRONG: Final = AnswerVerdict(right=False, score=0.0, remark=Remark("puzzle-revealed"))


# --- answers --------------------------------------------------------------------------------------------------------


class KnownAnswer(Value, frozen=True, kw_only=True):
    action: Any
    written: str
    """The action in the game's own notation."""
    score: float


class Solution(Value, frozen=True, kw_only=True):
    answers: tuple[KnownAnswer, ...]
    """The known answers, the best first. Those with a score of 1 are right."""
    remarks: tuple[Remark, ...]


class OwnTry(Value, frozen=True, kw_only=True):
    """A person's first answer, the only one that counts."""

    at_ms: int
    took_ms: int
    right: bool
    score: float
    answer: Any
    """None if the person asked for the solution."""
    rating: RatingView
    """The person's rating after this answer."""


class ShownPuzzle(Value, frozen=True, kw_only=True):
    id: str
    kind: Kind
    game: str
    seat: int
    window: Window
    """The window that the puzzle is about. An answer is an action in it."""
    options: Any
    public: Any
    private: Any
    marked: tuple[int, ...]
    """The squares that the question is about; empty if it is about the whole board."""
    question: str
    """The question in the reader's language."""
    rating: int
    tried: OwnTry | None
    solution: Solution | None
    """None until the person has answered."""


class Daily(Value, frozen=True, kw_only=True):
    day: str
    """The date in Moscow."""
    until_ms: int
    """When the next puzzle comes."""
    puzzle: ShownPuzzle
    streak: int
    best_streak: int


class Solved(Value, frozen=True, kw_only=True):
    right: bool
    score: float
    remark: Remark
    counts: bool
    """False if the person had answered before: this was practice."""
    solution: Solution
    rating: RatingView
    """The person's rating now."""
    puzzle_rating: int
    streak: int
    best_streak: int


class KindCount(Value, frozen=True, kw_only=True):
    kind: Kind
    answered: int
    solved: int
    available: int


class MyPuzzles(Value, frozen=True, kw_only=True):
    rating: RatingView
    answered: int
    solved: int
    kinds: tuple[KindCount, ...]
    streak: int
    """Days in a row on which the puzzle of the day was solved."""
    best_streak: int
    solved_today: bool


class RankedSolver(Value, frozen=True, kw_only=True):
    place: int
    person: str
    name: str
    took_ms: int


class DayRanking(Value, frozen=True, kw_only=True):
    day: str
    solvers: tuple[RankedSolver, ...]


# --- what is done ---------------------------------------------------------------------------------------------------


def find(puzzle: str) -> Puzzle:
    known = pack.pack().get(puzzle)
    if known is None:
        raise NotFound
    return known


async def show(node: Node, who: Identity, puzzle: Puzzle, language: str) -> ShownPuzzle:
    """Shows a puzzle. The first time starts the person's clock."""
    tried = await node.store.see_puzzle(who.id, puzzle.id, puzzle.kind, _day(node, who, puzzle))
    ratings = await node.store.puzzle_ratings()
    scene, situation = puzzle.scene, puzzle.scene.situation()
    return ShownPuzzle(
        id=puzzle.id,
        kind=puzzle.kind,
        game=scene.game,
        seat=scene.seat,
        window=situation.window,
        options=situation.options,
        public=situation.public,
        private=situation.private,
        marked=scene.marked,
        question=render(f"puzzle-question-{puzzle.kind}", language, {}),
        rating=_rating(puzzle, ratings).number,
        tried=None if tried is None else _own(tried),
        solution=None if tried is None else _solution(puzzle, language),
    )


async def show_daily(node: Node, who: Identity, language: str) -> Daily:
    day = pack.day_of(node.store.now_ms())
    view = await show(node, who, pack.daily(day), language)
    streak, best = pack.streaks((await node.store.solver(who.id)).days, day)
    until_ms = pack.day_begins_ms(day + 1)
    return Daily(day=_date(day), until_ms=until_ms, puzzle=view, streak=streak, best_streak=best)


async def choose(node: Node, who: Identity, kind: Kind | None) -> Puzzle:
    store = node.store
    seen, solver, ratings = await asyncio.gather(
        store.seen_puzzles(who.id), store.solver(who.id), store.puzzle_ratings()
    )
    day = pack.day_of(store.now_ms())
    return pack.choose(KINDS if kind is None else (kind,), seen, solver.rating, ratings, day, who.id)


def preview(puzzle: Puzzle, given: Any, language: str) -> Preview:
    """What the game says about an answer, such as its points, but not whether words count: that is the puzzle."""
    _refuse_long(given)
    scene, seen = puzzle.scene, puzzle.scene.situation()
    shown, problem = None, None
    try:
        action = read_action(scene.kind, given)
        if scene.kind.help.preview is not None:
            shown = scene.kind.help.preview(seen.options, None, seen.public, seen.private, scene.seat, action)
    except Refusal as why:
        problem = problem_of(why, language, scene.game, scene.kind.words.language(seen.options))
    return Preview(preview=msgspec.to_builtins(shown), problem=problem)


async def answer(node: Node, who: Identity, puzzle: Puzzle, given: Any, language: str) -> Solved:
    """Judges and stores an answer. Raises `Illegal` or `Unreadable` for an impossible one, which does not count.

    Raises `Forbidden` if this is the puzzle of the day and the person has not opened it, because their clock has not
    started.
    """
    _refuse_long(given)
    node.building.check_bots(puzzle.scene.game)
    verdict = await asyncio.to_thread(check, puzzle, given)
    return await _keep(node, who, puzzle, verdict, given, language)


def _refuse_long(given: Any) -> None:
    if len(msgspec.json.encode(given)) > _LONGEST_ANSWER:
        raise Unreadable("puzzle-answer-long", most=_LONGEST_ANSWER)


async def reveal(node: Node, who: Identity, puzzle: Puzzle, language: str) -> Solved:
    """Shows the solution. This counts as a wrong answer if the person has not answered before."""
    return await _keep(node, who, puzzle, _WRONG, None, language)


async def _keep(node: Node, who: Identity, puzzle: Puzzle, verdict: AnswerVerdict, given: Any, language: str) -> Solved:
    attempt = Attempt(
        puzzle=puzzle.id,
        kind=puzzle.kind,
        day=_day(node, who, puzzle),
        right=verdict.right,
        score=verdict.score,
        answer=given,
        first_rating=first_rating(puzzle),
    )
    try:
        tried, counts = await node.store.answer_puzzle(who.id, attempt, after)
    except Unseen:
        raise Forbidden("puzzle-unseen") from None
    solver, ratings = await asyncio.gather(node.store.solver(who.id), node.store.puzzle_ratings())
    streak, best = pack.streaks(solver.days, pack.day_of(node.store.now_ms()))
    return Solved(
        right=verdict.right,
        score=verdict.score,
        remark=_remark_in_words(verdict.remark, language),
        counts=counts,
        solution=_solution(puzzle, language),
        rating=rating_view(solver.rating, tried.before if counts else None),
        puzzle_rating=_rating(puzzle, ratings).number,
        streak=streak,
        best_streak=best,
    )


async def mine(node: Node, who: Identity) -> MyPuzzles:
    solver = await node.store.solver(who.id)
    today = pack.day_of(node.store.now_ms())
    streak, best = pack.streaks(solver.days, today)
    kinds = tuple(
        KindCount(kind=kind, answered=answered, solved=solved, available=len(pack.of_kind(kind)))
        for kind in KINDS
        for answered, solved in (solver.counts.get(kind, (0, 0)),)
    )
    return MyPuzzles(
        rating=rating_view(solver.rating),
        answered=sum(count.answered for count in kinds),
        solved=sum(count.solved for count in kinds),
        kinds=kinds,
        streak=streak,
        best_streak=best,
        solved_today=today in solver.days,
    )


async def ranking(node: Node, language: str) -> DayRanking:
    day = pack.day_of(node.store.now_ms())
    found = await node.store.day_solvers(day, RANKED)
    return DayRanking(
        day=_date(day),
        solvers=tuple(
            RankedSolver(
                place=place,
                person=solver.who.id,
                name=name_text(solver.who.name, language),
                took_ms=solver.took_ms,
            )
            for place, solver in enumerate(found, start=1)
        ),
    )


# --- values -----------------------------------------------------------------------------------------------------------


def _day(node: Node, who: Identity, puzzle: Puzzle) -> int:
    """Today's number if this is the puzzle of the day, else 0 for training. For programs it is always training."""
    today = pack.day_of(node.store.now_ms())
    return today if puzzle.id == pack.daily(today).id and not who.program else 0


def _rating(puzzle: Puzzle, ratings: dict[str, Rating]) -> Rating:
    return ratings.get(puzzle.id) or first_rating(puzzle)


def _own(tried: Tried) -> OwnTry:
    return OwnTry(
        at_ms=tried.at_ms,
        took_ms=tried.took_ms,
        right=tried.right,
        score=tried.score,
        answer=tried.answer,
        rating=rating_view(tried.after, tried.before),
    )


def _solution(puzzle: Puzzle, language: str) -> Solution:
    notation = puzzle.scene.kind.notation
    return Solution(
        answers=tuple(
            KnownAnswer(
                action=graded.action,
                written=notation.written_in(notation.write(action), language),
                score=graded.score,
            )
            for graded, action in puzzle.known()
        ),
        remarks=tuple(_remark_in_words(remark, language) for remark in puzzle.solution),
    )


def _remark_in_words(remark: Remark, language: str) -> Remark:
    return remark.but(text=render(remark.code, language, remark.params))


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * pack.DAY_MS / 1000, UTC).date().isoformat()

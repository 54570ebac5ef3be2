"""Puzzles: one a day for everybody, and any number for training."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from slovoteka.core.value import Value
from slovoteka.puzzles.model import ID_LENGTH, Kind
from slovoteka.server.base import problems
from slovoteka.server.http.access import REFUSALS, Me
from slovoteka.server.services import puzzles
from slovoteka.server.services.previews import Preview
from slovoteka.server.services.puzzles import Daily, DayRanking, MyPuzzles, ShownPuzzle, Solved

PuzzlePath = Annotated[
    str,
    PathParameter(
        pattern=rf"^[0-9a-f]{{{ID_LENGTH}}}$", min_length=ID_LENGTH, max_length=ID_LENGTH, description="A puzzle."
    ),
]
KindQuery = Annotated[Kind | None, QueryParameter(description="Only puzzles of this kind.")]


class GivenAnswer(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    answer: Any
    """An action of the game, as a player would send it for the puzzle's window."""


@get("/puzzles/daily", responses=REFUSALS)
async def daily(me: Me) -> Daily:
    """The puzzle of the day: the same for everybody, from midnight to midnight in Moscow."""
    return await puzzles.show_daily(me.node, me.who, me.language)


@get("/puzzles/daily/ranking", responses=REFUSALS)
async def daily_ranking(me: Me) -> DayRanking:
    """Who has solved today's puzzle, the fastest first, measured from when they first saw it."""
    return await puzzles.ranking(me.node, me.language)


@get("/puzzles/next", responses=REFUSALS)
async def next_puzzle(me: Me, kind: KindQuery = None) -> ShownPuzzle:
    """A puzzle that you have not seen yet, close to your rating."""
    me.count("joins")
    return await puzzles.show(me.node, me.who, await puzzles.choose(me.node, me.who, kind), me.language)


@get("/puzzles/{puzzle:str}", responses=REFUSALS)
async def show(me: Me, puzzle: PuzzlePath) -> ShownPuzzle:
    """A puzzle; with its solution once you have answered."""
    return await puzzles.show(me.node, me.who, puzzles.find(puzzle), me.language)


@post("/puzzles/{puzzle:str}/preview", status_code=200, responses=REFUSALS)
async def preview(me: Me, puzzle: PuzzlePath, data: JSONBody[GivenAnswer]) -> Preview:
    """What the game says about an answer, such as its points, without judging or counting it."""
    return puzzles.preview(puzzles.find(puzzle), data.answer, me.language)


@post("/puzzles/{puzzle:str}/answer", status_code=200, responses=REFUSALS)
async def answer(request: Request[Any, Any, Any], me: Me, puzzle: PuzzlePath, data: JSONBody[GivenAnswer]) -> Solved:
    """Answers a puzzle; only the first answer counts for the rating and the streak."""
    me.count("actions")
    found = puzzles.find(puzzle)
    request.scope["state"][problems.GAME] = found.scene.game
    return await puzzles.answer(me.node, me.who, found, data.answer, me.language)


@post("/puzzles/{puzzle:str}/reveal", status_code=200, responses=REFUSALS)
async def reveal(me: Me, puzzle: PuzzlePath) -> Solved:
    """Gives up and returns the solution; this counts as a wrong answer if you have not answered before."""
    me.count("actions")
    return await puzzles.reveal(me.node, me.who, puzzles.find(puzzle), me.language)


@get("/me/puzzles", responses=REFUSALS)
async def my_puzzles(me: Me) -> MyPuzzles:
    """Your rating, your streak of days, and how many puzzles of each kind you have solved."""
    return await puzzles.mine(me.node, me.who)


PUZZLES: Final = [daily, daily_ranking, next_puzzle, show, preview, answer, reveal, my_puzzles]

"""Puzzles: one a day for everybody, and training without end."""

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
    """An action of the game, as a player would send it in the window of the puzzle."""


@get("/puzzles/daily", responses=REFUSALS)
async def daily(me: Me) -> Daily:
    """The puzzle of the day: the same for everybody, from midnight to midnight in Moscow."""
    return await puzzles.show_daily(me.node, me.who, me.language)


@get("/puzzles/daily/ranking", responses=REFUSALS)
async def daily_ranking(me: Me) -> DayRanking:
    """Who has solved it today, the fastest first: the time runs from the first look."""
    return await puzzles.ranking(me.node)


@get("/puzzles/next", responses=REFUSALS)
async def next_puzzle(me: Me, kind: KindQuery = None) -> ShownPuzzle:
    """One that you have not seen yet, about as hard as you are strong."""
    me.count("joins")
    return await puzzles.show(me.node, me.who, await puzzles.choose(me.node, me.who, kind), me.language)


@get("/puzzles/{puzzle:str}", responses=REFUSALS)
async def show(me: Me, puzzle: PuzzlePath) -> ShownPuzzle:
    """What is to be solved; the solution too, once you have answered."""
    return await puzzles.show(me.node, me.who, puzzles.find(puzzle), me.language)


@post("/puzzles/{puzzle:str}/preview", status_code=200, responses=REFUSALS)
async def preview(me: Me, puzzle: PuzzlePath, data: JSONBody[GivenAnswer]) -> Preview:
    """What the game says of an answer before it is given, such as its points. It is not judged, and nothing counts."""
    return puzzles.preview(puzzles.find(puzzle), data.answer, me.language)


@post("/puzzles/{puzzle:str}/answer", status_code=200, responses=REFUSALS)
async def answer(request: Request[Any, Any, Any], me: Me, puzzle: PuzzlePath, data: JSONBody[GivenAnswer]) -> Solved:
    """The first answer counts, for the rating and for the streak; all later ones are practice."""
    me.count("actions")
    found = puzzles.find(puzzle)
    request.scope["state"][problems.GAME] = found.scene.game
    return await puzzles.answer(me.node, me.who, found, data.answer, me.language)


@post("/puzzles/{puzzle:str}/reveal", status_code=200, responses=REFUSALS)
async def reveal(me: Me, puzzle: PuzzlePath) -> Solved:
    """Gives up: the solution is told, and counts as a wrong answer if there was none before."""
    me.count("actions")
    return await puzzles.reveal(me.node, me.who, puzzles.find(puzzle), me.language)


@get("/me/puzzles", responses=REFUSALS)
async def my_puzzles(me: Me) -> MyPuzzles:
    """Your rating, your streak of days, and what you have solved of each kind."""
    return await puzzles.mine(me.node, me.who)


PUZZLES: Final = [daily, daily_ranking, next_puzzle, show, preview, answer, reveal, my_puzzles]

"""Reviews of finished matches: starting one, following its progress, reading it, stopping it."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from slovoteka.review.model import Depth
from slovoteka.review.words import in_words
from slovoteka.server.base.problems import NotFound
from slovoteka.server.http.access import REFUSALS, Live, Me
from slovoteka.server.http.bodies import AskReview
from slovoteka.server.jobs.reviews import ReviewProgress
from slovoteka.server.services.replays import finished_record

DepthQuery = Annotated[Depth, QueryParameter(description="How deep the engine looks.")]


@post("/review", status_code=202, responses=REFUSALS)
async def ask_review(me: Me, live: Live, data: JSONBody[AskReview]) -> ReviewProgress:
    """Starts a review of a finished match, or continues the one that was started."""
    me.count("hints")
    record = await finished_record(me.node, live)
    return _progress_in_words(await me.node.reviews.ask((live.id, data.depth), record), me.language)


@get("/review", responses=REFUSALS)
async def look_review(me: Me, live: Live, depth: DepthQuery = "usual") -> ReviewProgress:
    """The progress and in the end the review; the work stops if nobody asks for half a minute."""
    progress = await me.node.reviews.look((live.id, depth))
    if progress is None:
        raise NotFound
    return _progress_in_words(progress, me.language)


@delete("/review", responses=REFUSALS)
async def drop_review(me: Me, live: Live, depth: DepthQuery = "usual") -> None:
    """Stops the review."""
    me.count("actions")
    me.node.reviews.drop((live.id, depth))


def _progress_in_words(progress: ReviewProgress, language: str) -> ReviewProgress:
    if progress.review is None:
        return progress
    return replace(progress, review=in_words(progress.review, language))


REVIEW: Final = [ask_review, look_review, drop_review]

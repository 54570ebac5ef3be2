"""Reviews and analyses as tasks for a runner: bytes in, bytes out."""

import msgspec

from slovoteka.core.record import Record, lines, parse
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.jobs.task import Tell
from slovoteka.review.analysis import analyse
from slovoteka.review.model import Depth, Review
from slovoteka.review.run import review
from slovoteka.review.words import advice_in_words

REVIEW = f"{__name__}:review_record"
ANALYSE = f"{__name__}:analyse_position"


class ReviewRequest(Value, frozen=True):
    depth: Depth
    record: str
    """The lines of the record."""


class JudgedSoFar(Value, frozen=True):
    """How many decisions are judged, and the total."""

    done: int
    total: int


class AnalysisRequest(Value, frozen=True):
    game: str
    options: msgspec.Raw
    depth: Depth
    language: str


def review_request(record: Record, depth: Depth) -> bytes:
    return msgspec.json.encode(ReviewRequest(depth, "".join(f"{line}\n" for line in lines(record))))


def review_record(payload: bytes, tell: Tell) -> bytes:
    order = msgspec.json.decode(payload, type=ReviewRequest)
    record = parse(order.record.split("\n"))
    made = review(record, order.depth, tell=lambda done, total: tell(msgspec.json.encode(JudgedSoFar(done, total))))
    return msgspec.json.encode(made)


def read_review(result: bytes) -> Review:
    return msgspec.json.decode(result, type=Review)


def analyse_position(payload: bytes, _tell: Tell) -> bytes:
    """The answer as JSON, in the requested language."""
    order = msgspec.json.decode(payload, type=AnalysisRequest)
    kind = registry.find(order.game)
    analysis = analyse(kind, msgspec.json.decode(order.options, type=kind.types.options), order.depth)
    return msgspec.json.encode(analysis.but(advice=advice_in_words(analysis.advice, kind.notation, order.language)))

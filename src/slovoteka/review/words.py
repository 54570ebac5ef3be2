"""Translates a review."""

from msgspec.structs import replace

from slovoteka.core.kind import Notation
from slovoteka.games import registry
from slovoteka.messages import render
from slovoteka.review.model import Advice, Alternative, Judged, Remark, Review


def in_words(review: Review, language: str) -> Review:
    """The review with its moves, the sentences of its remarks and the titles of its curves in this language."""
    notation = registry.find(review.game).notation
    return replace(
        review,
        judged=tuple(_judged(one, notation, language) for one in review.judged),
        curves=tuple(replace(curve, title=render(curve.code, language, {})) for curve in review.curves),
        sums=tuple(replace(one, remarks=_with_texts(one.remarks, language)) for one in review.sums),
    )


def advice_in_words(advice: Advice, notation: Notation, language: str) -> Advice:
    alternatives = tuple(_alternative(one, notation, language) for one in advice.alternatives)
    return replace(advice, alternatives=alternatives, remarks=_with_texts(advice.remarks, language))


def _judged(judged: Judged, notation: Notation, language: str) -> Judged:
    return replace(
        judged,
        written=notation.written_in(judged.written, language),
        alternatives=tuple(_alternative(one, notation, language) for one in judged.alternatives),
        remarks=_with_texts(judged.remarks, language),
    )


def _alternative(alternative: Alternative, notation: Notation, language: str) -> Alternative:
    written = notation.written_in(alternative.written, language)
    remarks = _with_texts(() if alternative.remark is None else (alternative.remark,), language)
    return replace(alternative, written=written, remark=next(iter(remarks), None))


def _with_texts(remarks: tuple[Remark, ...], language: str) -> tuple[Remark, ...]:
    return tuple(replace(remark, text=render(remark.code, language, remark.params)) for remark in remarks)

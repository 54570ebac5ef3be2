"""Translates a review."""

from msgspec.structs import replace

from slovoteka.messages import render
from slovoteka.review.model import Advice, Alternative, Judged, Remark, Review


def in_words(review: Review, language: str) -> Review:
    """The review with the sentences of its remarks and the titles of its curves."""
    return replace(
        review,
        judged=tuple(_judged(one, language) for one in review.judged),
        curves=tuple(replace(curve, title=render(curve.code, language, {})) for curve in review.curves),
        sums=tuple(replace(one, remarks=_with_texts(one.remarks, language)) for one in review.sums),
    )


def advice_in_words(advice: Advice, language: str) -> Advice:
    alternatives = tuple(_alternative(one, language) for one in advice.alternatives)
    return replace(advice, alternatives=alternatives, remarks=_with_texts(advice.remarks, language))


def _judged(judged: Judged, language: str) -> Judged:
    alternatives = tuple(_alternative(one, language) for one in judged.alternatives)
    return replace(judged, alternatives=alternatives, remarks=_with_texts(judged.remarks, language))


def _alternative(alternative: Alternative, language: str) -> Alternative:
    if alternative.remark is None:
        return alternative
    return replace(alternative, remark=_with_texts((alternative.remark,), language)[0])


def _with_texts(remarks: tuple[Remark, ...], language: str) -> tuple[Remark, ...]:
    return tuple(replace(remark, text=render(remark.code, language, remark.params)) for remark in remarks)

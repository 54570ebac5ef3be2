"""Reviews of «Запретные слова». Read `perspective.py` (what letters and words are worth), then `judging.py`."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

from slovoteka.bots.forbidden.chances import worth
from slovoteka.bots.forbidden.knowledge import Knowledge
from slovoteka.bots.forbidden.rivals import Rivals
from slovoteka.bots.forbidden.table import look
from slovoteka.core.record import Record
from slovoteka.games.forbidden.actions import Call, Choose, Lay, Pass
from slovoteka.games.forbidden.calls import spelt
from slovoteka.games.forbidden.options import Options
from slovoteka.games.forbidden.views import Called, CallFailed, Finished, Laid, Public
from slovoteka.match.replay import Moment
from slovoteka.review.decisions import MatchDecisions, PlayerDecision, story_of
from slovoteka.review.forbidden import judging
from slovoteka.review.forbidden.judging import JudgedDecision
from slovoteka.review.forbidden.perspective import vocabularies
from slovoteka.review.model import Curve, Depth, Judged, Remark

_NAMED: Final = 3
"""The most words in a player's summary."""


class Reviewer:
    def decisions(self, record: Record, depth: Depth) -> Sequence[JudgedDecision]:  # noqa: ARG002  all is looked at anyway
        story = story_of(record)
        return list(_decisions(story, story.options))

    def judge(self, decision: JudgedDecision) -> Judged:
        return judging.judge(decision)

    def curves(self, record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]:  # noqa: ARG002
        """Penalty letters taken, and everybody's chance to win."""
        story = story_of(record)
        seats = tuple(range(len(record.header.seats)))
        taken: list[tuple[int, tuple[float, ...]]] = []
        chances: list[tuple[int, tuple[float, ...]]] = []
        for moment in story.moments:
            seen: Public = story.game.public(moment.table.state)
            totals = [sum(game[seat] for game in seen.sheet) for seat in seats]
            is_counted = len(seen.sheet) >= seen.game  # on the sheet already
            points = [0 if is_counted else seen.points[seat] for seat in seats]
            standing = tuple(float(total + now) for total, now in zip(totals, points, strict=True))
            if taken and taken[-1][1] == standing:
                continue
            there = [seat for seat in seats if seat not in seen.gone]
            is_over = story.game.outcome(moment.table.state) is not None
            won = tuple(worth(points, totals, there, seat, is_over=is_over) if seat in there else 0.0 for seat in seats)
            taken.append((moment.entry.number, standing))
            chances.append((moment.entry.number, won))
        return (
            Curve(code="review-curve-taken", unit="points", seats=seats, points=tuple(taken)),
            Curve(code="review-curve-chance", unit="chance", seats=seats, points=tuple(chances)),
        )

    def remarks(self, record: Record, seat: int, judged: tuple[Judged, ...]) -> tuple[Remark, ...]:  # noqa: ARG002
        own = [one for one in judged if one.seat == seat]
        by_code = {code: [remark for one in own for remark in one.remarks if remark.code == code] for code in _SUMMED}
        remarks = []
        for code, summary in _SUMMED.items():
            if found := by_code[code]:
                dearest = sorted(found, key=lambda remark: -int(remark.params["count"]))
                words = ", ".join(dict.fromkeys(str(remark.params["word"]) for remark in dearest[:_NAMED]))
                remarks.append(Remark(summary, {"count": len(found), "words": words}))
        return tuple(remarks)


_SUMMED: Final = {
    "review-forbidden-missed": "review-forbidden-sum-missed",
    "review-forbidden-was-called": "review-forbidden-sum-called",
    "review-forbidden-wrong-call": "review-forbidden-sum-wrong",
    "review-forbidden-silence-paid": "review-forbidden-sum-silences",
}
"""Codes of remarks on single decisions, with the codes of their summaries."""


def _decisions(story: MatchDecisions, options: Options) -> Iterator[JudgedDecision]:
    """Beliefs depend only on what everybody has seen, so one pass over the record serves all seats."""
    known = vocabularies(options.deck, options.jargon_words)
    rivals = Rivals(options.seats, known)
    struck: set[str] = set()
    _strike(known, struck)
    decisions = defaultdict[int, list[PlayerDecision]](list)
    for decision in story.decisions:
        decisions[decision.number].append(decision)
    for place, moment in enumerate(story.moments):
        for decision in decisions[moment.entry.number]:
            if (action := _action(decision)) is None:
                continue
            called, called_next = _calls_after(story.moments[place + 1 :])
            yield JudgedDecision(
                number=decision.number,
                action=action,
                table=look(decision.situation),
                beliefs=tuple(tuple(rivals.belief(seat)) for seat in range(options.seats)),
                struck=tuple(sorted(struck)),
                deck=options.deck,
                agreed=options.jargon_words,
                fine=1 if options.false_call == "point" else 0,
                called=called,
                called_next=called_next,
                failed=isinstance(action, Call) and _has_failed(story.moments[place:], decision.seat),
            )
        for fact in moment.facts:
            rivals.observe(fact.event)
            if isinstance(fact.event, CallFailed):
                struck.add(spelt(fact.event.word))
                _strike(known, struck)


def _strike(known: Sequence[Knowledge], words: set[str]) -> None:
    for knowledge in known:
        knowledge.strike(words)


def _calls_after(moments: Sequence[Moment]) -> tuple[Called | None, Called | None]:
    """The call before the next letter is laid, or else the call after it on the same conversation."""
    laid = 0
    for event in (fact.event for moment in moments for fact in moment.facts):
        match event:
            case Laid():
                laid += 1
            case Called():
                return (None, event) if laid else (event, None)
        if laid > 1 or isinstance(event, Finished):
            break
    return None, None


def _has_failed(moments: Sequence[Moment], seat: int) -> bool:
    """Whether the dictionary or the table has rejected the seat's call."""
    events = (fact.event for moment in moments for fact in moment.facts)
    settled = (event for event in events if isinstance(event, Called | CallFailed) and event.seat == seat)
    return isinstance(next(settled, None), CallFailed)


def _action(decision: PlayerDecision) -> Any:
    """The action to judge, or None. Running out of time counts as a pass; votes are not judged, they take no skill."""
    kind = decision.situation.window.kind
    if decision.action is None:
        return Pass() if kind == "respond" else None
    return decision.action if isinstance(decision.action, Lay | Call | Pass | Choose) else None


REVIEWER = Reviewer()

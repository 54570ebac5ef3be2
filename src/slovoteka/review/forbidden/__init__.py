"""Reviews of «Запретные слова». Read `eyes.py` (what letters and words are worth), then `judging.py`."""

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
from slovoteka.review.decisions import PlayerDecision, Story, story_of
from slovoteka.review.forbidden import judging
from slovoteka.review.forbidden.judging import JudgedDecision
from slovoteka.review.forbidden.perspective import vocabularies
from slovoteka.review.model import Curve, Depth, Judged, Remark

_NAMED: Final = 3
"""Words that a player is reminded of at the end."""


class Reviewer:
    def decisions(self, record: Record, depth: Depth) -> Sequence[JudgedDecision]:  # noqa: ARG002  all is looked at anyway
        story = story_of(record)
        return list(_decisions(story, story.options))

    def judge(self, decision: JudgedDecision) -> Judged:
        return judging.judge(decision)

    def curves(self, record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]:  # noqa: ARG002
        """Letters taken, which nobody wants, and what that makes of everybody's chance."""
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
        told = {code: [remark for one in own for remark in one.remarks if remark.code == code] for code in _SUMMED}
        remarks = []
        for code, summary in _SUMMED.items():
            if found := told[code]:
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
"""What is said of single decisions, and of all of them together."""


def _decisions(story: Story, options: Options) -> Iterator[JudgedDecision]:
    """Beliefs grow with what all have seen: one pass over the record serves every seat."""
    minds = vocabularies(options.deck, options.jargon_words)
    rivals = Rivals(options.seats, minds)
    struck: set[str] = set()
    _strike(minds, struck)
    deeds = defaultdict[int, list[PlayerDecision]](list)
    for deed in story.deeds:
        deeds[deed.number].append(deed)
    for place, moment in enumerate(story.moments):
        for deed in deeds[moment.entry.number]:
            if (action := _action(deed)) is None:
                continue
            called, called_next = _calls_after(story.moments[place + 1 :])
            yield JudgedDecision(
                number=deed.number,
                action=action,
                table=look(deed.situation),
                beliefs=tuple(tuple(rivals.belief(seat)) for seat in range(options.seats)),
                struck=tuple(sorted(struck)),
                deck=options.deck,
                agreed=options.jargon_words,
                fine=1 if options.false_call == "point" else 0,
                called=called,
                called_next=called_next,
                failed=isinstance(action, Call) and _has_failed(story.moments[place:], deed.seat),
            )
        for fact in moment.facts:
            rivals.observe(fact.event)
            if isinstance(fact.event, CallFailed):
                struck.add(spelt(fact.event.word))
                _strike(minds, struck)


def _strike(minds: Sequence[Knowledge], words: set[str]) -> None:
    for mind in minds:
        mind.strike(words)


def _calls_after(moments: Sequence[Moment]) -> tuple[Called | None, Called | None]:
    """What is called before the next letter lies there; or else after it, on the same conversation."""
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
    """What the dictionary or the table has said of the seat's call."""
    events = (fact.event for moment in moments for fact in moment.facts)
    settled = (event for event in events if isinstance(event, Called | CallFailed) and event.seat == seat)
    return isinstance(next(settled, None), CallFailed)


def _action(deed: PlayerDecision) -> Any:
    """What is judged. Who lets the time for a word pass has said nothing; votes are no matter of skill."""
    kind = deed.situation.window.kind
    if deed.action is None:
        return Pass() if kind == "respond" else None
    return deed.action if isinstance(deed.action, Lay | Call | Pass | Choose) else None


REVIEWER = Reviewer()

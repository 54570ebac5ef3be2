"""Reviews of «Ундервуд»: compares each turn with the master's best on the same desk.

Values are the master's: points of the words, and what the remaining cards will bring or cost.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from slovoteka.bots.underwood import make
from slovoteka.bots.underwood.choices import TurnChoice, TurnChoices
from slovoteka.bots.underwood.player import Player
from slovoteka.bots.underwood.round_forecast import RoundForecast
from slovoteka.bots.underwood.turn_value import TurnValues
from slovoteka.core.record import Record
from slovoteka.core.situation import Situation
from slovoteka.core.value import Value
from slovoteka.games.underwood.actions import Discard, Turn, write_action
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in, prizes_in
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.options import MOST_FAILED, Options
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.turns import AND_WORD, words_of
from slovoteka.games.underwood.views import Laid, Private, Public, RoundOver, Taped, TurnFailed, desk_of
from slovoteka.review.decisions import MatchDecisions, story_of
from slovoteka.review.marks import Scale, cost_of, in_order
from slovoteka.review.model import Advice, Alternative, Curve, Depth, Judged, Mark, Remark

_WIDTHS: Final[Mapping[Depth, int]] = {"quick": 24, "usual": 80, "deep": 240}
"""How many words are laid out exactly, of all that are found. The master itself considers forty."""
_SHOWN: Final = 4
_ADVISED: Final = 10
POINTS: Final = Scale(best=0.5, good=3, inaccuracy=6, mistake=12)
"""A turn scores some twelve points on average.

A quarter of a turn is a matter of taste, half a turn an inaccuracy, and more than a whole turn a blunder. Half a point
is below the accuracy of the master's estimates.
"""


class JudgedDecision(Value, frozen=True, kw_only=True):
    number: int
    seat: int
    action: Turn | Discard
    options: Options
    public: Public
    private: Private
    width: int
    failed: bool = False
    """Whether the table has voted the words down."""


class Reviewer:
    def decisions(self, record: Record, depth: Depth) -> Sequence[JudgedDecision]:
        story = story_of(record)
        return [
            JudgedDecision(
                number=decision.number,
                seat=decision.seat,
                action=decision.action,
                options=story.options,
                public=decision.situation.public,
                private=decision.situation.private,
                width=_WIDTHS[depth],
                failed=isinstance(decision.action, Turn) and _has_failed(story, decision.number),
            )
            for decision in story.decisions
            if isinstance(decision.action, Turn | Discard)
        ]

    def judge(self, decision: JudgedDecision) -> Judged:
        view = _View(decision)
        return _judge_turn(view) if isinstance(decision.action, Turn) else _judge_discard(view, decision.action)

    def curves(self, record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]:  # noqa: ARG002
        """The totals, including the words of the current round."""
        story = story_of(record)
        points: list[tuple[int, tuple[float, ...]]] = []
        for moment in story.moments:
            seen: Public = story.game.public(moment.table.state)
            is_counted = seen.hands is not None
            laid = [0] * len(seen.totals) if is_counted else seen.points
            standing = tuple(float(total + now) for total, now in zip(seen.totals, laid, strict=True))
            if not points or points[-1][1] != standing:
                points.append((moment.entry.number, standing))
        seats = tuple(range(len(record.header.seats)))
        return (Curve(code="review-curve-points", unit="points", seats=seats, points=tuple(points)),)

    def remarks(self, record: Record, seat: int, judged: tuple[Judged, ...]) -> tuple[Remark, ...]:  # noqa: ARG002
        own = [one for one in judged if one.seat == seat and one.mark is not None]
        if not own:
            return ()
        missed = round(sum(one.cost for one in own))
        found = sum(one.mark == "best" for one in own)
        remarks = [Remark("review-underwood-sum", {"count": len(own), "best": found, "missed": missed})]
        better = _of_code(own, "review-underwood-better")
        if better:
            remarks.append(Remark("review-underwood-sum-dearest", _dearest(better)))
        for code, summary in _COUNTED.items():
            if count := len(_of_code(own, code)):
                remarks.append(Remark(summary, {"count": count}))
        return tuple(remarks)


_COUNTED: Final = {
    "review-underwood-prize-wasted": "review-underwood-sum-prizes",
    "review-underwood-wild-wasted": "review-underwood-sum-wild",
    "review-underwood-out-missed": "review-underwood-sum-out",
}
"""Codes of remarks on single turns, with the codes of their summaries."""


def _of_code(judged: Iterable[Judged], code: str) -> list[Remark]:
    """Remarks with this code, from the most expensive decision on."""
    ranked = sorted(judged, key=lambda one: -one.cost)
    return [remark for one in ranked for remark in one.remarks if remark.code == code]


def _dearest(better: Sequence[Remark]) -> dict[str, str | int]:
    return {name: better[0].params[name] for name in ("words", "count", "played")}


def _has_failed(story: MatchDecisions, number: int) -> bool:
    """Whether the table voted the turn of this input down."""
    settled = (event for event in story.events(number) if isinstance(event, TurnFailed | Laid | Taped | RoundOver))
    return isinstance(next(settled, None), TurnFailed)


@lru_cache(maxsize=4)
def _master(options: Options) -> Player:
    return make("master", options, 0)


class _View:
    """A decision as the master sees it."""

    def __init__(self, decision: JudgedDecision) -> None:
        self.decision = decision
        seen = decision.public
        self.desk = desk_of(decision.options.deck, decision.seat, seen, decision.private)
        self.master = _master(decision.options)
        self.worth = TurnValues(self.master.skill.foresight, RoundForecast.of(self.desk, seen))

    def choices(self, desk: Desk) -> TurnChoices:
        struck = self.decision.public.struck
        words = self.master.words if len(struck) < MOST_FAILED else None
        return TurnChoices(desk, words, self.worth, frozenset(word for pair in struck for word in pair.split(AND_WORD)))

    def best_by_words(self, desk: Desk) -> dict[str, TurnChoice]:
        """For each word or pair of words, the best way to lay it, best first."""
        best: dict[str, TurnChoice] = {}
        for choice in sorted(self.choices(desk).all(self.decision.width), key=lambda choice: -choice.worth):
            best.setdefault(words_of(choice.turn), choice)
        return best

    def judged(self, alternatives: tuple[Alternative, ...], remarks: Sequence[Remark], *, is_free: bool) -> Judged:
        """`is_free`: whether there was something to choose."""
        cost = cost_of(alternatives)
        mark: Mark | None = POINTS.mark(cost) if is_free else None
        return Judged(
            number=self.decision.number,
            seat=self.decision.seat,
            written=write_action(self.decision.action),
            unit="points",
            cost=cost if is_free else 0.0,
            mark=mark,
            alternatives=alternatives,
            remarks=tuple(remarks),
        )


# --- turns ----------------------------------------------------------------------------------------------------------


def _judge_turn(view: _View) -> Judged:
    turn = view.decision.action
    if not isinstance(turn, Turn):
        raise AssertionError(turn)
    played = view.choices(view.desk).of(turn)
    others = [choice for choice in view.best_by_words(view.desk).values() if choice.turn != turn]
    best = max((played, *others), key=lambda choice: choice.worth)
    each = [_alternative(choice, is_played=choice is played) for choice in (played, *others)]
    alternatives = in_order(each, _SHOWN)
    if view.decision.failed:  # not final: the same player makes another turn
        voted_down = Remark("review-underwood-voted-down", {"words": words_of(turn)})
        return view.judged(alternatives, [voted_down], is_free=False)
    remarks = [*_compared(view, played, best), *_not_exchanged(view, played)]
    is_free = len(others) > 1 or len(set(letters_in(view.desk.hand))) > 1
    return view.judged(alternatives, remarks, is_free=is_free)


def advise(situation: Situation, depth: Depth) -> Advice:
    """The best way to lay each of the best words; without a word, what to put on the tape."""
    view = _View(
        JudgedDecision(
            number=0,
            seat=situation.seat,
            action=Turn(),
            options=situation.options,
            public=situation.public,
            private=situation.private,
            width=_WIDTHS[depth],
        )
    )
    found = [_alternative(choice, is_played=False) for choice in view.best_by_words(view.desk).values()]
    return Advice(unit="points", alternatives=in_order(found, _ADVISED))


def _alternative(choice: TurnChoice, *, is_played: bool) -> Alternative:
    code = "review-underwood-out" if choice.is_out else "review-underwood-points"
    return Alternative(
        written=write_action(choice.turn),
        value=choice.worth,
        is_played=is_played,
        remark=Remark(code, {"count": choice.points}),
        action=msgspec.to_builtins(choice.turn),
    )


def _compared(view: _View, played: TurnChoice, best: TurnChoice) -> list[Remark]:
    """What the best turn did that the played one did not."""
    if best.worth - played.worth <= POINTS.best:
        return []
    remarks = []
    if best.turn.words and words_of(best.turn) != words_of(played.turn):
        params: dict[str, str | int] = {"words": words_of(best.turn), "count": best.points, "played": played.points}
        remarks.append(Remark("review-underwood-better", params))
    elif best.turn.words == played.turn.words and best.turn.tape is not None:
        remarks.append(Remark("review-underwood-better-tape", {"letter": best.turn.tape}))
    elif not best.turn.words:
        remarks.append(Remark("review-underwood-better-hold"))
    else:
        remarks.append(Remark("review-underwood-better-way"))
    if best.is_out and not played.is_out:
        remarks.append(Remark("review-underwood-out-missed"))
    if unused := _prizes(best.turn) - _prizes(played.turn):
        remarks.append(Remark("review-underwood-prize-wasted", {"prize": min(unused)}))
    if (torn := _torn(view.desk, best.turn)) and not _torn(view.desk, played.turn):
        remarks.append(Remark("review-underwood-tape-offered", {"letters": torn}))
    spent = _underwoods(view.desk, played)
    if spent > _underwoods(view.desk, best) and played.points <= best.points:
        remarks.append(Remark("review-underwood-wild-wasted", {"count": spent}))
    return remarks


def _prizes(turn: Turn) -> set[int]:
    return {lay.prize for lay in turn.words if lay.prize is not None}


def _torn(desk: Desk, turn: Turn) -> str:
    return next((desk.tape[lay.cut :] for lay in turn.words if lay.cut is not None), "")


def _underwoods(desk: Desk, choice: TurnChoice) -> int:
    """How many Underwoods left the hand."""
    return desk.hand.count(UNDERWOOD) - choice.after.hand.count(UNDERWOOD)


def _not_exchanged(view: _View, played: TurnChoice) -> list[Remark]:
    """Remarks on unused prize cards that could have been exchanged for others (UW-21)."""
    seen = view.decision.public
    idle = prizes_in(played.after.hand)
    if played.is_out or not idle or not seen.deck_left or seen.struck:
        return []
    return [Remark("review-underwood-not-exchanged", {"count": len(idle)})]


# --- the exchange of prize cards ------------------------------------------------------------------------------------


def _judge_discard(view: _View, discard: Discard) -> Judged:
    """Compares the best turn without the card, plus a new card of equal worth, with the best turn with it."""
    sign = prize_sign(discard.prize)
    left = view.desk.but(hand=view.desk.hand.replace(sign, "", 1))
    without = [choice for choice in view.best_by_words(left).values() if not choice.is_out]
    drawn = view.worth.kept(sign) - view.worth.kept("")
    value = max((choice.worth for choice in without), default=0.0) + drawn
    played = Alternative(written=write_action(discard), value=value, is_played=True)
    kept = [_alternative(choice, is_played=False) for choice in view.best_by_words(view.desk).values()]
    judged = view.judged(in_order([played, *kept], _SHOWN), (), is_free=True)
    if judged.mark == "best":
        return judged
    wasted = Remark("review-underwood-prize-discarded", {"prize": discard.prize})
    return judged.but(remarks=(wasted,))


REVIEWER = Reviewer()

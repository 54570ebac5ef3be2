"""Whether words of others were believed: judged by the dictionary that would have been asked."""

import msgspec

from slovoteka.bots.scrabble.vocabulary import all_words, engine_for, policy_of
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Accept, Challenge, write_action
from slovoteka.games.scrabble.options import Options
from slovoteka.review.marks import cost_of, in_order
from slovoteka.review.model import Alternative, Judged, Remark
from slovoteka.review.scrabble.remarks import remark
from slovoteka.review.scrabble.turns import POINTS


class Doubt(Value, frozen=True, kw_only=True):
    """A play of somebody else lies pending, and this seat has said what it thinks of it."""

    number: int
    seat: int
    options: Options
    grid: str
    """With the pending play on it."""
    rack: str
    words: tuple[str, ...]
    points: int
    """Of the play."""
    has_doubted: bool


def judge_doubt(doubt: Doubt) -> Judged:
    """To let a good word stand goes without saying, and has no mark: only what was won or lost is counted."""
    known = all_words(policy_of(doubt.options))
    wrong = next((word for word in doubt.words if word not in known), None)
    # What doubting is worth against believing: the points that the other loses, or what a wrong doubt is fined.
    value = float(doubt.points) if wrong is not None else -float(_fine(doubt))
    alternatives = in_order([_told(doubt, Challenge(), value), _told(doubt, Accept(), 0.0)], 2)
    cost = cost_of(alternatives)
    return Judged(
        number=doubt.number,
        seat=doubt.seat,
        written=next(one.written for one in alternatives if one.is_played),
        unit="points",
        cost=cost,
        mark=POINTS.mark(cost) if cost or (wrong is not None and doubt.has_doubted) else None,
        alternatives=alternatives,
        remarks=tuple(_said(doubt, wrong)),
    )


def _told(doubt: Doubt, action: Challenge | Accept, value: float) -> Alternative:
    return Alternative(
        written=write_action(action),
        value=value,
        is_played=doubt.has_doubted == isinstance(action, Challenge),
        action=msgspec.to_builtins(action),
    )


def _said(doubt: Doubt, wrong: str | None) -> list[Remark]:
    if wrong is None:
        return [remark("doubt-wrong", word=doubt.words[0])] if doubt.has_doubted else []
    return [remark("doubt-right" if doubt.has_doubted else "doubt-missed", word=wrong, points=doubt.points)]


def _fine(doubt: Doubt) -> int:
    """What a wrong doubt costs (SM-G3, SU-G3); a turn is worth what the best word on it would bring."""
    if doubt.options.penalty != "turn":
        return {"none": 0, "five": 5, "ten": 10}[doubt.options.penalty]
    engine = engine_for(all_words(policy_of(doubt.options)), doubt.options, with_leaves=False)
    return max((int(move["score"]) for move in engine.best(doubt.grid, doubt.rack)), default=0)

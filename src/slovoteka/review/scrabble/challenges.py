"""Judges challenges: whether it was right to accept or to challenge a word, by the table's dictionary."""

import msgspec

from slovoteka.bots.scrabble.vocabulary import all_words, engine_for, policy_of
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Accept, Challenge, write_action
from slovoteka.games.scrabble.options import Options
from slovoteka.review.marks import cost_of, in_order
from slovoteka.review.model import Alternative, Judged, Remark
from slovoteka.review.scrabble.remarks import remark
from slovoteka.review.scrabble.turns import POINTS


class ReviewedChallenge(Value, frozen=True, kw_only=True):
    """A seat's answer to somebody else's pending play: accepted or challenged."""

    number: int
    seat: int
    options: Options
    grid: str
    """The grid including the pending play."""
    rack: str
    words: tuple[str, ...]
    points: int
    """The points of the play."""
    has_challenged: bool


def judge_challenge(challenge: ReviewedChallenge) -> Judged:
    """Accepting a good word has no mark, because nothing was won or lost."""
    known = all_words(policy_of(challenge.options))
    wrong = next((word for word in challenge.words if word not in known), None)
    # The value of a challenge compared with accepting: the points that the other loses, or the fine if it is wrong.
    value = float(challenge.points) if wrong is not None else -float(_fine(challenge))
    alternatives = in_order([_alternative(challenge, Challenge(), value), _alternative(challenge, Accept(), 0.0)], 2)
    cost = cost_of(alternatives)
    return Judged(
        number=challenge.number,
        seat=challenge.seat,
        written=next(one.written for one in alternatives if one.is_played),
        unit="points",
        cost=cost,
        mark=POINTS.mark(cost) if cost or (wrong is not None and challenge.has_challenged) else None,
        alternatives=alternatives,
        remarks=tuple(_remarks(challenge, wrong)),
    )


def _alternative(challenge: ReviewedChallenge, action: Challenge | Accept, value: float) -> Alternative:
    return Alternative(
        written=write_action(action),
        value=value,
        is_played=challenge.has_challenged == isinstance(action, Challenge),
        action=msgspec.to_builtins(action),
    )


def _remarks(challenge: ReviewedChallenge, wrong: str | None) -> list[Remark]:
    if wrong is None:
        return [remark("doubt-wrong", word=challenge.words[0])] if challenge.has_challenged else []
    return [remark("doubt-right" if challenge.has_challenged else "doubt-missed", word=wrong, points=challenge.points)]


def _fine(challenge: ReviewedChallenge) -> int:
    """What a wrong challenge costs (SM-G3, SU-G3). A lost turn costs the points of its best word."""
    if challenge.options.penalty != "turn":
        return {"none": 0, "five": 5, "ten": 10}[challenge.options.penalty]
    engine = engine_for(all_words(policy_of(challenge.options)), challenge.options, with_leaves=False)
    return max((int(move["score"]) for move in engine.best(challenge.grid, challenge.rack)), default=0)

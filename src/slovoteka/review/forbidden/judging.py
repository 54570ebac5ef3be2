"""Judges one decision of «Запретные слова»."""

from typing import Final, get_args

import msgspec

from slovoteka.bots.forbidden.knowledge import in_order
from slovoteka.bots.forbidden.table import SeatTable
from slovoteka.core.value import Value
from slovoteka.games.forbidden.actions import Action, Call, Choose, Lay, Pass, write_action
from slovoteka.games.forbidden.calls import spelt
from slovoteka.games.forbidden.options import Deck
from slovoteka.games.forbidden.views import Called
from slovoteka.review.forbidden.perspective import Prospect, SeatBeliefs, vocabularies
from slovoteka.review.marks import chances_among, cost_of
from slovoteka.review.marks import in_order as best_first
from slovoteka.review.model import Alternative, Judged, Mark, Remark

_SHOWN: Final = 5
"""The most alternatives and missed words that are listed."""
_MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
"""From best to worst."""
_TIGHT: Final = 0.3
"""From this chance on that the neighbour has no safe letter, a remark says so."""


class JudgedDecision(Value, frozen=True, kw_only=True):
    number: int
    action: Lay | Call | Pass | Choose
    table: SeatTable
    """The table as its player saw it."""
    beliefs: tuple[tuple[float, ...], ...]
    """How likely each seat has each vocabulary, from what everybody had seen by then."""
    struck: tuple[str, ...]
    """Words that the table has refused."""
    deck: Deck
    agreed: tuple[str, ...]
    fine: int
    """The penalty for a wrong call."""
    called: Called | None = None
    """The call before the next letter was laid."""
    called_next: Called | None = None
    """The call after the next letter, if there was none before it."""
    failed: bool = False
    """Whether the call was rejected."""


def judge(decision: JudgedDecision) -> Judged:
    known = vocabularies(decision.deck, decision.agreed)
    for knowledge in known:
        knowledge.strike(decision.struck)
    beliefs = SeatBeliefs(decision.table, decision.beliefs, known)
    match decision.action:
        case Lay(letter):
            return _lay(decision, beliefs, letter)
        case Choose():
            return _choose(decision, beliefs)
    return _call(decision, beliefs)


def _judged(
    decision: JudgedDecision,
    alternatives: list[Alternative],
    remarks: list[Remark],
    at_best: Mark = "best",
) -> Judged:
    """`at_best` is the best possible mark."""
    ranked = best_first(alternatives, _SHOWN)
    cost = cost_of(ranked)
    mark = chances_among(len(decision.table.seats)).mark(cost)
    return Judged(
        number=decision.number,
        seat=decision.table.seat,
        written=write_action(decision.action),
        unit="chance",
        cost=cost,
        mark=max(mark, at_best, key=_MARKS.index),
        alternatives=ranked,
        remarks=tuple(remarks),
    )


def _alternative(decision: JudgedDecision, action: Action, value: float, remark: Remark | None = None) -> Alternative:
    return Alternative(
        written=write_action(action),
        value=value,
        is_played=action == decision.action,
        remark=remark,
        action=msgspec.to_builtins(action),
    )


# --- letters --------------------------------------------------------------------------------------------------------


def _lay(decision: JudgedDecision, beliefs: SeatBeliefs, played: str) -> Judged:
    prospects = {letter: beliefs.lay(letter) for letter in decision.table.letters}
    alternatives = [
        _alternative(decision, Lay(letter), prospect.value, _risk(beliefs, letter, prospect))
        for letter, prospect in prospects.items()
    ]
    judged = _judged(decision, alternatives, _aftermath(decision, prospects[played]))
    return judged if len(prospects) > 1 else judged.but(mark=None)


def _risk(beliefs: SeatBeliefs, letter: str, prospect: Prospect) -> Remark:
    if not prospect.words:
        return Remark("review-forbidden-letter-safe", {"letter": letter})
    bite = beliefs.all.bite(in_order(beliefs.table.conversation + letter))
    word = bite.words[0]
    params: dict[str, str | int] = {"letter": letter, "word": word, "count": bite.taken}
    return Remark("review-forbidden-letter-risk", params | {"chance": round(100 * prospect.called)})


def _aftermath(decision: JudgedDecision, prospect: Prospect) -> list[Remark]:
    """What happened after the letter."""
    if decision.called is not None:
        taken = len(decision.called.taken)
        return [Remark("review-forbidden-was-called", {"word": decision.called.word, "count": taken})]
    if prospect.words:
        words = ", ".join(prospect.words[:_SHOWN])
        return [Remark("review-forbidden-unseen", {"words": words, "count": len(prospect.words)})]
    if prospect.squeezed >= _TIGHT:
        return [Remark("review-forbidden-squeezed", {"chance": round(100 * prospect.squeezed)})]
    return []


# --- calling and passing --------------------------------------------------------------------------------------------


def _call(decision: JudgedDecision, beliefs: SeatBeliefs) -> Judged:
    """Judges a call, or the decision not to call."""
    played = decision.action
    words = [] if decision.table.is_quiet else [word for word in beliefs.words if Call(word) != _in_cards(played)]
    called = [_alternative(decision, Call(word), beliefs.call(word), _word(beliefs, word)) for word in words]
    best = max(called, key=lambda one: one.value, default=None)
    silent = _alternative(decision, Pass(), beliefs.silence)
    if isinstance(played, Call):
        return _judge_call(decision, beliefs, played, [*called, silent], best)
    if best is None:
        return Judged(number=decision.number, seat=decision.table.seat, written=write_action(played), unit="chance")
    return _judged(decision, [*called, silent], _on_silence(decision, best))


def _judge_call(
    decision: JudgedDecision, beliefs: SeatBeliefs, played: Call, others: list[Alternative], best: Alternative | None
) -> Judged:
    if decision.failed:
        fined = beliefs.silence - (beliefs.now - beliefs.after(decision.table.seat, decision.fine))
        wrong = _alternative(decision, played, fined)
        remarks = [Remark("review-forbidden-wrong-call", {"word": played.word, "count": decision.fine})]
        # Even without a penalty, because after a wrong call the player must wait before calling again (ZS-G4).
        return _judged(decision, [*others, wrong], remarks, at_best="inaccuracy")
    word = spelt(played.word)
    right = _alternative(decision, played, beliefs.call(word, surely=True), _word(beliefs, word))
    remarks = []
    if best is not None and best.value > right.value:
        remarks.append(_named(best, "review-forbidden-better-word"))
    return _judged(decision, [*others, right], remarks)


def _in_cards(action: Action) -> Action:
    return Call(spelt(action.word)) if isinstance(action, Call) else action


def _word(beliefs: SeatBeliefs, word: str) -> Remark:
    return Remark("review-forbidden-word", {"word": word, "count": beliefs.all.cost(word)})


def _named(called: Alternative, code: str) -> Remark:
    """A remark about the word of an alternative, with another code."""
    return Remark(code, {} if called.remark is None else called.remark.params)


def _on_silence(decision: JudgedDecision, best: Alternative) -> list[Remark]:
    """The word that could have been called, unless somebody else called it; and what happened with the next letter."""
    if decision.called is not None:
        return []
    remarks = [_named(best, "review-forbidden-missed")]
    if (called := decision.called_next) is not None:
        paid = called.victim != decision.table.seat
        code = "review-forbidden-silence-paid" if paid else "review-forbidden-silence-cost"
        remarks.append(Remark(code, {"word": called.word, "count": len(called.taken)}))
    return remarks


# --- choosing who goes on -------------------------------------------------------------------------------------------


def _choose(decision: JudgedDecision, beliefs: SeatBeliefs) -> Judged:
    alternatives = [
        _alternative(decision, Choose("self"), beliefs.choose(himself=True)),
        _alternative(decision, Choose("left"), beliefs.choose(himself=False)),
    ]
    return _judged(decision, alternatives, [])

"""Judges one decision of «Кодовые имена»: a clue like the master's captain, a guess like its guesser.

Values are chances to win, from `bots.codenames.position_value`. A captain is judged with the key, a guesser without.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import Final

import msgspec

from slovoteka.associations.store import find_table
from slovoteka.associations.table import open_table
from slovoteka.bots.codenames import make
from slovoteka.bots.codenames.captain import Sides, WeighedClue
from slovoteka.bots.codenames.player import Player
from slovoteka.core.situation import Situation
from slovoteka.core.value import Value
from slovoteka.games.codenames.actions import Clue, Stop, Touch, write_action
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.views import Private, Public
from slovoteka.lexicon.alphabet import fold
from slovoteka.review.marks import CHANCES, cost_of, in_order
from slovoteka.review.model import Advice, Alternative, Depth, Judged, Remark

_CLUES: Final[Mapping[Depth, int]] = {"quick": 1, "usual": 4, "deep": 12}
"""How many of the master's clues are compared with the given one."""
_SHOWN: Final = 4
_ADVISED: Final = 10
_NEAR: Final = 0.1
"""From this chance on, a codename of another side deserves a warning."""
_SIDES: Final = ("own", "enemy", "bystander", "assassin")


class NoTable(LookupError):
    """This machine has no associations, so nothing can be judged."""


class JudgedDecision(Value, frozen=True, kw_only=True):
    number: int
    seat: int
    action: Clue | Touch | Stop
    options: Options
    public: Public
    private: Private
    depth: Depth
    owner: str | None = None
    """For a touch: whose the codename was, one of `own`, `enemy`, `bystander`, `assassin`."""
    found: int | None = None
    """For a clue: how many codenames its team found by it; None if it was not valid."""


def judge(decision: JudgedDecision) -> Judged:
    try:
        master = _master(decision.options)
    except NoTable:
        return _unjudged(decision, Remark("review-codenames-no-table"))
    if isinstance(decision.action, Clue):
        return _judge_clue(decision, decision.action, master)
    return _judge_guess(decision, master)


@lru_cache(maxsize=2)
def _master(options: Options) -> Player:
    """Never builds missing associations, because that takes minutes and this may be somebody else's machine."""
    if find_table() is None:
        raise NoTable
    return make("master", options, 0)


def _unjudged(decision: JudgedDecision, *remarks: Remark) -> Judged:
    return Judged(
        number=decision.number,
        seat=decision.seat,
        written=write_action(decision.action),
        unit="chance",
        remarks=remarks,
    )


def _judged(decision: JudgedDecision, alternatives: list[Alternative]) -> Judged:
    ranked = in_order(alternatives, _SHOWN)
    cost = cost_of(ranked)
    return Judged(
        number=decision.number,
        seat=decision.seat,
        written=next(one.written for one in ranked if one.is_played),
        unit="chance",
        cost=cost,
        mark=CHANCES.mark(cost) if len(ranked) > 1 else None,
        alternatives=ranked,
    )


def _percent(chance: float) -> int:
    return round(100 * chance)


# --- clues ----------------------------------------------------------------------------------------------------------


def _judge_clue(decision: JudgedDecision, given: Clue, master: Player) -> Judged:
    if decision.found is None:
        return _unjudged(decision, Remark("review-codenames-clue-struck"))
    if given.number == 0:  # a clue for 0 excludes codenames, which associations cannot measure
        return _unjudged(decision, Remark("review-codenames-clue-zero"))
    sides, weighed = master.weigh(decision.public, decision.private, given.word, given.number)
    alternatives = [_clue(given, sides, weighed, is_played=True)]
    numbered = max(
        (_clue_of(master, decision.public, decision.private, given.but(number=number)) for number in _numbers(sides)),
        key=lambda alternative: alternative.value,
    )
    if numbered.value > alternatives[0].value:
        alternatives.append(numbered)
    table = open_table()
    for idea in islice(master.ideas(decision.public, decision.private), _CLUES[decision.depth]):
        better = Clue(table.clue(idea.clue), idea.number)
        if fold(better.word) != fold(given.word):
            alternatives.append(_clue_of(master, decision.public, decision.private, better))
    judged = _judged(decision, alternatives)
    return judged.but(remarks=tuple(_on_clue(decision, given, sides, weighed, judged)))


def advise(situation: Situation, depth: Depth) -> Advice:
    """Clues for a captain, words to touch for a guesser."""
    try:
        master = _master(situation.options)
    except NoTable:
        return Advice(unit="chance", remarks=(Remark("review-codenames-no-table"),))
    seen: Public = situation.public
    if situation.window.kind == "clue":
        own: Private = situation.private
        table = open_table()
        alternatives = [
            _clue_of(master, seen, own, Clue(table.clue(idea.clue), idea.number))
            for idea in islice(master.ideas(seen, own), 3 * _CLUES[depth])
        ]
    else:
        alternatives = _touches(master, seen)
    return Advice(unit="chance", alternatives=in_order(alternatives, _ADVISED))


def _numbers(sides: Sides) -> range:
    """With each of these numbers the given word could have been said."""
    return range(1, len(sides.own) + 1)


def _clue_of(master: Player, seen: Public, own: Private, clue: Clue) -> Alternative:
    sides, weighed = master.weigh(seen, own, clue.word, clue.number)
    return _clue(clue, sides, weighed, is_played=False)


def _clue(clue: Clue, sides: Sides, weighed: WeighedClue, *, is_played: bool) -> Alternative:
    return Alternative(
        written=write_action(clue.but(sure=False)),
        value=min(1.0, weighed.value),
        is_played=is_played,
        remark=Remark("review-codenames-clue-for", {"words": _meant(clue, sides, weighed)}),
        action=msgspec.to_builtins(clue),
    )


def _meant(clue: Clue, sides: Sides, weighed: WeighedClue) -> str:
    """The own codenames nearest to the clue."""
    ranked = sorted(zip(weighed.chances, sides.own, strict=False), key=lambda pair: -pair[0])
    return ", ".join(word for _, word in ranked[: clue.number or 1])


def _on_clue(decision: JudgedDecision, given: Clue, sides: Sides, weighed: WeighedClue, judged: Judged) -> list[Remark]:
    risk = {side: _percent(chance) for side, chance in _first_guess(sides, weighed).items()}
    tenths = round(10 * weighed.expected)
    remarks = [
        Remark("review-codenames-clue-risk", {**risk}),
        Remark("review-codenames-clue-expected", {"whole": tenths // 10, "tenths": tenths % 10}),
    ]
    wrong = list(zip(weighed.chances, sides.open, strict=True))[len(sides.own) :]
    chance, danger = max(wrong, default=(0.0, ""))
    if chance >= _NEAR:
        remarks.append(Remark("review-codenames-clue-danger", {"word": danger, "chance": _percent(chance)}))
    best = judged.alternatives[0]
    if judged.cost > CHANCES.best and best.remark is not None:
        remarks.append(Remark("review-codenames-clue-better", {"clue": best.written, **best.remark.params}))
    params = {"found": decision.found or 0, "number": given.number or 0}
    remarks.append(Remark("review-codenames-clue-found", {**params}))
    return remarks


def _first_guess(sides: Sides, weighed: WeighedClue) -> dict[str, float]:
    """For each side, the chance that the partner's first guess is one of its words."""
    chances = iter(weighed.chances)
    return {side: sum(islice(chances, len(getattr(sides, side)))) for side in _SIDES}


# --- guesses --------------------------------------------------------------------------------------------------------


def _judge_guess(decision: JudgedDecision, master: Player) -> Judged:
    """Compares all open codenames, and stopping, which is allowed after the first guess (CN-38)."""
    seen, played = decision.public, decision.action
    alternatives = _touches(master, seen, played)
    judged = _judged(decision, alternatives)
    return judged.but(remarks=tuple(_on_guess(decision, judged)))


def _touches(master: Player, seen: Public, played: Clue | Touch | Stop | None = None) -> list[Alternative]:
    touching, stop = master.outlook(seen)
    alternatives = []
    for word, promise in touching.items():
        params: dict[str, str | int] = {"word": word, "chance": _percent(promise.chance)}
        alternatives.append(
            Alternative(
                written=write_action(Touch(word)),
                value=min(1.0, promise.value),
                is_played=isinstance(played, Touch) and fold(played.word) == fold(word),
                remark=Remark("review-codenames-guess-chance", params),
                action=msgspec.to_builtins(Touch(word)),
            )
        )
    if seen.clues[-1].touched:
        is_played = isinstance(played, Stop)
        alternatives.append(Alternative(written=write_action(Stop()), value=min(1.0, stop), is_played=is_played))
    return alternatives


def _on_guess(decision: JudgedDecision, judged: Judged) -> list[Remark]:
    played = next(one for one in judged.alternatives if one.is_played)
    remarks = []
    if played.remark is not None and decision.owner is not None:
        remarks.append(Remark("review-codenames-guess", {**played.remark.params, "owner": decision.owner}))
    best = judged.alternatives[0]
    if judged.cost > CHANCES.best:
        if best.remark is None:
            remarks.append(Remark("review-codenames-guess-should-stop"))
        else:
            remarks.append(Remark("review-codenames-guess-better", best.remark.params))
    return remarks

"""The decision on an objection: the other captain, a vote, or the judge (CN-53, CN-G8, CN-G19, CN-G20).

By the first version of the rules a captain named no reason, might not strike twice running what the judge allowed,
and a struck clue was a missed turn. By the second, bots voted too, and a captain could strike for CN-82 where names had
been agreed on. Matches that began so go on so.
"""

from collections.abc import Mapping
from typing import Final

from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Step
from slovoteka.games.codenames import views
from slovoteka.games.codenames.actions import Ruling, Vote
from slovoteka.games.codenames.clues import STRIKE_REASONS, ReasonsInWords, strike_reasons
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import Stage, State
from slovoteka.games.codenames.turns import enter, miss_turn, pass_turn

VOTE_FROM: Final = 5
"""With fewer people at the table, bots not counted, nobody votes: only three or more voters can outvote each other."""


def possible_reasons(options: Options, state: State) -> tuple[str, ...]:
    """The reasons for which the other captain may strike the clue now. Empty if the clue has to stand (CN-G20)."""
    if options.rules == 1 or state.stage is not Stage.RULING or _has_struck_enough(options, state):
        return ()
    return strike_reasons(options.agreements, options.rules)


def check_ruling(options: Options, state: State, ruling: Ruling) -> None:
    """The captain decides (CN-G8). A strike needs a reason, and a limit holds for strikes against the judge."""
    if ruling.valid:
        if ruling.reason is not None:
            raise Illegal("CN-53", "reason-without-strike")
        return
    if options.rules == 1:
        _check_first_version(state)
    elif _has_struck_enough(options, state):
        raise Illegal("CN-G20", "strikes-spent", most=options.strikes_most)
    _check_reason(options, ruling.reason)


def _check_first_version(state: State) -> None:
    is_clean = state.finding is None or state.finding.verdict == "allowed"
    if is_clean and state.was_struck_before:
        raise Illegal("CN-G8", "struck-again")


def _check_reason(options: Options, reason: str | None) -> None:
    if reason is None:
        if options.rules > 1:
            raise Illegal(
                "CN-53", "strike-no-reason", reasons=ReasonsInWords(strike_reasons(options.agreements, options.rules))
            )
    elif reason not in STRIKE_REASONS:
        raise Illegal(
            "CN-53", "strike-no-such-reason", reasons=ReasonsInWords(strike_reasons(options.agreements, options.rules))
        )
    elif reason not in strike_reasons(options.agreements, options.rules):
        raise Illegal(reason, "strike-agreed")


def _has_struck_enough(options: Options, state: State) -> bool:
    """Whether this captain may strike only what the judge doubts or forbids."""
    return bool(options.strikes_most) and state.is_allowed_by_judge and _strikes(state) >= options.strikes_most


def _strikes(state: State) -> int:
    return state.strikes[1 - state.turn]


def rule(options: Options, state: State, ruling: Ruling, at_ms: int) -> Step[State]:
    """A clue that stands is guessed at, and nobody can object to it again. A strike may first go to a vote."""
    if state.other_captain is None:
        raise AssertionError("nobody can object here")
    if not ruling.valid and options.rules > 1 and state.is_allowed_by_judge:
        strikes = piles.replace_at(state.strikes, 1 - state.turn, _strikes(state) + 1)
        state = state.but(strikes=(strikes[0], strikes[1]))
        if options.strike_vote and len(state.people(options.machines)) >= VOTE_FROM:
            voting = enter(state.but(strike_reason=ruling.reason), Stage.VOTE, at_ms)
            return Step(voting, (Fact(views.VoteCalled(state.captains[1 - state.turn], ruling.reason)),))
    step = _decided(options, state, ruling, at_ms)
    return step.after(Fact(views.Ruled(state.captains[1 - state.turn], ruling.valid, reason=ruling.reason)))


def rule_by_judge(options: Options, state: State, at_ms: int) -> Step[State]:
    """The judge decides, because the captain did not decide in time. A doubtful clue passes."""
    if state.other_captain is None:
        raise AssertionError("nobody can object here")
    finding = state.finding
    if finding is not None and finding.verdict == "forbidden":
        ruling = Ruling(False, finding.rule if options.rules > 1 else None)
    else:
        ruling = Ruling(True)
    step = _decided(options, state, ruling, at_ms)
    return step.after(Fact(views.Ruled(state.other_captain, ruling.valid, in_time=False, reason=ruling.reason)))


def count_votes(options: Options, state: State, answers: Mapping[int, Vote], at_ms: int) -> Step[State]:
    """The strike stands if more than half of the votes are for it. Who does not vote abstains."""
    votes = [vote.valid for seat, vote in answers.items() if seat in state.voters(options.machines)]
    keep, strike = votes.count(True), votes.count(False)
    ruling = Ruling(False, state.strike_reason) if strike > keep else Ruling(True)
    step = _decided(options, state.but(strike_reason=None), ruling, at_ms)
    return step.after(Fact(views.Voted(ruling.valid, strike, keep, ruling.reason)))


def _decided(options: Options, state: State, ruling: Ruling, at_ms: int) -> Step[State]:
    if ruling.valid:
        return Step(enter(state.but(settled=True), Stage.GUESS, at_ms))
    struck = state.but(clues=(*state.clues[:-1], state.clues[-1].but(struck=True, reason=ruling.reason)))
    if options.rules == 1:
        return miss_turn(options, struck, at_ms, penalty=True)
    return pass_turn(struck, at_ms, penalty=True)

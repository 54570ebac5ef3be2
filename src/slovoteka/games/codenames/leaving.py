"""A player leaves. A teammate takes over a captain's seat; a team that cannot play on has lost."""

from slovoteka.core import piles
from slovoteka.core.game import Fact, Step
from slovoteka.games.codenames import talks, turns, views
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import SERVES_BOTH, Result, Stage, State


def go_on_without(options: Options, state: State, seat: int, at_ms: int) -> Step[State]:
    """Goes on after a seat has left; `state.gone` contains it already."""
    team = state.teams[seat]
    if team == SERVES_BOTH:  # nobody can guess any more, and neither captain is to blame
        return _give_up(options, state, None, at_ms)
    step: Step[State] = Step(state)
    if seat in state.captains:
        heirs = state.guessers(team)
        if len(heirs) < 2:
            return _give_up(options, state, team, at_ms)
        step = _hand_over(state, team, heirs[0], at_ms)
    elif not state.guessers(team):
        return _give_up(options, state, team, at_ms)
    if step.state.stage is Stage.RESPOND:
        return Step(talks.after_silence(step.state, at_ms), step.facts)
    return step


def _give_up(options: Options, state: State, team: int | None, at_ms: int) -> Step[State]:
    if state.stage is not Stage.BREAK:
        result = Result(reason="left") if team is None else turns.forfeited(state, team)
        return turns.finish(options, state, result, at_ms)
    return Step(turns.enter(state, Stage.OVER, at_ms))  # the games that were played count


def _hand_over(state: State, team: int, heir: int, at_ms: int) -> Step[State]:
    """The new captain sees the key from now on and gets the full time for a clue."""
    captains = piles.replace_at(state.captains, team, heir)
    knew = (*state.knew, state.captains[team])
    handed = state.but(captains=captains, knew=knew)
    if state.stage is not Stage.VOTE:  # the votes that were given stay, and a new captain's is not counted
        handed = handed.but(table=state.table + 1)
    if state.stage is Stage.CLUE and team == state.turn:
        handed = turns.enter(handed, Stage.CLUE, at_ms).but(late=False, whispered_ms=0)
    facts = (Fact(views.NewCaptain(team, heir)), Fact(views.KeyShown(state.key), (heir,)))
    return Step(handed, facts if not state.is_open else facts[:1])

"""A seat leaves: its rack goes out of play, hidden until the end, and the others no longer wait for it."""

from slovoteka.core import piles
from slovoteka.core.game import Fact, Step
from slovoteka.games.scrabble.bags import put_back
from slovoteka.games.scrabble.drawing import resume_drawing
from slovoteka.games.scrabble.flow import end_turn, finish, go_on_opening
from slovoteka.games.scrabble.judging import after_silence, after_words, opponents, restore, stood
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.state import Stage, State


def go_on_without(setting: Setting, state: State, seat: int, at_ms: int) -> Step[State]:
    """Goes on after a seat has left; `state.gone` contains it already."""
    if len(state.active) < 2:
        return _finish(setting, state, seat, at_ms)
    if state.stage is Stage.DRAW:
        drawing = _without_plans(setting, state, seat)
        if drawing.drawer != state.drawer:
            drawing = drawing.renewed(at_ms)
        return resume_drawing(setting, drawing, at_ms)
    if seat == state.mover:  # an unfinished turn or a pending play is taken back
        go_on = go_on_opening if state.opening > 2 else end_turn
        return go_on(setting, _without_plans(setting, state, seat), at_ms)
    if state.stage is Stage.RESPOND:
        return after_silence(setting, state, at_ms)
    if state.stage is Stage.THEME and not opponents(state):
        return after_words(setting, state, at_ms)
    return Step(state)


def _finish(setting: Setting, state: State, seat: int, at_ms: int) -> Step[State]:
    """Ends the game. The last player's pending play counts, as nobody can challenge it; an exchange is undone."""
    state = _without_plans(setting, state, seat)
    facts: tuple[Fact, ...] = ()
    if (pending := state.pending) is not None:
        points = pending.score.total
        state = state.but(scores=piles.replace_at(state.scores, state.mover, state.scores[state.mover] + points))
        facts = stood(setting.options.seat_of(state.mover), pending, points)
    step = finish(setting, _with_nothing_aside(setting, state), "left", at_ms)
    return step.after(*facts)


def _without_plans(setting: Setting, state: State, seat: int) -> State:
    """Undoes what a seat was doing when it left."""
    if seat != setting.options.seat_of(state.mover):
        return state.but(owed=piles.replace_at(state.owed, seat, 0), chosen=None)
    restored = _with_nothing_aside(setting, restore(state))
    return restored.but(owed=piles.replace_at(restored.owed, seat, 0), chosen=None, pending=None)


def _with_nothing_aside(setting: Setting, state: State) -> State:
    return state.but(bags=put_back(setting.options, state.bags, state.aside), aside="")

"""Who is invited to do what, by the stage of the table."""

from slovoteka.core.game import Window
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.state import Stage, State


def windows(options: Options, state: State) -> tuple[Window, ...]:
    match state.stage:
        case Stage.TURN:
            return (_window(state, "turn", (state.mover,), options.turn_ms),)
        case Stage.RESPOND:
            return (_window(state, "respond", _left(state, state.opponents), options.respond_ms),)
        case Stage.VOTE:
            return (_window(state, "vote", state.active, options.vote_ms).but(mode="sealed"),)
        case Stage.BREAK:
            return (_window(state, "ready", _left(state, state.active), options.break_ms),)
    return ()


def _left(state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if seat not in state.passed)


def _window(state: State, kind: str, seats: tuple[int, ...], limit_ms: int | None) -> Window:
    return Window(id=f"{kind}:{state.table}", kind=kind, seats=seats, opened_ms=state.since_ms, limit_ms=limit_ms)

"""Who is invited to do what, by the stage of the table."""

from slovoteka.core.game import Window
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.state import Stage, State


def windows(options: Options, state: State) -> tuple[Window, ...]:
    match state.stage:
        case Stage.TURN:
            return (_window(state, "turn", (state.mover,), options.turn_ms),)
        case Stage.RESPOND:
            respond = _window(state, "respond", _left(state, state.opponents), options.respond_ms)
            return (respond, *_second_thoughts(options, state))
        case Stage.VOTE:
            return (_window(state, "vote", state.active, options.vote_ms).but(mode="sealed"),)
        case Stage.BREAK:
            return (_window(state, "ready", _left(state, state.active), options.break_ms),)
    return ()


def _second_thoughts(options: Options, state: State) -> tuple[Window, ...]:
    """Whoever has believed the words may still doubt them while others think (UW-G24)."""
    seats = tuple(seat for seat in state.opponents if seat in state.passed)
    if options.rules == 1 or not seats:
        return ()
    return (_window(state, "doubt", seats, None).but(blocking=False),)


def _left(state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if seat not in state.passed)


def _window(state: State, kind: str, seats: tuple[int, ...], limit_ms: int | None) -> Window:
    return Window(id=f"{kind}:{state.table}", kind=kind, seats=seats, opened_ms=state.since_ms, limit_ms=limit_ms)

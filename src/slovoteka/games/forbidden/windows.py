"""Who is invited to do what, by the stage of the table."""

from slovoteka.core.game import Window
from slovoteka.games.forbidden.options import SHORTEST_WORD, Options
from slovoteka.games.forbidden.state import Stage, State


def windows(options: Options, state: State) -> tuple[Window, ...]:
    victim = () if state.last_mover is None else (state.last_mover,)
    match state.stage:
        case Stage.TURN:
            return (_window(state, "turn", (state.mover,), options.turn_ms), *_late_calls(state))
        case Stage.RESPOND:
            seats = tuple(seat for seat in state.opponents if seat not in state.passed)
            return (_window(state, "respond", seats, options.respond_ms), *_second_thoughts(options, state))
        case Stage.CHOOSE:
            return (_window(state, "choose", victim, options.choose_ms), *_late_calls(state))
        case Stage.DOUBT:
            return (_window(state, "doubt", victim, options.vote_ms),)
        case Stage.VOTE:
            return (_window(state, "vote", state.active, options.vote_ms).but(mode="sealed"),)
        case Stage.BREAK:
            seats = tuple(seat for seat in state.active if seat not in state.passed)
            return (_window(state, "ready", seats, options.break_ms),)
    return ()


def _second_thoughts(options: Options, state: State) -> tuple[Window, ...]:
    """Whoever saw no word may still call one while others look for it (ZS-18)."""
    seats = tuple(seat for seat in state.opponents if seat in state.passed)
    if options.rules == 1 or not seats or len(state.conversation) < SHORTEST_WORD:
        return ()
    return (_window(state, "call", seats, None).but(blocking=False),)


def _late_calls(state: State) -> tuple[Window, ...]:
    """A word that nobody saw may still be called until the next letter is laid (ZS-35, ZS-G3)."""
    if state.last_mover is None or len(state.conversation) < SHORTEST_WORD:
        return ()
    return (_window(state, "call", state.opponents, None).but(blocking=False),)


def _window(state: State, kind: str, seats: tuple[int, ...], limit_ms: int | None) -> Window:
    return Window(id=f"{kind}:{state.table}", kind=kind, seats=seats, opened_ms=state.since_ms, limit_ms=limit_ms)

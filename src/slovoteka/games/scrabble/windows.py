"""Who is invited to do what, by the stage of the table."""

from slovoteka.core.game import Window
from slovoteka.games.scrabble.drawing import bag_to_draw_from
from slovoteka.games.scrabble.judging import opponents
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.state import Stage, State


def windows(setting: Setting, state: State) -> tuple[Window, ...]:
    options, mover = setting.options, setting.options.seat_of(state.mover)
    match state.stage:
        case Stage.TURN:
            return (_window(state, "turn", (mover,), _turn_limit(setting, state)),)
        case Stage.RESPOND:
            seats = tuple(seat for seat in opponents(state) if seat not in state.passed)
            return (_window(state, "respond", seats, options.respond_ms), *_second_thoughts(options, state))
        case Stage.VOTE:
            return (_window(state, "vote", state.active, options.vote_ms).but(mode="sealed"),)
        case Stage.THEME:
            return (_window(state, "theme", opponents(state), options.vote_ms).but(mode="sealed"),)
        case Stage.DRAW if state.drawer is not None:
            return _drawing(setting, state, setting.options.seat_of(state.drawer))
    return ()


def _second_thoughts(options: Options, state: State) -> tuple[Window, ...]:
    """Whoever has accepted a play may still challenge it while others think (SM-22, SU-30)."""
    seats = tuple(seat for seat in opponents(state) if seat in state.passed)
    if options.rules == 1 or not seats:
        return ()
    return (_window(state, "challenge", seats, None).but(blocking=False),)


def _drawing(setting: Setting, state: State, seat: int) -> tuple[Window, ...]:
    if setting.options.faces_up:
        return (_window(state, "pick", (seat,), setting.options.turn_ms),)
    if bag_to_draw_from(state) is None:
        return (_window(state, "draw", (seat,), setting.options.draw_ms),)
    return ()


def _turn_limit(setting: Setting, state: State) -> int | None:
    if state.clock is None:
        return setting.options.turn_ms
    left = state.clock.left(state.mover, state.since_ms)
    return max(0, left + setting.options.overtime_ms)


def _window(state: State, kind: str, seats: tuple[int, ...], limit_ms: int | None) -> Window:
    return Window(id=f"{kind}:{state.table}", kind=kind, seats=seats, opened_ms=state.since_ms, limit_ms=limit_ms)

"""Who is invited to do what, by the stage of the table."""

from slovoteka.core.game import Window
from slovoteka.games.codenames.options import GRACE_MS, Options
from slovoteka.games.codenames.state import Stage, State


def windows(options: Options, state: State) -> tuple[Window, ...]:
    strict = options.timer == "strict"
    match state.stage:
        case Stage.CLUE:
            limit = GRACE_MS if state.late else options.clue_ms if strict else options.idle_ms
            return (_window(state, "clue", (state.captain,), limit + state.whispered_ms), *_sand(options, state))
        case Stage.WHISPER:
            return (_window(state, "whisper", _other_captain(state), options.decide_ms),)
        case Stage.RESPOND:
            waited_for = tuple(seat for seat in state.opponents if seat not in state.passed)
            return (_window(state, "respond", waited_for, options.respond_ms),)
        case Stage.RULING:
            return (_window(state, "ruling", _other_captain(state), options.decide_ms),)
        case Stage.VOTE:
            return (_window(state, "vote", state.voters(options.machines), options.decide_ms).but(mode="sealed"),)
        case Stage.GUESS:
            limit = options.guess_ms if strict else options.idle_ms
            guess = _window(state, "guess", state.guessers(state.turn), limit)
            return (guess, *_object(state), *_sand(options, state))
        case Stage.PENALTY:
            return (_window(state, "penalty", (state.captain,), options.decide_ms),)
        case Stage.ENEMY:
            return (_window(state, "enemy", (state.captain,), options.decide_ms),)
        case Stage.BREAK:
            waited_for = tuple(seat for seat in state.active if seat not in state.passed)
            return (_window(state, "ready", waited_for, options.break_ms),)
    return ()


def _window(state: State, kind: str, seats: tuple[int, ...], limit_ms: int | None) -> Window:
    return Window(id=f"{kind}:{state.table}", kind=kind, seats=seats, opened_ms=state.since_ms, limit_ms=limit_ms)


def _other_captain(state: State) -> tuple[int, ...]:
    return () if state.other_captain is None else (state.other_captain,)


def _object(state: State) -> tuple[Window, ...]:
    """The other team may still object until the first touch (CN-G11)."""
    if state.settled:
        return ()
    return (_window(state, "object", state.opponents, None).but(blocking=False),)


def _sand(options: Options, state: State) -> tuple[Window, ...]:
    """The window of the sand timer. It has its own counter, because turning the timer changes no other window."""
    if options.timer != "sand":
        return ()
    runs = state.sand_ms is not None
    hurried = _cannot_turn_it(options, state)
    return (
        Window(
            id=f"timer:{state.table + state.sands}",
            kind="timer",
            seats=tuple(seat for seat in state.active if seat not in hurried),
            blocking=False,
            opened_ms=state.since_ms if state.sand_ms is None else state.sand_ms,
            limit_ms=options.sand_ms if runs else None,
        ),
    )


def _cannot_turn_it(options: Options, state: State) -> tuple[int, ...]:
    """Nobody but a guesser who guesses alone, who has nobody else to hurry (CN-57)."""
    if state.stage is not Stage.GUESS:
        return ()
    if options.rules == 1:
        return (state.captain,)
    guessers = state.guessers(state.turn)
    return guessers if len(guessers) == 1 else ()

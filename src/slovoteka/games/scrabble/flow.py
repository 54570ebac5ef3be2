"""From one turn to the next, and to the end."""

from slovoteka.core.game import Fact, Step
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.exchange import most_to_exchange
from slovoteka.games.scrabble.grades import grade
from slovoteka.games.scrabble.letters import BLANK
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.plays import blanks_on
from slovoteka.games.scrabble.questions import AnyMove
from slovoteka.games.scrabble.setting import Setting
from slovoteka.games.scrabble.state import Final, Reason, Stage, State

_MINUTE_MS = 60_000
_FINE_A_MINUTE = 10  # SM-86


def end_turn(setting: Setting, state: State, at_ms: int) -> Step[State]:
    """Ends the game or opens the next turn, after the mover has drawn."""
    state = _after_turn(state)
    reason = _reason_to_end(setting, state)
    if reason is not None:
        return finish(setting, state, reason, at_ms)
    return open_turn(setting, state, state.left_of(state.mover), at_ms)


def _reason_to_end(setting: Setting, state: State) -> Reason | None:
    options, players = setting.options, len(state.active)
    if not state.bag_left and any(not state.racks[rack] for rack in state.active):
        return "out"  # SM-51, SU-32
    if all(state.passes_by_rack[rack] >= 2 for rack in state.active):
        return "passes"  # SM-15, SU-26
    if options.scoreless_turns and state.scoreless >= options.scoreless_turns * players:
        return "scoreless"  # SM-G23
    if options.words == "auto" and not _can_exchange(options, state) and not _can_anyone_move(setting, state):
        return "no-moves"  # SM-52, SU-33: only where nobody can exchange, because an exchange is a move (SM-G25)
    return None


def _can_exchange(options: Options, state: State) -> bool:
    """In the first version of the rules SM-87 ended no game: with tiles in the bag only passes did."""
    if options.rules == 1:
        return state.bag_left > 0
    return most_to_exchange(options, bag_left=state.bag_left, opening=state.opening) > 0


def _can_anyone_move(setting: Setting, state: State) -> bool:
    racks = [state.racks[rack] for rack in state.active]
    if setting.options.reusable_blanks:
        racks = [_with_swaps(state.grid, rack) for rack in racks]
    return setting.oracle.ask(AnyMove(state.grid, tuple(racks))).move is not None


def _with_swaps(grid: str, rack: str) -> str:
    """Replaces letters of a rack by the blanks they could be swapped for, which can do all they could (SM-70)."""
    for _, letter in blanks_on(grid):
        rack = rack.replace(letter, BLANK, 1)
    return rack


def nobody_passed(state: State) -> tuple[int, ...]:
    """Starts counting passes again, because somebody did something else (SM-G5, SU-G4)."""
    return (0,) * len(state.racks)


def open_turn(setting: Setting, state: State, rack: int, at_ms: int) -> Step[State]:
    facts = []
    while rack in state.skips:  # a turn that is lost for a wrong challenge is a turn without points
        facts.append(Fact(views.Skipped(setting.options.seat_of(rack))))
        skips = tuple(other for other in state.skips if other != rack)
        state = state.but(skips=skips, scoreless=state.scoreless + 1)
        rack = state.left_of(rack)
    clock = None if state.clock is None else state.clock.start(rack, at_ms)
    opened = state.renewed(at_ms, stage=Stage.TURN, mover=rack, tries=0, clock=clock)
    return Step(opened, tuple(facts))


def pass_the_opening(setting: Setting, state: State, at_ms: int) -> Step[State]:
    """The mover could not open (SM-73)."""
    return go_on_opening(setting, state.but(cannot_open=(*state.cannot_open, state.mover)), at_ms)


def go_on_opening(setting: Setting, state: State, at_ms: int) -> Step[State]:
    """Lets the next player try to open. When nobody could, the starter tries again with one letter less (SM-74)."""
    if not set(state.active) <= set(state.cannot_open):
        return end_turn(setting, state, at_ms)
    lowered = _after_turn(state).but(opening=state.opening - 1, cannot_open=())
    first = state.starter if state.starter in state.active else state.left_of(state.starter)
    step = open_turn(setting, lowered, first, at_ms)
    return step.after(Fact(views.OpeningLowered(lowered.opening)))


def _after_turn(state: State) -> State:
    return state.but(before=None, pending=None, passed=(), challenger=None)


def finish(setting: Setting, state: State, reason: Reason, at_ms: int) -> Step[State]:
    """All lose what is on their racks; a player who is out gains what the others lose (SM-53, SM-54; SU-48, SU-49)."""
    clock = None if state.clock is None else state.clock.stop(at_ms)
    left = [setting.layout.face_sum(rack) for rack in state.racks]
    is_out = [reason == "out" and not rack and place in state.active for place, rack in enumerate(state.racks)]
    final = []
    for place, rack in enumerate(state.racks):
        others = sum(left[other] for other in state.active if other != place)
        overtime = 0 if clock is None else -_FINE_A_MINUTE * _minutes_over(clock.left_ms[place])
        final.append(Final(rack, -left[place], others if is_out[place] else 0, overtime))
    scores = tuple(
        score + change.lost + change.gained + change.overtime for score, change in zip(state.scores, final, strict=True)
    )
    over = state.renewed(
        at_ms,
        stage=Stage.OVER,
        scores=scores,
        final=tuple(final),
        reason=reason,
        clock=clock,
        pending=None,
        before=None,
        passed=(),
        owed=(0,) * len(state.racks),
    )
    grades = grade(setting.book.id, scores)
    return Step(over, (Fact(views.Finished(reason, tuple(final), scores, grades)),))


def _minutes_over(left_ms: int) -> int:
    """How many minutes the clock is over. A minute that has begun counts (SM-G12)."""
    return -(min(left_ms, 0) // _MINUTE_MS)


def stop_clock(state: State, at_ms: int) -> State:
    """Stops the clock, because the mover has acted."""
    if state.clock is None:
        return state
    return state.but(clock=state.clock.stop(at_ms))

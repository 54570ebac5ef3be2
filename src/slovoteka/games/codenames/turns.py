"""From a clue to the end of its turn, and of the game (CN-21..47, CN-90..98)."""

from typing import Literal

from slovoteka.core import piles
from slovoteka.core.game import Fact, Step
from slovoteka.games.codenames import views
from slovoteka.games.codenames.clues import Finding
from slovoteka.games.codenames.options import MISSED_TO_LOSE, Options
from slovoteka.games.codenames.state import COLOURS, SERVES_BOTH, Given, Owner, Result, Stage, State


def enter(state: State, stage: Stage, at_ms: int) -> State:
    """Enters a stage. The sand timer stops, because the players have acted."""
    return state.renewed(at_ms, stage=stage, passed=(), sand_ms=None)


# --- a clue and the guesses at it -----------------------------------------------------------------------------------


def give_clue(options: Options, state: State, clue: Given, finding: Finding | None, at_ms: int) -> Step[State]:
    """The others may object first, unless their captain (CN-68) or a strict judge has allowed the clue."""
    is_final = options.judge == "block" and finding is not None and finding.verdict == "allowed"
    allowed = state.answer_on(clue.word, clue.number) is True
    given = state.but(
        clues=(*state.clues, clue),
        finding=finding,
        whispers=(),
        whispered_ms=0,
        objector=None,
        settled=allowed or is_final or not state.opponents,
        late=False,
    )
    stage = Stage.GUESS if given.settled else Stage.RESPOND
    event = views.Clued(state.captain, clue, allowed, len(state.whispers))
    return Step(enter(given, stage, at_ms), (Fact(event),))


def touch(options: Options, state: State, seat: int, place: int, at_ms: int) -> Step[State]:
    """Covers the card with its owner's colour. After a right guess the team goes on (CN-31..34)."""
    clue = state.clues[-1]
    clues = (*state.clues[:-1], clue.but(touched=(*clue.touched, place)))
    missed = piles.replace_at(state.missed, state.turn, 0)
    touched = state.with_cover(place).but(
        clues=clues,
        settled=True,
        missed=(missed[0], missed[1]),
        table=state.table + 1,
        sand_ms=None,
    )
    owner = state.key[place]
    fact = Fact(views.Touched(seat, state.turn, place, state.board[place], owner))
    step = _after_touch(options, touched, owner, at_ms)
    return step.after(fact)


def _after_touch(options: Options, state: State, owner: Owner, at_ms: int) -> Step[State]:
    if owner == "assassin":
        return finish(options, state, _lost(state, state.turn, "assassin"), at_ms)
    if result := all_found(state):
        return finish(options, state, result, at_ms)
    if owner == COLOURS[state.turn] and state.attempts_left != 0:
        return Step(state)  # without new time: the turn goes on
    return pass_turn(state, at_ms)


def stop(state: State, seat: int, at_ms: int) -> Step[State]:
    step = pass_turn(state, at_ms)
    return step.after(Fact(views.Stopped(state.turn, seat)))


def pass_turn(state: State, at_ms: int, *, penalty: bool = False) -> Step[State]:
    """Passes the turn to the others. With one team, the captain moves for the enemy (CN-94)."""
    ended = state.but(finding=None, objector=None, strike_reason=None, whispers=(), whispered_ms=0, late=False)
    if state.is_coop:
        return Step(enter(ended, Stage.ENEMY, at_ms))
    ended = ended.but(turn=1 - state.turn)
    return Step(enter(ended, Stage.PENALTY if penalty else Stage.CLUE, at_ms))


def cover(options: Options, state: State, place: int, at_ms: int, *, in_time: bool = True) -> Step[State]:
    """A captain covers a codename, as a penalty (CN-54) or for the enemy (CN-94). It can end the game (CN-G2)."""
    covered = state.with_cover(place)
    fact = Fact(views.Covered(state.captain, place, state.board[place], state.key[place], in_time))
    if result := all_found(covered):
        step = finish(options, covered, result, at_ms)
    else:
        step = Step(enter(covered, Stage.CLUE, at_ms))
    return step.after(fact)


# --- time -----------------------------------------------------------------------------------------------------------


def clue_time_over(options: Options, state: State, at_ms: int) -> Step[State]:
    """Gives a few seconds for a clue of 1; after these the turn passes (CN-58, CN-59, CN-G15)."""
    if not state.late:
        late = enter(state, Stage.CLUE, at_ms).but(late=True, whispered_ms=0)
        return Step(late, (Fact(views.ClueLate(state.captain)),))
    step = miss_turn(options, state, at_ms)
    return step.after(Fact(views.ClueMissed(state.captain)))


def cover_time_over(options: Options, state: State, at_ms: int) -> Step[State]:
    """No penalty is taken. The enemy covers its first word."""
    if state.stage is Stage.ENEMY:
        return cover(options, state, state.uncovered_of(COLOURS[1])[0], at_ms, in_time=False)
    return Step(enter(state, Stage.CLUE, at_ms), (Fact(views.Skipped(state.captain)),))


def guess_time_over(options: Options, state: State, at_ms: int) -> Step[State]:
    step = pass_turn(state, at_ms) if state.clues[-1].touched else miss_turn(options, state, at_ms)
    return step.after(Fact(views.Stopped(state.turn)))


def miss_turn(options: Options, state: State, at_ms: int, *, penalty: bool = False) -> Step[State]:
    """A turn in which nobody said anything in time. A team that misses several in a row counts as gone.

    By the first version of the rules, a turn without a valid clue counted too.
    """
    missed = piles.replace_at(state.missed, state.turn, state.missed[state.turn] + 1)
    if missed[state.turn] >= MISSED_TO_LOSE:
        # If the guesser of both teams is away, neither captain is to blame.
        sleeps = state.stage is Stage.GUESS and SERVES_BOTH in state.teams
        return finish(options, state, Result(reason="left") if sleeps else forfeited(state, state.turn), at_ms)
    return pass_turn(state.but(missed=(missed[0], missed[1])), at_ms, penalty=penalty)


# --- the end --------------------------------------------------------------------------------------------------------


def all_found(state: State) -> Result | None:
    """Checks after every cover whether a team has all its agents (CN-45, CN-46, CN-G2)."""
    for team, colour in enumerate(COLOURS):
        if state.key and not state.uncovered_of(colour):
            return _won(state, team)
    return None


def _won(state: State, team: int) -> Result:
    if not state.is_coop:
        return Result(reason="agents", winner=team, winners=state.members(team))
    if team == 0:
        return Result(reason="agents", winner=0, winners=state.active, points=state.stacks[1])  # CN-97
    return Result(reason="enemy")  # CN-96


def _lost(state: State, team: int, reason: Literal["assassin", "left"]) -> Result:
    """CN-34, CN-95, CN-G13."""
    winner = None if state.is_coop else 1 - team
    return Result(reason=reason, winner=winner, winners=() if winner is None else state.members(winner))


def forfeited(state: State, team: int) -> Result:
    """The team cannot or does not want to play on."""
    return _lost(state, team, "left")


def finish(options: Options, state: State, result: Result, at_ms: int) -> Step[State]:
    """Opens the key. The match goes on with the next game, unless somebody who is needed has left."""
    results = (*state.results, result)
    over = result.reason == "left" or len(results) >= options.games
    ended = state.but(results=results, asked=None, whispers=(), finding=None, objector=None, strike_reason=None)
    ended = enter(ended, Stage.OVER if over else Stage.BREAK, at_ms)
    return Step(ended, (Fact(views.GameOver(result, state.key)),))

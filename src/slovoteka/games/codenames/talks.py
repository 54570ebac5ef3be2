"""What captains and teams say about a clue: whispers, objections, rulings (CN-53, CN-54, CN-68, CN-G11, CN-G18)."""

from typing import Final

from slovoteka.core.errors import Illegal
from slovoteka.core.game import Fact, Step
from slovoteka.games.codenames import views
from slovoteka.games.codenames.actions import Accept, Answer, Ask, Protest, Ruling
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import Given, Stage, State, Whispered
from slovoteka.games.codenames.turns import enter, miss_turn

MOST_WHISPERS: Final = 3
"""In one turn: the other team wants to play too."""


Said = Ask | Answer | Accept | Protest | Ruling


def say(options: Options, state: State, seat: int, said: Said, at_ms: int) -> Step[State]:
    match said:
        case Ask():
            return whisper(state, said, at_ms)
        case Answer(valid):
            return answer(state, valid, at_ms)
        case Accept():
            return accept(state, seat, at_ms)
        case Protest():
            return protest(state, seat, at_ms)
    return rule(options, state, said.valid, at_ms)


def whisper(state: State, ask: Ask, at_ms: int) -> Step[State]:
    """Everyone sees that captains whisper; only they hear what."""
    clue = Given(state.turn, ask.word, ask.number)
    asking = enter(state.but(asked=clue, clue_since_ms=state.since_ms), Stage.WHISPER, at_ms)
    return Step(asking, _for_captains(state, views.Asked(state.captain, clue), views.Asked(state.captain)))


def answer(state: State, valid: bool | None, at_ms: int) -> Step[State]:
    """Yes or no binds both captains; silence leaves things as they were."""
    if state.asked is None or state.other_captain is None:
        raise AssertionError("nobody was asked")
    whispers = (*state.whispers, Whispered(state.asked.word, state.asked.number, valid))
    waited = state.whispered_ms + at_ms - state.since_ms
    back = state.but(asked=None, whispers=whispers, whispered_ms=waited)
    back = enter(back, Stage.CLUE, state.clue_since_ms)
    seat = state.other_captain
    return Step(back, _for_captains(state, views.Answered(seat, valid), views.Answered(seat)))


def _for_captains(state: State, heard: views.Event, seen: views.Event) -> tuple[Fact, ...]:
    captains = tuple(sorted(state.captains))
    others = tuple(seat for seat in range(len(state.teams)) if seat not in captains)
    return (Fact(heard, captains), Fact(seen, others))


def accept(state: State, seat: int, at_ms: int) -> Step[State]:
    accepted = state.with_passed(seat)
    return Step(after_silence(accepted, at_ms), (Fact(views.Accepted(seat)),))


def after_silence(state: State, at_ms: int) -> State:
    """Guessing begins when nobody is left who might object, or their time is over."""
    waited_for = state.unanswered(state.opponents)
    return state if waited_for else enter(state, Stage.GUESS, at_ms)


def protest(state: State, seat: int, at_ms: int) -> Step[State]:
    objected = enter(state.but(objector=seat), Stage.RULING, at_ms)
    return Step(objected, (Fact(views.Protested(seat, state.finding)),))


def rule(options: Options, state: State, valid: bool, at_ms: int, *, in_time: bool = True) -> Step[State]:
    """A valid clue is guessed at, and that is the end of it; an invalid one ends the turn at once (CN-53)."""
    if state.other_captain is None:
        raise AssertionError("nobody can object here")
    told = Fact(views.Ruled(state.other_captain, valid, in_time))
    if valid:
        return Step(enter(state.but(settled=True), Stage.GUESS, at_ms), (told,))
    struck = (*state.clues[:-1], state.clues[-1].but(struck=True))
    step = miss_turn(options, state.but(clues=struck), at_ms, penalty=True)
    return step.after(told)


def check_ruling(state: State, valid: bool) -> None:
    """Captains decide (CN-G8), but who strikes clue after clue against the judge does not want to play."""
    clean = state.finding is None or state.finding.verdict == "allowed"
    if not valid and clean and state.was_struck_before:
        raise Illegal("CN-G8", "struck-again")


def rule_by_judge(options: Options, state: State, at_ms: int) -> Step[State]:
    """The captain has not decided in time: the judge does, and what it doubts passes."""
    forbidden = state.finding is not None and state.finding.verdict == "forbidden"
    return rule(options, state, not forbidden, at_ms, in_time=False)

"""What captains and teams say about a clue before it is struck or stands: whispers and objections.

See CN-53, CN-68, CN-G11 and CN-G18; `rulings.py` has the decision on an objection.
"""

from typing import Final

from slovoteka.core.game import Fact, Step
from slovoteka.games.codenames import rulings, views
from slovoteka.games.codenames.actions import Accept, Answer, Ask, Protest, Ruling
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import Given, Stage, State, Whispered
from slovoteka.games.codenames.turns import enter

MOST_WHISPERS: Final = 3
"""A limit for one turn, because the other team wants to play too."""


TalkAction = Ask | Answer | Accept | Protest | Ruling


def apply_talk(options: Options, state: State, seat: int, action: TalkAction, at_ms: int) -> Step[State]:
    match action:
        case Ask():
            return whisper(state, action, at_ms)
        case Answer(valid):
            return answer(state, valid, at_ms)
        case Accept():
            return accept(state, seat, at_ms)
        case Protest():
            return protest(state, seat, at_ms)
    return rulings.rule(options, state, action, at_ms)


def whisper(state: State, ask: Ask, at_ms: int) -> Step[State]:
    """Everyone sees that the captains whisper, but only they see the words."""
    clue = Given(state.turn, ask.word, ask.number)
    asking = enter(state.but(asked=clue, clue_since_ms=state.since_ms), Stage.WHISPER, at_ms)
    return Step(asking, _for_captains(state, views.Asked(state.captain, clue), views.Asked(state.captain)))


def answer(state: State, valid: bool | None, at_ms: int) -> Step[State]:
    """A yes or no binds both captains. No answer changes nothing."""
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
    """Guessing begins when nobody is left who could object."""
    waited_for = state.unanswered(state.opponents)
    return state if waited_for else enter(state, Stage.GUESS, at_ms)


def protest(state: State, seat: int, at_ms: int) -> Step[State]:
    objected = enter(state.but(objector=seat), Stage.RULING, at_ms)
    return Step(objected, (Fact(views.Protested(seat, state.finding)),))

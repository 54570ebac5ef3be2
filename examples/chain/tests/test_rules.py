"""A test for each rule of «Цепочка»."""

from typing import Any, cast

import pytest
from slovoteka_chain.actions import Action, GiveUp, Say
from slovoteka_chain.options import Options, read_options
from slovoteka_chain.rules import FIRST_LETTERS, Chain
from slovoteka_chain.state import Stage, State

from slovoteka.core.errors import Illegal
from slovoteka.core.game import Step
from slovoteka.core.oracle import IsWord, Question, T_co
from slovoteka.core.words import Verdict, Why

WORDS = frozenset({"ДОМ", "МЕЛЬ", "ЛЕС", "СЛОН", "НОС", "САД"})


class FewWords:
    """A dictionary for rule tests."""

    def ask(self, question: Question[T_co]) -> T_co:
        assert isinstance(question, IsWord)
        known = question.word in WORDS
        answer: Any = Verdict(word=question.word, allowed=known, why=Why.FOUND if known else Why.UNKNOWN)
        return cast("T_co", answer)


def played(*actions: Action, letter: str = "Д", **options: int) -> tuple[Chain, Step[State]]:
    game = Chain(Options(**options), FewWords())
    step = game.apply_draw(game.start(), FIRST_LETTERS.index(letter), 0)
    for action in actions:
        [window] = game.windows(step.state)
        step = game.apply(step.state, window.seats[0], window, action, 1_000)
    return game, step


def refused(*actions: Action) -> Illegal:
    with pytest.raises(Illegal) as refusal:
        played(*actions)
    return refusal.value


@pytest.mark.rule("WC-01")
def test_two_play_and_chance_names_the_letter() -> None:
    game = Chain(Options(), FewWords())
    assert game.windows(game.start()) == ()
    _, begun = played(letter="Р")
    assert (begun.state.letter, begun.state.mover) == ("Р", 0)
    with pytest.raises(Illegal) as refusal:
        read_options({"seats": 3})
    assert refusal.value.rule == "WC-01"


@pytest.mark.rule("WC-02")
def test_the_last_letter_is_the_next_first_one() -> None:
    _, step = played(Say("дом"), Say("мель"))
    assert (step.state.words, step.state.letter, step.state.mover) == (("ДОМ", "МЕЛЬ"), "Л", 0)
    assert refused(Say("САД")).rule == "WC-02"


@pytest.mark.rule("WC-03")
def test_no_word_twice() -> None:
    actions = [Say(word) for word in ("ДОМ", "МЕЛЬ", "ЛЕС", "СЛОН", "НОС")]
    assert refused(*actions, Say("СЛОН")).rule == "WC-03"


@pytest.mark.rule("WC-04")
def test_a_word_is_what_the_dictionary_knows() -> None:
    refusal = refused(Say("ДОММ"))
    assert (refusal.rule, refusal.params["verdict"].why) == ("WC-04", Why.UNKNOWN)


@pytest.mark.rule("WC-05")
def test_who_gives_up_is_out_of_time_or_leaves_has_lost() -> None:
    game, given_up = played(Say("ДОМ"), GiveUp())
    _, begun = played(Say("ДОМ"))
    [window] = game.windows(begun.state)
    out_of_time, left = game.close(begun.state, window, {}, 60_000), game.leave(begun.state, 0, 0)
    for step, places in ((given_up, (1, 2)), (out_of_time, (1, 2)), (left, (2, 1))):
        outcome = game.outcome(step.state)
        assert outcome is not None
        assert outcome.places == places


@pytest.mark.rule("WC-G1")
def test_a_long_chain_is_a_draw() -> None:
    actions = [Say(word) for word in ("ДОМ", "МЕЛЬ", "ЛЕС", "СЛОН")]
    game, step = played(*actions, longest_chain=4)
    outcome = game.outcome(step.state)
    assert step.state.stage is Stage.OVER
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 1), (2, 2))

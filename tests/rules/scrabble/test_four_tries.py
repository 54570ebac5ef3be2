"""A house rule for rated tables where words are looked up at once: the fourth wrong word of a turn passes it."""

from typing import Any

import msgspec
import pytest

from rules.scrabble.boards import lying
from rules.scrabble.tables import Play, both_books
from slovoteka.core.clock import Clock
from slovoteka.games.scrabble.views import OutOfTries, Played, WordRefused

BAD, GOOD = "З7 НОТ", "З7 ТОН"


def counting(edition: str = "mattel", **options: Any) -> Play:
    """Seat 0 holds ТОНКАНВ, and ТОН is the only word."""
    return Play("ТОН", edition=edition, four_tries=True, **options).at("ТОНКАНВ", "ОТАКТОВ")


def tried(play: Play, times: int) -> Play:
    for _ in range(times):
        play.act(0, BAD)
    return play


@pytest.mark.rule("SM-G30")
@both_books
def test_three_wrong_words_cost_nothing(edition: str) -> None:
    play = counting(edition)
    before, window = play.public, play.windows["turn"]
    tried(play.wait(2_000), 3)
    assert play.public == before
    assert play.windows["turn"] == window, "the time of the turn goes on"
    assert play.act(0, GOOD).public.grid == lying(GOOD)


@pytest.mark.rule("SM-G30")
def test_only_the_player_is_told_of_a_wrong_word() -> None:
    play = counting().act(0, BAD)
    (refused,) = play.events_of(WordRefused, 0)
    assert (refused.seat, refused.word, refused.left) == (0, "НОТ", 3)
    assert not refused.verdict.allowed
    assert play.events_of(WordRefused, 1) == play.events == []
    assert (play.private(0).tries, play.private(1).tries) == (1, 0)


@pytest.mark.rule("SM-G30")
@both_books
def test_the_fourth_passes_the_turn(edition: str) -> None:
    play = tried(counting(edition), 3)
    assert play.events_of(WordRefused, 0)[0].left == 1
    play.act(0, BAD)
    assert play.events_of(WordRefused, 0)[0].left == 0
    assert play.events == [OutOfTries(0)], "everybody is told, but not the word"
    assert play.mover == 1
    assert (play.public.grid, play.public.scores, play.public.scoreless) == (lying(), (0, 0), 1)
    assert (play.private(0).rack, play.private(0).tries) == ("АВКННОТ", 0)
    assert play.public.shown == ("", "")


@pytest.mark.rule("SM-G30")
def test_every_turn_counts_anew() -> None:
    play = tried(counting(), 3).act(0, "пас").act(1, "пас")
    tried(play, 3)
    assert play.mover == 0


@pytest.mark.rule("SM-G30", "SM-15")
def test_a_turn_lost_like_this_is_no_pass() -> None:
    """As with a play that was challenged: somebody has tried to move."""
    play = counting().act(0, "пас").act(1, "пас")
    tried(play, 4)
    assert play.public.passes == 0
    assert not play.act(1, "пас").is_over


@pytest.mark.rule("SM-G30")
def test_what_cannot_lie_there_is_refused_and_not_counted() -> None:
    play = counting()
    play.refused(0, "А1 НОТ", "SM-16", "not-on-centre")
    play.refused(0, "З7 ЩОТ", "SM-10", "tile-not-on-rack")
    assert play.private(0).tries == 0


@pytest.mark.rule("SM-G30", "SM-86")
def test_the_clock_of_a_game_runs_on() -> None:
    play = counting(clock="game", game_ms=60_000).set(clock=Clock((60_000, 60_000)).start(0, 0))
    tried(play.wait(1_000), 3)
    assert play.state.clock == Clock((60_000, 60_000)).start(0, 0)
    play.wait(1_000).act(0, BAD)
    assert play.state.clock is not None
    assert play.state.clock.left_ms == (58_000, 60_000)


@pytest.mark.rule("SM-G30", "SM-72", "SM-73")
def test_before_the_opening_it_is_as_if_the_player_could_not_open() -> None:
    play = Play("ТОНКА", four_tries=True, jacks=True).at("ТОНКАНВ", "ОТАКТОВ").set(opening=5)
    for _ in range(4):
        play.act(0, "З7 НОТАК")
    assert (play.mover, play.state.cannot_open, play.state.opening) == (1, (0,), 5)


@pytest.mark.rule("SM-G30", "SM-73")
def test_without_jacks_lost_turns_do_not_shorten_the_first_word() -> None:
    play = tried(counting(), 4)
    for _ in range(4):
        play.act(1, "З7 ВОТ")
    assert play.events == [OutOfTries(1)]
    assert (play.mover, play.state.cannot_open, play.state.opening) == (0, (), 2)


@pytest.mark.rule("SM-G30")
def test_it_can_be_switched_off() -> None:
    play = Play("ТОН", four_tries=False).at("ТОНКАНВ")
    for _ in range(5):
        play.refused(0, BAD, "SM-20", "no-such-word")


@pytest.mark.rule("SM-G30")
def test_it_means_nothing_where_words_are_challenged() -> None:
    play = counting(words="challenge").act(0, BAD)
    assert [type(event) for event in play.events] == [Played]


@pytest.mark.rule("SM-G30")
def test_a_wrong_word_is_stored_and_asks_the_dictionary_once() -> None:
    play = counting().act(0, BAD)
    assert [type(question).__name__ for question in play.words.questions] == ["AreWords", "IsWord"]
    event = play.events_of(WordRefused, 0)[0]
    assert msgspec.json.decode(msgspec.json.encode(event))["type"] == "word-refused"

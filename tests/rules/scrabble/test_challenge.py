"""Challenges: a play is pending until nobody doubts it, the dictionary has decided, or the table has voted."""

from collections import Counter
from typing import Any

import pytest

from rules.scrabble.boards import lying
from rules.scrabble.tables import Play, both_books, by_book
from slovoteka.core.errors import Illegal
from slovoteka.core.oracle import AreWords, IsWord
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import (
    Challenged,
    ChallengeFailed,
    Corrected,
    Drew,
    Played,
    PlayFailed,
    Skipped,
    Stood,
    Voted,
)

GOOD, BAD = "З7 ТОН", "З7 НОТ"
POINTS = {"mattel": 6, "bilingual-ru": 3, "bilingual-uk": 3}


def laid(line: str = GOOD, *, edition: str = "mattel", seats: int = 3, **options: Any) -> Play:
    """Seat 0 has just played; ТОН is the only word in the dictionary."""
    play = Play("ТОН", edition=edition, seats=seats, **{"words": "challenge"} | options)
    return play.at("ТОНКАНВ").act(0, line)


# --- a pending play -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-22", "SU-30", "SU-G6")
@both_books
@pytest.mark.parametrize("line", [GOOD, BAD])
def test_before_a_play_stands_nothing_is_written_and_nothing_drawn(edition: str, line: str) -> None:
    play = laid(line, edition=edition)
    assert play.events_of(Played)[0].pending
    assert play.public.grid == lying(line)
    assert play.public.scores == (0, 0, 0)
    assert play.game.chance(play.state) is None
    assert play.events_of(Drew, 1) == []
    assert Counter(play.private(0).rack) == Counter("КАНВ")
    assert play.public.bags_left == (104 - 21,)


@pytest.mark.rule("SM-22", "SU-30")
@both_books
def test_opponents_are_asked_and_the_next_turn_waits(edition: str) -> None:
    play = laid(edition=edition, respond_ms=15_000)
    (window,) = play.game.windows(play.state)
    assert (window.kind, window.seats, window.limit_ms, window.blocking) == ("respond", (1, 2), 15_000, True)
    play.refused(1, "пас", "host", "closed")
    play.refused(0, "не верю", "host", "not-invited")


@pytest.mark.rule("SM-22", "SU-30", "SU-G6")
@both_books
def test_when_all_let_it_stand_points_are_written_and_tiles_drawn(edition: str) -> None:
    play = laid(edition=edition)
    play.act(1, "верю")
    assert play.state.stage is Stage.RESPOND
    assert play.windows["respond"].seats == (2,)
    play.act(2, "верю")
    assert play.events_of(Stood) == [Stood(0, POINTS[edition])]
    assert [drew.seat for drew in play.events_of(Drew, 1)] == [0, 0, 0]
    assert play.public.scores == (POINTS[edition], 0, 0)
    assert play.mover == 1


@pytest.mark.rule("SM-22", "SU-30", "SM-23", "SU-29")
@both_books
def test_a_word_that_nobody_doubts_stands_whatever_it_is(edition: str) -> None:
    play = laid(BAD, edition=edition).accept()
    assert play.public.grid == lying(BAD)
    assert play.public.scores == (POINTS[edition], 0, 0)
    assert play.words.questions == []


@pytest.mark.rule("SM-22", "SU-30")
@by_book("SM-22", "SU-30")
def test_while_a_play_is_pending_nothing_else_is_answered(edition: str, rule: str) -> None:
    play = laid(edition=edition)
    window = play.windows["respond"].id
    for line in ("пас", "9З НОТА", "обмен А", "за"):
        assert play.refused(1, line, rule, "not-now", window) == {"window": "respond"}


@pytest.mark.rule("SM-22", "SU-30")
@both_books
def test_who_has_accepted_may_think_again_while_others_think(edition: str) -> None:
    """Any word may be challenged until the next turn begins."""
    play = laid(BAD, edition=edition).act(1, "верю")
    respond, challenge = play.windows["respond"], play.windows["challenge"]
    assert (respond.seats, challenge.seats, challenge.blocking, challenge.limit_ms) == ((2,), (1,), False, None)
    play.act(1, "не верю", challenge.id)
    assert play.events_of(Challenged) == [Challenged(1)]
    assert play.public.grid == lying()
    assert play.mover == 1


@pytest.mark.rule("SM-22", "SU-30")
@by_book("SM-22", "SU-30")
def test_who_thinks_again_can_only_challenge(edition: str, rule: str) -> None:
    play = laid(edition=edition).act(1, "верю")
    assert play.refused(1, "верю", rule, "not-now", play.windows["challenge"].id) == {"window": "challenge"}
    play.refused(2, "не верю", "host", "not-invited", play.windows["challenge"].id)


@pytest.mark.rule("SM-22", "SU-30")
@both_books
def test_when_the_last_has_accepted_nobody_thinks_again(edition: str) -> None:
    play = laid(BAD, edition=edition).act(1, "верю")
    challenge = play.windows["challenge"].id
    play.act(2, "верю").refused(1, "не верю", "host", "closed", challenge)
    assert play.public.grid == lying(BAD)


@pytest.mark.rule("SM-22", "SU-30")
@both_books
def test_in_the_first_version_who_had_accepted_could_not_think_again(edition: str) -> None:
    play = laid(BAD, edition=edition, rules=1).act(1, "верю")
    assert [*play.windows] == ["respond"]
    play.refused(1, "не верю", "host", "not-invited")


@pytest.mark.rule("SM-22", "SU-30")
@both_books
def test_once_the_next_turn_has_begun_it_is_too_late(edition: str) -> None:
    play = laid(BAD, edition=edition, seats=2)
    window = play.windows["respond"].id
    play.accept()
    play.refused(1, "не верю", "host", "closed", window)
    play.act(1, "пас").act(0, "9З ТАК")
    play.refused(1, "не верю", "host", "stale", window)
    assert play.public.grid == lying(BAD, "9З ТАК")


@pytest.mark.rule("SM-22", "SU-30")
@both_books
def test_the_time_to_challenge_ends(edition: str) -> None:
    play = laid(BAD, edition=edition, respond_ms=9_000)
    before, window = play.table, play.windows["respond"].id
    assert play.windows["respond"].limit_ms == 9_000
    with pytest.raises(Illegal, match="too-early"):
        play.close("respond", after_ms=8_999)
    assert play.table == before
    play.close("respond")
    assert play.public.scores == (POINTS[edition], 0, 0)
    play.refused(2, "не верю", "host", "closed", window)


@pytest.mark.rule("SM-22", "SU-30")
@pytest.mark.parametrize("line", ["пас", "обмен Т"])
def test_only_words_are_challenged(line: str) -> None:
    play = laid(line)
    assert play.mover == 1
    play.refused(1, "не верю", "host", "closed")


# --- a challenge that succeeds --------------------------------------------------------------------------------------


@pytest.mark.rule("SM-24", "SU-31")
@both_books
@pytest.mark.parametrize("challenger", [1, 2])
def test_a_bad_word_is_taken_back_and_the_turn_lost(edition: str, challenger: int) -> None:
    play = laid(BAD, edition=edition)
    bag = play.bag
    play.act(challenger, "не верю")
    assert play.events_of(Challenged) == [Challenged(challenger)]
    (failed,) = play.events_of(PlayFailed)
    assert (failed.seat, failed.word, failed.verdict.word) == (0, "НОТ", "НОТ")
    assert play.public.grid == "." * 225
    assert Counter(play.private(0).rack) == Counter("ТОНКАНВ")
    assert (play.bag, play.public.scores, play.mover) == (bag, (0, 0, 0), 1)


@pytest.mark.rule("SM-24", "SU-31")
@both_books
def test_the_points_of_earlier_moves_stay(edition: str) -> None:
    play = Play("ТОН", edition=edition, words="challenge").at("ТОНКАНВ", "ОТА").act(0, GOOD).accept()
    play.act(1, "9З НОТА").act(0, "не верю")
    assert play.public.scores == (POINTS[edition], 0)
    assert play.public.grid == lying(GOOD)
    assert (play.private(1).rack, play.mover) == ("АОТ", 0)


@pytest.mark.rule("SM-24", "SU-31", "SM-06", "SU-23")
@both_books
def test_a_blank_comes_back_as_a_blank(edition: str) -> None:
    play = Play("ТОН", edition=edition, words="challenge").at("ТО?К").act(0, "З7 ТОк").act(1, "не верю")
    assert Counter(play.private(0).rack) == Counter("ТО?К")


@pytest.mark.rule("SM-21", "SU-21")
@both_books
def test_tiles_move_only_after_a_challenge_that_succeeds(edition: str) -> None:
    """Neither the player nor a failed challenge takes a tile off the board."""
    play = laid(edition=edition)
    play.refused(0, "З7 НОТ", "host", "closed")
    play.act(1, "не верю")
    assert play.public.grid == lying(GOOD)
    assert laid(BAD, edition=edition).act(1, "не верю").public.grid == lying()


@pytest.mark.rule("SM-G4")
@both_books
def test_a_challenge_covers_every_word_of_the_move(edition: str) -> None:
    """АД is good, but ОА across it is not, so the whole move goes back."""
    play = Play("ДОМ", "АД", "МА", edition=edition, words="challenge").at("АДН", on=["З8 ДОМ"])
    play.act(0, "И9 АД").act(1, "не верю")
    (failed,) = play.events_of(PlayFailed)
    assert (failed.word, failed.verdict.word, failed.verdict.allowed) == ("ОА", "ОА", False)
    assert play.public.grid == lying("З8 ДОМ")
    assert Counter(play.private(0).rack) == Counter("АДН")


@pytest.mark.rule("SM-G4")
@both_books
def test_words_that_lay_there_before_are_not_challenged(edition: str) -> None:
    play = Play("ДА", edition=edition, words="challenge").at("АДН", on=["З8 ДОМ"]).act(0, "8З ДА").act(1, "не верю")
    assert play.words.questions == [AreWords(("ДА",))]
    assert play.public.grid == lying("З8 ДОМ", "8З ДА")


@pytest.mark.rule("SM-23", "SU-29")
@both_books
def test_the_dictionary_is_opened_by_a_challenge_and_not_before(edition: str) -> None:
    play = laid(BAD, edition=edition)
    assert play.words.questions == []
    play.act(1, "верю")
    assert play.words.questions == []
    play.act(2, "не верю")
    assert play.words.questions == [AreWords(("НОТ",)), IsWord("НОТ")]


@pytest.mark.rule("SM-24", "SU-31")
@both_books
def test_one_who_was_out_is_in_again(edition: str) -> None:
    """A play with the last tiles ends the game only if it is accepted."""
    options: dict[str, Any] = {"edition": edition, "words": "challenge"}
    play = Play("ТОН", **options).at("ТОН", "К", bag="").act(0, BAD)
    assert not play.is_over
    assert not play.act(1, "не верю").is_over
    assert play.mover == 1
    play = Play("ТОН", **options).at("ТОН", "К", bag="").act(0, GOOD).act(1, "не верю")
    assert play.outcome.reason == "out"


# --- a challenge in vain --------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G3", "SU-G3")
@both_books
def test_a_challenge_in_vain_costs_nothing(edition: str) -> None:
    play = laid(edition=edition).act(1, "не верю")
    assert play.events_of(ChallengeFailed) == [ChallengeFailed(1, fine=0, loses_turn=False)]
    assert play.public.scores == (POINTS[edition], 0, 0)
    assert play.mover == 1


@pytest.mark.rule("SM-G3", "SU-G3")
@both_books
@pytest.mark.parametrize(("penalty", "fine"), [("five", 5), ("ten", 10)])
def test_or_points_if_the_table_has_agreed(edition: str, penalty: str, fine: int) -> None:
    play = laid(edition=edition, penalty=penalty).act(2, "не верю")
    assert play.events_of(ChallengeFailed) == [ChallengeFailed(2, fine=fine, loses_turn=False)]
    assert play.public.scores == (POINTS[edition], 0, -fine)
    assert play.mover == 1
    bad = laid(BAD, edition=edition, penalty=penalty).act(2, "не верю")
    assert bad.public.scores == (0, 0, 0)


@pytest.mark.rule("SM-G3", "SU-G3")
@pytest.mark.parametrize(("challenger", "order"), [(1, [2, 0, 1]), (2, [1, 0, 1])])
def test_or_the_next_turn(challenger: int, order: list[int]) -> None:
    play = laid(penalty="turn").act(challenger, "не верю")
    assert play.events_of(ChallengeFailed) == [ChallengeFailed(challenger, fine=0, loses_turn=True)]
    skipped, movers = play.events_of(Skipped), []
    for _ in order:
        movers.append(play.mover)
        skipped += play.act(play.mover, "пас").events_of(Skipped)
    assert movers == order
    assert skipped == [Skipped(challenger)], "once"


@pytest.mark.rule("SM-G3", "SU-G3")
def test_a_turn_of_two_players_is_lost_at_once() -> None:
    play = laid(seats=2, penalty="turn").act(1, "не верю")
    assert play.events_of(Skipped) == [Skipped(1)]
    assert play.mover == 0


@pytest.mark.rule("SM-G3", "SU-G3")
def test_a_penalty_needs_challenges() -> None:
    with pytest.raises(Illegal) as refused:
        Play(penalty="ten")
    assert (refused.value.rule, refused.value.code) == ("SM-G3", "penalty-without-challenge")


@pytest.mark.rule("SM-22", "SM-32")
def test_a_wrong_sum_is_corrected_when_the_play_stands() -> None:
    play = laid("З7 ТОН =99", declare=True)
    assert play.events_of(Corrected) == []
    play.accept()
    assert play.events_of(Corrected) == [Corrected(0, 99, 6)]
    assert play.public.scores == (6, 0, 0)


# --- a table without a dictionary -----------------------------------------------------------------------------------


@pytest.mark.rule("SM-20", "SM-22", "SU-30", "SU-31")
@both_books
@pytest.mark.parametrize(
    ("votes", "stands"),
    [
        ({"s0": True, "s1": True, "s2": False}, True),
        ({"s0": True, "s1": False, "s2": False}, False),
        ({"s0": True, "s1": False}, True),
        ({"s1": False}, False),
        ({"s2": True}, True),
        ({}, True),
    ],
)
def test_a_table_may_vote(edition: str, votes: dict[str, bool], stands: bool) -> None:
    """A play fails only by a majority of the votes, not by a tie or without votes."""
    play = laid(edition=edition, words="vote").act(1, "не верю")
    assert (play.windows["vote"].seats, play.windows["vote"].mode) == ((0, 1, 2), "sealed")
    play.vote(**votes)
    assert [vote.stands for vote in play.events_of(Voted)] == [stands]
    assert play.public.scores == (POINTS[edition] if stands else 0, 0, 0)
    assert play.public.grid == lying(*[GOOD] * stands)
    assert play.mover == 1
    assert play.words.questions == []


@pytest.mark.rule("SM-22", "SU-30")
@by_book("SM-22", "SU-30")
def test_two_cannot_vote(edition: str, rule: str) -> None:
    with pytest.raises(Illegal) as refused:
        Play(edition=edition, words="vote", seats=2)
    assert (refused.value.rule, refused.value.code) == (rule, "vote-of-two")


# --- a dictionary that speaks at once -------------------------------------------------------------------------------


@pytest.mark.rule("SU-G6")
@both_books
def test_looked_up_at_once_a_bad_word_never_comes_to_lie(edition: str) -> None:
    """Nothing is drawn and no turn is lost, so the player may try another word."""
    play = Play("ТОН", edition=edition).at("ТОНКАНВ")
    play.refused(0, BAD, "SM-20" if edition == "mattel" else "SU-29", "no-such-word")
    assert play.act(0, GOOD).public.scores == (POINTS[edition], 0)

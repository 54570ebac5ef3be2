"""Bingo: answers that do not count, time, leaving, hidden things, and offered moves."""

import pytest

from rules.scrabble.test_bingo import MINE, OTHER, Table
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.core.oracle import AreWords
from slovoteka.games.scrabble.actions import Exchange, Mark, Pass, Play, Write
from slovoteka.games.scrabble.bingo.state import Sheet, Stage
from slovoteka.games.scrabble.bingo.views import Finished, Left, Written


class Last:
    """Random numbers that always take the last item."""

    def below(self, size: int) -> int:
        return size - 1


# --- who has no sheet -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    [
        Pass(),
        Exchange("А"),
        Play("нигде", "слово"),
        Write(MINE[:1]),
        Write(("КАРТИНА", "АНИТРАК")),
        Write(("МАММОНА", "МОЛОТОК")),
        Write(("КАРТИНА", "WINDOWS")),
    ],
)
def test_what_is_no_valid_sheet_counts_as_none(answer: Pass | Exchange | Play | Write) -> None:
    table = Table().close({0: Write(MINE), 1: answer})
    assert (table.sheet(0), table.sheet(1)) == (Sheet(MINE), None)
    assert table.heard(1) == [Written(1, ())]
    assert table.heard(None) == []


def test_who_is_late_has_no_sheet() -> None:
    table = Table(sheet_ms=50_000).write(MINE)
    assert table.now_ms == 50_000
    assert table.sheet(1) is None


def test_the_dictionary_is_asked_once_for_all_sheets() -> None:
    table = Table(4).write(MINE, OTHER, MINE, MINE[:1])
    assert table.words.questions == [AreWords((*MINE, *OTHER))]


def test_without_any_sheet_the_game_is_over() -> None:
    table = Table().close({0: Pass(), 1: Pass()})
    assert table.outcome == Outcome(reason="no-sheets", scores=(0, 0), places=(1, 1))
    assert table.heard(None) == [Finished("no-sheets", (), (0, 0))]
    assert table.public.winners == ()


def test_who_has_no_sheet_is_invited_like_all_others_but_cannot_win() -> None:
    table = Table().close({0: Pass(), 1: Write(OTHER)}).call("К")
    assert table.window.seats == (0, 1)
    assert list(table.game.moves(table.state, 0, table.window)) == [Mark(False)]
    for mark in (Mark(True), Mark(False, True)):
        refusal = table.refused(0, mark)
        assert (refusal.rule, refusal.code) == ("SM-81", "no-sheet")
    table.close({0: Mark(False), 1: Mark(False)})
    while table.game.chance(table.state) is not None:
        table.call(table.state.bag[0]).close({0: Mark(False), 1: Mark(False)})
    assert table.outcome == Outcome(reason="bag", scores=(0, 0), places=(2, 1))
    assert table.public.winners == (1,)


# --- marks ----------------------------------------------------------------------------------------------------------


def test_a_mark_that_cannot_be_counts_as_none() -> None:
    table = Table(3).write(MINE, OTHER, MINE).call("К")
    table.close({0: Mark(True, True), 1: Pass(), 2: Mark(True)})
    assert [table.sheet(seat) for seat in range(3)] == [Sheet(MINE), Sheet(OTHER), Sheet(MINE, "К")]
    assert table.game.outcome(table.state) is None


def test_time_runs_out_for_a_mark() -> None:
    table = Table(mark_ms=7_000).write(MINE, OTHER).call("К").close({})
    assert table.now_ms == 7_000
    assert table.state.stage is Stage.DRAW
    assert table.call("К").window.opened_ms == 7_000


def test_answers_to_an_old_call_are_stale() -> None:
    table = Table().write(MINE, OTHER).call("К")
    old = table.window.id
    table.close({0: Mark(True), 1: Mark(True)}).call("К")
    assert table.window.id != old


def test_an_answer_is_never_applied_at_once() -> None:
    table = Table().write(MINE, OTHER).call("К")
    with pytest.raises(Illegal, match="sealed"):
        table.game.apply(table.state, 0, table.window, Mark(True), 0)


# --- leaving --------------------------------------------------------------------------------------------------------


def test_the_others_play_on_without_the_one_who_left() -> None:
    table = Table(3).write(MINE, OTHER, OTHER).cross("К", 0).call("А").leave(0)
    assert table.heard(None) == [Left(0)]
    assert table.window.seats == (1, 2)
    table.close({1: Mark(True), 2: Mark(False)})
    while table.game.chance(table.state) is not None:
        table.call(table.state.bag[0]).close({1: Mark(False), 2: Mark(False)})
    assert table.outcome == Outcome(reason="bag", scores=(1, 2, 0), places=(3, 1, 2))
    assert table.public.winners == (1,)


def test_who_is_left_alone_has_won() -> None:
    table = Table(2).write(MINE, OTHER).cross("К", 0).call("А").leave(0)
    assert table.outcome == Outcome(reason="left", scores=(1, 0), places=(2, 1))
    assert table.public.winners == (1,)


def test_a_game_alone_ends_when_the_player_leaves() -> None:
    assert Table(1).leave(0).outcome.reason == "left"


def test_nobody_leaves_twice_or_while_a_tile_is_due() -> None:
    table = Table(3).leave(2)
    with pytest.raises(Illegal, match="not-there"):
        table.leave(2)
    table.write(MINE, OTHER)
    with pytest.raises(Illegal, match="draw-due"):
        table.leave(0)
    table.call("К").leave(0)
    with pytest.raises(Illegal, match="not-there"):
        table.leave(1)


# --- what is hidden -------------------------------------------------------------------------------------------------


def test_nobody_sees_what_others_write_and_cross_out() -> None:
    """Two games that differ only in what the others do look the same to seat 0 until the end."""
    busy, idle = (Table(3).write(MINE, *sheets) for sheets in ((OTHER, MINE), (MINE,)))
    busy.call("К").close({0: Mark(True), 1: Mark(True), 2: Mark(True)})
    idle.call("К").close({0: Mark(True), 1: Mark(False)})
    assert busy.heard(0) == idle.heard(0)
    assert busy.public == idle.public
    assert busy.sheet(0) == idle.sheet(0)


def test_another_world_deals_out_the_sheets_of_those_who_are_there() -> None:
    table = Table(5).write(MINE, OTHER, MINE, OTHER).cross("К", 1).call("А").leave(3)
    other = table.game.resample(table.state, 0, Last())
    assert other.sheets == (Sheet(MINE), None, Sheet(MINE), Sheet(OTHER), Sheet(OTHER, "К"))
    assert table.game.private(other, 0) == table.game.private(table.state, 0)


def test_nothing_is_hidden_when_it_is_over() -> None:
    table = Table(3).write(MINE, OTHER, MINE).call("К").leave(2).leave(1)
    assert table.public.sheets == (Sheet(MINE), Sheet(OTHER), Sheet(MINE))
    assert table.game.resample(table.state, 0, Last()) == table.state


def test_the_called_tiles_lie_on_the_table() -> None:
    table = Table().write(MINE, OTHER).cross("К?А")
    assert table.public.called == "К?А"
    assert len(table.game.inventory(table.state)) == table.public.bag_left + 3


# --- what is offered ------------------------------------------------------------------------------------------------


def test_sheets_that_fit_together_are_offered() -> None:
    table = Table()
    offered = list(table.game.moves(table.state, 0, table.window))
    assert Pass() in offered
    assert Write(("КАРТИНА", "КОРОВКА")) in offered
    for action in offered:
        table.game.check(table.state, 0, table.window, action, 0)


def test_nothing_can_be_written_where_no_word_is_known() -> None:
    for words in ((), MINE[:1]):
        table = Table(words=words)
        assert list(table.game.moves(table.state, 0, table.window)) == [Pass()]


def test_words_of_one_letter_too_many_are_not_offered_together() -> None:
    table = Table(words=("МАММОНА", "МОЛОТОК"))
    assert list(table.game.moves(table.state, 0, table.window)) == [Pass()]


def test_marks_that_follow_from_the_sheet_are_offered() -> None:
    table = Table().write(MINE, OTHER).cross("КАРТИНАМОЛОТО", 0).call("К")
    assert list(table.game.moves(table.state, 0, table.window)) == [Mark(False), Mark(True), Mark(True, True)]
    table.close({0: Mark(True), 1: Mark(False)}).call("К")
    assert list(table.game.moves(table.state, 0, table.window)) == [Mark(False), Mark(False, True)]
    assert list(table.game.moves(table.state, 1, table.window)) == [Mark(False), Mark(True)]

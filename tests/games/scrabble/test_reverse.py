"""The reverse game: time, leaving, views, and offered moves."""

import pytest

from rules.scrabble.boards import lying
from rules.scrabble.test_reverse import RING, Table
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.core.oracle import AreWords
from slovoteka.games.scrabble.actions import Remove, read_action
from slovoteka.games.scrabble.questions import AnyRemoval
from slovoteka.games.scrabble.reverse.state import Removed
from slovoteka.games.scrabble.reverse.views import Finished, Left, Private

ENDINGS = "ОРОВНИК РОВНИК ОВНИК ВНИК НИК ИК"
"""With these words КОРОВНИК can be removed from its beginning."""


def test_who_is_late_has_the_smallest_removal_made() -> None:
    table = Table(["З8 КОТ"], "КО ОТ", turn_ms=60_000)
    assert table.window.limit_ms == 60_000
    table.time_out()
    assert table.events == [Removed(seat=0, squares=("З8",), tiles="К", words=("ОТ",), points=2, in_time=False)]
    assert table.state.timeouts == (1, 0)
    assert (table.mover, table.window.opened_ms) == (1, 60_000)


def test_a_move_in_time_breaks_the_row() -> None:
    table = Table(["З4 КОРОВНИК"], ENDINGS).time_out().remove("З5").time_out().remove("З7")
    assert table.state.timeouts == (2, 0)
    assert table.remove("З8").state.timeouts == (0, 0)


def test_three_late_moves_in_a_row_and_the_seat_has_left() -> None:
    table = Table(["З4 КОРОВНИК"], ENDINGS, scores=(0, 1, 1))
    table.time_out().remove("З5").remove("З6").time_out().remove("З8").remove("З9")
    before = table.public.grid
    table.time_out()
    assert table.events == [Left(0)]
    assert (table.public.grid, table.mover, table.public.gone) == (before, 1, (0,))


def test_time_runs_out_on_a_first_board_that_allows_nothing() -> None:
    table = Table(["З4 КОРОВНИК"]).time_out()
    assert table.outcome.reason == "no-removal"


def test_a_turn_may_have_no_limit() -> None:
    assert Table(["З8 КОТ"], turn_ms=None).window.limit_ms is None


# --- leaving --------------------------------------------------------------------------------------------------------


def test_who_leaves_is_behind_whatever_the_points() -> None:
    table = Table(["З8 КОТ"], "ОТ").remove("З8").leave(0)
    assert table.outcome == Outcome(reason="left", scores=(2, 0), places=(2, 1))
    assert table.events == [Left(0), Finished("left", (2, 0))]


def test_the_mover_leaves_and_the_next_one_moves() -> None:
    table = Table(["З8 КОТ"], "ОТ", scores=(1, 0, 1))
    before = table.window.id
    table.leave(1)
    assert table.mover == 2
    assert table.window.id != before


def test_somebody_else_leaves_and_nothing_changes_for_the_mover() -> None:
    table = Table(["З8 КОТ"], "ОТ", scores=(0, 1, 1))
    before = table.window
    assert table.leave(1).window == before
    assert table.remove("З8").mover == 2


def test_nobody_leaves_twice_or_after_the_end() -> None:
    table = Table(["З8 КОТ"], "ОТ", scores=(0, 1, 1)).leave(1)
    with pytest.raises(Illegal, match="not-there"):
        table.leave(1)
    table.leave(0)
    with pytest.raises(Illegal, match="not-there"):
        table.leave(2)


# --- what is seen and offered ---------------------------------------------------------------------------------------


def test_everything_is_public() -> None:
    table = Table(["З8 КоТ"], "КО").remove("З10")
    public = table.public
    assert public.grid == lying("З8 Ко")
    assert (public.points, public.removed, public.mover) == ((1, 0), ("Т", ""), 1)
    assert public.last == Removed(seat=0, squares=("З10",), tiles="Т", words=("КО",), points=1)
    assert table.game.private(table.state, 0) == Private()
    assert table.game.chance(table.state) is None


def test_tiles_outside_the_board_stay_in_the_bag() -> None:
    table = Table(["З8 КоТ"])
    assert len(table.state.bag) == len(table.game.inventory(table.state)) - 3
    assert table.state.bag.count("?") == 1


def test_removals_of_all_sizes_are_offered() -> None:
    table = Table(["З4 КОРОВНИК", "4З КОРОВА"], "КО КОРОВ КОРОВНИ КОР ОРОВА ОРОВНИК")
    offered = list(table.game.moves(table.state, 0, table.window))
    sizes = {len(action.squares) for action in offered if isinstance(action, Remove)}
    assert sizes == {1, 3, 4, 5, 6}
    assert sum(isinstance(question, AreWords) for question in table.words.questions) == 1


def test_squares_may_be_written_in_any_order_and_either_way() -> None:
    table = Table(["З8 КОТ"], "КО ОТ")
    table.act(read_action("снять 10з З9 З10"))
    assert table.events[0].squares == ("З9", "З10")


def test_a_removal_asks_for_its_new_words_and_for_the_next_removal() -> None:
    table = Table(RING, "ИТ").remove("З9")  # no new word: nothing to look up
    assert table.words.questions == [AnyRemoval(table.public.grid)]
    table.remove("З8")
    assert table.words.questions[1:] == [AreWords(("ИТ",)), AnyRemoval(table.public.grid)]

"""The reverse game: SM-76..79, SM-G14, SM-G26. Tests of details use `Table` too."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from rules.scrabble.boards import lying
from rules.scrabble.words import Words
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import TableState as Folded
from slovoteka.core.fold import advance
from slovoteka.core.game import Fact, Game, Outcome, Window
from slovoteka.core.inputs import Act, Close, Entry, Input, Leave
from slovoteka.core.oracle import AreWords
from slovoteka.games.scrabble.actions import Action, Exchange, Pass, Remove
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.notation import place_of
from slovoteka.games.scrabble.position import write_cgp
from slovoteka.games.scrabble.reverse.rules import Reverse
from slovoteka.games.scrabble.reverse.state import Removed, State
from slovoteka.games.scrabble.reverse.views import Finished, Public

RING = ("З8 КОТ", "8З КИТ", "10З ТОК", "К8 ТОК")
"""Four words around an empty square: every tile is connected in two ways."""


class Table:
    """A reverse game on this board; `words` is the whole dictionary. Inputs go the same way as in the host."""

    def __init__(self, board: Iterable[str], words: str = "", scores: Iterable[int] = (0, 0), **options: Any) -> None:
        scores = tuple(scores)
        position = write_cgp(lying(*board), (), scores)
        raw = {"mode": "reverse", "seats": len(scores), "position": position} | options
        agreed = KIND.rules.read_options(raw)
        self.words = Words(words.split(), agreed)
        self.game: Game[State, Action] = Reverse(agreed, self.words)
        self.table: Folded[State] = Folded(state=self.game.start())
        self.now_ms = 0
        self.facts: tuple[Fact, ...] = ()

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def public(self) -> Public:
        seen: Public = self.game.public(self.state)
        return seen

    @property
    def window(self) -> Window:
        (window,) = self.game.windows(self.state)
        return window

    @property
    def mover(self) -> int:
        (seat,) = self.window.seats
        return seat

    @property
    def outcome(self) -> Outcome:
        ended = self.game.outcome(self.state)
        assert ended is not None
        return ended

    @property
    def events(self) -> list[Any]:
        return [fact.event for fact in self.facts if fact.audience is None]

    def apply_input(self, match_input: Input) -> "Table":
        before = self.game.inventory(self.state)
        entry = Entry(number=self.table.number + 1, at_ms=self.now_ms, input=match_input)
        self.table, self.facts = advance(KIND, self.game, self.table, entry)
        assert self.game.inventory(self.state) == before, "tiles are neither made nor lost"
        return self

    def act(self, action: Action) -> "Table":
        return self.apply_input(Act(self.mover, self.window.id, msgspec.to_builtins(action)))

    def remove(self, *squares: str) -> "Table":
        return self.act(Remove(squares))

    def time_out(self) -> "Table":
        deadline = self.table.deadline_ms(self.window)
        assert deadline is not None
        self.now_ms = deadline
        return self.apply_input(Close(self.window.id))

    def leave(self, seat: int) -> "Table":
        return self.apply_input(Leave(seat))

    def refused(self, action: Action) -> Illegal:
        """How the action is refused. Checks that nothing has changed."""
        before = self.table
        with pytest.raises(Illegal) as refusal:
            self.act(action)
        assert self.table == before
        return refusal.value


def rule_and_code(refusal: Illegal) -> tuple[str, str]:
    return refusal.rule, refusal.code


# --- what may be taken ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-76")
@pytest.mark.parametrize("tiles", [1, 6])
def test_one_to_six_tiles_are_taken(tiles: int) -> None:
    table = Table(["З4 КОРОВНИК"], "КОРОВНИ КО КОРОВН")
    squares = [f"З{column}" for column in range(12 - tiles, 12)]
    table.remove(*squares)
    assert table.public.grid == lying("З4 КОРОВНИК"[: 11 - tiles])
    assert table.public.removed[0] == "".join(sorted("КОРОВНИК"[8 - tiles :]))
    assert table.mover == 1


@pytest.mark.rule("SM-76")
def test_not_none_and_not_seven() -> None:
    table = Table(["З4 КОРОВНИК"], "КО")
    refusal = table.refused(Remove(tuple(f"З{column}" for column in range(5, 12))))
    assert rule_and_code(refusal) == ("SM-76", "removal-size")
    assert refusal.params == {"tiles": 7, "most": 6}
    assert rule_and_code(table.refused(Remove(()))) == ("SM-76", "removal-size")


@pytest.mark.rule("SM-76")
def test_an_empty_square_gives_nothing() -> None:
    refusal = Table(["З8 КОТ"], "КО").refused(Remove(("З10", "З11")))
    assert rule_and_code(refusal) == ("SM-76", "nothing-to-remove")
    assert refusal.params == {"at": "З11"}


@pytest.mark.rule("SM-76")
def test_nothing_but_removing_is_done_here() -> None:
    assert rule_and_code(Table(["З8 КОТ"]).refused(Exchange("А"))) == ("SM-76", "not-now")


@pytest.mark.rule("SM-77", "SM-G14")
def test_tiles_of_two_words_stay() -> None:
    table = Table(RING, "КО ТО КИ")
    assert rule_and_code(table.refused(Remove(("З9", "И8")))) == ("SM-77", "not-one-word")


@pytest.mark.rule("SM-77", "SM-G14")
def test_tiles_in_one_line_are_not_yet_one_word() -> None:
    table = Table(["З2 КОТ", "2З КИТ", "К2 ТОМАТ", "6З КОТ", "З6 КОТ"], "КО")
    assert rule_and_code(table.refused(Remove(("З3", "З7")))) == ("SM-77", "not-one-word")


@pytest.mark.rule("SM-77", "SM-G14")
def test_the_tiles_of_a_word_need_not_touch() -> None:
    table = Table([*RING, "М8 КОТ", "8К ТУК", "10К КАТ"], "ТУК КАТ КОТ")
    table.remove("З9")  # only the corners of КОТ stay, and both belong to other words
    assert table.public.grid[place_of("З9")[0]] == "."
    table.remove("К9")
    assert table.events == [Removed(seat=1, squares=("К9",), tiles="О", words=(), points=1)]


@pytest.mark.rule("SM-77")
def test_what_remains_hangs_together() -> None:
    table = Table(["З5 КОТАКИТ"], "КОТ КИТ")
    assert rule_and_code(table.refused(Remove(("З8",)))) == ("SM-77", "board-falls-apart")


@pytest.mark.rule("SM-77")
def test_tiles_that_touch_by_a_corner_do_not_hang_together() -> None:
    table = Table(["З8 ОН", "9З НО"], "")
    assert rule_and_code(table.refused(Remove(("З9",)))) == ("SM-77", "board-falls-apart")


@pytest.mark.rule("SM-77")
def test_what_remains_are_words() -> None:
    table = Table(["З8 КОТ"], "ОТ")
    refusal = table.refused(Remove(("З10",)))
    assert rule_and_code(refusal) == ("SM-77", "no-such-word")
    assert refusal.params["word"] == "КО"
    assert table.remove("З8").public.grid == lying("З9 ОТ")


@pytest.mark.rule("SM-77")
def test_words_across_the_one_that_gives_tiles_are_checked_too() -> None:
    table = Table(RING, "КО")
    refusal = table.refused(Remove(("З10",)))  # of КОТ and of ТОК
    assert refusal.params["word"] == "ОК"


@pytest.mark.rule("SM-77")
def test_words_that_stood_before_are_not_looked_up_again() -> None:
    table = Table(["З8 КОТ", "8З КИТ"], "КО")  # neither КОТ nor КИТ is in this dictionary
    table.remove("З10")
    assert table.words.questions[0] == AreWords(("КО",))


@pytest.mark.rule("SM-G14")
def test_the_centre_need_not_be_covered() -> None:
    table = Table(["З8 КОТ"], "ОТ").remove("З8")
    assert table.public.grid[112] == "."
    assert table.mover == 1


# --- points ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-79")
def test_points_are_face_values_without_premiums() -> None:
    table = Table(["З8 КОТ"], "ОТ").remove("З8")  # the centre doubles a word that is laid, not one that is removed
    assert table.public.points == (2, 0)
    table.remove("З9", "З10")
    assert list(table.public.points) == [2, 2]


@pytest.mark.rule("SM-79")
def test_a_blank_counts_nothing() -> None:
    table = Table(["З8 щОТ"], "ОТ").remove("З8")
    assert table.public.points == (0, 0)
    assert table.public.removed == ("?", "")


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-78")
def test_an_empty_board_ends_the_game() -> None:
    table = Table(["З8 КОТ"], "ОТ").remove("З8")
    assert table.game.outcome(table.state) is None
    table.remove("З9", "З10")
    assert table.outcome == Outcome(reason="cleared", scores=(2, 2), places=(1, 1))
    assert table.game.windows(table.state) == ()
    assert table.events[-1] == Finished("cleared", (2, 2))


@pytest.mark.rule("SM-78")
def test_the_game_ends_where_nothing_can_be_removed() -> None:
    table = Table(["Ж5 КОРОВНИКИ", "5Ж КОРОВНИКИ"], "КОРОВНИК")
    table.remove("Ж13")
    assert table.game.outcome(table.state) is None
    table.remove("П5")  # six of the eight letters left in each word are not enough to remove it
    assert table.outcome == Outcome(reason="no-removal", scores=(1, 1), places=(1, 1))


@pytest.mark.rule("SM-78", "SM-79")
def test_the_most_points_win() -> None:
    table = Table(["З8 КОТ"], "ОТ", scores=(1, 2, 3)).remove("З8").remove("З9").remove("З10")
    assert table.outcome == Outcome(reason="cleared", scores=(2, 1, 1), places=(1, 2, 2))


@pytest.mark.rule("SM-G26")
def test_a_lone_last_tile_may_be_removed() -> None:
    table = Table(["З8 ОН"]).remove("З8")
    assert table.mover == 1
    assert table.remove("З9").outcome.reason == "cleared"


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G26")
@pytest.mark.parametrize(
    ("scores", "first", "mover"),
    [((300, 200, 250), None, 1), ((200, 300, 200), None, 0), ((-5, 0), None, 0), ((0, 0), None, 0), ((1, 2), 1, 1)],
)
def test_the_lowest_score_starts(scores: tuple[int, ...], first: int | None, mover: int) -> None:
    assert Table(["З8 КОТ"], "ОТ", scores, first=first).mover == mover


@pytest.mark.rule("SM-G26")
def test_without_scores_the_first_seat_starts() -> None:
    position = write_cgp(lying("З8 КОТ")).split()[0]
    assert Table(["З8 КОТ"], position=position).mover == 0


@pytest.mark.rule("SM-G26")
def test_nobody_passes() -> None:
    table = Table(["З8 КОТ"], "ОТ")
    assert rule_and_code(table.refused(Pass())) == ("SM-G26", "not-now")
    table.remove("З8")
    assert rule_and_code(table.refused(Pass())) == ("SM-G26", "not-now")


@pytest.mark.rule("SM-G26", "SM-78")
def test_a_first_board_that_allows_nothing_is_given_up_by_a_pass() -> None:
    table = Table(["З4 КОРОВНИК"])
    assert list(table.game.moves(table.state, 0, table.window)) == [Pass()]
    table.act(Pass())
    assert table.outcome == Outcome(reason="no-removal", scores=(0, 0), places=(1, 1))
    assert table.events == [Finished("no-removal", (0, 0))]

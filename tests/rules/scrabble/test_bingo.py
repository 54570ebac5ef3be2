"""Scrabble bingo: SM-80..84, SM-G27. Tests of details use `Table` too."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from rules.scrabble.words import Words
from slovoteka.core.errors import Illegal
from slovoteka.core.fold import TableState as Folded
from slovoteka.core.fold import advance
from slovoteka.core.game import Fact, Game, Outcome, Window
from slovoteka.core.inputs import Close, Draw, Entry, Input, Leave, SealedAnswer
from slovoteka.games.scrabble.actions import Action, Mark, Write
from slovoteka.games.scrabble.bingo.rules import Bingo
from slovoteka.games.scrabble.bingo.state import Sheet, Stage, State
from slovoteka.games.scrabble.bingo.views import Called, Crossed, Finished, Public, Shouted, Written
from slovoteka.games.scrabble.kind import KIND

MINE = ("КАРТИНА", "МОЛОТОК")
OTHER = ("КОРОВКА", "СТАКАНЫ")
WORDS = (*MINE, *OTHER, "МАММОНА", "ФАНФАРЫ", "КАРТА")


class Table:
    """A game of bingo with chosen draws. Inputs go the same way as in the host."""

    def __init__(self, seats: int = 2, words: Iterable[str] = WORDS, **options: Any) -> None:
        agreed = KIND.rules.read_options({"mode": "bingo", "seats": seats} | options)
        self.words = Words(words, agreed)
        self.game: Game[State, Action] = Bingo(agreed, self.words)
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

    def sheet(self, seat: int) -> Sheet | None:
        sheet: Sheet | None = self.game.private(self.state, seat).sheet
        return sheet

    @property
    def window(self) -> Window:
        (window,) = self.game.windows(self.state)
        return window

    @property
    def outcome(self) -> Outcome:
        ended = self.game.outcome(self.state)
        assert ended is not None
        return ended

    def heard(self, seat: int | None) -> list[Any]:
        """The events that a seat, or a spectator, saw after the last input."""
        return [fact.event for fact in self.facts if fact.is_seen_by(seat)]

    def apply_input(self, match_input: Input) -> "Table":
        before = self.game.inventory(self.state)
        entry = Entry(number=self.table.number + 1, at_ms=self.now_ms, input=match_input)
        self.table, self.facts = advance(KIND, self.game, self.table, entry)
        assert self.game.inventory(self.state) == before, "tiles are neither made nor lost"
        return self

    def close(self, answers: dict[int, Action]) -> "Table":
        """Closes the window with these answers, at its limit if some are missing."""
        if set(answers) < set(self.window.seats):
            self.now_ms = self.table.deadline_ms(self.window) or 0
        sealed = tuple(SealedAnswer(seat, msgspec.to_builtins(action)) for seat, action in answers.items())
        return self.apply_input(Close(self.window.id, sealed))

    def write(self, *sheets: tuple[str, ...]) -> "Table":
        """A sheet for each seat, from the first on."""
        return self.close({seat: Write(words) for seat, words in enumerate(sheets)})

    def call(self, letter: str) -> "Table":
        urn = self.game.chance(self.state)
        assert urn is not None
        number = sum(urn.counts[: urn.faces.index(letter)])
        return self.apply_input(Draw(self.table.draws, urn.size, number))

    def cross(self, letters: str, *seats: int) -> "Table":
        """Calls these letters. Each time these seats cross one out, and the others do not."""
        for letter in letters:
            self.call(letter).close({seat: Mark(seat in seats) for seat in self.window.seats})
        return self

    def leave(self, seat: int) -> "Table":
        return self.apply_input(Leave(seat))

    def refused(self, seat: int, action: Action) -> Illegal:
        with pytest.raises(Illegal) as refusal:
            self.game.check(self.state, seat, self.window, action, self.now_ms)
        return refusal.value


def rule_and_code(refusal: Illegal) -> tuple[str, str]:
    return refusal.rule, refusal.code


# --- sheets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-80", "SM-81")
@pytest.mark.parametrize("seats", [1, 50])
def test_any_number_writes_two_words_in_secret(seats: int) -> None:
    table = Table(seats)
    assert (table.window.kind, table.window.mode) == ("write", "sealed")
    assert table.window.seats == tuple(range(seats))
    table.write(*[MINE] * seats)
    assert [table.sheet(seat) for seat in range(seats)] == [Sheet(MINE)] * seats
    assert table.heard(0) == [Written(0, MINE)]
    assert table.heard(None) == []
    assert table.public.sheets == ()


@pytest.mark.rule("SM-81")
@pytest.mark.parametrize("words", [(), MINE[:1], (*MINE, "КОРОВКА")])
def test_a_sheet_has_two_words(words: tuple[str, ...]) -> None:
    refusal = Table().refused(0, Write(words))
    assert rule_and_code(refusal) == ("SM-81", "sheet-words")
    assert refusal.params == {"words": len(words), "expected": 2}


@pytest.mark.rule("SM-81")
def test_each_has_seven_letters() -> None:
    refusal = Table().refused(0, Write(("КАРТИНА", "КАРТА")))
    assert rule_and_code(refusal) == ("SM-81", "sheet-word-length")
    assert refusal.params == {"word": "КАРТА", "length": 5, "expected": 7}


@pytest.mark.rule("SM-81")
def test_no_word_uses_more_of_a_letter_than_the_set_has() -> None:
    refusal = Table().refused(0, Write(("КАРТИНА", "ФАНФАРЫ")))
    assert rule_and_code(refusal) == ("SM-81", "sheet-letters")
    assert refusal.params == {"letter": "Ф", "used": 2, "most": 1}


@pytest.mark.rule("SM-81")
def test_three_times_the_letter_m_is_the_most_for_both_words_together() -> None:
    table = Table()
    table.game.check(table.state, 0, table.window, Write(("МАММОНА", "КАРТИНА")), 0)
    refusal = table.refused(0, Write(("МАММОНА", "МОЛОТОК")))
    assert rule_and_code(refusal) == ("SM-81", "sheet-letters")
    assert refusal.params == {"letter": "М", "used": 4, "most": 3}


@pytest.mark.rule("SM-81")
def test_blanks_write_nothing() -> None:
    refusal = Table().refused(0, Write(("?АРТИНА", "МОЛОТОК")))
    assert rule_and_code(refusal) == ("SM-81", "sheet-letters")
    assert refusal.params["most"] == 0


@pytest.mark.rule("SM-G27")
def test_the_words_are_different() -> None:
    assert rule_and_code(Table().refused(0, Write(("КАРТИНА", "картина")))) == ("SM-G27", "sheet-same-word")


@pytest.mark.rule("SM-G27")
def test_the_words_are_words() -> None:
    refusal = Table().refused(0, Write(("КАРТИНА", "АНИТРАК")))
    assert rule_and_code(refusal) == ("SM-G27", "no-such-word")
    assert refusal.params["word"] == "АНИТРАК"


@pytest.mark.rule("SM-81")
def test_only_words_are_written_in_the_beginning() -> None:
    assert rule_and_code(Table().refused(0, Mark(True))) == ("SM-81", "not-now")


# --- calls ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-80", "SM-82")
def test_tiles_are_drawn_from_the_whole_set_and_called() -> None:
    table = Table().write(MINE, OTHER)
    assert table.state.stage is Stage.DRAW
    urn = table.game.chance(table.state)
    assert urn is not None
    assert urn.size == len(KIND.rules.read_options({}).tiles.tiles)
    table.call("К")
    assert table.heard(None) == [Called("К", urn.size - 1)]
    assert (table.window.kind, table.window.mode, table.window.seats) == ("mark", "sealed", (0, 1))


@pytest.mark.rule("SM-82")
def test_who_has_the_letter_crosses_it_out() -> None:
    table = Table().write(MINE, OTHER).call("К").close({0: Mark(True), 1: Mark(False)})
    assert table.sheet(0) == Sheet(MINE, "К")
    assert table.sheet(1) == Sheet(OTHER)
    assert table.heard(0) == [Crossed(0, "К", 13)]
    assert table.heard(1) == table.heard(None) == []


@pytest.mark.rule("SM-82")
def test_who_does_not_have_the_letter_cannot() -> None:
    refusal = Table().write(MINE, OTHER).call("Ы").refused(0, Mark(True))
    assert rule_and_code(refusal) == ("SM-82", "nothing-to-cross")
    assert refusal.params == {"letter": "Ы"}


@pytest.mark.rule("SM-82")
def test_a_call_takes_nothing_but_marks() -> None:
    table = Table().write(MINE, OTHER).call("Ы")
    assert rule_and_code(table.refused(0, Write(MINE))) == ("SM-82", "not-now")


@pytest.mark.rule("SM-82", "SM-84")
def test_a_letter_that_was_missed_is_crossed_out_later() -> None:
    """One stroke for each call, at any later call, also when it crosses out nothing itself."""
    table = Table().write(MINE, OTHER).call("К").close({1: Mark(True)}).call("К").close({1: Mark(True)})
    assert (table.sheet(0), table.sheet(1)) == (Sheet(MINE), Sheet(OTHER, "КК"))
    table.call("?").close({0: Mark(True)})
    assert table.sheet(0) == Sheet(MINE, "КК")
    assert table.heard(0) == [Crossed(0, "К", 13), Crossed(0, "К", 12)]
    assert table.heard(1) == []
    assert rule_and_code(table.call("Ы").refused(0, Mark(True))) == ("SM-82", "nothing-to-cross")


@pytest.mark.rule("SM-82", "SM-83")
def test_with_what_was_missed_a_sheet_may_become_full() -> None:
    table = Table().write(MINE, OTHER).cross("КАРТИНАМОЛОТ", 0).cross("О", 1)
    table.call("К").close({0: Mark(True, True), 1: Mark(False)})
    assert table.outcome.reason == "bingo"
    assert table.public.winners == (0,)


@pytest.mark.rule("SM-82")
def test_in_the_first_version_a_letter_that_was_missed_was_lost() -> None:
    table = Table(rules=1).write(MINE, OTHER).call("К").close({1: Mark(True)})
    assert table.sheet(0) == Sheet(MINE)
    assert table.call("Ы").refused(0, Mark(True)).code == "nothing-to-cross"


@pytest.mark.rule("SM-84")
def test_one_call_crosses_out_one_letter() -> None:
    table = Table().write(MINE, OTHER).cross("К", 0, 1)
    assert table.public.called == "К"
    left = table.sheet(0)
    assert left is not None
    assert left.left.count("К") == 1
    table.cross("К", 0)
    assert rule_and_code(table.call("К").refused(0, Mark(True))) == ("SM-84", "nothing-to-cross")


@pytest.mark.rule("SM-G27")
def test_a_blank_crosses_out_nothing() -> None:
    table = Table().write(MINE, OTHER).call("?")
    assert rule_and_code(table.refused(0, Mark(True))) == ("SM-G27", "blank-crosses-nothing")


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-83")
def test_bingo_is_called_only_with_every_letter_crossed_out() -> None:
    table = Table().write(MINE, OTHER).cross("КАРТИНАМОЛОТ", 0).call("О")
    refusal = table.refused(0, Mark(True, True))
    assert rule_and_code(refusal) == ("SM-83", "sheet-not-complete")
    assert refusal.params == {"left": 1}


@pytest.mark.rule("SM-83")
def test_bingo_ends_the_game_and_opens_the_sheets() -> None:
    table = Table().write(MINE, OTHER).cross("К", 0, 1).cross("АРТИНАМОЛОТО", 0)
    table.call("К").close({0: Mark(True, True), 1: Mark(False)})
    assert table.heard(None) == [Shouted((0,)), Finished("bingo", (0,), (14, 1))]
    assert table.public.winners == (0,)
    assert table.public.sheets == (Sheet(MINE, "КАРТИНАМОЛОТОК"), Sheet(OTHER, "К"))
    assert table.outcome == Outcome(reason="bingo", scores=(14, 1), places=(1, 2))
    assert table.game.windows(table.state) == ()


@pytest.mark.rule("SM-83")
def test_a_full_sheet_may_still_be_called_at_the_next_letter() -> None:
    table = Table(3).write(MINE, MINE, OTHER).cross("КАРТИНАМОЛОТОК", 0, 1)
    assert table.game.outcome(table.state) is None
    table.call("?").close({0: Mark(False), 1: Mark(False, True), 2: Mark(False)})
    assert table.outcome == Outcome(reason="bingo", scores=(14, 14, 0), places=(2, 1, 3))


@pytest.mark.rule("SM-G27")
def test_a_simultaneous_finish_is_shared() -> None:
    table = Table(3).write(MINE, OTHER, MINE).cross("КАРТИНАМОЛОТО", 0, 2)
    table.call("К").close({seat: Mark(True, seat != 1) for seat in range(3)})
    assert table.public.winners == (0, 2)
    assert table.outcome.places == (1, 3, 1)


@pytest.mark.rule("SM-80", "SM-82")
def test_without_bingo_the_most_letters_win_when_the_bag_is_empty() -> None:
    table = Table().write(MINE, OTHER).cross("КАР", 0)
    while table.game.chance(table.state) is not None:
        table.call(table.state.bag[0]).close({0: Mark(False), 1: Mark(False)})
    assert table.public.bag_left == 0
    assert table.outcome == Outcome(reason="bag", scores=(3, 0), places=(1, 2))
    assert table.public.winners == (0,)

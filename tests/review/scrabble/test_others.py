"""What is no turn of the standard game: doubts, sheets and removals."""

from typing import Literal

import pytest

from review.scrabble.positions import codes, texts
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.duplicate import state
from slovoteka.games.scrabble.notation import square_of
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.review.model import Judged, Mark
from slovoteka.review.scrabble.challenges import ReviewedChallenge, judge_challenge
from slovoteka.review.scrabble.removals import ReviewedRemoval, judge_removal
from slovoteka.review.scrabble.sheets import ReviewedSheet, judge_sheet
from slovoteka.review.scrabble.writing import Writing, tell_writing

KOT = put(EMPTY_GRID, zip(map(square_of, ("З8", "З9", "З10")), "КОТ", strict=True))


# --- doubts ---------------------------------------------------------------------------------------------------------


def doubt(word: str, *, has_challenged: bool, penalty: Literal["none", "turn", "ten"] = "none") -> Judged:
    return judge_challenge(
        ReviewedChallenge(
            number=1,
            seat=1,
            options=read_options({"words": "challenge", "penalty": penalty}),
            grid=KOT,
            rack="РАБОТКИ",
            words=("КОТ", word),
            points=18,
            has_challenged=has_challenged,
        )
    )


def test_what_is_no_word_should_be_doubted() -> None:
    missed, found = (doubt("ЩЪЫ", has_challenged=doubted) for doubted in (False, True))
    assert (missed.cost, missed.mark, codes(missed)) == (18, "mistake", ["doubt-missed"])
    assert "Слова ЩЪЫ в словаре нет" in texts(missed)
    assert (found.cost, found.mark, codes(found)) == (0, "best", ["doubt-right"])
    assert [found.alternatives[0].written, missed.alternatives[0].written] == ["не верю", "не верю"]


@pytest.mark.parametrize(("penalty", "cost", "mark"), [("none", 0, None), ("ten", 10, "inaccuracy")])
def test_to_doubt_a_word_costs_what_was_agreed_on(
    penalty: Literal["none", "ten"], cost: int, mark: Mark | None
) -> None:
    wrong = doubt("ТОК", has_challenged=True, penalty=penalty)
    assert (wrong.cost, wrong.mark, codes(wrong)) == (cost, mark, ["doubt-wrong"])


def test_to_doubt_a_word_may_cost_the_best_word_of_a_turn() -> None:
    wrong = doubt("ТОК", has_challenged=True, penalty="turn")
    assert wrong.cost > 50, "РАБОТКИ has seven letters"
    assert wrong.mark == "blunder"


def test_to_believe_a_word_goes_without_saying() -> None:
    believed = doubt("ТОК", has_challenged=False, penalty="ten")
    assert (believed.cost, believed.mark, codes(believed)) == (0, None, [])


# --- sheets ---------------------------------------------------------------------------------------------------------


def sheet(written: state.Sheet | None) -> Judged:
    options = read_options({"mode": "duplicate"})
    return judge_sheet(
        ReviewedSheet(number=1, seat=0, options=options, grid=EMPTY_GRID, rack="ПАРОВОЗ", written=written)
    )


def test_a_sheet_costs_what_the_best_word_would_have_brought_more() -> None:
    poor = sheet(state.Sheet(Play("З8", "ПАР", 8), 8))
    most = poor.alternatives[0].value
    assert (poor.cost, poor.mark) == (most - 8, "blunder")
    assert codes(poor) == ["all-missed"]
    assert poor.written == "З8 ПАР"
    best = sheet(state.Sheet(Play(**{key: poor.alternatives[0].action[key] for key in ("at", "word")}), int(most)))
    assert (best.cost, best.mark, codes(best)) == (0, "best", ["all-found"])
    assert len(best.alternatives) == 5


def test_sheets_that_count_nothing() -> None:
    empty, rejected = sheet(None), sheet(state.Sheet(Play("З8", "ПАЗОР"), 0, "ПАЗОР"))
    assert empty.cost == rejected.cost == empty.alternatives[0].value
    assert codes(empty) == ["sheet-empty", "all-missed"]
    assert codes(rejected) == ["sheet-rejected", "all-missed"]
    assert empty.written == "пас"


# --- removals -------------------------------------------------------------------------------------------------------


def removal(*squares: str, lead: int = 0, is_duel: bool = True) -> Judged:
    return judge_removal(
        ReviewedRemoval(
            number=1,
            seat=0,
            options=read_options({}),
            grid=KOT,
            squares=tuple(map(square_of, squares)),
            lead=lead,
            is_duel=is_duel,
            is_late=False,
            depth="usual",
        )
    )


def test_to_leave_a_word_gives_it_to_the_next() -> None:
    """К counts 2, О and Т 1 each: all of it is 4; К alone is 2, and the other two are for the next player."""
    everything, one = removal("З8", "З9", "З10", lead=-1), removal("З8", lead=-1)
    assert (everything.cost, everything.mark, codes(everything)) == (0, "best", ["end-wins"])
    assert everything.alternatives[0].value == 4
    assert one.cost == 4
    assert next(other.value for other in one.alternatives if other.is_played) == 2 - 2
    assert codes(one)[0] == "removal-win-lost"


def test_among_many_only_the_next_answer_is_looked_at() -> None:
    one = removal("З8", is_duel=False)
    assert one.cost == 4
    assert codes(one) == []


# --- sheets of bingo ------------------------------------------------------------------------------------------------


def test_how_long_a_sheet_of_bingo_waits() -> None:
    options = read_options({"mode": "bingo"})
    frequent, rare, nothing = (
        tell_writing(Writing(number=1, seat=0, options=options, words=words))
        for words in (("КАРТИНА", "МОТОРЫ"), ("ЩЁЛКНУВ", "ФЛАЖОК"), ())
    )
    assert 40 < -frequent.alternatives[0].value < -rare.alternatives[0].value < 104
    assert codes(frequent) == ["waits"]
    assert (nothing.written, codes(nothing)) == ("пас", ["sheet-empty"])
    assert frequent.mark is None

"""Е and Ё (SM-G10) with the real dictionary, from the rack to the score."""

from functools import cache
from typing import Any

import pytest

from games.scrabble.tables import CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.core.oracle import Oracle
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.views import ChallengeFailed, PlayFailed
from slovoteka.match.oracles import open_oracle


@cache
def dictionary(yo: str, edition: str) -> Oracle:
    return open_oracle(KIND, KIND.rules.read_options({"yo": yo, "edition": edition}))[0]


def opening(yo: str, rack: str = "ЕЁЛКАМД", edition: str = "mattel", **options: Any) -> Table:
    return Table(oracle=dictionary(yo, edition), yo=yo, edition=edition, **options).turn(EMPTY_GRID, rack)


@pytest.mark.rule("SM-G10")
def test_e_and_yo_are_different_tiles() -> None:
    tiles = KIND.rules.read_options({}).tiles
    assert (tiles.tiles.count("Е"), tiles.tiles.count("Ё")) == (8, 1)
    layout = KIND.rules.read_options({}).layout()
    assert (layout.values["Е"], layout.values["Ё"]) == (1, 3)
    opening("lenient", "ЕЛКАМДД").refused(0, "З8 ЁЛКА", "SM-10", "tile-not-on-rack")


@pytest.mark.rule("SM-G10")
@pytest.mark.parametrize("edition", ["mattel", "bilingual-ru"])
def test_an_e_may_stand_for_yo_and_counts_as_e(edition: str) -> None:
    assert KIND.rules.read_options({}).yo == "lenient"
    table = opening("lenient", edition=edition).move("З8 ЕЛКА")
    factor = 2 if edition == "mattel" else 1
    assert table.tile("З8") == "Е"
    assert table.state.scores[0] == (1 + 2 + 2 + 1) * factor


@pytest.mark.rule("SM-G10")
def test_a_yo_where_the_word_has_it() -> None:
    for yo in ("lenient", "strict"):
        assert opening(yo).move("З8 ЁЛКА").state.scores[0] == (3 + 2 + 2 + 1) * 2


@pytest.mark.rule("SM-G10")
@pytest.mark.parametrize("yo", ["lenient", "strict"])
def test_a_yo_never_stands_for_e(yo: str) -> None:
    assert opening(yo, "ЁЛСНЕКА").refused(0, "З8 ЛЁС", "SM-20", "no-such-word")["word"] == "ЛЁС"
    assert opening(yo, "ЕЛСНЁКА").move("З8 ЛЕС").state.scores[0] > 0


@pytest.mark.rule("SM-G10")
def test_strictly_an_e_is_no_yo() -> None:
    assert opening("strict").refused(0, "З8 ЕЛКА", "SM-20", "no-such-word")["word"] == "ЕЛКА"


@pytest.mark.rule("SM-G10", "SM-06")
def test_a_blank_as_e_or_as_yo() -> None:
    for word, yo in (("ёЛКА", "strict"), ("ёЛКА", "lenient"), ("еЛКА", "lenient")):
        assert opening(yo, "?ЛКАМДД").move(f"З8 {word}").state.scores[0] == (0 + 2 + 2 + 1) * 2
    opening("strict", "?ЛКАМДД").refused(0, "З8 еЛКА", "SM-20", "no-such-word")


@pytest.mark.rule("SM-G10", "SM-40")
def test_a_tile_that_lies_as_e_is_read_each_way_in_its_own_word() -> None:
    """The Е of ЕЛКА, which stands for Ё, begins ЕДА, which has no Ё; and the Е of ЛЕС is used in a word with Ё."""
    table = opening("lenient").turn(lying("З8 ЕЛКА"), "ДАМНОСТ")
    assert table.move("8З ЕДА").state.scores[0] > 0
    table.turn(lying("З8 ЛЕС"), "МДННОСТ")
    assert table.move("9Ж МЕД").state.scores[0] > 0
    strict = opening("strict").turn(lying("З8 ЛЕС"), "МДННОСТ")
    strict.refused(0, "9Ж МЕД", "SM-20", "no-such-word")


@pytest.mark.rule("SM-G10", "SM-22")
def test_a_challenge_is_judged_by_the_same_agreement() -> None:
    lenient = opening("lenient", words="challenge").move("З8 ЕЛКА").act(1, CHALLENGE)
    assert len(lenient.events_of(ChallengeFailed)) == 1
    assert lenient.state.scores[0] == 12
    strict = opening("strict", words="challenge").move("З8 ЕЛКА").act(1, CHALLENGE)
    assert [event.word for event in strict.events_of(PlayFailed)] == ["ЕЛКА"]
    assert (strict.state.scores[0], strict.state.grid) == (0, EMPTY_GRID)


@pytest.mark.rule("SM-G10", "SM-52")
def test_whether_any_move_is_left_follows_the_agreement() -> None:
    """An Е above the Ж in the lowest row is the only possible play: it makes ЕЖ, or nothing."""
    for yo, is_over in (("lenient", False), ("strict", True)):
        table = opening(yo).turn(lying("П8 ЦЖЩ"), "Е", "Ъ", bag="").move("пас")
        assert table.is_over == is_over
    assert table.outcome.reason == "no-moves"

"""Duplicate Scrabble beyond its rulebook: odd answers, people who leave or are absent, racks without a move, views."""

from itertools import islice, permutations

import msgspec
import pytest

from rules.scrabble.duplicate_table import Table, board, events_seen
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.oracle import AreWords, IsWord
from slovoteka.games.scrabble.actions import Action, Exchange, Lay, Pass, Play, Tile
from slovoteka.games.scrabble.duplicate.racks import MOST_STUCK, MOST_UNFAIR
from slovoteka.games.scrabble.duplicate.sheets import marked
from slovoteka.games.scrabble.duplicate.state import Stage
from slovoteka.games.scrabble.duplicate.views import GameOver, RackCalled, RackPutBack, SeatLeft, SheetJudged
from slovoteka.games.scrabble.plays import EMPTY_GRID, fit
from slovoteka.games.scrabble.questions import BestMove
from slovoteka.games.scrabble.rule_ids import MATTEL

RACK = "ЗДОРОВМ"
WORDS = ("ЗДОРОВ", "ДОМ", "ВОР", "ОМ", "МО", "МОР")


def called() -> Table:
    return Table(*WORDS).rack(RACK)


# --- answers --------------------------------------------------------------------------------------------------------


def test_tiles_laid_one_by_one_are_the_same_play() -> None:
    tiles = (Tile("З10", "М"), Tile("З8", "Д"), Tile("З9", "О"))
    table = called().close({0: Lay(tiles, claimed=10), 1: Play("З8", "ДОМ"), 2: Pass()})
    assert table.sheet(0).play == Play("З8", "ДОМ", 10)
    assert table.state.scores == (10, 10, 0)
    assert table.public.last is not None
    assert table.public.last.found_by == 2


@pytest.mark.parametrize("sheets", [("И9 МО", "9З ОМ"), ("9З ОМ", "И9 МО")])
def test_a_single_tile_is_one_play_across_and_down(sheets: tuple[str, str]) -> None:
    table = Table(*WORDS, seats=2).rack("МКТРАЕИ", grid=board("З8 ДОМ", "10З МОР"), number=2)
    table.words.questions.clear()
    table.sheets(*sheets)
    assert table.words.questions == [AreWords(("МО", "ОМ"))]
    assert table.public.last is not None
    assert (table.public.last.placed, table.public.last.found_by) == (Play("И9", "МО"), 2)
    assert [f"{sheet.play.at} {sheet.play.word}" for sheet in map(table.sheet, (0, 1))] == list(sheets)


@pytest.mark.parametrize(
    "answer",
    [
        Exchange("ДОМ"),
        Play("З8", "ДЫМ"),
        Play("А1", "ДОМ"),
        Play("Щ99", "ДОМ"),
        Play("З8", "D0M"),
        Play("З8", ""),
        Play("З8", "ДОМ" * 100),
        Lay(()),
        Lay((Tile("З8", "Д"), Tile("И9", "О"))),
        Lay((Tile("З8", "ДО"),)),
    ],
)
def test_what_was_never_checked_is_no_sheet(answer: Action) -> None:
    """A record may contain anything: it neither scores nor stops the round."""
    table = called()
    with pytest.raises((Illegal, Unreadable)):
        table.game.check(table.state, 0, table.window, answer, 0)
    table.close({0: answer, 1: Play("З8", "ДОМ"), 2: Pass()})
    assert table.private(0).sheet is None
    assert table.state.scores == (0, 10, 0)


def test_letters_of_another_set_are_refused_even_by_a_blank() -> None:
    table = Table(*WORDS).rack("?ДОМРОВ")
    with pytest.raises(Illegal) as refusal:
        table.game.check(table.state, 0, table.window, Play("З8", "ДОї"), 0)
    assert (refusal.value.rule, refusal.value.code) == ("SM-06", "blank-foreign-letter")


def test_strangers_are_not_heard() -> None:
    table = called().leave(2)
    table.close({seat: Play("З8", "ДОМ") for seat in (-1, 0, 2, 3, 99)} | {1: Pass()})
    assert table.state.scores == (10, 0, 0)
    assert table.private(2).sheet is None


def test_of_many_bad_words_only_the_first_are_explained() -> None:
    table = called()
    words = ["".join(letters) for letters in islice(permutations(RACK, 3), 60)]
    bad = list(dict.fromkeys(word for word in words if word not in WORDS))
    handed = {seat: (Play("З8", word), fit(EMPTY_GRID, (112, False), word, MATTEL)) for seat, word in enumerate(bad)}
    assert len(bad) > 25
    table.words.questions.clear()
    marks = marked(table.words, table.options.layout(), handed)
    assert table.words.questions == [AreWords(tuple(bad)), *map(IsWord, bad[:20])]
    assert [sheet.rejected for sheet in marks.sheets.values()] == bad
    assert [sheet.verdict is not None for sheet in marks.sheets.values()] == [seat < 20 for seat in handed]


# --- people ---------------------------------------------------------------------------------------------------------


def test_a_seat_that_leaves_does_not_renew_the_window() -> None:
    table = called()
    before = table.window
    table.leave(1)
    assert table.events == [SeatLeft(1)]
    assert (table.window.id, table.window.seats) == (before.id, (0, 2))
    table.sheets("З8 ДОМ", "З8 ЗДОРОВ", None)
    assert table.state.scores == (10, 0, 0)
    assert [(leader.seat, leader.place) for leader in table.public.leaders] == [(0, 1), (2, 2), (1, 3)]
    assert table.public.gone == (1,)


def test_without_anybody_the_game_is_over() -> None:
    table = called().sheets("З8 ДОМ", "З8 ЗДОРОВ", None)
    table.words.best = ["З8 ДОМ"]
    table.draw("АКЛЕТР"[: 7 - len(table.state.rack)])
    for seat in (1, 2, 0):
        table.leave(seat)
    assert table.events == [SeatLeft(0), GameOver("left")]
    assert table.outcome.reason == "left"
    assert table.outcome.places == (2, 1, 3)
    for seat in (0, 7):
        with pytest.raises(Illegal) as refusal:
            table.leave(seat)
        assert (refusal.value.code, refusal.value.params) == ("not-there", {"seat": seat + 1})


def test_nobody_leaves_while_a_tile_is_drawn() -> None:
    table = Table(*WORDS)
    with pytest.raises(Illegal) as refusal:
        table.leave(0)
    assert (refusal.value.rule, refusal.value.code) == ("host", "draw-due")


def test_who_misses_three_rounds_in_a_row_has_left() -> None:
    table = Table(*WORDS)
    for number in (1, 2):
        table.rack(RACK, number=number).sheets("З8 ДОМ", None, None)
    table.rack(RACK, number=3).sheets("З8 ДОМ", "пас", None)
    assert SeatLeft(2) in table.events
    assert table.public.gone == (2,)
    table.rack(RACK, number=4).sheets(None, None, None)
    assert table.public.gone == (2,)  # seat 1 had passed, which is an answer


def test_a_table_asleep_comes_to_an_end() -> None:
    table = Table(*WORDS)
    for number in (1, 2, 3):
        table.rack(RACK, number=number).close({})
    assert table.events[-4:] == [SeatLeft(0), SeatLeft(1), SeatLeft(2), GameOver("left")]
    assert table.outcome.places == (1, 1, 1)


# --- racks ----------------------------------------------------------------------------------------------------------


def test_a_rack_without_a_move_goes_back() -> None:
    table = Table("ДОМ").rack("АКОТЕЛН")
    assert table.events == [RackPutBack("АЕКЛНОТ", stuck=True)]
    assert (table.public.stage, table.public.rack, table.public.put_back) == (Stage.DRAW, "", "АЕКЛНОТ")
    table.draw("ДОМАКЛН")
    assert table.events == [RackCalled(1, "АДКЛМНО")]


def test_where_chance_brings_no_move_the_game_ends() -> None:
    table = Table("ДОМ")
    for _ in range(MOST_STUCK):
        assert isinstance(table.draw("АКОТЕЛН").events[-1], RackPutBack)
    assert table.draw("АКОТЕЛН").events == [GameOver("no-moves")]
    assert table.game.chance(table.state) is None


def test_where_chance_brings_no_fair_rack_the_game_ends() -> None:
    table = Table("ДОМ")
    for _ in range(MOST_UNFAIR):
        assert table.draw("КТЛНРСВ").events == [RackPutBack("ВКЛНРСТ", stuck=False)]
    assert table.draw("КТЛНРСВ").events == [GameOver("no-letters")]


def test_a_rack_that_stands_begins_the_counting_anew() -> None:
    table = Table("ДОМ").draw("АКОТЕЛН").draw("КТЛНРСВ")
    assert (table.state.stuck, table.state.unfair) == (1, 1)
    table.draw("ДОМАКЛН")
    assert (table.state.stuck, table.state.unfair) == (0, 0)


def test_with_an_empty_bag_no_move_is_the_end() -> None:
    table = Table("ДОМ").rack("ДОМАК", bag="", number=20).sheets("З8 ДОМ", None, None)
    assert table.events[-1] == GameOver("no-moves")
    assert (table.public.rack, table.public.bag_left) == ("АК", 0)


def test_with_an_empty_bag_the_rest_is_played() -> None:
    table = Table("ДОМ", "КОТ").rack("ДОМАКТ", bag="", number=20)
    table.now_ms = 5_000
    table.sheets("З8 ДОМ", None, None)
    assert table.events[-1] == RackCalled(21, "АКТ")
    assert (table.window.id, table.window.opened_ms) == ("sheet:21", 5_000)


def test_a_set_of_consonants_cannot_be_played() -> None:
    table = Table(tiles={"language": "ru", "blanks": 1, "letters": {"1": "А0 Б20 К20"}})
    assert table.outcome.reason == "no-letters"


# --- views ----------------------------------------------------------------------------------------------------------


def test_the_best_move_is_found_once_and_shown_when_the_round_is_over() -> None:
    table = called()
    assert table.words.questions == [BestMove(table.state.grid, table.state.rack)]
    assert table.state.best == Play("8Г", "ЗДОРОВ")
    for seen in (table.public, table.private(0), table.facts):
        assert "ЗДОРОВ" not in msgspec.json.encode(seen).decode()
    table.sheets("З8 ДОМ", None, None)
    assert table.public.last is not None
    assert table.public.last.best == Play("8Г", "ЗДОРОВ")
    assert table.state.best is None


def test_sheets_are_for_their_writers_only() -> None:
    table = called().sheets("З8 РОЗ", "З8 ДОМ", "З8 ВОР")
    assert [len(events_seen(table.facts, seat, SheetJudged)) for seat in (0, 1, 2, None)] == [1, 1, 1, 0]
    assert "РОЗ" not in msgspec.json.encode(table.public).decode()
    assert "РОЗ" not in msgspec.json.encode(table.private(1)).decode()


def test_moves_are_a_sample_that_may_be_handed_in() -> None:
    later = Table(*WORDS)
    later.words.best = ["8З ДНО"]
    for table in (called(), later.rack("?АЕКЛНО", grid=board("З8 ДОМ"), number=2)):
        moves = list(table.game.moves(table.state, 0, table.window))
        assert moves[0] == Pass()
        assert len(moves) > 5
        for move in moves:
            table.game.check(table.state, 0, table.window, move, 0)

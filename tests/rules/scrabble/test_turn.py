"""What a turn is: its order, announcing, drawing, exchanging, passing, and running out of time."""

from collections import Counter

import pytest

from rules.scrabble.tables import Play, both_books, by_book
from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.actions import Exchange
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import Corrected, Drew, Exchanged, Passed, Played

WORDS = ("ТОН", "НОТА", "КАНОН", "ВИНО", "ОНА")


# --- who is next ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-11", "SU-10")
@both_books
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (4, 2)])
def test_the_left_neighbour_is_next_whatever_a_turn_was(edition: str, seats: int, first: int) -> None:
    play = Play(*WORDS, edition=edition, seats=seats).at(*["ТОНАА"] * seats, mover=first)
    order = []
    for line in ("З7 ТОН", "пас", "обмен А", "обмен А", "пас"):
        order.append(play.mover)
        play.act(play.mover, line)
    assert order == [(first + step) % seats for step in range(5)]


@pytest.mark.rule("SM-11", "SU-10")
@both_books
@pytest.mark.parametrize("line", ["З7 ТОН", "обмен ТОН", "пас"])
def test_nobody_moves_out_of_turn(edition: str, line: str) -> None:
    play = Play(*WORDS, edition=edition, seats=3).at("АААА", "ТОН", "ТОН")
    for seat in (1, 2):
        play.refused(seat, line, "host", "not-invited")


@pytest.mark.rule("SM-11", "SU-10")
@both_books
def test_a_second_turn_in_the_same_window_is_stale(edition: str) -> None:
    play = Play(*WORDS, edition=edition).at("ТОН", "ОТА")
    window = play.windows["turn"].id
    play.act(0, "З7 ТОН")
    play.refused(1, "9З НОТА", "host", "stale", window)


# --- the points of a move -------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-32", "SU-08", "SU-35")
@both_books
def test_a_move_ends_with_its_points_announced_and_written(edition: str) -> None:
    play = Play(*WORDS, edition=edition).at("ТОН", "ОТА").act(0, "З7 ТОН")
    (played,) = play.events_of(Played)
    points = 6 if edition == "mattel" else 3
    assert (played.seat, played.at, played.word, played.score.total) == (0, "З7", "ТОН", points)
    assert play.public.scores == (points, 0)
    assert play.public.last is not None
    assert (play.public.last.at, play.public.last.word, play.public.last.points) == ("З7", "ТОН", points)
    play.act(1, "9З НОТА")
    assert play.public.scores == (points, 5)


@pytest.mark.rule("SM-32", "SU-08")
@by_book("SM-32", "SU-08")
def test_where_players_announce_themselves_a_move_needs_its_points(edition: str, rule: str) -> None:
    play = Play(*WORDS, edition=edition, declare=True).at("ТОН", "ОТА")
    play.refused(0, "З7 ТОН", rule, "declare-your-score")
    play.refused(0, "З7:Т З8:О З9:Н", rule, "declare-your-score")
    points = 6 if edition == "mattel" else 3
    play.act(0, f"З7 ТОН ={points}")
    assert play.events_of(Corrected) == []
    assert play.public.scores == (points, 0)


@pytest.mark.rule("SM-32", "SU-08")
@both_books
@pytest.mark.parametrize("claimed", [0, 5, 60])
def test_a_wrong_sum_is_shown_and_corrected(edition: str, claimed: int) -> None:
    points = 6 if edition == "mattel" else 3
    play = Play(*WORDS, edition=edition, declare=True).at("ТОН", "ОТА").act(0, f"З7 ТОН ={claimed}")
    assert play.events_of(Corrected) == [Corrected(0, claimed, points)]
    assert play.public.scores == (points, 0)


@pytest.mark.rule("SM-32", "SU-08")
@by_book("SM-32", "SU-08")
def test_nobody_announces_a_debt(edition: str, rule: str) -> None:
    Play(*WORDS, edition=edition, declare=True).at("ТОН").refused(0, "З7 ТОН =-3", rule, "claimed-range")


# --- drawing to seven -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-35", "SU-09")
@both_books
@pytest.mark.parametrize(("word", "new"), [("З7 ТОН", 3), ("З6 КАНОН", 5)])
def test_after_a_move_one_draws_as_many_as_one_used(edition: str, word: str, new: int) -> None:
    play = Play(*WORDS, edition=edition).at("ТОНКАНВ")
    left = len(play.bag)
    play.act(0, word, draws="И" * new)
    assert len(play.private(0).rack) == 7
    assert play.private(0).rack.count("И") == new
    assert play.public.bags_left == (left - new,)
    assert [drew.seat for drew in play.events_of(Drew, 1)] == [0] * new


@pytest.mark.rule("SM-35")
def test_of_the_printed_rack_one_tile_is_left_and_six_are_drawn() -> None:
    play = Play("ЗДОРОВ").at("ЗОДЫРВО").only(0, "З8 ЗДОРОВ")
    assert play.private(0).rack == "Ы"
    assert play.state.owed == (6, 0)
    assert Counter(play.deal("АААААА").private(0).rack) == Counter("Ы" + 6 * "А")


@pytest.mark.rule("SM-G21", "SU-09")
@both_books
@pytest.mark.parametrize(("bag", "rack"), [("", "КАНВ"), ("И", "КАНВИ"), ("ИВ", "КАНВИВ"), ("ИВТ", "КАНВИВТ")])
def test_a_short_bag_gives_what_it_has(edition: str, bag: str, rack: str) -> None:
    play = Play(*WORDS, edition=edition).at("ТОНКАНВ", "ОТА", bag=bag).act(0, "З7 ТОН")
    assert Counter(play.private(0).rack) == Counter(rack)
    assert play.public.bags_left == (0,)
    assert play.mover == 1


# --- what a turn can be ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-38")
@pytest.mark.parametrize("line", ["обмен О", "пас", "9З НОТА"])
def test_a_later_turn_is_an_exchange_a_pass_or_tiles(line: str) -> None:
    play = Play(*WORDS).at("ТОН", "ОТА").act(0, "З7 ТОН")
    assert play.act(1, line).mover == 0


@pytest.mark.rule("SM-38", "SU-11")
@by_book("SM-38", "SU-11")
@pytest.mark.parametrize("line", ["верю", "не верю", "за", "гласная", "снять З7", "бинго"])
def test_a_turn_is_nothing_else(edition: str, rule: str, line: str) -> None:
    play = Play(*WORDS, edition=edition).at("ТОН", on=["З7 ТОН"])
    assert play.refused(0, line, rule, "not-now", play.windows["turn"].id) == {"window": "turn"}


@pytest.mark.rule("SM-38", "SU-11")
@by_book("SM-38", "SU-11")
def test_a_play_lays_at_least_one_tile(edition: str, rule: str) -> None:
    Play(*WORDS, edition=edition).at("ТОН", on=["З7 ТОН"]).refused(0, "З7 ТОН", rule, "nothing-laid")


@pytest.mark.rule("SM-10", "SU-05")
@by_book("SM-10", "SU-05")
def test_one_plays_ones_own_tiles(edition: str, rule: str) -> None:
    play = Play(*WORDS, edition=edition).at("ТОК", "ТОН")
    assert play.refused(0, "З7 ТОН", rule, "tile-not-on-rack")["letter"] == "Н"
    play.refused(0, "обмен Н", rule, "tile-not-on-rack")
    play.at("ТО", "Н").refused(0, "З7 ОТО", rule, "tile-not-on-rack")


# --- exchange -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-13", "SU-24")
@both_books
@pytest.mark.parametrize("given", ["Т", "ТОН", "ТОНКАН?"])
def test_a_turn_may_be_spent_on_new_tiles(edition: str, given: str) -> None:
    """Any number or all: as many new ones, no points, and the next player moves."""
    play = Play(*WORDS, edition=edition).at("ТОНКАН?", scores=(5, 7))
    play.act(0, f"обмен {given}", draws="О" * len(given))
    assert Counter(play.private(0).rack) == Counter("ТОНКАН?") - Counter(given) + Counter("О" * len(given))
    assert play.public.scores == (5, 7)
    assert play.mover == 1


@pytest.mark.rule("SM-13", "SU-24")
@both_books
def test_an_exchange_is_face_down(edition: str) -> None:
    """Others learn the number, but not the tiles, neither those given nor those drawn."""
    play = Play(*WORDS, edition=edition).at("ТОНКАН?", "ВВВИИИО").act(0, "обмен ТО", draws="РР")
    other = Play(*WORDS, edition=edition).at("ТОНКАН?", "ВВВИИИО").act(0, "обмен К?", draws="ПП")
    assert play.events_of(Exchanged, 1) == [Exchanged(0, 2)]
    assert [drew.tile for drew in play.events_of(Drew, 1)] == [None, None]
    assert play.public == other.public
    assert play.private(1) == other.private(1)


@pytest.mark.rule("SM-13", "SU-24")
@by_book("SM-13", "SU-24")
def test_an_exchange_of_nothing_is_a_pass_and_has_to_be_called_so(edition: str, rule: str) -> None:
    Play(*WORDS, edition=edition).at("ТОН").refused(0, Exchange(""), rule, "exchange-nothing")


@pytest.mark.rule("SM-G22", "SM-13", "SU-24")
@both_books
def test_new_tiles_are_taken_before_the_old_ones_are_mixed_in(edition: str) -> None:
    play = Play(*WORDS, edition=edition).at("ТОН", "ВВВ", bag="АИ").only(0, "обмен ТО")
    assert set(play.urn.faces) == {"А", "И"}
    play.draw()
    assert play.urn.faces == ("И",)
    play.draw()
    assert play.private(0).rack == "АИН"
    assert play.bag == "ОТ"


@pytest.mark.rule("SM-G2", "SU-G2")
@by_book("SM-G2", "SU-G2")
@pytest.mark.parametrize("left", [0, 1, 3, 6])
def test_an_exchange_takes_no_more_than_the_bag_holds(edition: str, rule: str, left: int) -> None:
    play = Play(*WORDS, edition=edition).at("ТОНКАНО", "ВВВ", bag="ИИИИИИ"[:left])
    params = play.refused(0, f"обмен {'ТОНКАНО'[: left + 1]}", rule, "exchange-too-many")
    assert params == {"count": left + 1, "left": left}
    if left:
        assert play.act(0, f"обмен {'ТОНКАНО'[:left]}").private(0).rack.count("И") == left


@pytest.mark.rule("SM-13", "SU-24")
@both_books
def test_one_waits_for_the_next_turn_after_an_exchange(edition: str) -> None:
    play = Play(*WORDS, edition=edition).at("ТОНКАНВ").act(0, "обмен В")
    play.refused(0, "З7 ТОН", "host", "not-invited")


# --- pass -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-14", "SU-25")
@both_books
@pytest.mark.parametrize("rack", ["ТОН", "ВВВ"])
def test_one_may_pass_able_to_move_or_not(edition: str, rack: str) -> None:
    play = Play(*WORDS, edition=edition).at(rack, "ОТА", scores=(4, 2))
    before = play.state
    play.act(0, "пас")
    assert play.events_of(Passed) == [Passed(0)]
    assert play.mover == 1
    assert (play.state.racks, play.state.bags, play.state.grid) == (before.racks, before.bags, before.grid)
    assert play.public.scores == (4, 2)


@pytest.mark.rule("SM-14", "SU-25")
@both_books
def test_one_may_pass_later_too(edition: str) -> None:
    play = Play(*WORDS, edition=edition).at("ТОН", "ОТА").turns("З7 ТОН", "пас", "пас", "9З НОТА")
    assert play.public.scores[1] == 5


# --- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-G24")
@both_books
def test_a_turn_out_of_time_is_a_pass(edition: str) -> None:
    play = Play(*WORDS, edition=edition, turn_ms=120_000).at("ТОН", "ОТА")
    racks, window = play.state.racks, play.windows["turn"].id
    play.close("turn")
    assert play.now_ms == 120_000
    assert play.events_of(Passed) == [Passed(0, in_time=False)]
    assert (play.state.racks, play.state.passes, play.mover) == (racks, 1, 1)
    play.refused(0, "З7 ТОН", "host", "stale", window)


@pytest.mark.rule("SM-G24")
def test_time_is_not_over_before_it_is_over() -> None:
    play = Play(*WORDS, turn_ms=120_000).at("ТОН", "ОТА")
    before = play.table
    with pytest.raises(Illegal, match="too-early"):
        play.close("turn", after_ms=119_999)
    assert play.table == before
    assert play.act(0, "З7 ТОН").public.scores == (6, 0)


@pytest.mark.rule("SM-G24")
def test_time_outs_count_as_passes_towards_the_end() -> None:
    play = Play(*WORDS).at("ТОН", "ОТА").close("turn").act(1, "пас").close("turn")
    assert play.state.stage is Stage.TURN
    assert play.act(1, "пас").outcome.reason == "passes"

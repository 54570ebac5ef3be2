"""Round after round until somebody reaches the target: UW-07..UW-09, UW-50, UW-52, UW-G13."""

from collections import Counter

import pytest

from rules.underwood.tables import DECK, UnderwoodTable, laid
from rules.underwood.whole_deck import all_ready, last_turn
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Began, RoundOver


def outcome_of(table: UnderwoodTable) -> Outcome:
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    return outcome


# --- sums -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-07", "UW-50")
def test_the_points_of_the_rounds_are_added_up() -> None:
    table = last_turn("Ы", "ЖО", words=[[laid("ДОМ")], []], sheet=((30, -7), (12, 40))).type(0, "> Ы")
    assert table.state.sheet == ((30, -7), (12, 40), (5, -6))
    assert table.public.totals == (47, 27)
    assert table.events_of(RoundOver)[0].totals == (47, 27)


@pytest.mark.rule("UW-07", "UW-50")
def test_a_match_has_several_rounds() -> None:
    table = last_turn("Ы", "Ж", words=[[laid("ДОМ")], []], known=["КОТ"]).type(0, "> Ы")
    assert table.game.outcome(table.state) is None
    all_ready(table)
    assert (table.public.round, table.public.sheet, table.public.totals) == (2, ((5, -5),), (5, -5))
    table.set(hands=("О", "КОТЫ"), discarded="", deck="", bottom="")  # so that the second one ends too
    table.type(1, "КОТ > Ы")
    assert table.state.sheet == ((5, -5), (-1, 4))
    assert table.public.totals == (4, -1)


@pytest.mark.rule("UW-49", "UW-50")
def test_sums_may_fall_below_nothing() -> None:
    table = last_turn("Ы", "ЩФ??", sheet=((-8, 4),)).type(0, "> Ы")
    assert table.public.totals == (-8, 4 - 30)
    assert table.state.stage is Stage.BREAK


@pytest.mark.rule("UW-50", "UW-13")
def test_all_cards_are_gathered_for_a_new_round() -> None:
    words = [[laid("ДОРОГА", 1), laid("Щ*И")], [laid("КОТ")]]
    table = last_turn("Ы②", "Ж?", words=words).type(0, "> Ы")
    all_ready(table)
    assert (table.state.stage, table.state.round) == (Stage.TURN, 2)
    assert table.state.words == ((), ())
    assert table.state.discarded == ""
    assert len(table.state.tape) == 1
    assert sorted(table.public.hand_sizes) == [7, 10]  # dealt, and three drawn
    assert Counter(table.game.inventory(table.state)) == Counter(DECK.cards)


@pytest.mark.rule("UW-50")
def test_a_new_round_begins_when_all_are_ready() -> None:
    table = last_turn("Ы", "Ж", "З").type(0, "> Ы")
    assert set(table.windows["ready"].seats) == {0, 1, 2}
    table.type(2, "готов").type(0, "готов")
    assert set(table.windows["ready"].seats) == {1}
    assert table.state.stage is Stage.BREAK
    table.refuses(0, "готов", "host", "not-invited")
    table.type(1, "готов")
    assert [(event.round, event.dealer, event.first) for event in table.events_of(Began)] == [(2, 0, 1)]


@pytest.mark.rule("UW-50")
def test_or_when_the_time_to_look_at_the_count_is_over() -> None:
    table = last_turn("Ы", "Ж", "З").type(0, "> Ы").time_out("ready")
    assert (table.state.stage, table.state.round) == (Stage.TURN, 2)


@pytest.mark.rule("UW-50")
@pytest.mark.parametrize("line", ["> Ы", "-", "верю", "за", "сброс 1"])
def test_between_rounds_nothing_is_played(line: str) -> None:
    table = last_turn("Ы①", "Ж", "З").type(0, "> Ы")
    with pytest.raises(Illegal):
        table.type(0, line)
    assert table.state.passed == ()


# --- the sum that wins ----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-08")
def test_a_hundred_points_unless_another_sum_is_agreed_on() -> None:
    assert KIND.rules.read_options({}).target == 100
    assert KIND.rules.read_options({"target": 30}).target == 30


@pytest.mark.rule("UW-08", "UW-09", "UW-50")
@pytest.mark.parametrize(
    ("target", "before", "is_over"),
    [(100, 94, False), (100, 95, True), (100, 96, True), (30, 24, False), (30, 25, True)],
)
def test_whoever_has_the_agreed_sum_after_a_round_wins(target: int, before: int, is_over: bool) -> None:
    table = last_turn("Ы", "Ж", words=[[laid("ДОМ")], []], sheet=((before, 0),), target=target).type(0, "> Ы")
    assert (table.state.stage is Stage.OVER) == is_over
    if is_over:
        assert outcome_of(table) == Outcome(reason="out", scores=(before + 5, -5), places=(1, 2))
        assert table.windows == {}


@pytest.mark.rule("UW-09", "UW-25")
def test_words_on_the_table_do_not_win_before_the_round_is_over() -> None:
    table = last_turn("ЫЫ", "ЗЗ", words=[[laid("ДОМ")], []], sheet=((99, 0),)).type(0, "> Ы")
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)
    assert table.game.outcome(table.state) is None


@pytest.mark.rule("UW-09", "UW-49")
def test_what_is_left_in_the_hand_may_cost_the_win() -> None:
    table = last_turn("Ы", "Щ", words=[[], [laid("ДОМ")]], sheet=((0, 99),)).type(0, "> Ы")
    assert table.state.stage is Stage.BREAK
    assert table.public.totals == (0, 94)


@pytest.mark.rule("UW-09")
def test_one_who_is_not_out_may_win_as_well() -> None:
    table = last_turn("Ы", "О", words=[[], [laid("ФЛАГ")]], sheet=((90, 90),)).type(0, "> Ы")
    assert outcome_of(table).places == (2, 1)
    assert outcome_of(table).scores == (90, 105)


@pytest.mark.rule("UW-09")
def test_a_round_that_nobody_can_go_on_with_may_win_too() -> None:
    table = last_turn("?", "?", words=[[laid("ФЛАГ")], []], sheet=((95, 0),)).type(0, "-").type(1, "-")
    assert outcome_of(table) == Outcome(reason="stuck", scores=(106, -5), places=(1, 2))


@pytest.mark.rule("UW-09")
@pytest.mark.parametrize("tie", ["share", "play-on"])
def test_if_two_pass_the_sum_in_one_round_the_higher_total_wins(tie: str) -> None:
    words = [[laid("ДОМ")], [laid("ФЛАГ")], []]
    table = last_turn("Ы", "", "", words=words, sheet=((98, 90, 50),), tie=tie).type(0, "> Ы")
    assert outcome_of(table) == Outcome(reason="out", scores=(103, 106, 50), places=(2, 1, 3))


@pytest.mark.rule("UW-09")
def test_equal_totals_share_the_win() -> None:
    assert KIND.rules.read_options({}).tie == "share"
    words = [[laid("ДОМ")], [laid("ФЛАГ")], []]
    table = last_turn("Ы", "", "", words=words, sheet=((101, 90, 102),)).type(0, "> Ы")
    assert outcome_of(table) == Outcome(reason="out", scores=(106, 106, 102), places=(1, 1, 3))


@pytest.mark.rule("UW-09")
def test_or_play_one_more_round_if_that_is_agreed_on() -> None:
    words = [[laid("ДОМ")], [laid("ФЛАГ")], []]
    table = last_turn("Ы", "", "", words=words, sheet=((101, 90, 102),), tie="play-on").type(0, "> Ы")
    assert table.state.stage is Stage.BREAK
    assert table.game.outcome(table.state) is None
    all_ready(table)
    assert table.state.round == 3
    table = last_turn("Ы", "О", "Ж", sheet=(*table.state.sheet,), tie="play-on").type(0, "> Ы")
    assert outcome_of(table) == Outcome(reason="out", scores=(106, 105, 97), places=(1, 2, 3))


@pytest.mark.rule("UW-09")
def test_one_of_two_who_were_to_play_on_leaves() -> None:
    words = [[laid("ДОМ")], [laid("ФЛАГ")], []]
    table = last_turn("Ы", "", "", words=words, sheet=((101, 90, 2),), tie="play-on").type(0, "> Ы").leave(0)
    assert outcome_of(table).places == (3, 1, 2)


@pytest.mark.rule("UW-09")
def test_only_a_tie_for_the_first_place_is_played_off() -> None:
    table = last_turn("Ы", "", "", sheet=((110, 101, 101),), tie="play-on").type(0, "> Ы")
    assert outcome_of(table).places == (1, 2, 2)


@pytest.mark.rule("UW-09")
def test_a_tie_below_the_sum_decides_nothing() -> None:
    table = last_turn("Ы", "", sheet=((99, 99),)).type(0, "> Ы")
    assert table.state.stage is Stage.BREAK


# --- no match without end -------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G13")
def test_after_thirty_rounds_the_match_is_over() -> None:
    drift = ((-3, -2),)
    assert last_turn("Ы", "Ж", sheet=drift * 28).type(0, "> Ы").state.stage is Stage.BREAK
    table = last_turn("Ы", "Ж", sheet=drift * 29).type(0, "> Ы")
    assert outcome_of(table) == Outcome(reason="out", scores=(-87, -63), places=(2, 1))


@pytest.mark.rule("UW-G13")
@pytest.mark.parametrize(("rounds", "played", "is_over"), [(1, 0, True), (2, 0, False), (2, 1, True), (40, 29, False)])
def test_how_many_rounds_is_agreed_on(rounds: int, played: int, is_over: bool) -> None:
    table = last_turn("Ы", "Ж", sheet=((1, 1),) * played, rounds=rounds).type(0, "> Ы")
    assert (table.state.stage is Stage.OVER) == is_over


@pytest.mark.rule("UW-G13")
@pytest.mark.parametrize("rounds", [0, -1, 101])
def test_a_limit_that_makes_no_sense_is_refused(rounds: int) -> None:
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"rounds": rounds})
    assert (refusal.value.rule, refusal.value.code) == ("UW-G13", "rounds")


@pytest.mark.rule("UW-G13", "UW-09")
def test_the_limit_ends_a_tie_that_would_be_played_off() -> None:
    table = last_turn("Ы", "", sheet=((110, 110),), rounds=2, tie="play-on").type(0, "> Ы")
    assert outcome_of(table).places == (1, 1)


# --- who deals next -------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-52", "UW-17")
@pytest.mark.parametrize("mover", [0, 1, 2])
def test_who_made_the_last_move_deals_the_next_round(mover: int) -> None:
    hands = ["Ж", "З", "Х"]
    hands[mover] = "Ы"
    table = all_ready(last_turn(*hands, mover=mover).type(mover, "> Ы"))
    assert (table.state.dealer, table.state.mover) == (mover, (mover + 1) % 3)
    assert table.state.stage is Stage.TURN


@pytest.mark.rule("UW-52")
def test_the_last_move_counts_even_if_it_did_nothing() -> None:
    table = all_ready(last_turn("?", "?", "?", mover=1).type(1, "-").type(2, "-").type(0, "-"))
    assert (table.state.dealer, table.state.mover) == (0, 1)


@pytest.mark.rule("UW-52")
def test_who_leaves_instead_of_moving_has_not_made_the_last_move() -> None:
    table = last_turn("?", "?", "?").type(0, "-").type(1, "-").leave(2)
    assert table.state.stage is Stage.BREAK
    all_ready(table)
    assert (table.state.dealer, table.state.mover) == (1, 0)


@pytest.mark.rule("UW-52")
def test_if_the_last_mover_has_left_the_next_one_deals() -> None:
    table = all_ready(last_turn("Ж", "Ы", "З", "Х", mover=1).type(1, "> Ы").leave(1))
    assert (table.state.dealer, table.state.mover) == (2, 3)


@pytest.mark.rule("UW-52", "UW-13")
def test_who_has_left_is_dealt_no_cards_and_has_no_turn() -> None:
    table = all_ready(last_turn("Ж", "Ы", "З", "Х", mover=1).type(1, "> Ы").leave(2))
    assert (table.state.dealer, table.state.mover) == (1, 3)
    assert table.public.hand_sizes == (7, 7, 0, 10)


# --- who has left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-09", "UW-50")
def test_who_has_left_cannot_win() -> None:
    """Neither with words on the table nor with points of earlier rounds."""
    words = [[laid("ДОМ")], [laid("ФЛАГ")], []]
    table = last_turn("ЫЫ", "Ж", "О", words=words, sheet=((94, 99, 0),)).leave(1)
    table.type(0, "> Ы").type(2, "> О")
    assert table.state.stage is Stage.BREAK
    assert table.public.totals == (94 + 5 - 4, 99, 0)
    ended = last_turn("Ы", "Ж", "О", sheet=((99, 99, 0),), words=words).leave(1).type(0, "> Ы")
    assert outcome_of(ended) == Outcome(reason="out", scores=(104, 99, -1), places=(1, 3, 2))


@pytest.mark.rule("UW-09")
def test_who_has_left_does_not_end_a_match_that_is_played_on() -> None:
    """Two had reached the target; one of them leaves, and the other falls below it again."""
    table = last_turn("Ы", "Ж", "ФЩ", sheet=((0, 106, 106),), tie="play-on").leave(1).type(0, "> Ы")
    assert table.public.totals == (0, 106, 86)
    assert table.state.stage is Stage.BREAK


@pytest.mark.rule("UW-50")
def test_only_those_at_the_table_are_asked_whether_they_are_ready() -> None:
    assert last_turn("Ы", "Ж", "З").leave(2).type(0, "> Ы").windows["ready"].seats == (0, 1)


@pytest.mark.rule("UW-50")
def test_the_others_go_on_without_waiting_for_one_who_left() -> None:
    table = last_turn("Ы", "Ж", "З").type(0, "> Ы").type(0, "готов").type(1, "готов")
    assert table.state.stage is Stage.BREAK
    table.leave(2)
    assert (table.state.stage, table.state.round) == (Stage.TURN, 2)


@pytest.mark.rule("UW-09")
@pytest.mark.parametrize("leaves", [0, 1])
def test_the_last_one_at_the_table_has_won(leaves: int) -> None:
    table = last_turn("ЫЫ", "ЗЗ", sheet=((40, 60),)).leave(leaves)
    stays = 1 - leaves
    assert table.state.stage is Stage.OVER
    assert outcome_of(table).reason == "left"
    assert outcome_of(table).places[stays] == 1
    assert outcome_of(table).places[leaves] == 2
    with pytest.raises(Illegal):
        table.leave(stays)


@pytest.mark.rule("UW-09")
def test_also_between_rounds() -> None:
    table = last_turn("Ы", "Ж", sheet=((0, 60),)).type(0, "> Ы").leave(1)
    assert outcome_of(table) == Outcome(reason="left", scores=(0, 55), places=(1, 2))

"""A table that judges its words itself: UW-G24."""

from typing import Any

import pytest

from rules.underwood.tables import UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Illegal
from slovoteka.core.inputs import Close, SealedAnswer
from slovoteka.games.underwood.actions import Accept, Discard, Doubt, Lay, Ready, Turn, Vote, read_action
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.views import Accepted, Doubted, Laid, RoundOver, Taped, TurnFailed, TurnPut, Voted


def voting(mine: str = "КОТДОМЫЫ", seats: int = 4, **options: Any) -> UnderwoodTable:
    """Seat 0 is to move, and there is no dictionary."""
    return turn_of(mine, *("ЖЖ", "ЗЗ", "ХХ", "ЦЦ")[: seats - 1], check="vote", **options)


def votes_on(table: UnderwoodTable, line: str, *pro: int) -> UnderwoodTable:
    """The mover's turn is doubted; the given seats vote for it, and all others against."""
    mover = table.state.mover
    table.type(mover, line).act(table.state.opponents[0], Doubt())
    return table.answer("vote", **{f"s{seat}": Vote(seat in pro) for seat in table.state.active})


# --- what is agreed on ----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G24")
def test_the_dictionary_judges_unless_the_table_agrees_to_vote() -> None:
    assert KIND.words.policy(KIND.rules.read_options({})) is not None
    assert KIND.words.policy(KIND.rules.read_options({"check": "vote", "seats": 3})) is None


@pytest.mark.rule("UW-G24")
def test_with_a_dictionary_nothing_is_voted_on() -> None:
    table = turn_of("КОТЫ?", "Ж", "З", known=["КОТ"]).type(0, "КОТ > Ы")
    assert table.public.words[0] == (laid("КОТ"),)
    assert list(table.windows) == ["turn"]


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seats": 2}, "vote-of-two"),
        ({"seats": 3, "own_words": ["КОТЭ"]}, "vote-needs-no-list"),
        ({"seats": 3, "obscene": True}, "vote-needs-no-list"),
    ],
)
def test_a_vote_needs_three_and_no_list_of_words(options: dict[str, Any], code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        KIND.rules.read_options({"check": "vote"} | options)
    assert (refusal.value.rule, refusal.value.code) == ("UW-G24", code)


# --- a word is shown ------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G24")
def test_a_word_is_shown_before_it_is_laid() -> None:
    table = voting().type(0, "КОТ > Ы")
    turn = Turn((Lay("КОТ"),), "Ы")
    assert table.events == [TurnPut(0, turn)]
    assert table.public.pending == turn
    assert table.public.words[0] == ()
    assert (table.public.tape, table.public.hand_sizes[0]) == ("", 8)
    assert table.windows["respond"].seats == (1, 2, 3)
    assert table.oracle.asked == []


@pytest.mark.rule("UW-G24")
def test_a_turn_without_a_word_needs_no_trust() -> None:
    table = voting().type(0, "> Ы")
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)


@pytest.mark.rule("UW-G24")
def test_only_words_are_trusted_all_other_rules_hold() -> None:
    table = voting("КОТДОМЫЫ①")
    table.refuses(0, "КОТЫ > Ж", "UW-44", "tape-card-not-held")
    table.refuses(0, "КИТ > Ы", "UW-24", "not-held")
    table.refuses(0, "КОТ приз=1 > Ы", "UW-38", "condition-unmet")
    table.refuses(0, "КОТ + ДОМ > Ы", "UW-26", "one-word-a-turn")


@pytest.mark.rule("UW-G24")
def test_whoever_believed_may_still_doubt_while_others_think() -> None:
    table = voting().type(0, "КОТ > Ы").act(1, Accept())
    window = table.windows["doubt"]
    assert (window.seats, window.blocking, window.limit_ms) == ((1,), False, None)
    assert table.windows["respond"].seats == (2, 3)
    assert list(table.game.moves(table.state, 1, window)) == [Doubt()]
    table.refused(1, Accept(), "UW-G24", "not-now", window.id)
    table.act(1, Doubt(), window.id)
    assert table.events == [Doubted(1)]
    assert (table.state.stage, list(table.windows)) == (Stage.VOTE, ["vote"])


@pytest.mark.rule("UW-G24")
def test_second_thoughts_end_with_the_window() -> None:
    table = voting().type(0, "КОТ > Ы")
    assert "doubt" not in table.windows
    table.act(1, Accept()).act(2, Accept())
    assert table.windows["doubt"].seats == (1, 2)
    table.act(3, Accept())
    assert (table.state.stage, list(table.windows)) == (Stage.TURN, ["turn"])


@pytest.mark.rule("UW-G24")
def test_by_the_first_version_of_the_rules_nobody_thinks_again() -> None:
    assert list(voting(rules=1).type(0, "КОТ > Ы").act(1, Accept()).windows) == ["respond"]


@pytest.mark.rule("UW-G24")
def test_a_word_that_all_believe_is_laid() -> None:
    table = voting().type(0, "КОТ > Ы").act(2, Accept())
    assert table.events == [Accepted(2)]
    assert table.windows["respond"].seats == (1, 3)
    table.refused(2, Doubt(), "host", "not-invited")
    table.act(1, Accept())
    assert table.state.stage is Stage.RESPOND
    table.act(3, Accept())
    assert [type(event) for event in table.events] == [Accepted, Laid, Taped]
    assert table.public.words[0] == (laid("КОТ"),)
    assert table.public.tape == "Ы"
    assert table.public.pending is None
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)


@pytest.mark.rule("UW-G24")
def test_who_says_nothing_in_time_believes_it() -> None:
    table = voting(respond_ms=7_000).type(0, "КОТ > Ы").act(1, Accept())
    assert table.windows["respond"].limit_ms == 7_000
    table.time_out("respond")
    assert [type(event) for event in table.events] == [Laid, Taped]
    assert table.state.gone == ()


@pytest.mark.rule("UW-G24")
def test_the_mover_cannot_doubt_or_change_what_was_shown() -> None:
    table = voting().type(0, "КОТ > Ы")
    table.refused(0, Doubt(), "host", "not-invited")
    table.refused(0, Accept(), "host", "not-invited")
    table.refuses(0, "ДОМ > Ы", "host", "closed")


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize("action", [Vote(True), Ready(), read_action("> Ж"), read_action("сброс 1")])
def test_believing_or_doubting_is_all_that_is_asked(action: Any) -> None:
    table = voting().type(0, "КОТ > Ы")
    table.refused(1, action, "UW-G24", "not-now", table.windows["respond"].id)


# --- the vote -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize("doubts", [1, 2, 3])
def test_one_doubt_is_enough_for_a_vote_of_all(doubts: int) -> None:
    table = voting().type(0, "КОТ > Ы").act(doubts, Doubt())
    assert table.events == [Doubted(doubts)]
    assert table.windows["vote"].seats == (0, 1, 2, 3)
    assert table.windows["vote"].mode == "sealed"
    assert table.public.words[0] == ()


@pytest.mark.rule("UW-G24")
def test_who_has_believed_it_votes_as_well() -> None:
    table = voting().type(0, "КОТ > Ы").act(1, Accept()).act(2, Doubt())
    assert table.windows["vote"].seats == (0, 1, 2, 3)
    assert table.public.passed == ()


@pytest.mark.rule("UW-G24")
def test_votes_are_secret_until_all_are_in() -> None:
    table = voting().type(0, "КОТ > Ы").act(1, Doubt())
    table.refused(1, Vote(False), "host", "sealed")


@pytest.mark.rule("UW-G24")
def test_a_majority_for_it_lays_the_word() -> None:
    table = votes_on(voting(), "КОТ > Ы", 0, 2, 3)
    assert table.events[0] == Voted(pro=(0, 2, 3), contra=(1,), stands=True)
    assert table.public.words[0] == (laid("КОТ"),)
    assert (table.public.tape, table.state.mover) == ("Ы", 1)


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize("pro", [(), (0,), (0, 3)])
def test_a_majority_against_it_or_a_tie_does_not(pro: tuple[int, ...]) -> None:
    table = votes_on(voting(), "КОТ > Ы", *pro)
    assert table.events[0] == Voted(pro=pro, contra=tuple(sorted({0, 1, 2, 3} - set(pro))), stands=False)
    assert table.events[1] == TurnFailed(0, ("КОТ",))
    assert table.public.words[0] == ()
    assert (table.public.tape, table.public.hand_sizes[0]) == ("", 8)
    assert table.windows["turn"].seats == (0,)


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize(
    ("given", "stands"),
    [
        ({"s2": True}, True),
        ({"s1": False}, False),
        ({"s0": True, "s1": False}, False),
        ({"s0": True, "s1": False, "s3": True}, True),
        ({}, False),
    ],
)
def test_who_does_not_vote_counts_on_neither_side(given: dict[str, bool], stands: bool) -> None:
    table = voting().type(0, "КОТ > Ы").act(1, Doubt())
    table.answer("vote", **{seat: Vote(exists) for seat, exists in given.items()})
    assert table.events_of(Voted)[0].stands is stands
    assert bool(table.public.words[0]) is stands


@pytest.mark.rule("UW-G24")
def test_only_votes_of_those_at_the_table_count() -> None:
    table = voting().leave(3).type(0, "КОТ > Ы").act(1, Doubt())
    assert table.windows["vote"].seats == (0, 1, 2)
    strangers = [SealedAnswer(seat, {"type": "vote", "exists": True}) for seat in (3, 4, -1, 99)]
    answers = [*strangers, SealedAnswer(1, {"type": "vote", "exists": False}), SealedAnswer(0, {"type": "accept"})]
    table.wait(60_000).apply_input(Close(table.windows["vote"].id, tuple(answers)))
    assert table.events[0] == Voted(pro=(), contra=(1,), stands=False)


@pytest.mark.rule("UW-G24", "UW-47")
def test_a_round_is_over_only_when_the_last_word_stands() -> None:
    table = voting("КОТ").type(0, "КОТ")
    assert table.events_of(RoundOver) == []
    for seat in (1, 2, 3):
        table.act(seat, Accept())
    assert [event.reason for event in table.events_of(RoundOver)] == ["out"]
    assert votes_on(voting("КОТ"), "КОТ", 0).state.stage is Stage.TURN


# --- a word that did not stand --------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G24", "UW-G17")
def test_the_turn_goes_on_with_another_word_and_all_its_time() -> None:
    table = votes_on(voting(turn_ms=50_000).wait(9_000), "КОТ > Ы", 0)
    assert (table.windows["turn"].opened_ms, table.windows["turn"].limit_ms) == (table.now_ms, 50_000)
    votes_on(table, "ДОМ > Ы", 0, 2, 3)
    assert table.public.words[0] == (laid("ДОМ"),)


@pytest.mark.rule("UW-G24")
def test_nothing_is_lost_by_a_word_that_did_not_stand() -> None:
    table = turn_of("КТО⑨ЫЫ", "Ж", "З", tape="БОВ", words=[[], [laid("Д*ОМ")], []], check="vote")
    before = table.state
    votes_on(table, "КОТ*О лента=2 обмен=2.1.2 приз=9 > Ы", 0)
    assert table.events_of(TurnFailed) == [TurnFailed(0, ("КОТО",))]
    after = table.state
    assert (after.hands, after.tape, after.words, after.deck) == (before.hands, before.tape, before.words, before.deck)


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize("again", ["КОТ > Ы", "КОТ > Д", "К*ОТ > Ы", "КО[ТТ] приз=10 > Ы", "ДОМА приз=9 + КОТ > Ы"])
def test_a_word_that_did_not_stand_is_not_shown_again_in_this_turn(again: str) -> None:
    """Whichever cards it is made of."""
    table = votes_on(voting("КОТДОМА?ТЫЫ⑨⑩"), "КОТ > Ы", 0)
    assert table.public.struck == ("КОТ",)
    assert table.refuses(0, again, "UW-G24", "voted-down") == {"word": "КОТ"}


@pytest.mark.rule("UW-G24", "UW-G16")
def test_in_another_turn_it_may_be_shown_again() -> None:
    table = turn_of("КОТЫЫ", "КОТЫЫ", "ЗЗ", check="vote")
    votes_on(table, "КОТ > Ы").type(0, "> Ы")
    assert table.public.struck == ()
    votes_on(table, "КОТ > Ы", 0, 1).type(2, "> З")
    assert table.public.words[1] == (laid("КОТ"),)
    votes_on(table, "КОТ > Ы", 0, 1)
    assert table.public.words[0] == (laid("КОТ"),)


@pytest.mark.rule("UW-G24")
def test_after_three_words_that_did_not_stand_only_the_tape_is_left() -> None:
    table = voting("КОТДОМЫЫ")
    for line in ("КОТ > Ы", "ДОМ > Ы", "КОД > Ы"):
        votes_on(table, line)
    assert table.public.struck == ("КОТ", "ДОМ", "КОД")
    assert table.refuses(0, "КОМ > Ы", "UW-G24", "too-many-failed") == {"most": 3}
    table.type(0, "> Ы")
    assert table.state.mover == 1
    votes_on(table.set(hands=("КОТ", "КОМЫ", "ЗЗ", "ХХ")), "КОМ > Ы", 1, 2, 3)  # the next player starts again
    assert table.public.words[1] == (laid("КОМ"),)


@pytest.mark.rule("UW-G24", "UW-G25")
def test_two_words_of_one_turn_stand_or_fall_together() -> None:
    hand = "СЛОНКОТЫЫ⑨"
    table = votes_on(voting(hand), "СЛОН приз=9 + КОТ > Ы", 0)
    assert table.events_of(TurnFailed) == [TurnFailed(0, ("СЛОН", "КОТ"))]
    assert table.public.struck == ("СЛОН + КОТ",)
    table.refuses(0, "СЛОН приз=9 + КОТ > Ы", "UW-G24", "voted-down")
    votes_on(table, "СЛОН > Ы", 0, 1, 2)  # nobody had said that this was the wrong one
    assert table.public.words[0] == (laid("СЛОН"),)
    table = votes_on(voting(hand), "СЛОН приз=9 + КОТ > Ы", 0, 1, 2)
    assert table.public.words[0] == (laid("СЛОН", 9), laid("КОТ"))


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("КОТ > Ы", "КОТЫ"),
        ("К*ОТ > Ы", "К?ТЫ"),
        ("КОЗА лента=2 > Ы", "КОЫ"),  # З and А come from the tape, where everybody saw them anyway
        ("АКТ приз=4 лента=3 > Ы", "КТ④Ы"),
        ("К*ОТ обмен=2.1.2 > Ы", "КОТЫ"),  # the Underwood came from the table, and О was put for it
    ],
)
def test_all_have_seen_the_cards_of_a_word_that_did_not_stand(line: str, shown: str) -> None:
    table = turn_of("КООТДЫ?④", "Ж", "ХХ", tape="БЗА", words=[[], [laid("Д*ОМ")], []], check="vote")
    votes_on(table, line, 0)
    assert table.events_of(TurnFailed) != []
    assert sorted(table.public.shown[0]) == sorted(shown)
    assert table.public.shown[1:] == ("", "")


@pytest.mark.rule("UW-G24")
def test_of_cards_seen_twice_no_more_are_known_than_there_must_be() -> None:
    table = voting("КОТОМДЫЫ")
    votes_on(table, "КОТ > Ы")
    votes_on(table, "ДОМ > Ы")
    assert sorted(table.public.shown[0]) == sorted("КОТДМЫ")  # it may be the same О and the same Ы
    table.type(0, "> Ы")
    assert sorted(table.public.shown[0]) == sorted("КОТДМ")


@pytest.mark.rule("UW-G24")
def test_cards_that_are_laid_are_no_longer_known_to_be_in_the_hand() -> None:
    table = votes_on(voting("КОТДМЫЫ"), "КОТ > Ы")
    votes_on(table, "ДОМ > Ы", 0, 1, 2)
    assert sorted(table.public.shown[0]) == sorted("КТ")
    assert sorted(table.state.hands[0]) == sorted("КТЫ")


# --- seats that leave -----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G24")
def test_if_the_last_one_to_answer_leaves_the_word_is_laid() -> None:
    table = voting().type(0, "КОТ > Ы").act(1, Accept()).act(2, Accept()).leave(3)
    assert table.public.words[0] == (laid("КОТ"),)
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)


@pytest.mark.rule("UW-G24")
def test_if_another_leaves_the_rest_are_still_asked() -> None:
    table = voting().type(0, "КОТ > Ы").act(1, Accept()).leave(1)
    assert table.windows["respond"].seats == (2, 3)
    table.act(2, Doubt())
    assert table.windows["vote"].seats == (0, 2, 3)


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize("doubted", [False, True])
def test_if_the_mover_leaves_the_word_is_not_laid(doubted: bool) -> None:
    table = voting().type(0, "КОТ > Ы")
    if doubted:
        table.act(2, Doubt())
    table.leave(0)
    assert table.public.words[0] == ()
    assert (table.public.tape, table.public.pending) == ("", None)
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 1)
    assert len(table.state.hands[0]) == 8


@pytest.mark.rule("UW-G24")
def test_a_vote_goes_on_without_one_who_leaves() -> None:
    """Even if that player had doubted; the votes of the others are kept."""
    table = voting().type(0, "КОТ > Ы").act(1, Doubt())
    before = table.windows["vote"].id
    table.leave(1)
    assert (table.windows["vote"].id, table.windows["vote"].seats) == (before, (0, 2, 3))
    table.answer("vote", s0=Vote(True), s2=Vote(False), s3=Vote(False))
    assert table.events_of(Voted) == [Voted(pro=(0,), contra=(2, 3), stands=False)]


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize("leaves", [1, 2])
def test_where_two_are_left_the_word_is_laid(leaves: int) -> None:
    """Neither could be outvoted."""
    table = voting(seats=3).type(0, "КОТ > Ы").leave(leaves)
    assert table.public.words[0] == (laid("КОТ"),)
    assert (table.state.stage, table.state.mover) == (Stage.TURN, 3 - leaves)


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize("leaves", [1, 2])
def test_a_vote_goes_on_without_those_who_leave(leaves: int) -> None:
    """Otherwise an ally could decide it by leaving."""
    table = voting(seats=3).type(0, "КОТ > Ы").act(1, Doubt()).leave(leaves)
    assert table.windows["vote"].seats == (0, 3 - leaves)
    table.answer("vote", s0=Vote(True), **{f"s{3 - leaves}": Vote(False)})
    assert table.public.words[0] == ()
    assert table.windows["turn"].seats == (0,)


@pytest.mark.rule("UW-G9", "UW-G24")
def test_prize_cards_are_not_exchanged_after_a_word_was_shown() -> None:
    table = votes_on(turn_of("КОТЫЫ⑧", "ВВ", "ЗЗ", deck="АААА", check="vote"), "КОТ > Ы")
    table.refuses(0, "сброс 8", "UW-G9", "discard-after-word")
    assert not any(isinstance(action, Discard) for action in table.game.moves(table.state, 0, table.windows["turn"]))


@pytest.mark.rule("UW-G24")
def test_two_that_are_left_lay_their_words_at_once() -> None:
    table = voting(seats=3).leave(2).type(0, "КОТ > Ы")
    assert table.public.words[0] == (laid("КОТ"),)
    assert table.oracle.asked == []
    assert table.state.mover == 1


# --- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-G24", "UW-44")
def test_if_the_time_is_over_after_a_word_that_did_not_stand_chance_puts_a_letter() -> None:
    table = votes_on(voting(), "КОТ > Ы", 0)
    table.draws = ["Д"]
    table.time_out("turn")
    assert (table.public.tape, table.public.words[0]) == ("Д", ())
    assert table.state.mover == 1
    assert table.state.timeouts == (1, 0, 0, 0)

"""A turn that is set up: what can lie on a table, and where it lies when the match begins."""

from typing import Any

import pytest

from slovoteka.core.errors import Refusal
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.options import read_options
from slovoteka.games.underwood.prizes import LONGEST
from slovoteka.games.underwood.state import Stage, State
from slovoteka.match.oracles import Silence

KOT = {"places": [{"letter": letter, "cards": letter} for letter in "КОТ"]}


def begun(seats: int = 3, dealer: int | None = None, **position: Any) -> State:
    """The state in which such a match begins."""
    options = read_options({"seats": seats, "dealer": dealer, "position": {"hands": ["МИР?①"], **position}})
    state: State = KIND.rules.make(options, Silence()).start()
    return state


def refusal(**position: Any) -> Refusal:
    with pytest.raises(Refusal) as refused:
        begun(**position)
    return refused.value


# --- what can lie there ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", [{"hands": ["МИР"] * 3}, {"words": [[]] * 3}, {"totals": [0] * 3}], ids=str)
def test_no_more_seats_than_the_table_has(field: dict[str, Any]) -> None:
    begun(seats=3, **field)
    found = refusal(seats=2, **field)
    assert (found.code, found.params) == ("position-seats", {"count": 3, "seats": 2})


def test_totals_that_are_no_totals() -> None:
    for points in (10_000, -10_000):
        assert begun(totals=[points]).totals[0] == points
    for points in (10_001, -10_001):
        assert refusal(totals=[points]).code == "position-totals"


def word_of(count: int) -> dict[str, Any]:
    """One letter that all other places share."""
    return {"places": [{"letter": "О", "cards": "О"}, *[{"letter": "О", "served_by": 0}] * (count - 1)]}


def test_words_of_any_length_that_a_word_can_have() -> None:
    for count in (1, LONGEST):
        assert len(begun(words=[[word_of(count)]]).words[0][0].places) == count
    assert refusal(words=[[word_of(LONGEST + 1)]]).code == "position-word"
    assert refusal(words=[[{"places": []}]]).code == "position-word"


@pytest.mark.parametrize(
    "word",
    [
        {"places": [{"letter": "К", "served_by": 1}]},
        {"places": [{"letter": "К", "served_by": -1}]},
        {**KOT, "raised": 3},
        {**KOT, "raised": -1},
        {**KOT, "prize": "К"},
        {"places": [{"letter": "КО", "cards": "КО"}]},
        {"places": [{"letter": "", "cards": "К"}]},
        {"places": [{"letter": "?", "cards": "?"}]},
    ],
)
def test_words_that_do_not_hang_together(word: dict[str, Any]) -> None:
    assert refusal(words=[[word]]).code == "position-word"


@pytest.mark.rule("UW-01")
def test_no_more_cards_than_the_deck_has() -> None:
    assert begun(hands=["??"], tape="О", words=[[], [word_of(2)]], discarded="①①").discarded == "①①"
    found = refusal(hands=["???"], words=[[{"places": [{"letter": "О", "cards": "??"}]}]])
    assert (found.code, found.params) == ("position-too-many", {"card": "?", "count": 5, "most": 4})
    assert refusal(hands=["МИР"], discarded="⑪").code == "position-card"


# --- where it lies --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealer", "mover"), [(None, 0), (0, 1), (1, 2), (2, 0)])
def test_seats_are_counted_from_the_one_to_move(dealer: int | None, mover: int) -> None:
    state = begun(dealer=dealer, hands=["мир", "дом"], tape="кс", words=[[], [KOT]], totals=[30, 20])
    assert (state.mover, state.dealer, state.last_mover) == (mover, (mover - 1) % 3, (mover - 1) % 3)
    assert state.tape == "КС"
    assert state.hands[mover] == "ИМР"
    assert state.hands[(mover + 1) % 3] == "ДМО"
    assert [len(state.words[(mover + step) % 3]) for step in range(3)] == [0, 1, 0]
    assert [state.totals[(mover + step) % 3] for step in range(3)] == [30, 20, 0]


def test_hands_that_are_not_known_are_dealt() -> None:
    assert begun(hands=["МИР"]).stage is Stage.DEAL
    assert begun(hands=["МИР", "ДОМ", "ЛЕС"]).stage is Stage.TURN


@pytest.mark.rule("UW-07")
def test_points_are_those_of_a_round_before() -> None:
    first = begun()
    assert (first.round, first.sheet) == (1, ())
    later = begun(totals=[0, -5])
    assert (later.round, later.sheet) == (2, ((0, -5, 0),))

"""Reviews of «Ундервуд»: hands whose best turn is known, and turns of real matches."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from review.played import played, reviewed
from rules.underwood.tables import UnderwoodTable, laid, turn_of
from slovoteka.games.underwood.actions import Turn, read_action
from slovoteka.games.underwood.deck import UNDERWOOD
from slovoteka.games.underwood.spelling import LaidWord
from slovoteka.review.model import Judged
from slovoteka.review.underwood import POINTS, REVIEWER, JudgedDecision

MANY = "АВЕИКЛМНОПРСТ"
"""A hand that nobody empties soon; and a deck that lasts."""


def table(hand: str, tape: str = "", words: Sequence[Sequence[LaidWord]] = (), **options: Any) -> UnderwoodTable:
    return turn_of(hand, MANY, tape=tape, deck=MANY, words=words, **options)


def judged(held: UnderwoodTable, line: str, **more: Any) -> Judged:
    """What the review says if seat 0 types this."""
    action: Any = read_action(line)
    decision = JudgedDecision(
        number=1,
        seat=0,
        action=action,
        options=held.options,
        public=held.public,
        private=held.private(0),
        width=40,
        **more,
    )
    return REVIEWER.judge(decision)


def codes(one: Judged) -> list[str]:
    return [remark.code.removeprefix("review-underwood-") for remark in one.remarks]


def best_of(held: UnderwoodTable, any_line: str) -> str:
    return judged(held, any_line).alternatives[0].written


def test_the_best_turn_costs_nothing() -> None:
    held = table("ЖИТОНЫЬ")
    best = best_of(held, "> Ы")
    one = judged(held, best)
    assert (one.mark, one.cost, one.remarks) == ("best", 0, ())
    assert one.alternatives[0].is_played


def test_a_word_that_was_not_laid_is_named_with_its_points() -> None:
    held = table("ЖИТОНЫЬ")
    one = judged(held, "> Ы")
    assert one.mark in ("mistake", "blunder")
    (better,) = [remark for remark in one.remarks if remark.code == "review-underwood-better"]
    assert str(better.params["words"]) in best_of(held, "> Ы").replace("*", "")
    assert better.params["played"] == 0
    assert int(better.params["count"]) > 5


def test_the_wrong_card_for_the_tape() -> None:
    """The word is right, the card is not: all that differs is the tape."""
    held = table("ЖИТОНЫЬ")
    words, _, card = best_of(held, "> Ы").partition(" > ")
    costs = {}
    for other in sorted(set("ЖИТОНЫЬ") - set(words) - {card}):
        one = judged(held, f"{words} > {other}")
        costs[other] = one.cost
        if one.cost > POINTS.best:
            assert codes(one)[0] == "better-tape"
            assert one.remarks[0].params == {"letter": card}
    assert max(costs.values()) > POINTS.best


def test_what_the_tape_offered() -> None:
    held = table("КРАНЬЬЬ", tape="ЭФИР")
    one = judged(held, "КРАН > Ь")
    best = one.alternatives[0]
    assert "лента=" in best.written
    assert "tape-offered" in codes(one)


def test_a_prize_card_that_lay_idle() -> None:
    """③ adds five points to a word of five letters: the same word without it is worth less."""
    held = table("ШКОЛАЬЬ③")
    best = best_of(held, "> Ь")
    assert "приз=3" in best
    one = judged(held, best.replace(" приз=3", ""))
    assert "prize-wasted" in codes(one)
    assert "not-exchanged" in codes(one), "nor was another drawn for it"
    assert one.cost > POINTS.best


def test_an_underwood_that_could_have_been_spared() -> None:
    held = table(f"КРАНЬЬ{UNDERWOOD}")
    one = judged(held, "К*РАН > Р")
    assert one.cost > POINTS.best
    assert "wild-wasted" in codes(one)


def test_going_out_that_was_missed() -> None:
    """Three cards for a word and one for the tape: nothing would be left."""
    one = judged(table("КОТА"), "> А")
    assert "out-missed" in codes(one)
    best = one.alternatives[0]
    assert best.remark is not None
    assert best.remark.code == "review-underwood-out"
    assert judged(table("КОТА"), "КОТ > А").mark == "best"


def test_an_underwood_on_the_table_can_be_had_for_its_letter() -> None:
    held = table("КРЮТЬЬО", words=((laid("К*ОТ"),), ()))
    assert "обмен=1.1.2" in " ".join(one.written for one in judged(held, "> Т").alternatives)


def test_only_one_thing_to_do() -> None:
    one = judged(table("ЬЬЬ"), "> Ь")
    assert (one.mark, one.cost) == (None, 0)


def test_a_turn_that_the_table_voted_down_is_not_the_last_word() -> None:
    one = judged(table("ЖИТОНЫЬ"), "ТОНЖ > Ы", failed=True)
    assert (one.mark, one.cost) == (None, 0)
    assert codes(one) == ["voted-down"]


# --- prize cards ----------------------------------------------------------------------------------------------------


def test_exchanging_a_card_that_is_of_no_use() -> None:
    """⑩ asks for a letter that is multiplied or reduced, which this hand has no use for."""
    idle = judged(table("ЩЪЬЫ⑩"), "сброс 10")
    assert (idle.mark, idle.remarks) == ("best", ())


def test_exchanging_the_card_that_the_best_turn_needs() -> None:
    held = table("ШКОЛАЬЬ③")
    wasted = judged(held, "сброс 3")
    assert wasted.cost > POINTS.best
    assert codes(wasted) == ["prize-discarded"]


# --- whole matches --------------------------------------------------------------------------------------------------


def test_masters_find_what_the_review_finds() -> None:
    whole = reviewed("underwood", levels=("master",))
    assert all(one.mark in (None, "best", "good") for one in whole.judged)


@pytest.mark.parametrize("place", range(4))
def test_any_best_alternative_would_have_cost_nothing(place: int) -> None:
    turns = [one for one in REVIEWER.decisions(played("underwood"), "quick") if isinstance(one.action, Turn)]
    decision = turns[place * len(turns) // 4]
    best = REVIEWER.judge(decision).alternatives[0]
    other = decision.but(action=msgspec.convert(best.action, Turn))
    again = REVIEWER.judge(other)
    assert (again.cost, again.mark) == (0, "best")
    assert again.alternatives[0].written == best.written

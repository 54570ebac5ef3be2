"""Counting votes."""

from slovoteka.core.votes import Tally, tally


def test_seats_stand_in_order_and_who_did_not_vote_in_neither() -> None:
    assert tally({4: True, 1: True, 3: False}) == Tally(pro=(1, 4), contra=(3,))
    assert tally({}) == Tally(pro=(), contra=())

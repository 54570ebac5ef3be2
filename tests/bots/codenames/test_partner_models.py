"""Models of the partner: whose associations the partner has."""

import numpy as np
import pytest

from bots.codenames.tables import FakeTable, thought
from rules.codenames.tables import BOARD
from slovoteka.associations.table import open_table
from slovoteka.bots.codenames.captain import CaptainStyle
from slovoteka.bots.codenames.partner_models import MIX, Guess, PartnerModel, PartnerModels, softmax

READER = {"балет": {"ПАЧКА": 4.0}, "порт": {"МОСТ": 4.0}}
VIEWER = {"балет": {"ТАНЕЦ": 4.0}, "порт": {"ВОЛНА": 4.0}}
BOTH = {"балет": {"ПАЧКА": 2.0, "ТАНЕЦ": 2.0}, "порт": {"МОСТ": 2.0, "ВОЛНА": 2.0}}
TABLE = FakeTable(BOTH, hudlit=READER, news=VIEWER)
"""One source thinks of books, the other of television."""


def test_at_first_all_sources_together_are_believed_most() -> None:
    beliefs = PartnerModels(TABLE, BOARD).beliefs(())
    assert list(beliefs) == [MIX, "hudlit", "news"]
    assert beliefs[MIX] > beliefs["hudlit"] == beliefs["news"]
    assert sum(beliefs.values()) == pytest.approx(1)


@pytest.mark.parametrize(("touched", "right", "wrong"), [("ПАЧКА", "hudlit", "news"), ("ТАНЕЦ", "news", "hudlit")])
def test_a_source_that_predicted_a_guess_is_trusted_more(
    touched: str, right: PartnerModel, wrong: PartnerModel
) -> None:
    models = PartnerModels(TABLE, BOARD)
    before, after = models.beliefs(()), models.beliefs([Guess("БАЛЕТ", BOARD, touched)])
    assert after[right] > before[right]
    assert after[wrong] < before[wrong]
    assert sum(after.values()) == pytest.approx(1)


def test_each_guess_adds_to_what_is_believed() -> None:
    models = PartnerModels(TABLE, BOARD)
    guesses = [Guess("БАЛЕТ", BOARD, "ПАЧКА"), Guess("ПОРТ", BOARD, "МОСТ")]
    believed = [models.beliefs(guesses[:count])["hudlit"] for count in range(3)]
    assert believed[0] < believed[1] < believed[2]


def test_a_guess_that_no_source_predicted_changes_nothing() -> None:
    sure = FakeTable({"балет": {"ПАЧКА": 9.0}}, hudlit={"балет": {"ПАЧКА": 8.0}}, news={"балет": {"ТАНЕЦ": 8.0}})
    models = PartnerModels(sure, BOARD)
    assert models.beliefs([Guess("БАЛЕТ", BOARD, "РАК")]) == pytest.approx(models.beliefs(()))


def test_only_words_that_lay_open_count() -> None:
    """ТАНЕЦ was covered, so a source that thinks of it first is as right as the other."""
    left = tuple(word for word in BOARD if word not in ("ТАНЕЦ", "ГРИФ"))
    guess = Guess("БАЛЕТ", left, "ПАЧКА")
    viewer = softmax(PartnerModels(TABLE, BOARD).row("news", "БАЛЕТ")[PartnerModels(TABLE, BOARD).columns(left)])
    assert viewer[left.index("ПАЧКА")] == pytest.approx(1 / len(left))
    beliefs = PartnerModels(TABLE, BOARD).beliefs([guess])
    assert beliefs["hudlit"] > beliefs["news"] > 0


@pytest.mark.parametrize(("touched", "clue"), [("ШПАГАТ", "порт"), ("ЛИСТ", "сцена")])
def test_the_captain_speaks_as_the_partner_thinks(touched: str, clue: str) -> None:
    """МОСТ is red. A clue that leads to it in one model misleads the other; an earlier clue shows which is right."""
    reader = {"балет": {"ШПАГАТ": 5.0}, "порт": {"МОСТ": 5.0}, "сцена": {"ВОЛНА": 5.0}}
    viewer = {"балет": {"ЛИСТ": 5.0}, "порт": {"ВОЛНА": 5.0}, "сцена": {"МОСТ": 5.0}}
    table = FakeTable({"балет": {}, "порт": {}, "сцена": {}}, hudlit=reader, news=viewer)
    guesses = [Guess("БАЛЕТ", BOARD, touched)] * 3
    assert table.words[thought(table, style=CaptainStyle(caution=0.0), guesses=guesses).clue] == clue


# --- the table of this machine --------------------------------------------------------------------------------------


def test_a_source_can_be_left_out() -> None:
    table = open_table()
    assert set(PartnerModels(table, BOARD).names) == {MIX, *table.families}
    left_out = table.families[0]
    models = PartnerModels(table, BOARD, without=(left_out,))
    assert left_out not in models.names
    assert not np.array_equal(models.logits(MIX), PartnerModels(table, BOARD).logits(MIX))


def test_every_clue_that_a_person_may_give_has_a_row() -> None:
    """Fit clues, words that are not clue words, and words that no source knows."""
    table = open_table()
    models = PartnerModels(table, BOARD)
    unfit = table.words[len(table.clue_words)]
    for clue in ("БАЛЕТ", unfit, "ГЛОКАЯ"):
        row = models.row(MIX, clue)
        assert row.shape == (25,)
        assert np.isfinite(row).all()
    assert BOARD[int(models.row(MIX, "БАЛЕТ").argmax())] in ("ТАНЕЦ", "ПАЧКА")
    place = table.place("балет")
    assert place is not None
    assert np.array_equal(models.row(MIX, "балет"), models.logits(MIX)[place])
    assert softmax(models.row(MIX, unfit)).sum() == pytest.approx(1)

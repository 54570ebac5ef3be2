"""What the judge would say about a clue, shown to its captain before it is given."""

import pytest

from games.codenames.tables import clueing, guessing
from rules.codenames.tables import COGNATE, FINE, UNKNOWN, CodenamesTable
from slovoteka.core.errors import Illegal
from slovoteka.games.codenames.actions import Action, Ask, Clue, Touch
from slovoteka.games.codenames.clues import Finding
from slovoteka.games.codenames.preview import CluePreview, preview

CLUE = Clue("балет", 2)
NOBODY_JUDGES = CluePreview(finding=None, stands=None)


def previewed(table: CodenamesTable, action: Action, seat: int = 0, *, judged: bool = True) -> CluePreview | None:
    table.judge.asked.clear()
    oracle = table.judge if judged else None
    return preview(table.options, oracle, table.public, table.private(seat), seat, action)


@pytest.mark.parametrize("action", [CLUE, Ask("балет", 2)], ids=["given", "whispered"])
@pytest.mark.parametrize(("finding", "stands"), [(FINE, True), (UNKNOWN, None), (COGNATE, False)])
def test_the_finding_with_its_rule(action: Action, finding: Finding, stands: bool | None) -> None:
    table = clueing(thinks={"БАЛЕТ": finding})
    assert previewed(table, action) == CluePreview(finding=finding, stands=stands)


def test_the_judge_is_asked_about_open_codenames_and_agreements() -> None:
    table = guessing(compounds=True).touch("ГРИФ")
    previewed(table, CLUE)
    (asked,) = table.judge.asked
    assert (asked.clue, asked.number, asked.agreements.compounds) == ("БАЛЕТ", 2, True)
    assert "ГРИФ" not in asked.codenames
    assert len(asked.codenames) == 24


def test_only_captains_have_one() -> None:
    table = clueing()
    assert previewed(table, CLUE, seat=1) is not None  # blue, who thinks about the next one
    assert previewed(table, CLUE, seat=2) is None
    assert table.judge.asked == []


def test_where_nobody_judges() -> None:
    assert previewed(clueing(judge="off"), CLUE) == NOBODY_JUDGES
    assert previewed(clueing(), CLUE, judged=False) == NOBODY_JUDGES


def test_what_is_no_clue_yet_or_never() -> None:
    table = clueing()
    assert previewed(table, Clue(" ")) is None
    assert previewed(table, Touch("ГРИФ")) is None
    with pytest.raises(Illegal) as refusal:
        previewed(table, Clue("бал&ет", 1))
    assert (refusal.value.rule, refusal.value.code) == ("CN-56", "clue-signs")
    assert table.judge.asked == []

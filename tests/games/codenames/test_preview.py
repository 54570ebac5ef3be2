"""What the judge would say about a clue, or the other captain has said, shown to its captain before it is given."""

from typing import Any

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


def whispered(answer: str, line: str = "балет 2", **options: Any) -> CodenamesTable:
    table = clueing(thinks={"БАЛЕТ": COGNATE, "ТРИ МУШКЕТЁРА": COGNATE}, **options)
    return table.type(0, f"спросить {line}").type(1, answer)


@pytest.mark.rule("CN-68", "CN-G18")
@pytest.mark.parametrize("judge", ["warn", "block", "off"])
@pytest.mark.parametrize("word", ["балет", "три мушкетёра"])
def test_what_the_other_captain_has_allowed_is_allowed_whatever_the_judge_thinks(judge: str, word: str) -> None:
    table = whispered("можно", f"{word} 2", judge=judge)
    assert previewed(table, Clue(word, 2)) == CluePreview(finding=None, stands=True, whispered=True)
    assert table.judge.asked == []
    judged = NOBODY_JUDGES if judge == "off" else CluePreview(finding=COGNATE, stands=False)
    assert previewed(table, Clue(word, 3)) == judged


@pytest.mark.rule("CN-68", "CN-G18")
def test_what_he_has_forbidden_is_forbidden_with_any_number() -> None:
    table = whispered("нельзя")
    for number in (2, 3):
        assert previewed(table, Clue("балет", number)) == CluePreview(finding=None, stands=False, whispered=False)


@pytest.mark.rule("CN-68")
def test_silence_leaves_it_to_the_judge() -> None:
    table = clueing(thinks={"БАЛЕТ": COGNATE}).type(0, "спросить балет 2").time_out("whisper")
    assert previewed(table, CLUE) == CluePreview(finding=COGNATE, stands=False)


@pytest.mark.rule("CN-G18")
def test_the_answer_is_for_the_captain_who_asked() -> None:
    assert previewed(whispered("можно"), CLUE, seat=1) == CluePreview(finding=COGNATE, stands=False)


def test_what_is_no_clue_yet_or_never() -> None:
    table = clueing()
    assert previewed(table, Clue(" ")) is None
    assert previewed(table, Touch("ГРИФ")) is None
    with pytest.raises(Illegal) as refusal:
        previewed(table, Clue("бал&ет", 1))
    assert (refusal.value.rule, refusal.value.code) == ("CN-56", "clue-signs")
    assert table.judge.asked == []

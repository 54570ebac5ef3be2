"""The page of rules says of the judge and of strikes what the code does."""

import re
from pathlib import Path

import pytest

from rules.codenames.judged import judged
from slovoteka.games.codenames.clues import STRIKE_REASONS, finding_of, strike_reasons
from slovoteka.games.codenames.options import RULES
from slovoteka.lexicon.clues import ClueAllowances, ClueReason, ClueVerdict

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "codenames.md").read_text("utf-8")
ON_JUDGING = PAGE[PAGE.index("## Судья и возражения") : PAGE.index("**Наши правила.**")]
EVERYTHING = ClueAllowances(compounds=True, names=True, abbreviations=True, homophones=True, rhymes=True)


def rules_in(text: str) -> set[str]:
    return set(re.findall(r"\[(CN-[^\]]+)\]", text))


@pytest.mark.rule("CN-61", "CN-67")
def test_the_table_of_verdicts_names_the_rules_that_the_judge_cites() -> None:
    found = {
        finding_of(ClueVerdict(verdict=verdict, reason=reason)).rule
        for reason in ClueReason
        if reason is not ClueReason.FINE
        for verdict in (("doubtful", "forbidden") if reason is ClueReason.COGNATE else ("doubtful",))
    }
    table = "".join(line for line in ON_JUDGING.splitlines() if line.startswith("|"))
    assert rules_in(table) == found | {"CN-84"}
    assert "«слева», «верхний», «четвёртый»" in table


@pytest.mark.rule("CN-53", "CN-67", "CN-82")
def test_it_names_what_is_no_reason_for_a_strike() -> None:
    waived = set(STRIKE_REASONS) - set(strike_reasons(EVERYTHING, RULES))
    assert waived == {"CN-69", "CN-79", "CN-82", "CN-85", "CN-88"}
    sentence = ON_JUDGING[ON_JUDGING.index("И не причина то") :].partition("\n3.")[0]
    assert rules_in(sentence) == waived
    assert "CN-67" not in STRIKE_REASONS
    assert "Только [CN-67](#CN-67) не причина" in ON_JUDGING


@pytest.mark.parametrize("judge", ["warn", "off"])
@pytest.mark.parametrize(
    ("line", "code"),
    [pytest.param("коса 2!", "clue-open", marks=pytest.mark.rule("CN-27")),
     pytest.param("плащ-коса 2!", "clue-open", marks=pytest.mark.rule("CN-66")),
     pytest.param("старый плащ 2!", "clue-words", marks=pytest.mark.rule("CN-25"))],
)  # fmt: skip
def test_what_is_seen_without_a_judge_cannot_be_insisted_on(judge: str, line: str, code: str) -> None:
    table = judged("КОСА", judge=judge)
    rule = {"коса 2!": "CN-27", "плащ-коса 2!": "CN-66"}.get(line, "CN-25")
    table.refuses(0, line, rule, code)
    listed = ON_JUDGING[ON_JUDGING.index("Настоять можно не на всём") :].partition("Второе и третье")[0]
    assert rule in rules_in(listed)
    if rule != "CN-27":
        table.type(0, f"спросить {line.rstrip('!')}").type(1, "можно").type(0, line.rstrip("!"))
        assert table.public.clues[-1].number == 2
    else:
        table.refuses(0, "спросить коса 2", "CN-27", "clue-open")

"""What a clue brings to mind, and whether it is allowed."""

from collections.abc import Sequence

from slovoteka.associations.table import open_table
from slovoteka.core.errors import Illegal
from slovoteka.games.codenames.clues import ClueInWords, judge_clue


def chances_of(clue: str, codenames: Sequence[str]) -> dict[str, float]:
    """How likely each codename comes to mind first, the likeliest first."""
    return dict(open_table().rank(clue, codenames))


def refuse_unclean(clue: str, number: int, codenames: Sequence[str]) -> None:
    """Refuses clues that the judge doubts. A table could allow them, but a puzzle has nobody to ask."""
    finding = judge_clue(clue, number, codenames)
    if finding.verdict != "allowed":
        raise Illegal(finding.rule or "CN-61", "clue-refused", clue=clue, reason=ClueInWords(clue, finding))

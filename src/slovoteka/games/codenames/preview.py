"""What the judge thinks of a clue that a captain is still typing. It looks at open codenames only."""

from collections.abc import Mapping
from typing import Final

from slovoteka.core.oracle import Oracle
from slovoteka.core.value import Value
from slovoteka.games.codenames.actions import Action, Ask, Clue, readable
from slovoteka.games.codenames.clues import Finding, JudgeClue, finding_text
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.views import Private, Public

_STANDS: Final[Mapping[str, bool | None]] = {"allowed": True, "doubtful": None, "forbidden": False}


class CluePreview(Value, frozen=True, kw_only=True):
    finding: Finding | None
    """With its rule; None if there is no judge."""
    stands: bool | None
    """None if the captains decide, because the judge doubts or there is no judge."""


def preview(
    options: Options, oracle: Oracle | None, seen: Public, _own: Private, seat: int, action: Action
) -> CluePreview | None:
    """Judges a clue that a captain is typing. Nobody else gives clues (CN-18)."""
    if not isinstance(action, Clue | Ask) or seat not in seen.captains or not action.word.strip():
        return None
    clue = readable(action)
    if not isinstance(clue, Clue | Ask):
        raise AssertionError("a clue stays a clue")
    if oracle is None or options.judge == "off":
        return CluePreview(finding=None, stands=None)
    finding = oracle.ask(JudgeClue(clue.word, clue.number, seen.open_codenames, options.agreements))
    return CluePreview(finding=finding, stands=_STANDS[finding.verdict])


def sentence(part: object, action: Action, language: str) -> str | None:
    """The sentence for a finding; other parts of a preview have none."""
    if not isinstance(part, Finding) or not isinstance(action, Clue | Ask):
        return None
    return finding_text(action.word, part, language)

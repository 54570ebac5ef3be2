"""What the judge thinks of a clue that a captain is still typing, or what the other captain has said about it.

The judge looks at open codenames only.
"""

from collections.abc import Mapping
from typing import Final

from slovoteka.core.oracle import Oracle
from slovoteka.core.value import Value
from slovoteka.games.codenames.actions import Action, Ask, Clue, readable
from slovoteka.games.codenames.clues import Finding, JudgeClue, finding_text
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import answer_on
from slovoteka.games.codenames.views import Private, Public

_STANDS: Final[Mapping[str, bool | None]] = {"allowed": True, "doubtful": None, "forbidden": False}


class CluePreview(Value, frozen=True, kw_only=True):
    finding: Finding | None
    """With its rule; None if there is no judge, or if the other captain has decided."""
    stands: bool | None
    """None if the captains decide, because the judge doubts or there is no judge."""
    whispered: bool | None = None
    """The other captain's answer on this clue (CN-68). It binds both, whatever the judge thinks."""


def preview(
    options: Options, oracle: Oracle | None, seen: Public, own: Private, seat: int, action: Action
) -> CluePreview | None:
    """Judges a clue that a captain is typing. Nobody else gives clues (CN-18)."""
    if not isinstance(action, Clue | Ask) or seat not in seen.captains or not action.word.strip():
        return None
    clue = readable(action)
    if not isinstance(clue, Clue | Ask):
        raise AssertionError("a clue stays a clue")
    answer = answer_on(own.whispers, clue.word, clue.number, is_late=seen.late)
    if answer is not None and seat == seen.captains[seen.turn]:
        return CluePreview(finding=None, stands=answer, whispered=answer)
    if oracle is None or options.judge == "off":
        return CluePreview(finding=None, stands=None)
    finding = oracle.ask(JudgeClue(clue.word, clue.number, seen.open_codenames, options.agreements))
    return CluePreview(finding=finding, stands=_STANDS[finding.verdict])


def sentence(part: object, action: Action, language: str) -> str | None:
    """The sentence for a finding; other parts of a preview have none."""
    if not isinstance(part, Finding) or not isinstance(action, Clue | Ask):
        return None
    return finding_text(action.word, part, language)

"""A clue before its judge, as the rules of «Кодовые имена» see it: question, finding, and the rule behind it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from slovoteka.core.oracle import Question, T_co
from slovoteka.core.value import Value
from slovoteka.lexicon.clues import ClueAllowances, ClueReason, ClueVerdict
from slovoteka.messages import render

NOTHING_AGREED: Final = ClueAllowances()
_RULES: Final[Mapping[ClueReason, str]] = {
    ClueReason.SEVERAL_WORDS: "CN-25",
    ClueReason.HYPHEN: "CN-79",
    ClueReason.SAME_WORD: "CN-27",
    ClueReason.FORM: "CN-65",
    ClueReason.COGNATE: "CN-65",
    ClueReason.PART: "CN-66",
    ClueReason.LETTER: "CN-62",
    ClueReason.NUMERAL: "CN-62",
    ClueReason.NUMBER_HINT: "CN-63",
    ClueReason.FOREIGN: "CN-64",
    ClueReason.ABBREVIATION: "CN-85",
    ClueReason.UNKNOWN: "CN-80",
    ClueReason.LETTER_HINT: "CN-61",
    ClueReason.HOMOPHONE: "CN-69",
    ClueReason.RHYME: "CN-88",
}
_RULES_OF_DOUBT: Final[Mapping[ClueReason, str]] = {ClueReason.SEVERAL_WORDS: "CN-82", ClueReason.COGNATE: "CN-67"}
"""Where what is only doubtful rests on another rule than what is forbidden: titles, and distant cognates."""


class Finding(Value, frozen=True, kw_only=True, omit_defaults=True, tag="finding"):
    """What the judge thinks of a clue, and by which rule. `doubtful` is for the captains to decide."""

    verdict: Literal["allowed", "doubtful", "forbidden"]
    reason: ClueReason
    rule: str | None = None
    """The rule it rests on; None where there is nothing to say against the clue."""
    codename: str | None = None
    """The open codename that it is about."""
    suggestion: str | None = None
    """What a likely typo was meant to be."""


class JudgeClue(Value, Question[Finding], frozen=True, tag="judge-clue"):
    """May this clue be given while these codenames lie open?"""

    clue: str
    number: int | None
    """None: unlimited."""
    codenames: tuple[str, ...]
    agreements: ClueAllowances = NOTHING_AGREED


class ClueJudge:
    """An `Oracle` for `JudgeClue`. The lexicon's judge is opened when it is first asked, not when games are listed."""

    def ask(self, question: Question[T_co]) -> T_co:
        if not isinstance(question, JudgeClue):
            raise TypeError(f"a judge of clues cannot answer {type(question).__name__}")
        answer: Any = judge_clue(question.clue, question.number, question.codenames, question.agreements)
        return answer  # type: ignore[no-any-return]  # a JudgeClue is a Question[Finding]


def judge_clue(
    clue: str, number: int | None, codenames: Sequence[str], agreements: ClueAllowances = NOTHING_AGREED
) -> Finding:
    """`number` is None where it is unlimited. Never raises: what is no word at all is judged too."""
    from slovoteka.lexicon.judge import open_judge  # noqa: PLC0415  as above

    return finding_of(open_judge().judge(clue, number, codenames, agreements))


def finding_of(found: ClueVerdict) -> Finding:
    by_doubt = _RULES_OF_DOUBT.get(found.reason) if found.verdict == "doubtful" else None
    return Finding(
        verdict=found.verdict,
        reason=found.reason,
        rule=by_doubt or _RULES.get(found.reason),
        codename=found.target,
        suggestion=found.suggestion,
    )


# --- in words ---------------------------------------------------------------------------------------------------------


class ClueInWords(Value, frozen=True):
    """A finding as part of a refusal, which is read in any language."""

    clue: str
    finding: Finding

    def in_words(self, language: str) -> str:
        return finding_text(self.clue, self.finding, language)


def finding_text(clue: str, finding: Finding, language: str = "ru") -> str:
    """Why the clue is valid, doubtful or not; the rule is not named here."""
    params = {
        "clue": _as_written(clue, finding.reason),
        "codename": (finding.codename or "").upper(),
        "suggestion": (finding.suggestion or "none").lower(),
    }
    doubtful_kin = finding.reason is ClueReason.COGNATE and finding.verdict == "doubtful"
    code = "clue-cognate-doubtful" if doubtful_kin else f"clue-{finding.reason.value}"
    return render(code, language, params)


def _as_written(clue: str, reason: ClueReason) -> str:
    """As a person has typed it. All capitals are how games keep clues; only abbreviations are written so by people."""
    return clue.lower() if clue.isupper() and reason is not ClueReason.ABBREVIATION else clue

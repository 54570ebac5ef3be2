"""How the rules of «Кодовые имена» judge a clue: the question, the finding, and the rule behind it."""

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
    ClueReason.PLACE: "CN-61",
    ClueReason.FOREIGN: "CN-64",
    ClueReason.ABBREVIATION: "CN-85",
    ClueReason.UNKNOWN: "CN-80",
    ClueReason.LETTER_HINT: "CN-61",
    ClueReason.HOMOPHONE: "CN-69",
    ClueReason.RHYME: "CN-88",
}
_RULES_OF_DOUBT: Final[Mapping[ClueReason, str]] = {ClueReason.COGNATE: "CN-67"}
"""Reasons that cite another rule when a clue is only doubtful: distant cognates."""
_FORBIDS_NOTHING: Final = "CN-67"
"""The rule that warns against being too strict. No clue can break it."""
_SEEN_BY_PEOPLE: Final = ("CN-26", "CN-82", "CN-84")
"""Rules that a clue can break and the judge does not cite: more than a word and a number, titles, invented names."""
_WAIVED_BY: Final[Mapping[str, str]] = {
    "CN-69": "homophones",
    "CN-79": "compounds",
    "CN-82": "names",
    "CN-85": "abbreviations",
    "CN-88": "rhymes",
}
"""The agreement that waives a rule."""
_NOT_WAIVED_BEFORE: Final[Mapping[str, int]] = {"CN-82": 3}
"""The version of the rules since which an agreement waives a rule."""
STRIKE_REASONS: Final = tuple(
    sorted({*_RULES.values(), *_RULES_OF_DOUBT.values(), *_SEEN_BY_PEOPLE} - {_FORBIDS_NOTHING})
)
"""The rules that a clue can break."""


def strike_reasons(agreements: ClueAllowances, rules: int) -> tuple[str, ...]:
    """The rules that a clue can break at a table with these agreements, by this version of the rules."""
    known = {rule: name for rule, name in _WAIVED_BY.items() if rules >= _NOT_WAIVED_BEFORE.get(rule, 1)}
    waived = {rule for rule, name in known.items() if getattr(agreements, name)}
    return tuple(rule for rule in STRIKE_REASONS if rule not in waived)


class Finding(Value, frozen=True, kw_only=True, omit_defaults=True, tag="finding"):
    """What the judge thinks of a clue, and by which rule. The captains decide on a `doubtful` one."""

    verdict: Literal["allowed", "doubtful", "forbidden"]
    reason: ClueReason
    rule: str | None = None
    """The rule that it is based on; None if there is nothing against the clue."""
    codename: str | None = None
    """The open codename that it concerns."""
    suggestion: str | None = None
    """The word that was probably meant, if the clue looks like a typo."""


class JudgeClue(Value, Question[Finding], frozen=True, tag="judge-clue"):
    """Whether this clue may be given while these codenames are open."""

    clue: str
    number: int | None
    """None means unlimited."""
    codenames: tuple[str, ...]
    agreements: ClueAllowances = NOTHING_AGREED


class ClueJudge:
    """An `Oracle` for `JudgeClue`. It opens the lexicon's judge when it is first asked, not when games are listed."""

    def ask(self, question: Question[T_co]) -> T_co:
        if not isinstance(question, JudgeClue):
            raise TypeError(f"a judge of clues cannot answer {type(question).__name__}")
        answer: Any = judge_clue(question.clue, question.number, question.codenames, question.agreements)
        return answer  # type: ignore[no-any-return]  # a JudgeClue is a Question[Finding]


def judge_clue(
    clue: str, number: int | None, codenames: Sequence[str], agreements: ClueAllowances = NOTHING_AGREED
) -> Finding:
    """Judges a clue; `number` is None for unlimited. Never raises: a clue that is not a word gets a verdict too."""
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
    """A finding in a refusal, which can be read in any language."""

    clue: str
    finding: Finding

    def in_words(self, language: str) -> str:
        return finding_text(self.clue, self.finding, language)


class ReasonsInWords(Value, frozen=True):
    """The reasons to choose from, in a refusal that can be read in any language."""

    reasons: tuple[str, ...]

    def in_words(self, language: str) -> str:
        return "; ".join(f"{reason} – {strike_text(reason, language)}" for reason in self.reasons)


def strike_text(reason: str, language: str = "ru") -> str:
    """What is wrong with a clue, in a few words, by the rule that it breaks."""
    return render(f"codenames-strike-{reason.lower()}", language, {})


def finding_text(clue: str, finding: Finding, language: str = "ru") -> str:
    """Explains why the clue is valid, doubtful or forbidden. It does not name the rule."""
    params = {
        "clue": _as_written(clue, finding.reason),
        "codename": (finding.codename or "").upper(),
        "suggestion": (finding.suggestion or "none").lower(),
    }
    doubtful_kin = finding.reason is ClueReason.COGNATE and finding.verdict == "doubtful"
    code = "clue-cognate-doubtful" if doubtful_kin else f"clue-{finding.reason.value}"
    return render(code, language, params)


def _as_written(clue: str, reason: ClueReason) -> str:
    """As a person would type it. Games keep clues in capitals, but people write only abbreviations that way."""
    return clue.lower() if clue.isupper() and reason is not ClueReason.ABBREVIATION else clue

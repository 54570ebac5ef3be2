"""What the judge thinks of a clue, as a sentence."""

from slovoteka.core.clues import ClueReason, Finding
from slovoteka.messages.catalogue import render


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

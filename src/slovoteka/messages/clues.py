"""What the judge thinks of a clue, as a sentence."""

from slovoteka.core.clues import ClueReason, Finding
from slovoteka.messages.catalogue import render


def finding_text(clue: str, finding: Finding, language: str = "ru") -> str:
    """Why the clue is valid, doubtful or not; the rule is not named here."""
    params = {
        "clue": clue.lower(),
        "codename": (finding.codename or "").upper(),
        "suggestion": (finding.suggestion or "none").lower(),
    }
    doubtful_kin = finding.reason is ClueReason.COGNATE and finding.verdict == "doubtful"
    code = "clue-cognate-doubtful" if doubtful_kin else f"clue-{finding.reason.value}"
    return render(code, language, params)

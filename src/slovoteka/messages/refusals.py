"""Texts of refusals: what is wrong, where, and by which rule."""

from typing import Any, Final, Protocol, runtime_checkable

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.mismatch import Mismatch
from slovoteka.core.record import BrokenRecord
from slovoteka.core.words import Verdict
from slovoteka.messages.catalogue import has_text, render, text
from slovoteka.messages.verdicts import verdict_text

_HOST: Final = "host"
"""Used in place of a rule id when the host refuses and not the rules of the game."""


@runtime_checkable
class InWords(Protocol):
    """A parameter that has its own text in every language."""

    def in_words(self, language: str) -> str: ...


def refusal_text(refusal: Refusal, language: str = "ru", game: str = "", words: str | None = None) -> str:
    """Says what is wrong, and adds the rule or, for a record, the line.

    Games share codes such as `not-now`, but a game may have its own sentence for one. `words` is the language of the
    words that it is played with, if known.
    """
    own = f"{game}-{refusal.code}"
    sentence = render(own if has_text(own) else refusal.code, language, _params(refusal, language, words))
    if isinstance(refusal, BrokenRecord):
        return text("with-line", language, line=refusal.line, text=sentence)
    if isinstance(refusal, Illegal) and refusal.rule != _HOST:
        return text("with-rule", language, text=sentence, rule=refusal.rule)
    return sentence


def _params(refusal: Refusal, language: str, words: str | None) -> dict[str, Any]:
    params = dict(refusal.params)
    for name, value in refusal.params.items():
        if isinstance(value, InWords):
            params[name] = value.in_words(language)
        if name.endswith("_ms"):  # sentences use seconds
            params[f"{name.removesuffix('_ms')}_s"] = -(-int(value) // 1000)
    if isinstance(verdict := params.get("verdict"), Verdict):
        params["reason"] = verdict_text(verdict, language, words)
    if "why" in params:
        params["why"] = _why(refusal, language)
    return params


def _why(refusal: Refusal, language: str) -> Any:
    why, first = refusal.params["why"], refusal.__context__
    if isinstance(why, Mismatch):
        return mismatch_text(why, language)
    if isinstance(first, Refusal):  # the refusal of the broken rule says more
        return refusal_text(first, language)
    return why


def mismatch_text(found: Mismatch, language: str = "ru") -> str:
    """Why a value does not fit its type, in the reader's language."""
    code = f"decoding-{found.code}"
    if found.path and has_text(f"{code}-at"):
        return render(f"{code}-at", language, {**found.params, "path": _path_text(found.path)})
    return render(code, language, dict(found.params))


def _path_text(path: tuple[str | int, ...]) -> str:
    """`chairs.0.who` becomes «who (chairs № 1)»: for people, places in lists count from 1."""
    steps: list[str] = []
    for place in path:
        if isinstance(place, str):
            steps.append(place)
        else:
            steps[-1:] = [f"{steps[-1] if steps else ''} № {place + 1}".strip()]
    around, field = steps[:-1], steps[-1]
    return f"{field} ({', '.join(around)})" if any("№" in step for step in around) else ".".join(steps)

"""A refusal as a person reads it: what is wrong, where, and by which rule."""

import re
from typing import Any, Final, Protocol, runtime_checkable

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.record import BrokenRecord
from slovoteka.core.words import Verdict
from slovoteka.messages.catalogue import has_text, render, text
from slovoteka.messages.verdicts import verdict_text

_HOST: Final = "host"
"""Stands where a rule would: the table itself refuses, not the rules of the game."""

_AT: Final = r"(?: - at `\$\.?(?P<path>[^`]*)`)?"
_EXPECTED: Final = r"Expected `(?P<expected>\w+)[^`]*`"
_BOUND: Final = r"(?P<bound>-?\d+(?:\.\d+)?)" + _AT
_DECODING: Final = (
    ("decoding-cut", re.compile(r"truncated")),
    ("decoding-utf8", re.compile(r"codec|utf-8", re.IGNORECASE)),
    ("decoding-not-json", re.compile(r"malformed")),
    ("decoding-missing", re.compile(r"missing required field `(?P<field>\w+)`" + _AT)),
    ("decoding-unknown", re.compile(r"unknown field `(?P<field>\w+)`" + _AT)),
    ("decoding-kind", re.compile(rf"{_EXPECTED}, got `(?P<found>\w+)[^`]*`" + _AT)),
    ("decoding-least", re.compile(rf"{_EXPECTED} >= {_BOUND}")),
    ("decoding-most", re.compile(rf"{_EXPECTED} <= {_BOUND}")),
    ("decoding-above", re.compile(rf"{_EXPECTED} > {_BOUND}")),
    ("decoding-below", re.compile(rf"{_EXPECTED} < {_BOUND}")),
    ("decoding-short", re.compile(rf"{_EXPECTED} of length >= {_BOUND}")),
    ("decoding-long", re.compile(rf"{_EXPECTED} of length <= {_BOUND}")),
    ("decoding-length", re.compile(rf"{_EXPECTED} of length {_BOUND}")),
    ("decoding-pattern", re.compile(rf"{_EXPECTED} matching regex (?P<quote>['\"])(?P<pattern>.*)(?P=quote){_AT}$")),
    ("decoding-value", re.compile(r"Invalid (?:enum )?value (?P<found>'[^']*'|\S+)" + _AT)),
)
"""What a decoder says in English, and the code under which we say it ourselves."""
_PLACE: Final = re.compile(r"\[(\d+)\]")
"""A place in a list, which decoders count from 0."""
_VALUE: Final = "[...]"
"""So decoders call any value of a mapping, without saying which."""


@runtime_checkable
class InWords(Protocol):
    """A parameter that has a sentence of its own in every language."""

    def in_words(self, language: str) -> str: ...


def refusal_text(refusal: Refusal, language: str = "ru", game: str = "", words: str | None = None) -> str:
    """One sentence or two: what is wrong, then the rule that says so; for a record, the line.

    Games share codes such as `not-now`; the game at whose table it happens may have a sentence of its own for one.
    `words` is the language of the words it is played with, if it is known.
    """
    own = f"{game}-{refusal.code}"
    said = render(own if has_text(own) else refusal.code, language, _params(refusal, language, words))
    if isinstance(refusal, BrokenRecord):
        return text("with-line", language, line=refusal.line, said=said)
    if isinstance(refusal, Illegal) and refusal.rule != _HOST:
        return text("with-rule", language, said=said, rule=refusal.rule)
    return said


def _params(refusal: Refusal, language: str, words: str | None) -> dict[str, Any]:
    params = dict(refusal.params)
    for name, value in refusal.params.items():
        if isinstance(value, InWords):
            params[name] = value.in_words(language)
        if name.endswith("_ms"):  # people count in seconds
            params[f"{name.removesuffix('_ms')}_s"] = -(-int(value) // 1000)
    if isinstance(verdict := params.get("verdict"), Verdict):
        params["reason"] = verdict_text(verdict, language, words)
    if "why" in params:
        params["why"] = _why(refusal, language)
    return params


def _why(refusal: Refusal, language: str) -> str:
    first = refusal.__context__
    if isinstance(first, Refusal):  # a record that breaks a rule was refused by that rule, which says more
        return refusal_text(first, language)
    return decoding_text(str(refusal.params["why"]), language)


def decoding_text(why: str, language: str = "ru") -> str:
    """What a decoder found wrong, in the reader's language."""
    for code, pattern in _DECODING:
        if found := pattern.search(why):
            named: dict[str, Any] = {name: value for name, value in found.groupdict().items() if value}
            if "bound" in named:
                named["bound"] = _number(named["bound"])
            if "path" in named:
                named["path"] = _path_text(named["path"])
            return render(f"{code}-at" if "path" in named else code, language, named)
    return text("decoding-other", language)


def _number(written: str) -> int | float:
    number = float(written)
    return int(number) if number.is_integer() else number


def _path_text(path: str) -> str:
    """`chairs[0].who` is the field «who (chairs № 1)»: places in lists count from 1, as people do."""
    named = _PLACE.sub(lambda place: f" № {int(place[1]) + 1}", path.replace(_VALUE, "")).strip()
    around, _, field = named.rpartition(".")
    return f"{field} ({around.replace('.', ', ')})" if "№" in around else named

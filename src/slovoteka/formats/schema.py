"""The JSON Schema of a record, for every line and every game, made from the types that read and write it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Union

import msgspec

from slovoteka.core.inputs import Act, Close, Entry, SealedAnswer
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Asked, Questions, answer_type
from slovoteka.core.record import Closing, Header
from slovoteka.games.registry import GAMES

_REF: Final = "#/$defs/"
_OPEN: Final = tuple(kind.__name__ for kind in (Header, Entry, Act, Close, SealedAnswer, Asked))
"""Types with parts that differ by game. Each game gets its own version of them."""


def record_schema() -> dict[str, Any]:
    """The schema of a line of any record. `$defs` has a stricter one for each game: `<game>.Line`."""
    kinds = [part for kind in GAMES.values() for part in _types_of(kind)]
    schemas, defs = msgspec.json.schema_components((Header, Entry, Closing, *kinds), ref_template=_REF + "{name}")
    lines: dict[str, Any] = {}
    for game, own in zip(GAMES, _by_four(schemas[3:]), strict=True):
        lines |= _lines_of(game, own, defs)
    shared = {name: schema for name, schema in defs.items() if name not in _OPEN}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of a record of «Словотека»",
        "description": "JSON Lines: a header, the numbered inputs, and a closing line with the seed.",
        "anyOf": [{"$ref": f"{_REF}{game}.Line"} for game in GAMES],
        "$defs": lines | shared,
    }


def _by_four(parts: Sequence[Any]) -> Iterator[Sequence[Any]]:
    return (parts[start : start + 4] for start in range(0, len(parts), 4))


def _types_of(kind: GameKind) -> tuple[Any, Any, Any, Any]:
    """The types of its options, its actions, its rules' questions, and their answers."""
    questions = Questions(kind.rules.questions).types
    answers = dict.fromkeys(map(answer_type, questions))
    return kind.types.options, kind.types.action, Union[tuple(questions)], Union[tuple(answers)]  # noqa: UP007


def _lines_of(game: str, parts: Sequence[Any], defs: Mapping[str, Any]) -> dict[str, Any]:
    options, action, question, answer = parts
    own = {f"{game}.{name}": _renamed(defs[name], game) for name in _OPEN}
    own[f"{game}.Header"]["properties"] |= {"game": {"const": game}, "options": options}
    own[f"{game}.Asked"]["properties"] |= {"question": question, "answer": answer}
    for name in ("Act", "SealedAnswer"):
        own[f"{game}.{name}"]["properties"]["action"] = action
    line = [f"{game}.Header", f"{game}.Entry", "Closing"]
    return own | {f"{game}.Line": {"anyOf": [{"$ref": _REF + name} for name in line]}}


def _renamed(schema: Any, game: str) -> Any:
    """A copy that refers to this game's own types."""
    match schema:
        case dict():
            return {key: _renamed(value, game) for key, value in schema.items()}
        case list():
            return [_renamed(item, game) for item in schema]
        case str() if schema.removeprefix(_REF) in _OPEN and schema.startswith(_REF):
            return f"{_REF}{game}.{schema.removeprefix(_REF)}"
    return schema

"""The published schema: real records of every game are valid by it, and what is none is not."""

import json
from typing import Any

import jsonschema_rs
import pytest

from formats.games import GOLDEN
from slovoteka.core.inputs import Input
from slovoteka.formats.schema import record_schema
from slovoteka.games.registry import GAMES

SCHEMA = record_schema()


def validator(game: str | None = None) -> jsonschema_rs.Draft202012Validator:
    """Of lines of any game, or of one."""
    ref = {"$ref": f"#/$defs/{game}.Line", "$defs": SCHEMA["$defs"]}
    return jsonschema_rs.Draft202012Validator(SCHEMA if game is None else ref)


ANY = validator()
OF = {game: validator(game) for game in GAMES}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_real_records_are_valid(path: Any) -> None:
    held = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    mine = OF[held[0]["game"]]
    for line in held:
        mine.validate(line)
        ANY.validate(line)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_header_is_of_one_game_only(path: Any) -> None:
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    assert [game for game, schema in OF.items() if schema.is_valid(header)] == [header["game"]]


@pytest.mark.parametrize(
    "line",
    [
        {},
        [],
        {"type": "header"},
        {"type": "closing", "seed": 5, "inputs": 1},
        {"number": 1, "at_ms": 0},
        {"number": "1", "at_ms": 0, "input": {"type": "pause"}},
        {"number": 1, "at_ms": 0, "input": {"type": "dance"}},
        {"number": 1, "at_ms": 0, "input": {"type": "act", "seat": 0, "window": "turn:1", "action": {"type": "dance"}}},
        {"number": 1, "at_ms": 0, "input": {"type": "act", "seat": 0, "window": "turn:1", "action": 5}},
    ],
)
def test_what_is_no_line(line: Any) -> None:
    assert not ANY.is_valid(line)


def test_actions_are_those_of_the_game() -> None:
    action = {"type": "play", "at": "З8", "word": "ЗДОРОВ"}
    entry = {"number": 1, "at_ms": 0, "input": {"type": "act", "seat": 0, "window": "turn:1", "action": action}}
    sheet = {"type": "close", "window": "sheet:1", "answers": [{"seat": 0, "action": action}]}
    for line in (entry, {"number": 1, "at_ms": 0, "input": sheet}):
        assert [game for game, schema in OF.items() if schema.is_valid(line)] == ["scrabble"]


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(SCHEMA, ensure_ascii=False)
    names = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert names <= set(SCHEMA["$defs"])
    assert names >= {f"scrabble.{name}" for name in ("Line", "Header", "Entry", "Act", "Close", "SealedAnswer")}
    inputs = SCHEMA["$defs"]["scrabble.Entry"]["properties"]["input"]["anyOf"]
    assert len(inputs) == len(Input.__args__)

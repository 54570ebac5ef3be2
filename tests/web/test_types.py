"""The TypeScript types match what really goes over the wire: played games are validated against them."""

from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import web_types
from slovoteka.core.kind import GameKind
from slovoteka.core.record import parse
from slovoteka.games.registry import GAMES
from slovoteka.match.replay import moments, open_game

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*.jsonl"))


@cache
def schema_of(game: str) -> dict[str, Any]:
    return web_types.schema(game.capitalize(), web_types.game_types(GAMES[game]))


@cache
def validator(game: str, part: str) -> Any:
    schema = schema_of(game)
    return jsonschema_rs.Draft7Validator({**schema["properties"][part], "$defs": schema["$defs"]})


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_played_games_are_as_described(path: Path) -> None:
    record = parse(path.read_text("utf-8").splitlines())
    kind, game, _ = open_game(record)
    checks = {part: validator(kind.info.id, part) for part in ("options", "action", "event", "public", "private")}
    checks["options"].validate(plain(kind.rules.read_options(kind.choices.variants[path.stem.split("-", 2)[2]])))
    for moment in moments(record):
        if hasattr(moment.entry.input, "action"):
            checks["action"].validate(plain(moment.entry.input.action))
        for fact in moment.facts:
            checks["event"].validate(plain(fact.event))
        checks["public"].validate(plain(game.public(moment.table.state)))
        for seat in range(min(len(record.header.seats), 2)):
            checks["private"].validate(plain(game.private(moment.table.state, seat)))


def test_every_field_that_is_sent_is_required() -> None:
    """Without `required` every field would be optional in TypeScript."""
    public = schema_of("forbidden")["$defs"]["Public"]
    assert set(public["required"]) == set(public["properties"])
    short = dict.fromkeys(list(public["properties"])[1:], 0)
    assert not validator("forbidden", "public").is_valid(short)


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_unions_have_tags(kind: GameKind) -> None:
    definitions = schema_of(kind.info.id)["$defs"]
    for union in ("Action", "Event"):
        members = [definitions[each["$ref"].removeprefix("#/$defs/")] for each in definitions[union]["anyOf"]]
        tags = [member["properties"]["type"]["enum"] for member in members]
        assert len(tags) > 3
        assert sorted(map(len, tags)) == [1] * len(tags)
        assert len({tag for (tag,) in tags}) == len(tags)


def test_the_wire_has_both_directions() -> None:
    wire = web_types.schema("Wire", web_types.wire_types())
    assert {"news", "frame", "roomAnswer", "newRoom", "games", "problem"} <= wire["properties"].keys()
    room = wire["$defs"]["NewRoom"]
    assert room["required"] == ["conditions"]  # a client may omit the rest

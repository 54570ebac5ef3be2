"""The site as a whole: its games, health, metrics and documents."""

import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from server.driving import FORBIDDEN, Site, on_site
from slovoteka.bots.registry import levels_of
from slovoteka.games.registry import GAMES
from slovoteka.server.base import wire
from slovoteka.server.base.limits import Limits
from slovoteka.server.base.problems import Problem
from slovoteka.server.http import bodies
from slovoteka.server.rooms import tables
from slovoteka.store.log import Unavailable
from slovoteka.store.rooms import OfferKind

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_games_are_listed_with_all_their_options(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        guest = await site.http(accept_language="en")
        answer = await guest.get("/games")
        assert answer.headers["content-language"] == "en"
        games = {game["id"]: game for game in answer.json()["games"]}
        assert list(games) == list(GAMES)
        for name, kind in GAMES.items():
            listed = games[name]
            assert [variant["name"] for variant in listed["variants"]] == list(kind.choices.variants)
            assert [option["name"] for option in listed["options"]] == list(kind.choices.form.fields)
            assert [level["name"] for level in listed["levels"]] == list(levels_of(name))
        options = {option["name"]: option for option in games["forbidden"]["options"]}
        assert options["check"] == {
            "name": "check",
            "label": "Who checks the words",
            "about": "The dictionary answers at once; a vote needs three players or more.",
            "group": "words",
            "type": "choice",
            "default": "dictionary",
            "choices": [
                {"value": "dictionary", "label": "The dictionary"},
                {"value": "vote", "label": "The table, by vote", "seats": {"least": 3, "most": 8}},
            ],
        }
        assert options["vote_ms"] == {
            "name": "vote_ms",
            "label": "Time to vote",
            "about": "Who does not answer in time does not vote.",
            "group": "time",
            "type": "int",
            "default": 30_000,
            "unit": "ms",
            "least": 0,
            "most": 86_400_000,
            "only_with": {"check": ["vote"]},
        }
        assert (options["deck"]["type"], options["deck"]["default"]) == ("name", "standard")
        assert (options["turn_ms"]["open"], options["warn"]["type"]) == ("No limit", "bool")
        assert options["jargon_words"]["type"] == "list"
        assert games["codenames"]["has_key"]

    on_site(tmp_path, do)


def test_schemas_describe_every_game(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        http = await site.http()
        for name, kind in GAMES.items():
            schemas = (await http.get(f"/games/{name}/schema")).json()
            assert list(schemas) == ["options", "action", "event", "public", "private"]
            for part, schema in schemas.items():
                assert schema["$schema"].endswith("2020-12/schema")
                references = re.findall(r'"#/\$defs/([^"]+)"', msgspec.json.encode(schema).decode())
                assert set(references) <= set(schema["$defs"]), (name, part)
            tags = {action.__struct_config__.tag for action in get_args(kind.types.action)}
            assert set(schemas["action"]["discriminator"]["mapping"]) == tags
        assert (await http.get("/games/chess/schema")).status_code == 404

    on_site(tmp_path, do)


def test_problems_have_pages(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        http = await site.http()
        page = await http.get(f"{site.url}/problems/not-in-hand", headers={"accept-language": "en"})
        assert page.headers["content-type"].startswith("text/html")
        assert "There is no … in your hand." in page.text
        assert '<html lang="en">' in page.text
        assert "не больше … байтов" in (await http.get(f"{site.url}/problems/too-large")).text
        for nothing in ("problems/no-such-code", "problems/<b>", "problems"):
            assert (await http.get(f"{site.url}/{nothing}")).status_code == 404

    on_site(tmp_path, do)


def test_metrics_have_no_creation_times(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        text = (await (await site.http()).get(f"{site.url}/metrics")).text
        assert "slovoteka_inputs_total 0.0" in text
        assert "slovoteka_act_seconds_bucket" in text
        assert "_created" not in text

    on_site(tmp_path, do)


def test_every_variant_can_be_opened_as_a_table(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        for game in (await anna.get("/games"))["games"]:
            for variant in game["variants"][:3]:
                made = await anna.post(
                    "/rooms", {"conditions": {"game": game["id"], "variant": variant["name"]}}, status=201
                )
                assert made["room"]["seats"] == variant["seats"]

    on_site(tmp_path, do)


def test_health_reports_the_store_and_draining(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(site: Site) -> None:
        http = await site.http()
        live, ready = f"{site.url}/health/live", f"{site.url}/health/ready"
        assert (await http.get(live)).json() == {"status": "ok"}
        assert (await http.get(ready)).json() == {"status": "ready", "bus": "none"}

        async def broken() -> None:
            raise Unavailable("disk full")

        monkeypatch.setattr(site.node.store, "check", broken)
        refused = await http.get(ready)
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        assert "disk" not in refused.text
        monkeypatch.undo()
        site.node.draining = True
        assert (await http.get(ready)).json()["code"] == "draining"
        assert (await http.get(live)).status_code == 200

    on_site(tmp_path, do)


def test_metrics_count_rooms_and_acts(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)
        await anna.refused("POST", f"/rooms/{room}/acts", {"seat": 0, "window": "x", "action": {}}, status=409)
        answer = await anna.http.get(f"{site.url}/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
        assert figures["slovoteka_rooms"] == "1.0"
        assert figures["slovoteka_act_seconds_count"] == "1.0"

    on_site(tmp_path, do)


# --- papers ---------------------------------------------------------------------------------------------------------


def test_openapi_knows_every_answer(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        document = (await (await site.http()).get(f"{site.url}/api/openapi.json")).json()
        schemas = document["components"]["schemas"]
        operations = [
            (path, method, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]
        assert len(operations) > 35
        for path, method, operation in operations:
            answers = operation["responses"]
            good = [status for status in answers if status.startswith("2")]
            assert len(good) == 1, (path, method)
            assert good == ["204"] or _is_typed(answers[good[0]]), (path, method)
            assert {parameter["name"] for parameter in operation.get("parameters", ())} >= set(
                re.findall(r"{(\w+)}", path)
            )
            if path.startswith("/api/v1"):
                for status in ("400", "401", "404", "429", "503"):
                    [(media, content)] = answers[status]["content"].items()
                    assert media == "application/problem+json"
                    assert content["schema"]["$ref"].endswith("Problem")
        view = next(value for name, value in schemas.items() if name.endswith("View") and "private" in str(value))
        assert "table" in view["properties"]

    on_site(tmp_path, do)


def _is_typed(answer: Any) -> bool:
    return all(content.get("schema") for content in answer["content"].values())


def test_the_protocol_document_has_every_route(tmp_path: Path) -> None:
    text = PROTOCOL.read_text("utf-8")

    async def do(site: Site) -> None:
        document = (await (await site.http()).get(f"{site.url}/api/openapi.json")).json()
        for path, methods in document["paths"].items():
            short = path.removeprefix("/api/v1")
            for method in methods:
                documented = re.compile(rf"\b{method.upper()}\b[^\n|]*`?{re.escape(short)}(?![\w/])")
                assert documented.search(text), f"{method.upper()} {short} is not in docs/protocol.md"

    on_site(tmp_path, do)


def test_the_protocol_document_has_every_message_and_field() -> None:
    text = PROTOCOL.read_text("utf-8")
    words = set(re.findall(r"[\w-]+", text))
    structs = [value for module in (wire, bodies, tables) for value in _structs(module)]
    assert len(structs) > 50
    missing = {
        f"{value.__name__}.{field}" for value in structs for field in value.__struct_fields__ if field not in words
    }
    assert not missing
    assert not {value.__struct_config__.tag for value in structs if value.__struct_config__.tag} - words
    assert not set(get_args(OfferKind)) - words
    assert not {name.replace("_", "-").removesuffix("-address") for name in Limits.__struct_fields__} - words


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The public Structs of a module."""
    found = [value for name, value in vars(module).items() if isinstance(value, type) and not name.startswith("_")]
    return [value for value in found if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__]


def test_the_examples_in_the_protocol_document_are_valid() -> None:
    frames, messages, problems = re.findall(r"```json\n(.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    read = [msgspec.json.decode(frame, type=wire.Frame) for frame in frames.splitlines()]
    assert {type(frame) for frame in read} == set(get_args(wire.Frame))
    fields = {
        value.__struct_config__.tag: set(value.__struct_fields__)
        for value in _structs(wire)
        if value not in get_args(wire.Frame)
    }
    for line in messages.splitlines():
        example = msgspec.json.decode(line)
        assert set(example) - {"t", "…"} <= fields.pop(example["t"])
    assert set(fields) == {None}
    assert msgspec.json.decode(problems, type=Problem).rule is not None

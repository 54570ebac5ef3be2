"""Writes the types on the wire as JSON Schemas for TypeScript: `python tools/web_types.py OUT`.

There is one file for what all games share (`wire.json`) and one for each game that has a table in the web client.
`web/scripts/types.mjs` makes TypeScript from them, so that no type is written twice.
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from slovoteka.core.kind import GameKind
from slovoteka.games.registry import GAMES
from slovoteka.plugins.discovery import manifests
from slovoteka.server import http
from slovoteka.server.base import wire

_REF: Final = "#/$defs/"
_OF_CHECKS: Final = ("default", "discriminator", "minItems", "maxItems", "pattern", "minLength", "maxLength")
"""Keywords without a meaning in TypeScript. Beside a reference they would even create a second type."""


class NamedTypes(NamedTuple):
    """Types by name. A union, which has no name of its own, gets it here."""

    sent: Mapping[str, Any]
    """Types that the server sends: all fields are present, unless the type says otherwise."""
    received: Mapping[str, Any]
    """Types that clients send: fields with a default may be omitted."""


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    schemas = {"wire": schema("Wire", wire_types())}
    for game, manifest in manifests().items():
        if manifest.table is not None:
            schemas[manifest.table] = schema(manifest.table.capitalize(), game_types(GAMES[game]))
    for name, made in schemas.items():
        (out / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1))


# --- which types ----------------------------------------------------------------------------------------------------


def game_types(kind: GameKind) -> NamedTypes:
    types = kind.types
    sent = {"options": types.options, "event": types.event, "public": types.public, "private": types.private}
    helpful = {"preview": kind.help.preview_type, "aid": kind.help.aid_type}
    sent |= {name: found for name, found in helpful.items() if found is not None}
    return NamedTypes(sent, {"action": types.action})


def wire_types() -> NamedTypes:
    """All socket messages in both directions as unions, and every body of a route's request or answer."""
    sent: dict[str, Any] = {"news": reduce(or_, filter(_is_news, vars(wire).values()))}
    received: dict[str, Any] = {"frame": wire.Frame}
    for handler in _handlers():
        hints = get_type_hints(handler.fn)
        received |= _named(hints.get("data"))
        sent |= _named(hints["return"])
        for described in (handler.responses or {}).values():
            sent |= _named(described.data_container)
    return NamedTypes(sent, received)


def _is_news(value: Any) -> bool:
    """Whether the type is sent and not received: frames refuse unknown fields."""
    if not (isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == wire.__name__):
        return False
    return value.__struct_config__.tag is not None and not value.__struct_config__.forbid_unknown_fields


def _handlers() -> Iterator[HTTPRouteHandler]:
    for module in pkgutil.iter_modules(http.__path__, f"{http.__name__}."):
        if module.name.startswith(f"{http.__name__}.routes"):
            for value in vars(importlib.import_module(module.name)).values():
                if isinstance(value, HTTPRouteHandler):
                    yield value


def _named(hint: Any) -> dict[str, type]:
    """The Struct in an annotation such as `Response[Games]`, by its name."""
    found = next((each for each in (hint, *get_args(hint)) if isinstance(each, type)), None)
    if found is None or not issubclass(found, msgspec.Struct):
        return {}
    return {found.__name__[0].lower() + found.__name__[1:]: found}


# --- one schema of many types ---------------------------------------------------------------------------------------


def schema(title: str, named: NamedTypes) -> dict[str, Any]:
    """An object with a property for each type; unions get the property's name, other types have one already."""
    types = {**named.sent, **named.received}
    made, components = msgspec.json.schema_components(types.values())
    classes = _classes(types.values())
    keys = {_key(cls, components): cls for cls in classes}
    names = {key: _readable(cls, clash=key != cls.__name__) for key, cls in keys.items()}
    received = _classes(named.received.values())
    definitions: dict[str, Any] = {}
    for key, component in components.items():
        required = {} if keys[key] in received else _required(keys[key])
        _define(definitions, names[key], {**_tidy(component, names), **required, "title": names[key]})
    properties = {}
    for name, found in zip(types, made, strict=True):
        if "$ref" in found:
            properties[name] = _tidy(found, names)
            continue
        union = name.capitalize()
        _define(definitions, union, {**_tidy(found, names), "title": union})
        properties[name] = {"$ref": _REF + union}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": title,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "$defs": definitions,
    }


def _define(definitions: dict[str, Any], name: str, definition: dict[str, Any]) -> None:
    if name in definitions:
        raise ValueError(f"two types are called {name}")
    definitions[name] = definition


def _required(cls: type) -> dict[str, list[str]]:
    """Fields that are always present in what the server sends.

    These include fields with a default, unless the type omits defaults.
    """
    if not issubclass(cls, msgspec.Struct) or cls.__struct_config__.omit_defaults:
        return {}
    tag = [cls.__struct_config__.tag_field] if cls.__struct_config__.tag_field else []
    fields = msgspec.structs.fields(cls)
    return {"required": tag + [field.encode_name for field in fields if field.default is not msgspec.UNSET]}


def _classes(types: Any) -> set[type]:
    """All Structs and enums within these types."""
    found: set[type] = set()

    def look(kind: Any) -> None:
        if isinstance(kind, inspect.StructType | inspect.EnumType):
            if kind.cls in found:
                return
            found.add(kind.cls)
        if isinstance(kind, tuple):
            for part in kind:
                look(part)
        elif isinstance(kind, inspect.Type | inspect.Field):
            for field in kind.__struct_fields__:
                look(getattr(kind, field))

    look(inspect.multi_type_info(types))
    return found


def _key(cls: type, components: Mapping[str, Any]) -> str:
    """The name that msgspec uses: if two types have the same name, both get their full names."""
    return cls.__name__ if cls.__name__ in components else f"{cls.__module__}.{cls.__qualname__}"


def _readable(cls: type, *, clash: bool) -> str:
    """`DuplicatePublic` for `scrabble.duplicate.views.Public`."""
    folder = cls.__module__.split(".")[-2] if clash else ""
    return folder.capitalize() + cls.__name__


def _tidy(value: Any, names: Mapping[str, str]) -> Any:
    """The schema in the form that json-schema-to-typescript needs."""
    if isinstance(value, list):
        return [_tidy(each, names) for each in value]
    if not isinstance(value, dict):
        return value
    if not value:
        return {"tsType": "unknown"}
    tidy = {key: _tidy(each, names) for key, each in value.items() if key not in (*_OF_CHECKS, "properties")}
    if "$ref" in value:
        return {"$ref": _REF + names[value["$ref"].removeprefix(_REF)]}
    if "prefixItems" in value:
        places = tidy.pop("prefixItems")
        return tidy | {"items": places, "minItems": len(places), "maxItems": len(places)}
    if "properties" in value:
        fields = {name: _tidy(each, names) for name, each in value["properties"].items()}
        return tidy | {"properties": fields, "additionalProperties": False}
    if value.get("type") == "object" and "additionalProperties" not in value:
        return tidy | {"additionalProperties": {"tsType": "unknown"}}
    return tidy


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Options of a table as they are typed: `--option check=vote --option jargon=да`."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from slovoteka.cli.output import clipped, say
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind

_SPOKEN: Final = {"да": "true", "нет": "false", "yes": "true", "no": "false", "так": "true", "ні": "false"}


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a person can set, for `slovoteka games`."""

    name: str
    about: str
    type: str
    default: Any
    values: tuple[str, ...] = ()


def read(kind: GameKind, given: Iterable[str], seats: int | None = None) -> Any:
    """The options of a table; raises `Unreadable` for a name or form that does not exist, and what the game raises."""
    raw: dict[str, Any] = {} if seats is None else {"seats": seats}
    fields = {field.name: field for field in msgspec.structs.fields(kind.options)}
    for written in given:
        name, equals, value = written.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Unreadable("option-form", text=clipped(written))
        if name not in fields:
            raise Unreadable("no-such-option", name=clipped(name), options=", ".join(fields))
        raw[name] = _value(value.strip(), fields[name].type)
    return kind.read_options(raw)


def _value(text: str, kind: Any) -> Any:
    if get_origin(kind) is tuple:
        return [part.strip() for part in text.split(",") if part.strip()]
    return _SPOKEN.get(text.casefold(), text) if kind is bool else text


def describe(kind: GameKind) -> list[OptionInfo]:
    defaults: Mapping[str, Any] = msgspec.structs.asdict(kind.read_options({}))
    return [_describe(kind, field, defaults[field.name]) for field in msgspec.structs.fields(kind.options)]


def _describe(kind: GameKind, field: msgspec.structs.FieldInfo, default: Any) -> OptionInfo:
    return OptionInfo(
        name=field.name,
        about=say(f"{kind.info.id}-option-{field.name}"),
        type=_type_name(field.type),
        default=getattr(default, "id", default),  # of a deck people know the name
        values=get_args(field.type) if get_origin(field.type) is Literal else (),
    )


def _type_name(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return "choice"
    if get_origin(kind) is tuple:
        return "list"
    members = [member for member in get_args(kind) if member is not type(None)] or [kind]
    return {bool: "bool", int: "int", str: "str"}.get(members[0], "name")

"""Table options on the command line: `--option check=vote --option jargon=да --option board=my.toml`."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from slovoteka.cli.shared import files
from slovoteka.cli.shared.output import clipped, say
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.core.mismatch import json_mismatch
from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import read_word

_SPOKEN: Final = {"да": "true", "нет": "false", "yes": "true", "no": "false", "так": "true", "ні": "false"}
_LARGEST_FILE: Final = 1024 * 1024
"""In bytes. A board has 225 squares, and a list of agreed words some thousands of words."""
_WORDS: Final = re.compile(r"[^\s,]+")


class OptionInfo(Value, frozen=True, kw_only=True):
    """An option for `slovoteka games`."""

    name: str
    about: str
    type: str
    default: Any
    values: tuple[str, ...] = ()


def read(kind: GameKind, given: Iterable[str], seats: int | None = None, variant: str | None = None) -> Any:
    """The options of a table: a named variant, changed by the given options.

    Raises `Unreadable` for an unknown name or form, and what the game raises.
    """
    if variant is not None and variant not in kind.choices.variants:
        raise Unreadable("no-such-variant", variant=clipped(variant), variants=", ".join(kind.choices.variants))
    raw: dict[str, Any] = {} if variant is None else dict(kind.choices.variants[variant])
    if seats is not None:
        raw["seats"] = seats
    fields = {field.name: field for field in msgspec.structs.fields(kind.types.options)}
    for written in given:
        name, equals, value = written.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Unreadable("option-form", text=clipped(written))
        if name not in fields:
            raise Unreadable("no-such-option", name=clipped(name), options=", ".join(fields))
        raw[name] = _value(value.strip(), fields[name].type)
        check_choice(kind, name, raw[name])
    return _agreed(kind, raw)


def check_choice(kind: GameKind, name: str, value: Any) -> None:
    """Refuses a wrong value with the list of possible ones."""
    choices = next(_choices(field.type) for field in msgspec.structs.fields(kind.types.options) if field.name == name)
    if choices and value not in choices:
        raise Unreadable("option-value", name=name, value=clipped(value), values=", ".join(choices))


def _agreed(kind: GameKind, raw: dict[str, Any]) -> Any:
    """Reads the options, and replaces some refusals of the game by more specific ones."""
    try:
        return kind.rules.read_options(raw)
    except Unreadable as refusal:
        if refusal.code == "deck-letter":
            _name_look_alike(refusal.params["deck"], refusal.params["letter"])
        raise
    except Illegal as refusal:
        match refusal.code:
            case "no-such-seat":
                _name_seats(kind, raw, refusal.params["seat"] - 1)
            case "seats":
                _name_numbers(kind, refusal)
        raise


def _name_seats(kind: GameKind, raw: Mapping[str, Any], wrong: int) -> None:
    """Names the option with the wrong seat, and says how options count seats."""
    seats = int(raw.get("seats", kind.rules.seats(kind.rules.read_options({}))))
    for option in (name for name, field in kind.choices.form.fields.items() if field.unit == "seat"):
        value = raw.get(option)
        if isinstance(value, list) and str(wrong) in value:
            written = clipped(",".join(value))
            raise Unreadable("option-seats", option=option, value=written, seat=wrong, last=seats - 1) from None
        if value == str(wrong):
            raise Unreadable("option-first", option=option, first=value, seats=seats, last=seats - 1) from None


def _name_numbers(kind: GameKind, refusal: Illegal) -> None:
    """Names variants for one player, or the only possible number of seats."""
    seats, least, most = (refusal.params[name] for name in ("seats", "least", "most"))
    alone = [
        name
        for name, options in kind.choices.variants.items()
        if kind.rules.seats(kind.rules.read_options(options)) == 1
    ]
    if seats == 1 and alone:
        raise Illegal(refusal.rule, "seats-alone", least=least, variants=", ".join(alone)) from None
    if least == most:
        raise Illegal(refusal.rule, "seats-exactly", seats=seats, exactly=least) from None


def _name_look_alike(deck: str, letter: str) -> None:
    """A Latin О looks right in a file, so the message names the confusion."""
    try:
        reading = read_word(letter, "ru")
    except Unreadable:
        return
    if reading.look_alikes:
        raise Unreadable("deck-look-alike", deck=deck, letter=letter, meant=reading.word) from None


def _value(text: str, kind: Any) -> Any:
    if get_origin(kind) is tuple:
        return read_words(text)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return name_or_table(text)
    return _SPOKEN.get(text.casefold(), text) if kind is bool else text


# --- from files -----------------------------------------------------------------------------------------------------


def read_words(text: str) -> list[str]:
    """Words separated by commas; or a `.txt` file with one word a line, where `#` begins a comment."""
    if Path(text).suffix.lower() != ".txt":
        return [part.strip() for part in text.split(",") if part.strip()]
    lines = _read_file(Path(text)).splitlines()
    return [word for line in lines for word in _WORDS.findall(line.partition("#")[0])]


def name_or_table(text: str) -> str | dict[str, Any]:
    """The name of a deck, board or tile set; or its definition from a `.toml`, `.json` or `.txt` file."""
    path = Path(text)
    match path.suffix.lower():
        case ".toml":
            return _only_table(path, _read_toml(path))
        case ".json":
            return _only_table(path, _read_json(path))
        case ".txt":
            return {"id": path.stem, "text": _read_file(path)}
    return text


def _only_table(path: Path, content: Any) -> dict[str, Any]:
    """The content, or the only table in it, since files that define several things name each."""
    if not isinstance(content, dict):
        raise Unreadable("option-file-table", file=files.shown(path))
    if len(content) == 1:
        (name, inner), *_ = content.items()
        if isinstance(inner, dict):
            return {"id": name, **inner}
    return content


def _read_toml(path: Path) -> Any:
    text = _read_file(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise Unreadable("option-file-toml", file=files.shown(path), line=line) from None
    except RecursionError:
        raise Unreadable("option-file-table", file=files.shown(path)) from None


def _read_json(path: Path) -> Any:
    content = _read_file(path)
    try:
        return msgspec.json.decode(content)
    except msgspec.DecodeError:
        raise Unreadable("option-file-json", file=files.shown(path), why=json_mismatch(content)) from None
    except RecursionError:
        raise Unreadable("option-file-table", file=files.shown(path)) from None


def _read_file(path: Path) -> str:
    text = files.read_text(path)
    if len(text) > _LARGEST_FILE:
        raise Unreadable("option-file-long", file=files.shown(path), kilobytes=_LARGEST_FILE // 1024)
    if any("\udc80" <= sign <= "\udcff" for sign in text):  # `read_text` keeps bytes that are not UTF-8 this way
        raise Unreadable("option-file-text", file=files.shown(path))
    return text


# --- for people to read ---------------------------------------------------------------------------------------------


def describe(kind: GameKind) -> list[OptionInfo]:
    defaults: Mapping[str, Any] = msgspec.structs.asdict(kind.rules.read_options({}))
    return [_describe(kind, field, defaults[field.name]) for field in msgspec.structs.fields(kind.types.options)]


def _describe(kind: GameKind, field: msgspec.structs.FieldInfo, default: Any) -> OptionInfo:
    asked = kind.choices.form.fields.get(field.name)
    return OptionInfo(
        name=field.name,
        about=say(f"{kind.info.id}-option-{field.name}"),
        type=_type_name(field.type),
        default=default if asked is None else asked.shown(default),
        values=_choices(field.type),
    )


def _choices(kind: Any) -> tuple[str, ...]:
    """The possible values of an option, whether or not it may be left open; empty if any value will do."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return next((get_args(member) for member in get_args(kind) if get_origin(member) is Literal), ())


def _type_name(kind: Any) -> str:
    if _choices(kind):
        return "choice"
    if get_origin(kind) is tuple:
        return "list"
    members = [member for member in get_args(kind) if member is not type(None)] or [kind]
    return {bool: "bool", int: "int", str: "str"}.get(members[0], "name")

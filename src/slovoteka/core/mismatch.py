"""Finds the first reason why a value does not fit its type, as a code with a sentence in every language.

msgspec explains this only in English. It also describes types as data (`msgspec.inspect`), so we compare the value with
that description after msgspec has refused it.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

from slovoteka.core.value import Value

_LONGEST_SHOWN: Final = 40
_SCALARS: Final = {
    inspect.BoolType: (bool, "bool"),
    inspect.IntType: (int, "int"),
    inspect.FloatType: (float, "float"),
    inspect.StrType: (str, "str"),
    inspect.NoneType: (None, "null"),
}


class Mismatch(Value, frozen=True, kw_only=True):
    code: str
    """`missing`, `kind`, `least`, …: the sentence is `decoding-<code>`."""
    path: tuple[str | int, ...] = ()
    """Where the problem is: names of fields, and places in lists from 0."""
    params: dict[str, str | int | float] = {}

    def within(self, *around: str | int) -> "Mismatch":
        return self.but(path=(*around, *self.path))

    def __str__(self) -> str:
        """A short form for programs and logs."""
        named = ", ".join(f"{name}={value}" for name, value in self.params.items())
        where = ".".join(str(place) for place in self.path)
        return f"{self.code}{f' ({named})' if named else ''}{f' at {where}' if where else ''}"


NOT_TEXT: Final = Mismatch(code="utf8")
"""Bytes that are not UTF-8, or half a surrogate pair, which JSON can contain."""
NOT_JSON: Final = Mismatch(code="not-json")
UNEXPLAINED: Final = Mismatch(code="other")
"""No reason was found: the type does not describe what was wrong."""


def mismatch(value: Any, kind: Any, *, strict: bool = True) -> Mismatch:
    """Why `msgspec.convert(value, kind, strict=strict)` refuses the value."""
    try:
        return _compare(value, inspect.type_info(kind), strict) or UNEXPLAINED
    except UnicodeError:
        return NOT_TEXT
    except RecursionError:
        return UNEXPLAINED


def json_mismatch(text: str | bytes, kind: Any = Any, *, strict: bool = True) -> Mismatch:
    """Why `msgspec.json.decode(text, type=kind)` refuses the text."""
    try:
        written = text if isinstance(text, str) else text.decode()
        value = msgspec.json.decode(written)
    except UnicodeError:
        return NOT_TEXT
    except RecursionError:
        return UNEXPLAINED
    except msgspec.DecodeError:
        return _syntax_mismatch(written)
    return mismatch(value, kind, strict=strict)


def _syntax_mismatch(text: str) -> Mismatch:
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return Mismatch(code="cut") if error.pos >= len(text.rstrip()) else NOT_JSON
    except (ValueError, RecursionError):  # a number with thousands of digits
        return UNEXPLAINED
    return UNEXPLAINED  # it is JSON, but with a number that is too large


def _compare(value: Any, kind: inspect.Type, strict: bool) -> Mismatch | None:
    match kind:
        case inspect.Metadata():
            return _compare(value, kind.type, strict)
        case inspect.UnionType():
            return _compare_union(value, kind, strict)
        case inspect.StructType():
            return None if isinstance(value, kind.cls) else _compare_struct(value, kind, strict)
        case inspect.DictType():
            return _compare_dict(value, kind, strict)
        case inspect.TupleType():
            return _compare_tuple(value, kind, strict)
        case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
            return _compare_array(value, kind, strict)
    return _compare_single(value, kind, strict)


def _compare_single(value: Any, kind: inspect.Type, strict: bool) -> Mismatch | None:
    if isinstance(kind, inspect.EnumType):
        return None if _fits(value, kind.cls, strict) else _no_such_value(value)
    if isinstance(kind, inspect.LiteralType):
        return _compare_literal(value, kind)
    for scalar, (python_type, name) in _SCALARS.items():
        if isinstance(kind, scalar):
            return _compare_scalar(value, kind, python_type, name, strict)
    return None


def _compare_scalar(value: Any, kind: Any, python_type: Any, name: str, strict: bool) -> Mismatch | None:
    if isinstance(value, str):
        value.encode()  # raises for half a surrogate pair
    if not _fits(value, python_type, strict):
        return _wrong_kind(name)
    value = msgspec.convert(value, python_type, strict=strict)
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return _out_of_bounds(value, kind)
    if isinstance(kind, inspect.StrType):
        if kind.pattern is not None and not re.search(kind.pattern, value):
            return Mismatch(code="pattern", params={"pattern": kind.pattern})
        return _wrong_length(len(value), kind, "str")
    return None


def _out_of_bounds(value: float, kind: inspect.IntType | inspect.FloatType) -> Mismatch | None:
    bounds: tuple[tuple[str, float | None, Callable[[float], bool]], ...] = (
        ("least", kind.ge, lambda bound: value >= bound),
        ("above", kind.gt, lambda bound: value > bound),
        ("most", kind.le, lambda bound: value <= bound),
        ("below", kind.lt, lambda bound: value < bound),
    )
    for code, bound, holds in bounds:
        if bound is not None and not holds(bound):
            return Mismatch(code=code, params={"bound": bound})
    return None


def _wrong_length(length: int, kind: Any, name: str) -> Mismatch | None:
    if kind.min_length is not None and length < kind.min_length:
        return Mismatch(code="short", params={"expected": name, "bound": kind.min_length})
    if kind.max_length is not None and length > kind.max_length:
        return Mismatch(code="long", params={"expected": name, "bound": kind.max_length})
    return None


def _compare_literal(value: Any, kind: inspect.LiteralType) -> Mismatch | None:
    if value in kind.values and not isinstance(value, bool):
        return None
    if isinstance(value, type(kind.values[0])):
        return _no_such_value(value)
    return _wrong_kind("str" if isinstance(kind.values[0], str) else "int")


def _compare_union(value: Any, kind: inspect.UnionType, strict: bool) -> Mismatch | None:
    tagged = [one for one in kind.types if isinstance(one, inspect.StructType)]
    if tagged and isinstance(value, Mapping):
        return _compare_struct(value, tagged[0], strict) if len(tagged) == 1 else _compare_tagged(value, tagged, strict)
    found = [_compare(value, one, strict) for one in kind.types]
    if None in found:
        return None
    nearest = [one for one in found if one is not None and one.code != "kind"]
    return nearest[0] if nearest else found[0]


def _compare_tagged(value: Mapping[Any, Any], tagged: Iterable[inspect.StructType], strict: bool) -> Mismatch | None:
    by_tag = {one.tag: one for one in tagged}
    name = next(one.tag_field for one in by_tag.values()) or "type"
    if name not in value:
        return Mismatch(code="missing", params={"field": name})
    tag = value[name]
    if not isinstance(tag, str | int):
        return _wrong_kind("str").within(name)
    if tag not in by_tag:
        return _no_such_value(tag).within(name)
    return _compare_struct(value, by_tag[tag], strict)


def _compare_struct(value: Any, kind: inspect.StructType, strict: bool) -> Mismatch | None:
    if not isinstance(value, Mapping):
        return _wrong_kind("object")
    fields = {field.encode_name: field for field in kind.fields}
    for name, inner in value.items():
        if name in fields:
            if (found := _compare(inner, fields[name].type, strict)) is not None:
                return found.within(name)
        elif name == kind.tag_field:
            if inner != kind.tag:
                return _no_such_value(inner).within(name)
        elif kind.forbid_unknown_fields:
            return Mismatch(code="unknown", params={"field": _shown(name)})
    missing = next((name for name, field in fields.items() if field.required and name not in value), None)
    return None if missing is None else Mismatch(code="missing", params={"field": missing})


def _compare_dict(value: Any, kind: inspect.DictType, strict: bool) -> Mismatch | None:
    if not isinstance(value, Mapping):
        return _wrong_kind("object")
    if (found := _wrong_length(len(value), kind, "object")) is not None:
        return found
    for key, inner in value.items():
        wrong_key = _compare(key, kind.key_type, strict=False)
        if (found := wrong_key or _compare(inner, kind.value_type, strict)) is not None:
            return found
    return None


def _compare_tuple(value: Any, kind: inspect.TupleType, strict: bool) -> Mismatch | None:
    if not _is_array(value):
        return _wrong_kind("array")
    if len(value) != len(kind.item_types):
        return Mismatch(code="length", params={"expected": "array", "bound": len(kind.item_types)})
    for place, (inner, inner_kind) in enumerate(zip(value, kind.item_types, strict=True)):
        if (found := _compare(inner, inner_kind, strict)) is not None:
            return found.within(place)
    return None


def _compare_array(value: Any, kind: Any, strict: bool) -> Mismatch | None:
    if not _is_array(value):
        return _wrong_kind("array")
    if (found := _wrong_length(len(value), kind, "array")) is not None:
        return found
    for place, inner in enumerate(value):
        if (found := _compare(inner, kind.item_type, strict)) is not None:
            return found.within(place)
    return None


def _is_array(value: Any) -> bool:
    return isinstance(value, list | tuple | set | frozenset)


def _fits(value: Any, python_type: Any, strict: bool) -> bool:
    try:
        msgspec.convert(value, python_type, strict=strict)
    except msgspec.ValidationError:
        return False
    return True


def _wrong_kind(expected: str) -> Mismatch:
    return Mismatch(code="kind", params={"expected": expected})


def _no_such_value(value: Any) -> Mismatch:
    return Mismatch(code="value", params={"found": f"'{_shown(value)}'" if isinstance(value, str) else _shown(value)})


def _shown(value: Any) -> str:
    written = value if isinstance(value, str) else type(value).__name__ if _is_array(value) else str(value)
    return written[:_LONGEST_SHOWN].encode(errors="replace").decode()

"""Why a value does not fit its type. What msgspec refuses must be explained, and what it takes must not."""

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from slovoteka.core.mismatch import NOT_JSON, NOT_TEXT, UNEXPLAINED, Mismatch, json_mismatch, mismatch

LEAVES = st.none() | st.booleans() | st.integers(-3, 12) | st.floats(-3, 12) | st.text("abx1 ", max_size=6)
NAMES = st.sampled_from(
    ["type", "count", "name", "mark", "pair", "more", "sizes", "inner", "either", "lay", "pass", "x"]
)
VALUES = st.recursive(
    LEAVES | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=5),
    max_leaves=14,
)


class Mark(Enum):
    LAY = "lay"
    X = "x"


class Lay(msgspec.Struct, tag="lay", frozen=True):
    name: Annotated[str, Meta(max_length=3, pattern="^[abx]*$")]


class Pass(msgspec.Struct, tag="pass", frozen=True, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=0, lt=9)] = 0


class Whole(msgspec.Struct, forbid_unknown_fields=True):
    count: Annotated[float, Meta(gt=-1, le=10)]
    mark: Mark = Mark.X
    name: Literal["lay", "pass"] = "lay"
    pair: tuple[int, str] = (0, "")
    more: Annotated[list[int | None], Meta(min_length=1, max_length=3)] = []
    sizes: Annotated[dict[str, int], Meta(max_length=2)] = {}
    inner: frozenset[str] = frozenset()
    either: Lay | Pass | None = None


@pytest.mark.parametrize("strict", [True, False])
@given(
    value=VALUES | st.fixed_dictionaries({"count": LEAVES}, optional=dict.fromkeys(Whole.__struct_fields__[1:], VALUES))
)
def test_what_is_refused_is_explained_and_nothing_else(value: Any, strict: bool) -> None:
    for kind in (Whole, Lay | Pass, list[int] | str, int | None):
        try:
            msgspec.convert(value, kind, strict=strict)
        except msgspec.ValidationError:
            assert mismatch(value, kind, strict=strict) != UNEXPLAINED
        else:
            assert mismatch(value, kind, strict=strict) == UNEXPLAINED


def test_a_mismatch_names_its_place() -> None:
    value = {"count": 1, "either": {"type": "pass", "count": 9}}
    assert mismatch(value, Whole) == Mismatch(code="below", path=("either", "count"), params={"bound": 9})
    assert str(mismatch(value, Whole)) == "below (bound=9) at either.count"
    assert mismatch({"count": 1, "pair": [1, 2]}, Whole).path == ("pair", 1)


def test_long_values_are_cut() -> None:
    assert len(str(mismatch({"type": "x" * 10_000}, Lay | Pass).params["found"])) < 50
    assert len(str(mismatch({"count": 1, "y" * 10_000: 1}, Whole).params["field"])) < 50


def test_what_is_no_text() -> None:
    assert mismatch({"count": 1, "name": "\ud800"}, Whole).code == "value"
    assert mismatch({"type": "lay", "name": "\ud800"}, Lay | Pass) == NOT_TEXT
    assert json_mismatch(b'"\xff"') == NOT_TEXT


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", Mismatch(code="cut")),
        (' {"a": [1, ', Mismatch(code="cut")),
        ("nonsense", NOT_JSON),
        ("[1] 2", NOT_JSON),
        ("[" * 9_000, UNEXPLAINED),
        ("1e400", UNEXPLAINED),
        ("9" * 5_000, UNEXPLAINED),
    ],
)
def test_what_is_no_json(text: str, found: Mismatch) -> None:
    assert json_mismatch(text) == found

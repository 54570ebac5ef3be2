"""Anything typed or sent is read, or refused in words. Nothing else is ever raised."""

from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import example, given, settings
from hypothesis import strategies as st

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.scrabble.actions import read_action, write_action
from slovoteka.games.scrabble.editions import tile_sets
from slovoteka.games.scrabble.options import Options, read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.games.scrabble.position import read_cgp, write_cgp

T = TypeVar("T")

often = settings(max_examples=400, deadline=None, database=None)

MOVES = [
    "З8 ЗДОРОВ", "8З ЗДОРоВ =24 #ЗДОРОВ ВОЗ", "З8:З З9:д", "обмен ЫЪ?", "пас", "Б7=В", "снять А1 Б2",
    "пишу КОРАБЛЬ НАДЕЖДА", "тема СПОРТ", "взять АБ", "есть бинго",
]  # fmt: skip
CGP = write_cgp(put(EMPTY_GRID, enumerate("ДОмІП’ЯТЬ")), ["АБ?", "ВГ"], [24, -7], 3)
SIGNS = "АЯЁаяёІї’'\"?*#=:/.-0159 \n\t\u0301\u00ad\ud800\udfff\x00Qß²٣"
PIECES = st.text(SIGNS, max_size=6) | st.text(max_size=6)
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(SIGNS, max_size=20), st.text(max_size=9)
)
KEYS = st.sampled_from(["id", "title", "rows", "language", "letters", "counts", "values", "blanks", "1"]) | PIECES
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=16) | st.dictionaries(KEYS, inner, max_size=6))


@st.composite
def spoilt(draw: st.DrawFn, valid: str) -> str:
    """A valid text with a few pieces removed, inserted or repeated."""
    text = valid
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 4)))
        text = text[:start] + draw(PIECES | st.just(text[start:end] * 2)) + text[end:]
    return text


def answer(ask: Callable[[], T]) -> T | str:
    """What was read, or the refusal as a text of reasonable length."""
    try:
        return ask()
    except (Illegal, Unreadable) as refusal:
        message = str(refusal)
    assert len(message) < 1_000
    return message


@often
@given(text=st.text() | PIECES | st.sampled_from(MOVES).flatmap(spoilt))
@example(text="З8 " + "А" * 100_000)
@example(text="обмен " + "?" * 100_000)
@example(text="снять " + "А1 " * 10_000)
@example(text="З8:А " * 5_000)
@example(text="З8:АЗ9:Б")
@example(text="З8::")
@example(text="=" * 10_000)
@example(text="З8 А =" + "9" * 10_000)
@example(text="#" + " " * 10_000 + "=")
def test_lines(text: str) -> None:
    action = answer(lambda: read_action(text))
    if not isinstance(action, str):
        assert read_action(write_action(action)) == action


@often
@given(text=st.text() | PIECES | spoilt(CGP), language=st.sampled_from(["ru", "uk"]))
@example(text="/" * 100_000, language="ru")
@example(text="9" * 1_900 + "/15" * 14, language="ru")
def test_positions(text: str, language: str) -> None:
    tiles = tile_sets()[language]
    position = answer(lambda: read_cgp(text, tiles))
    if not isinstance(position, str):
        assert len(position.grid) == 225
        assert {*position.grid.upper()} <= {*tiles.letters, ".", '"'}


def test_a_valid_position_is_spoilt() -> None:
    assert read_cgp(CGP, tile_sets()["uk"]).racks == ("АБ?", "ВГ")


OPTIONS = st.dictionaries(st.sampled_from(Options.__struct_fields__) | PIECES, JSON, max_size=4)
ONE_OPTION = st.sampled_from(Options.__struct_fields__).flatmap(lambda name: st.fixed_dictionaries({name: JSON}))
TILE_SETS = st.fixed_dictionaries(
    {},
    optional={
        "id": SCALARS,
        "title": SCALARS,
        "language": st.sampled_from(["ru", "uk", "en"]) | JSON,
        "blanks": st.integers() | SCALARS,
        "letters": st.dictionaries(KEYS | st.integers(), PIECES | SCALARS, max_size=3)
        | st.text("АБВІ", max_size=5)
        | JSON,
        "counts": st.lists(st.integers(), max_size=5) | JSON,
        "values": st.lists(st.integers(), max_size=5) | JSON,
    },
).map(lambda tiles: {"tiles": tiles})
ROWS = st.lists(st.text(".dtDTx", min_size=14, max_size=16) | SCALARS, min_size=14, max_size=16) | JSON
BOARDS = st.fixed_dictionaries({"rows": ROWS}, optional={"id": SCALARS, "title": SCALARS}).map(
    lambda board: {"board": board}
)


@often
@given(raw=OPTIONS | ONE_OPTION | TILE_SETS | BOARDS)
@example(raw={"edition": []})
@example(raw={"edition": {}})
@example(raw={"tiles": {"letters": {"1": "А" + "9" * 5_000}, "language": "ru", "blanks": 2}})
@example(raw={"tiles": {"letters": "А", "counts": [10**18], "values": [1], "language": "ru", "blanks": 10**18}})
@example(raw={"tiles": {"letters": {"1": "А9"}, "language": {}}})
@example(raw={"mode": "reverse", "position": "\ud800"})
@example(raw={"own_words": ["А" * 1_000_000]})
def test_options(raw: dict[str, Any]) -> None:
    assert isinstance(answer(lambda: read_options(raw)), Options | str)

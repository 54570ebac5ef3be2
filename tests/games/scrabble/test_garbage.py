"""Any input at any moment is refused by a rule or is an action. Nothing else is ever raised."""

import zlib
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.play import ToyOracle
from games.scrabble.tables import CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.fold import TableState as Folded
from slovoteka.core.fold import advance
from slovoteka.core.game import Game
from slovoteka.core.inputs import Act, Close, Draw, Entry, Input, Leave, SealedAnswer
from slovoteka.games.scrabble.actions import (
    Accept,
    Action,
    Challenge,
    Exchange,
    Lay,
    Mark,
    Pass,
    Pick,
    Play,
    Remove,
    Swap,
    Take,
    ThemeVote,
    Tile,
    Vote,
    Write,
    read_action,
)
from slovoteka.games.scrabble.editions import tile_sets
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.position import read_cgp, write_cgp

HOUSE = lying("З8 ДОМ")

# --- garbage --------------------------------------------------------------------------------------------------------

TAGS = [
    "play", "lay", "exchange", "pass", "swap", "challenge", "accept", "vote", "theme-vote", "take", "pick", "remove",
    "write", "mark",
]  # fmt: skip
SQUARES = st.sampled_from(["З8", "8З", "А1", "П15", "15П", "З0", "З16", "Й8", "Ё8", "H8", "З 8", "З٣", "З²", "8", "З"])
WILD = st.sampled_from(
    [
        "",
        " ",
        "?",
        "*",
        '"',
        "’",
        "'",
        ".",
        "ß",
        "Ω",
        "\x00",
        "\ud800",
        "до\u0301м",
        "LOOT",
        "д0м",
        "Ё",
        "ї",
        "А" * 9_999,
    ]
)
TEXTS = st.one_of(st.text(max_size=12), st.text("АОЕИДМКЁЪаоеид?*", max_size=8), SQUARES, WILD)
NUMBERS = st.none() | st.integers() | st.integers(0, 60)
FEW_TEXTS = st.lists(TEXTS, max_size=4).map(tuple)
TILES = st.lists(st.builds(Tile, TEXTS, TEXTS), max_size=4).map(tuple)
STRUCTS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Play, SQUARES | TEXTS, TEXTS, NUMBERS, FEW_TEXTS),
    st.builds(Lay, TILES, NUMBERS, FEW_TEXTS),
    st.builds(Exchange, TEXTS),
    st.just(Pass()),
    st.builds(Swap, SQUARES | TEXTS, TEXTS),
    st.just(Challenge()),
    st.just(Accept()),
    st.builds(Vote, st.booleans()),
    st.builds(ThemeVote, FEW_TEXTS),
    st.builds(Take, st.sampled_from(["vowels", "consonants"])),
    st.builds(Pick, TEXTS),
    st.builds(Remove, st.lists(SQUARES | TEXTS, max_size=8).map(tuple)),
    st.builds(Write, FEW_TEXTS),
    st.builds(Mark, st.booleans(), st.booleans()),
)
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), TEXTS)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3))
FIELDS = ("at", "word", "claimed", "theme", "tiles", "letters", "letter", "valid", "words", "bag", "squares", "cross")
NEAR_MISSES = st.fixed_dictionaries({"type": st.sampled_from(TAGS)}, optional=dict.fromkeys(FIELDS, JSON | TEXTS))
ACTIONS = JSON | NEAR_MISSES | STRUCTS
SEATS = st.integers(0, 4) | st.integers()

VARIANTS = sorted(KIND.choices.variants)
MIXED: dict[str, dict[str, Any]] = {
    "all-at-once": {
        "seats": 3, "words": "vote", "theme": "дом", "two_bags": True, "reusable_blanks": True, "jacks": True,
        "declare": True, "clock": "game",
    },
    "face-up-blanks": {"mode": "solitaire", "solitaire": "face-up", "reusable_blanks": True, "turn_ms": 1_000},
}  # fmt: skip


@cache
def game_of(variant: str) -> Game[Any, Action]:
    raw = KIND.choices.variants.get(variant) or MIXED.get(variant, {})
    made: Game[Any, Action] = KIND.rules.make(KIND.rules.read_options(raw), ToyOracle())
    return made


@cache
def visited(variant: str) -> tuple[Folded[Any], ...]:
    """Tables from a random game, from the first draw on."""
    game, chance = game_of(variant), Random(zlib.crc32(variant.encode()))
    table: Folded[Any] = Folded(state=game.start())
    tables = [table]
    for number in range(1, 121):
        match_input = _next_input(game, table.state, chance)
        if match_input is None:
            break
        table, _ = advance(KIND, game, table, Entry(number=number, at_ms=number * 2_000, input=match_input))
        tables.append(table)
    return tuple(tables)


def _next_input(game: Game[Any, Action], state: Any, chance: Random) -> Input | None:
    if (urn := game.chance(state)) is not None:
        return Draw(0, urn.size, chance.randrange(urn.size))
    windows = game.windows(state)
    if not windows:
        return None
    window = chance.choice(windows)

    def answer(seat: int) -> Any:
        return msgspec.to_builtins(chance.choice(list(game.moves(state, seat, window))))

    if window.mode == "sealed":
        return Close(window.id, tuple(SealedAnswer(seat, answer(seat)) for seat in window.seats))
    seat = chance.choice(window.seats)
    return Act(seat, window.id, answer(seat))


def inputs(names: list[str], action: Any) -> st.SearchStrategy[Input]:
    answers = st.lists(st.builds(SealedAnswer, SEATS, st.just(action) | ACTIONS), max_size=3).map(tuple)
    return st.one_of(
        st.builds(Act, SEATS, st.sampled_from(names), st.just(action)),
        st.builds(Close, st.sampled_from(names), answers),
        st.builds(Leave, SEATS),
        st.builds(Draw, st.integers(), st.integers(), st.integers()),
    )


@pytest.mark.parametrize("variant", [*VARIANTS, *MIXED])
@settings(max_examples=60, deadline=None, database=None)
@given(data=st.data(), action=ACTIONS, place=st.integers(0, 10_000), late=st.booleans())
def test_garbage_is_refused(variant: str, data: st.DataObject, action: Any, place: int, late: bool) -> None:
    game, tables = game_of(variant), visited(variant)
    table = tables[place % len(tables)]
    before = msgspec.json.encode(table.state)
    names = [window.id for window in game.windows(table.state)] + ["turn:0", "", "sheet"]
    match_input = data.draw(inputs(names, action), label="input")
    entry = Entry(number=table.number + 1, at_ms=table.number * 2_000 + 10**9 * late, input=match_input)
    try:
        after, _ = advance(KIND, game, table, entry)
    except (Illegal, Unreadable):
        pass
    else:  # it happened to be legal: then the game is still valid
        assert game.inventory(after.state) == game.inventory(table.state)
        assert game.chance(after.state) or game.windows(after.state) or game.outcome(after.state)
    assert msgspec.json.encode(table.state) == before


@pytest.mark.parametrize("variant", [*VARIANTS, *MIXED])
@settings(max_examples=60, deadline=None, database=None)
@given(action=STRUCTS, place=st.integers(0, 10_000))
def test_what_check_refuses_apply_refuses_in_the_same_words(variant: str, action: Action, place: int) -> None:
    """Actions of the right types with wild strings, which no reader has checked."""
    game, tables = game_of(variant), visited(variant)
    table = tables[place % len(tables)]
    for window in game.windows(table.state):
        seat = window.seats[0]
        checked = applied = ""
        try:
            game.check(table.state, seat, window, action, 0)
        except (Illegal, Unreadable) as refusal:
            checked = str(refusal)
        if window.mode == "sealed":
            continue
        try:
            game.apply(table.state, seat, window, action, 0)
        except (Illegal, Unreadable) as refusal:
            applied = str(refusal)
        assert checked == applied


LONG: dict[str, dict[str, Any]] = {
    "word": {"type": "play", "at": "З8", "word": "Б" * 5_000},
    "no word": {"type": "play", "at": "З8", "word": "?" * 5_000},
    "square": {"type": "play", "at": "Б" * 5_000, "word": "ДОМ"},
    "theme": {"type": "play", "at": "З8", "word": "ДОМА", "theme": ["Ж" * 5_000]},
    "claim": {"type": "play", "at": "З8", "word": "ДОМА", "claimed": 10**18},
    "tiles": {"type": "lay", "tiles": [{"at": "З11", "letter": "А"}] * 5_000},
    "tile": {"type": "lay", "tiles": [{"at": "З11", "letter": "А" * 5_000}]},
    "exchange": {"type": "exchange", "letters": "Ж" * 5_000},
    "swap": {"type": "swap", "at": "З8", "letter": "Д" * 5_000},
    "pick": {"type": "pick", "letters": "Ж" * 5_000},
    "remove": {"type": "remove", "squares": ["А1"] * 5_000},
    "write": {"type": "write", "words": ["Ж" * 5_000]},
    "tag": {"type": "Ж" * 5_000},
}


@pytest.mark.parametrize("what", LONG)
def test_a_long_text_is_refused_in_few_words(what: str) -> None:
    """A refusal goes back to its sender and into logs, so it must not grow with the input."""
    table = Table(theme="дом", reusable_blanks=True).turn(HOUSE, "АЛАНКИТ")
    length = len(str(table.refusal(Act(0, table.window.id, LONG[what]))))
    assert length < 500


@pytest.mark.parametrize(
    "action",
    [
        {"type": "play", "at": "\ud800", "word": "ДОМ"},
        {"type": "play", "at": "З8", "word": "ДО\udfff"},
        {"type": "swap", "at": "З8", "letter": "\udfff"},
        {"type": "play", "at": "З8", "word": "ДОМА", "claimed": 10**30},
        {"type": "play", "at": "З8", "word": "ДОМА", "claimed": -1},
        {"type": "play", "at": "З8", "word": "ДОМА", "claimed": float("nan")},
    ],
    ids=["half a square", "half a letter", "half a tile", "a huge claim", "a negative claim", "no number"],
)
def test_things_that_json_can_spell_and_nobody_can_mean(action: Any) -> None:
    table = Table(declare=True, reusable_blanks=True).turn(HOUSE, "АЛАНКИТ")
    table.refusal(Act(0, table.window.id, action))


# --- bad moves, each with its rule ----------------------------------------------------------------------------------

FIRST: list[tuple[str, str, str]] = [
    ("З8 К", "SM-16", "one-letter-word"),
    ("З8:К", "SM-16", "one-letter-word"),
    ("А1 КОТ", "SM-16", "not-on-centre"),
    ("З9 КОТ", "SM-16", "not-on-centre"),
    ("А1:К А2:О", "SM-16", "not-on-centre"),
    ("З14 КОТ", "SM-25", "off-board"),
    ("8О КОТ", "SM-25", "off-board"),
    ("З8 ДОМ", "SM-10", "tile-not-on-rack"),
    ("З8 КОТТ", "SM-10", "tile-not-on-rack"),
    ("З8 кОТ", "SM-06", "no-blank-on-rack"),
    ("З8:К И9:О", "SM-39", "not-in-line"),
    ("З8:К З10:О", "SM-17", "with-a-gap"),
]
LATER: list[tuple[str, str, str]] = [
    ("З8 КОТ", "SM-21", "occupied"),
    ("З9:К", "SM-21", "occupied"),
    ("8З КОТ", "SM-21", "occupied"),
    ("З8 ДОМ", "SM-38", "nothing-laid"),
    ("А1 КОТ", "SM-G8", "not-touching"),
    ("К7 КОТ", "SM-G8", "not-touching"),
    ("З11 КОТ", "SM-40", "not-the-whole-word"),
    ("З5 КОТ", "SM-40", "not-the-whole-word"),
    ("З8:К", "SM-21", "occupied"),
    ("З7:К И8:О", "SM-39", "not-in-line"),
    ("З7:К З12:О", "SM-17", "with-a-gap"),
    ("И8:К И10:О", "SM-17", "with-a-gap"),
    ("А1:К", "SM-G8", "not-touching"),
    ("З8 ДОМИКИКИКИ", "SM-25", "off-board"),
    ("обмен Щ", "SM-10", "tile-not-on-rack"),
    ("обмен КК", "SM-10", "tile-not-on-rack"),
    ("обмен ?", "SM-06", "no-blank-on-rack"),
    ("обмен ЩЩЩЩЩЩЩЩЩЩЩЩ", "SM-10", "tile-not-on-rack"),
]
BILINGUAL: dict[str, str] = {
    "SM-16": "SU-07",
    "SM-25": "SU-01",
    "SM-10": "SU-05",
    "SM-06": "SU-23",
    "SM-39": "SU-12",
    "SM-17": "SU-G12",
    "SM-21": "SU-21",
    "SM-38": "SU-11",
    "SM-G8": "SU-11",
    "SM-40": "SU-15",
}


@pytest.mark.rule("SM-16", "SM-17", "SM-25", "SM-39", "SU-07", "SU-12", "SU-G12")
@pytest.mark.parametrize(("line", "rule", "code"), FIRST, ids=lambda value: str(value)[:30])
def test_bad_first_moves(line: str, rule: str, code: str) -> None:
    Table().turn(EMPTY_GRID, "КОТИРЕС").refused(0, line, rule, code)
    Table(edition="bilingual-ru").turn(EMPTY_GRID, "КОТИРЕС").refused(0, line, BILINGUAL[rule], code)


@pytest.mark.rule("SM-21", "SM-40", "SM-G8", "SU-21", "SU-15", "SU-11")
@pytest.mark.parametrize(("line", "rule", "code"), LATER, ids=lambda value: str(value)[:30])
def test_bad_later_moves(line: str, rule: str, code: str) -> None:
    Table().turn(HOUSE, "КОТИРЕС").refused(0, line, rule, code)
    Table(edition="bilingual-ru").turn(HOUSE, "КОТИРЕС").refused(0, line, BILINGUAL[rule], code)


@pytest.mark.rule("SM-G2", "SU-G2")
@pytest.mark.parametrize(("edition", "rule"), [("mattel", "SM-G2"), ("bilingual-ru", "SU-G2")])
def test_more_tiles_than_the_bag_holds(edition: str, rule: str) -> None:
    table = Table(edition=edition).turn(HOUSE, "КОТИРЕС", bag="ЩФ")
    assert table.refused(0, "обмен КОТ", rule, "exchange-too-many") == {"count": 3, "left": 2}


def test_an_exchange_of_nothing() -> None:
    table = Table().turn(HOUSE, "КОТИРЕС")
    refusal = table.refusal(Act(0, table.window.id, {"type": "exchange", "letters": " "}))
    assert isinstance(refusal, Illegal)
    assert (refusal.rule, refusal.code) == ("SM-13", "exchange-nothing")


@pytest.mark.rule("SM-22", "SU-30")
def test_answers_to_a_closed_window_and_out_of_turn() -> None:
    table = Table(words="challenge", seats=3).turn(HOUSE, "АЛАНКИТ")
    turn = table.window.id
    table.refused(1, "пас", "host", "not-invited")
    table.refused(0, CHALLENGE, "SM-38", "not-now")
    table.move("З8 ДОМА")
    respond = table.window.id
    table.refused(0, CHALLENGE, "host", "not-invited")
    table.refused(1, "пас", "SM-22", "not-now")
    table.refused(0, "пас", "host", "closed", turn)
    table.stand().refused(1, CHALLENGE, "host", "closed", respond)


@pytest.mark.rule("SM-06", "SU-23")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("З8 ДОМ?", "blank-without-letter"),
        ("З8 ДОМ*", "blank-without-letter"),
        ("З11:?", "blank-without-letter"),
        ("З8 ДОМї", "blank-foreign-letter"),
        ("З11:ґ", "blank-foreign-letter"),
    ],
)
@pytest.mark.parametrize(("edition", "rule"), [("mattel", "SM-06"), ("bilingual-ru", "SU-23")])
def test_a_blank_stands_for_a_letter_of_the_set(edition: str, rule: str, line: str, code: str) -> None:
    Table(edition=edition).turn(HOUSE, "??АЛАНК").refused(0, line, rule, code)


# --- what cannot be read --------------------------------------------------------------------------------------------

UNREADABLE: list[tuple[Any, str]] = [
    ({"type": "play", "at": "З16", "word": "КОТ"}, "no-such-square"),
    ({"type": "play", "at": "Й1", "word": "КОТ"}, "no-such-square"),
    ({"type": "play", "at": "", "word": "КОТ"}, "no-such-square"),
    ({"type": "play", "at": "8", "word": "КОТ"}, "no-such-square"),
    ({"type": "lay", "tiles": [{"at": "З11", "letter": ""}]}, "one-tile"),
    ({"type": "lay", "tiles": [{"at": "З11", "letter": "КО"}]}, "one-tile"),
    ({"type": "lay", "tiles": [{"at": "З11", "letter": "А"}, {"at": "11З", "letter": "Л"}]}, "square-twice"),
    ({"type": "play", "at": "З8", "word": "ДОМЄ"}, "foreign-tile"),
    ({"type": "swap", "at": "Щ8", "letter": "Д"}, "no-such-square"),
    ({"type": "lay", "tiles": [{"at": "З11", "letter": "Ґ"}]}, "foreign-tile"),
    ({"type": "swap", "at": "З8", "letter": ""}, "one-tile"),
    ({"type": "exchange", "letters": "А1"}, "word-digit"),
    ({"type": "move"}, "not-an-action"),
    ({"at": "З8", "word": "ДОМА"}, "not-an-action"),
    ({"type": "play", "at": "З8"}, "not-an-action"),
    ({"type": "play", "at": 8, "word": "ДОМА"}, "not-an-action"),
    ("З8 ДОМА", "not-an-action"),
    (None, "not-an-action"),
]


@pytest.mark.parametrize(("action", "code"), UNREADABLE, ids=lambda value: str(value)[:60])
def test_what_is_not_an_action(action: Any, code: str) -> None:
    table = Table(reusable_blanks=True).turn(HOUSE, "??АЛАНК")
    refusal = table.refusal(Act(0, table.window.id, action))
    assert isinstance(refusal, Unreadable)
    assert refusal.code == code


@pytest.mark.parametrize("line", ["", " ", "З8", "ДОМ", "З8 ДОМ ДОМ", "З8 ДОМ =", "З8 ДОМ =х", "=5", "#", "З8:"])
def test_malformed_lines(line: str) -> None:
    with pytest.raises(Unreadable):
        read_action(line)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "cgp-fields"),
        ("15", "cgp-rows"),
        ("/".join(["15"] * 16), "cgp-rows"),
        ("/".join(["15"] * 14 + ["14"]), "cgp-row"),
        ("/".join(["15"] * 14 + ["16"]), "cgp-row"),
        ("/".join(["15"] * 14 + ["12ДОМА"]), "cgp-row"),
        ("/".join(["15"] * 14 + ["14Ї"]), "foreign-tile"),
        (write_cgp(EMPTY_GRID, ["АБЇ"]), "foreign-tile"),
        (write_cgp(EMPTY_GRID) + " 5 6", "cgp-fields"),
        ("/".join(["15"] * 15) + " А/Б x/y 0", "cgp-number"),
        ("/".join(["15"] * 15) + " А/Б 0/0 0.5", "cgp-number"),
    ],
)
def test_malformed_positions(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_cgp(text, tile_sets()["ru"])
    assert refusal.value.code == code


@pytest.mark.rule("SM-25")
@pytest.mark.parametrize(
    "rows",
    [[], ["." * 15] * 14, ["." * 15] * 16, ["." * 14] * 15, ["." * 15] * 14 + ["." * 16], "." * 225],
    ids=["none", "14 rows", "16 rows", "14 columns", "a longer row", "one line"],
)
def test_a_board_of_a_wrong_size(rows: list[str] | str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options({"board": {"id": "own", "rows": rows}})
    assert (refusal.value.rule, refusal.value.code) == ("SM-25", "board-size")

"""Any input at any moment is refused or is an action. Nothing else is ever raised."""

import re
from functools import cache
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.underwood.tables import UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.inputs import Act, Close, Input, Leave, SealedAnswer
from slovoteka.games.underwood.actions import Action, read_action
from slovoteka.games.underwood.deck import decks
from slovoteka.games.underwood.kind import KIND

TAGS = ["turn", "discard", "accept", "doubt", "vote", "ready"]
WILD = ["", " ", "?", "*", "①", "⑮", "()", "[", "кот", "LOOT", "к0т", "Ё", "ї", "\x00", "\ud800", "ко\u0301т", "Ω", "-",
        "К*ОТ", "К(О)О", "[КК]О", "[" + "К" * 158 + "]", "К" * 10_000, "*" * 10_000, "(" * 10_000]  # fmt: skip
TEXTS = st.one_of(st.text(max_size=20), st.text("КОТАН*()[]?", max_size=12), st.sampled_from(WILD))
NUMBERS = st.one_of(
    st.integers(-2, 15), st.integers(), st.sampled_from([-(10**30), 2**63, 10**30, 10**300, 10**4_200, -(10**4_200)])
)
SCALARS = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), TEXTS)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3))
SWAPS = st.fixed_dictionaries({"seat": NUMBERS, "word": NUMBERS, "place": NUMBERS}) | JSON
LAYS = st.fixed_dictionaries(
    {}, optional={"word": TEXTS, "cut": NUMBERS, "swaps": st.lists(SWAPS, max_size=3), "prize": NUMBERS}
)
NEAR_MISSES = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS)},
    optional={
        "words": st.lists(LAYS | JSON, max_size=4), "tape": TEXTS | SCALARS, "prize": NUMBERS | SCALARS,
        "exists": SCALARS, "more": JSON,
    },
)  # fmt: skip
ACTIONS = JSON | NEAR_MISSES
SEATS = st.integers(0, 9) | st.integers()
LONGEST_REFUSAL = 400
PATIENCE_S = 0.05


@cache
def visited(variant: str, seed: int) -> tuple[UnderwoodTable, ...]:
    """Tables from a random match, including every stage that waits for people."""
    chance = Random(seed)
    table = UnderwoodTable(**KIND.choices.variants[variant], rounds=2).deal()
    tables = [table]
    for _ in range(40):
        windows = table.game.windows(table.state)
        if not windows:
            break
        table = copy_of(table).wait(3_000)
        window = windows[-1]  # of those who may think again, if there are any
        seat = chance.choice(window.seats)
        if window.mode == "sealed":
            vote = {"type": "vote", "exists": chance.random() < 0.5}
            table.answer("vote", **{f"s{seat}": vote for seat in window.seats})
        else:
            table.act(seat, chance.choice(list(table.game.moves(table.state, seat, window))), window.id)
        tables.append(table)
    return tuple(tables)


def copy_of(table: UnderwoodTable) -> UnderwoodTable:
    other = object.__new__(UnderwoodTable)
    other.__dict__.update(table.__dict__)
    other.facts = []
    return other


def refusal_of(table: UnderwoodTable, match_input: Input) -> Refusal | None:
    """The refusal of the input, if any: then nothing has changed, and the refusal can be sent to a person."""
    before = table.table
    try:
        table.apply_input(match_input)
    except (Illegal, Unreadable) as refused:
        refusal: Refusal = refused
    else:
        assert table.game.windows(table.state) or table.game.outcome(table.state) is not None
        return None
    assert table.table == before
    check_params(refusal)
    return refusal


def check_params(refusal: Refusal) -> None:
    encoded = msgspec.json.encode(refusal.params).decode()
    assert len(encoded) < LONGEST_REFUSAL, (refusal.code, encoded[:200])


@pytest.mark.parametrize("variant", sorted(KIND.choices.variants))
@settings(max_examples=60, deadline=None, database=None)
@given(data=st.data(), seed=st.integers(0, 2), action=ACTIONS)
def test_garbage_is_refused_at_any_moment(variant: str, data: st.DataObject, seed: int, action: Any) -> None:
    table = copy_of(data.draw(st.sampled_from(visited(variant, seed)), label="table"))
    names = [window.id for window in table.windows.values()] + ["turn:0", "", "vote"]
    answers = st.lists(st.builds(SealedAnswer, SEATS, st.just(action) | ACTIONS), max_size=3).map(tuple)
    match_input = data.draw(
        st.one_of(
            st.builds(Act, SEATS, st.sampled_from(names), st.just(action)),
            st.builds(Close, st.sampled_from(names), answers),
            st.builds(Leave, SEATS),
        ),
        label="input",
    )
    refusal_of(table, match_input)


def standing() -> UnderwoodTable:
    return copy_of(_standing())


@cache
def _standing() -> UnderwoodTable:
    """A turn in which everything can be tried: prize cards, a tape, an Underwood on the table and one in the hand."""
    words = [[laid("*КО")], [laid("Д*О[М*М]")], []]
    return turn_of("КОТАН?①⑨⑩", "ДОМ", "ЛЕС", tape="БГ", deck="РР", words=words, known=["КОТ"])


@settings(max_examples=300, deadline=None, database=None)
@given(action=ACTIONS)
@example(action={"type": "turn", "words": [{"word": "КОТ", "cut": 10**4_200}], "tape": "А"})
@example(action={"type": "turn", "words": [{"word": "КОТ", "cut": -(10**4_200)}], "tape": "А"})
@example(action={"type": "turn", "words": [{"word": "КОТ", "prize": 10**4_200}], "tape": "А"})
@example(action={"type": "turn", "words": [{"word": "К*ОТ", "swaps": [{"seat": 10**4_200, "word": 0, "place": 0}]}]})
@example(action={"type": "discard", "prize": 10**4_200})
@example(action={"type": "discard", "prize": -1})
@example(action={"type": "discard", "prize": 0})
@example(action={"type": "turn", "tape": "\ud800"})
@example(action={"type": "turn", "words": [{"word": "К\ud800Т"}]})
@example(action={"type": "turn", "words": [{"word": f"[{'А' * 60}*{'А' * 60}*{'А' * 30}]"}], "tape": "А"})
@example(action={"type": "turn", "words": [{"word": "ЩЪФЖ" * 10}] * 3, "tape": "А"})
def test_garbage_in_ones_own_turn(action: Any) -> None:
    table = standing()
    refusal_of(table, Act(0, table.windows["turn"].id, action))


@settings(max_examples=300, deadline=None, database=None)
@given(line=TEXTS | st.text("кот>+лпо*()[]=.123 ", max_size=40))
@example(line="\ud800")
@example(line="кот > \udc00")
def test_garbage_that_is_typed(line: str) -> None:
    table = standing()
    try:
        action: Action = read_action(line)
    except Unreadable as refusal:
        check_params(refusal)
        return
    refusal_of(table, Act(0, table.windows["turn"].id, msgspec.to_builtins(action)))


# --- too much of a good thing ---------------------------------------------------------------------------------------

THERE = {"seat": 0, "word": 0, "place": 0}
LONG = "*А" * 40


@pytest.mark.parametrize(
    "action",
    [
        pytest.param({"type": "turn", "words": [{"word": "КОТ"}] * 5_000, "tape": "А"}, id="words"),
        pytest.param({"type": "turn", "words": [{"word": LONG}] * 5_000, "tape": "А"}, id="long-words"),
        pytest.param({"type": "turn", "words": [{"word": "КОТ", "prize": 9}] * 5_000, "tape": "А"}, id="prizes"),
        pytest.param({"type": "turn", "words": [{}] * 5_000, "tape": "щ"}, id="empty-words"),
        pytest.param({"type": "turn", "words": [{"word": "*КО", "swaps": [THERE] * 5_000}]}, id="same-swap"),
        pytest.param(
            {"type": "turn", "words": [{"word": "*КО", "swaps": [THERE | {"place": n} for n in range(5_000)]}]},
            id="swaps",
        ),
        pytest.param({"type": "turn", "words": [{"word": "К" * 1_000_000}], "tape": "А"}, id="letters"),
        pytest.param({"type": "turn", "words": [{"word": "[" * 1_000_000}], "tape": "А"}, id="brackets"),
        pytest.param({"type": "turn", "words": [{"word": "(О)" * 50 + "О"}], "tape": "А"}, id="served"),
        pytest.param({"type": "turn", "tape": "А" * 1_000_000}, id="tape"),
        pytest.param({"type": "turn", "tape": " " * 1_000_000}, id="spaces"),
        pytest.param({"type": "discard", "prize": 10**4_200}, id="number"),
    ],
)
def test_too_much_is_refused_in_no_time(action: Any) -> None:
    """The best of three: other processes may be busy."""
    took = []
    for _ in range(3):
        table = standing()
        window, before = table.windows["turn"].id, table.table
        began = process_time()
        with pytest.raises((Illegal, Unreadable)):
            table.apply_input(Act(0, window, action))
        took.append(process_time() - began)
        assert table.table == before
    assert min(took) < PATIENCE_S


@pytest.mark.parametrize(
    "line",
    ["кот " * 100_000, "к" * 1_000_000, "+" * 1_000_000, "о1.1.1 " * 100_000, "> " + "а" * 1_000_000, "\u0301" * 10**6],
    ids=["words", "letters", "pluses", "swaps", "tape", "accents"],
)
def test_a_long_line_is_refused_in_no_time(line: str) -> None:
    began = process_time()
    with pytest.raises(Unreadable) as refusal:
        read_action(line)
    assert process_time() - began < 3 * PATIENCE_S
    check_params(refusal.value)


# --- cards that a table does not have -------------------------------------------------------------------------------


def without_hard_sign() -> dict[str, Any]:
    """A deck without Ъ: an Underwood may still stand for it."""
    own: dict[str, Any] = msgspec.to_builtins(decks()["standard"])
    letters = [card for card in own["letters"] if card["letter"] != "Ъ"]
    letters[0]["copies"] += 1
    return own | {"id": "own", "letters": letters}


@pytest.mark.rule("UW-24")
@pytest.mark.parametrize("prize", ["", " приз=8"])
def test_a_letter_that_the_deck_does_not_have_is_not_held(prize: str) -> None:
    table = deck_table("ОБЕКТА⑧?")
    refusal = table.refuses(0, f"ОБЪЕКТ{prize} > А", "UW-24", "not-held")
    assert refusal["letters"] == "Ъ"
    table.type(0, f"ОБ*ЪЕКТ{prize} > А")


@pytest.mark.rule("UW-24")
def test_a_draft_with_a_letter_that_the_deck_does_not_have() -> None:
    assert [lack.code for lack in deck_table("ОБЕКТА⑧?").draft("ОБЪЕКТ > А").lacks] == ["not-held"]


def deck_table(hand: str) -> UnderwoodTable:
    table = UnderwoodTable(["ОБЪЕКТ"], deck=without_hard_sign()).deal()
    return table.set(hands=("".join(sorted(hand)), "ДОМ"), mover=0, tape="", shown=("", ""))


# --- what is no word anywhere ---------------------------------------------------------------------------------------


@pytest.mark.rule("UW-12")
@pytest.mark.parametrize("line", ["К > А", "*К > А", "[К*К] приз=10 > А"])
def test_one_letter_is_no_word_at_a_table_that_votes(line: str) -> None:
    """The least length is a rule of the game, not for the table to decide."""
    table = turn_of("КОТАК?⑩", "ДОМ", "ЛЕС", check="vote")
    before = table.table
    with pytest.raises(Illegal) as refusal:
        table.type(0, line)
    assert re.fullmatch(r"UW-1[12]", refusal.value.rule)
    assert table.table == before

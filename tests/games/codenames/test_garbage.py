"""Any input at any moment is refused or is an action. Nothing else is ever raised."""

from functools import cache
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rules.codenames.tables import BOARD, COGNATE, UNKNOWN, CodenamesTable, table_of
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.inputs import Act, Close, Input, Leave, SealedAnswer
from slovoteka.games.codenames.actions import Action, read_action
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import Stage

TAGS = ["clue", "ask", "answer", "accept", "object", "ruling", "touch", "stop", "cover", "skip", "timer", "ready"]
WILD = ["", " ", "?", "*", "-", ".", "'", "балет", "Балет-", "коса", "КОСА", "мед", "KOCA", "к0са", "Ё", "ї", "\x00",
        "\ud800", "ко\udfffса", "ко\u0301са", "Ω", "ß", "ŉ", "ΐ", "два слова", "д'артаньян", "∞", "х" * 10_000,
        "х-" * 5_000, " " * 10_000, "\u0301" * 1_000]  # fmt: skip
TEXTS = st.one_of(
    st.text(max_size=20), st.text("КОСАЛУМЁД-'. ", max_size=12), st.sampled_from(WILD), st.sampled_from(BOARD)
)
NUMBERS = st.one_of(
    st.integers(-2, 11), st.integers(), st.sampled_from([-(10**30), 2**63, 10**30, 10**300, 10**4_200, -(10**4_200)])
)
SCALARS = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), TEXTS)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3))
NEAR_MISSES = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS)},
    optional={"word": TEXTS | SCALARS, "number": NUMBERS | SCALARS, "sure": SCALARS, "valid": SCALARS, "more": JSON},
)
ACTIONS = JSON | NEAR_MISSES
SEATS = st.integers(0, 11) | st.integers()
TABLES = {
    **KIND.choices.variants,
    "coop": {"seats": 4, "form": "coop", "games": 2, "timer": "strict"},
    "many": {"games": 3},
}
LONGEST_REFUSAL = 500
PATIENCE_S = 0.05


@cache
def visited(variant: str, seed: int) -> tuple[CodenamesTable, ...]:
    """Tables from a random match, up to its end."""
    chance = Random(seed)
    table = CodenamesTable(**TABLES[variant]).deal()
    table.judge.thinks.update({"ПОГОДА": COGNATE, "КРАСИВЫЙ": UNKNOWN})
    tables = [table]
    for _ in range(60):
        windows = table.game.windows(table.state)
        if not windows:
            break
        table = copy_of(table).wait(1_000)
        window = chance.choice(windows)
        seat = chance.choice(window.seats)
        moves = list(table.game.moves(table.state, seat, window))
        if window.mode == "sealed":
            table.answer(window.kind, **{f"s{seat}": chance.choice(moves)})
        elif moves:
            table.act(seat, chance.choice(moves), window.id)
        tables.append(table)
    return tuple(tables)


def copy_of(table: CodenamesTable) -> CodenamesTable:
    other = object.__new__(CodenamesTable)
    other.__dict__.update(table.__dict__)
    other.facts = []
    return other


def refusal_of(table: CodenamesTable, match_input: Input) -> Refusal | None:
    """The refusal of the input, if any: then nothing has changed, and the refusal can be sent to a person."""
    before = table.table
    try:
        table.apply_input(match_input)
    except (Illegal, Unreadable) as refused:
        refusal: Refusal = refused
    else:
        assert table.game.windows(table.state) or table.game.outcome(table.state) is not None
        msgspec.json.encode((table.state, table.public, [fact.event for fact in table.facts]))
        return None
    assert table.table == before
    check_params(refusal)
    return refusal


def check_params(refusal: Refusal) -> None:
    encoded = msgspec.json.encode(refusal.params).decode()
    assert len(encoded) < LONGEST_REFUSAL, (refusal.code, encoded[:200])


def test_the_tables_that_were_visited_are_worth_their_name() -> None:
    met = {table.state.stage for variant in TABLES for seed in range(3) for table in visited(variant, seed)}
    assert met == set(Stage) - {Stage.CARDS, Stage.COLOUR, Stage.KEY}


@pytest.mark.parametrize("variant", sorted(TABLES))
@settings(max_examples=80, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), seed=st.integers(0, 2), action=ACTIONS)
def test_garbage_is_refused_at_any_moment(variant: str, data: st.DataObject, seed: int, action: Any) -> None:
    table = copy_of(data.draw(st.sampled_from(visited(variant, seed)), label="table"))
    names = [window.id for window in table.windows.values()] + ["clue:0", "", "guess", "timer:99"]
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


# --- in every stage, by those who are asked -------------------------------------------------------------------------


@cache
def standing() -> dict[Stage, CodenamesTable]:
    """A table in every stage that waits for people."""
    clue = table_of(games=2, thinks={"БАЛЕТ": COGNATE})
    whisper = copy_of(clue).type(0, "спросить балет 2")
    respond = copy_of(clue).type(0, "балет 2!")
    ruling = copy_of(respond).type(3, "возражаю")
    vote = table_of(seats=5).type(0, "балет 2").type(3, "возражаю").type(1, "отклонить CN-65")
    lost = copy_of(respond).time_out("respond").type(2, "яд")
    enemy = table_of(seats=2).clue("балет 1").touch("СОЛЬ")
    tables = [
        clue, whisper, respond, ruling, vote, enemy, lost, copy_of(clue).leave(0),
        copy_of(respond).time_out("respond"), copy_of(ruling).type(1, "отклонить CN-65"),
    ]  # fmt: skip
    return {table.state.stage: table for table in tables}


def test_every_stage_that_waits_for_people_is_there() -> None:
    assert set(standing()) == set(Stage) - {Stage.CARDS, Stage.COLOUR, Stage.KEY}


@pytest.mark.parametrize("stage", [stage for stage in Stage if stage.value not in ("cards", "colour", "key", "over")])
@settings(max_examples=80, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(action=ACTIONS)
@example(action={"type": "clue", "word": "БАЛЕТ", "number": 10**4_200})
@example(action={"type": "clue", "word": "БАЛЕТ", "number": -(10**4_200)})
@example(action={"type": "clue", "word": "БАЛЕТ", "number": 1.5})
@example(action={"type": "clue", "word": "БАЛЕТ", "sure": 1})
@example(action={"type": "clue", "word": "\ud800", "number": 1})
@example(action={"type": "clue", "word": "ΐ" * 40, "number": 1})
@example(action={"type": "ask", "word": "ко\udfffса", "number": 1})
@example(action={"type": "touch", "word": "\ud800"})
@example(action={"type": "touch", "word": "ко\udfffса"})
@example(action={"type": "cover", "word": "\ud800"})
@example(action={"type": "cover", "word": "Щ" * 64})
@example(action={"type": "touch", "word": ""})
@example(action={"type": "answer", "valid": None})
def test_garbage_from_those_who_are_asked(stage: Stage, action: Any) -> None:
    table = standing()[stage]
    for window in table.windows.values():
        for seat in window.seats:
            refusal_of(copy_of(table), Act(seat, window.id, action))


LINES = ("опера 2", "балет 2", "спросить юбка 1", "можно", "согласен", "возражаю", "засчитать", "пачка", "стоп",
         "годится", "закрыть рак", "закрыть пачка", "пропустить", "таймер", "готов")  # fmt: skip
TAKEN = {
    Stage.CLUE: {"опера 2", "спросить юбка 1", "таймер"},
    Stage.WHISPER: {"можно"},
    Stage.RESPOND: {"согласен", "возражаю"},
    Stage.RULING: {"засчитать"},
    Stage.VOTE: set(),  # a vote is sealed: it is not applied, but counted when the window closes
    Stage.GUESS: {"пачка", "возражаю", "таймер"},
    Stage.PENALTY: {"закрыть рак", "пропустить"},
    Stage.ENEMY: {"закрыть рак"},
    Stage.BREAK: {"готов"},
    Stage.OVER: set(),
}


@pytest.mark.parametrize("stage", TAKEN, ids=lambda stage: stage.value)
def test_every_action_in_every_stage_by_everybody(stage: Stage) -> None:
    """Only those who are invited, and only what the stage waits for."""
    table = standing()[stage]
    windows = {window.id: window.seats for window in table.windows.values()}
    taken = set()
    for line in LINES:
        action = msgspec.to_builtins(read_action(line))
        for name in (*windows, f"{stage.value}:{table.state.table - 1}"):
            for seat in range(-1, 5):
                if refusal_of(copy_of(table), Act(seat, name, action)) is None:
                    assert seat in windows[name]
                    taken.add(line)
    assert taken == TAKEN[stage]


# --- what is typed --------------------------------------------------------------------------------------------------


@settings(max_examples=300, deadline=None, database=None)
@given(line=TEXTS | st.text("балет коса:!*∞129 спросить", max_size=40))
@example(line="\ud800")
@example(line="\ud800 2")
@example(line="тронуть \udc00")
@example(line="коса. 2")
def test_garbage_that_is_typed(line: str) -> None:
    table = copy_of(standing()[Stage.CLUE])
    try:
        action: Action = read_action(line)
    except (Unreadable, Illegal) as refusal:
        check_params(refusal)
        return
    refusal_of(table, Act(0, table.windows["clue"].id, msgspec.to_builtins(action)))


# --- too much of a good thing ---------------------------------------------------------------------------------------

MARKS = "а" + "\u0316\u0301" * 10_000
"""Marks alternately below and above: sorting them one by one would take long."""


@pytest.mark.parametrize("tag", ["clue", "ask", "touch", "cover"])
@pytest.mark.parametrize(
    "word",
    [
        pytest.param("х" * 1_000_000, id="letters"),
        pytest.param("х " * 500_000, id="words"),
        pytest.param("х-" * 500_000, id="hyphens"),
        pytest.param(" " * 1_000_000, id="spaces"),
        pytest.param("ΐ" * 1_000_000, id="growing"),
        pytest.param(MARKS, id="marks"),
    ],
)
def test_too_much_is_refused_in_no_time(tag: str, word: str) -> None:
    """The best of three: other processes may be busy."""
    stage = {"clue": Stage.CLUE, "ask": Stage.CLUE, "touch": Stage.GUESS, "cover": Stage.PENALTY}[tag]
    table = standing()[stage]
    (window,) = [window for window in table.windows.values() if window.blocking]
    match_input = Act(window.seats[0], window.id, {"type": tag, "word": word, "number": 1})
    took = []
    for _ in range(3):
        began = process_time()
        assert refusal_of(copy_of(table), match_input) is not None
        took.append(process_time() - began)
        if took[-1] < PATIENCE_S:
            break
    assert min(took) < PATIENCE_S


@pytest.mark.parametrize(
    "line",
    ["балет " * 100_000, "к" * 1_000_000, " 2" * 500_000, "спросить " + "а" * 1_000_000, ":" * 10**6, "\u0301" * 10**6],
    ids=["words", "letters", "numbers", "ask", "colons", "accents"],
)
def test_a_long_line_is_refused_in_no_time(line: str) -> None:
    began = process_time()
    with pytest.raises(Unreadable) as refusal:
        read_action(line)
    assert process_time() - began < 3 * PATIENCE_S
    check_params(refusal.value)


@pytest.mark.parametrize("line", [" " * 298 + ":" * 299, "а " * 299, "а" + " " * 598, ": " * 299 + "!", "а : " * 149])
def test_a_line_that_is_just_short_enough_is_read_in_no_time(line: str) -> None:
    began = process_time()
    with pytest.raises((Unreadable, Illegal)):
        read_action(f"x{line}x")
    assert process_time() - began < PATIENCE_S

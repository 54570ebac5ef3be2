"""Any input at any moment is refused or is an action. Nothing else is ever raised."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.forbidden.tables import Play
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.inputs import Act, Close, Input, Leave, SealedAnswer
from slovoteka.games.forbidden.kind import KIND

TAGS = ["lay", "call", "pass", "choose", "accept", "doubt", "vote", "ready"]
TEXTS = st.one_of(
    st.text(max_size=30),
    st.text("АОЕИДМКЁЪ", max_size=5),
    st.sampled_from(["", " ", "дом", "LOOT", "д0м", "ё", "\x00", "до\u0301м", "Ω", "Х" * 10_000, "\ud800"]),
)
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), TEXTS)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3))
NEAR_MISSES = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS)},
    optional={"letter": SCALARS, "word": SCALARS, "next": SCALARS, "exists": SCALARS, "more": JSON},
)
ACTIONS = JSON | NEAR_MISSES
SEATS = st.integers(0, 7) | st.integers()


@cache
def visited(variant: str, seed: int) -> tuple[Play, ...]:
    """Tables from a random game."""
    chance = Random(seed)
    play = Play("ДОМ", "РАК", "ТОН", "НОС", "РОТ", **KIND.choices.variants[variant]).deal()
    tables = [play]
    for _ in range(60):
        window = chance.choice(play.game.windows(play.state) or [None])
        if window is None:
            break
        play = copy_of(play).wait(3_000)
        if window.mode == "sealed":
            play.vote(**{f"s{seat}": chance.random() < 0.5 for seat in window.seats})
        else:
            seat = chance.choice(window.seats)
            play.act(seat, chance.choice(list(play.game.moves(play.state, seat, window))), window.id)
        tables.append(play)
    return tuple(tables)


def copy_of(play: Play) -> Play:
    other = object.__new__(Play)
    other.__dict__.update(play.__dict__)
    return other


@pytest.mark.parametrize("variant", sorted(KIND.choices.variants))
@settings(max_examples=150, deadline=None, database=None)
@given(data=st.data(), seed=st.integers(0, 5), action=ACTIONS)
def test_garbage_is_refused(variant: str, data: st.DataObject, seed: int, action: Any) -> None:
    play = copy_of(data.draw(st.sampled_from(visited(variant, seed)), label="table"))
    windows = play.game.windows(play.state)
    names = [window.id for window in windows] + ["turn:0", "", "call"]
    match_input = data.draw(inputs(names, action), label="input")
    before = play.table
    try:
        play.apply_input(match_input)
    except (Illegal, Unreadable):
        assert play.table == before
    else:  # it happened to be legal: then the game is still valid
        assert play.game.windows(play.state) or play.game.outcome(play.state) is not None


def inputs(names: list[str], action: Any) -> st.SearchStrategy[Input]:
    answers = st.lists(st.builds(SealedAnswer, SEATS, st.just(action) | ACTIONS), max_size=3).map(tuple)
    return st.one_of(
        st.builds(Act, SEATS, st.sampled_from(names), st.just(action)),
        st.builds(Close, st.sampled_from(names), answers),
        st.builds(Leave, SEATS),
    )


@settings(max_examples=300, deadline=None, database=None)
@given(action=ACTIONS)
@example(action={"type": "call", "word": "".join(map(chr, range(0x400, 0xD000)))})
@example(action={"type": "lay", "letter": "Б" * 1_000_000})
@example(action={"type": "lay", "letter": "\ud800"})
@example(action={"type": "call", "word": "ДО\udfff"})
def test_garbage_in_ones_own_turn(action: Any) -> None:
    play = Play("ДОМ", seats=2).turn("ОДМАА", "БВГ", mover=1, last=0)
    for window in play.windows.values():
        assert len(answer_to(copy_of(play), Act(1, window.id, action))) < 500


def answer_to(play: Play, match_input: Input) -> str:
    try:
        play.apply_input(match_input)
    except (Illegal, Unreadable) as refusal:
        return str(refusal)
    return ""

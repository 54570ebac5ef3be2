"""Nothing that a player sees or is refused depends on the key, unless the player has seen it."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from rules.codenames.tables import BOARD, KEY, STRIKE, CodenamesTable, table_of
from slovoteka.core.errors import Refusal
from slovoteka.core.inputs import Act
from slovoteka.games.codenames.actions import Action, Cover, Protest, Ruling, Stop, Touch
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import State


class Dice:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, size: int) -> int:
        return self._random.randrange(size)


def _mirrored(state: State) -> State:
    """Another key under the same covers: the open places are assigned in reverse."""
    hidden = state.uncovered
    turned = dict(zip(hidden, [state.key[place] for place in reversed(hidden)], strict=True))
    key = tuple(turned.get(place, owner) for place, owner in enumerate(state.key))
    assert key != state.key
    return state.but(key=key)


def clueing() -> CodenamesTable:
    return table_of(covered=("ПАЧКА", "РАК", "СОЛЬ"))


def guessing() -> CodenamesTable:
    return clueing().clue("балет 2")


def half_guessed() -> CodenamesTable:
    return guessing().touch("ТАНЕЦ")


def ruling() -> CodenamesTable:
    return clueing().type(0, "балет 2").act(3, Protest())


def punishing() -> CodenamesTable:
    return ruling().act(1, STRIKE)


def whispering() -> CodenamesTable:
    return clueing().type(0, "спросить балет 2")


STAGES = [clueing, whispering, ruling, guessing, half_guessed, punishing]
in_stages = pytest.mark.parametrize("prepared", STAGES)


@in_stages
@pytest.mark.rule("CN-09")
def test_views_and_windows_do_not_depend_on_the_key(prepared: Callable[[], CodenamesTable]) -> None:
    table = prepared()
    other = prepared()
    other.set(key=_mirrored(table.state).key)
    assert other.public == table.public
    assert other.windows == table.windows
    assert [other.private(seat) == table.private(seat) for seat in range(4)] == [False, False, True, True]


@in_stages
@pytest.mark.rule("CN-09")
def test_refusals_do_not_depend_on_the_key(prepared: Callable[[], CodenamesTable]) -> None:
    """For those who do not see it, whatever they try in any window."""
    table = prepared()
    other = prepared()
    other.set(key=_mirrored(table.state).key)
    tried: list[Action] = [Stop(), Ruling(True), Protest(), *map(Cover, BOARD), *map(Touch, BOARD), Touch("НИГДЕ")]
    refused = 0
    for seat in (2, 3, 4, -1):
        for name in [window.id for window in table.windows.values()]:
            for action in tried:
                refusals = [_refusal(one, Act(seat, name, msgspec.to_builtins(action))) for one in (table, other)]
                assert refusals[0] == refusals[1]
                refused += refusals[0] is not None
    assert refused > 50


def _refusal(table: CodenamesTable, act: Act) -> str | None:
    """The answer. The table stays as it is."""
    before = table.table
    try:
        table.apply_input(act)
    except Refusal as refusal:
        return str(refusal)
    finally:
        table.table = before
    return None


@in_stages
@pytest.mark.rule("CN-09")
@pytest.mark.parametrize("seat", [2, 3])
def test_another_world_looks_the_same_to_a_player(prepared: Callable[[], CodenamesTable], seat: int) -> None:
    table = prepared()
    keys = set()
    for seed in range(20):
        world = table.game.resample(table.state, seat, Dice(seed))
        keys.add(world.key)
        assert table.game.public(world) == table.public
        assert table.game.private(world, seat) == table.private(seat)
        assert table.game.windows(world) == table.game.windows(table.state)
        assert table.game.inventory(world) == table.game.inventory(table.state)
        assert sorted(world.key) == sorted(KEY)
        assert [world.key[place] for place in (0, 14, 17)] == ["red", "blue", "bystander"]  # they are covered
    assert len(keys) == 20


@in_stages
@pytest.mark.parametrize("seat", [0, 1])
def test_for_a_captain_there_is_one_world(prepared: Callable[[], CodenamesTable], seat: int) -> None:
    table = prepared()
    assert table.game.resample(table.state, seat, Dice(1)) == table.state


@pytest.mark.rule("CN-09")
def test_while_the_key_is_drawn_any_part_of_it_may_have_come() -> None:
    table = CodenamesTable()
    while len(table.state.key) < 3:
        table.draw()
    worlds = [table.game.resample(table.state, 2, Dice(seed)) for seed in range(40)]
    assert {len(world.key) for world in worlds} == {3}
    assert {owner for world in worlds for owner in world.key} == set(KEY)
    assert max(world.key.count("assassin") for world in worlds) == 1


def test_other_worlds_have_other_whispers() -> None:
    table = table_of().type(0, "спросить опера 3").type(1, "нельзя").type(0, "спросить балет 2")
    worlds = [table.game.resample(table.state, 2, Dice(seed)) for seed in range(20)]
    assert {whisper.valid for world in worlds for whisper in world.whispers} == {True, False}
    assert not any({"ОПЕРА", "БАЛЕТ"} & {*_whispered(world)} for world in worlds)


def _whispered(state: State) -> list[str]:
    return [whisper.word for whisper in state.whispers] + ([state.asked.word] if state.asked else [])


@in_stages
def test_the_whole_table_can_be_written_and_read(prepared: Callable[[], CodenamesTable]) -> None:
    table = prepared()
    for value, kind in (
        (table.state, KIND.types.state),
        (table.public, KIND.types.public),
        (table.private(0), KIND.types.private),
    ):
        assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value
